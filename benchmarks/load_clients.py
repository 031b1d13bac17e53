"""Clients of a load test: two at each table, over real WebSockets, that play one move a second in turn.

What is measured is the time from sending a move until both clients of the table have been told of it. One process
drives a share of the tables; it reads orders as lines on its standard input, and answers each with a line of JSON:

    open N      sit down at N tables more
    play S      play for S seconds; tells what was seen
    leave       close all connections
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import sys
import time
import urllib.request
from dataclasses import asdict, dataclass, field
from typing import Any

import load_socket

PERIOD = 1.0
PATIENCE = 60.0
AT_ONCE = 8
"""Tables that are opened at the same time."""


@dataclass
class Tally:
    """What the tables of a process have seen."""

    waits: list[float] = field(default_factory=list)
    late: int = 0
    """Moves that had to wait for the one before, since a second was over."""
    refused: int = 0
    lost: int = 0
    """Moves of which somebody was not told in time."""
    received: int = 0
    """Bytes."""
    cpu: float = 0.0
    """Seconds of processor time of this process."""


class Seat:
    """One client. It knows how far the table is, and what it may play."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.socket: load_socket.Socket | None = None
        self.at = -1
        """How far the table is, as far as this client has been told."""
        self.moves: list[Any] = []
        self.told_at = 0.0
        self.wanted = 0
        self.reached: asyncio.Future[None] | None = None

    def heard(self, text: bytes) -> None:
        self.table.tally.received += len(text)
        self.hear(text)

    def hear(self, text: bytes) -> None:
        raise NotImplementedError

    def note(self, at: int) -> None:
        if at > self.at:
            self.at = at
            self.told_at = time.perf_counter()
            if self.reached is not None and at >= self.wanted and not self.reached.done():
                self.reached.set_result(None)

    async def reaches(self, at: int) -> float:
        """When this client was told that the table is so far."""
        if self.at < at:
            self.wanted, self.reached = at, asyncio.get_running_loop().create_future()
            await asyncio.wait_for(self.reached, PATIENCE)
        return self.told_at

    def send(self, text: str) -> None:
        assert self.socket is not None
        self.socket.send(text)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()


class Table:
    """Two clients that play."""

    def __init__(self, base: str, tally: Tally, seed: int) -> None:
        self.base = base
        self.tally = tally
        self.random = random.Random(seed)
        self.seats: list[Any] = []

    async def open(self) -> None:
        raise NotImplementedError

    async def play_on(self, until: float) -> None:
        """A move a second, from some moment of the second on."""
        due = time.perf_counter() + self.random.random() * PERIOD
        while due < until:
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif wait < -PERIOD:
                self.tally.late += 1
                due = time.perf_counter()
            due += PERIOD
            await self.play_one()

    async def play_one(self) -> None:
        mover = next((seat for seat in self.seats if seat.moves), None)
        if mover is None:
            await self.begin_anew()
            return
        wanted = max(seat.at for seat in self.seats) + 1
        begun = time.perf_counter()
        self.send(mover)
        try:
            told = [await seat.reaches(wanted) for seat in self.seats]
            self.tally.waits.append(max(told) - begun)
        except TimeoutError:
            self.tally.lost += 1

    def send(self, mover: Any) -> None:
        raise NotImplementedError

    async def begin_anew(self) -> None:
        """The game is over."""
        raise NotImplementedError

    def close(self) -> None:
        for seat in self.seats:
            seat.close()


# ── Bedesten ───────────────────────────────────────────────────────────────────────────────────────────────────


class BedestenSeat(Seat):
    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table)
        self.seat = seat
        self.numbers = itertools.count(1)
        self.record = 0

    async def open(self, base: str, table: str, token: str) -> None:
        self.socket = await load_socket.connect(base, "/api/live")
        self.socket.listen(self.heard)
        hello = {"type": "hello", "client": secrets.token_urlsafe(12), "table": table, "tokens": [token]}
        self.send(json.dumps(hello))
        await self.reaches(0)

    def hear(self, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            self.moves = [offer["text"] for offer in message["sights"][0]["moves"]]
            self.record = message["table"]["at"]
            self.note(message["table"]["number"])
        elif message["type"] == "refusal":
            self.table.tally.refused += 1


class BedestenTable(Table):
    async def open(self) -> None:
        made = await asyncio.to_thread(new_table, self.base)
        self.seats = [BedestenSeat(self, 0), BedestenSeat(self, 1)]
        tokens = {each["seat"]: each["token"] for each in made["tokens"]}
        for seat in self.seats:
            await seat.open(self.base, made["table"]["code"], tokens[seat.seat])

    def send(self, mover: Any) -> None:
        play = {
            "type": "play",
            "number": next(mover.numbers),
            "seat": mover.seat,
            "at": mover.record,
            "moves": [self.random.choice(mover.moves)],
        }
        mover.send(json.dumps(play))

    async def begin_anew(self) -> None:
        self.close()
        await self.open()


def new_table(base: str) -> dict[str, Any]:
    """A table of the board game with two persons, begun."""
    wish = {"game": "istanbul", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bora"}]}
    request = urllib.request.Request(
        base + "/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


# ── boardgame.io ───────────────────────────────────────────────────────────────────────────────────────────────

SPACE = "/tic-tac-toe,"


class BoardgameSeat(Seat):
    """Speaks just enough of Socket.IO's protocol."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table)
        self.player = str(seat)
        self.match = ""
        self.state = 0
        self.ready = asyncio.Event()
        self.before = 0
        """Moves of earlier matches on this connection."""

    async def open(self, base: str, match: str) -> None:
        self.match = match
        self.socket = await load_socket.connect(base, "/socket.io/?EIO=4&transport=websocket")
        self.socket.listen(self.heard)
        await asyncio.wait_for(self.ready.wait(), PATIENCE)
        await self.sync(match)

    async def sync(self, match: str) -> None:
        self.before = self.at + 1
        self.match = match
        self.moves = []
        self.emit("sync", match, self.player, None, 2)
        await self.reaches(self.before)

    def emit(self, *words: Any) -> None:
        self.send(f"42{SPACE}{json.dumps(words)}")

    def hear(self, text: bytes) -> None:
        said = text.decode()
        if said.startswith("0"):
            self.send(f"40{SPACE}")
        elif said.startswith("2"):
            self.send("3")
        elif said.startswith("40"):
            self.ready.set()
        elif said.startswith("42"):
            what, match, *rest = json.loads(said[2 + len(SPACE) :])
            if match == self.match and what in ("sync", "update"):
                self.learn(rest[0]["state"] if what == "sync" else rest[0])

    def learn(self, state: dict[str, Any]) -> None:
        self.state = state["_stateID"]
        ctx = state["ctx"]
        mine = "gameover" not in ctx and ctx["currentPlayer"] == self.player
        self.moves = [i for i, cell in enumerate(state["G"]["cells"]) if cell is None] if mine else []
        self.note(self.before + self.state)


class BoardgameTable(Table):
    async def open(self) -> None:
        self.seats = [BoardgameSeat(self, 0), BoardgameSeat(self, 1)]
        match = secrets.token_hex(8)
        for seat in self.seats:
            await seat.open(self.base, match)

    def send(self, mover: Any) -> None:
        payload = {"type": "clickCell", "args": [self.random.choice(mover.moves)], "playerID": mover.player}
        action = {"type": "MAKE_MOVE", "payload": payload}
        mover.emit("update", action, mover.state, mover.match, mover.player)

    async def begin_anew(self) -> None:
        match = secrets.token_hex(8)
        for seat in self.seats:
            await seat.sync(match)


# ── Orders ─────────────────────────────────────────────────────────────────────────────────────────────────────

KINDS: dict[str, type[Table]] = {"bedesten": BedestenTable, "boardgame.io": BoardgameTable}


class Clients:
    """All tables of this process."""

    def __init__(self, kind: str, base: str, seed: int) -> None:
        self.kind = kind
        self.base = base
        self.seeds = itertools.count(seed)
        self.tally = Tally()
        self.tables: list[Table] = []

    async def open(self, count: int) -> None:
        few = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with few:
                table = KINDS[self.kind](self.base, self.tally, next(self.seeds))
                await table.open()
                self.tables.append(table)

        await asyncio.gather(*(one() for _ in range(count)))

    async def play(self, seconds: float) -> None:
        self.tally.__init__()  # type: ignore[misc]
        before = time.process_time()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.play_on(until) for table in self.tables))
        self.tally.cpu = time.process_time() - before

    async def leave(self) -> None:
        for table in self.tables:
            table.close()
        self.tables.clear()
        await asyncio.sleep(0.1)

    async def obey(self) -> None:
        """Carry out orders until there are no more."""
        while line := await asyncio.to_thread(sys.stdin.readline):
            word, *rest = line.split()
            if word == "open":
                await self.open(int(rest[0]))
            elif word == "play":
                await self.play(float(rest[0]))
            elif word == "leave":
                await self.leave()
            print(json.dumps(asdict(self.tally)), flush=True)


def main() -> None:
    kind, base, seed = sys.argv[1:]

    async def obey() -> None:
        await Clients(kind, base, int(seed)).obey()

    try:
        import uvloop

        uvloop.run(obey())
    except ImportError:
        asyncio.run(obey())


if __name__ == "__main__":
    main()
