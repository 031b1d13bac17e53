"""What a seat may know of a position, as bytes; and what it may do, as a mask."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.layout import Layout
from bedesten.kernel.book import Book
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.table import Table

__all__ = ["BYTES", "Encoder", "Page", "capped", "chosen", "flags", "mark", "seat_rows"]

BYTES: Final = [bytes([value]) for value in range(256)]
"""Each number as a piece of an observation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Page:
    """An observation that is kept: a row of pieces, of which only those are made anew that tell of something that has
    changed. Games of this engine replace lists instead of changing them, so an old list means that nothing is new."""

    def __init__(self, seat: int, pieces: int) -> None:
        self.seat = seat
        """The observer."""
        self.pieces: list[bytes | bytearray] = [b""] * pieces

    def values(self) -> bytes:
        """The observation: a byte for each number of the layout."""
        return b"".join(self.pieces)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Tells observations of the tables of one setup.

    It reads what lies open and the observing seat's own hand, never the hand of another. Seats are told from the
    observer on, clockwise: his own row is the first.
    """

    def __init__(self, book: Book, players: int, layout: Layout) -> None:
        self.book = book
        self.players = players
        self.layout = layout

    def page(self, seat: int) -> Page:
        """A page of a seat on which nothing has been told yet."""
        raise NotImplementedError

    def pages(self) -> list[Page]:
        """A page for each seat of one table: they share what they tell alike."""
        raise NotImplementedError

    def tell(self, page: Page, table: Table) -> None:
        """Bring a page up to date; it may have told of any position of this setup before."""
        raise NotImplementedError

    def rubies(self, table: Table, seat: int) -> int:
        """The rubies of a seat."""
        raise NotImplementedError

    def target(self, table: Table) -> int:
        """Rubies that bring the end."""
        raise NotImplementedError

    def values(self, table: Table, seat: int) -> bytes:
        """The observation of a seat: a byte for each number of the layout."""
        page = self.page(seat)
        self.tell(page, table)
        return page.values()

    def mask(self, table: Table) -> bytearray:
        """A byte for each action: 1 if it is legal now, for whoever must answer."""
        found = bytearray(self.book.actions)
        if not table.over and table.asks[-1].seat >= 0:
            mark(table, table.moves(), found, 0)
        return found


def mark(table: Table, moves: list[int], out: bytearray, at: int) -> None:
    """Mark the actions that these moves are with 1, from an index on; the rest is left as it is."""
    kind = table.asks[-1].kind
    book = table.book
    for move in moves:
        out[at + book.action(kind, move)] = 1


def chosen(table: Table, moves: list[int], action: int) -> int:
    """Which of these moves an action is; -1 if none."""
    if moves:
        move = table.book.move(table.asks[-1].kind, action)
        for legal in moves:
            if legal == move:
                return move
    return -1


def flags(bits: int, count: int) -> bytes:
    """The lowest bits of a number, a byte each."""
    return bytes([bits >> i & 1 for i in range(count)])


def capped(value: int, most: int) -> int:
    return value if value < most else most


def seat_rows(players: int) -> list[str]:
    """The names of rows that stand for seats."""
    return ["own"] + [f"next {i}" for i in range(1, players)]
