"""A lock that allows one server on a SQLite file: two would each cache tables and show different states of them.

The lock is on a file beside the database, and is released when the process ends, however that happens. Readers such as
`bedesten backup` do not need it. PostgreSQL tells its servers of each other's work, so there it is not taken.
"""

from __future__ import annotations

import os
import sys
from typing import Final

from sqlalchemy import make_url

from bedesten.kernel.errors import OptionError
from bedesten.server.store.engines import is_sqlite

__all__ = ["ServerLock"]

SUFFIX: Final = "-server"
"""After the name of the database, as `-wal` and `-shm` of SQLite's own."""


class ServerLock:
    """Held by the one server of a SQLite file."""

    def __init__(self, url: str) -> None:
        self._path = f"{make_url(url).database}{SUFFIX}" if is_sqlite(url) else ""
        self._held = -1

    def acquire(self) -> None:
        """Raises OptionError if another server has it, OSError if no file can be made there."""
        if not self._path or self._held >= 0:
            return
        folder = os.path.dirname(self._path) or "."
        if not os.path.isdir(folder):
            raise OptionError(f"database: there is no folder {folder!r}")
        held = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(held)
        except OSError as error:
            os.close(held)
            name = self._path.removesuffix(SUFFIX)
            raise OptionError(f"database: another server uses {name} already; SQLite is for one server only") from error
        self._held = held

    def release(self) -> None:
        """Let others have it. The file stays: removing it could take the lock from a process that opens it just now."""
        if self._held >= 0:
            os.close(self._held)
            self._held = -1


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
