"""Observations of The Dice Game, in which everything lies open."""

from __future__ import annotations

from typing import Any, Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.seat import Seat
from bedesten.dicegame.terms import FACES, LEFT_CARPET, MOST_DICE, PHASES, RIGHT_CARPET, STOCK, TRACKS
from bedesten.envs.observations.encoder import BYTES, Encoder, Page, capped, flags, seat_rows
from bedesten.envs.observations.layout import Column, Layout
from bedesten.envs.observations.questions import PIECES, QuestionBlock
from bedesten.envs.observations.tally import HeapCounts, tally_spots
from bedesten.kernel.hints import i64
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
FURTHER: Final = 4
"""Pieces after those of the seats: supply, tracks, cards, tiles."""

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


class DiceCommon:
    """What the pages of all seats tell alike, which is everything but the order of the seats. A piece is made anew when
    one of these has been replaced; stock and supply change in place, so copies of them are kept to compare with."""

    def __init__(self, players: int, cards: list[list[Any]], tiles: list[list[Any]]) -> None:
        self.dice: list[int] = []
        self.rolled = b""
        self.stocks: list[list[int]] = [[] for _ in range(players + 1)]
        """Of the seats, and the supply."""
        self.stocked = [b""] * (players + 1)
        self.tiles: list[list[int]] = [[] for _ in range(players)]
        """Of the seats."""
        self.taken = [b""] * players
        self.rubies: list[int] = []
        self.tracks = b""
        self.pile = [0] * len(cards[0])
        self.discards: list[int] = []
        self.revealed: list[int] = []
        self.cards = HeapCounts(cards)
        self.unseen = [0] * len(tiles[0])
        self.display: list[int] = []
        self.under: list[int] = []
        self.fresh: list[int] = []
        self.stack = HeapCounts(tiles)


class DicePage(Page):
    """The page of one seat."""

    def __init__(self, seat: int, common: DiceCommon) -> None:
        at = SEATS + SEAT_PIECES * len(common.taken)
        super().__init__(seat, at + FURTHER)
        self.common = common
        self.pieces[at + 2] = common.cards.told  # both change in place
        self.pieces[at + 3] = common.stack.told


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
        self.card_spots = tally_spots(len(bazaar.cards), REVEALED + 1)
        self.tile_kinds = len(bazaar.tiles)
        self.tile_spots = tally_spots(self.tile_kinds, NEXT + 1)
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
        return DicePage(seat, DiceCommon(self.players, self.card_spots, self.tile_spots))

    def pages(self) -> list[Page]:
        common = DiceCommon(self.players, self.card_spots, self.tile_spots)
        return [DicePage(seat, common) for seat in range(self.players)]

    def tell(self, page: Page, table: Table) -> None:
        assert isinstance(page, DicePage)
        assert isinstance(table, DiceBoard)
        pieces = page.pieces
        common = page.common
        self.update(common, table)
        self.question.write(table, page.seat, pieces)
        pieces[TIME] = self.times[table.phase * (MOST_ROUNDS + 1) + capped(table.round, MOST_ROUNDS)]
        pieces[TIME + 1] = BYTES[capped(table.actions, MOST_ACTIONS)]
        pieces[TIME + 2] = common.rolled
        players: i64 = self.players
        at: i64 = SEATS
        other: i64 = page.seat
        for _ in range(players):
            pieces[at] = common.stocked[other]
            pieces[at + 1] = self.score(table.seats[other], other == table.start)
            pieces[at + 2] = common.taken[other]
            at += SEAT_PIECES
            other += 1
            if other == players:
                other = 0
        pieces[at] = common.stocked[players]
        pieces[at + 1] = common.tracks

    def update(self, common: DiceCommon, t: DiceBoard) -> None:
        """Bring up to date what all pages tell alike."""
        for seat in range(self.players):
            them = t.seats[seat]
            if them.stock != common.stocks[seat]:
                common.stocks[seat] = them.stock[:]
                common.stocked[seat] = bytes(them.stock)
            if them.tiles is not common.tiles[seat]:
                common.tiles[seat] = them.tiles
                common.taken[seat] = self.tiles_told(them.tiles)
        if t.supply != common.stocks[self.players]:
            common.stocks[self.players] = t.supply[:]
            common.stocked[self.players] = bytes(t.supply)
        if t.dice is not common.dice:
            common.dice = t.dice
            common.rolled = bytes(t.dice)
        if t.rubies is not common.rubies:
            common.rubies = t.rubies
            common.tracks = self.rubies_told(t)
        if t.pile is not common.pile or t.discards is not common.discards or t.revealed is not common.revealed:
            self.update_cards(common, t)
        if (
            t.unseen is not common.unseen
            or t.display is not common.display
            or t.under is not common.under
            or t.fresh is not common.fresh
        ):
            self.update_stack(common, t)

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

    def update_cards(self, common: DiceCommon, t: DiceBoard) -> None:
        cards = common.cards
        cards.counts(PILE, common.pile, t.pile)
        cards.things(DISCARDS, common.discards, t.discards)
        cards.things(REVEALED, common.revealed, t.revealed)
        common.pile = t.pile
        common.discards = t.discards
        common.revealed = t.revealed

    def update_stack(self, common: DiceCommon, t: DiceBoard) -> None:
        """The mosque tiles that nobody has."""
        stack = common.stack
        stack.counts(UNSEEN, common.unseen, t.unseen)
        stack.things(DISPLAY, common.display, t.display)
        stack.things(UNDER, common.under, t.under)
        stack.things(FRESH, common.fresh, t.fresh)
        if common.under:
            stack.put(NEXT, common.under[0], 0)
        if t.under:
            stack.put(NEXT, t.under[0], 1)
        common.unseen = t.unseen
        common.display = t.display
        common.under = t.under
        common.fresh = t.fresh

    def rubies(self, table: Table, seat: int) -> int:
        assert isinstance(table, DiceBoard)
        return table.seats[seat].rubies

    def target(self, table: Table) -> int:
        assert isinstance(table, DiceBoard)
        return table.bazaar.target
