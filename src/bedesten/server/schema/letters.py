"""What Letters & Seals adds to a view: for those who write clients."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bedesten.server.schema.signs import ViewPart

__all__ = ["VIEW"]


class LetterSeatView(ViewPart):
    """The letters and the companion of a seat."""

    letters: list[int] = Field(description="places of the letters that show 1 seal")
    delivered: list[int] = Field(description="places of those that show 2 seals")
    companion: int | Literal["general supply", "own supply"] = Field(description="his place, or where he waits")
    bonus_round: int


class LetterHeapsView(ViewPart):
    """Letters that nobody has: how many for each place."""

    pile: dict[str, int]
    discards: dict[str, int]


class KioskView(ViewPart):
    """The tiles of the Kiosk."""

    pile: list[str]
    open: list[str]
    used: list[str] = Field(description="in this action")
    discards: list[str]


class LettersView(ViewPart):
    """Letters & Seals."""

    letters: LetterHeapsView
    seats: list[LetterSeatView]
    kiosk: KioskView
    society: list[int] = Field(description="what the Secret Society brings the next times")
    society_times: int
    asked: int = Field(description="the last turn after which a bonus turn was offered")
    bonus: bool = Field(description="whether one has been paid for and comes next")
    unpaid: int | None = Field(description="the seat whose merchant is not paid in this turn")


VIEW = LettersView
