"""Bots' processes change over to a compiled build that becomes ready while people play.

No compiler is needed for this: the second build is the same package once more, and says of itself that it is compiled.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import bedesten
from bedesten.server.automation.bot_pool import BotFailed, BotPool
from server.server_client import LONG, bot, person

PACKAGE = Path(bedesten.__file__).parent
CHANGED = "bots now run on the compiled build"
REFUSED = "the compiled build can't be used; bots go on without it"

IMPOSTOR = """\
import os
from pathlib import Path
from bedesten import _build

here = Path(__file__).parent
with open(here / "started", "a") as started:
    started.write(f"{os.getpid()}\\n")
_build.compiled = lambda: True
"""
"""Python runs it before anything else in a process that has the folder on its path."""


class Build:
    """A folder in which a compiled build appears."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()

    def finish(self, says: str = IMPOSTOR, sources: Callable[[Path], None] = lambda _: None) -> None:
        shutil.copytree(PACKAGE, self.folder / "bedesten", ignore=shutil.ignore_patterns("web", "__pycache__"))
        sources(self.folder / "bedesten")
        (self.folder / "sitecustomize.py").write_text(says)
        (self.folder / "ready").touch()

    def started(self) -> set[int]:
        """The processes that were started on it."""
        try:
            return {int(line) for line in (self.folder / "started").read_text().split()}
        except FileNotFoundError:
            return set()


@pytest.fixture
def build(tmp_path: Path) -> Build:
    return Build(tmp_path / "compiled")


@asynccontextmanager
async def bots(build: Build, count: int = 1) -> AsyncIterator[BotPool]:
    pool = BotPool(count, LONG, str(build.folder))
    try:
        yield pool
    finally:
        await pool.close()


async def changed(pool: BotPool) -> None:
    """Look once, and wait for what comes of it."""
    pool.check_build()
    if pool._changing is not None:
        await pool._changing


def free(pool: BotPool) -> set[int]:
    return {process.pid for process in pool._free if process is not None}


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


GAME = bedesten.new("istanbul", players=2, seed=5)
LINE = (GAME, GAME.actor, "random")


def said(logs: list[Any], event: str) -> list[Any]:
    return [entry for entry in logs if entry["event"] == event]


async def test_processes_that_are_free_are_replaced_when_the_build_is_ready(build: Build) -> None:
    async with bots(build, count=2) as pool:
        await asyncio.gather(pool.line(*LINE), pool.line(*LINE))
        before = free(pool)
        assert len(before) == 2
        with capture_logs() as logs:
            await changed(pool)
            assert free(pool) == before, "nothing is ready yet"
            build.finish()
            await changed(pool)
            await changed(pool)
        assert len(free(pool)) == 2
        assert free(pool) <= build.started()
        assert await pool.line(*LINE)
        await asyncio.gather(*pool._ending)
        assert not any(runs(pid) for pid in before)
        assert len(said(logs, CHANGED)) == 1
        assert not said(logs, REFUSED)


async def test_who_has_not_started_yet_starts_on_the_new_build(build: Build) -> None:
    async with bots(build) as pool:
        build.finish()
        await changed(pool)
        assert free(pool) == set()
        assert await pool.line(*LINE)
        assert free(pool) <= build.started()


async def test_a_bot_that_is_thinking_finishes_and_is_replaced_afterwards(build: Build, monkeypatch) -> None:
    async with bots(build) as pool:
        await pool.line(*LINE)
        [old] = free(pool)
        thinking, go_on = asyncio.Event(), asyncio.Event()
        exchange = BotPool._exchange

        async def slowly(self: BotPool, process: Any, job: dict[str, Any]) -> dict[str, Any]:
            if job["task"] == "line" and not go_on.is_set():
                thinking.set()
                await go_on.wait()
            return await exchange(self, process, job)

        monkeypatch.setattr(BotPool, "_exchange", slowly)
        answer = asyncio.create_task(pool.line(*LINE))
        await thinking.wait()
        build.finish()
        await changed(pool)
        assert runs(old)
        assert not answer.done()
        go_on.set()
        assert await answer, "the old process has answered"
        [new] = free(pool)
        assert new in build.started() - {old}
        assert await pool.line(*LINE)
        assert free(pool) == {new}


async def test_one_that_is_ended_during_the_change_gets_a_successor_of_the_new_build(build: Build) -> None:
    """A question that is no longer of interest ends its process, as ever."""
    async with bots(build) as pool:
        hanging = asyncio.create_task(pool.line(GAME, GAME.actor, "mcts:iterations=1000000"))
        while not pool._all:
            await asyncio.sleep(0.01)
        build.finish()
        await changed(pool)
        assert not hanging.done()
        hanging.cancel()
        await asyncio.gather(hanging, return_exceptions=True)
        assert len(free(pool)) == 1
        assert free(pool) <= build.started()
        assert await pool.line(*LINE)
        assert len(pool._all) == 1


def other_code(package: Path) -> None:
    with open(package / "istanbul" / "seat.py", "a") as file:
        file.write("\n# changed since\n")


def other_data(package: Path) -> None:
    with open(next(package.rglob("*.toml")), "a") as file:
        file.write("\n# changed since\n")


def no_code(package: Path) -> None:
    (package / "server" / "automation" / "bot_worker.py").write_text("raise ImportError('wrong ELF class')\n")


HONEST = "from bedesten import _build\n_build.compiled = lambda: False\n"
CHATTY = "print('good morning')\n"


@pytest.mark.parametrize(
    ("build_with", "reason"),
    [
        ({"sources": other_code}, "other sources"),
        ({"sources": other_data}, "other sources"),
        ({"sources": no_code}, "wrong ELF class"),
        ({"says": HONEST}, "not compiled"),
        ({"says": CHATTY}, ""),
    ],
)
async def test_a_build_that_does_not_fit_is_not_used_and_why_is_said_once(
    build: Build, build_with: dict[str, Any], reason: str
) -> None:
    async with bots(build) as pool:
        await pool.line(*LINE)
        before = free(pool)
        build.finish(**build_with)
        with capture_logs() as logs:
            for _ in range(3):
                await changed(pool)
                assert await pool.line(*LINE)
        assert free(pool) == before
        assert [entry["log_level"] for entry in logs] == ["warning"]
        assert [entry["event"] for entry in logs] == [REFUSED]
        assert reason in logs[0]["reason"]


async def test_a_build_that_is_silent_is_given_up(build: Build, monkeypatch) -> None:
    monkeypatch.setattr("bedesten.server.automation.bot_build.START_TIMEOUT", 0.2)
    async with bots(build) as pool:
        await pool.line(*LINE)
        build.finish(says="import time\ntime.sleep(1000)\n")
        with capture_logs() as logs:
            await changed(pool)
        assert [entry["reason"] for entry in logs] == ["its process does not answer"]
        assert await pool.line(*LINE)


async def test_a_build_that_goes_away_or_is_made_anew_is_not_trusted(build: Build) -> None:
    """`make clean`, or edited sources that are compiled while the old ones are still being played."""
    async with bots(build) as pool:
        build.finish()
        await changed(pool)
        (build.folder / "ready").unlink()
        await pool.line(*LINE)
        [process] = pool._all
        assert pool._all[process] is None, "the server's own build"
        assert not free(pool) & build.started()
        other_code(build.folder / "bedesten")
        (build.folder / "ready").touch()
        with capture_logs() as logs:
            await changed(pool)
        assert len(said(logs, REFUSED)) == 1
        assert free(pool) == {process.pid}


async def test_no_process_is_left_when_the_server_ends_in_the_midst_of_it(build: Build) -> None:
    async with bots(build, count=2) as pool:
        await asyncio.gather(pool.line(*LINE), pool.line(*LINE))
        before = free(pool)
        build.finish()
        pool.check_build()
        limit = time.monotonic() + LONG
        while not build.started() and time.monotonic() < limit:
            await asyncio.sleep(0.01)
    assert build.started()
    assert not any(runs(pid) for pid in before | build.started())


async def test_a_server_without_a_build_to_come_never_changes() -> None:
    pool = BotPool(1, LONG)
    pool.check_build()
    assert pool._changing is None
    with pytest.raises(BotFailed):
        await pool.line(GAME, GAME.actor, "nobody")
    await pool.close()


async def test_a_game_goes_on_over_the_change(build: Build, tmp_path: Path, serving: Any) -> None:
    """As `make play` does it: the server looks by itself, and bots' next moves come from the new build."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database=url, bot_build=str(build.folder)) as house:
        pool = house.server.bot_pool
        seated = await house.table(person(), bot("random"), options={"start": 0})
        async with seated.player(0) as player:
            await player.play_on(random.Random(1), 3)
            build.finish()
            async with asyncio.timeout(LONG):
                while not free(pool) & build.started():
                    await asyncio.sleep(0.05)
            counts = house.server.tables.counts
            before = counts.bot_lines
            assert await player.play_on(random.Random(2), 8) == 8
        assert counts.bot_lines > before
        assert counts.bot_failures == 0
