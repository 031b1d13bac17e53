"""Servers as processes of their own, to be killed, and clients that do not give up."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import multiprocessing
import multiprocessing.process
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import websockets

from bedesten.server.operation.upgrade import read_again
from bedesten.server.store.engines import database_url
from own_postgres import own_postgres
from processes import Port, python
from server.server_client import LONG, PATIENT, House, bot, person

__all__ = ["ForkedServer", "ServerProcess", "Stubborn", "torture"]

NO_LIMITS = ("requests", "new-tables", "tables-a-day", "messages", "connections", "chat")
LIMITS = (*(word for name in NO_LIMITS for word in (f"--{name}", "99999")), "--least-free", "0")
PATIENCE = ("--heartbeat", "3600", "--thinking", "600")


class ServerProcess:
    """`bedesten serve` on a database; it can be killed and started again at the same address."""

    def __init__(self, database: str, log: Path, deaf: bool = False) -> None:
        self.words = ["serve", "--no-browser", "--thinkers", "1", *LIMITS, *PATIENCE]
        self.database = database
        self.port = Port()
        self.log = log
        self.deaf = deaf
        self.house = House(f"http://127.0.0.1:{self.port.number}")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> ServerProcess:
        """Start it, and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                python("-m", "bedesten", *self.words, "--port", str(self.port.number), deaf=self.deaf),
                env={**os.environ, "BEDESTEN_DATABASE": self.database},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until it answers."""
        limit = time.monotonic() + LONG
        while not self.port.answers():
            late = self.ended() or time.monotonic() > limit
            assert not late, f"the server did not start: {self.log.read_text()}"
            time.sleep(0.02)

    def ended(self) -> bool:
        return self.process is not None and self.process.poll() is not None

    def memory(self) -> float:
        """Megabytes that it has (Linux)."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def kill(self) -> None:
        """At once, without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """In order; tells the exit code."""
        assert self.process is not None
        self.process.send_signal(by)
        return self.process.wait(LONG)


class ForkedServer(ServerProcess):
    """The same, but each is a fork of a process that has imported all of it: to start it anew takes a tenth of the
    work, so that it can be killed hundreds of times."""

    forks = multiprocessing.get_context("forkserver")
    forked: multiprocessing.process.BaseProcess | None = None

    def start(self) -> ServerProcess:
        self.forks.set_forkserver_preload(["bedesten.cli.serve", "bedesten.server.serve"])
        words = [*self.words, "--port", str(self.port.number), "--database", self.database]
        self.forked = self.forks.Process(target=serve, args=(words, str(self.log)), daemon=True)
        self.forked.start()
        self.wait()
        return self

    def ended(self) -> bool:
        return self.forked is not None and not self.forked.is_alive()

    def kill(self) -> None:
        assert self.forked is not None
        self.forked.kill()
        self.forked.join()


def serve(words: list[str], log: str) -> None:
    """What a fork does."""
    from bedesten.cli import main as bedesten

    with open(log, "ab") as kept:
        os.dup2(kept.fileno(), 1)
        os.dup2(kept.fileno(), 2)
    sys.exit(bedesten(words))


class Stubborn:
    """A client that plays two seats at random, and sends everything again until it is told."""

    def __init__(self, houses: list[House], code: str, tokens: list[str], seed: int) -> None:
        self.houses = houses
        self.code = code
        self.tokens = tokens
        self.client = f"stubborn-{seed}-{random.getrandbits(40)}"
        self.luck = random.Random(seed)
        self.number = 0
        self.accepted: dict[int, dict[str, Any]] = {}
        self.told: dict[int, dict[str, Any]] = {}
        """Entries of the log that it was told of."""
        self.pending: dict[str, Any] | None = None
        self.cursor = 0
        self.state: dict[str, Any] = {}
        self.moves: dict[int, list[str]] = {}
        self.ended = False
        """Whether the game is over; then both want a rematch."""
        self.over = False
        """Whether there is one."""
        self.played: list[Stubborn] = []
        """What it has done at tables whose games are over: it has gone on to the rematch."""

    def go_on(self) -> None:
        """Go on at the table of the rematch."""
        self.played.append(copy.copy(self))
        self.code = self.state["rematch"]["table"]
        self.accepted, self.told, self.state, self.moves = {}, {}, {}, {}
        self.cursor, self.ended, self.over, self.pending = 0, False, False, None

    async def run(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            if self.over and self.pending is None:
                self.go_on()
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError, EOFError):
                house = self.luck.choice(self.houses)
                async with websockets.connect(house.live, **PATIENT) as socket:
                    await self.talk(socket, stop)
            await asyncio.sleep(0.02)

    async def talk(self, socket: Any, stop: asyncio.Event) -> None:
        hello = {"type": "hello", "client": self.client, "table": self.code, "tokens": self.tokens}
        await socket.send(json.dumps({**hello, "since": self.cursor}))
        while not stop.is_set() and not self.over:
            try:
                said = json.loads(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                if self.pending is not None:  # sent again until told
                    await socket.send(json.dumps(self.pending))
                continue
            self.hear(said)
            if said["type"] == "welcome" and self.pending is not None:
                await socket.send(json.dumps(self.pending))
            elif self.pending is None and not self.over and (any(self.moves.values()) or self.ended):
                await socket.send(json.dumps(self.choose()))

    def hear(self, said: dict[str, Any]) -> None:
        if said["type"] == "update":
            assert said["since"] == self.cursor
            for entry in said["entries"]:
                assert self.told.setdefault(entry["number"], entry) == entry
            self.cursor = said["table"]["number"]
            self.state = said["table"]
            self.moves = {s["viewer"]: [offer["text"] for offer in s["moves"]] for s in said["sights"]}
            self.ended = said["table"]["phase"] == "over"
            self.over = self.ended and said["table"]["rematch"]["table"] is not None
        elif said["type"] == "accepted" and self.pending and said["number"] == self.pending["number"]:
            self.accepted[said["number"]] = {**said, "sent": self.pending}
            self.pending = None
            if self.cursor < said["entry"]:
                self.moves, self.ended = {}, False  # what may be played now comes with the update
        elif said["type"] == "refusal" and self.pending and said["number"] == self.pending["number"]:
            assert said["code"] in ("outdated", "unavailable", "not-your-turn"), said
            if said["code"] != "unavailable":
                if self.state["at"] == self.pending.get("at"):
                    self.moves = {}
                self.pending = None

    def choose(self) -> dict[str, Any]:
        self.number += 1
        if self.ended:
            seat = next(seat for seat in self.moves if seat not in self.state["rematch"]["wanted"])
            self.pending = {"type": "rematch", "number": self.number, "seat": seat}
            return self.pending
        seat = next(seat for seat, moves in self.moves.items() if moves)
        if self.luck.random() < 0.1:
            self.pending = {"type": "chat", "number": self.number, "seat": seat, "text": f"message {self.number}"}
        else:
            move = self.luck.choice(self.moves[seat])
            at = self.state["at"]
            self.pending = {"type": "play", "number": self.number, "seat": seat, "at": at, "moves": [move]}
        return self.pending


async def torture(
    servers: Sequence[ServerProcess], tables: int, rounds: int, seed: int, pace: float = 0.5, bots: bool = True
) -> dict[str, int]:
    """Kill servers at random moments under load; then check that nothing accepted was lost or done twice."""
    luck = random.Random(seed)
    seats = [person("Ada"), person("Bora"), *([bot("random")] if bots else [])]
    clients: list[Stubborn] = []
    for i in range(tables):
        game = "dicegame" if i % 3 == 2 else "istanbul"
        seated = await servers[0].house.table(*seats, game=game)
        houses = [server.house for server in servers]
        clients.append(Stubborn(houses, seated.code, list(seated.tokens.values()), seed + i))
    stop = asyncio.Event()
    running = [asyncio.create_task(client.run(stop)) for client in clients]
    for done in range(rounds):
        if done and done % 20 == 0:
            print(f"{done} kills, {accepted(clients)} accepted", flush=True)
        await more(clients, luck.randint(4, 20))
        await asyncio.sleep(luck.uniform(0.0, pace))
        victim = luck.choice(servers)
        victim.kill()
        await asyncio.to_thread(victim.start)
    await more(clients, 10)
    stop.set()
    await asyncio.gather(*running)
    tables_played = [each for client in clients for each in (*client.played, client)]
    for each in tables_played:
        await check(servers[0].house, each)
    readings = [reading async for reading in read_again(database_url(servers[0].database))]
    half_done = [f"{reading.code}: {reading.problem}" for reading in readings if reading.problem]
    assert not half_done, half_done
    return {
        "kills": rounds,
        "accepted": accepted(clients),
        "entries": sum(each.cursor for each in tables_played),
        "games over": sum(each.over for each in tables_played),
        "tables that read as they were kept": len(readings),
    }


def accepted(clients: list[Stubborn]) -> int:
    """How much of what they sent was accepted."""
    return sum(len(each.accepted) for client in clients for each in (*client.played, client))


async def more(clients: list[Stubborn], count: int) -> None:
    """Wait until so much more was accepted, however long that takes."""
    wanted = accepted(clients) + count
    async with asyncio.timeout(LONG):
        while accepted(clients) < wanted:
            await asyncio.sleep(0.02)


async def check(house: House, client: Stubborn) -> None:
    """Compare what a client was told with what the server has."""
    path = f"/api/tables/{client.code}/state?since=0"
    known = max([client.cursor, *(answer["entry"] for answer in client.accepted.values())])
    async with asyncio.timeout(LONG):  # what another process was told is heard of here a moment later
        while (state := await house.get(path, client.tokens[0]))["table"]["number"] < known:
            await asyncio.sleep(0.02)
    entries = {entry["number"]: entry for entry in state["entries"]}
    assert sorted(entries) == list(range(1, state["table"]["number"] + 1))
    for number, entry in client.told.items():
        assert entries[number] == entry, "what was told has changed"
    said: dict[str, list[int]] = {}
    for entry in entries.values():
        if entry["kind"] == "chat":
            said.setdefault(entry["text"], []).append(entry["number"])
    by_person = [number for number, entry in entries.items() if entry["by"] == "person" and entry["kind"] != "start"]
    done = {answer["entry"]: answer for answer in client.accepted.values()}
    assert len(done) == len(client.accepted), "two commands became one entry"
    lost = set(done) - set(by_person)
    assert not lost, f"accepted, and lost: {lost}"
    # One command may have been kept without its answer having come through: the one still waiting.
    unknown = set(by_person) - set(done)
    assert len(unknown) <= (1 if client.pending else 0), f"done twice: {unknown}"
    for entry, answer in done.items():
        sent = answer["sent"]
        assert entries[entry]["kind"] == sent["type"]
        assert entries[entry]["seat"] == sent["seat"]
        if sent["type"] == "chat":
            assert said[sent["text"]] == [entry]
        else:
            assert answer["at"] == entries[entry]["at"]
    rematches = [entry["table"] for entry in entries.values() if entry["kind"] == "rematch" and entry["table"]]
    mine = (await house.post("/api/mine", {"tokens": client.tokens}))["tables"]
    held = [each["table"] for each in mine if client.code in (each["table"]["code"], each["table"]["parent"])]
    assert sorted(each["code"] for each in held) == sorted([client.code, *rematches]), "half a rematch"
    # And it goes on.
    if state["table"]["phase"] == "playing" and client.pending is None:
        stop = asyncio.Event()
        before = len(client.accepted)
        going_on = asyncio.create_task(client.run(stop))
        async with asyncio.timeout(LONG):
            while len(client.accepted) == before and not client.over:
                await asyncio.sleep(0.05)
        stop.set()
        await going_on


def main() -> None:
    """A long run, in tests/: python -m server.server_process [--rounds N] [--tables N] [--database URL]"""
    import argparse
    import tempfile

    parser = argparse.ArgumentParser(description=torture.__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--bots", action="store_true", help="with a bot at each table, whose process is then killed, too"
    )
    parser.add_argument("--database", help="default: SQLite in a new folder; `postgres`: a PostgreSQL of its own")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as kept_open:
        url = args.database or f"sqlite:///{folder}/tables.db"
        if url == "postgres":
            url = kept_open.enter_context(own_postgres()).get_uri()
        servers = [ForkedServer(url, Path(folder) / f"log{i}") for i in range(args.processes)]
        try:
            for server in servers:
                server.start()
            print(asyncio.run(torture(servers, args.tables, args.rounds, args.seed, bots=args.bots)))
        finally:
            for server in servers:
                server.kill()


if __name__ == "__main__":
    main()
