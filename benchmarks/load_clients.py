"""Clients of a load test: two at each table, over real WebSockets, that play one move a second in turn.

What is measured is the time from sending a move until both clients of the table have been told of it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PERIOD = 1.0
PATIENCE = 20.0


@dataclass
class Tally:
    """What the tables of a step have seen."""

    waits: list[float] = field(default_factory=list)
    late: int = 0
    """Moves that had to wait for the one before, since a second was over."""
    refused: int = 0
    lost: int = 0
    """Moves of which somebody was not told in time."""
    received: int = 0
    """Bytes."""

    def clear(self) -> None:
        self.waits.clear()
        self.late = self.refused = self.lost = self.received = 0


class Seat:
    """One client. It knows how far the table is, and what it may play."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.socket: ClientConnection | None = None
        self.at = -1
        """How far the table is, as far as this client has been told."""
        self.moves: list[Any] = []
        self.changed = asyncio.Event()
        self.told_at = 0.0
        self.listener: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            self.tally.received += len(text)
            await self.hear(str(text))

    async def hear(self, text: str) -> None:
        raise NotImplementedError

    def note(self, at: int) -> None:
        if at > self.at:
            self.at = at
            self.told_at = time.perf_counter()
            self.changed.set()

    async def reaches(self, at: int) -> float:
        """When this client was told that the table is so far."""
        while self.at < at:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), PATIENCE)
        return self.told_at

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
        if self.socket is not None:
            await self.socket.close()


class Table:
    """Two clients that play."""

    def __init__(self, seats: list[Any], tally: Tally, seed: int) -> None:
        self.seats = seats
        self.tally = tally
        self.random = random.Random(seed)

    async def play_on(self) -> None:
        """A move a second, from some moment of the second on."""
        due = time.perf_counter() + self.random.random() * PERIOD
        while True:
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
        await self.send(mover)
        try:
            told = [await seat.reaches(wanted) for seat in self.seats]
            self.tally.waits.append(max(told) - begun)
        except TimeoutError:
            self.tally.lost += 1

    async def send(self, mover: Any) -> None:
        raise NotImplementedError

    async def begin_anew(self) -> None:
        """The game is over."""
        raise NotImplementedError

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()


# ── Bedesten ───────────────────────────────────────────────────────────────────────────────────────────────────


class BedestenSeat(Seat):
    def __init__(self, tally: Tally, seat: int) -> None:
        super().__init__(tally)
        self.seat = seat
        self.numbers = itertools.count(1)
        self.record = 0

    async def open(self, base: str, table: str, token: str) -> None:
        self.socket = await connect(base.replace("http", "ws", 1) + "/api/live", max_size=None, compression=None)
        hello = {"type": "hello", "client": secrets.token_urlsafe(12), "table": table, "tokens": [token]}
        await self.socket.send(json.dumps(hello))
        self.listener = asyncio.create_task(self.listen())
        await self.reaches(0)

    async def hear(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            self.moves = [offer["text"] for offer in message["sights"][0]["moves"]]
            self.record = message["table"]["at"]
            self.note(message["table"]["number"])
        elif message["type"] == "refusal":
            self.tally.refused += 1


class BedestenTable(Table):
    def __init__(self, base: str, tally: Tally, seed: int) -> None:
        super().__init__([BedestenSeat(tally, 0), BedestenSeat(tally, 1)], tally, seed)
        self.base = base
        self.codes: list[str] = []

    async def open(self) -> None:
        made = await asyncio.to_thread(new_table, self.base)
        self.codes.append(made["table"]["code"])
        tokens = {each["seat"]: each["token"] for each in made["tokens"]}
        for seat in self.seats:
            await seat.open(self.base, made["table"]["code"], tokens[seat.seat])

    async def send(self, mover: Any) -> None:
        play = {
            "type": "play",
            "number": next(mover.numbers),
            "seat": mover.seat,
            "at": mover.record,
            "moves": [self.random.choice(mover.moves)],
        }
        await mover.socket.send(json.dumps(play))

    async def begin_anew(self) -> None:
        await self.close()
        self.seats = [BedestenSeat(self.tally, 0), BedestenSeat(self.tally, 1)]
        await self.open()


def new_table(base: str) -> dict[str, Any]:
    """A table of the board game with two persons, begun."""
    wish = {"game": "istanbul", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bora"}]}
    request = urllib.request.Request(
        base + "/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


# ── boardgame.io ───────────────────────────────────────────────────────────────────────────────────────────────

SPACE = "/tic-tac-toe,"


class BoardgameSeat(Seat):
    """Speaks just enough of Socket.IO's protocol."""

    def __init__(self, tally: Tally, seat: int) -> None:
        super().__init__(tally)
        self.player = str(seat)
        self.match = ""
        self.state = 0
        self.ready = asyncio.Event()
        self.before = 0
        """Moves of earlier matches on this connection."""

    async def open(self, base: str, match: str) -> None:
        self.match = match
        address = base.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        self.socket = await connect(address, max_size=None, compression=None)
        self.listener = asyncio.create_task(self.listen())
        await asyncio.wait_for(self.ready.wait(), PATIENCE)
        await self.sync(match)

    async def sync(self, match: str) -> None:
        self.before = self.at + 1
        self.match = match
        self.moves = []
        await self.emit("sync", match, self.player, None, 2)
        await self.reaches(self.before)

    async def emit(self, *words: Any) -> None:
        assert self.socket is not None
        await self.socket.send(f"42{SPACE}{json.dumps(words)}")

    async def hear(self, text: str) -> None:
        assert self.socket is not None
        if text.startswith("0"):
            await self.socket.send(f"40{SPACE}")
        elif text.startswith("2"):
            await self.socket.send("3")
        elif text.startswith("40"):
            self.ready.set()
        elif text.startswith("42"):
            what, match, *rest = json.loads(text[2 + len(SPACE) :])
            if match == self.match and what in ("sync", "update"):
                self.learn(rest[0]["state"] if what == "sync" else rest[0])

    def learn(self, state: dict[str, Any]) -> None:
        self.state = state["_stateID"]
        ctx = state["ctx"]
        mine = "gameover" not in ctx and ctx["currentPlayer"] == self.player
        self.moves = [i for i, cell in enumerate(state["G"]["cells"]) if cell is None] if mine else []
        self.note(self.before + self.state)


class BoardgameTable(Table):
    def __init__(self, base: str, tally: Tally, seed: int) -> None:
        super().__init__([BoardgameSeat(tally, 0), BoardgameSeat(tally, 1)], tally, seed)
        self.base = base

    async def open(self) -> None:
        match = secrets.token_hex(8)
        for seat in self.seats:
            await seat.open(self.base, match)

    async def send(self, mover: Any) -> None:
        payload = {"type": "clickCell", "args": [self.random.choice(mover.moves)], "playerID": mover.player}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await mover.emit("update", action, mover.state, mover.match, mover.player)

    async def begin_anew(self) -> None:
        match = secrets.token_hex(8)
        for seat in self.seats:
            await seat.sync(match)
