"""Observations of The Dice Game, in which everything lies open."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.seat import Seat
from bedesten.dicegame.terms import FACES, LEFT_CARPET, MOST_DICE, PHASES, RIGHT_CARPET, STOCK, TRACKS
from bedesten.envs.encoding.encoder import BYTES, Encoder, Page, capped, flags, seat_rows
from bedesten.envs.encoding.layout import Column, Layout
from bedesten.envs.encoding.questions import PIECES, QuestionBlock
from bedesten.kernel.table import Table

__all__ = ["DiceEncoder", "DicePage"]

MOST_RUBIES: Final = 8
MOST_ROUNDS: Final = 60
MOST_ACTIONS: Final = 6
MOST_PRICE: Final = 30
THINGS: Final = 7
"""Kinds of things in stock."""

TIME: Final = PIECES
"""Where the pieces of a page begin, section by section."""
SEATS: Final = PIECES + 3
SEAT_PIECES: Final = 3


class DicePage(Page):
    """What was told last: a piece is made anew when one of these has been replaced. Stock and supply, which change in
    place, are told anew each time."""

    def __init__(self, seat: int, players: int) -> None:
        super().__init__(seat, SEATS + SEAT_PIECES * players + 4)
        self.dice: list[int] = []
        self.tiles: list[list[int]] = [[] for _ in range(players)]
        """Of the seats, from the observer on."""
        self.rubies: list[int] = []
        self.pile: list[int] = []
        self.discards: list[int] = []
        self.revealed: list[int] = []
        self.unseen: list[int] = []
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
        self.tile_kinds = len(bazaar.tiles)
        columns += [Column(f"{tile.name} tile", tile.count, "") for tile in bazaar.tiles]
        layout.add("seats", "what lies before each player", seat_rows(self.players), columns)
        supply = [Column(STOCK[thing], whole[thing], "in the supply") for thing in range(THINGS)]
        layout.add("supply", "what may be taken", ["supply"], supply)
        self.lay_heaps(layout, t)
        self.times = [
            flags(1 << phase, len(PHASES)) + BYTES[number]
            for phase in range(len(PHASES))
            for number in range(MOST_ROUNDS + 1)
        ]
        """By phase and round."""
        self.scores = [BYTES[rubies] + flags(bits, 2) for rubies in range(MOST_RUBIES + 1) for bits in range(4)]
        """By rubies, and whether the mosque's is among them and the seat is the starting player's."""

    def lay_turn(self, layout: Layout) -> None:
        columns = [Column(f"phase: {phase}", 1, "") for phase in PHASES]
        columns += [
            Column("round", MOST_ROUNDS, "counted from 1"),
            Column("actions", MOST_ACTIONS, "left in this turn"),
        ]
        columns += [Column(f"{face} dice", MOST_DICE, "rolled and not used yet") for face in FACES]
        layout.add("turn", "how far the game has come", ["turn"], columns)

    def lay_heaps(self, layout: Layout, t: DiceBoard) -> None:
        """Rubies, cards and tiles."""
        tracks = [
            Column("rubies", MOST_RUBIES, "left"),
            Column("price", MOST_PRICE, "goods or Lira for the next; 0 if none is left"),
        ]
        layout.add("rubies", "the tracks", list(TRACKS), tracks)
        most = max(card.count for card in t.bazaar.cards)
        heaps = ("pile", "discards", "revealed")
        cards = [Column(heap, most, "how many are there") for heap in heaps]
        layout.add("cards", "the bazaar cards by kind", t.bazaar.card_names[:], cards)
        most = max(tile.count for tile in t.bazaar.tiles)
        tiles = [Column(heap, most, "how many are there") for heap in ("unseen", "display", "under")]
        tiles.append(Column("fresh", most, "taken in this turn, so that they do not work yet"))
        tiles.append(Column("next", 1, "comes next from under the stack, once no tile is unseen"))
        layout.add("tiles", "the mosque tiles by kind", t.bazaar.tile_names[:], tiles)

    def page(self, seat: int) -> Page:
        return DicePage(seat, self.players)

    def tell(self, page: Page, table: Table) -> None:
        assert isinstance(page, DicePage)
        assert isinstance(table, DiceBoard)
        pieces = page.pieces
        self.question.write(table, page.seat, pieces)
        pieces[TIME] = self.times[table.phase * (MOST_ROUNDS + 1) + capped(table.round, MOST_ROUNDS)]
        pieces[TIME + 1] = BYTES[capped(table.actions, MOST_ACTIONS)]
        if table.dice is not page.dice:
            page.dice = table.dice
            pieces[TIME + 2] = bytes(table.dice)
        at = SEATS
        other = page.seat
        for i in range(self.players):
            them = table.seats[other]
            pieces[at] = bytes(them.stock)
            pieces[at + 1] = self.score(them, other == table.start)
            if them.tiles is not page.tiles[i]:
                page.tiles[i] = them.tiles
                pieces[at + 2] = self.tiles_told(them.tiles)
            at += SEAT_PIECES
            other += 1
            if other == self.players:
                other = 0
        pieces[at] = bytes(table.supply)
        if table.rubies is not page.rubies:
            page.rubies = table.rubies
            pieces[at + 1] = self.rubies_told(table)
        self.tell_heaps(page, table, at + 2)

    def tell_heaps(self, page: DicePage, t: DiceBoard, at: int) -> None:
        """Cards and tiles."""
        if t.pile is not page.pile or t.discards is not page.discards or t.revealed is not page.revealed:
            page.pile = t.pile
            page.discards = t.discards
            page.revealed = t.revealed
            page.pieces[at] = self.cards_told(t)
        if (
            t.unseen is not page.unseen
            or t.display is not page.display
            or t.under is not page.under
            or t.fresh is not page.fresh
        ):
            page.unseen = t.unseen
            page.display = t.display
            page.under = t.under
            page.fresh = t.fresh
            page.pieces[at + 1] = self.stack_told(t)

    def score(self, them: Seat, starts: bool) -> bytes:
        bits = (1 if them.mosque else 0) | (2 if starts else 0)
        return self.scores[4 * capped(them.rubies, MOST_RUBIES) + bits]

    def tiles_told(self, tiles: list[int]) -> bytes:
        """The mosque tiles of a seat."""
        values = [0] * self.tile_kinds
        for tile in tiles:
            values[tile] += 1
        return bytes(values)

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

    def cards_told(self, t: DiceBoard) -> bytes:
        values: list[int] = []
        for count in t.pile:
            values.append(count)
            values.append(0)
            values.append(0)
        for card in t.discards:
            values[3 * card + 1] += 1
        for card in t.revealed:
            values[3 * card + 2] += 1
        return bytes(values)

    def stack_told(self, t: DiceBoard) -> bytes:
        """The mosque tiles that nobody has."""
        values: list[int] = []
        for count in t.unseen:
            values.append(count)
            values.append(0)
            values.append(0)
            values.append(0)
            values.append(0)
        for tile in t.display:
            values[5 * tile + 1] += 1
        for tile in t.under:
            values[5 * tile + 2] += 1
        for tile in t.fresh:
            values[5 * tile + 3] += 1
        if t.under:
            values[5 * t.under[0] + 4] = 1
        return bytes(values)

    def rubies(self, table: Table, seat: int) -> int:
        assert isinstance(table, DiceBoard)
        return table.seats[seat].rubies

    def target(self, table: Table) -> int:
        assert isinstance(table, DiceBoard)
        return table.bazaar.target
