"""A program that plays, while it runs: started or connected to, asked line by line, given back for the next game."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
from typing import IO, Any, Final

from bedesten.bots.protocol import messages
from bedesten.bots.protocol.errors import BotFault
from bedesten.kernel.errors import OptionError, shown

__all__ = ["START", "Program", "borrowed", "check_address", "close_programs", "give_back"]

LONGEST: Final = 1_000_000
"""Characters of an answer, at the most."""
LAST_WORDS: Final = 400
"""Characters of what a program wrote to stderr that a complaint repeats."""
START: Final = 30.0
"""Seconds in which a program must say hello, and be ready for a game, however little time it has for a move."""
GRACE: Final = 2.0
"""Seconds in which a program that was told to quit must end."""
INTERRUPTED: Final = (-signal.SIGINT, 128 + signal.SIGINT)
"""Exit codes of who has heard Ctrl-C, and of a shell that has run such a program."""


def check_address(address: str) -> None:
    """Complain of a program that can't be run or an address that can't be one; nothing is started."""
    kind, _, rest = address.partition(":")
    if kind == "tcp":
        host, _, port = rest.rpartition(":")
        if not host or not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
            raise OptionError(f"bots: a program that listens is written tcp:HOST:PORT, not {address!r}")
        return
    try:
        words = shlex.split(rest)
    except ValueError as error:
        raise OptionError(f"bots: {address!r} is no command ({error})") from error
    if not words:
        raise OptionError("bots: a program is written as in exec:./my-bot, or 'exec:node my_bot.js'")
    if shutil.which(words[0]) is None:
        there = "it is there, but may not be run: chmod +x it" if os.path.isfile(words[0]) else "there is none"
        raise OptionError(f"bots: the program {words[0]!r} can't be found or run ({there})")


class Program:
    """A running program. Messages go one at a time: each is answered, in time, before the next is sent."""

    def __init__(self, address: str, patience: float = START) -> None:
        self.address = address
        self.patience = patience
        """Seconds that it has to start."""
        self.process: subprocess.Popen[str] | None = None
        self.closed = False
        self.started_by = os.getpid()
        """The process that talks to it. Processes that this one forks inherit it, but may not use it."""
        self._connection: socket.socket | None = None
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  (closed by `close`)
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._in, self._out = self._opened()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        try:
            self.name, self.wants, self.opinions = messages.read_hello(self.ask(messages.hello(), patience))
        except BotFault as fault:
            self.close(at_once=True)
            raise BotFault("start", f"{address}: {fault}") from fault

    def _opened(self) -> tuple[IO[str], IO[str]]:
        kind, _, rest = self.address.partition(":")
        try:
            if kind == "tcp":
                host, _, port = rest.rpartition(":")
                self._connection = socket.create_connection((host, int(port)), timeout=self.patience)
                self._connection.settimeout(None)
                encoded = {"encoding": "utf-8", "newline": "\n"}
                return self._connection.makefile("r", **encoded), self._connection.makefile("w", **encoded)  # type: ignore[call-overload]
            self.process = subprocess.Popen(
                shlex.split(rest),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            self._errors.close()
            why = "nobody listens there" if kind == "tcp" else "it can't be started"
            raise BotFault("start", f"{self.address}: {why} ({error.strerror or error})") from error
        assert self.process.stdout is not None
        assert self.process.stdin is not None
        return self.process.stdout, self.process.stdin

    def _listen(self) -> None:
        """In a thread of its own, so that one can wait for an answer no longer than one wants to."""
        with contextlib.suppress(OSError, ValueError):  # it was closed
            while line := self._in.readline(LONGEST):
                self._lines.put(line)
        self._lines.put(None)

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        try:
            self._write(message)
        except (OSError, ValueError):
            raise self._crash("it has ended") from None
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise BotFault("late", f"no answer to {message['type']!r} within {seconds:g} s") from None
        if line is None:
            raise self._crash(f"it ended instead of answering {message['type']!r}")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise BotFault("nonsense", f"an answer is one JSON object on one line, not {shown(line.rstrip())}")
        if "id" in message and answer.get("id") != message["id"]:
            raise BotFault("nonsense", f"the answer to {message['id']} has the id {shown(answer.get('id'))}")
        return answer

    def _write(self, message: dict[str, Any]) -> None:
        self._out.write(json.dumps(message, separators=(",", ":")) + "\n")
        self._out.flush()

    def _crash(self, words: str) -> BotFault:
        """The fault of a program that has ended; unless by Ctrl-C, which a terminal sends to all, and means for us."""
        said = self.last_words()
        if self.process is not None and self.process.returncode in INTERRUPTED:
            self.close(at_once=True)
            raise KeyboardInterrupt
        return BotFault("crash", f"{words}{said}")

    def last_words(self) -> str:
        """How it ended, and the end of what it wrote to stderr, for a complaint."""
        if self.process is None:
            return ""
        try:
            code: int | None = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            code = None
        self._errors.seek(0)
        said = " ".join(self._errors.read().decode("utf-8", "replace").split())[-LAST_WORDS:]
        return f" (exit code {code})" + (f"; it said: {said}" if said else "; it wrote nothing to stderr")

    def close(self, at_once: bool = False) -> int | None:
        """Let it quit, or end it; its exit code, or None if it had to be ended or runs elsewhere."""
        code: int | None = None
        self.closed = True
        if not at_once:
            try:
                self._write({"type": "quit"})
            except (OSError, ValueError):
                at_once = True
        with contextlib.suppress(OSError):
            self._out.close()
        if self.process is not None:
            try:
                code = self.process.wait(0.0 if at_once else GRACE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self._connection is not None:
            with contextlib.suppress(OSError):
                self._connection.shutdown(socket.SHUT_RDWR)
            self._connection.close()
        self._listener.join(GRACE)
        if not self._listener.is_alive():  # a process that the program started may still hold its output
            self._in.close()
        self._errors.close()
        return code


# ── Programs that wait for their next game ─────────────────────────────────────────────────────────────────

_idle: dict[int, list[Program]] = {}
"""By the process that started them: one that it forks has none."""


def borrowed(address: str, patience: float) -> Program:
    """A program that waits, or a new one. Starting one takes longer than many a game."""
    waiting = _idle.get(os.getpid(), [])
    for i, program in enumerate(waiting):
        if program.address == address:
            return waiting.pop(i)
    return Program(address, patience)


def give_back(program: Program) -> None:
    """A program whose game is over waits for the next one, unless it has ended, or was inherited through a fork."""
    if not program.closed and program.started_by == os.getpid():
        _idle.setdefault(program.started_by, []).append(program)


def close_programs() -> None:
    """Let all programs quit that wait."""
    for program in _idle.pop(os.getpid(), []):
        program.close()


atexit.register(close_programs)
