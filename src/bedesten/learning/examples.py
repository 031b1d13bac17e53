"""What is learned from: the features of positions at the ends of turns, and who won."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from bedesten.arena.extras import need
from bedesten.bots.dicegame.learned_judge import LearnedDiceGameJudge
from bedesten.bots.features import PHASES, width_of
from bedesten.bots.istanbul.learned_judge import LearnedIstanbulJudge
from bedesten.bots.judge import Judge
from bedesten.bots.judges import learned_judge
from bedesten.bots.weights import features_of
from bedesten.kernel.game import Game
from bedesten.kernel.table import Table
from bedesten.learning.learning_bot import expected_chances

__all__ = ["Examples", "Notebook"]

EVERY: Final = {"istanbul": 3, "great-bazaar": 3, "dicegame": 1}
"""Of so many turns one is looked at. Neighbours have little new to say, except where dice fall anew each turn."""


@dataclass
class Examples:
    """Positions as numpy arrays. A row is one seat of one position; rows of a position, and positions of a game, lie
    together."""

    rows: Any
    """The row of each feature that was found …"""
    cells: Any
    """… which weight it has, the phase counted in …"""
    amounts: Any
    """… and how much of it there was."""
    first_rows: Any
    """The first row of each position, and then their number."""
    first_positions: Any
    """The first position of each game, and then their number."""
    outcomes: Any
    """For each row, its share of the win."""
    hand: Any
    """For each row, the value that the hand-made judge gives it."""
    judged: Any = None
    """For each row, its chance by the judge that played …"""
    expected: Any = None
    """… and what that judge expects of it after the turn: none unless turns were thought through."""


@dataclass
class Notebook:
    """Collects examples from finished games; with the judge that played them, also what it expected of each turn."""

    course: str
    hand: Judge
    judge: Judge | None = None
    rows: list[int] = field(default_factory=list)
    cells: list[int] = field(default_factory=list)
    amounts: list[float] = field(default_factory=list)
    first_rows: list[int] = field(default_factory=list)
    first_positions: list[int] = field(default_factory=list)
    outcomes: list[float] = field(default_factory=list)
    hands: list[float] = field(default_factory=list)
    judged: list[float] = field(default_factory=list)
    expected: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.every = EVERY[self.course] if self.judge is None else 1
        self.width = width_of(features_of(self.course))
        reader = learned_judge(self.course, [0.0] * (PHASES * self.width))
        assert isinstance(reader, LearnedIstanbulJudge | LearnedDiceGameJudge)
        self.reader = reader
        self.reader.sum.noting = True

    def read(self, game: Game) -> None:
        """Note the positions of a finished game; one that was given up teaches nothing."""
        winners = game.winners()
        if not winners:
            return
        table = game.restart()
        table.manual = True
        players = game.options.players
        self.first_positions.append(len(self.first_rows))
        turn = 0
        for entry in game.entries:
            if table.turn != turn:
                turn = table.turn
                # Every so many turns, but not of the same seat all game long.
                if (turn + turn // (self.every * players)) % self.every == 0:
                    self._note(table, players, winners)
            table.play(entry)

    def _note(self, table: Table, players: int, winners: list[int]) -> None:
        self.first_rows.append(len(self.outcomes))
        found = self.reader.sum
        for seat in range(players):
            self.reader.value(table, seat)
            row = len(self.outcomes)
            self.rows.extend([row] * len(found.noted))
            self.cells.extend([found.first + place for place in found.noted])
            self.amounts.extend(found.amounts)
            self.outcomes.append(1.0 / len(winners) if seat in winners else 0.0)
            self.hands.append(self.hand.value(table, seat))
        if self.judge is not None:
            self.judged.extend(self.judge.chances(table))
            self.expected.extend(expected_chances(self.judge, table))

    def examples(self) -> Examples:
        numpy: Any = need("numpy", "train")
        return Examples(
            numpy.array(self.rows, dtype=numpy.int32),
            numpy.array(self.cells, dtype=numpy.int32),
            numpy.array(self.amounts, dtype=numpy.float32),
            numpy.array([*self.first_rows, len(self.outcomes)], dtype=numpy.int64),
            numpy.array([*self.first_positions, len(self.first_rows)], dtype=numpy.int64),
            numpy.array(self.outcomes),
            numpy.array(self.hands),
            numpy.array(self.judged) if self.judge is not None else None,
            numpy.array(self.expected) if self.judge is not None else None,
        )
