"""The types of advice: plans and reasons as codes and numbers, no prose."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Literal

__all__ = ["GROUPS", "Advice", "AdvisedPlan", "Loss", "LossCode", "Motive", "MotiveCode", "plain_advice"]

MotiveCode = Literal[
    "wins",
    "ruby",
    "ruby-in",
    "ruby-luck",
    "short",
    "lira",
    "lira-odds",
    "goods",
    "goods-odds",
    "likely",
    "no-room",
    "gain",
    "pick-up",
    "fetch",
    "leave",
    "leave-last",
    "pay",
    "meet",
    "rival",
]
"""The last ruby that is needed; a ruby in this turn; one in so many turns, surely or if
dice and draws of this turn are kind; Lira lacking for one afterwards; Lira,
surely or by dice; goods, surely or by dice; what dice bring near their mean; goods that would find no room; something
else; assistants; payments to others; whom one may meet; a rival who may be there first."""

LossCode = Literal["ruby-later", "less-lira", "fewer-assistants", "as-good", "worse"]

GROUPS: dict[str, str] = {
    "wins": "ruby",
    "ruby": "ruby",
    "ruby-in": "ruby",
    "ruby-luck": "ruby",
    "lira": "money",
    "lira-odds": "money",
    "short": "short",
    "goods": "goods",
    "goods-odds": "goods",
    "pick-up": "assistants",
    "fetch": "assistants",
    "leave": "assistants",
    "leave-last": "assistants",
}
"""Of each of these groups a plan tells one reason at the most; what is not named here is a group of its own."""


@dataclass(frozen=True, slots=True)
class Motive:
    """A fact about a plan that the bot's evaluation used."""

    code: MotiveCode
    weight: float
    """By how much the bot's value changes with it, in logits; negative if it speaks against the plan."""
    count: int | None = None
    lira: int | None = None
    what: str | None = None
    """What is gained: `room`, `tile`, `cards` … as changes of plans name it."""
    name: str | None = None
    """Which tile, good or token; `family` for a family member."""
    goods: dict[str, int] | None = None
    place: int | None = None
    places: list[int] | None = None
    """The places of the turns up to the ruby, in their order; the Police Station's with that to which it sends."""
    seat: int | None = None
    seats: list[int] | None = None
    chance: float | None = None
    mean: float | None = None
    before: int | None = None
    after: int | None = None


@dataclass(frozen=True, slots=True)
class Loss:
    """What a plan loses against the best."""

    code: LossCode
    count: int = 0
    """Turns, Lira or assistants."""


@dataclass(frozen=True, slots=True)
class AdvisedPlan:
    """One plan: how it begins, why, and what it loses against the best."""

    moves: list[str]
    """The moves of this turn in notation, as far as they do not depend on chance."""
    place: int | None
    """Where it goes first, or the place of its first move."""
    chance: float
    """How likely the seat is to win with it, from 0 to 1."""
    turns: int | None
    """Turns to the next ruby, this one counted, as far as the bot looks ahead; None if it sees none."""
    reasons: list[Motive]
    """What speaks for it and against it, the weightiest first."""
    loss: Loss | None
    """None for the best."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best plans, ranked."""

    plans: list[AdvisedPlan]
    even: bool
    """Whether they are about as good as each other."""
    asked: AdvisedPlan | None = field(default=None)
    """A plan that was asked about, and is not among them."""


def plain_advice(advice: Advice) -> dict[str, Any]:
    """Advice as JSON-ready dicts and lists; what is not there (None) is left out."""
    said: dict[str, Any] = _without_none(asdict(advice))
    return said


def _without_none(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_none(each) for key, each in value.items() if each is not None}
    return [_without_none(each) for each in value] if isinstance(value, list) else value
