"""What Letters & Seals brings: letters, companions, kiosk tiles, the Secret Society, bonus turns. All of it is open."""

from __future__ import annotations

from typing import Final

from bedesten.envs.encoding.block import Block
from bedesten.envs.encoding.encoder import capped, seat_rows
from bedesten.envs.encoding.layout import Column, Layout
from bedesten.envs.encoding.places import place_rows
from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.part import Letters
from bedesten.istanbul.letters.terms import IN_SUPPLY, KIOSK_TILES, READY
from bedesten.istanbul.terms import PLACES

__all__ = ["LettersBlock"]

MOST_LETTERS: Final = 8
MOST_SOCIETY: Final = 12
SEAT_COLUMNS: Final = 2
"""Of each seat at a place: companion, letters."""
TILES: Final = 24
"""Of the kiosk."""
HEAPS: Final = ("pile", "open", "used", "discards")


class LettersBlock(Block):
    """What the face-down piles hold follows from what lies open, so all may know it."""

    def __init__(self, layout: Layout, t: Board, part: int) -> None:
        super().__init__(part)
        self.players = t.bazaar.players
        seats = seat_rows(self.players)
        self.places = sorted(t.bazaar.board)
        self.row_of = [-1] * PLACES
        for row, place in enumerate(self.places):
            self.row_of[place] = row
        here = [
            Column("pile", 2, "letters for this place that lie face down"),
            Column("discards", 2, "letters for this place among the discards"),
        ]
        for seat in seats:
            here.append(Column(f"{seat}: companion", 1, "is here"))
            here.append(Column(f"{seat}: letters", 2, "for this place that show 1 seal"))
        section = layout.add("letters", "letters and companions by place", place_rows(t.bazaar), here)
        self.here = section.first
        self.here_width = section.width
        columns = [
            Column("in supply", 1, "the companion waits in the general supply"),
            Column("ready", 1, "the companion waits in the own supply"),
            Column("delivered", MOST_LETTERS, "letters that show 2 seals"),
            Column("bonus turn", 1, "has been taken in this round"),
            Column("unpaid", 1, "this merchant is not paid in this turn"),
        ]
        section = layout.add("letters seats", "companions, delivered letters, bonus turns", seats, columns)
        self.seats = section.first
        self.seat_width = section.width
        heaps = [Column(heap, 1, "the tile is there") for heap in HEAPS]
        self.kiosk = layout.add("kiosk", "the kiosk's tiles", list(KIOSK_TILES), heaps).first
        table = [
            Column("society", MOST_SOCIETY, "how often the Secret Society's action was carried out"),
            Column("asked", 1, "a bonus turn has been offered after this turn"),
            Column("bonus", 1, "a bonus turn has been paid for and comes next"),
        ]
        self.table = layout.add("letters table", "the rest", ["table"], table).first

    def write(self, t: Board, seat: int, out: bytearray) -> None:
        letters = t.parts[self.part]
        assert isinstance(letters, Letters)
        at = self.here
        for place in self.places:
            if letters.pile[place]:
                out[at] = capped(letters.pile[place], 2)
            if letters.discards[place]:
                out[at + 1] = capped(letters.discards[place], 2)
            at += self.here_width
        for i in range(self.players):
            self.write_seat(t, letters, (seat + i) % self.players, i, out)
        values: list[int] = []
        pile, opened, used, discards = letters.kiosk
        for tile in range(TILES):
            values.append(pile >> tile & 1)
            values.append(opened >> tile & 1)
            values.append(used >> tile & 1)
            values.append(discards >> tile & 1)
        out[self.kiosk : self.kiosk + len(values)] = bytearray(values)
        out[self.table] = capped(letters.society, MOST_SOCIETY)
        out[self.table + 1] = 1 if letters.asked == t.turn else 0
        out[self.table + 2] = 1 if letters.bonus else 0

    def write_seat(self, t: Board, letters: Letters, other: int, row: int, out: bytearray) -> None:
        """What lies before one player, and where his companion and his letters are."""
        column = self.here + 2 + SEAT_COLUMNS * row
        companion = letters.companions[other]
        at = self.seats + row * self.seat_width
        if companion == IN_SUPPLY:
            out[at] = 1
        elif companion == READY:
            out[at + 1] = 1
        else:
            out[column + self.row_of[companion] * self.here_width] = 1
        for place in letters.open[other]:
            i = column + self.row_of[place] * self.here_width + 1
            out[i] = capped(out[i] + 1, 2)
        out[at + 2] = capped(len(letters.delivered[other]), MOST_LETTERS)
        out[at + 3] = 1 if letters.bonus_rounds[other] == t.round else 0
        out[at + 4] = 1 if letters.unpaid == other else 0
