"""Self-play on two cores: the same games as on one, through shared memory; and arrays that are not copied."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import gymnasium
import numpy as np
import pytest

from bedesten.envs.gymnasium import ProcessesVectorEnv, SelfPlayVectorEnv
from bedesten.envs.gymnasium.processes import RESET
from bedesten.kernel.errors import OptionError

GAME = "bedesten/DiceGameSelfPlay-v0"
NO_ACTION = 1985
"""Not legal at the beginning of a game."""


@pytest.fixture(scope="module")
def on_two() -> Iterator[ProcessesVectorEnv]:
    env: Any = gymnasium.make_vec(GAME, num_envs=5, processes=2, players=2, raw=True)
    assert isinstance(env, ProcessesVectorEnv)
    name = env.shared.memory.name
    yield env
    env.close()
    assert not any(worker.process.is_alive() for worker in env.workers)
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)


def choose(masks: Any, luck: np.random.Generator) -> Any:
    return np.array([luck.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def test_two_processes_play_the_games_of_one(on_two: ProcessesVectorEnv) -> None:
    """Until games begin anew, whose seeds each process draws for itself; an illegal action among them."""
    one = SelfPlayVectorEnv(5, "dicegame", players=2, raw=True)
    assert on_two.observation_space == one.observation_space
    assert on_two.action_space == one.action_space
    luck = np.random.default_rng(1)
    for seed in (7, [3, 1, 4, 1, 5]):
        here: Any = one.reset(seed=seed)
        other: Any = on_two.reset(seed=seed)
        for number in range(12):
            info, told = here[-1], other[-1]
            assert info.keys() == told.keys()
            for mine, its in zip([*here[:-1], *info.values()], [*other[:-1], *told.values()], strict=True):
                assert mine.dtype == its.dtype
                np.testing.assert_array_equal(mine, its)
            actions = choose(info["action_mask"], luck)
            if number == 10:
                actions[[0, 4]] = NO_ACTION
            here, other = one.step(actions), on_two.step(actions)
        assert here[2].sum() == 0
    assert on_two.step(actions)[0] is not on_two.step(actions)[0]


def test_a_game_that_has_ended_begins_anew(on_two: ProcessesVectorEnv) -> None:
    _, info = on_two.reset(seed=1)
    illegal = np.full(5, NO_ACTION)
    _, rewards, over, _, info = on_two.step(illegal)
    assert over.all()
    assert (rewards == -1).all()
    assert info["illegal"].all()
    assert not info["action_mask"].any()
    _, rewards, over, _, info = on_two.step(illegal)
    assert not over.any()
    assert not rewards.any()
    assert "illegal" not in info
    assert info["action_mask"].any(axis=1).all()


def test_a_fault_in_a_process_is_told(on_two: ProcessesVectorEnv) -> None:
    on_two.workers[0].line.send("no seed")
    with pytest.raises(RuntimeError, match=r"(?s)a process of the environment failed.*TypeError"), on_two._all(RESET):
        pass
    on_two.reset(seed=1)


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")
def test_an_interrupted_step_is_waited_for(on_two: ProcessesVectorEnv, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in a notebook: what the other process did meanwhile is not taken for what it does next."""
    one = SelfPlayVectorEnv(5, "dicegame", players=2, raw=True)
    one.reset(seed=2)
    _, info = on_two.reset(seed=2)
    first = info["action_mask"].argmax(axis=1)
    one.step(first)
    worker = on_two.workers[0]
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGSTOP)
    with monkeypatch.context() as interrupted:
        interrupted.setattr(worker, "wait", raise_interrupt)
        with pytest.raises(KeyboardInterrupt):
            on_two.step(first)
    os.kill(worker.process.pid, signal.SIGCONT)
    for _ in range(5):
        actions = one.action_masks().argmax(axis=1)
        seen, _, _, _, info = one.step(actions)
        its, _, _, _, told = on_two.step(actions)
        np.testing.assert_array_equal(seen, its)
        np.testing.assert_array_equal(info["action_mask"], told["action_mask"])


def raise_interrupt() -> None:
    raise KeyboardInterrupt


def test_legal_actions_are_listed_as_the_masks_mark_them(on_two: ProcessesVectorEnv) -> None:
    luck = np.random.default_rng(1)
    many: list[Any] = [
        on_two,
        SelfPlayVectorEnv(3, "dicegame", players=2),
        gymnasium.make_vec("bedesten/Istanbul-v0", num_envs=2, players=2),
    ]
    for env in many:
        _, info = env.reset(seed=5)
        for number in range(60):
            masks = info["action_mask"]
            legal, starts = env.legal_actions()
            assert starts[0] == 0
            assert starts[-1] == len(legal)
            np.testing.assert_array_equal(np.diff(starts), masks.sum(axis=1))
            np.testing.assert_array_equal(np.sort(legal), np.flatnonzero(masks))
            actions = choose(masks, luck)
            if number == 30:
                actions[:] = masks.argmin(axis=1)  # illegal: these games are over
            _, _, _, _, info = env.step(actions)


def test_lists_of_legal_actions_have_no_end() -> None:
    """Ways to pay are many, here 72: more than there is room for at first."""
    env = SelfPlayVectorEnv(1, "dicegame", players=2)
    luck = np.random.default_rng(177)
    _, info = env.reset(seed=177)
    for _ in range(39):
        _, _, _, _, info = env.step(choose(info["action_mask"], luck))
    legal, starts = env.legal_actions()
    assert len(legal) == 72
    np.testing.assert_array_equal(starts, [0, 72])
    np.testing.assert_array_equal(np.sort(legal), np.flatnonzero(info["action_mask"]))


def test_a_process_that_was_killed_is_told_of() -> None:
    env = ProcessesVectorEnv(4, 2, game="dicegame", players=2)
    env.reset(seed=1)
    env.workers[0].process.kill()
    with pytest.raises(RuntimeError, match=r"was ended from outside \(exit code -9\)"):
        env.step(np.zeros(4, np.int64))
    env.close()


@pytest.mark.parametrize("processes", [0, 6])
def test_as_many_processes_as_games_at_the_most(processes: int) -> None:
    with pytest.raises(OptionError, match="processes: 1 to 5"):
        gymnasium.make_vec(GAME, num_envs=5, processes=processes, players=2)


@pytest.mark.parametrize("raw", [True, False], ids=["bytes", "floats"])
@pytest.mark.parametrize("name", [GAME, "bedesten/Istanbul-v0"])
def test_what_is_not_copied_is_the_same_array_with_the_same_numbers(name: str, raw: bool) -> None:
    one = gymnasium.make_vec(name, num_envs=3, players=2, raw=raw)
    other = gymnasium.make_vec(name, num_envs=3, players=2, raw=raw, copy=False)
    seen, info = one.reset(seed=3)
    first, told = other.reset(seed=3)
    luck = np.random.default_rng(1)
    for _ in range(40):
        np.testing.assert_array_equal(seen, first)
        np.testing.assert_array_equal(info["action_mask"], told["action_mask"])
        actions = choose(info["action_mask"], luck)
        before, marked = seen.copy(), info["action_mask"].copy()
        kept, masks = seen, info["action_mask"]
        seen, _, _, _, info = one.step(actions)
        again, _, _, _, told = other.step(actions)
        assert np.shares_memory(again, first)
        np.testing.assert_array_equal(kept, before, "a copy stays as it was")
        np.testing.assert_array_equal(masks, marked)
        seen[0] = 0  # and is the caller's own
        seen = again.copy()
