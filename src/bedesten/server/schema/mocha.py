"""What Mocha & Baksheesh adds to a view: for those who write clients."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bedesten.server.schema.signs import ViewPart

__all__ = ["VIEW"]


class GuildHandView(ViewPart):
    """The guild cards of a seat."""

    count: int
    cards: list[int] | None = Field(default=None, description="which ones they are: only in one's own view")


class MochaView(ViewPart):
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


VIEW = MochaView
