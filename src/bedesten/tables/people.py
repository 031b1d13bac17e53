"""Who sits at a table: persons, bots, and seats that are still open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bedesten.bots.levels import IN_CHARACTER, LEVELS
from bedesten.tables.errors import Refused

__all__ = ["Moment", "TableSeat", "check_bot", "clean_text"]


@dataclass(frozen=True, slots=True)
class TableSeat:
    """Who sits in a seat."""

    seat: int
    kind: str
    """`person`, `bot` or `open`."""
    name: str | None
    bot: str | None
    token: str | None
    """The hash of the player's token, if there is one."""
    seen: int = 0
    """The entry of the log up to which the player had looked when the table was read."""


@dataclass(slots=True)
class Moment:
    """What a table can't know by itself: the time, and who is here."""

    now: int
    """Milliseconds since 1970."""
    present: frozenset[int] = frozenset()
    """Seats whose players are connected."""
    since: Mapping[int, int] = field(default_factory=dict)
    """When each seat's player was last seen to come or go."""

    def absent_since(self, seat: int, asked: int) -> int:
        """Since when a player has been away who was asked at a moment."""
        return self.now if seat in self.present else min(self.now, max(asked, self.since.get(seat, 0)))


def check_bot(name: str) -> None:
    """Only the levels play at tables, in character or not: other specs may name files."""
    levels = [level.name for level in [*LEVELS, *IN_CHARACTER]]
    if name not in levels:
        raise Refused("bad-options", f"bot: one of {', '.join(levels)}, not {name!r}")


def clean_text(text: str) -> str:
    """A person's text without characters that can't be seen."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())
