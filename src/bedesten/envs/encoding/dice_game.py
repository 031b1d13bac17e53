"""Observations of The Dice Game, in which everything lies open."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.terms import FACES, LEFT_CARPET, MOST_DICE, PHASES, RIGHT_CARPET, STOCK, TRACKS
from bedesten.envs.encoding.encoder import Encoder, capped, seat_rows
from bedesten.envs.encoding.layout import Column, Layout
from bedesten.envs.encoding.questions import QuestionBlock
from bedesten.kernel.table import Table

__all__ = ["DiceEncoder"]

MOST_RUBIES: Final = 8
MOST_ROUNDS: Final = 60
MOST_ACTIONS: Final = 6
MOST_PRICE: Final = 30
THINGS: Final = 7
"""Kinds of things in stock."""


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
        self.first_tile = len(columns)
        columns += [Column(f"{tile.name} tile", tile.count, "") for tile in bazaar.tiles]
        section = layout.add("seats", "what lies before each player", seat_rows(self.players), columns)
        self.seats = section.first
        self.width = section.width
        supply = [Column(STOCK[thing], whole[thing], "in the supply") for thing in range(THINGS)]
        self.supply = layout.add("supply", "what may be taken", ["supply"], supply).first
        self.lay_heaps(layout, t)
        self.blank = bytes(layout.size)

    def lay_turn(self, layout: Layout) -> None:
        columns = [Column(f"phase: {phase}", 1, "") for phase in PHASES]
        columns += [
            Column("round", MOST_ROUNDS, "counted from 1"),
            Column("actions", MOST_ACTIONS, "left in this turn"),
        ]
        columns += [Column(f"{face} dice", MOST_DICE, "rolled and not used yet") for face in FACES]
        self.turn = layout.add("turn", "how far the game has come", ["turn"], columns).first

    def lay_heaps(self, layout: Layout, t: DiceBoard) -> None:
        """Rubies, cards and tiles."""
        tracks = [
            Column("rubies", MOST_RUBIES, "left"),
            Column("price", MOST_PRICE, "goods or Lira for the next; 0 if none is left"),
        ]
        self.rubies_left = layout.add("rubies", "the tracks", list(TRACKS), tracks).first
        most = max(card.count for card in t.bazaar.cards)
        heaps = ("pile", "discards", "revealed")
        cards = [Column(heap, most, "how many are there") for heap in heaps]
        self.cards = layout.add("cards", "the bazaar cards by kind", t.bazaar.card_names[:], cards).first
        most = max(tile.count for tile in t.bazaar.tiles)
        tiles = [Column(heap, most, "how many are there") for heap in ("unseen", "display", "under")]
        tiles.append(Column("fresh", most, "taken in this turn, so that they do not work yet"))
        tiles.append(Column("next", 1, "comes next from under the stack, once no tile is unseen"))
        layout.add("tiles", "the mosque tiles by kind", t.bazaar.tile_names[:], tiles)

    def write(self, table: Table, seat: int, out: bytearray) -> None:
        assert isinstance(table, DiceBoard)
        self.question.write(table, seat, out)
        at = self.turn
        out[at + table.phase] = 1
        out[at + 4] = capped(table.round, MOST_ROUNDS)
        out[at + 5] = capped(table.actions, MOST_ACTIONS)
        out[at + 6 : at + 12] = bytearray(table.dice)
        self.write_seats(table, seat, out)
        out[self.supply : self.supply + THINGS] = bytearray(table.supply)
        self.write_rubies(table, out)
        self.write_heaps(table, out)

    def write_seats(self, t: DiceBoard, seat: int, out: bytearray) -> None:
        at = self.seats
        for i in range(self.players):
            other = (seat + i) % self.players
            them = t.seats[other]
            out[at : at + THINGS] = bytearray(them.stock)
            out[at + 7] = capped(them.rubies, MOST_RUBIES)
            out[at + 8] = 1 if them.mosque else 0
            out[at + 9] = 1 if other == t.start else 0
            for tile in them.tiles:
                out[at + self.first_tile + tile] += 1
            at += self.width

    def write_rubies(self, t: DiceBoard, out: bytearray) -> None:
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
        out[self.rubies_left : self.rubies_left + len(values)] = bytearray(values)

    def write_heaps(self, t: DiceBoard, out: bytearray) -> None:
        """Both sections are written as one."""
        values: list[int] = []
        for count in t.pile:
            values.append(count)
            values.append(0)
            values.append(0)
        for card in t.discards:
            values[3 * card + 1] += 1
        for card in t.revealed:
            values[3 * card + 2] += 1
        tiles = len(values)
        for count in t.unseen:
            values.append(count)
            values.append(0)
            values.append(0)
            values.append(0)
            values.append(0)
        for tile in t.display:
            values[tiles + 5 * tile + 1] += 1
        for tile in t.under:
            values[tiles + 5 * tile + 2] += 1
        for tile in t.fresh:
            values[tiles + 5 * tile + 3] += 1
        if t.under:
            values[tiles + 5 * t.under[0] + 4] = 1
        out[self.cards : self.cards + len(values)] = bytearray(values)

    def rubies(self, table: Table, seat: int) -> int:
        assert isinstance(table, DiceBoard)
        return table.seats[seat].rubies

    def target(self, table: Table) -> int:
        assert isinstance(table, DiceBoard)
        return table.bazaar.target
