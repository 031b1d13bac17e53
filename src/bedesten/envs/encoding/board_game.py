"""Observations of the board game: the base game's sections, then those of its expansions and variants."""

from __future__ import annotations

from typing import Final

from bedesten.envs.encoding.block import Block
from bedesten.envs.encoding.cards import CardsBlock
from bedesten.envs.encoding.encoder import Encoder, capped, seat_rows
from bedesten.envs.encoding.layout import Column, Layout
from bedesten.envs.encoding.markets import MarketsBlock, PricesBlock
from bedesten.envs.encoding.parts import block_of
from bedesten.envs.encoding.places import PlacesBlock
from bedesten.envs.encoding.questions import QuestionBlock
from bedesten.istanbul.board import Board
from bedesten.istanbul.terms import GOODS
from bedesten.kernel.table import Table

__all__ = ["BoardEncoder", "SeatsBlock", "TurnBlock"]

MOST_LIRA: Final = 100
MOST_RUBIES: Final = 8
MOST_CARDS: Final = 12
MOST_ASSISTANTS: Final = 6
MOST_ROUNDS: Final = 100


class BoardEncoder(Encoder):
    """Observations of the board game."""

    def __init__(self, t: Board) -> None:
        bazaar = t.bazaar
        layout = Layout("istanbul")
        super().__init__(t.book, bazaar.players, layout)
        self.question = QuestionBlock(layout, t.book, bazaar.players)
        self.turn = TurnBlock(layout, t)
        self.seats = SeatsBlock(layout, t)
        self.places = PlacesBlock(layout, bazaar)
        self.cards = CardsBlock(layout, t)
        self.markets = MarketsBlock(layout, bazaar)
        self.prices = PricesBlock(layout, bazaar)
        self.blocks: list[Block] = [block_of(layout, t, part) for part in range(len(t.parts))]
        self.blank = bytes(layout.size)

    def write(self, table: Table, seat: int, out: bytearray) -> None:
        assert isinstance(table, Board)
        self.question.write(table, seat, out)
        self.turn.write(table, out)
        self.seats.write(table, seat, out)
        self.places.write(table, seat, out)
        self.cards.write(table, seat, out)
        self.markets.write(table, out)
        self.prices.write(table, out)
        for block in self.blocks:
            block.write(table, seat, out)

    def rubies(self, table: Table, seat: int) -> int:
        assert isinstance(table, Board)
        return table.seats[seat].rubies

    def target(self, table: Table) -> int:
        assert isinstance(table, Board)
        return table.bazaar.target


class TurnBlock:
    """How far the game has come."""

    def __init__(self, layout: Layout, t: Board) -> None:
        self.tokens = len(t.bazaar.tokens)
        columns = [
            Column("setup", 1, "nobody has moved yet"),
            Column("rounds", 1, "the game runs"),
            Column("last cards", 1, "the last round is over, and cards may still be played"),
            Column("round", MOST_ROUNDS, "counted from 1"),
            Column("recalled", 1, "the yellow mosque tile has been used this turn"),
        ]
        columns += [Column(f"met: {token}", 1, "in this turn") for token in t.bazaar.tokens]
        self.first = layout.add("turn", "how far the game has come", ["turn"], columns).first

    def write(self, t: Board, out: bytearray) -> None:
        at = self.first
        out[at + t.phase] = 1
        out[at + 3] = capped(t.round, MOST_ROUNDS)
        out[at + 4] = 1 if t.recalled else 0
        for token in range(self.tokens):
            out[at + 5 + token] = t.met >> token & 1


class SeatsBlock:
    """What lies before each player for all to see."""

    def __init__(self, layout: Layout, t: Board) -> None:
        self.players = t.bazaar.players
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
        section = layout.add("seats", "what lies before each player", seat_rows(self.players), columns)
        self.first = section.first
        self.last = section.first + section.size

    def write(self, t: Board, seat: int, out: bytearray) -> None:
        values: list[int] = []
        other = seat
        for _ in range(self.players):
            them = t.seats[other]
            values.append(capped(them.lira, MOST_LIRA))
            for count in them.goods:
                values.append(count)
            values.append(them.room)
            values.append(capped(them.rubies, MOST_RUBIES))
            values.append(capped(them.cards(), MOST_CARDS))
            under = 0
            stack = them.stack
            while stack > 1:
                stack >>= 1
                under += 1
            values.append(capped(under, MOST_ASSISTANTS))
            values.append(1 if other == t.start else 0)
            tiles = them.tiles
            for good in range(4):
                values.append(tiles >> good & 1)
            other += 1
            if other == self.players:
                other = 0
        out[self.first : self.last] = bytearray(values)
