"""The build of the package on which bots' processes run: the server's own, or one that was compiled meanwhile.

`make play` starts at once and compiles beside the game. The folder of that build is known from the start; the build is
whole once the file `ready` is in it. Before it is used, one process is started on it to say what it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from bedesten._build import sources_digest

__all__ = ["ABOUT", "START_TIMEOUT", "BadBuild", "BotBuild", "Ready"]

ABOUT: Final = {"task": "about"}
"""The job that a process answers with what it is."""
START_TIMEOUT: Final = 300.0
"""Seconds in which a process of a new build has to answer. Nobody waits for it, and the machine may be busy."""

Ready = tuple[int, int]
"""Which finished build: inode and time of its file `ready`."""


class BadBuild(Exception):
    """A build that can't be used, and why."""


class BotBuild:
    """The folder of a build that may become ready while the server runs. Without a folder it never does."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder).resolve() if folder else None
        self._sources = sources_digest() if folder else ""
        self._seen: Ready | None = None
        """The build that was looked at last."""
        self._accepted: Ready | None = None

    def appeared(self) -> bool:
        """Is there a finished build at which nobody has looked yet?"""
        ready = self._ready()
        return ready is not None and ready != self._seen

    def usable(self) -> Ready | None:
        """The compiled build, if it was found good, and is still the one that was looked at."""
        return self._accepted if self._accepted is not None and self._ready() == self._accepted else None

    async def check(self) -> None:
        """Look at a finished build, and use it from now on; BadBuild says why that is not possible."""
        self._seen, self._accepted = self._ready(), None
        try:
            about = await asyncio.wait_for(self._query(), START_TIMEOUT)
        except TimeoutError as error:
            raise BadBuild("its process does not answer") from error
        except (OSError, ValueError) as error:
            raise BadBuild(str(error)) from error
        if "error" in about:
            raise BadBuild(str(about["error"]))
        if about.get("build") != "compiled":
            raise BadBuild("its engine is not compiled")
        if about.get("sources") != self._sources:
            raise BadBuild("it was compiled from other sources than those of this server")
        self._accepted = self._seen

    def give_up(self) -> None:
        """Use this build no longer."""
        self._accepted = None

    async def start(self, compiled: bool, errors: int | None = None) -> asyncio.subprocess.Process:
        """Start a process in which bots think, on the compiled build or on the server's own."""
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bedesten.server.automation.bot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=errors,
            env=self._environment(compiled),
            start_new_session=True,
        )

    def _environment(self, compiled: bool) -> dict[str, str]:
        """What a process that only thinks needs to know: not the database's password."""
        kept = {name: said for name, said in os.environ.items() if not name.startswith("BEDESTEN_") or "PURE" in name}
        if compiled:
            before = kept.get("PYTHONPATH")
            kept["PYTHONPATH"] = f"{self.folder}{os.pathsep}{before}" if before else str(self.folder)
        return kept

    def _ready(self) -> Ready | None:
        if self.folder is None:
            return None
        try:
            found = (self.folder / "ready").stat()
        except OSError:
            return None
        return found.st_ino, found.st_mtime_ns

    async def _query(self) -> dict[str, Any]:
        """What a process of this build says that it is."""
        process = await self.start(compiled=True, errors=asyncio.subprocess.PIPE)
        try:
            output, wrong = await process.communicate(json.dumps(ABOUT).encode() + b"\n")
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if not output:
            last = wrong.decode("utf-8", "replace").strip().rpartition("\n")[2]
            raise ValueError(f"its process ended: {last or process.returncode}")
        answer: dict[str, Any] = json.loads(output)
        return answer
