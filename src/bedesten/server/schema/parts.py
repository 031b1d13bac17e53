"""What expansions and variants add to a view of the board game, each under its own name (`view` of a `Part`)."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

__all__ = ["PartsView"]


class _Part(BaseModel):
    """A part of a view. It has no other fields than these."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class GuildHandView(_Part):
    """The guild cards of a seat."""

    count: int
    cards: list[int] | None = Field(default=None, description="which ones they are: only in one's own view")


class MochaView(_Part):
    """Mocha & Baksheesh."""

    coffee: list[int] = Field(description="of each seat")
    guild_hands: list[GuildHandView] = Field(description="of each seat")
    guild_pile: int
    guild_discards: list[int]
    tavern: dict[str, list[int]] = Field(description="what the tiles that are left ask for, from the top of each stack")
    tavern_tiles: list[list[Literal["movement", "encounter"]]] = Field(description="of each seat")
    barrier: tuple[int, int] | None = Field(description="the two places between which it lies")
    control: int | None = Field(description="the seat that has the Barrier")
    baksheesh: int = Field(description="the open side of the tile, 0 or 1")
    another_turn: bool


class LetterSeatView(_Part):
    """The letters and the companion of a seat."""

    letters: list[int] = Field(description="places of the letters that show 1 seal")
    delivered: list[int] = Field(description="places of those that show 2 seals")
    companion: int | Literal["general supply", "own supply"] = Field(description="his place, or where he waits")
    bonus_round: int


class LetterHeapsView(_Part):
    """Letters that nobody has: how many for each place."""

    pile: dict[str, int]
    discards: dict[str, int]


class KioskView(_Part):
    """The tiles of the Kiosk."""

    pile: list[str]
    open: list[str]
    used: list[str] = Field(description="in this action")
    discards: list[str]


class LettersView(_Part):
    """Letters & Seals."""

    letters: LetterHeapsView
    seats: list[LetterSeatView]
    kiosk: KioskView
    society: list[int] = Field(description="what the Secret Society brings the next times")
    society_times: int
    asked: int = Field(description="the last turn after which a bonus turn was offered")
    bonus: bool = Field(description="whether one has been paid for and comes next")
    unpaid: int | None = Field(description="the seat whose merchant is not paid in this turn")


class CaravanView(_Part):
    """The variant with a caravan leader; -1 as long as nobody is."""

    leader: int
    next_leader: int


class PartsView(_Part):
    """What expansions and variants add, by their names. What is not played is left out."""

    model_config = ConfigDict(extra="forbid", frozen=True, validate_by_name=True)

    mocha: MochaView | None = None
    letters: LettersView | None = None
    caravan_leader: CaravanView | None = Field(default=None, alias="caravan-leader")
    neutral_assistants: dict[str, int] | None = Field(
        default=None, alias="neutral-assistants", description="how many stand at each place"
    )
