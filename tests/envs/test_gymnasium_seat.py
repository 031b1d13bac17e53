"""The Gymnasium environments: one seat against bots, alone and many at once."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bedesten
from bedesten.envs.gymnasium import SeatEnv, SeatVectorEnv
from bedesten.kernel.errors import OptionError

IDS = {"istanbul": "bedesten/Istanbul-v0", "dicegame": "bedesten/DiceGame-v0"}
each_game = pytest.mark.parametrize("game", IDS)


def choose(mask: Any, luck: np.random.Generator) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[luck.integers(len(legal))])


def play(env: SeatEnv, steps: int, seed: int = 1) -> tuple[list[int], list[float]]:
    """So many random steps, or to the end: the actions and the rewards."""
    luck = np.random.default_rng(seed)
    actions, rewards = [], []
    for _ in range(steps):
        actions.append(choose(env.action_masks(), luck))
        _, reward, over, broken_off, _ = env.step(actions[-1])
        rewards.append(float(reward))
        if over or broken_off:
            break
    return actions, rewards


@each_game
@pytest.mark.parametrize("mode", ["rgb_array", "ansi", "svg"])
def test_check_env(game: str, mode: str) -> None:
    """Gymnasium's own test; warnings are errors here."""
    check_env(gymnasium.make(IDS[game], players=2, render_mode=mode, disable_env_checker=True).unwrapped)


@each_game
def test_a_whole_game_is_the_game_of_its_seed(game: str) -> None:
    env = gymnasium.make(IDS[game], players=2, rivals="random").unwrapped
    assert isinstance(env, SeatEnv)
    env.reset(seed=21)
    _, rewards = play(env, 100_000)
    again = bedesten.replay(env.record())
    assert again.over
    assert again.seed == 21
    ranks = {standing.seat: standing.rank for standing in again.standings()}
    assert rewards[-1] == (1.0 if ranks[env.match.seat] == 1 else -1.0)
    assert not any(rewards[:-1])
    assert not env.action_masks().any()


def test_the_seat_is_asked_and_nobody_else() -> None:
    env = SeatEnv(players=3, seat=1)
    env.reset(seed=2)
    luck = np.random.default_rng(3)
    for _ in range(100):
        assert env.match.table is not None
        assert env.match.table.actor == 1
        env.step(choose(env.action_masks(), luck))
    assert env.match.decisions > 200


def test_any_seat_is_drawn_with_each_game() -> None:
    env = SeatEnv("dicegame", players=3)
    env.reset(seed=1)
    seats = set()
    for _ in range(20):
        env.reset()
        seats.add(env.match.seat)
    assert seats == {0, 1, 2}


def test_rivals_are_the_named_bots() -> None:
    """Clockwise from the seat: the greedy one wins nearly always, wherever it sits."""
    for rivals, greedy in (("greedy,random", 2), (["random", "greedy"], 0)):
        env = SeatEnv("dicegame", players=3, seat=1, rivals=rivals)
        env.reset(seed=1)
        play(env, 10_000)
        assert bedesten.replay(env.record()).winners() == [greedy]


def test_an_illegal_action_loses() -> None:
    env = SeatEnv(players=2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, over, broken_off, info = env.step(illegal)
    assert (reward, over, broken_off, info["illegal"]) == (-1.0, True, False, True)
    assert not info["action_mask"].any()


def test_a_game_is_broken_off_at_the_limit() -> None:
    env = SeatEnv(players=2, limit=40)
    env.reset(seed=1)
    _, rewards = play(env, 100)
    assert env.match.decisions == 40
    assert not env.match.over()
    assert not any(rewards)


def test_rubies_as_reward_add_up() -> None:
    env = SeatEnv("dicegame", players=2, reward="rubies")
    env.reset(seed=5)
    _, rewards = play(env, 10_000)
    again = bedesten.replay(env.record())
    mine = next(standing for standing in again.standings() if standing.seat == env.match.seat)
    won = 1.0 if mine.rank == 1 else -1.0
    assert sum(rewards) == pytest.approx(mine.score["rubies"] / 6 + won)
    assert sum(reward != 0 for reward in rewards[:-1]) > 0


def test_a_copy_goes_the_same_way_and_leaves_the_original_alone() -> None:
    env = SeatEnv("dicegame", players=3, rivals="greedy,random")
    env.reset(seed=3)
    play(env, 10)
    before = env.match.line[:]
    twin = copy.deepcopy(env)
    actions, rewards = play(twin, 15, seed=4)
    assert env.match.line == before
    for action, reward in zip(actions, rewards):
        assert env.step(action)[1] == reward
    assert env.match.line == twin.match.line
    assert env.reset()[0].tolist() == twin.reset()[0].tolist(), "even the next game is the same"


def test_a_copy_with_other_luck_foresees_nothing() -> None:
    env = SeatEnv(players=3)
    env.reset(seed=3)
    play(env, 80)
    ends = set()
    for seed in range(6):
        twin = env.copy(seed=seed)
        assert twin.arrays.observation(twin.match.observation()).tolist() == (
            env.arrays.observation(env.match.observation()).tolist()
        )
        assert twin.match.table is not None
        assert env.match.table is not None
        assert twin.match.table.generator.words() != env.match.table.generator.words()
        play(twin, 15)
        ends.add(tuple(twin.match.line))
        with pytest.raises(OptionError, match="no record"):
            twin.record()
    assert len(ends) == 6


def test_bad_options_are_named() -> None:
    for bad in (
        {"players": 9},
        {"seat": 4},
        {"rivals": "nobody"},
        {"rivals": "random,random"},
        {"limit": 0},
        {"reward": "glory"},
        {"render_mode": "smell"},
    ):
        name = "bots" if bad.get("rivals") == "nobody" else next(iter(bad))
        with pytest.raises(OptionError, match=name):
            SeatEnv(**bad)


# ── Many at once ───────────────────────────────────────────────────────────────────────────────────────────


@each_game
def test_many_games_are_the_same_games_as_one_by_one(game: str) -> None:
    many = gymnasium.make_vec(IDS[game], num_envs=3, players=2, seat=0)
    assert isinstance(many, SeatVectorEnv)
    seen, info = many.reset(seed=30)
    singles = [SeatEnv(game, players=2, seat=0) for _ in range(3)]
    for i, single in enumerate(singles):
        assert single.reset(seed=30 + i)[0].tolist() == seen[i].tolist()
    luck = np.random.default_rng(1)
    for _ in range(60):
        actions = np.array([choose(mask, luck) for mask in info["action_mask"]])
        seen, rewards, over, broken_off, info = many.step(actions)
        assert many.observation_space.contains(seen)
        for i, single in enumerate(singles):
            alone = single.step(actions[i])
            assert alone[0].tolist() == seen[i].tolist()
            assert (alone[1], alone[2], alone[3]) == (rewards[i], over[i], broken_off[i])
            assert alone[4]["action_mask"].tolist() == info["action_mask"][i].tolist()
        if over.any():
            break


def test_what_has_ended_begins_anew_with_the_next_step() -> None:
    many = SeatVectorEnv(4, "dicegame", players=2)
    _, info = many.reset(seed=1)
    luck = np.random.default_rng(1)
    ended = np.zeros(4, bool)
    finished = 0
    for _ in range(400):
        actions = np.array([choose(mask, luck) if mask.any() else 0 for mask in info["action_mask"]])
        _, rewards, over, broken_off, info = many.step(actions)
        assert not rewards[ended].any()
        assert not over[ended].any()
        assert info["action_mask"][ended].any(axis=1).all()
        ended = over | broken_off
        assert not info["action_mask"][ended].any()
        assert all(abs(reward) == 1 for reward in rewards[ended])
        finished += int(ended.sum())
    assert finished > 4


def test_raw_observations_are_the_bytes_of_the_layout() -> None:
    raw, scaled = SeatVectorEnv(2, players=2, seat=0, raw=True), SeatVectorEnv(2, players=2, seat=0)
    (bytes_seen, info), (seen, _) = raw.reset(seed=1), scaled.reset(seed=1)
    assert bytes_seen.dtype == np.uint8
    assert raw.observation_space.contains(bytes_seen)
    most = np.array(raw.arrays.layout.most())
    np.testing.assert_allclose(bytes_seen / most, seen, rtol=1e-6)
    luck = np.random.default_rng(1)
    actions = np.array([choose(mask, luck) for mask in info["action_mask"]])
    np.testing.assert_allclose(raw.step(actions)[0] / most, scaled.step(actions)[0], rtol=1e-6)


def test_an_illegal_action_loses_its_own_game_only() -> None:
    many = SeatVectorEnv(2, players=2)
    _, info = many.reset(seed=[7, 8])
    luck = np.random.default_rng(1)
    actions = np.array([choose(info["action_mask"][0], luck), int(np.flatnonzero(info["action_mask"][1] == 0)[0])])
    _, rewards, over, _, _ = many.step(actions)
    assert rewards.tolist() == [0.0, -1.0]
    assert over.tolist() == [False, True]


def test_many_copied_in_mid_game() -> None:
    many = SeatVectorEnv(3, "dicegame", players=2)
    _, info = many.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(10):
        actions = np.array([choose(mask, luck) for mask in info["action_mask"]])
        _, _, _, _, info = many.step(actions)
    twin = copy.deepcopy(many)
    actions = np.array([choose(mask, luck) for mask in info["action_mask"]])
    np.testing.assert_array_equal(many.step(actions)[0], twin.step(actions)[0])
    assert [match.line for match in many.matches.matches] == [match.line for match in twin.matches.matches]
