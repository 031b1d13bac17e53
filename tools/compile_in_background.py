"""Compiles while somebody plays, for `make play`: at low priority, quietly, and no longer than the server runs.

    python tools/compile_in_background.py $$ make -s compiled & exec bedesten serve

The first argument is the server's process, of which this is a child; the rest is the command. What it says goes to
build/background.log. Ctrl-C, or the end of the server, ends the command and all that it has started. Where no C
compiler works there is nothing to do, and nothing is said.
"""

import contextlib
import fcntl
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import FrameType
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
BUILD = Path("build")
LOG = BUILD / "background.log"
CAN_COMPILE = (sys.executable, str(ROOT / "build_backend" / "backend.py"))
NICE = 10
LOOK = 0.3
"""Seconds between two looks whether the server is still there."""
PATIENCE = 10.0
"""Seconds to clean up, for a command that was interrupted."""
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
NOT_FOR_IT = ("ARGS", "MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES")
"""What `make play` was told: the other make must not take it for its own."""


class Over(Exception):
    """The game is over: the server has ended, or is told to."""


class Server:
    """The server beside which this runs: the process that started it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        for sign in SIGNALS:  # set anew: a shell starts what runs in the background deaf to Ctrl-C
            signal.signal(sign, _told)

    def wait_beside(self) -> None:
        """Wait a moment; Over if the server has ended."""
        if os.getppid() != self.pid:
            raise Over
        time.sleep(LOOK)


def _told(_sign: int, _frame: FrameType | None) -> None:
    for sign in SIGNALS:
        signal.signal(sign, signal.SIG_IGN)  # once is enough
    raise Over


def run(command: list[str], server: Server, log: IO[bytes] | int, environ: Mapping[str, str] | None = None) -> int:
    """Run a command as long as the server runs; its exit status."""
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environ, start_new_session=True
    )
    be_modest(process.pid)
    try:
        while process.poll() is None:
            server.wait_beside()
    except BaseException:
        end(process)
        raise
    return process.returncode


def be_modest(pid: int) -> None:
    """Let all others go before a process that leads its own session: Linux weighs whole sessions against each other."""
    with contextlib.suppress(OSError):
        Path(f"/proc/{pid}/autogroup").write_text(str(NICE))


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it has started: as Ctrl-C would, so that they clean up, and by force if need be."""
    limit = time.monotonic() + PATIENCE
    left = signal_all(process, signal.SIGINT)
    while left and time.monotonic() < limit:
        time.sleep(LOOK / 10)
        left = signal_all(process, 0)
    if left:
        signal_all(process, signal.SIGKILL)
    process.wait()


def signal_all(process: subprocess.Popen[bytes], sign: int) -> bool:
    """Send a signal to a process and all that it has started, 0 being none; False if none of them is left."""
    process.poll()
    try:
        os.killpg(process.pid, sign)
    except (ProcessLookupError, PermissionError):
        return False
    return True


def lock_alone(lock: IO[bytes], server: Server) -> None:
    """Wait until no other game compiles into the same folder. The lock ends with this process, however it ends."""
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except OSError:
            server.wait_beside()


def main(pid: int, command: list[str]) -> int:
    server = Server(pid)
    os.nice(NICE)
    BUILD.mkdir(exist_ok=True)
    environ = {name: value for name, value in os.environ.items() if name not in NOT_FOR_IT}
    try:
        if run(list(CAN_COMPILE), server, subprocess.DEVNULL) != 0:
            return 0
        with open(BUILD / "background.lock", "wb") as lock, open(LOG, "ab") as log:
            lock_alone(lock, server)
            log.truncate(0)
            print(f"Compiling in the background, so that bots get faster ({LOG})", flush=True)
            failed = run(command, server, log, environ)
        if failed:
            print(f"Compiling has failed ({LOG} says why); the game goes on without.", flush=True)
    except Over:
        return 0
    return failed


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
