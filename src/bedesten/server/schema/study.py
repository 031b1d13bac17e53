"""Looking at a game: positions, what a line would lead to, why not, a bot's opinion, odds."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from bedesten.facts import Options, Preview
from bedesten.server.schema.common import MOST, Message, Offer, Reason, Seat, Stopped
from bedesten.server.schema.live import Words
from bedesten.server.schema.outcomes import Step

__all__ = ["Answers", "Hint", "Hints", "Line", "Outlooks", "Position", "Steps", "Tried", "WhyNot"]


class Position(Message):
    """The position after so many entries of the record, as the viewer may know it."""

    at: int
    last: int = Field(description="how many entries there are by now")
    viewer: int | None
    view: dict[str, Any]
    moves: list[Offer] = Field(
        description="what could be answered then; only for who was asked, or once the game is over"
    )


class Steps(Message):
    """A stretch of the record."""

    steps: list[Step]
    last: int


class Line(Message):
    """A line of moves to be tried out."""

    seat: Seat
    at: int = Field(ge=0, le=MOST)
    moves: list[Words] = Field(max_length=40)
    finish: bool = Field(
        default=False, description="for a preview of one move: go on as hardly anybody would decide otherwise"
    )


class Tried(Message):
    """Where a line would lead, up to where chance or another seat comes in. Nothing is played."""

    at: int
    played: int = Field(description="how many of its moves")
    stopped: Stopped | None
    view: dict[str, Any]
    moves: list[Offer]
    steps: list[Step]


class WhyNot(Message):
    """Why a move is not possible; null if it is."""

    why: Reason | None
    possible: list[str] = Field(description="what could be answered instead")


class Hint(Message):
    """What a bot thinks of a move."""

    move: int
    text: str
    value: float = Field(description="what the bot ranks by: the higher the better, compared only with the others here")
    chance: float = Field(description="how likely I am to win, from 0 to 1")
    place: float = Field(description="the place I may expect, 1 being first")


class Hints(Message):
    """A bot's opinion of my moves that are worth a look, the best first."""

    at: int
    bot: str
    hints: list[Hint]


class Answers(Message):
    """All that a seat may answer now, in groups, and what it can't choose and why."""

    at: int
    options: Options | None


class Outlooks(Message):
    """For each of my moves what it, with its ordinary continuation, would do."""

    at: int
    outlooks: list[Preview]
