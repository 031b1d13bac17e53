"""Observations of The Dice Game, in which everything lies open."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.seat import Seat
from bedesten.dicegame.terms import FACES, LEFT_CARPET, MOST_DICE, PHASES, RIGHT_CARPET, STOCK, TRACKS
from bedesten.envs.observations.encoder import Encoder, Page, capped, seat_rows
from bedesten.envs.observations.layout import Column, Layout
from bedesten.envs.observations.questions import QuestionBlock, move_one
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

    def __init__(self, out: vec[u8], at: i64, size: i64, players: int, tiles: int) -> None:
        super().__init__(out, at, size)
        self.phase: i64 = -1
        self.round: i64 = 0
        self.actions: i64 = 0
        self.dice: list[int] = []
        self.rows = [DiceRow() for _ in range(players)]
        """From the observer on."""
        self.supply: list[int] = []
        self.changes: i64 = -1
        """Of what the players have, and so of the supply."""
        self.rubies = [-1] * len(TRACKS)
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
        self.deck = [card.count for card in t.bazaar.cards]
        self.kinds_of_tiles = len(t.bazaar.tiles)

    def page_in(self, out: vec[u8], at: i64) -> Page:
        page = DicePage(out, at, self.layout.size, self.players, self.kinds_of_tiles)
        for card, count in enumerate(self.deck):
            self.cards.put(out, at, PILE, card, count)
        return page

    def tell(self, page: Page, table: Table, seat: i64) -> None:
        assert isinstance(page, DicePage)
        assert isinstance(table, DiceBoard)
        self.tell_board(page, table, seat)  # where both are known for what they are, and not checked at each use

    def tell_board(self, page: DicePage, t: DiceBoard, seat: i64) -> None:
        """All of it, where it is new."""
        self.question.tell(page, t, seat)
        self.tell_turn(page, t)
        changed = t.changes != page.changes or t.supply is not page.supply
        if changed:
            page.changes = t.changes
            page.supply = t.supply
            _write_counts(page.out, page.at + self.supply, t.supply)
        if changed or seat != page.seat:
            self.tell_seats(page, t, seat)
        if t.rubies is not page.rubies:
            self.tell_rubies(page, t)
        if t.discards is not page.discards or t.revealed is not page.revealed:
            self.tell_cards(page, t)
        if (
            t.unseen is not page.unseen
            or t.display is not page.display
            or t.under is not page.under
            or t.fresh is not page.fresh
        ):
            self.tell_stack(page, t)
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
                _write_counts(out, spot, them.stock)
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
        if t.phase != page.phase:
            move_one(out, at, page.phase, t.phase)
            page.phase = t.phase
        at += len(PHASES)
        if t.round != page.round:
            out[at] = capped(t.round, MOST_ROUNDS)
            page.round = t.round
        if t.actions != page.actions:
            out[at + 1] = capped(t.actions, MOST_ACTIONS)
            page.actions = t.actions
        dice = t.dice
        if dice is not page.dice:
            page.dice = dice
            _write_counts(out, at + 2, dice)

    def tell_rubies(self, page: DicePage, t: DiceBoard) -> None:
        """The tracks on which rubies have been taken, and what the next ones cost."""
        spot = page.at + self.tracks
        for track, left in enumerate(t.rubies):
            if left != page.rubies[track]:
                page.out[spot] = capped(left, MOST_RUBIES)
                if track <= LEFT_CARPET:
                    page.out[spot + 1] = capped(t.bazaar.ruby_costs[track][left].total, MOST_PRICE)
                elif track == RIGHT_CARPET:
                    page.out[spot + 1] = capped(t.bazaar.ruby_prices[left], MOST_PRICE)
            spot += 2
        page.rubies = t.rubies

    def tell_cards(self, page: DicePage, t: DiceBoard) -> None:
        """The bazaar cards: those that lie nowhere else are in the pile."""
        out = page.out
        at = page.at
        cards = self.cards
        if t.discards is not page.discards:
            cards.things(out, at, DISCARDS, page.discards, t.discards, PILE)
            page.discards = t.discards
        if t.revealed is not page.revealed:
            cards.things(out, at, REVEALED, page.revealed, t.revealed, PILE)
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


def _write_counts(out: vec[u8], at: i64, counts: list[int]) -> None:
    for count in counts:
        out[at] = count
        at += 1


def _write_tiles(out: vec[u8], at: i64, then: list[int], now: list[int]) -> None:
    """The mosque tiles of a seat, how many of each kind."""
    for tile in then:
        out[at + tile] = 0
    for tile in now:
        before: int = out[at + tile]
        out[at + tile] = before + 1
