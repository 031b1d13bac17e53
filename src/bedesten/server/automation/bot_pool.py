"""The pool of processes in which bots think, and the queue before it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import OrderedDict, deque
from typing import Any, Final

import structlog

from bedesten.advice.jobs import ADVISE, LINE, job_of
from bedesten.kernel.game import Game
from bedesten.server.automation.bot_build import ABOUT, START_TIMEOUT, BadBuild, BotBuild, Ready

__all__ = ["BotFailed", "BotPool", "FairQueue"]

LOG: Final = structlog.get_logger("bedesten.bots")
PRIORITIES: Final = 3
"""A person waits; persons play, but are not connected; only bots play."""


class BotFailed(Exception):
    """A bot has not answered in time, or not at all."""


class FairQueue:
    """A queue in which owners take turns, first come first served for each of them."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def add(self, owner: str, ready: asyncio.Future[None]) -> None:
        self._queues.setdefault(owner, deque()).append(ready)

    def remove(self, owner: str, ready: asyncio.Future[None]) -> None:
        """Take somebody out who does not wait any more."""
        queue = self._queues.get(owner, deque())
        if ready in queue:
            queue.remove(ready)
            if not queue:
                del self._queues[owner]

    def next(self) -> asyncio.Future[None] | None:
        """The next one; the owner's others come after those of all other owners."""
        if not self._queues:
            return None
        owner, queue = self._queues.popitem(last=False)
        ready = queue.popleft()
        if queue:
            self._queues[owner] = queue
        return ready


class BotPool:
    """A fixed number of processes; jobs wait for a free one, those of people before those of tables without them.
    Owners take turns: who has many tables gets no more turns than who has one.
    A process that takes too long, or whose job is cancelled, is killed, and another is started in its place.

    Once a compiled build is ready, processes of that build take the places of the others: started beforehand, so that
    nobody waits for them, and none that is thinking is interrupted.
    """

    def __init__(self, count: int, seconds: float, bot_build: str = "") -> None:
        self.count = count
        self.seconds = seconds
        self.build = BotBuild(bot_build)
        self.busy = 0
        self._free: list[asyncio.subprocess.Process | None] = [None] * count
        self._waiting = tuple(FairQueue() for _ in range(PRIORITIES))
        """One queue for each priority."""
        self._all: dict[asyncio.subprocess.Process, Ready | None] = {}
        """Each with the compiled build that it runs on; None: the server's own."""
        self._spare: list[asyncio.subprocess.Process] = []
        """Processes of the compiled build, started, but not in use yet."""
        self._changing: asyncio.Task[None] | None = None
        self._ending: set[asyncio.Task[None]] = set()

    async def line(self, game: Game, seat: int, bot: str, priority: int = 0, owner: str = "") -> list[int]:
        """The moves that a bot would play now, until chance or another seat comes in. A lower priority comes
        first; within one, owners take turns."""
        job = job_of(game, seat, LINE, bot, secrets.randbits(32), secrets.randbits(32))
        answer = await self._run(job, priority, owner)
        moves: list[int] = answer["moves"]
        return moves

    async def advise(self, game: Game, seat: int, bot: str, asked: str) -> dict[str, Any]:
        """A bot's opinion of moves and its best plans, with one for a move that was asked about: see `advice.jobs`."""
        job = job_of(game, seat, ADVISE, bot, secrets.randbits(32), secrets.randbits(32), asked)
        return await self._run(job, 0, "")

    def check_build(self) -> None:
        """Change over to the compiled build if it has become ready; to be called now and then."""
        if not self.count or (self._changing is not None and not self._changing.done()):
            return
        if self.build.appeared() or self._missing() > 0:
            self._changing = asyncio.create_task(self._change_over(), name="change of build")

    async def close(self) -> None:
        """Kill all processes."""
        if self._changing is not None:
            self._changing.cancel()
            await asyncio.gather(self._changing, return_exceptions=True)
        await asyncio.gather(*self._ending)
        for process in list(self._all):
            await self._kill(process)

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
            await asyncio.wait_for(self._exchange(process, ABOUT), START_TIMEOUT)
        except BaseException:
            await self._kill(process)
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
                    ending = asyncio.create_task(self._kill(process))
                    self._ending.add(ending)
                    ending.add_done_callback(self._ending.discard)

    async def _acquire(self, priority: int, owner: str) -> asyncio.subprocess.Process | None:
        """A free process, once it is the caller's turn; None if it is still to be started."""
        queue = self._waiting[priority]
        while not self._free:
            ready = asyncio.get_running_loop().create_future()
            queue.add(owner, ready)
            try:
                await ready
            except asyncio.CancelledError:
                if ready.done() and not ready.cancelled():
                    self._wake_next()  # it was the caller's turn: now it is the next one's
                else:
                    queue.remove(owner, ready)
                raise
        return self._free.pop()

    def _wake_next(self) -> None:
        for queue in self._waiting:
            while (ready := queue.next()) is not None:
                if not ready.done():
                    ready.set_result(None)
                    return

    async def _run(self, job: dict[str, Any], priority: int, owner: str) -> dict[str, Any]:
        process = await self._acquire(priority, owner)
        self.busy += 1
        try:
            if process is not None and process.returncode is not None:
                await self._kill(process)  # it has died meanwhile
                process = None
            if process is None:
                process = await self._start()
            answer = await asyncio.wait_for(self._exchange(process, job), self.seconds)
        except BaseException as error:
            # The process may still be thinking about the job.
            if process is not None:
                await self._kill(process)
            process = None
            if isinstance(error, TimeoutError | OSError | ValueError):
                raise BotFailed("a bot has not answered") from error
            raise
        finally:
            self.busy -= 1
            self._free.append(process)
            self._replace()
            self._wake_next()
        if "error" in answer:
            raise BotFailed(str(answer["error"]))
        return answer

    async def _exchange(self, process: asyncio.subprocess.Process, job: dict[str, Any]) -> dict[str, Any]:
        if process.stdin is None or process.stdout is None:
            raise BotFailed("the bot's process has no pipes")
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

    async def _kill(self, process: asyncio.subprocess.Process) -> None:
        self._all.pop(process, None)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
