"""Nobody can take the server from the others: long work runs in threads, is charged, and waits for its turn."""

from __future__ import annotations

import asyncio
import gc
import weakref
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import websockets

from bedesten.server import threads
from bedesten.server.automation import bot_pool
from bedesten.server.automation.bot_pool import BotPool
from bedesten.server.http import rate_limits, security
from bedesten.server.http.rate_limits import address_of
from bedesten.server.live import updates
from bedesten.server.operation import garbage_collection
from server.server_client import LONG, House, Player, bot, patient, person

TWO = (person("Ada"), person("Bora"))


async def test_who_comes_to_a_long_game_is_told_all_of_it_while_it_goes_on(house: House, monkeypatch):
    """Here all games are long, so that they are read, told and written in threads, and more happens meanwhile."""
    for module in (threads, updates):
        monkeypatch.setattr(module, "FEW", 0)
    seated = await house.table(person("Ada"), bot("random"), bot("random"), game="dicegame")
    async with seated.player(0) as ada:

        async def come_and_look() -> None:
            while ada.state["phase"] != "over":
                async with seated.watcher() as watcher, Player(house, seated.code, ada.tokens) as again:
                    first, same = watcher.steps[None][0], again.steps[0][0]
                    assert first["at"] == same["at"] == first["entries"]  # none is missing: it checks

        async def play() -> None:
            while ada.state["phase"] != "over" and ada.state["turn"] < 8:
                await ada.until(lambda: bool(ada.moves()) or ada.state["phase"] == "over")
                if ada.moves():
                    await ada.play(ada.moves()[-1])
            await ada.do("resign")
            await ada.until(lambda: ada.state["phase"] == "over")

        await asyncio.gather(play(), come_and_look(), come_and_look())
        told = ada.steps[0]
    house.server.tables.evict(await house.live_table(seated.code))
    async with seated.player(0) as later:
        assert [step["text"] for step in later.steps[0]] == [step["text"] for step in told]
    position = await house.get(f"{seated.path}/position?at={len(told)}")
    assert position["view"]


async def test_what_others_wrote_while_a_table_was_read_is_heard(serving, postgres_databases, monkeypatch):
    """A second process reads a table; before it is known there, somebody says something through the first."""
    url = postgres_databases.new()
    with serving(database=url) as first, serving(database=url) as second:
        seated = await first.table(*TWO)
        load = second.server.tables._load.__globals__["load_table"]

        async def slowly(store: Any, row: Any, seats: Any) -> Any:
            live = await load(store, row, seats)
            if store is second.server.store:
                call = {"client": "somebody-else", "command": {"type": "chat", "number": 1, "seat": 0, "text": "psst"}}
                done = first.behind(first_says(first, seated, call))
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(done, first.loop))
            return live

        async def first_says(house: House, seated: Any, call: dict[str, Any]) -> None:
            await house.post(f"{seated.path}/commands", call, seated.tokens[0])

        monkeypatch.setitem(second.server.tables._load.__globals__, "load_table", slowly)
        assert (await second.get(seated.path))["number"] == 2


async def test_to_ask_for_whole_games_again_and_again_takes_its_time(serving, tmp_path, monkeypatch):
    monkeypatch.setattr(rate_limits, "STEPS_PER_REQUEST", 1)
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}", requests=0.001) as house:
        seated = await house.table(*TWO)
        codes = [(await house.call("GET", f"{seated.path}/state?since=0")).status_code for _ in range(4)]
        assert codes[0] == 200
        assert codes[-1] == 429
        with pytest.raises(websockets.WebSocketException):
            await patient(house.live)


async def test_all_connections_of_an_address_have_so_many_messages_together(serving, tmp_path, monkeypatch):
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}", messages=0.001) as house:
        seated = await house.table(bot("random"), bot("random"), game="dicegame")
        refused = 0
        for _ in range(12):  # each says less than a connection may, which is 20
            async with seated.watcher() as watcher:
                for _ in range(18):
                    await watcher.say({"type": "ping"})
                    said = await watcher.hear()
                    while said["type"] not in ("pong", "refusal"):
                        said = await watcher.hear()
                    refused += said["type"] == "refusal"
                if refused:
                    break
        assert refused


def test_an_ipv6_household_is_one_address():
    def address(host: str) -> str:
        return address_of({"type": "http", "client": (host, 1)})

    assert address("2001:db8:1:2:3::4") == address("2001:db8:1:2:ffff::1") != address("2001:db8:1:3::1")
    assert address("192.0.2.7") == "192.0.2.7"
    assert address("unknown") == "unknown"
    assert address_of({"type": "http", "client": None}) == ""


async def test_components_of_any_size_are_refused_before_they_are_worked_on(sqlite_house: House):
    """Values that are too many, too large, too deep; and those that only a set-up finds to be wrong."""
    deep: Any = 1
    for _ in range(30):
        deep = [deep]
    bad = [
        ("dicegame", {"board": {"left_4": ["any"] * 5000}}, []),
        ("istanbul", {"letters_bonus_cards": {"visit": 10**25}}, ["letters"]),
        ("istanbul", {"letters_bonus_cards": {"visit": -5}}, ["letters"]),
        ("istanbul", {"letters_bonus_cards": {"visit": "x" * 500}}, ["letters"]),
        ("istanbul", {"setup": deep}, []),
        ("istanbul", {"x" * 100: {}}, []),
    ]
    for game, components, expansions in bad:
        options = {"components": components, **({"expansions": expansions} if expansions else {})}
        body = {"game": game, "seats": [person(), bot()], "options": options}
        answer = await sqlite_house.call("POST", "/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"][:4]) == (422, "bad-"), components
    good = {"letters_bonus_cards": {"visit": 1}}
    await sqlite_house.table(person(), bot(), options={"components": good, "expansions": ["letters"]})


async def test_a_request_that_does_not_come_to_an_end_is_ended(serving, tmp_path, monkeypatch):
    monkeypatch.setattr(security, "BODY_TIMEOUT", 0.2)
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}") as house:
        port = int(house.address.rsplit(":", 1)[1])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        async with asyncio.timeout(LONG):
            assert b" 408 " in await reader.readline()
        writer.close()


async def test_one_hint_at_a_time(sqlite_house: House, monkeypatch):
    house = sqlite_house
    seated = await house.table(*TWO, options={"start": 0})
    thinking, go_on = asyncio.Event(), asyncio.Event()
    own = asyncio.get_running_loop()

    async def advise(*_: Any) -> dict[str, Any]:
        own.call_soon_threadsafe(thinking.set)
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(go_on.wait(), own))
        return {"values": [], "advice": {"plans": [], "even": False}}

    monkeypatch.setattr(house.server.bot_pool, "advise", advise)
    first = asyncio.create_task(house.call("GET", f"{seated.path}/hints", seated.tokens[0]))
    await thinking.wait()
    second = await house.call("GET", f"{seated.path}/hints", seated.tokens[0])
    assert (second.status_code, second.json()["code"]) == (409, "busy")
    go_on.set()
    assert (await first).status_code == 200
    assert (await house.call("GET", f"{seated.path}/hints", seated.tokens[0])).status_code == 200


async def test_people_are_answered_before_tables_that_nobody_looks_at(monkeypatch):
    """Three wait for the one process; who goes away while waiting does not hold up the others."""
    found = BotPool(1, 60.0)
    answered: list[str] = []
    go_on = asyncio.Event()

    async def exchange(_self: BotPool, _process: Any, job: dict[str, Any]) -> dict[str, Any]:
        await go_on.wait()
        answered.append(job["bot"])
        return {"moves": []}

    async def start(_self: BotPool) -> Any:
        return SimpleNamespace(returncode=None)

    monkeypatch.setattr(BotPool, "_exchange", exchange)
    monkeypatch.setattr(BotPool, "_start", start)
    monkeypatch.setattr(bot_pool, "job_of", lambda _game, _seat, _task, bot, *_seeds: {"bot": bot})
    waiting = []
    for name, priority in (("first", 1), ("nobody's", 1), ("gone", 0), ("somebody's", 0)):
        waiting.append(asyncio.create_task(found.line(None, 0, name, priority)))
        await asyncio.sleep(0)
    waiting.pop(2).cancel()
    go_on.set()
    await asyncio.gather(*waiting)
    assert answered == ["first", "somebody's", "nobody's"]
    assert found.busy == 0


def test_memory_is_looked_through_when_connections_have_gone_and_nobody_plays():
    counts = SimpleNamespace(connections=0, entries=0)
    server = SimpleNamespace(tables=SimpleNamespace(counts=counts), addresses={})
    collector = garbage_collection.IdleCollector(server)  # type: ignore[arg-type]

    class Knot:
        pass

    def knotted() -> weakref.ref[Knot]:
        one = Knot()
        one.me = one  # type: ignore[attr-defined]
        return weakref.ref(one)

    gc.disable()
    try:
        left = knotted()
        assert not collector.collect_if_due(), "nobody has come or gone"
        counts.connections, counts.entries, server.addresses = 1, 1, {"x": 1}
        assert not collector.collect_if_due(), "somebody is here"
        server.addresses, counts.entries = {}, 2
        assert not collector.collect_if_due(), "he has gone, but others play"
        assert left() is not None
        assert collector.collect_if_due()
        assert left() is None
        assert not collector.collect_if_due(), "once is enough"
        counts.connections, counts.entries = 1 + garbage_collection.MANY, 3
        assert collector.collect_if_due(), "many have gone, whoever plays"
        server.addresses = {"x": 10 * garbage_collection.SHARE}
        counts.connections += 10 * garbage_collection.SHARE + 10
        assert not collector.collect_if_due(), "somebody plays"
        assert not collector.collect_if_due(), "ten of so many are not worth looking through all"
        counts.connections += 1
        assert collector.collect_if_due()
    finally:
        gc.enable()


async def test_pages_of_other_sites_that_may_use_it_can_read_the_answers(serving, tmp_path):
    allowed = "https://club.example"
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}", origins=(allowed,)) as house:
        async with httpx.AsyncClient(base_url=house.address, timeout=LONG) as http:
            asked = {"Origin": allowed, "Access-Control-Request-Method": "POST"}
            before = await http.options("/api/tables", headers=asked)
            assert before.status_code == 200
            assert "authorization" in before.headers["access-control-allow-headers"]
            for origin, told in ((allowed, allowed), ("https://evil.example", None), (house.address, None)):
                answer = await http.get("/api/games", headers={"Origin": origin})
                assert answer.headers.get("access-control-allow-origin") == told
            refused = await http.options("/api/tables", headers={**asked, "Origin": "https://evil.example"})
            assert refused.status_code == 403
            assert "access-control-allow-origin" not in refused.headers
