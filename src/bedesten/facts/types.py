"""What clients are told about moves, as plain JSON-ready facts. No prose: codes and numbers, worded by each client."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Literal

from bedesten.kernel.phrase import Phrase

__all__ = [
    "Assistant",
    "Change",
    "Deed",
    "Fact",
    "Group",
    "GroupName",
    "Meeting",
    "Odds",
    "OddsLine",
    "Option",
    "Options",
    "Payment",
    "PhraseFacts",
    "Preview",
    "Question",
    "Step",
    "Stop",
    "Unavailable",
    "Walk",
    "Warning",
    "named_outcome",
    "plain",
]

Fact = dict[str, Any]
"""An event as `Game.describe` tells it."""

Stop = Literal["chance", "choice", "other", "turn", "over"]
"""Why a preview goes no further: dice or a draw, a question to the same seat, one to another seat in the same turn,
the end of the turn, the end of the game."""

GroupName = Literal["place", "card", "guild", "tile", "token", "track", "answer"]
"""By what a client shows a move: a place on the board, a card, a guild card, a tile, a token or family member, a track
of rubies, or plainly."""

Deed = Literal["leave", "pick-up", "fetch"]


@dataclass(frozen=True, slots=True)
class PhraseFacts:
    """What a move says (see `kernel.phrase`): the verb, whether it declines, and what it names, each thing by its kind.
    Only what it names is there."""

    verb: str
    """What is done: `go`, `pick up`, `sell`, `play` …"""
    declines: bool
    """Whether it declines or ends something, rather than doing it."""
    card: str | None = None
    copied: str | None = None
    token: str | None = None
    guild: int | None = None
    letter: int | None = None
    tile: str | None = None
    track: str | None = None
    seat: int | None = None
    source: str | None = None
    place: int | None = None
    places: list[int] | None = None
    number: int | None = None
    lira: int | None = None
    count: int | None = None
    die: int | None = None
    pips: list[int] | None = None
    goods: dict[str, int] | None = None
    dice: dict[str, int] | None = None
    delivered: int | None = None
    undelivered: int | None = None
    way: str | None = None

    @staticmethod
    def of(phrase: Phrase) -> PhraseFacts:
        """The same as the kernel says it."""
        said: dict[str, Any] = phrase.as_dict()
        return PhraseFacts(**said)


@dataclass(frozen=True, slots=True)
class Option:
    """One legal move."""

    move: int
    text: str
    """Notation: what is sent to play it."""
    action: int
    """Its index in the action space."""
    phrase: PhraseFacts
    usual: bool
    """Whether it is the ordinary answer, of those that do something."""
    group: GroupName
    key: str
    """Which one of its group: the place's number, the card's or tile's name …; empty for plain answers."""
    changes: list[Change] | None = None
    """What the move alone would change for the seat, where options are few enough to try them all."""


@dataclass(frozen=True, slots=True)
class Group:
    """Options that belong to one thing."""

    group: GroupName
    key: str
    options: list[int]
    """Indexes into the list of options."""


@dataclass(frozen=True, slots=True)
class Unavailable:
    """A place, or a card in hand, that can't be chosen now, and why."""

    group: GroupName
    key: str
    code: str
    """The reason in a word, for clients with their own languages."""
    rules: list[str]
    """The rules that forbid it, by id."""
    words: str
    """The reason in English."""
    facts: dict[str, Any]
    """The numbers and names that matter, by name."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked."""

    name: str
    seat: int
    place: int | None
    """The place on the board that the question belongs to, if there is one."""
    piece: str | None
    """Who acts there: merchant, family, companion, nobody."""


@dataclass(frozen=True, slots=True)
class Options:
    """All that a seat may answer to the open question."""

    number: int
    """How many moves the game has seen: what the options were made for."""
    question: Question
    options: list[Option]
    groups: list[Group]
    unavailable: list[Unavailable]


@dataclass(frozen=True, slots=True)
class Change:
    """Something that a seat has, before and after."""

    what: str
    """`lira`, `rubies`, `red` …, `room`, `stack`, `out`, `cards`, `coffee`, `seals` …"""
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Walk:
    """A piece goes somewhere."""

    piece: str
    start: int
    target: int
    route: list[int]
    """All places from the start to the target, both included, where it goes on foot; else the two."""
    on_foot: bool


@dataclass(frozen=True, slots=True)
class Assistant:
    """An assistant is left, picked up or fetched."""

    deed: Deed
    place: int
    neutral: bool
    before: list[str]
    """The stack under the merchant before, the bottommost first."""
    after: list[str]


@dataclass(frozen=True, slots=True)
class Payment:
    """Lira to another player; to nobody (the supply) if `to` is None."""

    to: int | None
    lira: int


@dataclass(frozen=True, slots=True)
class Meeting:
    """Somebody who could be met after the action."""

    who: str
    """`family` or a token's name."""
    seat: int | None
    """Whose family member."""
    must: bool
    """Whether it can't be passed over."""


@dataclass(frozen=True, slots=True)
class OddsLine:
    """One line of a table of odds."""

    key: str
    chance: float
    """From 0 to 1."""
    lira: int | None = None
    """Lira that it brings."""
    otherwise: int | None = None
    """Lira if it does not come."""
    phrase: PhraseFacts | None = None
    """What happens or becomes possible, where the key is its notation."""


@dataclass(frozen=True, slots=True)
class Odds:
    """A table of odds. What the lines are depends on the kind (see `odds`)."""

    kind: str
    about: str
    """Which token or neutral merchant, where it matters; else empty."""
    lines: list[OddsLine]
    aided: list[OddsLine]
    """The same if the best use is made of cards and tiles that the seat has for it; empty if it has none."""
    aids: list[str]
    """Those cards and tiles."""


@dataclass(frozen=True, slots=True)
class Warning:
    """Something that a player might regret."""

    code: str
    """`ends-turn`, `no-assistant`, `last-assistant`, `cannot-pay`, `no-action`, `no-room`, `nothing-gained`,
    `passes-up`, `actions-given-up`, `only-loses`, `supply-short`, `last-round`."""
    place: int | None = None
    good: str | None = None
    count: int | None = None
    lira: int | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a line."""

    text: str
    action: int
    phrase: PhraseFacts
    question: str
    """What it answers."""
    events: list[Fact]
    """What happens, in order, as the seat would be told it."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a line of moves would do, up to where chance, another seat or a choice comes."""

    number: int
    """How many moves the game has seen: what the preview was made for."""
    seat: int
    steps: list[Step]
    stop: Stop
    changes: list[Change]
    before: dict[str, Any]
    """All that the seat has, as its view shows it."""
    after: dict[str, Any]
    walk: Walk | None
    assistants: list[Assistant]
    payments: list[Payment]
    meets: list[Meeting]
    sign: dict[str, Any] | None
    """What the place shows where the action takes place, as the view's `signs` do, and which place it is."""
    odds: list[Odds]
    turn_ends: bool
    warnings: list[Warning]
    next: Options | None
    """The next question to the same seat in the same turn, if that is where the preview stops."""


def named_outcome(phrase: Phrase, chance: float) -> OddsLine:
    """A line of a table of odds that is about a move or an outcome."""
    return OddsLine(phrase.text(), chance, phrase=PhraseFacts.of(phrase))


def plain(value: Any) -> Any:
    """Facts as JSON-ready dicts and lists; what is not there (None) is left out."""
    if is_dataclass(value) and not isinstance(value, type):
        pairs = ((each.name, getattr(value, each.name)) for each in fields(value))
        return {name: plain(found) for name, found in pairs if found is not None}
    if isinstance(value, list):
        return [plain(each) for each in value]
    return value
