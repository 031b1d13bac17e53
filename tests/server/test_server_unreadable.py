"""A table that can't be read harms only itself: the others are listed and looked after, and it can be closed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select, update

from bedesten.server.store.schema import ENTRIES, SEATS, TABLES
from server.server_client import House, bot, person

TWO = (person("Ada"), person("Bora"))


async def spoil(house: House, code: str) -> None:
    """The table is one of rules that nobody has any more."""
    live = await house.live_table(code)
    change = update(TABLES).where(TABLES.c.code == code).values(rules=999)
    await house.behind(house.server.store.change(lambda connection: connection.execute(change)))
    house.server.tables.evict(live)


async def test_the_lists_show_the_others(house: House):
    good = await house.table(*TWO, settings={"listed": True})
    bad = await house.table(*TWO, settings={"listed": True})
    await spoil(house, bad.code)
    listed = [table["code"] for table in (await house.get("/api/tables"))["tables"]]
    assert good.code in listed
    assert bad.code not in listed
    mine = await house.post("/api/mine", {"tokens": [good.tokens[0], bad.tokens[0]]})
    assert [table["table"]["code"] for table in mine["tables"]] == [good.code]
    await house.post(f"{bad.path}/close", {}, bad.host)


async def test_its_host_closes_it_and_its_players_take_it_along(house: House):
    seated = await house.table(*TWO)
    async with seated.player(0) as ada:
        await ada.do("chat", text="hello")
    assert (await house.call("GET", f"{seated.path}/export", token=seated.tokens[0])).status_code == 409
    await spoil(house, seated.code)
    assert (await house.call("GET", seated.path)).status_code == 503
    assert (await house.call("POST", f"{seated.path}/close", seated.tokens[0])).status_code == 401
    closed = await house.post(f"{seated.path}/close", {}, seated.host)
    assert (closed["phase"], closed["result"]["reason"]) == ("over", "closed")
    assert (await house.call("POST", f"{seated.path}/close", seated.host)).status_code == 409
    assert (await house.call("GET", f"{seated.path}/export")).status_code == 401
    other = await house.table(*TWO)
    for foreign in (other.tokens[0], other.host):
        assert (await house.call("GET", f"{seated.path}/export", foreign)).status_code == 401
    exported = await house.get(f"{seated.path}/export", seated.tokens[1])
    assert [entry["kind"] for entry in exported["entries"]] == ["start", "chat", "close"]
    assert exported["table"]["rules"] == 999
    assert exported["entries"][0]["data"]["record"]
    assert "token" not in str(exported)
    assert "host" not in exported["table"]


async def test_a_table_that_is_closed_and_readable_again_reads_as_it_was_left(house: House):
    seated = await house.table(*TWO)
    rules = (await house.get(seated.path))["rules"]
    await spoil(house, seated.code)
    await house.post(f"{seated.path}/close", {}, seated.host)
    change = update(TABLES).where(TABLES.c.code == seated.code).values(rules=rules)
    await house.behind(house.server.store.change(lambda connection: connection.execute(change)))
    state = await house.get(seated.path)
    assert (state["phase"], state["result"]["reason"], state["number"]) == ("over", "closed", 2)


async def test_many_of_them_do_not_starve_those_at_which_something_is_due(house: House):
    """More than are looked at in a round, and all of them overdue for longer."""
    seated = await house.table(person("Ada"), bot("random"), options={"start": 0}, settings={"undo": "none"})
    store = house.server.store

    def copy(connection: Any) -> list[int]:
        row = connection.execute(select(TABLES).where(TABLES.c.code == seated.code)).one()
        seats = connection.execute(select(SEATS).where(SEATS.c.table_id == row.id)).all()
        [first] = connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == row.id)).all()
        made = []
        for number in range(120):
            values = {**row._mapping, "code": f"SPQR{number:06}".replace("0", "A").replace("1", "B"), "rules": 999}
            values |= {"wake_at": 1 + number}
            del values["id"]
            table = connection.execute(insert(TABLES).values(**values).returning(TABLES.c.id)).scalar_one()
            made.append(table)
            connection.execute(insert(SEATS), [{**seat._mapping, "table_id": table, "token": None} for seat in seats])
            connection.execute(insert(ENTRIES).values(**{**first._mapping, "table_id": table}))
        return made

    made = await house.behind(store.change(copy))
    try:
        await house.behind(store.set_wake((await house.live_table(seated.code)).id, 10_000))
        overdue = await house.behind(store.overdue(20_000, 100))
        assert set(overdue) <= set(made)
        for _ in range(2):
            await house.behind(house.server.resume_overdue(0))
        assert not set(await house.behind(store.overdue(20_000, 100))) & set(made)
    finally:
        ids = TABLES.c.id.in_(made)
        await house.behind(store.change(lambda connection: connection.execute(TABLES.delete().where(ids))))
