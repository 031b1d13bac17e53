"""Processes that do jobs: stopped in the middle, they leave nothing that waits."""

import multiprocessing
import os
import struct
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from bedesten.arena.executors import _kill

WRITERS: list[Any] = []


def write_half_a_result() -> None:
    """Announce a result of 1,000 bytes, as the pool would, and never write it."""
    os.write(WRITERS[-1].fileno(), struct.pack("!i", 1000))
    time.sleep(3600)


@pytest.mark.skipif(os.name != "posix", reason="workers that are forked")
def test_workers_killed_while_they_write_a_result_keep_nobody_waiting() -> None:
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("fork"))
    results: Any = pool._result_queue
    WRITERS.append(results._writer)
    pool.submit(write_half_a_result)
    while results._reader.poll(0):  # until the pool has begun to read it
        time.sleep(0.01)
    time.sleep(0.5)
    _kill(pool)
    stopping = threading.Thread(target=pool.shutdown, daemon=True)
    stopping.start()
    stopping.join(60)
    assert not stopping.is_alive()
