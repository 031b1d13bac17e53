"""Measures environments of one installation, one after the other: requests (a list as JSON) as argument, and a line
of JSON on stdout for each.

Random legal actions. Only the calls of the environment are timed, resets included, and not the choice of the action:
so a policy costs everyone the same, which is nothing.
"""

import importlib
import json
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from time import perf_counter, process_time
from typing import Any

import numpy as np

Result = dict[str, Any]
WARM_UP = 0.1
PLAYERS = 4
MANY = 64
ON_TWO = 512
PGX_MANY = 512
LONGER = 3
"""Rounds of a vector in two processes take so many times as long as others."""


class Clock:
    """Adds up the CPU time of what is timed, until it is enough."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.spent = 0.0
        self.steps = 0

    def time(self, call: Callable[..., Any], *arguments: Any) -> Any:
        start = process_time()
        result = call(*arguments)
        self.spent += process_time() - start
        return result

    def running(self) -> bool:
        return self.spent < self.seconds

    def rate(self) -> float:
        return self.steps / self.spent


def draw(mask: Any, luck: random.Random) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(luck.random() * len(legal))])


def turns(env: Any, clock: Clock) -> float:
    """PettingZoo: what its loop does, `last` and `step`."""
    luck, seed = random.Random(1), 0
    while clock.running():
        clock.time(env.reset, seed)
        while env.agents and clock.running():
            observation, _, terminated, truncated, info = clock.time(env.last)
            if terminated or truncated:
                clock.time(env.step, None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            clock.time(env.step, draw(mask, luck))
            clock.steps += 1
        seed += 1
    return clock.rate()


def single(env: Any, clock: Clock, masked: Callable[[Any, Any], int]) -> float:
    """Gymnasium: `step`, and `reset` when an episode is over."""
    seed = 0
    while clock.running():
        _, info = clock.time(partial(env.reset, seed=seed))
        seed += 1
        over = False
        while not over and clock.running():
            action = masked(env, info)
            _, _, terminated, truncated, info = clock.time(env.step, action)
            over = terminated or truncated
            clock.steps += 1
    return clock.rate()


def drawn(env: Any, luck: Any) -> Any:
    """An action for each game, drawn from the lists of legal ones."""
    legal, starts = env.legal_actions()
    picks = starts[:-1] + (luck.random(env.num_envs) * np.diff(starts)).astype(np.int64)
    return legal[np.minimum(picks, len(legal) - 1)] % env.single_action_space.n


def listed(env: Any, clock: Clock) -> float:
    """A vector that is asked for lists of legal actions. To draw from them takes some microseconds, and is timed."""
    luck = np.random.default_rng(1)
    clock.time(partial(env.reset, seed=1))
    while clock.running():
        clock.time(env.step, clock.time(drawn, env, luck))
        clock.steps += env.num_envs
    return clock.rate()


def many(env: Any, clock: Clock) -> float:
    """A vector of environments: steps of all of them are counted."""
    luck = random.Random(1)
    _, info = clock.time(partial(env.reset, seed=1))
    while clock.running():
        actions = np.array([draw(mask, luck) if mask.any() else 0 for mask in info["action_mask"]])
        _, _, _, _, info = clock.time(env.step, actions)
        clock.steps += env.num_envs
    return clock.rate()


def on_two(env: Any, clock: Clock) -> float:
    """The same in two processes: by the clock, since they wait for each other, and in longer rounds for that reason."""
    luck = np.random.default_rng(1)
    env.reset(seed=1)
    env.step(drawn(env, luck))
    end = clock.seconds * LONGER
    start = perf_counter()
    while (spent := perf_counter() - start) < end:
        env.step(drawn(env, luck))
        clock.steps += env.num_envs
    env.close()
    return clock.steps / spent


def pgx(name: str, clock: Clock) -> float:
    """A batch of games, stepped by one function that JAX has compiled; the choice of actions is a part of another."""
    jax = importlib.import_module("jax")
    env = importlib.import_module("pgx").make(name)
    auto = importlib.import_module("pgx.experimental.wrappers").auto_reset
    first = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto(env.step, env.init)))
    chosen = jax.jit(
        lambda mask, key: jax.random.categorical(key, jax.numpy.log(mask.astype(jax.numpy.float32)), axis=1)
    )

    def finished(*given: Any) -> Any:
        return jax.block_until_ready(step(*given))

    key = jax.random.PRNGKey(1)
    state = first(jax.random.split(key, PGX_MANY))
    warm = True
    while clock.running():
        key, one, two = jax.random.split(key, 3)
        actions = chosen(state.legal_action_mask, one).block_until_ready()
        keys = jax.random.split(two, PGX_MANY)
        if warm:
            finished(state, actions, keys)
            warm = False
        state = clock.time(finished, state, actions, keys)
        clock.steps += PGX_MANY
    return clock.rate()


def inside(env: Any, clock: Clock) -> float:
    """The same, but only the games are timed: what a step costs before anybody looks."""
    luck, games = random.Random(1), env.games
    env.reset(seed=1)
    while clock.running():
        actions = [draw(mask, luck) if mask.any() else 0 for mask in env.action_masks()]
        waiting = games.waiting
        clock.time(games.step, actions, False)
        for i in waiting:
            env.begin(i, None)
        games.look()
        env.observe()
        clock.steps += env.num_envs
    return clock.rate()


def spiel(name: str, clock: Clock) -> float:
    """OpenSpiel: the loop of its examples; chance steps are counted, for they are steps to it."""
    game = importlib.import_module("pyspiel").load_game(name)
    luck = random.Random(1)
    while clock.running():
        state = clock.time(game.new_initial_state)
        while not clock.time(state.is_terminal) and clock.running():
            if clock.time(state.is_chance_node):
                outcomes, odds = zip(*clock.time(state.chance_outcomes))
                action = luck.choices(outcomes, odds)[0]
            else:
                action = luck.choice(clock.time(state.legal_actions))
            clock.time(state.apply_action, action)
            clock.steps += 1
    return clock.rate()


def bedesten_env(what: str, game: str, clock: Clock) -> float:
    options: dict[str, Any] = {"players": PLAYERS}
    if what in ("pettingzoo", "pettingzoo raw"):
        module = getattr(importlib.import_module("bedesten.envs.pettingzoo"), f"{game}_v0")
        return turns((module.env if what == "pettingzoo" else module.raw_env)(**options), clock)
    if what == "openspiel":
        importlib.import_module("bedesten.envs.openspiel")
        return spiel(f"bedesten_{game}(players={options['players']})", clock)
    gymnasium = importlib.import_module("gymnasium")
    importlib.import_module("bedesten.envs.gymnasium")
    name = {"istanbul": "bedesten/Istanbul-v0", "dicegame": "bedesten/DiceGame-v0"}[game]
    if what == "gymnasium":
        luck = random.Random(1)
        return single(gymnasium.make(name, **options), clock, lambda env, info: draw(info["action_mask"], luck))
    if what == "sync":
        return many(gymnasium.make_vec(name, num_envs=MANY, vectorization_mode="sync", **options), clock)
    kind, _, how = what.partition(" ")
    if kind == "selfplay":
        name = name.replace("-v0", "SelfPlay-v0")
    if how == "two":
        bare = {"raw": True, "copy": False, "processes": 2}
        return on_two(gymnasium.make_vec(name, num_envs=ON_TWO, **bare, **options), clock)
    if how in ("bare", "lists"):
        options["copy"] = False
    env = gymnasium.make_vec(name, num_envs=MANY, raw=how in ("raw", "bare", "lists"), **options)
    if how == "lists":
        return listed(env, clock)
    return inside(env, clock) if how == "games" else many(env, clock)


def classic(name: str, clock: Clock) -> float:
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    return turns(module.env(), clock)


def catanatron(clock: Clock) -> float:
    gymnasium = importlib.import_module("gymnasium")
    importlib.import_module("catanatron_gym")
    luck = random.Random(1)
    env = gymnasium.make("catanatron-v1")
    return single(env, clock, lambda env, info: luck.choice(list(info["valid_actions"])))


def rlcard(name: str, clock: Clock) -> float:
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})
    luck = random.Random(1)
    while clock.running():
        state, _ = clock.time(env.reset)
        while not clock.time(env.is_over) and clock.running():
            state, _ = clock.time(env.step, luck.choice(list(state["legal_actions"])))
            clock.steps += 1
    return clock.rate()


def measured(ask: Result, seconds: float) -> float:
    clock = Clock(seconds)
    if ask["who"] in ("compiled", "interpreted"):
        return bedesten_env(ask["what"], ask["game"], clock)
    if ask["who"] == "pettingzoo":
        return classic(ask["what"], clock)
    if ask["who"] == "rlcard":
        return rlcard(ask["what"], clock)
    if ask["who"] == "pgx":
        return pgx(ask["what"], clock)
    if ask["who"] == "openspiel":
        return spiel(ask["what"], clock)
    return catanatron(clock)


PACKAGES = {
    "pettingzoo": "pettingzoo",
    "rlcard": "rlcard",
    "openspiel": "open_spiel",
    "catanatron": "catanatron_gym",
    "pgx": "pgx",
}


def answered(request: Result) -> Result:
    """What came of one request; an error is told, so that the others are measured all the same."""
    try:
        if request["who"] == "openspiel":
            importlib.import_module(f"open_spiel.python.games.{request['what'].removeprefix('python_')}")
        measured(request, WARM_UP)
        answer: Result = {"value": measured(request, request["seconds"])}
        if request["who"] in PACKAGES:
            answer["version"] = version(PACKAGES[request["who"]])
        else:
            answer["compiled"] = importlib.import_module("bedesten._build").compiled()
            answer["version"] = importlib.import_module("bedesten").__version__
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}
    return answer


if __name__ == "__main__":
    for each in json.loads(sys.argv[1]):
        print(json.dumps(answered(each)), flush=True)
