"""Servers as processes of their own, to be killed, and clients that do not give up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import websockets

from bedesten.server.operation.upgrade import read_again
from bedesten.server.store.engines import database_url
from own_postgres import own_postgres
from processes import Port, python
from server.server_client import LONG, PATIENT, House, bot, person

__all__ = ["ServerProcess", "Stubborn", "torture"]

NO_LIMITS = ("requests", "new-tables", "tables-a-day", "messages", "connections", "chat")
LIMITS = (*(word for name in NO_LIMITS for word in (f"--{name}", "99999")), "--least-free", "0")
PATIENCE = ("--heartbeat", "3600", "--thinking", "600")


class ServerProcess:
    """`bedesten serve` on a database; it can be killed and started again at the same address."""

    def __init__(self, database: str, log: Path, deaf: bool = False) -> None:
        self.database = database
        self.port = Port()
        self.log = log
        self.deaf = deaf
        self.house = House(f"http://127.0.0.1:{self.port.number}")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> ServerProcess:
        """Start it, and wait until it answers."""
        words = ["-m", "bedesten", "serve", "--no-browser", "--thinkers", "1", *LIMITS, *PATIENCE]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                python(*words, "--port", str(self.port.number), deaf=self.deaf),
                env={**os.environ, "BEDESTEN_DATABASE": self.database},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        limit = time.monotonic() + LONG
        while not self.port.answers():
            ended = self.process.poll() is not None or time.monotonic() > limit
            assert not ended, f"the server did not start: {self.log.read_text()}"
            time.sleep(0.02)
        return self

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

    async def run(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
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
            elif self.pending is None and (any(self.moves.values()) or self.ended):
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
    servers: list[ServerProcess], tables: int, rounds: int, seed: int, pace: float = 0.5
) -> dict[str, int]:
    """Kill servers at random moments under load; then check that nothing accepted was lost or done twice."""
    luck = random.Random(seed)
    seats = [person("Ada"), person("Bora"), bot("random")]
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
            print(f"{done} kills, {sum(len(client.accepted) for client in clients)} accepted", flush=True)
        await more(clients, luck.randint(4, 20))
        await asyncio.sleep(luck.uniform(0.0, pace))
        victim = luck.choice(servers)
        victim.kill()
        await asyncio.to_thread(victim.start)
    await more(clients, 10)
    stop.set()
    await asyncio.gather(*running)
    for client in clients:
        await check(servers[0].house, client)
    readings = [reading async for reading in read_again(database_url(servers[0].database))]
    half_done = [f"{reading.code}: {reading.problem}" for reading in readings if reading.problem]
    assert not half_done, half_done
    return {
        "kills": rounds,
        "accepted": sum(len(client.accepted) for client in clients),
        "entries": sum(client.cursor for client in clients),
        "games over": sum(client.over for client in clients),
        "tables that read as they were kept": len(readings),
    }


async def more(clients: list[Stubborn], count: int) -> None:
    """Wait until so much more was accepted, however long that takes; or until all games are over."""
    wanted = sum(len(client.accepted) for client in clients) + count
    async with asyncio.timeout(LONG):
        while sum(len(client.accepted) for client in clients) < wanted and not all(c.over for c in clients):
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
    assert sorted(each["table"]["code"] for each in mine) == sorted([client.code, *rematches]), "half a rematch"
    # And it goes on.
    if state["table"]["phase"] == "playing" and client.pending is None and not client.over:
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
    parser.add_argument("--database", help="default: SQLite in a new folder; `postgres`: a PostgreSQL of its own")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as kept_open:
        url = args.database or f"sqlite:///{folder}/tables.db"
        if url == "postgres":
            url = kept_open.enter_context(own_postgres()).get_uri()
        servers = [ServerProcess(url, Path(folder) / f"log{i}") for i in range(args.processes)]
        try:
            for server in servers:
                server.start()
            print(asyncio.run(torture(servers, args.tables, args.rounds, args.seed)))
        finally:
            for server in servers:
                server.kill()


if __name__ == "__main__":
    main()
