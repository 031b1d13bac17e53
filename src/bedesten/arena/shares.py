"""How often the upper bot of a match wins, and how sure that is.

What is counted is deals, not games: the games of one deal share its luck, so only deals are independent of each other.
A deal's value is the upper bot's share of its victories, over all orders of play. The interval is that of Agresti and
Coull, carried over to such values: half as many deals won and half as many lost are added as the square of the normal
quantile, and the spread of all of them gives the width. So seats that were exchanged make it narrower, and a match that
was won without exception still has one.

A match that may be looked at several times has its error divided between the looks (Bonferroni): 5 % over 4 looks are
1.25 % at each. Whatever look ends it, the interval told there is right with at least 95 %. A sequential test has an
answer of its own (`sequential.py`), and its interval is the plain one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

from bedesten.arena.job import Result
from bedesten.arena.matches import Match
from bedesten.arena.sequential import answer

__all__ = ["Share", "decided", "interval", "share_of"]

ERROR: Final = 0.05


@dataclass(frozen=True)
class Share:
    """How a match stands."""

    deals: int
    games: int
    given_up: int
    """Games without end: everybody at the table is taken to have won a part."""
    share: float
    low: float
    high: float
    level: float
    """Of the interval at this look: 0.95, or more if there are several looks."""
    goal: float
    looked: bool
    """Whether this is one of the match's looks; in between nothing is decided, or one would look too often."""
    answer: str = ""
    """Of a sequential test; else the interval answers."""

    @property
    def verdict(self) -> str:
        """Whether the share is above what was asked: `yes`, `no`, or `open`; `running` between two looks."""
        if not self.looked:
            return "running"
        if self.answer:
            return self.answer
        return "yes" if self.low > self.goal else "no" if self.high < self.goal else "open"


def share_of(match: Match, results: Mapping[int, Result]) -> Share:
    """How a match stands at its last look; in between, for as many deals as are whole."""
    stops = match.stops()
    reached = [stop for stop in stops if _whole(match, results, stop)]
    for stop in reached:
        found = _share(match, results, range(stop), True)
        if found.verdict != "open":
            return found
    if reached and reached[-1] == match.deals:
        return found
    whole = [deal for deal in range(match.deals) if _is_whole(match, results, deal)]
    return _share(match, results, whole, False)


def decided(match: Match, results: Mapping[int, Result], stop: int) -> bool:
    """Whether a match that was played up to one of its looks needs no further deals."""
    return stop == match.deals or _share(match, results, range(stop), True).verdict != "open"


def interval(values: Sequence[float], level: float = 1 - ERROR) -> tuple[float, float]:
    """A confidence interval for the mean of values between 0 and 1."""
    z = NormalDist().inv_cdf((1 + level) / 2)
    added = z * z / 2
    number = len(values) + 2 * added
    middle = (sum(values) + added) / number
    squares = sum((value - middle) ** 2 for value in values) + added * (middle**2 + (1 - middle) ** 2)
    spread = z * sqrt(squares) / number
    return max(0.0, middle - spread), min(1.0, middle + spread)


def _share(match: Match, results: Mapping[int, Result], deals: Sequence[int], looked: bool) -> Share:
    values = []
    given_up = 0
    for deal in deals:
        games = [results[deal * match.ways + way] for way in range(match.ways)]
        given_up += sum(not game.over for game in games)
        values.append(sum(_won(game, match.upper.name) for game in games) / match.ways)
    level = 1 - ERROR if match.margin else 1 - ERROR / len(match.stops())
    low, high = interval(values, level)
    share = sum(values) / len(values) if values else match.fair
    said = answer(values, match.goal, match.margin) if match.margin and values else ""
    return Share(len(values), len(values) * match.ways, given_up, share, low, high, level, match.goal, looked, said)


def _won(game: Result, bot: str) -> float:
    """A bot's part of a victory. One that is shared by k is k parts, one without end as many as there are seats."""
    winners = game.winners if game.over else range(len(game.seats))
    return sum(game.seats[seat].bot == bot for seat in winners) / len(winners)


def _whole(match: Match, results: Mapping[int, Result], stop: int) -> bool:
    return all(_is_whole(match, results, deal) for deal in range(stop))


def _is_whole(match: Match, results: Mapping[int, Result], deal: int) -> bool:
    return all(deal * match.ways + way in results for way in range(match.ways))
