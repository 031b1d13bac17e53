"""Who acts for those who don't: bots, standing answers, clocks that run out, players who stay away."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import structlog

from bedesten.bots import make
from bedesten.kernel.errors import IllegalMove
from bedesten.server.automation.bot_pool import TooLong
from bedesten.server.commands import Draft
from bedesten.server.errors import Refused
from bedesten.server.hall import Hall
from bedesten.server.live_table import LiveTable
from bedesten.server.sitting import Sitting
from bedesten.server.standing import answer_to
from bedesten.server.store import Conflict, now

__all__ = ["Driver"]

LOG: Final = structlog.get_logger("bedesten.driver")
PATIENCE: Final = 5.0
"""Seconds until something that failed is tried again."""
FAR: Final = 60.0
"""Seconds for which a table without visitors is not kept in memory just to wait."""


class Driver:
    """Looks after the tables of a hall. Each has a task as long as there is something to wait for."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._tasks: set[asyncio.Task[None]] = set()
        hall.driver = self

    def drive(self, live: LiveTable) -> None:
        """See to it that somebody looks after this table."""
        if live.driver is None:
            live.nudged = asyncio.Event()
            live.driver = asyncio.create_task(self._drive_on(live), name=f"driver of {live.code}")
            self._tasks.add(live.driver)
            live.driver.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop all at once; what they were about is in the store."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _drive_on(self, live: LiveTable) -> None:
        while True:
            try:
                due = self._due(live)
                delay = 0.0 if due is None else due / 1000 - time.time()
                if due is None or (delay > FAR and not live.connections):
                    live.driver = live.nudged = None  # what is far off is found again in the store
                    return
                nudged = live.nudged or asyncio.Event()
                nudged.clear()
                if delay > 0:
                    await self._wait(live, nudged, due, delay)
                else:
                    await self._act(live)
            except Conflict:
                async with live.lock:
                    await self.hall.catch_up(live)
            except Refused as refused:
                LOG.warning("table waits", table=live.code, reason=refused.reason)
                await asyncio.sleep(PATIENCE)
            except Exception:
                self.hall.counts.errors += 1
                LOG.exception("driver failed", table=live.code)
                await asyncio.sleep(PATIENCE)

    def _due(self, live: LiveTable) -> int | None:
        """When something must be done at a table; None if nothing must. Who is here is not absent."""
        sitting = live.sitting
        wake_at, seat, absence = sitting.wake_at(), sitting.actor, sitting.settings.absence
        if wake_at is None or seat is None or absence is None or wake_at <= sitting.time:
            return wake_at
        flag = None if sitting.clocks is None else sitting.clocks.flag_at()
        since = now() if seat in live.present() else max(sitting.time, live.away_since.get(seat, 0))
        gone = since + 1000 * absence
        return gone if flag is None else min(flag, gone)

    async def _wait(self, live: LiveTable, nudged: asyncio.Event, due: int, delay: float) -> None:
        wake_at = live.sitting.wake_at()
        if wake_at is not None and wake_at <= now():
            await self.hall.store.set_wake(live.id, due)  # so that no other process thinks that we have slept
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(nudged.wait(), delay)

    async def _act(self, live: LiveTable) -> None:
        """Do what is due."""
        sitting = live.sitting
        seat, game = sitting.actor, sitting.game
        if seat is None or game is None:
            return
        bot = sitting.bot_of(seat)
        if bot is not None:
            await self._bot_plays(live, seat, bot)
            return
        async with live.lock:
            if live.sitting is not sitting:
                return
            move = answer_to(game, sitting.standing.get(seat, ()))
            if move is not None:
                await self._play(live, seat, [move], "standing")
            else:
                await self._take_chair(live, sitting, seat)

    async def _bot_plays(self, live: LiveTable, seat: int, bot: str) -> None:
        """Let a bot think, and play what it says if things are still as they were."""
        game = live.sitting.game
        if game is None:
            return
        at, began, nudged = live.sitting.at, time.perf_counter(), live.nudged or asyncio.Event()
        awaited = bool(live.connections or live.present())
        thinking = asyncio.create_task(self.hall.thinkers.line(game, seat, bot, awaited))
        try:
            while not thinking.done():
                nudged.clear()
                nudge = asyncio.create_task(nudged.wait())
                await asyncio.wait({thinking, nudge}, return_when=asyncio.FIRST_COMPLETED)
                nudge.cancel()
                if live.sitting.at != at or live.sitting.paused or live.sitting.bot_of(seat) != bot:
                    return  # the table has moved on
            moves = thinking.result()
        except TooLong as error:
            self.hall.counts.bot_failures += 1
            LOG.warning("bot failed", table=live.code, bot=bot, reason=str(error))
            moves = [make("random").choose(game.sight(seat))]
        finally:
            if not thinking.done():
                thinking.cancel()
                with contextlib.suppress(asyncio.CancelledError, TooLong):
                    await thinking
        self.hall.counts.bot_lines += 1
        self.hall.counts.bot_seconds += time.perf_counter() - began
        async with live.lock:
            sitting = live.sitting
            if sitting.at == at and sitting.actor == seat and not sitting.paused and sitting.bot_of(seat) == bot:
                await self._play(live, seat, moves, "bot")

    async def _play(self, live: LiveTable, seat: int, moves: list[int], by: str) -> None:
        game = live.sitting.game
        if game is None:
            return
        after = game.copy()
        for i, move in enumerate(moves):
            before = after.number
            try:
                after.play(move)
            except IllegalMove:
                if i == 0:
                    raise
                break
            if after.over or after.actor != seat or after.number > before + 1:
                break
        record = after.entries[len(game.entries) :]
        await self.hall.keep(live, Draft("play", {"record": record}, after), seat, by)

    async def _take_chair(self, live: LiveTable, sitting: Sitting, seat: int) -> None:
        """A clock has run out, or a player stays away: a bot takes the chair."""
        flag = None if sitting.clocks is None else sitting.clocks.flag_at()
        if flag is not None and flag <= now():
            by = "clock"
        elif seat not in live.present():
            by = "server"
        else:
            return
        await self.hall.keep(live, Draft("chair", {"chair": seat, "bot": sitting.settings.stand_in}), seat, by)
