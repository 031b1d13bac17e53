"""Nothing is lost and nothing is done twice: resending, resuming, restarts, full disks, slow and stormy clients."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sqlite3
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from bedesten.server.store import Conflict, EntryRow
from bedesten.server.store.rows import Append
from own_postgres import own_postgres, restart
from server.server_client import LONG, House, Player, bot, person

TWO = (person("Ada"), person("Bora"))
BASE = {"start": 0, "layout": "short"}


async def test_what_is_sent_again_is_done_once(house: House):
    seated = await house.table(*TWO, options=BASE)
    async with seated.player(0) as ada:
        at = ada.state["at"]
        first = await ada.do("play", number=1, at=at, moves=["go 9", "leave"])
        for _ in range(3):
            again = await ada.do("play", number=1, at=at, moves=["go 9", "leave"])
            assert again == first
        state = await house.get(seated.path)
        assert (state["number"], state["at"]) == (first["entry"], first["at"])
        # Reordered: a later number first, then an earlier one that never came through.
        assert (await ada.do("chat", number=7, text="later"))["type"] == "accepted"
        assert (await ada.do("chat", number=5, text="sooner"))["type"] == "accepted"
        assert (await ada.do("chat", number=5, text="sooner"))["type"] == "accepted"
        await ada.until(lambda: len([e for e in ada.entries if e["kind"] == "chat"]) == 2)
    # From another connection of the same client, and after the table was forgotten.
    live = await house.live_table(seated.code)
    house.server.tables.evict(live)
    async with Player(house, seated.code, [seated.tokens[0]], client=ada.client) as back:
        assert await back.do("play", number=1, at=at, moves=["go 9", "leave"]) == first
        # Another client has numbers of its own.
        other = Player(house, seated.code, [seated.tokens[0]])
        async with other:
            assert (await other.do("chat", number=1, text="me too"))["type"] == "accepted"


async def test_the_same_command_from_many_connections_at_once_is_done_once(house: House):
    seated = await house.table(*TWO, options=BASE)
    players = [Player(house, seated.code, [seated.tokens[0]], client="one-and-the-same") for _ in range(5)]
    for player in players:
        await player.connect()
    at = players[0].state["at"]
    answers = await asyncio.gather(*[p.do("play", number=1, at=at, moves=["go 9"]) for p in players])
    assert {answer["type"] for answer in answers} == {"accepted"}
    assert len({answer["entry"] for answer in answers}) == 1
    assert (await house.get(seated.path))["at"] == at + 1
    for player in players:
        await player.socket.close()


async def test_who_sends_and_goes_away_is_heard_all_the_same(house: House):
    seated = await house.table(*TWO, options=BASE)
    async with seated.player(1) as bora:
        for i in range(10):
            ada = seated.player(0)
            await ada.connect()
            await ada.send("chat", text=f"quick {i}")
            ada.socket.transport.abort()
            await ada.socket.wait_closed()
            state = await house.get(seated.path)
            # It was heard or it was not; if it is in the log, the other is told at once.
            await bora.until(lambda state=state: bora.cursor >= state["number"])


async def test_a_client_goes_on_where_it_was(house: House):
    seated = await house.table(person("Ada"), bot("random"), bot("random"))
    ada = seated.player(0)
    await ada.connect()
    luck = random.Random(1)
    for _ in range(4):
        await ada.play_on(luck, most=5)
        await ada.socket.close()  # the cursor stays; the client checks that no entry and no step is missing
        await ada.connect()
    fresh = seated.player(0)
    await fresh.connect()
    await fresh.until(lambda: fresh.cursor >= ada.cursor)
    known = ada.steps[0]
    assert [{**s, "undone": 0} for s in fresh.steps[0][: len(known)]] == [{**s, "undone": 0} for s in known]
    await fresh.socket.close()
    await ada.socket.close()


async def test_a_table_is_rebuilt_from_its_record(house: House):
    seated = await house.table(*TWO, options=BASE, settings={"clock": {"seconds": 86400}})
    async with seated.player(0, 1) as both:
        await both.play_on(random.Random(9), most=25)
        await both.do("pause", 1 - both.state["actor"], paused=True)
        await both.do("chat", 1, text="supper")
        await both.until(lambda: both.entries[-1]["kind"] == "chat")
        before, sights = both.state, both.sights
    live = await house.live_table(seated.code)
    position = live.state.game.fingerprint()
    house.server.tables.evict(live)
    again = await house.live_table(seated.code)
    assert again is not live
    assert again.state.game.fingerprint() == position
    async with seated.player(0, 1) as both:
        for key in ("number", "at", "line", "paused", "actor", "phase", "turn"):
            assert both.state[key] == before[key], key
        assert [clock["left"] for clock in both.state["clocks"]] == [clock["left"] for clock in before["clocks"]]
        for seat in (0, 1):
            assert both.sights[seat]["view"] == sights[seat]["view"]


async def test_idle_tables_leave_memory(serving, databases):
    with serving(database=databases.new(), keep=0.0) as house:
        seated = await house.table(*TWO, options=BASE)
        async with seated.player(0) as ada:
            await ada.play("go 9")
            house.server.tables.evict_idle()
            assert len(house.server.tables.tables()) == 1, "somebody is there"
        async with asyncio.timeout(LONG):
            while house.server.tables.tables():
                await asyncio.sleep(0.05)
        async with seated.player(0) as ada:
            assert ada.steps[0][-1]["text"] == "go 9"


async def test_bots_go_on_after_a_restart(serving, databases):
    url = databases.new()
    with serving(database=url, thinkers=0) as house:  # bots that never get to think
        seated = await house.table(person("Ada"), bot("random"), options={"start": 1})
        await asyncio.sleep(0.2)
        assert (await house.get(seated.path))["number"] == 1
    with serving(database=url) as house:
        seated.house = house
        async with seated.player(0) as ada:
            await ada.my_turn()
            assert ada.moves()


async def test_entries_are_refused_to_who_has_not_read_the_last_one(house: House):
    seated = await house.table(*TWO)
    live = await house.live_table(seated.code)

    def chat(number: int) -> Append:
        data = {"text": "x", "at": live.state.at, "line": live.state.line}
        entry = EntryRow(number, live.state.time, "chat", 0, "person", data, f"client-{number}-{id(data)}", 1)
        return Append(live.id, entry, live.state.at, "playing", None)

    await house.behind(house.server.store.append(chat(2)))
    for number in (1, 2, 4):
        with pytest.raises(Conflict):
            await house.behind(house.server.store.append(chat(number)))
    # The server has not heard of entry 2, as if another process had written it: it catches up and goes on.
    async with seated.player(0) as ada:
        answer = await ada.do("chat", text="and I")
        assert (answer["type"], answer["entry"]) == ("accepted", 3)
        await ada.until(lambda: ada.cursor == 3)
        assert [entry["text"] for entry in ada.entries if entry["kind"] == "chat"] == ["x", "and I"]


async def test_a_full_disk_loses_nothing_that_was_accepted(serving, tmp_path):
    file = tmp_path / "tables.db"
    with serving(database=f"sqlite:///{file}") as house:
        seated = await house.table(*TWO, options=BASE)

        async def limit(pages: int) -> None:
            statement = f"PRAGMA max_page_count={pages}"
            await house.behind(house.server.store.change(lambda connection: connection.exec_driver_sql(statement)))

        async with seated.player(0) as ada:
            assert (await ada.do("chat", text="before"))["type"] == "accepted"
            await limit(1)
            words = "z" * 300
            refused = None
            with capture_logs() as logs:
                for number in range(100, 200):
                    answer = await ada.do("chat", number=number, text=words)
                    if answer["type"] == "refusal":
                        refused = answer
                        break
            assert refused is not None
            assert "the database keeps nothing" in [line["event"] for line in logs]
            assert refused["code"] == "unavailable"
            assert "z" not in refused["reason"]
            known = ada.cursor
            counts = house.server.tables.counts
            assert counts.not_kept >= 1
            well = await house.call("GET", "/healthz")
            assert (well.status_code, well.json()["ok"]) == (503, False)
            assert well.json()["problem"] == "the database keeps nothing"
            metrics = (await house.call("GET", "/metrics")).text
            assert "bedesten_store_keeps 0.0" in metrics
            assert f"bedesten_not_kept_total {float(counts.not_kept)}" in metrics
            await limit(1_000_000)
            again = await ada.do("chat", number=refused["number"], text=words)
            assert (again["type"], again["entry"]) == ("accepted", known + 1)
        well = await house.call("GET", "/healthz")
        assert (well.status_code, well.json()["problem"]) == (200, None)
        assert "bedesten_store_keeps 1.0" in (await house.call("GET", "/metrics")).text
    rows = sqlite3.connect(file).execute("SELECT count(*), max(number) FROM entries").fetchone()
    assert rows[0] == rows[1] == known + 1


async def test_a_full_disk_of_postgresql_loses_nothing_either(serving, postgres_databases):
    """PostgreSQL says itself that there is no room, with the very code that it has for it."""
    with serving(database=postgres_databases.new()) as house:
        seated = await house.table(*TWO, options=BASE)
        full = """
            CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
            CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION full_disk();
        """
        async with seated.player(0) as ada:
            assert (await ada.do("chat", text="before"))["type"] == "accepted"
            await house.behind(
                house.server.store.change(lambda c: [c.execute(text(f"{s};")) for s in statements(full)])
            )
            refused = await ada.do("chat", number=50, text="zzz")
            assert (refused["type"], refused["code"]) == ("refusal", "unavailable")
            assert "extend" not in refused["reason"]
            await house.behind(
                house.server.store.change(lambda c: c.execute(text("DROP TRIGGER full_disk ON entries")))
            )
            again = await ada.do("chat", number=50, text="zzz")
            assert (again["type"], again["entry"]) == ("accepted", 3)
            assert (await ada.do("chat", number=50, text="zzz"))["entry"] == 3
        assert (await house.get(seated.path))["number"] == 3


async def change(house: House, statement: str) -> None:
    await house.server.store.change(lambda connection: connection.execute(text(statement)))


def statements(script: str) -> list[str]:
    """A function, and what comes after it."""
    head, tail = script.split("$$;")
    return [f"{head}$$", tail.strip().rstrip(";")]


async def test_a_database_that_is_killed_and_started_again_is_found_again(serving):
    """What was accepted is there afterwards; what was not can be sent again, and is done once."""
    with own_postgres() as database, serving(database=database.get_uri()) as house:
        seated = await house.table(*TWO, options=BASE)
        async with seated.player(0) as ada:
            first = await ada.play("go 9")
            await asyncio.to_thread(restart, database)
            at = ada.state["at"]
            async with asyncio.timeout(LONG):
                answer = await ada.do("play", number=50, at=at, moves=["leave"])
                while answer["type"] != "accepted":
                    assert answer["code"] == "unavailable", answer
                    await asyncio.sleep(0.1)
                    answer = await ada.do("play", number=50, at=at, moves=["leave"])
                while not house.server.bus.connected:
                    await asyncio.sleep(0.1)
            assert answer["entry"] == first["entry"] + 1
            assert await ada.do("play", number=50, at=at, moves=["leave"]) == answer
            assert (await house.call("GET", "/healthz")).status_code == 200
        house.server.tables.evict(await house.live_table(seated.code))
        assert (await house.get(seated.path))["number"] == answer["entry"]


class SlowReader:
    """A client that says hello and then does not read for a while."""

    def __init__(self, house: House, code: str) -> None:
        address = urlsplit(house.live)
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect((address.hostname, address.port))
        self.protocol = ClientProtocol(parse_uri(house.live), max_size=None)
        self.protocol.send_request(self.protocol.connect())
        self._write()
        while self.protocol.state is not State.OPEN:
            self.protocol.receive_data(self.socket.recv(4096))
        hello = {"type": "hello", "client": "slow-client", "table": code, "since": 0}
        self.protocol.send_text(json.dumps(hello).encode())
        self._write()

    def _write(self) -> None:
        for data in self.protocol.data_to_send():
            self.socket.sendall(data)

    def read_up_to(self, number: int) -> list[dict]:
        """All updates up to an entry of the log."""
        data = b""
        found: list[Any] = []
        while not found or found[-1]["table"]["number"] < number:
            self.protocol.receive_data(self.socket.recv(1 << 16))
            for frame in self.protocol.events_received():
                if not isinstance(frame, Frame) or frame.opcode not in (Opcode.TEXT, Opcode.CONT):
                    continue
                data += frame.data
                if frame.fin:
                    said, data = json.loads(data), b""
                    found += [said] if said["type"] == "update" else []
        self.socket.close()
        return found


async def test_a_slow_client_gets_fewer_and_larger_updates(serving, databases):
    """Nothing piles up for who does not read, and nobody else waits for him."""
    with serving(database=databases.new(), buffer=4096) as house:
        seated = await house.table(*TWO, options=BASE)
        slow = SlowReader(house, seated.code)
        async with seated.player(0) as ada:
            for i in range(80):
                last = await ada.do("chat", text=f"{i} " + "x" * 250)
        updates = await asyncio.to_thread(slow.read_up_to, last["entry"])
        entries = [entry for update in updates for entry in update["entries"]]
        assert [e["text"].split()[0] for e in entries if e["kind"] == "chat"] == [str(i) for i in range(80)]
        assert len(updates) < 48


async def test_a_storm_of_reconnects(house: House):
    seated = await house.table(person("Ada"), bot("random"), bot("random"))

    async def come_and_go(number: int) -> None:
        for _ in range(5):
            player = seated.player(0) if number % 2 else seated.watcher()
            await player.connect()
            if number % 3:
                await player.socket.close()
            else:
                player.socket.transport.abort()
                await player.socket.wait_closed()

    await asyncio.gather(*[come_and_go(number) for number in range(20)])
    async with seated.player(0) as ada:
        await ada.play_on(random.Random(1), most=3)
    live = await house.live_table(seated.code)
    async with asyncio.timeout(LONG):
        while live.connections:
            await asyncio.sleep(0.05)


async def test_a_server_that_stops_says_so(serving, databases):
    running = serving(database=databases.new())
    with running as house:
        seated = await house.table(*TWO, options=BASE)
        ada = seated.player(0)
        await ada.connect()
        house.loop.call_soon_threadsafe(house.server.say_goodbye)
        await ada.until(lambda: any(said["type"] == "goodbye" for said in ada.others))
        goodbye = next(said for said in ada.others if said["type"] == "goodbye")
        assert (goodbye["code"], goodbye["retry"]) == ("stopping", True)


async def test_who_went_without_a_word_is_let_go(serving, databases):
    with serving(database=databases.new(), heartbeat=1) as house:
        seated = await house.table(*TWO, options=BASE)
        ada = seated.player(0)
        with suppress(ConnectionClosed):  # on a busy machine it is let go before it has heard anything
            await ada.connect()  # and never says anything again
        async with asyncio.timeout(LONG):
            while house.server.tables.connections or house.server.addresses:
                await asyncio.sleep(0.05)
        await ada.socket.close()


async def test_what_a_player_has_seen_is_kept(serving, databases):
    url = databases.new()
    with serving(database=url) as house:
        seated = await house.table(*TWO, options=BASE)
        async with seated.player(0) as ada:
            assert ada.sights[0]["seen"] == 0
            await ada.do("chat", text="look")
            await ada.say({"type": "seen", "seat": 0, "upto": 2})
            await ada.say({"type": "seen", "seat": 0, "upto": 1})  # what comes late takes nothing back
            await ada.say({"type": "seen", "seat": 0, "upto": 99})  # there is no more than there is
            await ada.do("chat", text="and again")
    with serving(database=url) as house:
        seated.house = house
        async with seated.player(0) as ada, seated.player(1) as bora:
            assert (ada.sights[0]["seen"], bora.sights[1]["seen"]) == (2, 0)
        async with seated.watcher() as watcher:
            assert watcher.sights[None]["seen"] is None


async def test_the_times_are_really_taken(serving, databases):
    """What hosts watch is told by the server at work, not only by the metrics by themselves."""
    with serving(database=databases.new()) as house:
        seated = await house.table(*TWO, options=BASE)
        async with seated.player(0) as ada:
            await ada.play("go 9")
            assert (await ada.do("play", at=0, moves=["x"]))["type"] == "refusal"
        async with asyncio.timeout(LONG):
            counts: dict[str, float] = {}
            while not counts.get("bedesten_update_seconds_count"):
                page = (await house.call("GET", "/metrics")).text
                counts = {line.split()[0]: float(line.split()[1]) for line in page.splitlines() if line[0] != "#"}
    assert counts["bedesten_command_seconds_count"] == 2
    assert counts["bedesten_store_write_seconds_count"] == 1
    assert counts["bedesten_store_write_seconds_sum"] > 0
    assert (counts["bedesten_commands_total"], counts["bedesten_refused_total"]) == (1, 1)


async def test_a_table_at_rest_keeps_little_and_forgets_nothing(house: House):
    seated = await house.table(*TWO, options=BASE)
    async with seated.player(0, 1) as both:
        await both.play_on(random.Random(3), most=8)
        before, steps = both.state["number"], both.steps[0]
    live = await house.live_table(seated.code)
    house.loop.call_soon_threadsafe(live.drop_history)
    async with seated.player(0, 1) as both:
        assert (both.state["number"], both.steps[0]) == (before, steps)
        await both.play_on(random.Random(4), most=3)
