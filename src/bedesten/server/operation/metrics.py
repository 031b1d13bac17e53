"""Metrics for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from itertools import accumulate
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

import bedesten
from bedesten.server.operation.counters import Counts

__all__ = ["Gauges", "Metrics"]

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

ABOUT: Final = {
    "commands": "Commands that were carried out.",
    "repeated": "Commands that were sent again and had been carried out before.",
    "refused": "Commands that were refused.",
    "entries": "Entries that were kept, those of bots and clocks too.",
    "loaded": "Tables that were read from the store.",
    "created": "Tables that were made.",
    "connections": "Connections that were opened.",
    "updates": "Updates that were sent to clients.",
    "bot_lines": "Lines that bots have played.",
    "bot_seconds": "Seconds that bots have thought.",
    "bot_failures": "Times that a bot did not come to an end.",
    "notices": "Players who were told elsewhere that it is their turn.",
    "notices_failed": "Times that this was not possible.",
    "not_kept": "Entries and changes that the database could not keep.",
    "expired": "Tables that were deleted since their time had passed.",
    "errors": "Things that should not have happened.",
}


@dataclass(frozen=True, slots=True)
class Gauges:
    """How things stand at this moment."""

    tables: int
    """Tables in memory."""
    connections: int
    """Open connections."""
    thinking: int
    """Bots that are thinking."""
    waiting: int
    """Entries that wait to be written."""
    keeps: bool = True
    """Whether what is written is kept."""
    disk_free: int = -1
    """Bytes that are free where a SQLite file lies; -1 if that is not known."""


class Metrics:
    """All metrics of one process. Counters are read from where they are counted; times are given here."""

    def __init__(self, counts: Counts, gauges: Callable[[], Gauges]) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.registry.register(_Numbers(counts, gauges))
        command = _Times("command", "Seconds from a command's arrival until it is kept or refused.")
        store = _Times("store_write", "Seconds that a transaction of the store takes.")
        update = _Times("update", "Seconds from keeping an entry until a client has been told.")
        for times in (command, store, update):
            self.registry.register(times)
        self.command_took, self.store_took, self.update_took = command.add, store.add, update.add

    def page(self) -> tuple[bytes, str]:
        """What Prometheus fetches, and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST


class _Times(Collector):
    """A histogram. The library's own takes a lock for each time, since threads may share it; here all come from one,
    and a time takes 0.5 µs in place of 6."""

    def __init__(self, name: str, about: str) -> None:
        self.name = f"bedesten_{name}_seconds"
        self.about = about
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        limits = [*(str(limit) for limit in SECONDS), "+Inf"]
        family = HistogramMetricFamily(self.name, self.about)
        family.add_metric([], list(zip(limits, accumulate(self._counts), strict=True)), self._sum)
        yield family


class _Numbers(Collector):
    """Reads the counts at the moment at which they are asked for."""

    def __init__(self, counts: Counts, gauges: Callable[[], Gauges]) -> None:
        self.counts = counts
        self.gauges = gauges

    def collect(self) -> Iterable[Metric]:
        info = GaugeMetricFamily("bedesten_build", "The version that runs.", labels=["version"])
        info.add_metric([bedesten.__version__], 1)
        yield info
        for each in fields(self.counts):
            about = ABOUT.get(each.name, each.name)
            yield CounterMetricFamily(f"bedesten_{each.name}", about, value=getattr(self.counts, each.name))
        now = self.gauges()
        yield GaugeMetricFamily("bedesten_tables_in_memory", "Tables in memory.", value=now.tables)
        yield GaugeMetricFamily("bedesten_open_connections", "Open connections.", value=now.connections)
        yield GaugeMetricFamily("bedesten_bots_thinking", "Bots that are thinking.", value=now.thinking)
        yield GaugeMetricFamily("bedesten_entries_waiting", "Entries that wait to be written.", value=now.waiting)
        yield GaugeMetricFamily("bedesten_store_keeps", "1 while what is written is kept, else 0.", value=now.keeps)
        if now.disk_free >= 0:
            yield GaugeMetricFamily("bedesten_disk_free_bytes", "Free where the database lies.", value=now.disk_free)
