"""How many different routes lead to victory.

A winner's visits are shares of places. Their entropy, as a number of equally visited places (its exponential), tells
how varied a route is. Of all winners together it is the *route diversity*; within one winner's game it is smaller; the
ratio of the two tells how much winners differ from each other: 1 if all take the same way.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import exp, log
from statistics import fmean, quantiles
from typing import Final, TypeVar

from bedesten.study.facts import Facts

__all__ = ["between", "bootstrap", "diversity", "winners_visits", "within"]

RESAMPLES: Final = 400
T = TypeVar("T")

Visits = Mapping[str, int]


def winners_visits(games: Sequence[Facts]) -> list[Visits]:
    """The visits of each winner of each game."""
    return [game.visits[seat] for game in games for seat in game.winners if game.visits[seat]]


def diversity(visits: Sequence[Visits]) -> float:
    """Of all together: a number of places."""
    total: Counter[str] = Counter()
    for one in visits:
        total.update(one)
    return exp(_entropy(total))


def within(visits: Sequence[Visits]) -> float:
    """Of one, on average (of entropies): a number of places."""
    return exp(fmean(_entropy(one) for one in visits))


def between(visits: Sequence[Visits]) -> float:
    """How much they differ: 1 if all go the same way."""
    return diversity(visits) / within(visits)


def bootstrap(values: Sequence[T], measure: Callable[[Sequence[T]], float]) -> tuple[float, float]:
    """A 95 % interval for a measure of a sample, from samples of the sample; the same each time."""
    luck = random.Random(len(values))
    found = [measure(luck.choices(values, k=len(values))) for _ in range(RESAMPLES)]
    cuts = quantiles(found, n=40, method="inclusive")
    return cuts[0], cuts[-1]


def _entropy(visits: Visits) -> float:
    total = sum(visits.values())
    return -sum(count / total * log(count / total) for count in visits.values() if count)
