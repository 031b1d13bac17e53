"""What Letters & Seals brings: letters, companions, kiosk tiles, the Secret Society, bonus turns. All of it is open."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.block import Block
from bedesten.envs.observations.encoder import capped, seat_rows
from bedesten.envs.observations.layout import Column, Layout
from bedesten.envs.observations.places import place_rows
from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.part import Letters
from bedesten.istanbul.letters.terms import IN_SUPPLY, KIOSK_TILES, READY
from bedesten.istanbul.seat import Part
from bedesten.istanbul.terms import PLACES

__all__ = ["BLOCK"]

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
        super().__init__(layout, t, part)
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
        first = section.first
        self.here_width = section.width
        columns = [
            Column("in supply", 1, "the companion waits in the general supply"),
            Column("ready", 1, "the companion waits in the own supply"),
            Column("delivered", MOST_LETTERS, "letters that show 2 seals"),
            Column("bonus turn", 1, "has been taken in this round"),
            Column("unpaid", 1, "this merchant is not paid in this turn"),
        ]
        section = layout.add("letters seats", "companions, delivered letters, bonus turns", seats, columns)
        self.seats = section.first - first
        self.seat_width = section.width
        heaps = [Column(heap, 1, "the tile is there") for heap in HEAPS]
        self.kiosk = layout.add("kiosk", "the kiosk's tiles", list(KIOSK_TILES), heaps).first - first
        table = [
            Column("society", MOST_SOCIETY, "how often the Secret Society's action was carried out"),
            Column("asked", 1, "a bonus turn has been offered after this turn"),
            Column("bonus", 1, "a bonus turn has been paid for and comes next"),
        ]
        layout.add("letters table", "the rest", ["table"], table)

    def same(self, now: Part, then: Part) -> bool:
        assert isinstance(now, Letters)
        assert isinstance(then, Letters)
        return (
            now.pile is then.pile
            and now.discards is then.discards
            and now.open is then.open
            and now.delivered is then.delivered
            and now.companions is then.companions
            and now.bonus_rounds is then.bonus_rounds
            and now.kiosk is then.kiosk
            and now.society == then.society
            and now.asked == then.asked
            and now.bonus == then.bonus
            and now.unpaid == then.unpaid
        )

    def told(self, t: Board, seat: int) -> bytes:
        letters = t.parts[self.part]
        assert isinstance(letters, Letters)
        values = [0] * self.kiosk
        at = 0
        for place in self.places:
            values[at] = capped(letters.pile[place], 2)
            values[at + 1] = capped(letters.discards[place], 2)
            at += self.here_width
        for i in range(self.players):
            self.put_seat(t, letters, (seat + i) % self.players, i, values)
        pile, opened, used, discards = letters.kiosk
        for tile in range(TILES):
            values.append(pile >> tile & 1)
            values.append(opened >> tile & 1)
            values.append(used >> tile & 1)
            values.append(discards >> tile & 1)
        values.append(capped(letters.society, MOST_SOCIETY))
        values.append(1 if letters.asked == t.turn else 0)
        values.append(1 if letters.bonus else 0)
        return bytes(values)

    def put_seat(self, t: Board, letters: Letters, other: int, row: int, values: list[int]) -> None:
        """What lies before one player, and where his companion and his letters are."""
        column = 2 + SEAT_COLUMNS * row
        companion = letters.companions[other]
        at = self.seats + row * self.seat_width
        if companion == IN_SUPPLY:
            values[at] = 1
        elif companion == READY:
            values[at + 1] = 1
        else:
            values[column + self.row_of[companion] * self.here_width] = 1
        for place in letters.open[other]:
            i = column + self.row_of[place] * self.here_width + 1
            values[i] = capped(values[i] + 1, 2)
        values[at + 2] = capped(len(letters.delivered[other]), MOST_LETTERS)
        values[at + 3] = 1 if letters.bonus_rounds[other] == t.round else 0
        values[at + 4] = 1 if letters.unpaid == other else 0


BLOCK: Final = LettersBlock
