"""The PettingZoo environments: PettingZoo's own tests, and that they play the game that they say."""

from __future__ import annotations

import copy
import random
import warnings
import xml.etree.ElementTree as ET
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # PettingZoo's tests import its own environments in a way that it deprecates
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

import bedesten
from bedesten.envs.pettingzoo import dicegame_v0, istanbul_v0
from bedesten.kernel.errors import IllegalMove, OptionError

MODULES = {"istanbul": istanbul_v0, "dicegame": dicegame_v0}
each_game = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)

# PettingZoo warns of observations that are dicts, which its own classic environments have, too.
dict_observations = pytest.mark.filterwarnings("ignore:Observation")


def game_of(module: ModuleType) -> str:
    return module.__name__.rsplit(".", 1)[-1].removesuffix("_v0")


def any_action(env: Any, luck: random.Random) -> int:
    mask = env.observe(env.agent_selection)["action_mask"]
    return luck.choice(np.flatnonzero(mask).tolist())


def play(env: Any, steps: int, seed: int = 1) -> list[int]:
    """So many random steps; the actions."""
    luck = random.Random(seed)
    actions = []
    for _ in range(steps):
        actions.append(any_action(env, luck))
        env.step(actions[-1])
    return actions


@dict_observations
@each_game
def test_api(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(module.env(players=3), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@dict_observations
@pytest.mark.parametrize(
    "options",
    [
        {"expansions": ["mocha", "letters"], "players": 5},
        {"variants": ["caravan-leader"], "players": 2, "layout": "random"},
    ],
    ids=str,
)
def test_api_with_other_boxes(options: dict[str, Any]) -> None:
    api_test(istanbul_v0.env(**options), num_cycles=20)


@each_game
def test_seeds(module: ModuleType) -> None:
    seed_test(lambda: module.env(players=3), num_cycles=60)
    parallel_seed_test(lambda: module.parallel_env(players=3), num_cycles=20)


@each_game
def test_rendering(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    def is_svg(text: str) -> bool:
        return ET.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"

    render_test(lambda render_mode: module.env(render_mode=render_mode), {"svg": is_svg})
    assert "is asked" in capsys.readouterr().out, "in the mode human it is printed"


@each_game
def test_max_cycles(module: ModuleType) -> None:
    """PettingZoo's test wants every agent to act in every cycle, as in the parallel form."""
    max_cycles_test(SimpleNamespace(env=module.cycle_env, parallel_env=module.parallel_env))


@dict_observations
@each_game
def test_api_of_the_parallel_form_converted_to_turns(module: ModuleType) -> None:
    api_test(module.cycle_env(players=2), num_cycles=20)


@each_game
def test_parallel_api(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(players=2), num_cycles=40)


@pytest.mark.filterwarnings("error")
@each_game
def test_a_whole_game_is_the_game_of_its_seed(module: ModuleType) -> None:
    """The same actions on `bedesten.new` lead through the same observations' asks to the same end."""
    env = module.env(players=2)
    env.reset(seed=11)
    game = bedesten.new(game_of(module), players=2, seed=11)
    luck = random.Random(2)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            assert game.over
            ranks = {standing.seat: standing.rank for standing in game.standings()}
            seat = int(agent[-1])
            tied = len(set(ranks.values())) == 1
            assert reward == (0.0 if tied else 1.0 if ranks[seat] == 1 else -1.0)
            env.step(None)
            continue
        assert agent == f"player_{game.actor}"
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert legal == sorted(game.action(move) for move in game.moves())
        action = luck.choice(legal)
        game.play(game.move(action))
        env.step(action)
    assert game.over
    assert not env.agents
    assert bedesten.replay(env.unwrapped.record()).fingerprint() == game.fingerprint()


def test_who_is_not_asked_may_do_nothing() -> None:
    env = istanbul_v0.raw_env(players=3)
    env.reset(seed=1)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert masks.pop(env.agent_selection) > 0
    assert set(masks.values()) == {0}


def test_an_illegal_action_raises_or_ends_the_game(caplog: pytest.LogCaptureFixture) -> None:
    bare = istanbul_v0.raw_env(players=2)
    bare.reset(seed=1)
    illegal = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    before = bare.running.box.dump(bare.running.table)
    with pytest.raises(IllegalMove, match="not possible now"):
        bare.step(illegal)
    assert bare.running.box.dump(bare.running.table) == before
    with pytest.raises(ValueError, match="must answer"):
        bare.step(None)
    env = istanbul_v0.env(players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_numpy_integers_are_actions() -> None:
    env = istanbul_v0.raw_env(players=2)
    env.reset(seed=1)
    action: Any = np.int32(any_action(env, random.Random(1)))
    env.step(action)
    assert env.running.decisions == 1


def test_a_game_is_broken_off_after_max_cycles() -> None:
    env = istanbul_v0.raw_env(players=2, max_cycles=5)
    env.reset(seed=1)
    play(env, 5)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not env.observe("player_0")["action_mask"].any()


def test_rewards() -> None:
    """By win and by rubies, all sums being 0 at the end, except for the rubies themselves."""
    for reward in ("win", "rubies"):
        env = dicegame_v0.raw_env(players=3, reward=reward)
        env.reset(seed=4)
        luck = random.Random(4)
        total = dict.fromkeys(env.agents, 0.0)
        while not any(env.terminations.values()):
            env.step(any_action(env, luck))
            for agent, worth in env.rewards.items():
                total[agent] += worth
        standings = env.running.box.standings(env.running.table, 3)
        best = [f"player_{standing.seat}" for standing in standings if standing.rank == 1]
        for standing in standings:
            agent = f"player_{standing.seat}"
            share = (3 / len(best) - 1) / 2 if agent in best else -0.5
            rubies = standing.score["rubies"] / 6 if reward == "rubies" else 0
            assert total[agent] == pytest.approx(share + rubies)


def test_a_copy_goes_the_same_way_and_leaves_the_original_alone() -> None:
    env = istanbul_v0.env(players=3)
    env.reset(seed=3)
    play(env, 50)
    for twin in (env.unwrapped.copy(), copy.deepcopy(env)):
        assert twin.agent_selection == env.agent_selection
        before = env.unwrapped.running.box.dump(env.unwrapped.running.table)
        actions = play(twin, 60, seed=9)
        assert env.unwrapped.running.box.dump(env.unwrapped.running.table) == before
        other = copy.deepcopy(env)
        for action in actions:
            other.step(action)
        end = [one.unwrapped.running.box.dump(one.unwrapped.running.table) for one in (twin, other)]
        assert end[0] == end[1] != before


def test_a_copy_with_other_luck_foresees_nothing() -> None:
    env = istanbul_v0.raw_env(players=3)
    env.reset(seed=3)
    play(env, 3)
    agent = env.agent_selection
    hands = set()
    for seed in range(8):
        twin = env.copy(seed=seed, agent=agent)
        np.testing.assert_array_equal(twin.observe(agent)["observation"], env.observe(agent)["observation"])
        assert twin.running.table.generator.words() != env.running.table.generator.words()
        seats: Any = twin.running.box.dump(twin.running.table)["seats"]
        hands.add(str([seat["hand"] for seat in seats]))
        with pytest.raises(OptionError, match="no record"):
            twin.record()
        play(twin, 20)
    assert len(hands) > 1
    assert env.running.decisions == 3


def test_copies_of_the_parallel_form() -> None:
    env = dicegame_v0.parallel_env(players=2)
    env.reset(seed=1)
    for _ in range(10):
        env.step({})
    twin = copy.deepcopy(env)
    assert twin.step({})[1] == env.step({})[1]
    assert twin.running.line == env.running.line
    assert twin.running.line is not env.running.line


def test_an_illegal_answer_in_the_parallel_form_is_replaced() -> None:
    env = istanbul_v0.parallel_env(players=2)
    seen, _ = env.reset(seed=1)
    asked = next(agent for agent, one in seen.items() if one["action_mask"].any())
    illegal = int(np.flatnonzero(seen[asked]["action_mask"] == 0)[0])
    infos = env.step(dict.fromkeys(env.agents, illegal))[4]
    assert infos[asked] == {"illegal": True}
    assert env.running.decisions == 1


def test_registered_by_versioned_id() -> None:
    env = pettingzoo.make("aec", "bedesten/istanbul-v0", players=2)
    env.reset(seed=1)
    assert env.num_agents == 2
    assert env.metadata["name"] == "bedesten_istanbul_v0"
    pettingzoo.make("parallel", "bedesten/dicegame-v0", players=3).reset(seed=1)


def test_bad_options_are_named() -> None:
    for bad in ({"players": 9}, {"reward": "glory"}, {"render_mode": "smell"}, {"edition": "none"}):
        with pytest.raises(OptionError, match=next(iter(bad))):
            istanbul_v0.env(**bad)


def test_pictures_show_the_table() -> None:
    env = istanbul_v0.raw_env(players=3, render_mode="svg")
    env.reset(seed=2)
    play(env, 80)
    words = env.render()
    for name in ("Fountain", "Police Station", "Wainwright"):
        assert name in words
    env.render_mode = "rgb_array"
    first: Any = env.render()
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 10
    play(env, 40, seed=8)
    assert (first != env.render()).any()
    env.render_mode = "ansi"
    drawn: Any = env.render()
    lines = drawn.splitlines()
    assert sum(line.startswith("+") for line in lines) == 5
    assert lines[-1].startswith("T: rubies")
