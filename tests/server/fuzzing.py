"""Anything at all is thrown at a server: requests and messages that are nearly right, quite wrong, or no text at all.

    cd tests; python -m server.fuzzing --count 100000

Whoever throws has one seat at each of some tables. What must hold: every answer comes, in the server's own form and
never as a failure of its own; nothing that the seat may not know is in it, no token of another, no hand of another; and
afterwards the server is well, has logged no error, and plays on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import string
import tempfile
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

from bedesten.server import schema as m
from server.server_client import PATIENT, House, Player, Seated, bot, open_seat, person

__all__ = ["Fuzz", "fuzz", "mutated"]

SEAT = 1
"""The one who throws sits here; all that is known of the others is hidden."""
SECONDS = 120.0
"""In which every answer comes, on a machine that does much else, too."""
AT_ONCE = 6
RENEWED = 4000
"""Requests after which new tables are made: those of before are resigned, closed or talked full by then."""
ODD = [0, -1, 1 << 70, 0.5, True, None, "", "x" * 200, "💥\u0000", [], {}, [[[[]]]], {"type": "play"}, "go 9", 1, 2, 9]
ODD_TEXT = ["", "%00", "../..", "%2e%2e%2f", "x" * 3000, "é", "\u202e", "1e999", "-1", "99999999999999999999", "null"]
RAW: list[Any] = ["", "{", "null", "[]", '"x"', "1e999", "NaN", "[" * 20000, '{"a":' * 3000, "\x00", "{}", b"\xff\x00"]
HEADERS = [
    {"Content-Type": "text/plain"},
    {"Content-Type": "application/json; charset=utf-16"},
    {"Origin": "https://evil.example"},
    {"Accept-Encoding": "br;q=0, gzip, *"},
    {"Range": "bytes=0-5,9-"},
    {"If-None-Match": '"x"', "If-Modified-Since": "yesterday"},
    {"Authorization": "Basic Og=="},
    {"Authorization": "Bearer " + "x" * 500},
    {"X-Forwarded-For": "1.2.3.4, ::::"},
    {"Cookie": "a=b; " * 100},
]
CHAIR = {"kind": "person", "name": "Cem"}
REQUESTS: list[tuple[str, str, Any]] = [
    ("GET", "/api/games", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables?game=istanbul", None),
    ("GET", "/healthz", None),
    ("GET", "/metrics", None),
    ("GET", "/api/openapi.json", None),
    ("GET", "/t/{code}", None),
    ("GET", "/", None),
    ("POST", "/api/setup", {"game": "istanbul", "players": 3, "options": {"expansions": ["mocha"]}, "seed": 3}),
    ("POST", "/api/mine", {"tokens": ["{token}"]}),
    ("POST", "/api/tables", {"game": "dicegame", "seats": [CHAIR, CHAIR], "options": {}, "settings": {"clock": None}}),
    ("GET", "/api/tables/{code}", None),
    ("GET", "/api/tables/{code}/state?since=0", None),
    ("GET", "/api/tables/{code}/position?at={number}", None),
    ("GET", "/api/tables/{code}/steps?first=1&last={number}", None),
    ("GET", "/api/tables/{code}/record", None),
    ("GET", "/api/tables/{code}/export", None),
    ("GET", "/api/tables/{code}/why-not?words=go+9", None),
    ("GET", "/api/tables/{code}/hints?bot=random", None),
    ("POST", "/api/tables/{code}/plan", {"seat": SEAT, "at": "{at}", "moves": ["go 9"]}),
    ("POST", "/api/tables/{code}/join", {"name": "Cem", "seat": 2}),
    ("POST", "/api/tables/{code}/leave", {}),
    ("POST", "/api/tables/{code}/seats", {"seat": 2, "chair": {"kind": "bot", "bot": "random"}}),
    ("POST", "/api/tables/{code}/start", {}),
    ("POST", "/api/tables/{code}/close", {}),
    ("POST", "/api/tables/{code}/fork", {"at": "{at}", "seats": [CHAIR, CHAIR, CHAIR], "settings": {}}),
    ("POST", "/api/tables/{code}/notify", {"webhook": "https://example.org/x", "push": None}),
    ("POST", "/api/tables/{code}/commands", {"client": "fuzz-client", "command": "{command}"}),
]
RARE = ("/api/tables/{code}/hints?bot=random", "/api/tables/{code}/fork", "/api/tables")
"""What starts processes, or stays: it is asked for now and then."""


def mutated(message: dict[str, Any], luck: random.Random) -> Any:
    """A message with something wrong, or nearly right."""
    found = dict(message)
    for _ in range(luck.randint(1, 3)):
        key = luck.choice([*found, "type", "seat", "number", "extra"])
        if luck.random() < 0.3:
            found.pop(key, None)
        elif isinstance(found.get(key), dict) and luck.random() < 0.7:
            found[key] = mutated(found[key], luck)
        else:
            found[key] = luck.choice(ODD)
    return found


def commands(seat: int, at: int, number: int, moves: list[str]) -> list[dict[str, Any]]:
    """A command of each kind, as it should be."""
    given: list[tuple[str, dict[str, Any]]] = [
        ("play", {"at": at, "moves": moves or ["go 9", "leave"]}),
        ("undo", {"at": at, "to": 3}),
        ("undo", {"at": at}),
        ("restart-turn", {"at": at}),
        ("consent", {"request": 3, "agree": True}),
        ("chair", {"chair": seat, "bot": "random"}),
        ("chair", {"chair": seat, "bot": None}),
        ("standing", {"answers": [{"question": "bid", "prefer": ["pass"]}]}),
        ("chat", {"text": "hello"}),
        ("pause", {"paused": True}),
        ("pause", {"paused": False}),
        ("rematch", {}),
        ("give-time", {"to": 0, "seconds": 60}),
    ]
    return [{"type": kind, "number": number, "seat": seat, **fields} for kind, fields in given]


@dataclass
class Fuzz:
    """What was thrown, and what came back."""

    requests: int = 0
    messages: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


class Thrower:
    """Somebody with one seat at each of some tables, and no good intentions."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.luck = random.Random(seed)
        self.done = Fuzz()
        self.tables: list[Seated] = []
        self.secrets: set[str] = set()
        """Tokens of others."""
        self.at: dict[str, int] = {}
        self.numbers = 0

    async def renew(self) -> None:
        """New tables: of both games, one that has not begun, one that is over."""
        three = [person("Ada"), person("Bora"), person("Cem")]
        great = {"expansions": ["mocha", "letters"], "start": SEAT}
        made = [
            await self.house.table(*three, options=great, settings={"listed": True, "clock": {"seconds": 86400}}),
            await self.house.table(*three, game="dicegame", options={"start": SEAT}),
            await self.house.table(person("Ada"), person("Bora"), bot("random"), options={"start": SEAT}),
            await self.house.table(person("Ada"), person("Bora"), open_seat(), start=False),
            await self.house.table(person("Ada"), person("Bora")),
        ]
        await self.house.post(f"{made[-1].path}/close", {}, made[-1].host)
        self.tables = made
        for seated in made:
            self.secrets |= {seated.host, *(token for seat, token in seated.tokens.items() if seat != SEAT)}
            self.at[seated.code] = seated.state["at"]

    def trouble(self, what: str, said: str) -> None:
        if len(self.done.wrong) < 20:
            self.done.wrong.append(f"{what[:300]} → {said[:300]}")

    def look(self, what: str, said: str) -> None:
        """Nothing may be in an answer that this seat can't know."""
        if "Traceback" in said or 'File "' in said:
            self.trouble(what, said)
        if any(secret in said for secret in self.secrets):
            self.trouble(what, "tells another's token")
        if '"hand":' in said:
            with suppress(ValueError):
                self.look_at_hands(what, json.loads(said))

    def look_at_hands(self, what: str, told: Any) -> None:
        for seen in [told, *told.get("sights", ())]:
            seats = (seen.get("view") or {}).get("seats", ()) if isinstance(seen, dict) else ()
            shown = [i for i, seat in enumerate(seats) if "hand" in seat]
            over = told.get("table", {}).get("phase") == "over"
            if not over and shown not in ([], [SEAT]):
                self.trouble(what, f"shows the hands of {shown}")

    # ── Requests ───────────────────────────────────────────────────────────────────────────────────────────

    def filled(self, value: Any, seated: Seated) -> Any:
        """A request or message with this table's code, token and numbers."""
        if isinstance(value, dict):
            return {key: self.filled(each, seated) for key, each in value.items()}
        if isinstance(value, list):
            return [self.filled(each, seated) for each in value]
        at = self.at[seated.code]
        if value == "{command}":
            self.numbers += 1
            return self.luck.choice(commands(SEAT, at, self.numbers, []))
        if value == "{at}":
            return at
        if isinstance(value, str):
            number = self.luck.choice([0, 1, at, at - 1, at // 2, at + 1])
            words = {"code": seated.code, "token": seated.tokens[SEAT], "number": str(number)}
            for name, word in words.items():
                value = value.replace(f"{{{name}}}", word)
        return value

    def request(self) -> tuple[str, str, dict[str, Any]]:
        """A request: one of seven as it should be."""
        luck = self.luck
        method, path, body = luck.choice(REQUESTS)
        while path in RARE and luck.random() < 0.95:
            method, path, body = luck.choice(REQUESTS)
        seated = luck.choice(self.tables)
        path, body = self.filled(path, seated), self.filled(body, seated)
        headers = {"Authorization": f"Bearer {seated.tokens[SEAT]}"} if luck.random() < 0.8 else {}
        rest: dict[str, Any] = {} if body is None else {"content": json.dumps(body)}
        if luck.random() < 0.15:
            return method, path, {"headers": headers, **rest}
        if isinstance(body, dict) and luck.random() < 0.6:
            rest = {"content": self.odd_body(body)}
        if luck.random() < 0.3:
            path = self.odd_path(path)
        if luck.random() < 0.2:
            headers |= luck.choice(HEADERS)
        if luck.random() < 0.05:
            method = luck.choice(["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "GET", "POST"])
        return method, path, {"headers": headers, **rest}

    def odd_body(self, body: dict[str, Any]) -> str | bytes:
        luck = self.luck
        if luck.random() < 0.2:
            return luck.choice(RAW)
        text = json.dumps(mutated(body, luck))
        if luck.random() < 0.2:
            cut = luck.randrange(len(text))
            text = text[:cut] + luck.choice(string.printable) + text[cut + luck.randint(0, 3) :]
        return text

    def odd_path(self, path: str) -> str:
        luck = self.luck
        words = path.replace("?", "/?/").replace("=", "/=/").split("/")
        words[luck.randrange(1, len(words))] = luck.choice(ODD_TEXT)
        return "/".join(words).replace("/?/", "?").replace("/=/", "=") or "/"

    async def throw_requests(self, http: httpx.AsyncClient, count: int) -> None:
        for _ in range(count):
            method, path, rest = self.request()
            self.done.requests += 1
            if self.done.requests % RENEWED == 0:
                await self.renew()
            try:
                answer = await http.request(method, path, **rest)
            except (httpx.InvalidURL, UnicodeEncodeError, httpx.LocalProtocolError, ValueError):
                continue  # the client itself does not send that
            except httpx.HTTPError as error:
                self.trouble(f"{method} {path}", f"no answer: {type(error).__name__} {error}")
                continue
            self.done.statuses[str(answer.status_code)] += 1
            self.check(f"{method} {path} {rest.get('content', '')!r}", answer)

    def check(self, what: str, answer: httpx.Response) -> None:
        if answer.status_code >= 500 and answer.status_code != 501:
            self.trouble(what, f"{answer.status_code} {answer.text}")
        self.look(what, answer.text)
        ours = answer.headers.get("content-type", "").startswith("application/json") and answer.text
        if answer.status_code >= 400 and ours and "/healthz" not in what:
            try:
                m.Refusal.model_validate(answer.json())
            except ValueError:
                self.trouble(what, f"not in our form: {answer.text}")
        if answer.status_code == 200 and "/state" in what and ours:
            table = answer.json().get("table", {})
            self.at[table.get("code", "")] = table.get("at", 0)

    # ── Messages ───────────────────────────────────────────────────────────────────────────────────────────

    async def throw_messages(self, count: int) -> None:
        left = count
        while left > 0:
            with suppress(websockets.ConnectionClosed):  # what is too large ends the connection, as it should
                async with websockets.connect(self.house.live, **PATIENT) as socket:
                    left = await self.talk(socket, min(left, 500), left)

    async def talk(self, socket: Any, most: int, left: int) -> int:
        """Throw messages at one connection; all that comes back is looked at."""
        luck = self.luck
        seated = luck.choice(self.tables)
        hello = {"type": "hello", "client": "fuzz-client", "table": seated.code, "tokens": [seated.tokens[SEAT]]}
        moves: list[str] = []
        await socket.send(json.dumps({**hello, "since": 0}))
        for _ in range(most):
            self.numbers += 1
            said = [hello, {"type": "seen", "seat": SEAT, "upto": 3}, {"type": "ping"}]
            said += commands(SEAT, self.at[seated.code], self.numbers, moves)
            message: Any = luck.choice(said)
            chance = luck.random()
            if chance < 0.1:
                message = luck.choice(RAW)
            elif chance < 0.7:
                message = json.dumps(mutated(message, luck))
            else:
                message = json.dumps(message)
            left -= 1
            self.done.messages += 1
            await socket.send(message)
            with suppress(TimeoutError):
                while True:
                    moves = self.heard(await asyncio.wait_for(socket.recv(), 0.002), moves)
        self.numbers += 1
        last = {"type": "play", "number": self.numbers, "seat": SEAT, "at": 99_999, "moves": ["go 9"]}
        await socket.send(json.dumps(last))
        async with asyncio.timeout(SECONDS):
            while json.loads(text := await socket.recv()).get("number") != last["number"]:
                moves = self.heard(text, moves)
        return left

    def heard(self, text: str | bytes, moves: list[str]) -> list[str]:
        said = json.loads(text)
        self.done.statuses[f"ws {said['type']}"] += 1
        try:
            m.server_message.validate_python(said)
        except ValueError as error:
            self.trouble("a message", f"{error}")
        self.look("a message", str(text))
        if said.get("reason") == "something went wrong here":
            self.trouble("a message", str(text))
        if said["type"] == "update":
            self.at[said["table"]["code"]] = said["table"]["at"]
            return [self.luck.choice(offers)["text"]] if (offers := said["sights"][0]["moves"]) else []
        return moves


async def fuzz(house: House, count: int, seed: int = 1) -> Fuzz:
    """Throw so many requests and messages, half of each; then see that all is well."""
    thrower = Thrower(house, seed)
    await thrower.renew()
    share = count // 2 // AT_ONCE
    async with httpx.AsyncClient(base_url=house.address, timeout=SECONDS) as http:
        requests = [thrower.throw_requests(http, share) for _ in range(AT_ONCE)]
        await asyncio.gather(*requests, thrower.throw_messages(count - share * AT_ONCE))
        well = (await http.get("/healthz")).json()
        metrics = (await http.get("/metrics")).text
    done = thrower.done
    if not well["ok"]:
        thrower.trouble("/healthz", str(well))
    errors = [line for line in metrics.splitlines() if line.startswith("bedesten_errors_total")]
    if [line.split()[1] for line in errors] != ["0.0"]:
        thrower.trouble("/metrics", str(errors))
    seated = await house.table(person("Ada"), person("Bora"), options={"start": 0})
    async with Player(house, seated.code, [seated.tokens[0]]) as ada:
        if (await ada.play("go 9"))["type"] != "accepted":
            thrower.trouble("a table", "can't be played at")
    return done


def main() -> None:
    """A long run against a process of its own."""
    from server.server_process import ServerProcess

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server = ServerProcess(f"sqlite:///{folder}/tables.db", log).start()
        try:
            memory = [server.memory()]
            done = asyncio.run(fuzz(server.house, args.count, args.seed))
            memory.append(server.memory())
            code = server.stop()
        finally:
            server.kill()
        print(f"{done.requests} requests, {done.messages} messages: {dict(sorted(done.statuses.items()))}")
        print(f"memory {memory[0]:.0f} → {memory[1]:.0f} MB; it ended with {code}; logged:", log.read_text()[-2000:])
        print("\n".join(["wrong:", *done.wrong]) if done.wrong else "nothing was wrong")


if __name__ == "__main__":
    main()
