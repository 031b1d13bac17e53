"""One measurement of Bedesten, in a process of its own: reads a request (JSON) from its argument, prints the result.

Which build it measures is decided by PYTHONPATH; the result says which one was really loaded.
"""

import importlib
import json
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

import timing

bedesten = importlib.import_module("bedesten")
Choose = Callable[[], float]
Result = dict[str, Any]
MIDGAME = 200


def new(seed: int) -> Any:
    return bedesten.new("istanbul", players=4, seed=seed)


def chooser(seed: int) -> Choose:
    return random.Random(seed).random


def play_out(pair: tuple[Any, Choose]) -> int:
    """Random moves to the end, on a bare table or a Game alike: the loop that a user would write."""
    t, choose = pair
    decisions = 0
    while not t.over:
        m = t.moves()
        t.play(m[int(choose() * len(m))])
        decisions += 1
    return decisions


def watch(t: Any, choose: Choose) -> list[tuple[int, list[int], int]]:
    """The same game, untimed: who was asked, all options, and the answer."""
    seen = []
    while not t.over:
        m = t.moves()
        move = m[int(choose() * len(m))]
        seen.append((t.actor, list(m), move))
        t.play(move)
    return seen


def midgame(seed: int, bare: bool) -> Any:
    """A position after 200 random decisions."""
    game = new(seed)
    t = game.table() if bare else game
    choose = chooser(seed)
    for _ in range(MIDGAME):
        if t.over:
            raise RuntimeError(f"game {seed} is over before {MIDGAME} decisions")
        m = t.moves()
        t.play(m[int(choose() * len(m))])
    return t


def loop(ask: Result) -> Result:
    seeds = range(ask["games"])
    value, check = timing.rate(lambda: [(new(s).table(), chooser(s)) for s in seeds], play_out, ask["seconds"])
    result: Result = {"values": {"loop": value}, "check": check}
    if ask["deep"]:
        watched = [watch(new(s).table(), chooser(s)) for s in seeds]
        result["deep"] = timing.crc(watched)
        result["facts"] = timing.facts([len(options) for game in watched for _, options, _ in game], len(seeds))
    return result


# A random board, but the same one in every game, as when a setup is studied.
GREAT_BAZAAR = [3, 21, 10, 24, 6, 17, 1, 8, 14, 22, 5, 19, 7, 2, 12, 20, 9, 16, 11, 25, 13, 23, 4, 18, 15]
BOXES: dict[str, Result] = {
    "mocha": {"game": "istanbul", "players": 4, "expansions": ["mocha"], "layout": "first-game"},
    "letters": {"game": "istanbul", "players": 4, "expansions": ["letters"], "layout": "first-game"},
    "great bazaar": {"game": "istanbul", "players": 5, "expansions": ["mocha", "letters"], "layout": GREAT_BAZAAR},
    "dice game": {"game": "dicegame", "players": 4},
}


def boxes(ask: Result) -> Result:
    """The other boxes, by the loop in Python."""
    values: dict[str, float] = {}
    checks = []
    for name, options in BOXES.items():

        def prepare(options: Result = options) -> list[Any]:
            return [(bedesten.new(**options, seed=s).table(), chooser(s)) for s in range(ask["games"])]

        values[name], check = timing.rate(prepare, play_out, ask["seconds"])
        checks.append(check)
    return {"values": values, "check": timing.crc(checks)}


def inside(ask: Result) -> Result:
    def prepare() -> list[Any]:
        return [partial(new(s).table().playout, s) for s in range(ask["games"])]

    value, check = timing.rate(prepare, lambda playout: playout(), ask["seconds"])
    return {"values": {"inside": value}, "check": check}


def checked(ask: Result) -> Result:
    seeds = range(ask["games"])
    value, check = timing.rate(lambda: [(new(s), chooser(s)) for s in seeds], play_out, ask["seconds"])
    result: Result = {"values": {"checked": value}, "check": check}
    if ask["deep"]:
        games = [new(s) for s in seeds]
        result["deep"] = timing.crc([(watch(game, chooser(s)), game.fingerprint()) for s, game in enumerate(games)])
    return result


def games(ask: Result) -> Result:
    """Whole games a second, set-up included; the check is of the decisions in each."""
    decisions: list[int] = []

    def play(seed: int) -> int:
        decisions.append(new(seed).table().playout(seed))
        return 1

    seeds = list(range(ask["games"]))
    value, _ = timing.rate(lambda: seeds, play, ask["seconds"])
    return {"values": {"games": value}, "check": timing.crc(decisions[: len(seeds)])}


def setup(ask: Result) -> Result:
    calls = [partial(new, s) for s in range(20)]
    return {"values": {"setup": timing.each(calls, ask["seconds"]) * 1e6}}


def copy(ask: Result) -> Result:
    calls = [midgame(s, bare=True).copy for s in range(10)]
    return {"values": {"copy": timing.each(calls, ask["seconds"]) * 1e6}}


def game_copy(ask: Result) -> Result:
    calls = [midgame(s, bare=False).copy for s in range(10)]
    return {"values": {"game copy": timing.each(calls, ask["seconds"]) * 1e6}}


def sample(ask: Result) -> Result:
    games = [midgame(s, bare=False) for s in range(10)]
    calls = [lambda g=g, s=s: g.sight(g.actor).sample(s) for s, g in enumerate(games)]
    return {"values": {"sample": timing.each(calls, ask["seconds"]) * 1e6}}


def replay(ask: Result) -> Result:
    games = [new(s) for s in range(10)]
    for s, game in enumerate(games):
        play_out((game, chooser(s)))
    texts = [game.record() for game in games]
    prints = [bedesten.replay(text).fingerprint() for text in texts]
    if prints != [game.fingerprint() for game in games]:
        raise RuntimeError("a replayed record ends in another position")
    calls = [partial(bedesten.replay, text) for text in texts]
    return {"values": {"replay": timing.each(calls, ask["seconds"]) * 1e3}, "check": timing.crc(prints)}


def memory(ask: Result) -> Result:
    return {"values": {"memory": timing.held(midgame(0, bare=True).copy, ask["copies"])}}


def growth(ask: Result) -> Result:
    copy = midgame(0, bare=True).copy
    copies = timing.growth(lambda _: copy(), ask["copies"], ask["copies"] // 20)
    games = timing.growth(lambda s: new(s).table().playout(s), ask["games"], ask["games"] // 20)
    return {"values": {"growth, copies": copies, "growth, games": games}}


TOPICS: dict[str, Callable[[Result], Result]] = {
    "loop": loop,
    "boxes": boxes,
    "inside": inside,
    "checked": checked,
    "games": games,
    "setup": setup,
    "copy": copy,
    "game-copy": game_copy,
    "sample": sample,
    "replay": replay,
    "memory": memory,
    "growth": growth,
}


def loaded() -> Result:
    """Where the package came from, and how many of its modules are compiled."""
    files = [getattr(m, "__file__", "") or "" for name, m in sys.modules.items() if name.startswith("bedesten.")]
    compiled = sum(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files)
    return {"file": bedesten.__file__, "compiled": compiled, "version": getattr(bedesten, "__version__", "unknown")}


if __name__ == "__main__":
    request = json.loads(sys.argv[1])
    answer = TOPICS[request["topic"]](request)
    new(0)
    print(json.dumps(answer | loaded()))
