"""Where jobs are done: in this process, or in several. Whatever has `workers` and `run` can take their place."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from bedesten.arena.job import GameFailed, Job, Result, play_job

__all__ = ["Executor", "Local", "Processes", "cores"]

Batches = Generator[list[Result], None, None]
"""The results of one job after the other."""
Task = TypeVar("Task")
Done = TypeVar("Done")

POLL: Final = 0.2
"""Seconds: on some systems a wait without end can't be interrupted."""


class Executor(Protocol):
    """Does jobs with `play_job`, in any order, anywhere.

    Jobs pickle and need nothing but this package. They are to be taken only as workers get free, since the size of the
    next ones depends on how long the last ones took.
    """

    @property
    def workers(self) -> int:
        """How many jobs are done at the same time."""
        ...

    def run(self, jobs: Iterator[Job]) -> Batches:
        """The results of all jobs, as they come. Closed early, it stops its workers at once."""
        ...


class Local:
    """This process alone."""

    workers: Final = 1

    def run(self, jobs: Iterator[Job]) -> Batches:
        return self.map(play_job, jobs)

    def map(self, work: Callable[[Task], Done], tasks: Iterator[Task]) -> Generator[Done, None, None]:
        """The same for any other work: it and its tasks must pickle where there are several processes."""
        for task in tasks:
            yield work(task)


class Processes:
    """Several processes on this machine.

    `start` is how they are started: "fork", "spawn" or "forkserver"; by default "fork" where that is safe, which is at
    once and works in scripts without a main guard too, else "spawn".
    """

    def __init__(self, workers: int, start: str | None = None) -> None:
        self.workers: Final = workers
        self.start: Final = start

    def run(self, jobs: Iterator[Job]) -> Batches:
        return self.map(play_job, jobs)

    def map(self, work: Callable[[Task], Done], tasks: Iterator[Task]) -> Generator[Done, None, None]:
        """The same for any other work; it and its tasks must pickle."""
        context = multiprocessing.get_context(self.start or _start_method())
        pool = ProcessPoolExecutor(self.workers, context, _begin_worker)
        finished = False
        try:
            waiting = {_submit(pool, work, task) for task in islice(tasks, 2 * self.workers)}
            while waiting:
                done, waiting = wait(waiting, POLL, FIRST_COMPLETED)
                waiting |= {_submit(pool, work, task) for task in islice(tasks, len(done))}
                for future in done:
                    yield future.result()
            finished = True
        except BrokenProcessPool as error:
            raise GameFailed("a worker process died: killed from outside, or out of memory") from error
        finally:
            if not finished:
                _kill(pool)
            pool.shutdown(cancel_futures=True)


def cores() -> int:
    """The cores that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _start_method() -> str:
    """A fork copies only one thread, but also the locks that other threads hold at that moment."""
    if sys.platform == "linux" and len(list(Path("/proc/self/task").iterdir())) == 1:
        return "fork"
    return "spawn"


def _submit(pool: ProcessPoolExecutor, work: Callable[[Task], Done], task: Task) -> Future[Done]:
    """Hand in a task; workers that this starts are deaf to Ctrl-C from their first moment."""
    with _no_interrupts():
        return pool.submit(work, task)


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Ctrl-C waits a moment; processes started meanwhile never hear it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker() -> None:
    """Ctrl-C goes to all processes of a terminal: only the first may act on it. If that one dies, so do its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _kill(pool: ProcessPoolExecutor) -> None:
    """Stop all workers in the middle of whatever they do.

    One may have been writing its result. This process must not keep that pipe open for writing, or the thread of the
    pool that reads the result would wait for the rest of it for ever.
    """
    results: Any = pool._result_queue
    for process in list((pool._processes or {}).values()):
        process.kill()
    results._writer.close()
