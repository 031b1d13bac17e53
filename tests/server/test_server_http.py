"""HTTP at its edges: headers without end, odd numbers and texts, what each request costs, files and pages."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bedesten.server import schema as m
from bedesten.server.app import describe_api
from bedesten.server.http import http_protocol, listing
from bedesten.server.http.rate_limits import COSTS
from server.server_client import LONG, House, bot, open_seat, person

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


async def connected(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", int(house.address.rsplit(":", 1)[1]))


async def answered(house: House, sent: bytes) -> bytes:
    """All that comes back on a connection of its own, until the server ends it."""
    reader, writer = await connected(house)
    writer.write(sent)
    try:
        async with asyncio.timeout(LONG):
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


# ── Headers ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "sent",
    [
        HEAD + b"X-Long: " + b"x" * 20_000 + b"\r\n\r\n",
        HEAD + b"".join(b"X-%d: 1\r\n" % i for i in range(200)) + b"\r\n",
        b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        HEAD + b"X-Endless: " + b"x" * 400_000,
        HEAD + b"".join(b"X-%d: 1\r\n" % i for i in range(20_000)),
    ],
    ids=["long", "many", "long address", "endless", "endlessly many"],
)
async def test_headers_are_bounded(sqlite_house: House, sent: bytes):
    said = await answered(sqlite_house, sent)
    assert said[:12] == b"HTTP/1.1 431" or said == b"", said[:200]
    if said:
        assert json.loads(said.split(b"\r\n\r\n", 1)[1])["code"] == "too-large"
    assert (await sqlite_house.call("GET", "/healthz")).status_code == 200


async def test_headers_that_browsers_send_are_welcome(sqlite_house: House):
    many = b"".join(b"X-%d: %s\r\n" % (i, b"v" * 100) for i in range(60))
    said = await answered(sqlite_house, HEAD + many + b"Connection: close\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("pieces", [[b""], [b"\r\n"], [HEAD], [HEAD, b"X-Slow: ", b"1", b"1"], [HEAD + b"\r\n", HEAD]])
async def test_slow_headers_are_not_waited_for(serving, tmp_path, monkeypatch, pieces):
    """One byte now and then does not hold a connection open; nor does a second request that never comes whole."""
    monkeypatch.setattr(http_protocol, "HEADER_TIMEOUT", 0.5)
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}") as house:
        reader, writer = await connected(house)

        async def trickle() -> None:
            for piece in pieces:
                writer.write(piece)
                await asyncio.sleep(0.1)

        trickling = asyncio.create_task(trickle())
        async with asyncio.timeout(LONG):
            await reader.read()
        await trickling
        writer.close()
        while house.server.tables.connections:
            await asyncio.sleep(0.01)


# ── Odd texts and numbers ──────────────────────────────────────────────────────────────────────────────────────

HALF = '"\\ud800"'


@pytest.mark.parametrize(
    "body",
    [
        f'{{"game": "istanbul", "players": 3, "options": {{"layout": {HALF}}}}}',
        f'{{"game": "istanbul", "players": 3, "options": {{{HALF}: 1}}}}',
        f'{{"game": "istanbul", "players": 3, "options": {{"variants": [{HALF}]}}}}',
        f'{{"game": {HALF}, "players": 3}}',
        f'{{"game": "istanbul", "players": 3, {HALF}: 1}}',
        '{"game": "istanbul", "players": 3, "options": {"start": 1e400}}',
        '{"game": "istanbul", "players": 3, "options": {"start": NaN}}',
        '{"game": "istanbul", "players": 3, "options": {"start": %s}}' % ("9" * 100),
        '{"game": "istanbul", "players": 3, "options": {"components": {"a": {"b": [4294967296]}}}}',
        "[" * 30_000,
    ],
)
async def test_texts_and_numbers_that_are_none_are_refused(sqlite_house: House, body: str):
    for path in ("/api/setup", "/api/tables"):
        answer = await sqlite_house.call("POST", path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["type"] == "refusal"
    assert sqlite_house.server.tables.counts.errors == 0


async def test_a_name_that_is_no_text_is_refused(sqlite_house: House):
    seats = f'[{{"kind": "person", "name": {HALF}}}, {{"kind": "bot"}}]'
    body = f'{{"game": "dicegame", "seats": {seats}}}'
    answer = await sqlite_house.call("POST", "/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422


@pytest.mark.parametrize("length", ["0" * 5001, "9" * 5001, "9" * 19])
async def test_a_length_of_many_digits(sqlite_house: House, length: str):
    said = await answered(
        sqlite_house, f"POST /api/setup HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n".encode()
    )
    assert said.split(b" ")[1] in (b"400", b"413")
    assert sqlite_house.server.tables.counts.errors == 0


def requests_of(schema: dict[str, Any]) -> set[str]:
    """The names of all schemas that clients send, with what they are made of."""
    found: set[str] = set()
    text = json.dumps([o.get("requestBody") for path in schema["paths"].values() for o in path.values()])
    wanted = [*re.findall(r"#/components/schemas/(\w+)", text), "ClientMessage"]
    while wanted:
        name = wanted.pop()
        if name not in found and name in schema["components"]["schemas"]:
            found.add(name)
            wanted += re.findall(r"#/components/schemas/(\w+)", json.dumps(schema["components"]["schemas"][name]))
    return found


def unbounded(where: str, schema: Any) -> list[str]:
    """Where a number, a text or a list has no bounds."""
    if not isinstance(schema, dict):
        return []
    found = []
    kind = schema.get("type")
    if not {"enum", "const"} & set(schema):
        bounds = {"integer": ("minimum", "maximum"), "number": ("minimum", "maximum"), "array": ("maxItems",)}
        if not set(bounds.get(kind, ())) <= {name.replace("exclusiveM", "m") for name in schema}:
            found.append(where)
        if kind == "string" and not {"maxLength", "pattern"} & set(schema):
            found.append(where)
    for name, each in schema.get("properties", {}).items():
        found += unbounded(f"{where}.{name}", each)
    for key in ("anyOf", "oneOf", "allOf"):
        for each in schema.get(key, ()):
            found += unbounded(where, each)
    return [*found, *unbounded(f"{where}[]", schema.get("items"))]


def test_every_number_text_and_list_that_clients_send_is_bounded():
    schema = describe_api()
    names = requests_of(schema)
    assert {"NewTable", "Play", "Line", "Seen", "Hello"} <= names
    told = [each for name in sorted(names) for each in unbounded(name, schema["components"]["schemas"][name])]
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            for given in operation.get("parameters", ()):
                told += unbounded(f"{path} {given['name']}", given["schema"])
    assert told == []


# ── What each request costs ────────────────────────────────────────────────────────────────────────────────────


async def test_what_is_much_work_costs_more(serving, tmp_path):
    """Every request that plays, reads or looks through games is charged so, whether it brings a token or not."""
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}", requests=0.001) as house:
        seated = await house.table(person("Ada"), person("Bora"), settings={"listed": True})
        bucket = house.server.requests.bucket("127.0.0.1")

        async def cost(method: str, path: str, token: str | None) -> float:
            bucket.left = 20.0
            answer = await house.call(method, path, token, **({"json": {}} if method == "POST" else {}))
            assert answer.status_code != 429
            return 20.0 - bucket.left

        words = {path.rsplit("/", 1)[1]: next(iter(found)) for path, found in describe_api()["paths"].items()}
        for name, wanted in COSTS.items():
            method, path = name.split(" ") if " " in name else (words.get(name, ""), f"{seated.path}/{name}")
            if method:
                for token in (None, seated.tokens[0]):
                    assert await cost(method.upper(), path, token) >= wanted - 0.01, name
        assert await cost("GET", seated.path, None) < 1.1
        bucket.left = 1.5
        assert (await house.call("GET", f"{seated.path}/position?at=0")).status_code == 429
        assert (await house.call("GET", "/api/tables")).status_code == 429
        assert (await house.call("GET", seated.path)).status_code == 200


async def test_lists_are_cheap_and_hold_nobody_up(serving, tmp_path, monkeypatch):
    """The list is written once for all who ask in the same moment; a table that can't be read is left out of it."""
    monkeypatch.setattr(listing, "CACHE_SECONDS", 3600.0)
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}") as house:
        made = [await house.table(person("Ada"), bot(), settings={"listed": True}) for _ in range(3)]
        other = await house.table(person("Ada"), bot(), game="dicegame", settings={"listed": True})
        table = house.server.tables.table
        looked: list[str] = []
        between: list[str] = []
        waited: list[bool] = []

        async def counted(code: str, visitor: Any = None) -> Any:
            waited.append(between == looked)
            looked.append(code)
            house.loop.call_soon(between.append, code)
            return await table(code, visitor)

        monkeypatch.setattr(house.server.tables, "table", counted)
        answers = await asyncio.gather(*(house.get("/api/tables") for _ in range(20)))
        assert {one["code"] for one in answers[0]["tables"]} == {one.code for one in [*made, other]}
        assert all(answer["tables"] == answers[0]["tables"] for answer in answers)
        assert len(looked) == 4
        assert all(waited), "others come in between two tables"
        only = await house.get("/api/tables?game=dicegame")
        assert [one["code"] for one in only["tables"]] == [other.code]
        house.server.tables.evict(await house.live_table(made[0].code))
        spoil = text(f"UPDATE tables SET rules = 999 WHERE code = '{made[0].code}'")
        await house.behind(house.server.store.change(lambda connection: connection.execute(spoil)))
        monkeypatch.setattr(listing, "CACHE_SECONDS", 0.0)
        left = await house.get("/api/tables")
        assert {one["code"] for one in left["tables"]} == {one.code for one in [*made[1:], other]}
        mine = await house.post("/api/mine", {"tokens": [one.tokens[0] for one in made]})
        assert {one["table"]["code"] for one in mine["tables"]} == {one.code for one in made[1:]}
        m.Mine.model_validate(mine)
        m.Listed.model_validate(left)


# ── Files and pages ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A client as it is built, in little."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    page = "<!doctype html><html><head><title>Bedesten</title></head><body>" + "x" * 2000 + "</body></html>"
    for name, said in {"index.html": page, "assets/app-1.js": "let a = 1;" * 200, "sw.js": "self.a = 1;"}.items():
        (folder / name).write_text(said)
        (folder / f"{name}.gz").write_bytes(gzip.compress(said.encode()))
        (folder / f"{name}.br").write_bytes(b"brotli of " + name.encode())
    (folder / "manifest.webmanifest").write_text("{}")
    return folder


async def test_files_are_sent_as_they_were_packed(serving, tmp_path, web):
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}", web=str(web)) as house:
        tags = set()
        for path, name in (("/assets/app-1.js", "assets/app-1.js"), ("/", "index.html"), ("/sw.js", "sw.js")):
            for asked, coding in (("br, gzip", "br"), ("gzip, deflate", "gzip"), ("br;q=0, gzip", "gzip"), ("", None)):
                for method in ("GET", "HEAD"):
                    answer = await raw(house, method, path, asked)
                    assert answer["status"] == 200
                    assert answer.get("content-encoding") == coding
                    assert answer["vary"].lower() == "accept-encoding"
                    ending = {"br": ".br", "gzip": ".gz", None: ""}[coding]
                    kept = (web / f"{name}{ending}").read_bytes()
                    assert int(answer["content-length"]) == len(kept)
                    assert answer["body"] == (kept if method == "GET" else b"")
                    kind = "text/html" if name.endswith("html") else "text/javascript"
                    assert answer["content-type"].startswith(kind)
                    assert ("immutable" in answer["cache-control"]) == name.startswith("assets/")
                    tags.add((name, coding, answer["etag"]))
        assert len({tag for _, _, tag in tags}) == len(tags) == 9
        for name, coding, tag in tags:
            path = "/" if name == "index.html" else f"/{name}"
            again = await raw(house, "GET", path, {"br": "br", "gzip": "gzip"}.get(coding, ""), {"If-None-Match": tag})
            assert (again["status"], again["body"]) == (304, b"")
        part = await raw(house, "GET", "/", "gzip", {"Range": "bytes=4-9"})  # of the file: nobody could unpack it
        assert (part["status"], part.get("content-encoding")) == (206, None)
        assert part["body"] == (web / "index.html").read_bytes()[4:10]
        manifest = await raw(house, "GET", "/manifest.webmanifest")
        assert manifest["content-type"] == "application/manifest+json"
        assert "immutable" not in manifest["cache-control"]


async def raw(house: House, method: str, path: str, coding: str = "", more: dict[str, str] | None = None) -> Any:
    """An answer as it comes over the wire, not unpacked."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in {"Accept-Encoding": coding, **(more or {})}.items() if value]
    said = await answered(house, ("\r\n".join(lines) + "\r\n\r\n").encode())
    head, body = said.split(b"\r\n\r\n", 1)
    first, *rest = head.decode().split("\r\n")
    found: dict[str, Any] = {name.lower(): value for name, value in (line.split(": ", 1) for line in rest)}
    return {**found, "status": int(first.split(" ")[1]), "body": body}


@pytest.mark.parametrize("built", [True, False])
async def test_what_is_not_there_is_not_found(serving, tmp_path, web, built):
    folder = web if built else tmp_path / "nowhere"
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}", web=str(folder)) as house:
        for path in ("/assets/old-1.js", "/sw2.js", "/sw.js.br", "/nothing/here", "/favicon.ico", "/%00"):
            answer = await house.call("GET", path)
            assert (answer.status_code, answer.headers["content-type"][:9]) == (404, "text/html"), path
            assert (await house.call("HEAD", path)).status_code == 404
        for path in ("/api", "/api/nothing", "/api/tables/ABCDEFGHJK/nothing"):
            answer = await house.call("GET", path)
            assert (answer.status_code, answer.json()["type"]) == (404, "refusal"), path
            assert (await house.call("POST", path)).status_code == 404


async def test_a_tables_link_says_which_table_it_is(serving, tmp_path, web):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database=url, web=str(web), address="https://table.example/") as house:
        options = {"expansions": ["mocha"]}
        seated = await house.table(person('<i>"Ada"&'), person("Bora"), bot(), open_seat(), options=options)
        answer = await house.call("GET", f"/t/{seated.code}")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-cache"
        told = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', answer.text))
        assert told["title"] == "Istanbul with &lt;i&gt;&quot;Ada&quot;&amp;, Bora, 1 bot and 1 open seat"
        assert told["description"] == "The table waits for players. Played with Mocha &amp; Baksheesh."
        assert told["url"] == f"https://table.example/t/{seated.code}"
        assert "<i>" not in answer.text
        for secret in (*seated.tokens.values(), seated.host, (await house.live_table(seated.code)).state.config.seed):
            assert secret not in answer.text
        assert (await raw(house, "GET", f"/t/{seated.code}", "gzip"))["content-encoding"] == "gzip"
        assert (await house.call("HEAD", f"/t/{seated.code}/look/7")).status_code == 200
        assert await house.call("GET", f"/t/{seated.code}/look/7")
        lost = await house.call("GET", "/t/ABCDEFGHJK")
        assert (lost.status_code, "<title>Bedesten</title>" in lost.text) == (404, True)
        assert (await house.call("GET", f"/t/{'x' * 200}")).status_code in (404, 422)
