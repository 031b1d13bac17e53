"""Observations of the board game: the base game's sections, then those of its expansions and variants."""

from __future__ import annotations

from typing import Final

from bedesten.envs.encoding.block import Block
from bedesten.envs.encoding.cards import CardsBlock
from bedesten.envs.encoding.encoder import Encoder, Page
from bedesten.envs.encoding.layout import Layout
from bedesten.envs.encoding.markets import MarketsBlock, PricesBlock
from bedesten.envs.encoding.parts import block_of
from bedesten.envs.encoding.places import PlacesBlock
from bedesten.envs.encoding.questions import PIECES, QuestionBlock
from bedesten.envs.encoding.seats import SeatsBlock, TurnBlock
from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Demand, Part, Seat
from bedesten.kernel.table import Table

__all__ = ["BoardEncoder", "BoardPage"]

TIME: Final = PIECES
"""Where the pieces of a page begin, section by section."""
SEATS: Final = PIECES + 2


class BoardPage(Page):
    """What was told last: a piece is made anew when one of these has been replaced."""

    def __init__(self, seat: int, players: int, parts: int) -> None:
        super().__init__(seat, SEATS + players + 4 + parts)
        self.seats = [Seat(-1, -1, -1, -1, -1, -1, -1, -1, [], []) for _ in range(players)]
        """Copies, from the observer on."""
        self.start = -1
        self.hand: list[int] = []
        self.discards: list[int] = []
        self.pile: list[int] = []
        self.tokens: list[int] = []
        self.neutrals: list[int] = []
        self.demands: list[Demand] = []
        self.rubies: list[int] = []
        self.mosque: list[int] = []
        self.mail = -1
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
        self.blocks: list[Block] = [block_of(layout, t, part) for part in range(len(t.parts))]

    def page(self, seat: int) -> Page:
        return BoardPage(seat, self.players, len(self.blocks))

    def tell(self, page: Page, table: Table) -> None:
        assert isinstance(page, BoardPage)
        assert isinstance(table, Board)
        pieces = page.pieces
        self.question.write(table, page.seat, pieces)
        pieces[TIME] = self.turn.time(table)
        pieces[TIME + 1] = self.turn.done(table)
        moved = self.tell_seats(page, table)
        at = SEATS + self.players
        if (
            moved
            or table.rubies is not page.rubies
            or table.tokens is not page.tokens
            or (table.neutrals is not page.neutrals)
        ):
            pieces[at] = self.places.told(table, page.seat)
            page.tokens = table.tokens
            page.neutrals = table.neutrals
        if table.rubies is not page.rubies or table.mosque is not page.mosque or table.mail != page.mail:
            pieces[at + 3] = self.prices.told(table)
            page.rubies = table.rubies
            page.mosque = table.mosque
            page.mail = table.mail
        self.tell_heaps(page, table, at)
        if self.blocks:
            self.tell_parts(page, table, at + 4)

    def tell_seats(self, page: BoardPage, t: Board) -> bool:
        """What lies before the players; tells whether anyone's merchant, family member or assistant has moved."""
        moved = False
        other = page.seat
        for i in range(self.players):
            now = t.seats[other]
            then = page.seats[i]
            went = now.at != then.at or now.out != then.out or now.family != then.family
            if (
                now.lira != then.lira
                or now.goods is not then.goods
                or now.hand is not then.hand
                or now.stack != then.stack
                or now.rubies != then.rubies
                or now.room != then.room
                or now.tiles != then.tiles
                or t.start != page.start
            ):
                page.pieces[SEATS + i] = self.seats.told(now, other == t.start)
                page.seats[i] = now.copy()
            elif went:
                page.seats[i] = now.copy()
            if went:
                moved = True
            other += 1
            if other == self.players:
                other = 0
        page.start = t.start
        return moved

    def tell_heaps(self, page: BoardPage, t: Board, at: int) -> None:
        """Cards and demand."""
        hand = t.seats[page.seat].hand
        if hand is not page.hand or t.discards is not page.discards or t.pile is not page.pile:
            page.pieces[at + 1] = self.cards.told(t, page.seat)
            page.hand = hand
            page.discards = t.discards
            page.pile = t.pile
        if t.demands is not page.demands:
            page.pieces[at + 2] = self.markets.told(t)
            page.demands = t.demands

    def tell_parts(self, page: BoardPage, t: Board, at: int) -> None:
        """What expansions and variants bring."""
        if t.turn != page.turn or t.round != page.round:
            page.turn = t.turn
            page.round = t.round
            page.parts = [part.copy() for part in t.parts]
            for i in range(len(self.blocks)):
                page.pieces[at + i] = self.blocks[i].told(t, page.seat)
            return
        for i in range(len(self.blocks)):
            part = t.parts[i]
            if not self.blocks[i].same(part, page.parts[i]):
                page.pieces[at + i] = self.blocks[i].told(t, page.seat)
                page.parts[i] = part.copy()

    def rubies(self, table: Table, seat: int) -> int:
        assert isinstance(table, Board)
        return table.seats[seat].rubies

    def target(self, table: Table) -> int:
        assert isinstance(table, Board)
        return table.bazaar.target
