"""Playing a tournament: what is missing in its ledger is played, match beside match, until every match is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass

from bedesten.arena.executors import Executor
from bedesten.arena.job import Job
from bedesten.arena.ledger import Ledger
from bedesten.arena.matches import Match
from bedesten.arena.pace import Pace
from bedesten.arena.shares import decided

__all__ = ["Progress", "play_tournament"]


@dataclass(frozen=True)
class Progress:
    """How far a tournament is."""

    done: int
    """Games in the ledger, those of earlier runs included."""
    total: int
    """Those that may still be needed included; it falls when a match is decided early."""
    seconds: float | None
    """What is left, by the games so far; None as long as nobody knows."""


def play_tournament(
    ledger: Ledger, executor: Executor, tell: Callable[[Progress], None] = lambda progress: None
) -> None:
    """Play all that is missing. Stopped at any moment, it can be called again with the same folder.

    Matches go from look to look together: only when all games up to a look are there is it decided whether more are
    needed, so neither speed nor the order in which results come has a say in it.
    """
    run = _Run(ledger, executor, tell)
    matches = list(ledger.tournament.matches)
    while matches:
        stops = {match.key: run.next_stop(match) for match in matches}
        run.play([(match, stops[match.key]) for match in matches])
        matches = [match for match in matches if not run.is_over(match, stops[match.key])]


class _Run:
    def __init__(self, ledger: Ledger, executor: Executor, tell: Callable[[Progress], None]) -> None:
        self.ledger = ledger
        self.executor = executor
        self.tell = tell
        self.paces = {match.key: Pace(executor.workers) for match in ledger.tournament.matches}
        self.looks = {match.key: 0 for match in ledger.tournament.matches}
        self.games = {match.key: match.games for match in ledger.tournament.matches}
        """At the most, as far as known."""
        for key, results in ledger.results.items():
            self.paces[key].learn(list(results.values()))

    def next_stop(self, match: Match) -> int:
        """Up to which deal a match is played before it is looked at."""
        return match.stops()[self.looks[match.key]]

    def is_over(self, match: Match, stop: int) -> bool:
        """Look at a match."""
        self.looks[match.key] += 1
        if not match.mirror and not decided(match, self.ledger.results[match.key], stop):
            return False
        self.games[match.key] = stop * match.ways
        self.tell(self.progress())
        return True

    def play(self, wanted: list[tuple[Match, int]]) -> None:
        """Play what is missing of these matches, up to a deal each."""
        missing = [(match, _missing(match, stop, self.ledger)) for match, stop in wanted]
        missing = [(match, indexes) for match, indexes in missing if indexes]
        if not missing:
            return
        self.tell(self.progress())
        with closing(self.executor.run(self._jobs(missing))) as batches:
            for results in batches:
                for result in results:
                    self.ledger.add(result)
                self.paces[results[0].match].learn(results)
                self.tell(self.progress())

    def _jobs(self, missing: list[tuple[Match, list[int]]]) -> Iterator[Job]:
        """A batch of each match in turn, so that all get on alike; games of a batch follow each other."""
        while missing:
            for match, indexes in missing:
                size = self.paces[match.key].batch(len(indexes))
                first = stop = indexes.pop(0)
                while indexes and stop + 1 == indexes[0] and stop + 1 - first < size:
                    stop = indexes.pop(0)
                yield Job(match.plan, first, stop + 1)
            missing = [(match, indexes) for match, indexes in missing if indexes]

    def progress(self) -> Progress:
        known = [pace for pace in self.paces.values() if pace.games]
        mean = sum(pace.seconds / pace.games for pace in known) / len(known) if known else None
        left = 0.0
        for key, pace in self.paces.items():
            games = max(0, self.games[key] - len(self.ledger.results[key]))
            left += games * (pace.seconds / pace.games if pace.games else mean or 0.0)
        seconds = None if mean is None else left / self.executor.workers
        return Progress(self.ledger.games, sum(self.games.values()), seconds)


def _missing(match: Match, stop: int, ledger: Ledger) -> list[int]:
    results = ledger.results[match.key]
    return [index for index in range(stop * match.ways) if index not in results]
