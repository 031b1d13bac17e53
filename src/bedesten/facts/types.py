"""What clients are told about moves, as plain JSON-ready facts. No prose: codes and numbers, worded by each client."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Literal

from bedesten.kernel.outcome import Outcome, OutcomePart
from bedesten.kernel.phrase import Phrase

__all__ = [
    "Assistants",
    "Change",
    "Deed",
    "DiceLeft",
    "LinePlan",
    "Meeting",
    "Odds",
    "OddsLine",
    "Option",
    "Payment",
    "Stage",
    "Stop",
    "Unavailable",
    "Walk",
    "Warning",
    "named_line",
    "plain",
]

Stop = Literal["chance", "choice", "other", "turn", "over"]
"""Why a plan goes no further: dice or a draw, a question to the same seat, one to another seat in the same turn, the
end of the turn, the end of the game."""

Deed = Literal["leave", "pick-up", "fetch"]


@dataclass(frozen=True, slots=True)
class Change:
    """Something that a seat has, before and after."""

    what: str
    """`lira`, `rubies`, `red` …, `room`, `assistants`, `tile`, `cards`, `coffee`, `seals` …"""
    before: int
    after: int
    name: str | None = None
    """Which tile."""


@dataclass(frozen=True, slots=True)
class Option:
    """One legal move."""

    text: str
    """Notation: what is sent to play it."""
    phrase: Phrase
    usual: bool
    """Whether it is the usual answer: the one with which a plan goes on by itself."""
    changes: list[Change] | None = None
    """At the open question: what the move alone would change for the seat."""


@dataclass(frozen=True, slots=True)
class Unavailable:
    """A place, or a card in hand, that can't be chosen now, and why."""

    group: str
    """What it is: a `place` of the board, a `card` in hand; an expansion may have more."""
    key: str
    """The place's number, or the card's name or number."""
    code: str
    """The reason in a word, for clients with their own languages."""
    rules: list[str]
    """The rules that forbid it, by id."""
    words: str
    """The reason in English."""
    facts: dict[str, Any]
    """The numbers and names that matter, by name."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One question of a plan: what could be answered, what is, and what happens then."""

    question: str
    about: dict[str, Any]
    """What the question is about, as views tell it."""
    options: list[Option]
    chosen: str | None = None
    """The answer, in notation; None at the open question, with which the plan ends."""
    outcomes: list[Outcome] | None = None
    """What would come of the answer, up to where chance or somebody else must answer."""
    unavailable: list[Unavailable] | None = None
    """At the open question: what can't be chosen, and why."""

    @property
    def parts(self) -> list[OutcomePart]:
        """What would come of the answer before the turn passes on."""
        return self.outcomes[0].parts if self.outcomes else []


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
class Assistants:
    """Assistants are left, picked up or fetched."""

    deed: Deed
    places: list[int]
    neutral: bool
    before: int
    """Assistants with the merchant."""
    after: int


@dataclass(frozen=True, slots=True)
class Payment:
    """Lira to the owners of other pieces at a place, once for each; to neutral merchants if there are no seats."""

    seats: list[int]
    lira: int
    before: int
    """Lira that the seat has before it pays."""
    after: int


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
    phrase: Phrase | None = None
    """What happens or becomes possible, where the key is its notation."""

    @property
    def mean(self) -> float:
        """Lira on average."""
        return self.chance * (self.lira or 0) + (1 - self.chance) * (self.otherwise or 0)


@dataclass(frozen=True, slots=True)
class Odds:
    """A table of odds. What the lines are depends on the kind."""

    kind: str
    about: str
    """Which token or neutral merchant, where it matters; else empty."""
    lines: list[OddsLine]
    aided: list[OddsLine]
    """The same if the best use is made of cards and tiles that the seat has for it; empty if it has none."""
    aids: list[str]
    """Those cards and tiles."""

    @property
    def best(self) -> list[OddsLine]:
        """With all that helps."""
        return self.aided or self.lines


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
class DiceLeft:
    """The Dice Game: the dice that a plan uses, by face, those that are left, and how many actions."""

    used: dict[str, int]
    left: dict[str, int]
    actions: int


@dataclass(frozen=True, slots=True)
class LinePlan:
    """A line of moves with its usual continuation, and what it would do, up to where chance, another seat or a real
    choice comes."""

    seat: int
    stages: list[Stage]
    """The questions in order. If the plan stops at a choice, the last of them is the open question."""
    stop: Stop
    walks: list[Walk]
    assistants: list[Assistants]
    payments: list[Payment]
    changes: list[Change]
    """What else changes for the seat, once others are paid: what the line brings and costs."""
    meets: list[Meeting]
    odds: list[Odds]
    warnings: list[Warning]
    dice: DiceLeft | None = None

    @property
    def line(self) -> list[str]:
        """The moves, in notation."""
        return [stage.chosen for stage in self.stages if stage.chosen is not None]

    @property
    def open(self) -> Stage | None:
        """The question at which the plan stops, if that is the seat's own."""
        return self.stages[-1] if self.stages and self.stages[-1].chosen is None else None


def named_line(phrase: Phrase, chance: float) -> OddsLine:
    """A line of a table of odds that is about a move or an outcome."""
    return OddsLine(phrase.text(), chance, phrase=phrase)


def plain(value: LinePlan) -> dict[str, Any]:
    """A plan as JSON-ready dicts and lists, as its seat may know it; what is not there (None) is left out."""
    said: dict[str, Any] = _plain(value, value.seat)
    return said


def _plain(value: Any, seat: int) -> Any:
    if isinstance(value, Phrase):
        return value.as_dict()
    if isinstance(value, Outcome):
        return value.as_dict(seat)
    if is_dataclass(value) and not isinstance(value, type):
        pairs = ((each.name, getattr(value, each.name)) for each in fields(value))
        return {name: _plain(found, seat) for name, found in pairs if found is not None}
    if isinstance(value, list):
        return [_plain(each, seat) for each in value]
    return value
