"""What is asked, of whom, and about what: the same for both games."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.encoder import flags, seat_rows
from bedesten.envs.observations.layout import Column, Layout
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.book import Book
from bedesten.kernel.hints import i64
from bedesten.kernel.table import Table

__all__ = ["PIECES", "QuestionBlock"]

BITS: Final = 12
"""Of each of an ask's two numbers: they are places, dice, prices, sets, so they are given bit by bit."""
PIECES: Final = 6
"""Of an observation: the question, the seats, and two halves of each number."""
HALF: Final = 6
MASK: Final = 63
HALVES: Final = [flags(bits, HALF) for bits in range(MASK + 1)]


class QuestionBlock:
    """The open ask, which all may know; nothing once the game is over."""

    def __init__(self, layout: Layout, book: Book, players: int) -> None:
        self.players = players
        kinds = [rule.name for rule in book.rules]
        names = [Column(name, 1, "this is asked") for name in kinds if name]
        columns = [column.name for column in names]
        layout.add("question", "what is asked", ["asked"], names)
        self.kinds = [flags(1 << columns.index(name) if name else 0, len(names)) for name in kinds]
        """By the kind of the ask."""
        self.nothing = bytes(len(names))
        asked = [Column("asked", 1, "this seat must answer"), Column("active", 1, "it is this seat's turn")]
        layout.add("asked", "who must answer, and whose turn it is", seat_rows(players), asked)
        self.seats = [_seats(i - 1, j - 1, players) for i in range(players + 1) for j in range(players + 1)]
        """By the seat that is asked and the one whose turn it is, both told from the observer on; 0 is nobody."""
        bits = [Column(f"bit {i}", 1, "the lowest first") for i in range(BITS)]
        layout.add("numbers", "the two numbers of the ask, `a` and `b`, in binary", ["a", "b"], bits)

    def write(self, table: Table, seat: int, pieces: list[bytes | bytearray]) -> None:
        players: i64 = self.players
        first: i64 = seat
        active: i64 = 0
        if table.active >= 0:
            active = table.active - first + 1
            if active <= 0:
                active += players
        if table.over:
            pieces[0] = self.nothing
            pieces[1] = self.seats[active]
            pieces[2] = pieces[3] = pieces[4] = pieces[5] = HALVES[0]
            return
        ask = table.asks[-1]
        asked: i64 = 0
        if ask.seat != CHANCE:
            asked = ask.seat - first + 1
            if asked <= 0:
                asked += players
        pieces[0] = self.kinds[ask.kind]
        pieces[1] = self.seats[asked * (players + 1) + active]
        a: i64 = ask.a if ask.a > 0 else 0
        b: i64 = ask.b if ask.b > 0 else 0
        pieces[2] = HALVES[a & MASK]
        pieces[3] = HALVES[a >> HALF & MASK]
        pieces[4] = HALVES[b & MASK]
        pieces[5] = HALVES[b >> HALF & MASK]


def _seats(asked: int, active: int, players: int) -> bytes:
    values = [0] * (2 * players)
    if asked >= 0:
        values[2 * asked] = 1
    if active >= 0:
        values[2 * active + 1] = 1
    return bytes(values)
