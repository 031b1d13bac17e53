"""Processes that tests start: they hear signals however pytest was started, have a port, and do not stay."""

from __future__ import annotations

import os
import socket
import sys
import time

__all__ = ["Port", "assert_group_ends", "hearing", "python"]

START = """
import os, signal, sys
heard = signal.SIG_IGN if sys.argv[1] == "deaf" else signal.SIG_DFL
for name in ("SIGINT", "SIGHUP"):
    signal.signal(getattr(signal, name), heard)
os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
"""


def python(*words: str, deaf: bool = False) -> list[str]:
    """The command for a Python that hears Ctrl-C and hang-ups; or, like a background job, none of them.

    A shell without job control starts background jobs with SIGINT ignored, `nohup` ignores SIGHUP, and children
    inherit that from pytest. The process itself changes it before it begins, for `preexec_fn` is not safe beside
    threads.
    """
    return [sys.executable, "-IS", "-c", START, "deaf" if deaf else "hears", *words]


def hearing(*words: str) -> list[str]:
    """The command for any program, started so that it hears Ctrl-C and hang-ups."""
    return python("-ISc", "import os, sys; os.execvp(sys.argv[1], sys.argv[1:])", *words)


class Port:
    """A port on 127.0.0.1 that nobody else is given: servers may be started there, and started again.

    It is bound here all the while, without listening: on Linux a server that reuses addresses may then listen on it.
    Elsewhere it is let go at once, and only likely to be free.
    """

    def __init__(self) -> None:
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.number = int(self._held.getsockname()[1])
        if sys.platform != "linux":
            self._held.close()

    def answers(self) -> bool:
        """Whether somebody listens."""
        with socket.socket() as caller:
            return caller.connect_ex(("127.0.0.1", self.number)) == 0

    def __del__(self) -> None:
        self._held.close()


def assert_group_ends(group: int, seconds: float = 120) -> None:
    """The last one may need a moment on a busy machine: what counts is that none stays."""
    until = time.monotonic() + seconds
    while True:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        assert time.monotonic() < until, "processes are left over"
        time.sleep(0.05)
