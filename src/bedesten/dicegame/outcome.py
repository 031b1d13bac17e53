"""How outcomes of The Dice Game are told: in which part each event stands.

The parts are: `start` and `turn`; `income`, `roll`, `reroll` (with the dice that go back); `act` (an action), `done`;
`reveal`, `use-card`, `accept`, `decline` (bazaar cards), `served` (what a card brings to others); `return` (a short
supply), `open` (mosque tiles), `reshuffle`, `over`.
"""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.bazaar import Bazaar
from bedesten.dicegame.events import describe
from bedesten.kernel.events import Event
from bedesten.kernel.outcome import OutcomePart
from bedesten.kernel.outcome_builder import OutcomeBuilder, Said, Teller

__all__ = ["PARTS", "tell"]

PARTS: Final = (
    *("start", "turn", "income", "roll", "reroll", "act", "done", "reveal", "use-card", "accept", "decline", "served"),
    *("return", "open", "reshuffle", "over"),
)


def tell(builder: OutcomeBuilder, event: Event, bazaar: Bazaar) -> None:
    """Tell an event in one part of the outcome."""
    TELLERS[event.what](builder, event, describe(event, bazaar))


def _beside(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.beside(event.what, event)


def _turn(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.beside("turn", event).round = said["round"]


def _roll(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.beside("roll", event).dice = said["dice"]


def _reroll(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.open("reroll", event).dice = said["dice"]


def _act(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.open("act", event)
    phrase = builder.decided.phrase
    assert phrase is not None
    part.verb = phrase.verb
    part.tile = phrase.tile
    part.track = phrase.track


def _part_of(builder: OutcomeBuilder, event: Event) -> OutcomePart:
    """The part that is open, or the one that an income or another's card begins."""
    if builder.opened(event.seat) is not None or event.seat == builder.decided.concerns:
        if builder.opened(event.seat) is None and builder.decided.phrase is None:
            return builder.open("income", event)
        return builder.current(event)
    part = builder.open("served", event)
    for other in builder.outcome.parts:
        if other.card is not None:
            part.card = other.card
    if part.card is None:
        part.card = builder.decided.about.card
    return part


def _use(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = _part_of(builder, event)
    part.dice[said["face"]] = part.dice.get(said["face"], 0) + said["count"]


def _take(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    _part_of(builder, event).gains(said["thing"], said["count"])


def _give(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    _part_of(builder, event).pays(said["thing"], said["count"])


def _return(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    """The supply is short: what each gives back is told once."""
    part: OutcomePart | None = None
    for other in builder.outcome.parts:
        if other.what == "return" and other.seat == event.seat:
            part = other
    if part is None:
        part = builder.beside("return", event)
    else:
        part.events.append(event)
    part.pays(said["thing"], said["count"])


def _ruby(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = _part_of(builder, event)
    part.gains("rubies", 1)
    part.tracks.append(str(said["track"]))


def _tile(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = _part_of(builder, event)
    part.gains("mosque-tiles", 1)
    part.tiles.append(str(said["tile"]))


def _give_up(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = _part_of(builder, event)
    part.pays("mosque-tiles", 1)
    part.given_tiles.append(str(said["tile"]))


def _open(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.further("open", event).tiles.append(str(said["tile"]))


def _reveal(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.further("reveal", event).cards.append(str(said["card"]))


def _card(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.open(event.what, event).card = said["card"]


def _reshuffle(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.beside("reshuffle", event).of = "cards"


TELLERS: Final[dict[str, Teller]] = {
    "start": _beside,
    "turn": _turn,
    "roll": _roll,
    "reroll": _reroll,
    "act": _act,
    "done": _beside,
    "use": _use,
    "take": _take,
    "give": _give,
    "return": _return,
    "ruby": _ruby,
    "tile": _tile,
    "give-up": _give_up,
    "open": _open,
    "reveal": _reveal,
    "use-card": _card,
    "accept": _card,
    "decline": _card,
    "reshuffle": _reshuffle,
    "over": _beside,
}
