"""Ratings: one number for each bot, such that differences tell who wins how often.

The model is Bradley and Terry's, for tables of any size in Luce's form: each seat has a weight, and wins with the
probability of its weight among all at the table. It is the first stage of Plackett and Luce, whose further stages (who
becomes second, third) are left out on purpose: bots play to win, not to come second. 400 points are ten times the
weight, as in chess; the mean of all bots is 0.

All games count at once, in any order: bots do not learn while they play, so a rating that moves from game to game, such
as OpenSkill, would only add noise and depend on the order. A weak prior (each bot has drawn one game against an average
one) keeps ratings finite when somebody loses every game. Intervals come from the curvature of the likelihood.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from bedesten.arena.job import Result
from bedesten.arena.tally import Z95

__all__ = ["Rating", "rate"]

POINTS: Final = 400 / log(10)
PRIOR: Final = 1.0
"""Drawn games against an average bot."""

STEPS: Final = 100
CLOSE: Final = 1e-10

Counts = dict[tuple[tuple[int, ...], int], float]
"""How often (in games, or parts of one) who won at a table with so many seats of each bot."""

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    bot: str
    rating: float
    low: float
    high: float
    games: int


def rate(bots: Sequence[str], results: Iterable[Result]) -> list[Rating]:
    """The rating of each bot, with its 95 % interval. Tables with a single bot say nothing."""
    counts, games = _counts(bots, results)
    weights = [0.0] * len(bots)
    for _ in range(STEPS):
        slope, curve = _slope(weights, counts)
        step = _solved(curve, [[value] for value in slope])
        longest = max((abs(row[0]) for row in step), default=0.0)
        scale = min(1.0, 2.0 / longest) if longest else 1.0
        weights = [weight + scale * row[0] for weight, row in zip(weights, step)]
        if longest < CLOSE:
            break
    mean = sum(weights) / len(weights)
    errors = _errors(_slope(weights, counts)[1])
    return [
        Rating(
            bot,
            POINTS * (weights[i] - mean),
            POINTS * (weights[i] - mean - Z95 * errors[i]),
            POINTS * (weights[i] - mean + Z95 * errors[i]),
            games[i],
        )
        for i, bot in enumerate(bots)
    ]


def _counts(bots: Sequence[str], results: Iterable[Result]) -> tuple[Counts, list[int]]:
    number = {bot: i for i, bot in enumerate(bots)}
    counts: Counts = {}
    games = [0] * len(bots)
    for result in results:
        seats = Counter(seat.bot for seat in result.seats)
        if len(seats) < 2:
            continue
        table = tuple(seats.get(bot, 0) for bot in bots)
        for bot in seats:
            games[number[bot]] += 1
        winners = result.winners if result.over else tuple(range(len(result.seats)))
        for seat in winners:
            key = (table, number[result.seats[seat].bot])
            counts[key] = counts.get(key, 0.0) + 1 / len(winners)
    return counts, games


def _slope(weights: list[float], counts: Counts) -> tuple[list[float], Matrix]:
    """First derivative of the logarithm of the likelihood, and the second one with its sign turned."""
    n = len(weights)
    slope = [0.0] * n
    curve = [[0.0] * n for _ in range(n)]
    for i in range(n):
        drawn = 1 / (1 + exp(-weights[i]))
        slope[i] += PRIOR * (0.5 - drawn)
        curve[i][i] += PRIOR * drawn * (1 - drawn)
    for (table, winner), count in counts.items():
        at = [i for i in range(n) if table[i]]
        top = max(weights[i] for i in at)
        parts = [table[i] * exp(weights[i] - top) for i in at]
        total = sum(parts)
        chances = [part / total for part in parts]
        slope[winner] += count
        for i, chance in zip(at, chances):
            slope[i] -= count * chance
            curve[i][i] += count * chance
            for j, other in zip(at, chances):
                curve[i][j] -= count * chance * other
    return slope, curve


def _errors(curve: Matrix) -> list[float]:
    """Standard errors of the weights, measured from their mean."""
    n = len(curve)
    unit = [[float(i == j) for j in range(n)] for i in range(n)]
    spread = _solved(curve, unit)
    rows = [sum(row) / n for row in spread]
    whole = sum(rows) / n
    return [sqrt(max(0.0, spread[i][i] - 2 * rows[i] + whole)) for i in range(n)]


def _solved(matrix: Matrix, right: Matrix) -> Matrix:
    """Gauss and Jordan; the matrix is symmetric and positive, so it needs no exchange of rows."""
    n = len(matrix)
    rows = [[*matrix[i], *right[i]] for i in range(n)]
    for i in range(n):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(n):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [value - factor * of for value, of in zip(rows[j], rows[i])]
    return [row[n:] for row in rows]
