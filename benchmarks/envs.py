"""Measures the environments beside PettingZoo's classic ones, RLCard, OpenSpiel's Python games, Catanatron's and pgx's
(whole batches on the processor, compiled by JAX), in one run: random legal actions, steps a second of CPU time.

Bedesten is taken from src/ (interpreted) and build/compiled/ (compiled), with the frameworks of the environment that
runs this. The others are installed from PyPI into build/bench-envs/, build/bench-catanatron/ (it wants an old
Gymnasium) and build/bench-pgx/, which are kept.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import bench
import peers_venv
import report

VENVS = {
    "pettingzoo": ("bench-envs", ["pettingzoo[classic]==1.27.0", "rlcard==1.2.0", "open_spiel==2.0.2"]),
    "catanatron": ("bench-catanatron", ["catanatron==3.2.1", "catanatron_gym==4.0.0", "numpy<2"]),
    "pgx": ("bench-pgx", ["pgx==2.6.0"]),
}
VENV_OF = {
    "pettingzoo": "pettingzoo",
    "rlcard": "pettingzoo",
    "openspiel": "pettingzoo",
    "catanatron": "catanatron",
    "pgx": "pgx",
}
OURS = (
    "pettingzoo",
    "pettingzoo raw",
    "selfplay",
    "selfplay raw",
    "selfplay bare",
    "selfplay lists",
    "selfplay two",
    "selfplay games",
    "gymnasium",
    "sync",
    "vector",
    "vector raw",
    "vector games",
    "openspiel",
)
PEERS = {
    "pettingzoo": ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6", "go_v5"),
    "rlcard": ("leduc-holdem", "limit-holdem", "uno", "gin-rummy"),
    "openspiel": ("python_tic_tac_toe", "python_kuhn_poker"),
    "catanatron": ("catanatron-v1",),
    "pgx": ("tic_tac_toe", "leduc_holdem", "backgammon", "chess"),
}
NAMES = {
    "pettingzoo": "PettingZoo, `env()`",
    "pettingzoo raw": "PettingZoo, `raw_env()`",
    "selfplay": "64 games of all seats in one call, `gymnasium.make_vec`, self-play",
    "selfplay raw": "the same, `raw=True`",
    "selfplay bare": "the same, `raw=True, copy=False`",
    "selfplay lists": "the same, actions drawn from `legal_actions()`",
    "selfplay two": "the same, 512 games, `processes=2`, by the clock",
    "selfplay games": "the games of these alone, nothing being observed",
    "gymnasium": "Gymnasium, `gymnasium.make`",
    "sync": "64 of them in Gymnasium's `SyncVectorEnv`",
    "vector": "64 of them in one call, `gymnasium.make_vec`",
    "vector raw": "the same, `raw=True`",
    "vector games": "the games of these alone, nothing being observed",
    "openspiel": "OpenSpiel",
}
NOTES = """\
Steps a second of CPU time: the median over {rounds} rounds of {seconds} s, and half the range from lowest to highest in
per cent of it. Each round runs all in turn, with a process for each installation. Only calls of the environment are
timed, resets included, and not the choice of a random legal action. Four players; in PettingZoo and in self-play a step
is one decision of whoever is asked; in Gymnasium one seat plays against three random bots, whose decisions are part of
a step and not counted. These are different games: a step in one is not the same work as in another; tic-tac-toe, Kuhn
and Leduc poker are toys with an observation of a few numbers. With two processes, which wait for each other, the second
is one of the clock, rounds are three times as long, and the first reset is left out. Where actions are drawn from lists
the drawing, a few calls of numpy, is timed with the rest.
pgx steps 512 games in one call of a function that JAX has compiled, in which games that have ended begin anew; the CPU
time of all its threads counts.

RLCard is compared with `raw_env()`, since neither checks the order of calls; PettingZoo's classic environments with
`env()`, since both make the same checks. Many games in one call are compared with the single environment in which a
step is the same: self-play with PettingZoo's, one seat against bots with Gymnasium's."""

SHARED = """\
**The machine had much else to do during this run**, which slows all of it, and not evenly: take neither figures nor
ratios for more than a rough guess."""

Key = tuple[str, str, str]


def make_venv(name: str) -> Path | None:
    """The environment of some peers, or None if it can't be made."""
    folder, packages = VENVS[name]
    venv = bench.ROOT / "build" / folder
    marker = venv / "ready"
    if not marker.exists() or marker.read_text(encoding="utf-8") != " ".join(packages):
        bench.say(f"making build/{folder}/ for {', '.join(packages)}")
        subprocess.run([sys.executable, "-m", "venv", "--clear", "--without-pip", venv], check=True)
        pip = [sys.executable, "-m", "pip", "--python", str(peers_venv.python_of(venv)), "install", "--quiet"]
        done = subprocess.run([*pip, *packages], capture_output=True, text=True, check=False)
        if done.returncode:
            bench.say(done.stderr.strip()[-500:])
            return None
        marker.write_text(" ".join(packages), encoding="utf-8")
    return peers_venv.python_of(venv)


class EnvBench:
    """One run, and what came out."""

    def __init__(self, quick: bool, peers: bool) -> None:
        self.rounds, self.seconds = (2, 0.2) if quick else (5, 0.4)
        self.values: dict[Key, list[float]] = {}
        self.problems: list[str] = []
        self.versions: dict[str, str] = {}
        self.failed: set[Key] = set()
        builds = [build for build, path in bench.BUILDS.items() if (path / "bedesten").is_dir()]
        self.keys: list[Key] = [
            (build, what, game) for game in ("istanbul", "dicegame") for what in OURS for build in builds
        ]
        self.peers = peers
        self.pythons: dict[str, Path | None] = {}

    def invite(self) -> None:
        """The others take part, as far as they can be installed."""
        self.pythons = {name: make_venv(name) for name in VENVS}
        for who, names in PEERS.items():
            if self.pythons[VENV_OF[who]]:
                self.keys += [(who, what, "") for what in names]
            else:
                self.problems.append(f"{who} could not be installed and is not measured.")

    def run(self) -> None:
        if self.peers:
            self.invite()
        places: dict[str, list[Key]] = {}
        for key in self.keys:
            places.setdefault(VENV_OF.get(key[0], key[0]), []).append(key)
        for number in range(self.rounds):
            bench.say(f"environments, round {number + 1} of {self.rounds}")
            for place, keys in places.items():
                turn = number % len(keys)
                self.measure(place, [key for key in keys[turn:] + keys[:turn] if key not in self.failed])

    def measure(self, place: str, keys: list[Key]) -> None:
        """One round of all that is installed in one place."""
        ours = place in bench.BUILDS
        python = sys.executable if ours else str(self.pythons[place])
        wanted = [{"who": who, "what": what, "game": game, "seconds": self.seconds} for who, what, game in keys]
        command = [python, "-W", "ignore", str(bench.HERE / "measure_envs.py"), json.dumps(wanted)]
        try:
            answers = [json.loads(line) for line in bench.run(command, place if ours else None).splitlines()]
        except (RuntimeError, json.JSONDecodeError) as error:
            answers = [{"error": str(error)}] * len(keys)
        for key, answer in zip(keys, answers, strict=True):
            if ours and "value" in answer and answer["compiled"] != (place == "compiled"):
                answer = {"error": "the wrong build was measured"}
            self.note(key, answer)

    def note(self, key: Key, answer: dict[str, Any]) -> None:
        if "error" in answer:
            self.failed.add(key)
            self.problems.append(f"{' '.join(key)}: {answer['error']}")
            bench.say(f"  {' '.join(key)} FAILED: {answer['error']}")
            return
        self.values.setdefault(key, []).append(answer["value"])
        self.versions["Bedesten" if key[0] in bench.BUILDS else key[0]] = answer["version"]
        bench.say(f"  {' '.join(key)}: {report.number(answer['value'])} steps/s")

    def broken(self) -> bool:
        """Whether a measurement of ours failed."""
        return any(key[0] in bench.BUILDS for key in self.failed)

    def rate(self, *key: str) -> list[float]:
        return self.values.get((key[0], key[1], key[2]), [])

    def ratios(self, over: Key, under: Key) -> list[float]:
        return [a / b for a, b in zip(self.rate(*over), self.rate(*under))]

    def goals(self) -> list[report.Goal]:
        found = []
        for game, title in (("istanbul", "Board game"), ("dicegame", "Dice Game")):
            for who, ours, text in (
                ("pettingzoo", "pettingzoo", "the fastest of PettingZoo's"),
                ("rlcard", "pettingzoo raw", "the fastest of RLCard's"),
                ("catanatron", "gymnasium", "Catanatron's"),
                ("openspiel", "openspiel", "the fastest of OpenSpiel's Python games"),
            ):
                peers = [key for key in self.values if key[0] == who]
                best = max(peers, key=lambda key: median(self.values[key]), default=(who, "", ""))
                words = f"{title}, {NAMES[ours]}, compiled, against {text}" + (f" (`{best[1]}`)" if best[1] else "")
                found.append(report.Goal(words, self.ratios(("compiled", ours, game), best), 1))
            for many, one, text in (
                ("vector", "gymnasium", "vector of 64 against one"),
                ("selfplay", "pettingzoo", "self-play, vector of 64 against one, `env()`"),
                ("selfplay", "pettingzoo raw", "self-play, vector of 64 against one, `raw_env()`"),
            ):
                ratios = self.ratios(("compiled", many, game), ("compiled", one, game))
                found.append(report.Goal(f"{title}, {text}, compiled", ratios, 5))
            for how, wanted, text in (
                ("selfplay lists", 600_000, "one core"),
                ("selfplay two", 1_000_000, "two cores"),
            ):
                shares = [rate / wanted for rate in self.rate("compiled", how, game)]
                found.append(report.Goal(f"{title}, self-play on {text}, in {wanted:,} steps/s", shares, 1))
        return found

    def markdown(self) -> str:
        builds = list(bench.BUILDS)
        heads = [f"{title}, {build}" for title in ("Board game", "Dice Game") for build in builds]
        rows = [
            [NAMES[what], *(report.cell(self.rate(b, what, g)) for g in ("istanbul", "dicegame") for b in builds)]
            for what in OURS
        ]
        peers = [[f"{who}: `{what}`", report.cell(self.rate(who, what, ""))] for who in PEERS for what in PEERS[who]]
        versions = "; ".join(f"{name} {number}" for name, number in self.versions.items())
        busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
        parts = [
            report.table(["Bedesten, steps/s", *heads], rows),
            report.table(["Others, steps/s", ""], peers),
            NOTES.format(rounds=self.rounds, seconds=self.seconds),
            report.table(["Goal", "wanted", "this run", ""], [goal.row() for goal in self.goals()]),
            f"{versions}; load at the end {busy:.1f} on {os.cpu_count()} cores.",
            *([SHARED] if busy > 1.5 * (os.cpu_count() or 1) else []),
            *(f"- {problem}" for problem in self.problems),
        ]
        return "\n\n".join(parts) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="few and short rounds")
    parser.add_argument("--no-peers", action="store_true", help="Bedesten alone: nothing is installed")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write what is printed")
    args = parser.parse_args()
    run = EnvBench(args.quick, not args.no_peers)
    run.run()
    text = run.markdown()
    print(text)
    if args.markdown:
        head = (
            "# Benchmarks of the environments\n\n`make bench` measures, and `python benchmarks/envs.py --markdown FILE`"
        )
        args.markdown.write_text(f"{head} writes this page.\n\n{text}", encoding="utf-8")
    return int(run.broken())


if __name__ == "__main__":
    sys.exit(main())
