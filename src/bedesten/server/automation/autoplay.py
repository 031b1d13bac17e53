"""Does what is due at tables without a person: bots' moves, pre-given answers, clocks that run out, stand-ins."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import structlog

from bedesten.bots import make
from bedesten.server.automation.bot_pool import BotFailed
from bedesten.server.errors import Refused
from bedesten.server.live.live_table import LiveTable
from bedesten.server.live.table_cache import TableCache
from bedesten.server.store import Conflict, now
from bedesten.tables.entries.base import By
from bedesten.tables.entries.chairs import stand_in
from bedesten.tables.entries.play import played_by
from bedesten.tables.people import Moment
from bedesten.tables.state import State

__all__ = ["Autoplay"]

LOG: Final = structlog.get_logger("bedesten.autoplay")
RETRY_AFTER: Final = 5.0
"""Seconds until something that failed is tried again."""
LONGEST_WAIT: Final = 60.0
"""Seconds that a table without connections is kept in memory only to wait for what is due."""


class Autoplay:
    """Runs a task for each table in memory at which something is, or will be, due."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache
        self._tasks: set[asyncio.Task[None]] = set()
        cache.autoplay = self

    def start(self, live: LiveTable) -> None:
        """Start the task of a table, unless it runs."""
        if live.autoplay is None:
            live.autoplay_wakeup = asyncio.Event()
            live.autoplay = asyncio.create_task(self._run(live), name=f"autoplay of {live.code}")
            self._tasks.add(live.autoplay)
            live.autoplay.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop all tasks; what is due is in the store."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self, live: LiveTable) -> None:
        while True:
            try:
                due = self._due(live)
                delay = 0.0 if due is None else due / 1000 - time.time()
                if due is None or (delay > LONGEST_WAIT and not live.connections):
                    live.autoplay = live.autoplay_wakeup = None  # it is found again by `wake_at` in the store
                    return
                wakeup = live.autoplay_wakeup or asyncio.Event()
                wakeup.clear()
                if delay > 0:
                    await self._wait(live, wakeup, due, delay)
                else:
                    await self._act(live)
            except Conflict:
                async with live.lock:
                    await self.cache.writer.catch_up(live)
            except Refused as refused:
                LOG.warning("table waits", table=live.code, reason=refused.reason)
                await asyncio.sleep(RETRY_AFTER)
            except Exception:
                self.cache.counts.errors += 1
                LOG.exception("autoplay failed", table=live.code)
                await asyncio.sleep(RETRY_AFTER)

    def _due(self, live: LiveTable) -> int | None:
        """When something must be done at a table; None if nothing must. Who is here is not absent."""
        return live.state.wake_at(live.moment())

    async def _wait(self, live: LiveTable, wakeup: asyncio.Event, due: int, delay: float) -> None:
        kept = live.state.wake_at(Moment(now()))
        if kept is not None and kept <= now():
            await self.cache.store.set_wake(live.id, due)  # else another process would take it over as overdue
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(wakeup.wait(), delay)

    async def _act(self, live: LiveTable) -> None:
        """Do what is due."""
        state = live.state
        seat = state.actor
        if seat is None:
            return
        bot = state.bot_of(seat)
        if bot is not None:
            await self._bot_plays(live, seat, bot)
            return
        async with live.lock:
            if live.state is not state:
                return
            move = state.pre_answer()
            if move is not None:
                await self._play(live, seat, [move], "standing")
            else:
                await self._take_chair(live, state, seat)

    async def _bot_plays(self, live: LiveTable, seat: int, bot: str) -> None:
        """Let a bot think, and play what it says if things are still as they were."""
        game = live.state.game
        if game is None:
            return
        at, began, wakeup = live.state.at, time.perf_counter(), live.autoplay_wakeup or asyncio.Event()
        priority = 0 if live.present() else 1 if live.state.persons() else 2
        thinking = asyncio.create_task(self.cache.bot_pool.line(game, seat, bot, priority, live.owner()))
        try:
            while not thinking.done():
                wakeup.clear()
                woken = asyncio.create_task(wakeup.wait())
                await asyncio.wait({thinking, woken}, return_when=asyncio.FIRST_COMPLETED)
                woken.cancel()
                if live.state.at != at or live.state.paused or live.state.bot_of(seat) != bot:
                    return  # the table has moved on
            moves = thinking.result()
        except BotFailed as error:
            self.cache.counts.bot_failures += 1
            LOG.warning("bot failed", table=live.code, bot=bot, reason=str(error))
            moves = [make("random").choose(game.sight(seat))]
        finally:
            if not thinking.done():
                thinking.cancel()
                with contextlib.suppress(asyncio.CancelledError, BotFailed):
                    await thinking
        self.cache.counts.bot_lines += 1
        self.cache.counts.bot_seconds += time.perf_counter() - began
        async with live.lock:
            state = live.state
            if state.at == at and state.actor == seat and not state.paused and state.bot_of(seat) == bot:
                await self._play(live, seat, moves, "bot")

    async def _play(self, live: LiveTable, seat: int, moves: list[int], by: By) -> None:
        if live.state.game is not None:
            await live.load_history()
            await self.cache.writer.append(live, played_by(by, live.state.game, seat, moves))

    async def _take_chair(self, live: LiveTable, state: State, seat: int) -> None:
        """A clock has run out, or a player stays away: the table's stand-in takes the chair."""
        flag = None if state.clocks is None else state.clocks.flag_at(now())
        by: By = "server"
        if flag is not None and flag <= now():
            by = "clock"
        elif seat in live.present():
            return
        await self.cache.writer.append(live, stand_in(state, seat, by))
