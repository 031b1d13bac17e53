"""How far the game has come, and what lies before each player."""

from __future__ import annotations

from typing import Final

from bedesten.envs.encoding.encoder import BYTES, capped, flags, seat_rows
from bedesten.envs.encoding.layout import Column, Layout
from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Seat
from bedesten.istanbul.terms import GOODS

__all__ = ["SeatsBlock", "TurnBlock"]

MOST_LIRA: Final = 100
MOST_RUBIES: Final = 8
MOST_CARDS: Final = 12
MOST_ASSISTANTS: Final = 6
MOST_ROUNDS: Final = 100
PHASES: Final = 3


class TurnBlock:
    """How far the game has come."""

    def __init__(self, layout: Layout, t: Board) -> None:
        columns = [
            Column("setup", 1, "nobody has moved yet"),
            Column("rounds", 1, "the game runs"),
            Column("last cards", 1, "the last round is over, and cards may still be played"),
            Column("round", MOST_ROUNDS, "counted from 1"),
            Column("recalled", 1, "the yellow mosque tile has been used this turn"),
        ]
        tokens = t.bazaar.tokens
        columns += [Column(f"met: {token}", 1, "in this turn") for token in tokens]
        layout.add("turn", "how far the game has come", ["turn"], columns)
        self.times = [
            flags(1 << phase, PHASES) + BYTES[number] for phase in range(PHASES) for number in range(MOST_ROUNDS + 1)
        ]
        """By phase and round."""
        self.deeds = [flags(bits, 1 + len(tokens)) for bits in range(2 << len(tokens))]
        """By what was done in this turn."""

    def time(self, t: Board) -> bytes:
        """Phase and round."""
        return self.times[t.phase * (MOST_ROUNDS + 1) + capped(t.round, MOST_ROUNDS)]

    def done(self, t: Board) -> bytes:
        """What was done in this turn and can't be done again."""
        return self.deeds[t.met << 1 | (1 if t.recalled else 0)]


class SeatsBlock:
    """What lies before each player for all to see."""

    def __init__(self, layout: Layout, t: Board) -> None:
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
        layout.add("seats", "what lies before each player", seat_rows(t.bazaar.players), columns)

    def told(self, them: Seat, starts: bool) -> bytes:
        """The row of one player."""
        values = [capped(them.lira, MOST_LIRA)]
        for count in them.goods:
            values.append(count)
        values.append(them.room)
        values.append(capped(them.rubies, MOST_RUBIES))
        cards = 0
        for count in them.hand:
            cards += count
        values.append(capped(cards, MOST_CARDS))
        under = 0
        stack = them.stack
        while stack > 1:
            stack >>= 1
            under += 1
        values.append(capped(under, MOST_ASSISTANTS))
        values.append(1 if starts else 0)
        tiles = them.tiles
        for good in range(4):
            values.append(tiles >> good & 1)
        return bytes(values)
