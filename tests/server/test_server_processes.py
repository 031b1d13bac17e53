"""Real server processes: killed under load, and two of them on one database."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
from pathlib import Path

import pytest

from processes import python
from server.server_client import LONG, Player, bot, person
from server.server_process import ForkedServer, ServerProcess, torture


def started(count: int, database: str, folder: Path) -> list[ServerProcess]:
    """Servers to be killed: forks, because to start a whole one costs ten times as much."""
    return [ForkedServer(database, folder / f"server{i}.log").start() for i in range(count)]


@pytest.mark.parametrize(
    ("databases", "processes"), [("sqlite", 1), ("postgres", 1), ("postgres", 2)], indirect=["databases"]
)
async def test_killed_at_random_moments_it_loses_nothing_and_does_nothing_twice(databases, processes, tmp_path):
    """`cd tests; python -m server.server_process` does the same for as long as one likes."""
    servers = started(processes, databases.new(), tmp_path)
    try:
        done = await torture(servers, tables=4, rounds=3, seed=processes)
        assert done["accepted"] > 20
    finally:
        for server in servers:
            server.kill()


async def test_two_processes_share_a_table(postgres_databases, tmp_path):
    first, second = servers = started(2, postgres_databases.new(), tmp_path)
    try:
        seated = await first.house.table(person("Ada"), person("Bora"), bot("random"), options={"start": 0})
        bora = Player(second.house, seated.code, [seated.tokens[1]])
        async with seated.player(0) as ada, bora:
            await ada.until(lambda: ada.present == [True, True, False])
            await bora.until(lambda: bora.present == [True, True, False])
            await ada.do("chat", text="do you hear me there?")
            await bora.until(lambda: any(entry["kind"] == "chat" for entry in bora.entries))
            luck = random.Random(1)
            while ada.state["turn"] < 6:
                player, seat = (ada, 0) if ada.state["actor"] == 0 else (bora, 1)
                await player.until(lambda p=player, s=seat: bool(p.moves(s)) or p.state["actor"] == 1 - s)
                if player.moves(seat):
                    await player.play(luck.choice(player.moves(seat)), seat=seat)
                await ada.until(lambda: ada.cursor >= bora.cursor)
                await bora.until(lambda: bora.cursor >= ada.cursor)
            while ada.cursor != bora.cursor:  # the bot plays on meanwhile, until it is Ada's turn
                await ada.until(lambda: ada.cursor >= bora.cursor)
                await bora.until(lambda: bora.cursor >= ada.cursor)
            assert [step["at"] for step in ada.steps[0]] == [step["at"] for step in bora.steps[1]]
            second.kill()
            await ada.until(lambda: ada.present == [True, False, False])
            answer = await ada.do("chat", text="he is gone")
            assert answer["type"] == "accepted"
    finally:
        for server in servers:
            server.kill()


async def test_it_stops_in_order_and_goes_on_where_it_was(databases, tmp_path):
    server = ServerProcess(databases.new(), tmp_path / "log").start()
    seated = await server.house.table(person("Ada"), bot("random"), options={"start": 0})
    ada = seated.player(0)
    await ada.connect()
    await ada.play_on(random.Random(1), most=3)
    assert await asyncio.to_thread(server.stop) == 0
    said = (tmp_path / "log").read_text()
    assert "Traceback" not in said
    for token in (seated.host, *seated.tokens.values()):
        assert token not in said
    server.start()
    await ada.connect()
    await ada.play_on(random.Random(1), most=3)
    await ada.socket.close()
    server.kill()


async def test_ctrl_c_ends_it(tmp_path):
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log").start()
    assert await asyncio.to_thread(server.stop, signal.SIGINT) == 0
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_in_the_background_it_is_deaf_to_ctrl_c(tmp_path):
    """A script's background jobs are started with SIGINT ignored: Ctrl-C is meant for what is in the foreground."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", deaf=True).start()
    try:
        seated = await server.house.table(person("Ada"), person("Bora"))
        async with seated.watcher() as watcher:
            for count in (1, 2):  # it would say goodbye before the second
                server.process.send_signal(signal.SIGINT)
                await watcher.say({"type": "ping"})
                await watcher.until(lambda count=count: said(watcher, "pong") == count)
            assert said(watcher, "goodbye") == 0
        assert await asyncio.to_thread(server.stop) == 0
    finally:
        server.kill()


def said(player: Player, kind: str) -> int:
    """How often a player was told something of this kind."""
    return sum(message["type"] == kind for message in player.others)


async def test_there_is_one_server_on_a_sqlite_file(serving, tmp_path):
    """A second one would tell other states of the same tables: it does not start, and says why."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    words = ["serve", "--no-browser", "--database", url, "--port", "0"]
    with serving(database=url) as house:
        seated = await house.table(person("Ada"), person("Bora"))
        command = python("-m", "bedesten", *words)
        second = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=LONG)
        assert (second.returncode, second.stdout) == (2, "")
        assert "another server uses" in second.stderr
        assert len(second.stderr.splitlines()) == 1
        assert (await house.get(seated.path))["number"] == 1
    with serving(database=url) as house:  # the lock went with the first
        assert (await house.get(seated.path))["number"] == 1
