"""A client for tests. It believes nothing: every message is checked against the schema, every answer is waited for."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import ssl
from typing import Any

import httpx
import websockets

from bedesten.server import schema as m
from bedesten.server.schema.views import VIEWS
from bedesten.server.server import Server

__all__ = ["LONG", "PATIENT", "House", "Player", "Seated", "bot", "open_seat", "patient", "person"]

LONG = 300.0
"""Seconds that something may take on a machine that does much else, too."""
PATIENT: dict[str, Any] = {"max_size": None, "open_timeout": LONG, "ping_timeout": None}
CLIENTS = itertools.count(1)
TLS = ssl.create_default_context()
"""Made once: each client would make one for itself, which takes longer than a request."""


async def patient(address: str, **options: Any) -> websockets.ClientConnection:
    """A connection with all the time in the world: how long a handshake or a pong takes is not what is tested."""
    return await websockets.connect(address, **{**PATIENT, **options})


def person(name: str = "Ada") -> dict[str, Any]:
    return {"kind": "person", "name": name}


def bot(level: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "bot": level}


def open_seat() -> dict[str, Any]:
    return {"kind": "open"}


class House:
    """A server, as a visitor sees it; tests may also look behind the scenes."""

    def __init__(self, address: str, server: Server | None = None, loop: Any = None) -> None:
        self.address = address
        self.loop = loop
        self.server: Server = server

    async def behind(self, coroutine: Any) -> Any:
        """Do something behind the scenes, in the server's own loop."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(coroutine, self.loop))

    async def live_table(self, code: str) -> Any:
        return await self.behind(self.server.tables.table(code))

    def server_paths(self) -> list[str]:
        """All paths of the API."""
        answer = httpx.get(f"{self.address}/api/openapi.json", timeout=LONG, verify=TLS)
        return list(answer.json()["paths"])

    @property
    def live(self) -> str:
        return self.address.replace("http", "ws", 1) + "/api/live"

    async def call(self, method: str, path: str, token: str | None = None, **rest: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with httpx.AsyncClient(base_url=self.address, timeout=LONG, verify=TLS) as http:
            return await http.request(method, path, headers={**headers, **rest.pop("headers", {})}, **rest)

    async def get(self, path: str, token: str | None = None, **rest: Any) -> Any:
        answer = await self.call("GET", path, token, **rest)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, token: str | None = None) -> Any:
        answer = await self.call("POST", path, token, json={} if body is None else body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def table(self, *seats: dict[str, Any], game: str = "istanbul", **rest: Any) -> Seated:
        """A new table."""
        body = {"game": game, "seats": list(seats) or [person(), person("Bora")], **rest}
        return Seated(self, await self.post("/api/tables", body))


class Seated:
    """A table that was made, with its tokens."""

    def __init__(self, house: House, said: dict[str, Any]) -> None:
        m.Seated.model_validate(said)
        self.house = house
        self.code: str = said["table"]["code"]
        self.state = said["table"]
        self.host: str = said["host"]
        self.tokens = {seat["seat"]: seat["token"] for seat in said["tokens"]}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.code}"

    def player(self, *seats: int) -> Player:
        return Player(self.house, self.code, [self.tokens[seat] for seat in seats])

    def watcher(self) -> Player:
        return Player(self.house, self.code, [])


class Player:
    """A connection: `async with` it."""

    def __init__(self, house: House, code: str, tokens: list[str], client: str | None = None) -> None:
        self.house = house
        self.code = code
        self.tokens = tokens
        self.client = client or f"test-client-{next(CLIENTS)}"
        self.number = 0
        self.cursor = 0
        self.state: dict[str, Any] = {}
        self.sights: dict[int | None, dict[str, Any]] = {}
        self.steps: dict[int | None, list[dict[str, Any]]] = {}
        self.entries: list[dict[str, Any]] = []
        self.answers: dict[int, dict[str, Any]] = {}
        self.others: list[dict[str, Any]] = []
        self.updates = 0
        self.present: list[bool] = []

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def connect(self, since: int | None = None) -> None:
        """Say hello, and wait for the first update."""
        self.socket = await patient(self.house.live)
        await self.hello(since)
        seen = self.updates
        await self.until(lambda: self.updates > seen)

    async def hello(self, since: int | None = None) -> None:
        cursor = self.cursor if since is None else since
        hello = {"type": "hello", "client": self.client, "table": self.code, "tokens": self.tokens, "since": cursor}
        await self.say(hello)

    async def say(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def hear(self, seconds: float = LONG) -> dict[str, Any]:
        """The next message, checked and noted."""
        said = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        m.server_message.validate_python(said)
        if said["type"] == "update":
            self._note(said)
        elif said["type"] in ("accepted", "refusal") and said["number"] is not None:
            self.answers[said["number"]] = said
        elif said["type"] == "presence":
            self.present = said["present"]
        else:
            self.others.append(said)
        return said

    def _note(self, said: dict[str, Any]) -> None:
        assert said["since"] == self.cursor or said["since"] == 0, "an update goes on where the client is"
        assert [e["number"] for e in said["entries"]] == list(range(said["since"] + 1, said["table"]["number"] + 1))
        if said["since"] == 0:
            self.entries, self.steps = [], {}
        self.entries += said["entries"]
        self.state = said["table"]
        self.cursor = said["table"]["number"]
        self.present = [seat["present"] for seat in said["table"]["seats"]]
        self.sights = {sight["viewer"]: sight for sight in said["sights"]}
        for viewer, sight in self.sights.items():
            if sight["view"]:
                VIEWS[self.state["game"]].model_validate(sight["view"])
            known = self.steps.setdefault(viewer, [])
            known += sight["steps"]
            counted = list(itertools.accumulate(step["entries"] for step in known))
            assert [step["at"] for step in known] == counted, "no step is missing or told twice"
        self.updates += 1

    async def until(self, true: Any, seconds: float = LONG) -> None:
        async with asyncio.timeout(seconds):
            while not true():
                await self.hear(seconds)

    async def send(self, kind: str, seat: int = 0, number: int | None = None, **fields: Any) -> int:
        """Send a command; tells its number."""
        if number is None:
            self.number += 1
            number = self.number
        await self.say({"type": kind, "number": number, "seat": seat, **fields})
        return number

    async def do(self, kind: str, seat: int = 0, number: int | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command, and wait for its answer."""
        number = await self.send(kind, seat, number, **fields)
        self.answers.pop(number, None)
        await self.until(lambda: number in self.answers)
        return self.answers[number]

    async def play(self, *moves: str, seat: int = 0) -> dict[str, Any]:
        """Play a line, and wait until it is seen."""
        answer = await self.do("play", seat, at=self.state["at"], moves=list(moves))
        if answer["type"] == "accepted":
            await self.until(lambda: self.cursor >= answer["entry"])
        return answer

    def moves(self, seat: int = 0) -> list[str]:
        return [offer["text"] for offer in self.sights[seat]["moves"]]

    async def my_turn(self, seat: int = 0) -> None:
        await self.until(lambda: bool(self.moves(seat)) or self.state["phase"] == "over")

    async def play_on(self, luck: random.Random, most: int = 10**9) -> int:
        """Play at random for all seats that one has, to the end, or so many moves."""
        played = 0
        seats = [seat for seat in self.sights if seat is not None]
        while played < most:
            await self.until(lambda: self.state["phase"] == "over" or any(self.moves(seat) for seat in seats))
            if self.state["phase"] == "over":
                break
            seat = next(seat for seat in seats if self.moves(seat))
            at = self.state["at"]
            answer = await self.play(luck.choice(self.moves(seat)), seat=seat)
            if answer["type"] == "refusal":
                assert answer["code"] == "outdated", answer
                await self.until(lambda at=at: self.state["at"] != at)
                continue
            played += 1
        return played


def parts_of(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The parts of the outcomes of some steps; what there is not to tell is empty."""
    return [
        {"got": {}, "pips": [], **part} for step in steps for outcome in step["outcomes"] for part in outcome["parts"]
    ]
