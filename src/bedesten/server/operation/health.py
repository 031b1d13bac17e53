"""Health: whether the database can be written to, for `/healthz`, the metrics and the log.

A database that answers queries may still store nothing: its disk is full, or it may not write. So failed writes count,
and until one succeeds again the server is not well. If nobody plays meanwhile, it tries one itself.
"""

from __future__ import annotations

import contextlib
import shutil
import time
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import make_url

from bedesten.server.operation.counters import Counts
from bedesten.server.quotas import Quotas
from bedesten.server.store import Store, StoreDown

__all__ = ["Health"]

LOG: Final = structlog.get_logger("bedesten.health")
PROBE_AFTER: Final = 30.0
"""Seconds after a failed write until the server tries one itself: one that succeeds proves little while others fail."""
REMIND: Final = 60.0
"""Seconds between two lines in the log about the same trouble."""
MEGABYTE: Final = 1_000_000


class Health:
    """How the store of a process is."""

    def __init__(self, store: Store, counts: Counts, quotas: Quotas) -> None:
        self.store = store
        self.counts = counts
        self.quotas = quotas
        self.failure = ""
        """Why writes fail; empty while they succeed."""
        self.disk_free = -1
        """Bytes that are free where a SQLite file lies; -1 if that is not known."""
        self._failed_at = 0.0
        self._logged_at = 0.0
        store.on_failure = self.write_failed
        store.on_success = self.write_succeeded

    @property
    def problem(self) -> str | None:
        """What is wrong, in words for all."""
        if self.failure:
            return "the database keeps nothing"
        return "the disk is nearly full" if self.quotas.disk_low else None

    def write_failed(self, reason: str, lost: int) -> None:
        """Something could not be stored."""
        moment = time.monotonic()
        self.counts.not_kept += lost
        if not self.failure or moment - self._logged_at >= REMIND:
            LOG.error("the database keeps nothing", reason=reason, not_kept=self.counts.not_kept)
            self._logged_at = moment
        self.failure, self._failed_at = reason, moment

    def write_succeeded(self) -> None:
        """Something was stored."""
        if self.failure:
            LOG.info("the database keeps again", not_kept=self.counts.not_kept)
            self.failure = ""

    async def check(self) -> None:
        """Measure the free space, and see whether a database that failed has recovered."""
        self._measure()
        if self.failure and time.monotonic() - self._failed_at >= PROBE_AFTER:
            with contextlib.suppress(StoreDown):
                await self.store.probe()

    def _measure(self) -> None:
        if self.store.shared:
            return
        with contextlib.suppress(OSError):
            folder = Path(make_url(self.store.url).database or "").resolve().parent
            self.disk_free = shutil.disk_usage(folder).free
            low = self.disk_free < self.quotas.settings.least_free * MEGABYTE
            if low and not self.quotas.disk_low:
                LOG.warning("the disk is nearly full", free=self.disk_free)
            self.quotas.disk_low = low
