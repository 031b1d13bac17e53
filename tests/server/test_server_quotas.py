"""What anyone may leave behind: chat, long logs, new tables; what expires; and a disk that is nearly full."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from bedesten.server.operation import health
from bedesten.server.store import StoreDown
from server.server_client import House, bot, open_seat, person

TWO = (person("Ada"), person("Bora"))
DAY = 86_400_000


def at(folder: Any) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


async def test_nobody_fills_the_disk_with_chat(serving, tmp_path):
    """All connections of an address together say so much a second; what was accepted is not refused when sent again."""
    with serving(database=at(tmp_path), chat=0.001) as house:
        seated = await house.table(*TWO)
        async with seated.player(0) as ada, seated.player(1) as bora:
            told = [await who.do("chat", seat, text="hello") for _ in range(6) for seat, who in ((0, ada), (1, bora))]
            assert [said["type"] for said in told] == ["accepted"] * 10 + ["refusal"] * 2
            assert told[-1]["code"] == "too-fast"
            again = await ada.do("chat", number=1, text="hello")
            assert (again["type"], again["entry"]) == ("accepted", told[0]["entry"])
        call = {"client": "other-client", "command": {"type": "chat", "number": 1, "seat": 0, "text": "hello"}}
        answer = await house.call("POST", f"{seated.path}/commands", seated.tokens[0], json=call)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")


async def test_a_log_does_not_grow_for_ever(serving, tmp_path):
    """Beyond its bound nobody chats or takes back; the game itself goes on to its end."""
    with serving(database=at(tmp_path), most_entries=5) as house:
        seated = await house.table(*TWO, options={"start": 0})
        async with seated.player(0) as ada:
            for _ in range(4):
                assert (await ada.do("chat", text="hello"))["type"] == "accepted"
            commands: list[tuple[str, dict[str, Any]]] = [
                ("chat", {"text": "hello"}),
                ("undo", {"at": ada.state["at"]}),
                ("pause", {"paused": True}),
                ("standing", {"answers": []}),
            ]
            for kind, fields in commands:
                assert (await ada.do(kind, **fields))["code"] == "too-many", kind
            assert (await ada.play(ada.moves()[0]))["type"] == "accepted"
            assert (await ada.do("resign"))["type"] == "accepted"


def test_emoji_are_kept_as_they_are(tmp_path):
    from bedesten.server.store.engines import as_json

    assert len(as_json({"text": "🕌" * 300}).encode()) < 1300


async def test_so_many_tables_a_day(serving, tmp_path):
    with serving(database=at(tmp_path), tables_a_day=3) as house:
        body = {"game": "dicegame", "seats": [bot(), open_seat()]}
        made = [await house.call("POST", "/api/tables", json=body) for _ in range(5)]
        assert [answer.status_code for answer in made] == [201, 201, 201, 429, 429]
        assert made[-1].json()["code"] == "too-many"


async def make_older(house: House, code: str, days: float) -> None:
    change = text(f"UPDATE tables SET changed = changed - {int(days * DAY)} WHERE code = '{code}'")
    await house.behind(house.server.store.change(lambda connection: connection.execute(change)))


async def test_tables_expire(serving, databases):
    url = databases.new()
    with serving(database=url, expire_open=7, expire_over=30) as house:
        tables = {
            "open": await house.table(person(), open_seat()),
            "new": await house.table(person(), open_seat()),
            "playing": await house.table(*TWO),
            "over": await house.table(*TWO),
            "looked at": await house.table(person(), open_seat()),
        }
        await house.post(f"{tables['over'].path}/close", token=tables["over"].host)
        for name, days in (("open", 8), ("new", 6), ("playing", 400), ("over", 31), ("looked at", 8)):
            await make_older(house, tables[name].code, days)
        async with tables["looked at"].watcher():
            house.server.tables.evict_idle(0.0)
            assert await house.behind(house.server.expire()) == 2
        for name, table in tables.items():
            found = (await house.call("GET", table.path)).status_code
            assert found == (404 if name in ("open", "over") else 200), name
        assert "bedesten_expired_total 2.0" in (await house.call("GET", "/metrics")).text
        left = text("SELECT count(*) FROM seats WHERE table_id NOT IN (SELECT id FROM tables)")
        assert await house.behind(house.server.store.change(lambda connection: connection.execute(left).scalar())) == 0


async def test_a_disk_that_is_nearly_full_is_kept_for_games(serving, tmp_path, monkeypatch):
    with serving(database=at(tmp_path)) as house:
        seated = await house.table(*TWO, options={"start": 0})
        monkeypatch.setattr(house.server.quotas, "settings", house.server.settings.__class__(least_free=10**9))
        await house.behind(house.server.health.check())
        body = {"game": "dicegame", "seats": [bot(), bot()]}
        assert (await house.call("POST", "/api/tables", json=body)).status_code == 503
        async with seated.player(0) as ada:
            assert (await ada.do("chat", text="hello"))["code"] == "unavailable"
            assert (await ada.play(ada.moves()[0]))["type"] == "accepted"
        well = await house.call("GET", "/healthz")
        assert (well.status_code, well.json()["problem"]) == (200, "the disk is nearly full")
        assert "bedesten_disk_free_bytes" in (await house.call("GET", "/metrics")).text


async def test_a_store_that_has_recovered_is_found_so_though_nobody_plays(serving, tmp_path, monkeypatch):
    """Else a proxy that asks for its health would never send anybody again."""
    file = tmp_path / "tables.db"
    with serving(database=f"sqlite:///{file}") as house:
        seated = await house.table(*TWO)
        with pytest.raises(StoreDown):
            await house.behind(house.server.store.change(fail))
        assert (await house.call("GET", "/healthz")).status_code == 503
        monkeypatch.setattr(health, "PROBE_AFTER", 0.0)
        await house.behind(house.server.health.check())
        assert (await house.call("GET", "/healthz")).status_code == 200
        assert (await house.get(seated.path))["number"] == 1


def fail(_connection: Any) -> None:
    raise OperationalError("INSERT", None, sqlite3.OperationalError("database or disk is full"))
