"""What a seat may know of a position, as bytes; and what it may do, as a mask."""

from __future__ import annotations

from bedesten.envs.encoding.layout import Layout
from bedesten.kernel.book import Book
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.table import Table

__all__ = ["Encoder", "capped", "mask_into", "seat_rows"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes observations of the tables of one setup.

    It reads what lies open and the observing seat's own hand, never the hand of another. Seats are told from the
    observer on, clockwise: his own row is the first.

    Where most numbers of a section may be anything, they are put into a list that becomes bytes at one stroke; where
    most of them are 0, the others are written one by one.
    """

    def __init__(self, book: Book, players: int, layout: Layout) -> None:
        self.book = book
        self.players = players
        self.layout = layout
        self.blank = b""
        """An observation before anything is written: all 0."""

    def write(self, table: Table, seat: int, out: bytearray) -> None:
        """Write an observation over a copy of `blank`."""
        raise NotImplementedError

    def rubies(self, table: Table, seat: int) -> int:
        """The rubies of a seat."""
        raise NotImplementedError

    def target(self, table: Table) -> int:
        """Rubies that bring the end."""
        raise NotImplementedError

    def values(self, table: Table, seat: int) -> bytearray:
        """The observation of a seat: a byte for each number of the layout."""
        out = bytearray(self.blank)
        self.write(table, seat, out)
        return out

    def mask(self, table: Table) -> bytearray:
        """A byte for each action: 1 if it is legal now, for whoever must answer."""
        found = bytearray(self.book.actions)
        if not table.over and table.asks[-1].seat >= 0:
            mask_into(table, found, 0)
        return found


def mask_into(table: Table, out: bytearray, at: int) -> None:
    """Mark the legal actions with 1, from an index on; the rest is left as it is."""
    kind = table.asks[-1].kind
    book = table.book
    for move in table.moves():
        out[at + book.action(kind, move)] = 1


def capped(value: int, most: int) -> int:
    return value if value < most else most


def seat_rows(players: int) -> list[str]:
    """The names of rows that stand for seats."""
    return ["own"] + [f"next {i}" for i in range(1, players)]
