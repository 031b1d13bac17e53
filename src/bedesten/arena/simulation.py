"""Running a plan: batches of games for the workers, results for the caller."""

from __future__ import annotations

import os
import pickle
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from typing import Any

from bedesten.arena.executors import Executor, Local, Processes, cores
from bedesten.arena.job import Job, Result, remove_parts
from bedesten.arena.pace import Pace
from bedesten.arena.plan import LIMIT, BotMaker, Plan, prepare
from bedesten.kernel.errors import OptionError

__all__ = ["run", "simulate", "workers"]

Results = Generator[Result, None, None]
"""Results as they are wanted; `close` stops the workers."""


def simulate(
    games: int,
    bots: BotMaker | Sequence[BotMaker] = "random",
    *,
    seed: int | None = None,
    jobs: int | None = None,
    rotate: bool | None = None,
    limit: int = LIMIT,
    records: str | os.PathLike[str] | None = None,
    ordered: bool = True,
    game: str = "istanbul",
    **options: Any,
) -> Results:
    """Play games between bots: `prepare` and `run` in one. Wrong input is an error at once, before the first result."""
    plan = prepare(games, bots, seed=seed, rotate=rotate, limit=limit, records=records, game=game, **options)
    return run(plan, jobs=jobs, ordered=ordered)


def run(
    plan: Plan,
    *,
    jobs: int | None = None,
    ordered: bool = True,
    batch: int | None = None,
    executor: Executor | None = None,
) -> Results:
    """Play all games of a plan, and tell how each went: in order, or as they come.

    Results are the same for every number of jobs (by default one for each core), every batch size and every executor.
    Close the iterator to stop early; workers end at once.
    """
    if batch is not None and batch < 1:
        raise OptionError(f"batch: a whole number from 1 on, not {batch!r}")
    if executor is None:
        count = workers(plan, jobs)
        executor = Local() if count == 1 else Processes(count)
    if not isinstance(executor, Local):
        _check_pickles(plan)
    results = _results(plan, executor, batch)
    return _in_order(results) if ordered else results


def workers(plan: Plan, jobs: int | None = None) -> int:
    """How many processes a plan gets: one for each core, or as many as were asked for, but no idle ones."""
    if jobs is not None and (not isinstance(jobs, int) or isinstance(jobs, bool) or jobs < 1):
        raise OptionError(f"jobs: a whole number from 1 on, not {jobs!r}")
    return min(cores() if jobs is None else jobs, plan.games)


def _check_pickles(plan: Plan) -> None:
    try:
        pickle.dumps(plan)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise OptionError(
            f"bots: another process can't make them; use names, or classes of a module ({error})"
        ) from error


def _results(plan: Plan, executor: Executor, batch: int | None) -> Results:
    pace = Pace(executor.workers)
    try:
        with closing(executor.run(_jobs(plan, pace, batch))) as batches:
            for results in batches:
                pace.learn(results)
                yield from results
    finally:
        remove_parts(plan)


def _jobs(plan: Plan, pace: Pace, batch: int | None) -> Iterator[Job]:
    first = 0
    while first < plan.games:
        left = plan.games - first
        stop = first + min(left, batch or pace.batch(left))
        yield Job(plan, first, stop)
        first = stop


def _in_order(results: Results) -> Results:
    """Hold back what comes too early."""
    early: dict[int, Result] = {}
    due = 0
    with closing(results) as coming:
        for result in coming:
            early[result.index] = result
            while due in early:
                yield early.pop(due)
                due += 1
