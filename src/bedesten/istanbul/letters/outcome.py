"""How outcomes of Letters & Seals are told.

Its own parts are `companion` (he came to a place), `companion-ready`, `reveal` and `choose` (kiosk tiles), `bid`,
`no-bid`, `auction` (who won it) and `bonus-turn`.
"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.outcome import aside, meet, reshuffle, show
from bedesten.kernel.events import Event
from bedesten.kernel.telling import Said, Teller, Telling

__all__ = ["PARTS", "TELLERS"]

PARTS: Final = ("companion", "companion-ready", "reveal", "choose", "bid", "no-bid", "auction", "bonus-turn")


def _letter(telling: Telling, event: Event, said: Said) -> None:
    part = telling.current(event)
    part.gains("letters", 1)
    part.letters.append(event.a)


def _deliver(telling: Telling, event: Event, said: Said) -> None:
    telling.current(event).delivered.append(event.a)


def _give_letter(telling: Telling, event: Event, said: Said) -> None:
    part = telling.current(event)
    part.pays("letters", 1)
    part.given_letters.append(event.a)
    part.seals = (part.seals or 0) + event.b


def _companion(telling: Telling, event: Event, said: Said) -> None:
    telling.open("companion", event).place = said["place"]
    telling.at(event.a)


def _reveal(telling: Telling, event: Event, said: Said) -> None:
    telling.further("reveal", event).tiles.append(str(said["kiosk_tile"]))


def _choose(telling: Telling, event: Event, said: Said) -> None:
    telling.open("choose", event).tile = said["kiosk_tile"]


def _use(telling: Telling, event: Event, said: Said) -> None:
    part = telling.open("tile", event)
    part.tile = said["kiosk_tile"]
    part.place = telling.decided.about.place


def _die(telling: Telling, event: Event, said: Said) -> None:
    show(telling, event, [event.a])


def _bid(telling: Telling, event: Event, said: Said) -> None:
    telling.open(event.what, event).lira = said["lira"]


def _society(telling: Telling, event: Event, said: Said) -> None:
    """How often the Secret Society has been called on: its sign tells what that means."""
    telling.current(event)


def _bonus_turn(telling: Telling, event: Event, said: Said) -> None:
    telling.open("bonus-turn", event)


TELLERS: Final[dict[str, Teller]] = {
    "letter": _letter,
    "deliver": _deliver,
    "give-letter": _give_letter,
    "letter-reshuffle": reshuffle("letters"),
    "companion": _companion,
    "companion-ready": aside,
    "courier": meet,
    "kiosk-reveal": _reveal,
    "kiosk-choose": _choose,
    "kiosk-use": _use,
    "kiosk-reshuffle": reshuffle("kiosk-tiles"),
    "kiosk-roll": _die,
    "kiosk-turned": _die,
    "bid": _bid,
    "no-bid": aside,
    "auction": _bid,
    "society": _society,
    "bonus-turn": _bonus_turn,
}
