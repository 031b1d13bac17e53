"""Games of a bot with itself that a net learns from: each turn's position, and what was expected of the turn.

Who won is mostly luck. What a judge expects of a turn before it is played, dice, draws and choices averaged, misses its
opinion before the turn by far less, and only for reasons that are worth learning.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Any, Final

import bedesten
from bedesten.arena.extras import need
from bedesten.arena.seeds import game_seed
from bedesten.bots.judge import Judge
from bedesten.bots.judges import judge_for
from bedesten.bots.nets.file import read_net
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.champion import shifted
from bedesten.bots.search.turns import Ending, TurnSearch
from bedesten.kernel.table import Table
from bedesten.learning.nets.courses import NetCourse, course_named

__all__ = ["Batch", "TrainingGame", "play_batch"]

LIMIT: Final = 1000
"""Decisions after which a game is given up; its turns are learned from all the same."""
WARMTH: Final = 0.06
"""What ends worse by so many logits is played e times less often."""
WHIMS: Final = 0.03
"""How many turns begin with any move."""
PLAIN: Final = 0.4
"""How many seats like nothing more than they should."""
ALIKE: Final = 12
"""Ways to end a turn that count for what is expected of it, at the most …"""
LEAST: Final = 0.02
"""… and how likely they must be, beside the best."""
BEHIND: Final = 1.5
"""A way that ends so many logits worse is not played, whatever a seat likes."""
SEED_BITS: Final = 48


@dataclass
class TrainingGame:
    """What a game has to teach: numpy arrays, a row for each seat of each position, or a position in each row."""

    inputs: Any
    """For each seat of each position the inputs that held, filled up with the number after the last input."""
    base: Any
    """For each of them the value by the judge that the net adds to."""
    chances: Any
    """For each position the chances of all seats …"""
    expected: Any
    """… and what was expected of them after the turn."""
    players: int
    finished: bool


@dataclass(frozen=True)
class Batch:
    """So many games of one generation, for one worker. It pickles."""

    course: str
    net: bytes
    seed: int
    first: int
    last: int
    players: tuple[int, ...] = ()
    """Sizes of tables; none for all of the course."""


def play_batch(batch: Batch) -> list[TrainingGame]:
    """Play them. The same batch is played the same, wherever."""
    course = course_named(batch.course, batch.players)
    judge = course.judge(read_net(batch.net, course.inputs), judge_for(course.game, "learned"))
    reader = course.judge(read_net(batch.net, course.inputs), judge_for(course.game, "learned"))
    reader.net.noting = True
    found: list[TrainingGame] = []
    for index in range(batch.first, batch.last):
        luck = random.Random(game_seed(batch.seed, index))
        weights = [weight for weight, _ in course.setups]
        options = luck.choices([options for _, options in course.setups], weights)[0]
        found.append(_Play(course, judge, reader, luck, options).play())
    return found


class _Play:
    """A game under way."""

    def __init__(
        self, course: NetCourse, judge: Judge, reader: Any, luck: random.Random, options: dict[str, Any]
    ) -> None:
        self.course = course
        self.judge = judge
        self.reader = reader
        self.luck = luck
        self.players: int = options["players"]
        self.game = bedesten.new(course.game, seed=luck.getrandbits(SEED_BITS), **options)
        self.likes = [self._likes() for _ in range(self.players)]
        """What each seat likes, all game long: it shows where other ways to play lead."""
        self.inputs: list[list[int]] = []
        self.base: list[float] = []
        self.chances: list[list[float]] = []
        self.expected: list[list[float]] = []
        self.turn = -1
        self.fresh = False
        """Whether the turn has just begun."""
        self.script: list[int] = []
        """What is left of the answers that were thought out for this turn."""

    def play(self) -> TrainingGame:
        decisions = 0
        while not self.game.over and decisions < LIMIT:
            decisions += 1
            table = self.game.table()
            if table.turn != self.turn:
                self._note(table)
            moves = table.moves()
            move = moves[0] if len(moves) == 1 else self._chosen(table, moves)
            if self.script and self.script[0] == move:
                del self.script[0]
            self.game.play(move)
        return self._played()

    def _likes(self) -> list[float] | None:
        if self.luck.random() < PLAIN:
            return None
        return [self.luck.gauss(mean, deviation) for mean, deviation in self.course.traits]

    def _note(self, table: Table) -> None:
        """A turn begins."""
        self.turn = table.turn
        self.script = []
        self.fresh = True
        for seat in range(self.players):
            self.reader.value(table, seat)
            self.inputs.append(self.reader.net.noted)
            self.base.append(self.reader.base.value(table, seat))
        here = self.judge.chances(table)
        self.chances.append(here)
        self.expected.append(here)

    def _chosen(self, table: Table, moves: list[int]) -> int:
        if self.script and self.script[0] in moves:
            return self.script[0]
        seat = table.asks[-1].seat
        imagined = self.game.sight(seat).sample(self.luck.getrandbits(SEED_BITS))
        imagined.manual = True
        endings = TurnSearch(self.judge, seat, Budget()).endings(imagined)
        odds = _odds([ending.value for ending in endings])
        fresh = self.fresh
        self.fresh = False
        if fresh and table.active == seat:
            self.expected[-1] = self._expected(endings, odds, seat)
        if fresh and self.luck.random() < WHIMS:
            self.script = []
            return moves[self.luck.randrange(len(moves))]
        likes = self.likes[seat]
        if likes is not None:
            odds = _odds(self._liked(endings, likes, seat))
        self.script = self.luck.choices(endings, odds)[0].script[:]
        return self.script[0]

    def _expected(self, endings: list[Ending], odds: list[float], seat: int) -> list[float]:
        """The chances of all seats after the turn, if it is played without likes."""
        likeliest = sorted(range(len(endings)), key=lambda i: -odds[i])[:ALIKE]
        likeliest = [i for i in likeliest if odds[i] > LEAST]
        whole = sum(odds[i] for i in likeliest)
        found = [0.0] * self.players
        for i in likeliest:
            ending = endings[i]
            for other, chance in enumerate(shifted(self.judge.chances(ending.table), seat, ending.shift)):
                found[other] += odds[i] / whole * chance
        return found

    def _liked(self, endings: list[Ending], likes: list[float], seat: int) -> list[float]:
        """What each way to end the turn is worth to a seat that likes some things more than it should."""
        best = max(ending.value for ending in endings)
        found: list[float] = []
        for ending in endings:
            value = ending.value
            if value > best - BEHIND:
                has = self.course.has(ending.table, seat)
                found.append(value + sum(like * much for like, much in zip(likes, has, strict=True)))
            else:
                found.append(-math.inf)
        return found

    def _played(self) -> TrainingGame:
        numpy: Any = need("numpy", "train")
        width = max(len(row) for row in self.inputs)
        inputs = numpy.full((len(self.inputs), width), self.course.inputs.size, dtype=numpy.uint16)
        for i, row in enumerate(self.inputs):
            inputs[i, : len(row)] = row
        return TrainingGame(
            inputs,
            numpy.array(self.base, dtype=numpy.float32),
            numpy.array(self.chances, dtype=numpy.float32),
            numpy.array(self.expected, dtype=numpy.float32),
            self.players,
            self.game.over,
        )


def _odds(values: list[float]) -> list[float]:
    """How likely each way is, beside the best."""
    best = max(values)
    return [math.exp((value - best) / WARMTH) for value in values]
