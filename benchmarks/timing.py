"""How a figure is taken, inside a measured process: CPU time around fixed work, resident memory around copies."""

import gc
import os
import sys
import zlib
from collections.abc import Callable, Sequence
from itertools import repeat
from pathlib import Path
from time import process_time
from typing import Any


def rate(
    prepare: Callable[[], list[Any]], play: Callable[[Any], Any], seconds: float, count: Callable[[Any], int] = int
) -> tuple[float, str]:
    """Counted things a second, and a check of all counts: the same batch again and again until `seconds` are spent.

    Only `play` is timed; every batch must give the same counts.
    """
    spent, total = 0.0, 0
    check = ""
    while spent < seconds:
        batch = prepare()
        gc.collect()
        start = process_time()
        played = [play(item) for item in batch]
        spent += process_time() - start
        counts = [count(result) for result in played]
        total += sum(counts)
        if check not in ("", crc(counts)):
            raise RuntimeError("the same seeds gave other games the second time")
        check = crc(counts)
    return total / spent, check


def each(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Seconds for one call, over all of `calls` alike."""
    rounds = 1
    while True:
        gc.collect()
        start = process_time()
        for call in calls:
            for _ in repeat(None, rounds):
                call()
        spent = process_time() - start
        if spent >= seconds:
            return spent / (rounds * len(calls))
        rounds = rounds * 2 if spent < seconds / 8 else int(rounds * seconds / spent * 1.1) + 1


def crc(*things: object) -> str:
    """Eight hex digits that stand for `things`, the same in every process."""
    return f"{zlib.crc32(repr(things).encode()):08x}"


def facts(options: list[int], games: int) -> dict[str, float]:
    """What a decision means here, from how many options each one had."""
    return {
        "decisions a game": len(options) / games,
        "options a decision": sum(options) / len(options),
        "decisions with one option, %": options.count(1) / len(options) * 100,
    }


def resident() -> int:
    """Memory of this process in bytes: now on Linux, the peak so far elsewhere."""
    gc.collect()
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def held(copy: Callable[[], object], copies: int) -> float:
    """Bytes of resident memory for each of `copies` that live at the same time."""
    shelf: list[object] = [None] * copies
    before = resident()
    for i in range(copies):
        shelf[i] = copy()
    return (resident() - before) / copies


def growth(action: Callable[[int], object], times: int, warm_up: int) -> float:
    """KiB of resident memory that stay after `times` calls whose results are dropped."""
    for i in range(warm_up):
        action(i)
    before = resident()
    for i in range(times):
        action(i)
    return (resident() - before) / 1024
