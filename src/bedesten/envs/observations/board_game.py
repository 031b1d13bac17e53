"""Observations of the board game: the base game's sections, then those of its expansions and variants."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.block import Block
from bedesten.envs.observations.cards import CardsBlock, CardSheet
from bedesten.envs.observations.encoder import Encoder, Page
from bedesten.envs.observations.layout import Layout
from bedesten.envs.observations.markets import MarketsBlock, PricesBlock
from bedesten.envs.observations.parts import block_of
from bedesten.envs.observations.places import Map, PlacesBlock
from bedesten.envs.observations.questions import PIECES, QuestionBlock
from bedesten.envs.observations.seats import SeatsBlock, TurnBlock
from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Demand, Part, Seat
from bedesten.kernel.hints import i64
from bedesten.kernel.table import Table

__all__ = ["BoardEncoder", "BoardPage"]

TIME: Final = PIECES
"""Where the pieces of a page begin, section by section."""
SEATS: Final = PIECES + 2
FURTHER: Final = 5
"""Pieces after those of the seats, before those of the parts: places, cards, pile, markets, prices."""


class BoardCommon:
    """What the pages of all seats tell alike, as it was told last: a piece is made anew when what it tells of has been
    replaced."""

    def __init__(self, players: int) -> None:
        self.seats = [Seat(-1, -1, -1, -1, -1, -1, -1, -1, [], []) for _ in range(players)]
        """What they had."""
        self.rows = [b""] * players
        """What lies before each player."""
        self.start = -1
        self.pile: list[int] = []
        self.left = b""
        self.demands: list[Demand] = []
        self.markets = b""
        self.rubies: list[int] = []
        self.mosque: list[int] = []
        self.mail = -1
        self.prices = b""


class BoardPage(Page):
    """What was told last to one seat."""

    def __init__(self, seat: int, common: BoardCommon, here: Map, cards: CardSheet, parts: int) -> None:
        super().__init__(seat, SEATS + len(common.rows) + FURTHER + parts)
        self.common = common
        self.map = here
        self.cards = cards
        at = SEATS + len(common.rows)
        self.pieces[at] = here.told  # both change in place
        self.pieces[at + 1] = cards.tally.told
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
        self.blocks: list[Block] = [block_of(layout, t, part.slot) for part in t.present()]

    def page(self, seat: int) -> Page:
        return self.page_of(seat, BoardCommon(self.players))

    def pages(self) -> list[Page]:
        common = BoardCommon(self.players)
        return [self.page_of(seat, common) for seat in range(self.players)]

    def page_of(self, seat: int, common: BoardCommon) -> Page:
        return BoardPage(seat, common, Map(self.places), self.cards.sheet(), len(self.blocks))

    def tell(self, page: Page, table: Table) -> None:
        assert isinstance(page, BoardPage)
        assert isinstance(table, Board)
        pieces = page.pieces
        self.question.write(table, page.seat, pieces)
        pieces[TIME] = self.turn.time(table)
        pieces[TIME + 1] = self.turn.done(table)
        common = page.common
        self.update(common, table)
        players: i64 = self.players
        other: i64 = page.seat
        for i in range(players):
            pieces[SEATS + i] = common.rows[other]
            other += 1
            if other == players:
                other = 0
        at = SEATS + players
        self.places.update(page.map, table, page.seat)
        self.cards.update(page.cards, table, page.seat)
        pieces[at + 2] = common.left
        pieces[at + 3] = common.markets
        pieces[at + 4] = common.prices
        if self.blocks:
            self.tell_parts(page, table, at + FURTHER)

    def update(self, common: BoardCommon, t: Board) -> None:
        """Bring up to date what all pages tell alike."""
        players: i64 = self.players
        for seat in range(players):
            now = t.seats[seat]
            then = common.seats[seat]
            if (
                now.lira != then.lira
                or now.goods is not then.goods
                or now.hand is not then.hand
                or now.stack != then.stack
                or now.rubies != then.rubies
                or now.room != then.room
                or now.tiles != then.tiles
                or t.start != common.start
            ):
                common.rows[seat] = self.seats.told(now, seat == t.start)
                then.lira = now.lira
                then.goods = now.goods
                then.hand = now.hand
                then.stack = now.stack
                then.rubies = now.rubies
                then.room = now.room
                then.tiles = now.tiles
        common.start = t.start
        if t.pile is not common.pile:
            common.left = self.cards.pile(t)
            common.pile = t.pile
        if t.demands is not common.demands:
            common.markets = self.markets.told(t)
            common.demands = t.demands
        if t.rubies is not common.rubies or t.mosque is not common.mosque or t.mail != common.mail:
            common.prices = self.prices.told(t)
            common.rubies = t.rubies
            common.mosque = t.mosque
            common.mail = t.mail

    def tell_parts(self, page: BoardPage, t: Board, at: int) -> None:
        """What expansions and variants bring."""
        if t.turn != page.turn or t.round != page.round:
            page.turn = t.turn
            page.round = t.round
            page.parts = [part.copy() for part in t.present()]
            for i in range(len(self.blocks)):
                page.pieces[at + i] = self.blocks[i].told(t, page.seat)
            return
        for i in range(len(self.blocks)):
            part = t.parts[self.blocks[i].part]
            if not self.blocks[i].same(part, page.parts[i]):
                page.pieces[at + i] = self.blocks[i].told(t, page.seat)
                page.parts[i] = part.copy()

    def rubies(self, table: Table, seat: int) -> int:
        assert isinstance(table, Board)
        return table.seats[seat].rubies

    def target(self, table: Table) -> int:
        assert isinstance(table, Board)
        return table.bazaar.target
