"""What is asked, of whom, and about what: the same for both games."""

from __future__ import annotations

from typing import Final

from bedesten.envs.encoding.layout import Column, Layout
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.book import Book
from bedesten.kernel.table import Table

__all__ = ["QuestionBlock"]

BITS: Final = 12
"""Of each of an ask's two numbers: they are places, dice, prices, sets, so they are given bit by bit."""


class QuestionBlock:
    """The open ask, which all may know; nothing once the game is over."""

    def __init__(self, layout: Layout, book: Book, players: int) -> None:
        self.players = players
        names: list[Column] = []
        self.columns: list[int] = []
        for rule in book.rules:
            self.columns.append(len(names) if rule.name else -1)
            if rule.name:
                names.append(Column(rule.name, 1, "this is asked"))
        self.kinds = layout.add("question", "what is asked", ["asked"], names).first
        asked = [Column("asked", 1, "this seat must answer"), Column("active", 1, "it is this seat's turn")]
        rows = ["own"] + [f"next {i}" for i in range(1, players)]
        self.seats = layout.add("asked", "who must answer, and whose turn it is", rows, asked).first
        bits = [Column(f"bit {i}", 1, "the lowest first") for i in range(BITS)]
        about = "the two numbers of the ask, `a` and `b`, in binary"
        self.numbers = layout.add("numbers", about, ["a", "b"], bits).first

    def write(self, table: Table, seat: int, out: bytearray) -> None:
        if table.active >= 0:
            out[self.seats + 2 * ((table.active - seat + self.players) % self.players) + 1] = 1
        if table.over:
            return
        ask = table.asks[-1]
        out[self.kinds + self.columns[ask.kind]] = 1
        if ask.seat != CHANCE:
            out[self.seats + 2 * ((ask.seat - seat + self.players) % self.players)] = 1
        at = self.numbers
        a = ask.a
        while a > 0 and at < self.numbers + BITS:
            out[at] = a & 1
            a >>= 1
            at += 1
        at = self.numbers + BITS
        b = ask.b
        while b > 0 and at < self.numbers + 2 * BITS:
            out[at] = b & 1
            b >>= 1
            at += 1
