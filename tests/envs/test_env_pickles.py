"""Environments go to other processes in the midst of a game, and any bot can take a seat in any of them."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest

import bedesten.envs.openspiel
from bedesten.bots import make
from bedesten.envs.gymnasium import SeatEnv, SeatVectorEnv, SelfPlayVectorEnv
from bedesten.envs.pettingzoo import dicegame_v0, istanbul_v0


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def equal(one: Any, other: Any) -> bool:
    """Whether two things told by environments are the same, arrays included."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(equal(one[key], other[key]) for key in one)
    if isinstance(one, tuple):
        return len(one) == len(other) and all(equal(a, b) for a, b in zip(one, other, strict=True))
    return bool(np.array_equal(one, other))


@pytest.mark.parametrize("game", ["istanbul", "dicegame"])
def test_one_seat(game: str) -> None:
    env = SeatEnv(game, players=3, rivals="apprentice", reward="rubies")
    sent(env).reset(seed=1)  # before the first game, too
    _, info = env.reset(seed=7)
    for _ in range(12):
        action = info["action_mask"].argmax()
        twin = sent(env)
        told = env.step(action)
        assert equal(twin.step(action), told)
        info = told[-1]
    assert sent(env).record() == env.record()


@pytest.mark.parametrize("kind", [SeatVectorEnv, SelfPlayVectorEnv])
def test_many_games(kind: type[Any]) -> None:
    env = kind(4, "dicegame", players=2)
    _, info = env.reset(seed=7)
    for _ in range(60):
        actions = info["action_mask"].argmax(axis=1)
        _, _, _, _, info = env.step(actions)
    twin = sent(env)
    for _ in range(20):
        told = env.step(info["action_mask"].argmax(axis=1))
        assert equal(twin.step(info["action_mask"].argmax(axis=1)), told)
        info = told[-1]


@pytest.mark.parametrize("module", [istanbul_v0, dicegame_v0])
def test_pettingzoo(module: Any) -> None:
    env = module.env(players=3)
    env.reset(seed=7)
    for _ in range(10):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    twin = sent(env)
    for _ in range(10):
        action = int(env.last()[0]["action_mask"].argmax())
        assert twin.agent_selection == env.agent_selection
        env.step(action)
        twin.step(action)
        assert equal(twin.last()[0], env.last()[0])
    parallel = module.parallel_env(players=3)
    seen, _ = parallel.reset(seed=7)
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in parallel.agents}
    assert equal(sent(parallel).step(actions), parallel.step(actions))


def test_openspiel() -> None:
    state = pyspiel.load_game("bedesten_dicegame(players=2)").new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    assert str(sent(state)) == str(state)


def test_any_bot_plays_in_any_environment() -> None:
    bot = make("greedy", 1)
    env = istanbul_v0.env(players=2)
    env.reset(seed=3)
    seats = [bot, make("random", 2)]
    for agent in env.agent_iter():
        if env.terminations[agent]:
            break
        sight = env.unwrapped.sight()
        env.step(sight.action(seats[sight.seat].choose(sight)))
    assert env.unwrapped.rewards["player_0"] == 1.0

    seat = SeatEnv("dicegame", players=2)
    seat.reset(seed=1)
    over = False
    while not over:
        sight = seat.sight()
        _, reward, over, _, _ = seat.step(sight.action(bot.choose(sight)))
    assert reward == 1.0

    many = SelfPlayVectorEnv(3, "dicegame", players=2)
    many.reset(seed=1)
    sights = [many.sight(i) for i in range(3)]
    _, _, _, _, info = many.step(np.array([sight.action(bot.choose(sight)) for sight in sights]))
    assert "illegal" not in info

    state = pyspiel.load_game("bedesten_dicegame(players=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    sight = state.sight()
    assert sight.action(bot.choose(sight)) in state.legal_actions()


def test_a_sight_tells_what_the_environment_tells() -> None:
    for game in ("istanbul", "dicegame"):
        env = SeatEnv(game, players=3)
        observation, info = env.reset(seed=5)
        sight = env.sight()
        assert np.array_equal(env.arrays.observation(sight.observation()), observation)
        assert np.array_equal(np.frombuffer(sight.mask(), np.int8), info["action_mask"])
        action = int(info["action_mask"].argmax())
        assert sight.action(sight.move(action)) == action
        with pytest.raises(bedesten.IllegalMove, match="see the mask"):
            sight.move(int(info["action_mask"].argmin()))
