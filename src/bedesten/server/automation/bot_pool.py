"""The processes in which bots think, as the server sees them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import OrderedDict, deque
from typing import Any, Final

import structlog

from bedesten.bots.jobs import LINE, RATE, job_of
from bedesten.kernel.game import Game
from bedesten.server.automation.bot_build import ABOUT, WITHIN, BadBuild, BotBuild, Ready

__all__ = ["FairQueue", "Thinkers", "TooLong"]

LOG: Final = structlog.get_logger("bedesten.bots")
URGENCIES: Final = 3
"""A person waits; persons play, but are not here; only bots play."""


class TooLong(Exception):
    """A bot has not answered in time, or not at all."""


class FairQueue:
    """Who waits. Owners take turns, and of each owner who came first is first."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def add(self, owner: str, called: asyncio.Future[None]) -> None:
        self._lines.setdefault(owner, deque()).append(called)

    def remove(self, owner: str, called: asyncio.Future[None]) -> None:
        """Somebody does not wait any more."""
        line = self._lines.get(owner, deque())
        if called in line:
            line.remove(called)
            if not line:
                del self._lines[owner]

    def next(self) -> asyncio.Future[None] | None:
        """Whose turn it is; that owner's others come after those of all the other owners."""
        if not self._lines:
            return None
        owner, line = self._lines.popitem(last=False)
        called = line.popleft()
        if line:
            self._lines[owner] = line
        return called


class Thinkers:
    """A few processes; who wants an answer waits for one that is free, people before tables at which nobody looks on.
    Owners take turns: who has many tables gets no more turns than who has one.
    One that takes too long, or whose question is no longer of interest, is ended, and another is started in its place.

    Once a compiled build is ready, processes of that build take the places of the others: started beforehand, so that
    nobody waits for them, and none that is thinking is interrupted.
    """

    def __init__(self, count: int, seconds: float, bot_build: str = "") -> None:
        self.count = count
        self.seconds = seconds
        self.build = BotBuild(bot_build)
        self.busy = 0
        self.asked = 0
        self._free: list[asyncio.subprocess.Process | None] = [None] * count
        self._waiting = tuple(FairQueue() for _ in range(URGENCIES))
        """Those for whom somebody waits come first."""
        self._all: dict[asyncio.subprocess.Process, Ready | None] = {}
        """Each with the compiled build that it runs on; None: the server's own."""
        self._spare: list[asyncio.subprocess.Process] = []
        """Of the compiled build, started, and without a place yet."""
        self._changing: asyncio.Task[None] | None = None
        self._ending: set[asyncio.Task[None]] = set()

    async def line(self, game: Game, seat: int, bot: str, urgency: int = 0, owner: str = "") -> list[int]:
        """The moves that a bot would play now, until chance or another seat comes in. The lower the urgency's number
        the sooner; within one, owners take turns."""
        job = job_of(game, seat, LINE, bot, secrets.randbits(32), secrets.randbits(32))
        answer = await self._ask(job, urgency, owner)
        moves: list[int] = answer["moves"]
        return moves

    async def rate(self, game: Game, seat: int, bot: str) -> list[list[float]] | None:
        """A bot's opinion of moves: each with its value, the chance to win and the place to be expected; None if it has
        none."""
        job = job_of(game, seat, RATE, bot, secrets.randbits(32), secrets.randbits(32))
        answer = await self._ask(job, 0, "")
        values: list[list[float]] | None = answer["values"]
        return values

    def look(self) -> None:
        """Change over to the compiled build if it has become ready; to be called now and then."""
        if not self.count or (self._changing is not None and not self._changing.done()):
            return
        if self.build.appeared() or self._missing() > 0:
            self._changing = asyncio.create_task(self._change_over(), name="change of build")

    async def close(self) -> None:
        """End them all."""
        if self._changing is not None:
            self._changing.cancel()
            await asyncio.gather(self._changing, return_exceptions=True)
        await asyncio.gather(*self._ending)
        for process in list(self._all):
            await self._end(process)

    async def _change_over(self) -> None:
        """Look at a build that is new; if it is good, start as many processes of it as are to be replaced."""
        new = self.build.appeared()
        try:
            if new:
                await self.build.check()
            while self._missing() > 0:
                await self._start_spare()
        except (BadBuild, TimeoutError, OSError, ValueError) as error:
            self.build.give_up()
            LOG.warning("the compiled build can't be used; bots go on without it", reason=str(error))
        else:
            if new:
                LOG.info("bots now run on the compiled build")

    def _missing(self) -> int:
        """How many processes of the compiled build are still to be started, for those that run on another."""
        usable = self.build.usable()
        return 0 if usable is None else sum(each != usable for each in self._all.values()) - len(self._spare)

    async def _start_spare(self) -> None:
        """Start a process ahead of its use, and wait until it answers."""
        process = await self._start()
        try:
            await asyncio.wait_for(self._exchange(process, ABOUT), WITHIN)
        except BaseException:
            await self._end(process)
            raise
        self._spare.append(process)
        self._replace()

    def _replace(self) -> None:
        """Put spare processes in the places of those that are free and run on another build, or were never started."""
        usable = self.build.usable() if self._spare else None
        for place, process in enumerate(self._free):
            if self._spare and usable is not None and (process is None or self._all.get(process) != usable):
                self._free[place] = self._spare.pop()
                if process is not None:
                    del self._all[process]
                    ending = asyncio.create_task(self._end(process))
                    self._ending.add(ending)
                    ending.add_done_callback(self._ending.discard)

    async def _turn(self, urgency: int, owner: str) -> asyncio.subprocess.Process | None:
        """A process that is free, once it is one's turn; None if it is still to be started."""
        line = self._waiting[urgency]
        while not self._free:
            called = asyncio.get_running_loop().create_future()
            line.add(owner, called)
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self._call_next()  # it was one's turn, and is now another's
                else:
                    line.remove(owner, called)
                raise
        return self._free.pop()

    def _call_next(self) -> None:
        for line in self._waiting:
            while (called := line.next()) is not None:
                if not called.done():
                    called.set_result(None)
                    return

    async def _ask(self, job: dict[str, Any], urgency: int, owner: str) -> dict[str, Any]:
        process = await self._turn(urgency, owner)
        self.busy += 1
        self.asked += 1
        try:
            if process is not None and process.returncode is not None:
                await self._end(process)  # it has died since
                process = None
            if process is None:
                process = await self._start()
            answer = await asyncio.wait_for(self._exchange(process, job), self.seconds)
        except BaseException as error:
            # Whatever it was about, the process may still be thinking of it.
            if process is not None:
                await self._end(process)
            process = None
            if isinstance(error, TimeoutError | OSError | ValueError):
                raise TooLong("a bot has not answered") from error
            raise
        finally:
            self.busy -= 1
            self._free.append(process)
            self._replace()
            self._call_next()
        if "error" in answer:
            raise TooLong(str(answer["error"]))
        return answer

    async def _exchange(self, process: asyncio.subprocess.Process, job: dict[str, Any]) -> dict[str, Any]:
        if process.stdin is None or process.stdout is None:
            raise TooLong("a bot can't be asked")
        process.stdin.write(json.dumps(job).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        usable = self.build.usable()
        process = await self.build.start(compiled=usable is not None)
        self._all[process] = usable
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.pop(process, None)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
