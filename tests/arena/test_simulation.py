"""Whole runs: the same whatever does the work, and gone when they are stopped."""

import multiprocessing
import os
import signal
from itertools import islice

import pytest

from bedesten import arena
from bedesten.bots.bot import Bot
from bedesten.kernel.errors import BedestenError, OptionError

GAMES = 7


class Middle(Bot):
    """The move in the middle, with a sight of its own."""

    def choose(self, sight):
        moves = sight.moves()
        return moves[len(moves) // 2]


class Broken(Bot):
    def choose(self, sight):
        raise ZeroDivisionError("too clever")


class Suicidal(Bot):
    def choose(self, sight):
        os.kill(os.getpid(), signal.SIGKILL)


BOTS = (Middle, "random", "random")


@pytest.fixture(scope="module")
def plan():
    return arena.prepare(GAMES, BOTS, seed=2, limit=150)


@pytest.fixture(scope="module")
def expected(plan):
    return [arena.play_game(plan, index) for index in range(GAMES)]


def children():
    return {child.pid for child in multiprocessing.active_children()}


@pytest.mark.parametrize(("jobs", "batch"), [(1, None), (1, 1), (1, 3), (1, 100), (2, None), (2, 3)])
def test_jobs_and_batches_change_nothing(plan, expected, jobs, batch):
    assert list(arena.run(plan, jobs=jobs, batch=batch)) == expected


@pytest.mark.parametrize("start", ["spawn", "forkserver"])
def test_the_way_processes_start_changes_nothing(plan, expected, start):
    if start not in multiprocessing.get_all_start_methods():
        pytest.skip(f"there is no {start} here")
    before = children()
    assert list(arena.run(plan, executor=arena.Processes(2, start))) == expected
    assert children() == before


def test_results_as_they_come_are_the_same_ones(plan, expected):
    found = list(arena.run(plan, jobs=2, ordered=False))
    assert sorted(found, key=lambda result: result.index) == expected


def test_simulate_is_all_in_one(plan, expected):
    found = arena.simulate(GAMES, BOTS, seed=2, limit=150, jobs=1)
    assert list(found) == expected


def test_another_seed_gives_other_games(expected):
    other = list(arena.simulate(GAMES, BOTS, seed=3, limit=150, jobs=1))
    assert not {game.fingerprint for game in other} & {game.fingerprint for game in expected}


def test_more_games_begin_with_the_same_ones(expected):
    more = arena.simulate(10 * GAMES, BOTS, seed=2, limit=150, jobs=1)
    assert list(islice(more, GAMES)) == expected
    more.close()


def test_finished_games_are_the_same_in_two_processes():
    plan = arena.prepare(2, "random", players=3, seed=5)
    assert list(arena.run(plan, jobs=1)) == list(arena.run(plan, jobs=2))


def test_an_executor_of_ones_own(plan, expected):
    class Backwards:
        workers = 3

        def run(self, jobs):
            for job in reversed(list(jobs)):
                yield arena.play_job(job)

    assert list(arena.run(plan, executor=Backwards())) == expected
    assert list(arena.run(plan, executor=Backwards(), ordered=False)) == expected[::-1]


def test_batches_grow_and_shrink(plan):
    sizes = []

    class Watched:
        workers = 2

        def run(self, jobs):
            for job in jobs:
                sizes.append(job.stop - job.first)
                yield [result_of(index) for index in range(job.first, job.stop)]

    def result_of(index):
        return arena.Result(index, 0, True, (0,), (), 0, 1, 1, 1, "", duration=0.01)

    many = arena.prepare(1000, "random")
    assert len(list(arena.run(many, executor=Watched()))) == sum(sizes) == 1000
    assert sizes[0] == 1
    assert max(sizes) == 20
    assert sizes[-1] == 1


def test_wrong_input_is_an_error_at_once(plan):
    with pytest.raises(OptionError, match="games: "):
        arena.simulate(0)
    with pytest.raises(OptionError, match="jobs: a whole number from 1 on, not 0"):
        arena.run(plan, jobs=0)
    with pytest.raises(OptionError, match="batch: "):
        arena.run(plan, batch=0)


def test_no_idle_workers(plan):
    assert arena.workers(plan, 100) == GAMES
    assert arena.workers(plan, 2) == 2
    assert arena.workers(plan) == min(arena.cores(), GAMES)


def test_bots_that_cant_travel_are_named():
    def local(seed):
        return Broken(seed)

    plan = arena.prepare(2, local)
    with pytest.raises(OptionError, match="bots: another process can't make them"):
        arena.run(plan, jobs=2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_in_a_worker_surfaces(jobs):
    before = children()
    with pytest.raises(
        arena.GameFailed, match=r"game \d \(seed \d+, seats .*Broken.* failed: ZeroDivisionError"
    ) as caught:
        list(arena.simulate(4, [Broken, "random"], seed=1, jobs=jobs))
    assert "too clever" in str(caught.value)
    assert "in choose" in str(caught.value.__cause__) or isinstance(caught.value.__cause__, ZeroDivisionError)
    assert children() == before


def test_a_worker_that_dies_is_an_error():
    with pytest.raises(arena.GameFailed, match="a worker process died"):
        list(arena.simulate(4, [Suicidal, "random"], seed=1, jobs=2))


def test_stopping_early_leaves_no_children_and_no_half_records(tmp_path):
    before = children()
    results = arena.simulate(10_000, "random", seed=1, limit=50, jobs=2, ordered=False, records=tmp_path)
    next(results)
    assert len(children() - before) == 2
    (tmp_path / ".somebody-elses").write_text("")
    results.close()
    assert children() == before
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == [".somebody-elses"]


def test_an_error_when_writing_is_no_failure_of_a_bot(tmp_path):
    results = arena.simulate(4, "random", seed=1, limit=50, jobs=2, records=tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    with pytest.raises(BedestenError, match="records: can't write") as caught:
        list(results)
    assert not isinstance(caught.value, arena.GameFailed)


def test_the_front_door():
    assert arena.__all__ == sorted(arena.__all__)
    assert all(hasattr(arena, name) for name in arena.__all__)
