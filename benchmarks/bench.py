"""The run itself: which processes are started, in which order, and what is kept of their answers."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import peers_venv
import report

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
VENV = ROOT / "build" / "bench"
BUILDS = {"compiled": ROOT / "build" / "compiled", "interpreted": ROOT / "src"}
PEERS = {"catanatron": "catanatron", "backgammon": "open_spiel", "gin_rummy": "open_spiel"}
CATANATRON = ("loop", "checked", "games", "setup", "copy", "memory")
OPEN_SPIEL = ("loop", "inside", "games", "setup", "copy", "memory")
ROUNDS = ("loop", "boxes", "inside", "checked", "games", "setup", "copy", "game-copy", "sample", "replay")
ONCE = ("memory", "growth")
TOPICS = (*ROUNDS, "import", *ONCE, "scaling")
TIME_LIMIT = 900
IMPORT = """
from time import perf_counter
start = perf_counter()
import bedesten
middle = perf_counter()
bedesten.new("istanbul", players=4, seed=1)
end = perf_counter()
import json
values = {"import": (middle - start) * 1000, "first game": (end - start) * 1000}
print(json.dumps({"values": values, "file": bedesten.__file__}))
"""


@dataclass(frozen=True)
class Size:
    """How much work a run does."""

    rounds: int
    seconds: float
    games: int
    imports: int
    copies: int
    growth_copies: int
    growth_games: int
    simulate_seconds: float


FULL = Size(5, 1.0, 40, 15, 10_000, 100_000, 3_000, 8.0)
QUICK = Size(2, 0.1, 5, 5, 2_000, 10_000, 100, 1.5)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def environment(build: str | None) -> dict[str, str]:
    """Ours without settings of Python and Bedesten: nothing but the build is on the path, and hashing is fixed."""
    env = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "BEDESTEN"))}
    return env | {"PYTHONHASHSEED": "0"} | ({"PYTHONPATH": str(BUILDS[build])} if build else {})


def run(command: list[str], build: str | None) -> str:
    """Standard output of a process; RuntimeError with the last line of its complaint."""
    try:
        done = subprocess.run(
            command, env=environment(build), cwd=ROOT, capture_output=True, text=True, timeout=TIME_LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"not done after {TIME_LIMIT} s") from None
    if done.returncode:
        raise RuntimeError((done.stderr.strip().splitlines() or ["no message"])[-1])
    return done.stdout


def simulate(games: int, jobs: int, commands: int = 1) -> float:
    """Wall-clock seconds of so many commands at the same time, start-up included."""
    bots = "random,random,random,random"
    command = [sys.executable, "-m", "bedesten", "simulate", "-n", str(games), "--bots", bots]
    command += ["--jobs", str(jobs), "--json"]
    with ThreadPoolExecutor(commands) as pool:
        start = perf_counter()
        list(pool.map(lambda _: run(command, "compiled"), range(commands)))
        return perf_counter() - start


class Bench:
    """One run: who takes part, how much is measured, and what came out."""

    def __init__(self, size: Size, topics: list[str], contestants: list[str]) -> None:
        self.size = size
        self.topics = topics
        self.contestants = contestants
        self.results = report.Results()
        self.failed: set[tuple[str, str]] = set()

    def measure(self, topic: str, contestant: str, number: int) -> None:
        """One process for one topic; a failure is noted once and not tried again."""
        if (topic, contestant) in self.failed:
            return
        size = self.size
        games, copies = (size.growth_games, size.growth_copies) if topic == "growth" else (size.games, size.copies)
        request = {"topic": topic, "contestant": contestant, "games": games, "copies": copies}
        request |= {"seconds": size.seconds, "deep": number == 0}
        try:
            if contestant in BUILDS:
                command = [sys.executable, str(HERE / "measure_bedesten.py"), json.dumps(request)]
                answer = json.loads(run(command, contestant))
                self.check_build(contestant, answer)
            else:
                command = [str(peers_venv.python_of(VENV)), str(HERE / "measure_peers.py"), json.dumps(request)]
                answer = json.loads(run(command, None))
        except (RuntimeError, json.JSONDecodeError) as error:
            self.fail(topic, contestant, str(error))
            return
        self.note(topic, contestant, number, answer)

    def check_place(self, contestant: str, answer: dict[str, Any]) -> None:
        if BUILDS[contestant] not in Path(answer["file"]).parents:
            raise RuntimeError("another bedesten was imported than the build under test")

    def check_build(self, contestant: str, answer: dict[str, Any]) -> None:
        """The process must have measured the build it was meant to."""
        self.check_place(contestant, answer)
        if bool(answer["compiled"]) != (contestant == "compiled"):
            raise RuntimeError(f"{answer['compiled']} compiled modules in the {contestant} build")

    def note(self, topic: str, contestant: str, number: int, answer: dict[str, Any]) -> None:
        results = self.results
        for row, value in answer["values"].items():
            results.add(row, contestant, number, value)
        for key, name in (("check", topic), ("deep", topic + ", every move")):
            if key in answer:
                results.checks.setdefault((name, contestant), set()).add(answer[key])
        if topic == "loop" and "facts" in answer:
            results.facts[contestant] = answer["facts"]
        results.versions["Bedesten" if contestant in BUILDS else PEERS[contestant]] = answer["version"]
        shown = ", ".join(
            f"{row} {report.number(value)} {report.ROWS[row][1]}" for row, value in answer["values"].items()
        )
        say(f"  {report.CONTESTANTS[contestant]}: {shown}")

    def fail(self, topic: str, contestant: str, message: str) -> None:
        self.failed.add((topic, contestant))
        self.results.problems.append(f"{topic}, {report.CONTESTANTS[contestant]}: {message}")
        say(f"  {report.CONTESTANTS[contestant]}: {topic} FAILED: {message}")

    def takes_part(self, topic: str, contestant: str) -> bool:
        if contestant in BUILDS:
            return True
        return topic in (CATANATRON if contestant == "catanatron" else OPEN_SPIEL)

    def interleaved(self, topics: list[str], rounds: int) -> None:
        """All contestants of a topic one after the other, in an order that turns with the round."""
        for number in range(rounds):
            for topic in topics:
                say(f"{topic}, round {number + 1} of {rounds}")
                who = [c for c in self.contestants if self.takes_part(topic, c)]
                turn = number % len(who) if who else 0
                for contestant in who[turn:] + who[:turn]:
                    self.measure(topic, contestant, number)

    def imports(self) -> None:
        """Fresh processes that have imported nothing else; the first, which may write bytecode, does not count."""
        say(f"import, {self.size.imports} processes for each build")
        for number in range(-1, self.size.imports):
            for build in (c for c in self.contestants if c in BUILDS and ("import", c) not in self.failed):
                try:
                    answer = json.loads(run([sys.executable, "-c", IMPORT], build))
                    self.check_place(build, answer)
                except (RuntimeError, json.JSONDecodeError) as error:
                    self.fail("import", build, str(error))
                    continue
                if number >= 0:
                    for row, value in answer["values"].items():
                        self.results.add(row, build, number, value)

    def scaling(self) -> None:
        """`bedesten simulate` on one and on two processes; and two commands at once, the most this machine gives."""
        if "compiled" not in self.contestants:
            return
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        if cores < 2:
            self.results.problems.append("Only one core here: scaling is not measured.")
            return
        try:
            games = self.enough_games()
            for number in range(min(5, self.size.rounds)):
                say(f"scaling, {games} games, round {number + 1} of {min(5, self.size.rounds)}")
                for row, jobs, commands in (("scaling 1", 1, 1), ("scaling 2", 2, 1), ("scaling apart", 1, 2)):
                    value = games * commands / simulate(games, jobs, commands)
                    self.results.add(row, "compiled", number, value)
                    say(f"  {report.ROWS[row][0]}: {report.number(value)} games/s")
        except RuntimeError as error:
            self.fail("scaling", "compiled", str(error))

    def enough_games(self) -> int:
        """So many that one process has work for the wanted time, and starting up hardly counts."""
        games, start_up = 200, simulate(2, 1)
        while (spent := simulate(games, 1) - start_up) < 0.5 and games < 1_000_000:
            games *= 4
        return max(games, int(games * self.size.simulate_seconds / spent))

    def all(self) -> None:
        self.interleaved([t for t in ROUNDS if t in self.topics], self.size.rounds)
        if "import" in self.topics:
            self.imports()
        self.interleaved([t for t in ONCE if t in self.topics], 1)
        if "scaling" in self.topics:
            self.scaling()
