"""Looking at a game: positions, what is to be planned, why not, a bot's opinion."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from bedesten.server.schema.common import MOST, Message, Offer, Reason, Seat
from bedesten.server.schema.live import Words
from bedesten.server.schema.outcomes import Step

__all__ = ["Hint", "Line", "Position", "Steps", "WhyNot"]


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
    """A line of moves to be planned; none asks about the open question."""

    seat: Seat
    at: int = Field(ge=0, le=MOST)
    moves: list[Words] = Field(max_length=40)


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
