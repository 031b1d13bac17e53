"""What is asked, of whom, and about what: the same for both games."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.encoder import Page, seat_rows
from bedesten.envs.observations.layout import Column, Layout
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.book import Book
from bedesten.kernel.hints import i64, u8, vec
from bedesten.kernel.table import Table

__all__ = ["QuestionBlock", "move_one"]

BITS: Final = 12
"""Of each of an ask's two numbers: they are places, dice, prices, sets, so they are given bit by bit.

What they mean is named in a view (`about`), but not here. A column for each thing that some question can be about would
make observations several times as long, most of it zeros; `about` is made anew for each question, which costs more than
the rest of an observation; and the layout of observations, which trained policies rest on, would change. A policy knows
the question beside the bits, and the same question always means the same by them.
"""
ALL_BITS: Final = (1 << BITS) - 1


class QuestionBlock:
    """The open ask, which all may know; nothing once the game is over."""

    def __init__(self, layout: Layout, book: Book, players: int) -> None:
        self.players: i64 = players
        kinds = [rule.name for rule in book.rules]
        names = [Column(name, 1, "this is asked") for name in kinds if name]
        columns = [column.name for column in names]
        layout.add("question", "what is asked", ["asked"], names)
        self.columns = [columns.index(name) if name else -1 for name in kinds]
        """By the kind of the ask."""
        asked = [Column("asked", 1, "this seat must answer"), Column("active", 1, "it is this seat's turn")]
        self.seats: i64 = layout.add("asked", "who must answer, and whose turn it is", seat_rows(players), asked).first
        bits = [Column(f"bit {i}", 1, "the lowest first") for i in range(BITS)]
        about = "the two numbers of the ask, `a` and `b`, in binary"
        self.numbers: i64 = layout.add("numbers", about, ["a", "b"], bits).first

    def tell(self, page: Page, table: Table, seat: i64) -> None:
        """Bring it up to date."""
        players = self.players
        question: i64 = -1
        asked: i64 = -1
        a: i64 = 0
        b: i64 = 0
        if not table.over:
            ask = table.asks[-1]
            question = self.columns[ask.kind]
            if ask.seat != CHANCE:
                asked = ask.seat - seat
                if asked < 0:
                    asked += players
            if ask.a > 0:
                a = ask.a
            if ask.b > 0:
                b = ask.b
        active = table.active
        if active >= 0:
            active -= seat
            if active < 0:
                active += players
        out = page.out
        if question != page.question:
            move_one(out, page.at, page.question, question)
            page.question = question
        if asked != page.asked:
            move_one(out, page.at + self.seats, 2 * page.asked, 2 * asked)
            page.asked = asked
        if active != page.active:
            move_one(out, page.at + self.seats + 1, 2 * page.active, 2 * active)
            page.active = active
        if a != page.a:
            _write_bits(out, page.at + self.numbers, page.a, a)
            page.a = a
        if b != page.b:
            _write_bits(out, page.at + self.numbers + BITS, page.b, b)
            page.b = b


def move_one(out: vec[u8], at: i64, then: i64, now: i64) -> None:
    """The one that is 1 of many numbers is another; below 0 is none."""
    if then >= 0:
        out[at + then] = 0
    if now >= 0:
        out[at + now] = 1


def _write_bits(out: vec[u8], at: i64, then: i64, now: i64) -> None:
    """A number in binary: the bits that differ from those of the one before, which stands there."""
    changed = (then ^ now) & ALL_BITS
    while changed:
        if changed & 1:
            out[at] = 1 if now & 1 else 0
        changed >>= 1
        now >>= 1
        at += 1
