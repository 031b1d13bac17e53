"""Observations of the board game: the base game's sections, then those of its expansions and variants."""

from __future__ import annotations

from bedesten.envs.observations.block import Block
from bedesten.envs.observations.cards import CardsBlock, CardSheet
from bedesten.envs.observations.encoder import Encoder, Page, write
from bedesten.envs.observations.layout import Layout
from bedesten.envs.observations.markets import MarketsBlock, PricesBlock
from bedesten.envs.observations.parts import block_of
from bedesten.envs.observations.places import PlacesBlock, PlaceSheet
from bedesten.envs.observations.questions import QuestionBlock
from bedesten.envs.observations.seats import SeatRow, SeatsBlock, TurnBlock, numbers_of
from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Demand, Part
from bedesten.kernel.hints import i64, u8, vec
from bedesten.kernel.table import Table

__all__ = ["BoardEncoder", "BoardPage"]


class BoardPage(Page):
    """What was told last."""

    def __init__(self, out: vec[u8], at: i64, size: i64, players: int) -> None:
        super().__init__(out, at, size)
        self.rows = [SeatRow() for _ in range(players)]
        """From the observer on."""
        self.places = PlaceSheet()
        self.cards = CardSheet()
        self.demands: list[Demand] = []
        self.rubies: list[int] = []
        self.mosque: list[int] = []
        self.mail = -1
        self.so_far: i64 = -1
        """What was told of the turn, as one number."""
        self.turn = -1
        self.round = -1
        self.parts: list[Part] = []


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
        self.blocks: list[Block] = []
        self.firsts: list[int] = []
        """Where the numbers of each of them begin."""
        for part in t.present():
            self.firsts.append(layout.size)
            self.blocks.append(block_of(layout, t, part.slot))

    def page_in(self, out: vec[u8], at: i64) -> Page:
        page = BoardPage(out, at, self.layout.size, self.players)
        self.places.begin(out, at)
        self.cards.begin(out, at)
        return page

    def tell(self, page: Page, table: Table, seat: i64) -> None:
        assert isinstance(page, BoardPage)
        assert isinstance(table, Board)
        out = page.out
        at = page.at
        self.question.tell(page, table, seat)
        turn = self.turn.told(table)
        if turn != page.so_far:
            page.so_far = turn
            self.turn.tell(out, at, table)
        players: i64 = self.players
        start: i64 = table.start
        spot = at + self.seats.first
        other = seat
        for i in range(players):
            them = table.seats[other]
            row = page.rows[i]
            numbers = numbers_of(them, other == start)
            if not row.same(them, numbers):
                self.seats.tell(row, out, spot, them, other == start)
                self.places.tell_pieces(row, i, out, at, them)
                row.numbers = numbers
            spot += self.seats.width
            other += 1
            if other == players:
                other = 0
        self.places.tell(page.places, out, at, table)
        self.cards.tell(page.cards, out, at, table, seat)
        if table.demands is not page.demands:
            page.demands = table.demands
            write(out, at + self.markets.first, self.markets.told(table))
        if table.rubies is not page.rubies or table.mosque is not page.mosque or table.mail != page.mail:
            page.rubies = table.rubies
            page.mosque = table.mosque
            page.mail = table.mail
            write(out, at + self.prices.first, self.prices.told(table))
        if self.blocks:
            self.tell_parts(page, table, seat)
        page.seat = seat

    def tell_parts(self, page: BoardPage, t: Board, seat: i64) -> None:
        """What expansions and variants bring."""
        anew = t.turn != page.turn or t.round != page.round or seat != page.seat
        if anew:
            page.turn = t.turn
            page.round = t.round
            page.parts = [part.copy() for part in t.present()]
        for i in range(len(self.blocks)):
            block = self.blocks[i]
            if not anew:
                part = t.parts[block.part]
                if block.same(part, page.parts[i]):
                    continue
                page.parts[i] = part.copy()
            write(page.out, page.at + self.firsts[i], block.told(t, seat))

    def rubies(self, table: Table, seat: int) -> int:
        assert isinstance(table, Board)
        return table.seats[seat].rubies

    def target(self, table: Table) -> int:
        assert isinstance(table, Board)
        return table.bazaar.target
