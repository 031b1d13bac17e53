"""What many games have in common: counts, means and win shares with their confidence intervals.

Everything is counted in whole numbers, so that the order in which results come changes no digit.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from math import sqrt
from typing import Final

from bedesten.arena.job import Result

__all__ = ["BotStanding", "Spread", "Tally", "wilson"]

Z95: Final = 1.959963984540054
"""Standard deviations to each side that hold 95 % of a normal distribution."""

WHOLE: Final = 60
"""A victory, in parts: it can be shared by 2, 3, 4, 5 or 6."""


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval for a share of wins, 95 % by default.

    A shared victory counts as its fraction. Fractions vary less than whole wins with the same mean do, so with them
    the interval is rather too wide than too narrow.
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle = share + z * z / (2 * games)
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


class Spread:
    """Mean, median and extremes of whole numbers."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, value: int) -> None:
        self.counts[value] += 1

    @property
    def total(self) -> int:
        return sum(value * count for value, count in self.counts.items())

    def summary(self) -> dict[str, float | int | None]:
        games = self.counts.total()
        if not games:
            return {"mean": None, "median": None, "min": None, "max": None}
        values = sorted(self.counts)
        return {"mean": self.total / games, "median": self._median(values, games), "min": values[0], "max": values[-1]}

    def _median(self, values: list[int], games: int) -> float:
        """The value in the middle, or the mean of the two."""
        seen = 0
        lower: int | None = None
        for value in values:
            seen += self.counts[value]
            if lower is None and seen >= (games + 1) // 2:
                lower = value
            if seen >= games // 2 + 1:
                break
        return ((value if lower is None else lower) + value) / 2


class BotStanding:
    """How some seats fared: those of one bot, or of one place in the order of play."""

    def __init__(self) -> None:
        self.parts = 0
        """Victories, in parts of `WHOLE`."""
        self.games = 0
        self.seats = 0
        """Over all games."""
        self.rubies = 0
        self.lira = 0

    @property
    def wins(self) -> float:
        return self.parts / WHOLE

    def summary(self) -> dict[str, float | int | None]:
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "share": self.wins / self.games if self.games else None,
            "low": low,
            "high": high,
            "rubies": self.rubies / self.seats if self.seats else None,
            "lira": self.lira / self.seats if self.seats else None,
        }


class Tally:
    """Adds up results. Games that were given up count for speed only.

    `bots` are the names of the bots as they were listed, `places` those of the places by number.
    """

    def __init__(self, bots: list[str], places: dict[int, str]) -> None:
        self.places = places
        self.games = 0
        self.unfinished = 0
        self.ties = 0
        self.all_decisions = 0
        """Those of unfinished games included."""
        self.rounds = Spread()
        self.turns = Spread()
        self.decisions = Spread()
        self.sources: Counter[int] = Counter()
        """Rubies, by place."""
        self.order = [BotStanding() for _ in bots]
        self.bots = {bot: BotStanding() for bot in bots}
        self.seats = Counter(bots)
        """How many seats each bot has."""
        self._check = 0

    def add(self, result: Result) -> None:
        self.games += 1
        self.all_decisions += result.decisions
        self._check += _digest(f"{result.index} {result.fingerprint}")
        if not result.over:
            self.unfinished += 1
            return
        self.ties += len(result.winners) > 1
        self.rounds.add(result.rounds)
        self.turns.add(result.turns)
        self.decisions.add(result.decisions)
        for standing in [*self.order, *self.bots.values()]:
            standing.games += 1
        for number, seat in enumerate(result.seats):
            self.sources.update(seat.rubies_from)
            for standing in (self.order[result.order(number)], self.bots[seat.bot]):
                standing.seats += 1
                standing.rubies += seat.score["rubies"]
                standing.lira += seat.score["lira"]
                if number in result.winners:
                    standing.parts += WHOLE // len(result.winners)

    @property
    def finished(self) -> int:
        return self.games - self.unfinished

    @property
    def check(self) -> str:
        """Eight hex digits that stand for the last positions of all games: equal for the same games, in any order."""
        return f"{self._check % 2**32:08x}"

    def summary(self) -> dict[str, object]:
        """Everything, JSON-ready."""
        players = len(self.order)
        return {
            "games": self.games,
            "finished": self.finished,
            "unfinished": self.unfinished,
            "ties": self.ties,
            "check": self.check,
            "rounds": self.rounds.summary(),
            "turns": self.turns.summary(),
            "decisions": self.decisions.summary(),
            "rubies": self.rubies(),
            "order": [{"order": i + 1, **standing.summary()} for i, standing in enumerate(self.order)],
            "bots": [
                {"bot": bot, "seats": self.seats[bot], "fair": self.seats[bot] / players, **standing.summary()}
                for bot, standing in self.bots.items()
            ],
        }

    def rubies(self) -> list[dict[str, object]]:
        """Where rubies came from: the share of all, and the mean over the finished games."""
        total = self.sources.total()
        return [
            {
                "place": place,
                "name": self.places.get(place, str(place)),
                "total": count,
                "share": count / total,
                "mean": count / self.finished,
            }
            for place, count in sorted(self.sources.items())
        ]


def _digest(words: str) -> int:
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:4], "big")
