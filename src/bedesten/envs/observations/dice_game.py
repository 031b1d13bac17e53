"""Observations of The Dice Game, in which everything lies open."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.seat import Seat
from bedesten.dicegame.terms import FACES, LEFT_CARPET, MOST_DICE, PHASES, RIGHT_CARPET, STOCK, TRACKS
from bedesten.envs.observations.encoder import Encoder, Page, capped, seat_rows, write
from bedesten.envs.observations.layout import Column, Layout
from bedesten.envs.observations.questions import QuestionBlock
from bedesten.envs.observations.tally import HeapCounts
from bedesten.kernel.hints import i64, u8, vec
from bedesten.kernel.table import Table

__all__ = ["DiceEncoder", "DicePage"]

MOST_RUBIES: Final = 8
MOST_ROUNDS: Final = 60
MOST_ACTIONS: Final = 6
MOST_PRICE: Final = 30
THINGS: Final = 7
"""Kinds of things in stock."""

RUBIES: Final = THINGS
"""Columns of a seat, after its stock."""
HAS_MOSQUE: Final = THINGS + 1
START: Final = THINGS + 2
TILES: Final = THINGS + 3

PILE: Final = 0
"""Columns of the cards."""
DISCARDS: Final = 1
REVEALED: Final = 2

UNSEEN: Final = 0
"""Columns of the tiles."""
DISPLAY: Final = 1
UNDER: Final = 2
FRESH: Final = 3
NEXT: Final = 4


class DiceRow:
    """What was told of one row last: the row of the seat so many places further on."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.changes: i64 = -1
        self.tiles: list[int] = []


class DicePage(Page):
    """What was told last, of what is not simply written again."""

    def __init__(self, out: vec[u8], at: i64, size: i64, players: int, cards: int, tiles: int) -> None:
        super().__init__(out, at, size)
        self.so_far: i64 = -1
        """Phase, round and actions as one number."""
        self.dice: list[int] = []
        self.rows = [DiceRow() for _ in range(players)]
        """From the observer on."""
        self.supply: list[int] = []
        self.changes: i64 = -1
        """Of what the players have, and so of the supply."""
        self.rubies: list[int] = []
        self.pile = [0] * cards
        self.discards: list[int] = []
        self.revealed: list[int] = []
        self.unseen = [0] * tiles
        self.display: list[int] = []
        self.under: list[int] = []
        self.fresh: list[int] = []


class DiceEncoder(Encoder):
    """Observations of The Dice Game."""

    def __init__(self, t: DiceBoard) -> None:
        bazaar = t.bazaar
        layout = Layout("dicegame")
        super().__init__(t.book, bazaar.players, layout)
        self.question = QuestionBlock(layout, t.book, self.players)
        self.lay_turn(layout)
        whole = bazaar.whole
        columns = [Column(STOCK[thing], whole[thing], "") for thing in range(THINGS)]
        columns += [
            Column("rubies", MOST_RUBIES, ""),
            Column("mosque", 1, "the mosque's ruby has been earned"),
            Column("start", 1, "is the starting player"),
        ]
        columns += [Column(f"{tile.name} tile", tile.count, "") for tile in bazaar.tiles]
        section = layout.add("seats", "what lies before each player", seat_rows(self.players), columns)
        self.seats: i64 = section.first
        self.seat_width: i64 = section.width
        supply = [Column(STOCK[thing], whole[thing], "in the supply") for thing in range(THINGS)]
        self.supply: i64 = layout.add("supply", "what may be taken", ["supply"], supply).first
        self.lay_heaps(layout, t)

    def lay_turn(self, layout: Layout) -> None:
        columns = [Column(f"phase: {phase}", 1, "") for phase in PHASES]
        columns += [
            Column("round", MOST_ROUNDS, "counted from 1"),
            Column("actions", MOST_ACTIONS, "left in this turn"),
        ]
        columns += [Column(f"{face} dice", MOST_DICE, "rolled and not used yet") for face in FACES]
        self.turn: i64 = layout.add("turn", "how far the game has come", ["turn"], columns).first

    def lay_heaps(self, layout: Layout, t: DiceBoard) -> None:
        """Rubies, cards and tiles."""
        tracks = [
            Column("rubies", MOST_RUBIES, "left"),
            Column("price", MOST_PRICE, "goods or Lira for the next; 0 if none is left"),
        ]
        self.tracks: i64 = layout.add("rubies", "the tracks", list(TRACKS), tracks).first
        most = max(card.count for card in t.bazaar.cards)
        heaps = ("pile", "discards", "revealed")
        cards = [Column(heap, most, "how many are there") for heap in heaps]
        self.cards = HeapCounts(layout.add("cards", "the bazaar cards by kind", t.bazaar.card_names[:], cards))
        most = max(tile.count for tile in t.bazaar.tiles)
        tiles = [Column(heap, most, "how many are there") for heap in ("unseen", "display", "under")]
        tiles.append(Column("fresh", most, "taken in this turn, so that they do not work yet"))
        tiles.append(Column("next", 1, "comes next from under the stack, once no tile is unseen"))
        self.stack = HeapCounts(layout.add("tiles", "the mosque tiles by kind", t.bazaar.tile_names[:], tiles))
        self.kinds_of_cards = len(t.bazaar.cards)
        self.kinds_of_tiles = len(t.bazaar.tiles)

    def page_in(self, out: vec[u8], at: i64) -> Page:
        return DicePage(out, at, self.layout.size, self.players, self.kinds_of_cards, self.kinds_of_tiles)

    def tell(self, page: Page, table: Table, seat: i64) -> None:
        assert isinstance(page, DicePage)
        assert isinstance(table, DiceBoard)
        out = page.out
        at = page.at
        self.question.tell(page, table, seat)
        self.tell_turn(page, table)
        if table.changes != page.changes or table.supply is not page.supply or seat != page.seat:
            page.changes = table.changes
            page.supply = table.supply
            _write_stock(out, at + self.supply, table.supply)
            self.tell_seats(page, table, seat)
        if table.rubies is not page.rubies:
            page.rubies = table.rubies
            write(out, at + self.tracks, self.rubies_told(table))
        if table.pile is not page.pile or table.discards is not page.discards or table.revealed is not page.revealed:
            self.tell_cards(page, table)
        if (
            table.unseen is not page.unseen
            or table.display is not page.display
            or table.under is not page.under
            or table.fresh is not page.fresh
        ):
            self.tell_stack(page, table)
        page.seat = seat

    def tell_seats(self, page: DicePage, t: DiceBoard, seat: i64) -> None:
        """What lies before each player."""
        out = page.out
        players: i64 = self.players
        start: i64 = t.start
        spot = page.at + self.seats
        other = seat
        for i in range(players):
            them = t.seats[other]
            row = page.rows[i]
            if them.changes != row.changes or them is not row.seat:
                row.changes = them.changes
                row.seat = them
                _write_stock(out, spot, them.stock)
                out[spot + RUBIES] = them.rubies if them.rubies < MOST_RUBIES else MOST_RUBIES
                out[spot + HAS_MOSQUE] = 1 if them.mosque else 0
                out[spot + START] = 1 if other == start else 0
                if them.tiles is not row.tiles:
                    _write_tiles(out, spot + TILES, row.tiles, them.tiles)
                    row.tiles = them.tiles
            spot += self.seat_width
            other += 1
            if other == players:
                other = 0

    def tell_turn(self, page: DicePage, t: DiceBoard) -> None:
        """How far the game has come."""
        out = page.out
        at = page.at + self.turn
        phase: i64 = t.phase
        round_: i64 = t.round
        actions: i64 = t.actions
        phases: i64 = len(PHASES)
        so_far = (round_ << 8 | actions) << 8 | phase
        if so_far != page.so_far:
            page.so_far = so_far
            for i in range(phases):
                out[at + i] = 1 if phase == i else 0
            out[at + phases] = t.round if t.round < MOST_ROUNDS else MOST_ROUNDS
            out[at + phases + 1] = t.actions if t.actions < MOST_ACTIONS else MOST_ACTIONS
        dice = t.dice
        if dice is not page.dice:
            page.dice = dice
            at += phases + 2
            for count in dice:
                out[at] = count
                at += 1

    def rubies_told(self, t: DiceBoard) -> bytes:
        values: list[int] = []
        for track in range(len(t.rubies)):
            left = t.rubies[track]
            values.append(capped(left, MOST_RUBIES))
            if track <= LEFT_CARPET:
                values.append(capped(t.bazaar.ruby_costs[track][left].total, MOST_PRICE))
            elif track == RIGHT_CARPET:
                values.append(capped(t.bazaar.ruby_prices[left], MOST_PRICE))
            else:
                values.append(0)
        return bytes(values)

    def tell_cards(self, page: DicePage, t: DiceBoard) -> None:
        out = page.out
        at = page.at
        cards = self.cards
        if t.pile is not page.pile:
            cards.counts(out, at, PILE, page.pile, t.pile)
            page.pile = t.pile
        if t.discards is not page.discards:
            cards.things(out, at, DISCARDS, page.discards, t.discards)
            page.discards = t.discards
        if t.revealed is not page.revealed:
            cards.things(out, at, REVEALED, page.revealed, t.revealed)
            page.revealed = t.revealed

    def tell_stack(self, page: DicePage, t: DiceBoard) -> None:
        """The mosque tiles that nobody has."""
        out = page.out
        at = page.at
        stack = self.stack
        if t.unseen is not page.unseen:
            stack.counts(out, at, UNSEEN, page.unseen, t.unseen)
            page.unseen = t.unseen
        if t.display is not page.display:
            stack.things(out, at, DISPLAY, page.display, t.display)
            page.display = t.display
        if t.fresh is not page.fresh:
            stack.things(out, at, FRESH, page.fresh, t.fresh)
            page.fresh = t.fresh
        if t.under is not page.under:
            stack.things(out, at, UNDER, page.under, t.under)
            if page.under:
                stack.put(out, at, NEXT, page.under[0], 0)
            if t.under:
                stack.put(out, at, NEXT, t.under[0], 1)
            page.under = t.under

    def rubies(self, table: Table, seat: int) -> int:
        assert isinstance(table, DiceBoard)
        return table.seats[seat].rubies

    def target(self, table: Table) -> int:
        assert isinstance(table, DiceBoard)
        return table.bazaar.target


def _write_stock(out: vec[u8], at: i64, stock: list[int]) -> None:
    for count in stock:
        out[at] = count
        at += 1


def _write_tiles(out: vec[u8], at: i64, then: list[int], now: list[int]) -> None:
    """The mosque tiles of a seat, how many of each kind."""
    for tile in then:
        out[at + tile] = 0
    for tile in now:
        before: int = out[at + tile]
        out[at + tile] = before + 1
