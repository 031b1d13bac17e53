"""How far the game has come, and what lies before each player."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.encoder import seat_rows
from bedesten.envs.observations.layout import Column, Layout
from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Seat
from bedesten.istanbul.terms import GOODS
from bedesten.kernel.hints import i64, u8, vec

__all__ = ["SeatRow", "SeatsBlock", "TurnBlock", "numbers_of"]

MOST_LIRA: Final = 100
MOST_RUBIES: Final = 8
MOST_CARDS: Final = 12
MOST_ASSISTANTS: Final = 6
MOST_ROUNDS: Final = 100
PHASES: Final = 3

ROOM: Final = 5
"""Columns of a seat, after Lira and goods."""
RUBIES: Final = 6
CARDS: Final = 7
ASSISTANTS: Final = 8
START: Final = 9
TILES: Final = 10


class TurnBlock:
    """How far the game has come."""

    def __init__(self, layout: Layout, t: Board) -> None:
        columns = [
            Column("setup", 1, "nobody has moved yet"),
            Column("rounds", 1, "the game runs"),
            Column("last cards", 1, "the last round is over, and cards may still be played"),
            Column("round", MOST_ROUNDS, "counted from 1"),
            Column("recalled", 1, "the yellow mosque tile has been used this turn"),
        ]
        tokens = t.bazaar.tokens
        columns += [Column(f"met: {token}", 1, "in this turn") for token in tokens]
        self.first: i64 = layout.add("turn", "how far the game has come", ["turn"], columns).first
        self.tokens: i64 = len(tokens)

    def told(self, t: Board) -> i64:
        """All that is told here as one number: as long as it is the same, nothing is new."""
        met: i64 = t.met
        round_: i64 = t.round
        phase: i64 = t.phase
        found = (round_ << 16 | met) << 3 | phase << 1
        return found | 1 if t.recalled else found

    def tell(self, out: vec[u8], at: i64, t: Board) -> None:
        """Phase and round, and what was done in this turn and can't be done again."""
        at += self.first
        phase: i64 = t.phase
        for i in range(PHASES):
            out[at + i] = 1 if phase == i else 0
        out[at + PHASES] = t.round if t.round < MOST_ROUNDS else MOST_ROUNDS
        out[at + PHASES + 1] = 1 if t.recalled else 0
        at += PHASES + 2
        met = t.met
        tokens = self.tokens
        for i in range(tokens):
            out[at + i] = met >> i & 1


class SeatRow:
    """What was told of one row last: the row of the seat so many places further on."""

    def __init__(self) -> None:
        self.goods: list[int] = []
        self.hand: list[int] = []
        self.at: i64 = -1
        self.family: i64 = -1
        self.out: i64 = 0
        self.numbers: i64 = -1
        """Lira, rubies, room, tiles, and whether the seat is the starting player, as one number."""
        self.stack: i64 = 0

    def same(self, them: Seat, numbers: i64) -> bool:
        """Whether nothing is new. In most steps only the row of one seat is."""
        return (
            self.numbers == numbers
            and them.goods is self.goods
            and them.hand is self.hand
            and self.stack == them.stack
            and self.at == them.at
            and self.family == them.family
            and self.out == them.out
        )


def numbers_of(them: Seat, starts: bool) -> i64:
    """The small numbers of a seat as one."""
    lira: i64 = them.lira
    rubies: i64 = them.rubies
    room: i64 = them.room
    tiles: i64 = them.tiles
    found = ((lira << 8 | rubies) << 8 | room) << 9 | tiles << 1
    return found | 1 if starts else found


class SeatsBlock:
    """What lies before each player for all to see."""

    def __init__(self, layout: Layout, t: Board) -> None:
        room = t.bazaar.full_room
        columns = [Column("lira", MOST_LIRA, "")]
        columns += [Column(good, room, "goods in the wheelbarrow") for good in GOODS]
        columns += [
            Column("room", room, "for each good"),
            Column("rubies", MOST_RUBIES, ""),
            Column("cards", MOST_CARDS, "bonus cards in hand"),
            Column("assistants", MOST_ASSISTANTS, "under the merchant"),
            Column("start", 1, "is the starting player"),
        ]
        columns += [Column(f"{good} tile", 1, "mosque tile") for good in GOODS]
        section = layout.add("seats", "what lies before each player", seat_rows(t.bazaar.players), columns)
        self.first: i64 = section.first
        self.width: i64 = section.width

    def tell(self, row: SeatRow, out: vec[u8], at: i64, them: Seat, starts: bool) -> None:
        """The row of one player, which begins here."""
        out[at] = them.lira if them.lira < MOST_LIRA else MOST_LIRA
        goods = them.goods
        if goods is not row.goods:
            row.goods = goods
            out[at + 1] = goods[0]
            out[at + 2] = goods[1]
            out[at + 3] = goods[2]
            out[at + 4] = goods[3]
        out[at + ROOM] = them.room
        out[at + RUBIES] = them.rubies if them.rubies < MOST_RUBIES else MOST_RUBIES
        hand = them.hand
        if hand is not row.hand:
            row.hand = hand
            cards = 0
            for card in them.held():
                cards += hand[card]
            out[at + CARDS] = cards if cards < MOST_CARDS else MOST_CARDS
        under = 0
        stack: i64 = them.stack
        row.stack = stack
        while stack > 1 and under < MOST_ASSISTANTS:
            stack >>= 1
            under += 1
        out[at + ASSISTANTS] = under
        out[at + START] = 1 if starts else 0
        tiles = them.tiles
        out[at + TILES] = tiles & 1
        out[at + TILES + 1] = tiles >> 1 & 1
        out[at + TILES + 2] = tiles >> 2 & 1
        out[at + TILES + 3] = tiles >> 3 & 1
