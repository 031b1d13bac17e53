"""How outcomes of Letters & Seals are told.

Its own parts are `companion` (he came to a place), `companion-ready`, `reveal`, `choose` and `use` (kiosk tiles),
`bid`, `no-bid`, `auction` (who won it) and `bonus-turn`.
"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.outcome import beside, meet, reshuffle, show
from bedesten.kernel.events import Event
from bedesten.kernel.outcome_builder import OutcomeBuilder, Said, Teller

__all__ = ["PARTS", "TELLERS"]

PARTS: Final = ("companion", "companion-ready", "reveal", "choose", "use", "bid", "no-bid", "auction", "bonus-turn")


def _letter(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.current(event)
    part.gains("letters", 1)
    part.letters.append(event.a)


def _deliver(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.current(event).delivered.append(event.a)


def _give_letter(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.current(event)
    part.pays("letters", 1)
    part.given_letters.append(event.a)
    part.seals = (part.seals or 0) + event.b


def _companion(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.open("companion", event).place = said["place"]
    builder.at(event.a)


def _reveal(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.further("reveal", event).tiles.append(str(said["kiosk_tile"]))


def _choose(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.open("choose", event).tile = said["kiosk_tile"]


def _use(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.open("use", event)
    part.tile = said["kiosk_tile"]
    part.place = builder.decided.about.place


def _die(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    show(builder, event, [event.a])


def _bid(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.open(event.what, event).lira = said["lira"]


def _society(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    """How often the Secret Society has been called on: its sign tells what that means."""
    builder.current(event)


def _bonus_turn(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.open("bonus-turn", event)


TELLERS: Final[dict[str, Teller]] = {
    "letter": _letter,
    "deliver": _deliver,
    "give-letter": _give_letter,
    "letter-reshuffle": reshuffle("letters"),
    "companion": _companion,
    "companion-ready": beside,
    "courier": meet,
    "kiosk-reveal": _reveal,
    "kiosk-choose": _choose,
    "kiosk-use": _use,
    "kiosk-reshuffle": reshuffle("kiosk-tiles"),
    "kiosk-roll": _die,
    "kiosk-turned": _die,
    "bid": _bid,
    "no-bid": beside,
    "auction": _bid,
    "society": _society,
    "bonus-turn": _bonus_turn,
}
