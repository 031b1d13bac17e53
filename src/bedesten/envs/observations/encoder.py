"""What a seat may know of a position, as bytes; and what it may do, as a mask."""

from __future__ import annotations

from bedesten.envs.observations.layout import Layout
from bedesten.kernel.book import Book
from bedesten.kernel.hints import i64, mypyc_attr, u8, vec
from bedesten.kernel.rule import PLAYS
from bedesten.kernel.table import Table

__all__ = ["Encoder", "Page", "capped", "chosen", "list_actions", "mark", "seat_rows", "write"]


class Page:
    """An observation that is kept, a row of a buffer: only those of its numbers are written anew that may have changed.
    Games of this engine replace lists instead of changing them, so an old list means that nothing is new."""

    def __init__(self, out: vec[u8], at: i64, size: i64) -> None:
        self.out = out
        self.at = at
        """Where in the buffer the row begins."""
        self.size = size
        self.seat: i64 = -1
        """The observer."""
        self.question: i64 = -1
        """What was asked, by its column; -1 is nothing."""
        self.asked: i64 = -1
        """Who was asked, told from the observer on; -1 is nobody."""
        self.active: i64 = -1
        """Whose turn it was, told likewise."""
        self.a: i64 = 0
        self.b: i64 = 0
        for i in range(size):
            out[at + i] = 0

    def values(self) -> bytes:
        """The observation: a byte for each number of the layout."""
        return bytes(self.out[self.at : self.at + self.size])


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
        self.marks = vec[u8](bytes(book.actions))
        """A mask on which nothing is marked, but while one is made."""

    def page_in(self, out: vec[u8], at: i64) -> Page:
        """A row of a buffer as a page on which nothing has been told yet."""
        raise NotImplementedError

    def tell(self, page: Page, table: Table, seat: i64) -> None:
        """Bring a page up to date; it may have told of any position of this setup, and any seat, before."""
        raise NotImplementedError

    def rubies(self, table: Table, seat: int) -> int:
        """The rubies of a seat."""
        raise NotImplementedError

    def target(self, table: Table) -> int:
        """Rubies that bring the end."""
        raise NotImplementedError

    def page(self) -> Page:
        """A page with a buffer of its own."""
        return self.page_in(vec[u8](bytes(self.layout.size)), 0)

    def values(self, table: Table, seat: int) -> bytes:
        """The observation of a seat: a byte for each number of the layout."""
        page = self.page()
        self.tell(page, table, seat)
        return page.values()

    def mask(self, table: Table) -> bytearray:
        """A byte for each action: 1 if it is legal now, for whoever must answer."""
        if table.over or table.asks[-1].seat < 0:
            return bytearray(self.book.actions)
        return self.mask_of(table, table.moves())

    def mask_of(self, table: Table, moves: list[int]) -> bytearray:
        """A byte for each action: 1 if it is one of these moves."""
        kind = table.asks[-1].kind
        mark(self.book, kind, moves, self.marks, 0, 1)
        found = bytearray(bytes(self.marks))
        mark(self.book, kind, moves, self.marks, 0, 0)
        return found


def mark(book: Book, kind: i64, moves: list[int], out: vec[u8], at: i64, value: i64) -> None:
    """Mark the actions that these moves are under an ask of this kind, from an index on; the rest is left as it is."""
    first: i64 = at + book.action(kind, 0)
    byte: u8 = 1 if value else 0
    for each in moves:
        move: i64 = each
        if move < PLAYS:
            out[first + move] = byte
        else:
            out[at + book.action(kind, move)] = byte


def list_actions(book: Book, kind: i64, moves: list[int], out: vec[i64], found: i64, at: i64) -> i64:
    """Write the actions that these moves are under an ask of this kind, counted from a number on, into a list that has
    so many already; tells how many it has then."""
    first: i64 = at + book.action(kind, 0)
    for each in moves:
        move: i64 = each
        if move < PLAYS:
            out[found] = first + move
        else:
            out[found] = at + book.action(kind, move)
        found += 1
    return found


def chosen(table: Table, moves: list[int], action: int) -> int:
    """Which of these moves an action is; -1 if none."""
    if moves:
        move = table.book.move(table.asks[-1].kind, action)
        for legal in moves:
            if legal == move:
                return move
    return -1


def write(out: vec[u8], at: i64, values: bytes) -> None:
    """Copy some numbers to where they belong."""
    size: i64 = len(values)
    for i in range(size):
        out[at + i] = values[i]


def capped(value: int, most: int) -> int:
    return value if value < most else most


def seat_rows(players: int) -> list[str]:
    """The names of rows that stand for seats."""
    return ["own"] + [f"next {i}" for i in range(1, players)]
