"""`env()` checks its callers in one wrapper: whatever they do, it answers as PettingZoo's own three wrappers do."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from bedesten.envs.pettingzoo import dicegame_v0, istanbul_v0

MODULES = {"istanbul": istanbul_v0, "dicegame": dicegame_v0}
each_game = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)
Use = Callable[[Any], Any]

ATTRIBUTES = ("rewards", "terminations", "truncations", "infos", "agent_selection", "num_agents", "agents")


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Warnings are kept in a list of PettingZoo's."""
    EnvLogger.suppress_output()
    EnvLogger.flush()
    yield
    EnvLogger.flush()
    EnvLogger.unsuppress_output()


def stock(table: Any) -> Any:
    """A table in PettingZoo's own wrappers, as its classic environments have them."""
    illegal = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal))


def outcome(env: Any, use: Use) -> tuple[Any, ...]:
    """What comes of a use: what is returned or raised, what was warned of, and how the environment stands then."""
    EnvLogger.flush()
    try:
        came: Any = ("returned", plain(use(env)))
    except Exception as error:
        came = ("raised", type(error), str(error))
    state = []
    for name in (*ATTRIBUTES, "_cumulative_rewards", "possible_agents", "max_num_agents", "metadata"):
        try:
            state.append(plain(getattr(env, name)))
        except AttributeError as error:
            state.append(str(error))
    return came, EnvLogger.mqueue[:], state, str(env)


def plain(value: Any) -> Any:
    """Something that can be compared."""
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, tuple | list) else value


def mask(env: Any) -> Any:
    return env.observe(env.agent_selection)["action_mask"]


def legal(env: Any) -> int:
    return int(np.flatnonzero(mask(env))[0])


def illegal(env: Any) -> int:
    return int(np.flatnonzero(mask(env) == 0)[0])


USES: dict[str, list[Use]] = {
    "before reset": [
        lambda env: env.step(0),
        lambda env: env.observe("player_0"),
        lambda env: env.last(),
        lambda env: env.render(),
        lambda env: env.state(),
        lambda env: list(env.agent_iter()),
        lambda env: env.agents,
        lambda env: env._private,
        lambda env: env.action_space("player_0").n,
    ],
    "actions that are none": [
        lambda env: env.reset(seed=1),
        lambda env: env.step(None),
        lambda env: env.step(-1),
        lambda env: env.step(100_000),
        lambda env: env.step("go 7"),
        lambda env: env.step(1.0),
        lambda env: env.step(np.array([1, 2])),
        lambda env: env.step(np.int8(legal(env))) if legal(env) < 128 else None,
        lambda env: env.step(np.int32(legal(env))),
        lambda env: env.step(np.array(legal(env))),
        lambda env: env.last(),
        lambda env: env.last(observe=False),
        lambda env: env.observe("nobody"),
    ],
    "an illegal action": [
        lambda env: env.reset(seed=1),
        lambda env: env.step(legal(env)),
        lambda env: env.step(illegal(env)),
        lambda env: env.last(),
        lambda env: env.step(legal(env)),
        lambda env: env.step(None),
        lambda env: env.last(),
        lambda env: env.step(None),
        lambda env: env.step(None),
        lambda env: env.step(None),
        lambda env: env.reset(seed=2),
        lambda env: env.last(),
    ],
    "a numpy number that is illegal": [
        lambda env: env.reset(seed=1),
        lambda env: env.step(np.int64(illegal(env))),
        lambda env: env.last(),
    ],
    "broken off": [
        lambda env: env.reset(seed=1),
        *[lambda env: env.step(legal(env))] * 6,
        lambda env: env.last(),
        lambda env: env.step(0),
        lambda env: env.step(None),
        lambda env: env.step(None),
        lambda env: env.step(None),
    ],
    "iterating without a step": [
        lambda env: env.reset(seed=1),
        lambda env: [agent for agent, _ in zip(env.agent_iter(), range(3))],
        lambda env: env.step(legal(env)),
        lambda env: next(iter(env.agent_iter())),
    ],
}


@pytest.mark.parametrize("uses", USES.values(), ids=USES)
@each_game
def test_misuse_is_found_as_by_pettingzoo(module: ModuleType, uses: list[Use]) -> None:
    ours, theirs = module.env(players=2, max_cycles=6), stock(module.raw_env(players=2, max_cycles=6))
    for number, use in enumerate(uses):
        assert outcome(ours, use) == outcome(theirs, use), f"use {number}"


@each_game
def test_a_whole_game_goes_the_same_way(module: ModuleType) -> None:
    ours, theirs = module.env(players=2, reward="rubies"), stock(module.raw_env(players=2, reward="rubies"))
    luck = random.Random(1)
    ours.reset(seed=3)
    theirs.reset(seed=3)
    steps = 0
    while ours.agents:
        found = plain(ours.last())
        assert found == plain(theirs.last())
        ended = found[2] or found[3]
        action = None if ended else luck.choice(np.flatnonzero(mask(ours)).tolist())
        ours.step(action)
        theirs.step(action)
        steps += 1
        if steps == 300:  # then somebody errs
            bad = illegal(ours)
            ours.step(bad)
            theirs.step(bad)
    assert not theirs.agents


def test_a_copy_is_checked_too() -> None:
    env = istanbul_v0.env(players=2)
    twin = copy.deepcopy(env)
    with pytest.raises(AssertionError, match="reset"):
        twin.step(0)
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    twin.step(illegal(twin))
    assert any(twin.terminations.values())
    assert not any(env.terminations.values())
    env.step(legal(env))
