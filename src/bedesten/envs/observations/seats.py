"""How far the game has come, and what lies before each player."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.encoder import BYTES, capped, flags, seat_rows
from bedesten.envs.observations.layout import Column, Layout
from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Seat
from bedesten.istanbul.terms import GOODS
from bedesten.kernel.hints import i64

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
        self.rooms = [bytes([i, rubies]) for i in range(room + 1) for rubies in range(MOST_RUBIES + 1)]
        """By room and rubies."""
        self.helpers = [bytes([i, j]) for i in range(MOST_CARDS + 1) for j in range(MOST_ASSISTANTS + 1)]
        """By cards and assistants."""
        self.marks = [flags(bits, 1 + len(GOODS)) for bits in range(2 << len(GOODS))]
        """By mosque tiles, and whether the seat is the starting player's."""

    def told(self, them: Seat, starts: bool) -> bytes:
        """The row of one player."""
        cards = 0
        for count in them.hand:
            cards += count
        under = 0
        stack: i64 = them.stack
        while stack > 1:
            stack >>= 1
            under += 1
        return b"%b%b%b%b%b" % (  # compiled this is one copy, where a list would be filled and read
            BYTES[capped(them.lira, MOST_LIRA)],
            bytes(them.goods),
            self.rooms[them.room * (MOST_RUBIES + 1) + capped(them.rubies, MOST_RUBIES)],
            self.helpers[capped(cards, MOST_CARDS) * (MOST_ASSISTANTS + 1) + capped(under, MOST_ASSISTANTS)],
            self.marks[them.tiles << 1 | (1 if starts else 0)],
        )
