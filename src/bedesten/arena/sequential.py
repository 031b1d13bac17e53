"""A test that goes on only as long as it must: is a bot's share of victories the goal, or more by a margin?

It is the generalised sequential probability ratio test over deals. After each few deals the likelihood of what was seen
is compared under two assumptions, that the mean share is the goal and that it is higher by the margin; all else about
the distribution of a deal's value is fitted to the results, so that what exchanging seats gains counts in full. The
match ends when one assumption has become so much likelier than the other that it is wrong in at most 5 of 100 matches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Final

__all__ = ["ERROR", "STEP", "answer", "likelihood_ratio"]

ERROR: Final = 0.05
"""How often it may say yes where the share is the goal, and no where it is higher by the margin."""
STEP: Final = 8
"""Deals between two looks."""
BOUND: Final = log((1 - ERROR) / ERROR)
UNSEEN: Final = 1e-3
"""What counts as seen of a deal that was lost or won altogether if there was none: else the first such would come as
impossible."""


def answer(values: Sequence[float], goal: float, margin: float) -> str:
    """`yes`: the share is higher than the goal; `no`: it is not, by the margin; `open`: nobody knows yet."""
    ratio = likelihood_ratio(values, goal, min(goal + margin, 1.0))
    return "yes" if ratio >= BOUND else "no" if ratio <= -BOUND else "open"


def likelihood_ratio(values: Sequence[float], low: float, high: float) -> float:
    """The logarithm of how much likelier these values are with a mean of `high` than with one of `low`."""
    counts: dict[float, float] = {0.0: UNSEEN, 1.0: UNSEEN}
    for value, count in Counter(values).items():
        counts[value] = float(count)
    return _likelihood(counts, high) - _likelihood(counts, low)


def _likelihood(counts: dict[float, float], mean: float) -> float:
    """The logarithm of the greatest likelihood that any distribution over these values with this mean gives them, up to
    a constant.

    The likeliest distribution has probabilities p / (1 + t (value - mean)), where p are the frequencies and t is such
    that the mean comes out: the only root of a falling function, found by halving.
    """
    least, most = min(counts), max(counts)
    below, above = -1 / (most - mean), 1 / (mean - least)
    for _ in range(40):
        t = (below + above) / 2
        if sum(count * (value - mean) / (1 + t * (value - mean)) for value, count in counts.items()) > 0:
            below = t
        else:
            above = t
    return -sum(count * log(1 + t * (value - mean)) for value, count in counts.items())
