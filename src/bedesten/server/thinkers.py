"""The processes in which bots think, as the server sees them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import sys
from collections import deque
from typing import Any

from bedesten.kernel.game import Game
from bedesten.kernel.position import dump_position

__all__ = ["Thinkers", "TooLong"]


class TooLong(Exception):
    """A bot has not answered in time, or not at all."""


class Thinkers:
    """A few processes; who wants an answer waits for one that is free, people before tables at which nobody looks on.
    One that takes too long, or whose question is no longer of interest, is ended, and another is started in its place.
    """

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.busy = 0
        self.asked = 0
        self._free: list[asyncio.subprocess.Process | None] = [None] * count
        self._waiting: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())
        """Those for whom somebody waits, and the others."""
        self._all: set[asyncio.subprocess.Process] = set()
        self._closed = False

    async def line(self, game: Game, seat: int, bot: str, awaited: bool = True) -> list[int]:
        """The moves that a bot would play now, until chance or another seat comes in."""
        job = {**_position(game, seat), "task": "line", "bot": bot, "seed": secrets.randbits(32)}
        answer = await self._ask(job, awaited)
        moves: list[int] = answer["moves"]
        return moves

    async def rate(self, game: Game, seat: int, bot: str) -> list[list[float]]:
        """A bot's opinion of moves: each with its value, the chance to win and the place to be expected."""
        job = {**_position(game, seat), "task": "rate", "bot": bot, "seed": secrets.randbits(32)}
        answer = await self._ask(job, True)
        values: list[list[float]] = answer["values"]
        return values

    async def close(self) -> None:
        """End them all."""
        self._closed = True
        for process in list(self._all):
            await self._end(process)

    async def _turn(self, awaited: bool) -> asyncio.subprocess.Process | None:
        """A process that is free, once it is one's turn; None if it is still to be started."""
        line = self._waiting[0 if awaited else 1]
        while not self._free:
            called = asyncio.get_running_loop().create_future()
            line.append(called)
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self._call_next()  # it was one's turn, and is now another's
                elif called in line:
                    line.remove(called)
                raise
        return self._free.pop()

    def _call_next(self) -> None:
        for line in self._waiting:
            while line:
                called = line.popleft()
                if not called.done():
                    called.set_result(None)
                    return

    async def _ask(self, job: dict[str, Any], awaited: bool) -> dict[str, Any]:
        process = await self._turn(awaited)
        self.busy += 1
        self.asked += 1
        try:
            if process is None or process.returncode is not None:
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
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bedesten.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=_environment(),
            start_new_session=True,
        )
        self._all.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _environment() -> dict[str, str]:
    """What a process that only thinks needs to know: not the database's password."""
    return {name: value for name, value in os.environ.items() if not name.startswith("BEDESTEN_") or "PURE" in name}


def _position(game: Game, seat: int) -> dict[str, Any]:
    """A position as this seat may imagine it."""
    imagined = game.sight(seat).sample(secrets.randbits(32))
    return {
        "game": game.box.name,
        "options": game.options.as_dict(),
        "position": dump_position(game.box, imagined),
        "seat": seat,
    }
