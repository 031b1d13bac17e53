"""One measurement of another project, in a process of its own: request (JSON) as argument, result on stdout.

Each is driven in the quickest way that its public interface offers. Catanatron draws from Python's global generator,
which every new game seeds; so a game is played to its end before the next one is made.
"""

import importlib
import json
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from time import process_time
from typing import Any

import timing

Result = dict[str, Any]
TURNS_LIMIT = 1000  # as Catanatron's own Game.play


class Catanatron:
    """Four random players on the base map."""

    package = "catanatron"

    def __init__(self) -> None:
        self.make = importlib.import_module("catanatron.game").Game
        player = importlib.import_module("catanatron.models.player")
        self.player, self.colours = player.RandomPlayer, list(player.Color)

    def new(self, seed: int) -> Any:
        return self.make([self.player(colour) for colour in self.colours], seed=seed + 1)  # 0 means "any"

    def play(self, seed: int, validate: bool) -> tuple[float, list[int]]:
        """CPU seconds without set-up, and how many options each decision had."""
        game, choose = self.new(seed), random.Random(seed).random
        options = []
        start = process_time()
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            game.execute(actions[int(choose() * len(actions))], validate_action=validate)
            options.append(len(actions))
        return process_time() - start, options

    def loop(self, ask: Result, validate: bool = False) -> Result:
        spent, total = 0.0, 0
        while spent < ask["seconds"]:
            played = [self.play(s, validate) for s in range(ask["games"])]
            spent += sum(p[0] for p in played)
            total += sum(len(p[1]) for p in played)
        values = {"checked" if validate else "loop": total / spent}
        facts = timing.facts([n for p in played for n in p[1]], len(played))
        return {"values": values, "check": timing.crc([p[1] for p in played]), "facts": facts}

    def checked(self, ask: Result) -> Result:
        return self.loop(ask, validate=True)

    def games(self, ask: Result) -> Result:
        """Its own loop, with its own random players."""
        seeds = list(range(ask["games"]))

        def play(seed: int) -> int:
            self.new(seed).play()
            return 1

        value, _ = timing.rate(lambda: seeds, play, ask["seconds"])
        return {"values": {"games": value}}

    def setup(self, ask: Result) -> Result:
        calls = [partial(self.new, s) for s in range(20)]
        return {"values": {"setup": timing.each(calls, ask["seconds"]) * 1e6}}

    def after(self, ticks: int, seed: int) -> Any:
        game = self.new(seed)
        for _ in range(ticks):
            game.play_tick()
        return game

    def copy(self, ask: Result) -> Result:
        values = {}
        for row, ticks in (("copy", 100), ("late copy", 400)):
            calls = [self.after(ticks, s).copy for s in range(10)]
            values[row] = timing.each(calls, ask["seconds"]) * 1e6
        return {"values": values}

    def memory(self, ask: Result) -> Result:
        return {"values": {"memory": timing.held(self.after(100, 0).copy, ask["copies"] // 5)}}


class OpenSpiel:
    """A game written in C++, driven from Python (`loop`) or by its own bots and loop (`inside`)."""

    package = "open_spiel"

    def __init__(self, name: str) -> None:
        self.spiel = importlib.import_module("pyspiel")
        self.game = self.spiel.load_game(name)
        self.terminal = int(self.spiel.PlayerId.TERMINAL)
        self.uniform = name == "gin_rummy"  # every chance outcome is as likely as the others

    def chance(self, state: Any, choose: Callable[[], float]) -> int:
        """An outcome, by its probability."""
        if self.uniform:
            outcomes = state.legal_actions()
            return int(outcomes[int(choose() * len(outcomes))])
        left = choose()
        outcomes = state.chance_outcomes()
        for outcome, probability in outcomes:
            left -= probability
            if left < 0:
                return int(outcome)
        return int(outcomes[-1][0])

    def play(self, pair: tuple[Any, Callable[[], float]], limit: int = 1_000_000) -> Any:
        """Random steps to the end, or `limit` of them."""
        state, choose = pair
        for _ in range(limit):
            player = state.current_player()
            if player >= 0:
                moves = state.legal_actions()
                state.apply_action(moves[int(choose() * len(moves))])
            elif player == self.terminal:
                break
            else:
                state.apply_action(self.chance(state, choose))
        return state

    def rates(self, row: str, prepare: Callable[[], list[Any]], play: Callable[[Any], Any], ask: Result) -> Result:
        """For each player's decision, and for each step, chance included."""
        steps = decisions = 0

        def count(state: Any) -> int:
            nonlocal steps, decisions
            history = state.full_history()
            mine = [entry.player >= 0 for entry in history].count(True)
            steps += len(history)
            decisions += mine
            return mine

        value, check = timing.rate(prepare, play, ask["seconds"], count)
        values = {row: value, row + " steps": value * steps / decisions}
        return {"values": values, "check": check}

    def loop(self, ask: Result) -> Result:
        def prepare() -> list[Any]:
            return [(self.game.new_initial_state(), random.Random(s).random) for s in range(ask["games"])]

        return self.rates("loop", prepare, self.play, ask) | ({"facts": self.facts(ask)} if ask["deep"] else {})

    def bots(self, seed: int) -> list[Any]:
        return [self.spiel.make_uniform_random_bot(player, 2 * seed + player) for player in (0, 1)]

    def inside(self, ask: Result) -> Result:
        def prepare() -> list[Any]:
            return [(self.game.new_initial_state(), self.bots(s), s) for s in range(ask["games"])]

        def play(item: tuple[Any, list[Any], int]) -> Any:
            self.spiel.evaluate_bots(*item)
            return item[0]

        return self.rates("inside", prepare, play, ask)

    def games(self, ask: Result) -> Result:
        """Its own loop and random bots, set-up included."""

        def play(seed: int) -> int:
            self.spiel.evaluate_bots(self.game.new_initial_state(), self.bots(seed), seed)
            return 1

        value, _ = timing.rate(lambda: list(range(ask["games"])), play, ask["seconds"])
        return {"values": {"games": value}}

    def setup(self, ask: Result) -> Result:
        return {"values": {"setup": timing.each([self.game.new_initial_state], ask["seconds"]) * 1e6}}

    def facts(self, ask: Result) -> Result:
        """How many options there were, from the games of `loop` played again, untimed."""
        options: list[int] = []
        for seed in range(ask["games"]):
            pair = (self.game.new_initial_state(), random.Random(seed).random)
            while not pair[0].is_terminal():
                if not pair[0].is_chance_node():
                    options.append(len(pair[0].legal_actions()))
                self.play(pair, 1)
        return timing.facts(options, ask["games"])

    def after(self, steps: int, seed: int) -> Any:
        return self.play((self.game.new_initial_state(), random.Random(seed).random), steps)

    def copy(self, ask: Result) -> Result:
        calls = [self.after(80, s).clone for s in range(10)]
        return {"values": {"copy": timing.each(calls, ask["seconds"]) * 1e6}}

    def memory(self, ask: Result) -> Result:
        return {"values": {"memory": timing.held(self.after(80, 0).clone, ask["copies"])}}


if __name__ == "__main__":
    request = json.loads(sys.argv[1])
    contestant = request["contestant"]
    peer = Catanatron() if contestant == "catanatron" else OpenSpiel(contestant)
    print(json.dumps(getattr(peer, request["topic"])(request) | {"version": version(peer.package)}))
