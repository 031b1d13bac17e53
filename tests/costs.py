"""What tests cost: `pytest --cost` tells the processor time of every file, with that of the processes it starts."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import NamedTuple

import pytest

__all__ = ["Costs"]

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
MOST = 40
"""How many of the costliest tests are told of."""


class Cost(NamedTuple):
    """Seconds of the processor, and by the clock."""

    processor: float
    wall: float


def _children(process: str) -> list[str]:
    """The processes that a process has started and that still run."""
    try:
        tasks = list((PROC / process / "task").iterdir())
        return [child for task in tasks for child in (task / "children").read_text(encoding="ascii").split()]
    except OSError:
        return []


def _processor_time(process: str) -> float:
    """Seconds of a process and of all below it, with those that have ended and were waited for."""
    try:
        fields = (PROC / process / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS + sum(map(_processor_time, _children(process)))


def spent() -> float:
    """Seconds of this process and of all that it has started; elsewhere than on Linux only of those that ended."""
    return sum(os.times()[:4]) + sum(map(_processor_time, _children("self")))


class Costs:
    """A plugin: measures in the processes that run tests, and tells in the one that reports."""

    def __init__(self) -> None:
        self.before = 0.0
        self.spent = 0.0
        self.walls: dict[str, float] = defaultdict(float)
        self.tests: dict[str, Cost] = {}

    def pytest_collection_finish(self) -> None:
        self.before = spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """With the last report of a test comes what was spent since that of the test before.

        What a browser has spent is forgotten with it, so it is looked at after each phase.
        """
        report = yield
        now = spent()
        if now < self.before:  # one that ended while it was looked at is missed, with all below it
            now = spent()
        self.spent += max(0.0, now - self.before)
        self.before = now
        if call.when == "teardown":
            report.user_properties.append(("processor", self.spent))
            self.spent = 0.0
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.walls[report.nodeid] += report.duration
        for name, value in report.user_properties:
            if name == "processor" and isinstance(value, float):
                self.tests[report.nodeid] = Cost(value, self.walls[report.nodeid])

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Every file, then the costliest tests."""
        files: dict[str, list[Cost]] = defaultdict(list)
        for test, cost in self.tests.items():
            files[test.partition("::")[0]].append(cost)
        terminalreporter.section("processor time, wall time, tests")
        told = {f"{len(costs):6} {file}": whole(costs) for file, costs in files.items()}
        told["in all"] = whole(list(self.tests.values()))
        self._tell(terminalreporter, told)
        terminalreporter.section("costliest tests")
        self._tell(terminalreporter, dict(sorted(self.tests.items(), key=lambda item: -item[1].processor)[:MOST]))

    @staticmethod
    def _tell(to: pytest.TerminalReporter, told: dict[str, Cost]) -> None:
        for name, cost in sorted(told.items(), key=lambda item: -item[1].processor):
            to.write_line(f"{cost.processor:8.1f} s {cost.wall:8.1f} s {name}")


def whole(costs: list[Cost]) -> Cost:
    return Cost(sum(cost.processor for cost in costs), sum(cost.wall for cost in costs))
