"""What Mocha & Baksheesh brings: coffee, guild cards, Tavern tiles, Barrier and Baksheesh tile."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.block import Block
from bedesten.envs.observations.encoder import capped, seat_rows
from bedesten.envs.observations.layout import Column, Layout
from bedesten.envs.observations.places import place_rows
from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.part import Mocha
from bedesten.istanbul.mocha.terms import GUILD_CARDS, TAVERN_TILES
from bedesten.istanbul.seat import Part

__all__ = ["BLOCK"]

MOST_COFFEE: Final = 20
MOST_TAVERN: Final = 5
DISCARDED: Final = 1
UNSEEN: Final = 2
GUILD_COLUMNS: Final = 3


def count_bits(bits: int) -> int:
    found = 0
    while bits > 0:
        found += bits & 1
        bits >>= 1
    return found


class MochaBlock(Block):
    """Guild cards of others and of the pile are counted only; unseen is what is neither held nor discarded."""

    def __init__(self, layout: Layout, t: Board, part: int) -> None:
        super().__init__(layout, t, part)
        self.players = t.bazaar.players
        columns = [
            Column("coffee", MOST_COFFEE, ""),
            Column("guild cards", GUILD_CARDS, "in hand"),
            Column("control", 1, "may pass the Barrier"),
        ]
        columns += [Column(f"{tile} tile", 1, "of the Tavern") for tile in TAVERN_TILES]
        layout.add("mocha seats", "coffee, guild cards and Tavern tiles", seat_rows(self.players), columns)
        guild = [
            Column("hand", 1, "in the own hand"),
            Column("discards", 1, "among the discards"),
            Column("unseen", 1, "in the pile or in the hands of others, or being carried out"),
        ]
        cards = [f"guild {card}" for card in range(1, GUILD_CARDS + 1)]
        layout.add("guild cards", "the guild cards by number", cards, guild)
        self.row_of = [-1] * 32
        for row, place in enumerate(sorted(t.bazaar.board)):
            self.row_of[place] = row
        barrier = [Column("barrier", 1, "lies on one side of this place")]
        self.places = place_rows(t.bazaar)
        layout.add("barrier", "the two places between which it lies", self.places, barrier)
        table = [Column(f"{tile} tiles", MOST_TAVERN, "taken") for tile in TAVERN_TILES]
        table += [
            Column("pile", GUILD_CARDS, "guild cards that lie face down"),
            Column("baksheesh", 1, "the open side"),
            Column("another turn", 1, "the active seat has another turn after this one"),
        ]
        layout.add("mocha table", "the rest", ["table"], table)

    def same(self, now: Part, then: Part) -> bool:
        assert isinstance(now, Mocha)
        assert isinstance(then, Mocha)
        return (
            now.coffee is then.coffee
            and now.hands is then.hands
            and now.pile == then.pile
            and now.discards is then.discards
            and now.taken is then.taken
            and now.tiles is then.tiles
            and now.barrier == then.barrier
            and now.control == then.control
            and now.side == then.side
            and now.another_turn == then.another_turn
        )

    def told(self, t: Board, seat: int) -> bytes:
        mocha = t.parts[self.part]
        assert isinstance(mocha, Mocha)
        values: list[int] = []
        for i in range(self.players):
            other = (seat + i) % self.players
            values.append(capped(mocha.coffee[other], MOST_COFFEE))
            values.append(count_bits(mocha.hands[other]))
            values.append(1 if mocha.control == other else 0)
            values.append(mocha.tiles[other] & 1)
            values.append(mocha.tiles[other] >> 1 & 1)
        first = len(values)
        hand = mocha.hands[seat]
        for card in range(1, GUILD_CARDS + 1):
            held = hand >> card & 1
            values.append(held)
            values.append(0)
            values.append(1 - held)
        for card in mocha.discards:
            at = first + GUILD_COLUMNS * (card - 1)
            values[at + DISCARDED] = 1
            values[at + UNSEEN] = 0
        barrier = len(values)
        values += [0] * len(self.places)
        if mocha.barrier >= 0:
            for place in mocha.edges[mocha.barrier]:
                values[barrier + self.row_of[place]] = 1
        values.append(capped(mocha.taken[0], MOST_TAVERN))
        values.append(capped(mocha.taken[1], MOST_TAVERN))
        values.append(count_bits(mocha.pile))
        values.append(mocha.side)
        values.append(1 if mocha.another_turn else 0)
        return bytes(values)


BLOCK: Final = MochaBlock
