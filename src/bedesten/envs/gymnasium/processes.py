"""Self-play on several cores: the games are divided among processes, which write into memory that they share."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from time import perf_counter
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bedesten.envs.gymnasium.selfplay import SelfPlayVectorEnv
from bedesten.envs.gymnasium.vector import Floats, Numbers, Results, Told
from bedesten.kernel.errors import OptionError

__all__ = ["ProcessesVectorEnv", "self_play"]

Fields = dict[str, tuple[tuple[int, ...], str]]
STEP, RESET, QUIT = range(3)
"""What a process is told to do."""
AWAKE = 0.002
"""Seconds in which one asks again and again before one sleeps: to be woken takes a tenth of a millisecond, as long as a
step of a hundred games, and most policies choose their actions in that time."""
LOOK = 1.0
"""Seconds of sleep after which one looks whether the other is still there."""
PATIENCE = 10.0
"""Seconds that a process has to end by itself."""


class SharedArrays:
    """The arrays of all games in one piece of shared memory, by their names."""

    def __init__(self, fields: Fields, name: str | None = None) -> None:
        sizes = {key: int(np.prod(shape)) * np.dtype(kind).itemsize for key, (shape, kind) in fields.items()}
        starts, whole = {}, 0
        for key, size in sizes.items():
            starts[key] = whole
            whole += -(-size // 64) * 64
        self.memory = SharedMemory(name, create=name is None, size=whole)
        memory = self.memory.buf
        assert memory is not None
        self.fields = {
            key: np.frombuffer(memory, kind, int(np.prod(shape)), starts[key]).reshape(shape)
            for key, (shape, kind) in fields.items()
        }

    def part(self, first: int, end: int) -> dict[str, NDArray[Any]]:
        """The rows of some games."""
        return {key: array[first:end] for key, array in self.fields.items()}

    def close(self, unlink: bool) -> None:
        self.fields = {}
        try:
            self.memory.close()
        except BufferError:  # somebody still holds an array: the memory goes with it, and nobody tries again
            setattr(self.memory, "close", lambda: None)  # noqa: B010  (a method, to the type checker)
        if unlink:
            self.memory.unlink()


class ProcessesVectorEnv(VectorEnv[Any, Any, Any]):
    """`SelfPlayVectorEnv` on several cores: the first games are played here, the others in processes of their own, all
    at the same time. What it tells is the same, and the game of a seed, too; which games follow depends on the number
    of processes. It can't be copied, and must be closed.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012  (as gymnasium declares it)

    def __init__(self, num_envs: int, processes: int, copy: bool = True, **terms: Any) -> None:
        if not 2 <= processes <= num_envs:
            raise OptionError(f"processes: 1 to {num_envs}, as many as there are games, not {processes}")
        ends = [num_envs * (i + 1) // processes for i in range(processes)]
        self.num_envs = num_envs
        self.copies = copy
        self.own = SelfPlayVectorEnv(ends[0], copy=False, **terms)
        own = self.own
        self.players = own.players
        self.single_observation_space = own.single_observation_space
        self.single_action_space = own.single_action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        fields: Fields = {
            "seen": ((num_envs, own.arrays.size), "uint8" if own.raw else "float32"),
            "masks": ((num_envs, own.arrays.actions), "int8"),
            "actions": ((num_envs,), "int64"),
            "rewards": ((num_envs,), "float64"),
            "all_rewards": ((num_envs, self.players), "float64"),
            "over": ((num_envs,), "bool"),
            "broken_off": ((num_envs,), "bool"),
            "illegal": ((num_envs,), "bool"),
            "seats": ((num_envs,), "uint8"),
            "legal": ((num_envs, own.arrays.actions), "int64"),
            "counts": ((num_envs,), "int64"),
            "orders": ((processes - 1,), "uint8"),
            "done": ((processes - 1,), "int64"),
            "failed": ((processes - 1,), "bool"),
        }
        self.shared = SharedArrays(fields)
        self.here = OwnGames(self.own, self.shared, 0)
        context = multiprocessing.get_context("spawn")
        self.workers = [
            Worker(context, i, fields, self.shared.memory.name, ends[i], ends[i + 1] - ends[i], terms)
            for i in range(processes - 1)
        ]
        self.ends = ends
        self.ordered = 0
        """How many orders there were."""

    def reset(self, *, seed: int | list[int | None] | None = None, options: Told | None = None) -> tuple[Floats, Told]:
        """Game `i` has the seed `seed + i`, or its own of a list."""
        if isinstance(seed, list) and len(seed) != self.num_envs:
            raise OptionError(f"seed: a number, or one for each of the {self.num_envs} games, not {len(seed)}")
        self._wait()
        for worker in self.workers:
            first, end = self.ends[worker.number : worker.number + 2]
            its = seed[first:end] if isinstance(seed, list) else None if seed is None else seed + first
            worker.line.send(its)
        with self._all(RESET):
            self.here.reset(seed[: self.ends[0]] if isinstance(seed, list) else seed)
        return self._told(self.shared.fields["seen"]), self._info()

    def step(self, actions: NDArray[np.int64]) -> Results:
        self._wait()
        fields = self.shared.fields
        fields["actions"][:] = actions
        with self._all(STEP):
            self.here.step()
        info = self._info()
        if fields["illegal"].any():
            info["illegal"] = info["_illegal"] = fields["illegal"].copy()
        told = (self._told(fields[name]) for name in ("seen", "rewards", "over", "broken_off"))
        seen, rewards, over, broken_off = told
        return seen, rewards, over, broken_off, info

    def legal_actions(self) -> tuple[Numbers, Numbers]:
        """As those of `SelfPlayVectorEnv`."""
        fields = self.shared.fields
        starts = np.zeros(self.num_envs + 1, np.int64)
        np.cumsum(fields["counts"], out=starts[1:])
        flat, width = fields["legal"].reshape(-1), fields["legal"].shape[1]
        bounds = pairwise([0, *self.ends])
        parts = [flat[first * width :][: starts[end] - starts[first]] for first, end in bounds]
        return np.concatenate(parts), starts

    @contextmanager
    def _all(self, order: int) -> Iterator[None]:
        """All others do this while the first process does its own part."""
        self._order(order)
        try:
            yield
        finally:
            self._wait()

    def _order(self, order: int) -> None:
        self.ordered += 1
        self.shared.fields["orders"][:] = order
        for worker in self.workers:
            worker.begin.release()

    def _wait(self) -> None:
        """Until all others have done what they were told: after each order, and before the next one, should that wait
        have been interrupted."""
        done = self.shared.fields["done"]
        for worker in self.workers:
            while done[worker.number] < self.ordered:
                worker.wait()
        failed = self.shared.fields["failed"]
        if failed.any():
            told = "\n".join(worker.line.recv() for worker in self.workers if failed[worker.number])
            failed[:] = False
            raise RuntimeError(f"a process of the environment failed:\n{told}")

    def _told(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copies else array

    def _info(self) -> Told:
        fields = self.shared.fields
        names = {"action_mask": "masks", "seat": "seats", "rewards": "all_rewards"}
        return {name: self._told(fields[field]) for name, field in names.items()}

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, and give the memory back."""
        self._order(QUIT)
        for worker in self.workers:
            worker.end()
        self.here.close()
        self.shared.close(unlink=True)


class Worker:
    """Another process, as seen from the first one."""

    def __init__(
        self, context: Any, number: int, fields: Fields, name: str, first: int, count: int, terms: Told
    ) -> None:
        self.number = number
        self.begin = context.Semaphore(0)
        """Released when there is an order for it."""
        self.done = context.Semaphore(0)
        """Released when it has carried an order out."""
        self.line, other = context.Pipe()
        """For what has no place in the shared memory: seeds to it, and its faults back."""
        given = (number, other, self.begin, self.done, fields, name, first, count, terms)
        self.process = context.Process(target=_work, args=given, daemon=True)
        self.process.start()
        other.close()

    def wait(self) -> None:
        """Until it has done something."""
        while not _acquired(self.done):
            if not self.process.is_alive():
                code = self.process.exitcode
                raise RuntimeError(f"a process of the environment was ended from outside (exit code {code}); close it")

    def end(self) -> None:
        self.line.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.terminate()


class OwnGames:
    """The games of one process, and the rows of the shared memory into which they are written."""

    def __init__(self, env: SelfPlayVectorEnv, shared: SharedArrays, first: int) -> None:
        self.env = env
        self.rows = shared.part(first, first + env.num_envs)
        self.masks = self.rows["masks"].reshape(-1)
        self.legal = self.rows["legal"].reshape(-1)
        self.first = first * env.arrays.actions
        """Where the masks of these games begin among all."""
        self.marked: Numbers = np.empty(0, np.int64)
        """What is marked on the masks."""

    def reset(self, seed: Any) -> None:
        seen, info = self.env.reset(seed=seed)
        self.rows["illegal"][:] = False
        self._write(seen, info)

    def step(self) -> None:
        rows = self.rows
        seen, rows["rewards"][:], rows["over"][:], rows["broken_off"][:], info = self.env.step(rows["actions"])
        rows["illegal"][:] = info.get("illegal", False)
        self._write(seen, info)

    def _write(self, seen: NDArray[Any], info: Told) -> None:
        self.rows["seen"][:] = seen
        self.rows["seats"][:] = info["seat"]
        self.rows["all_rewards"][:] = info["rewards"]
        legal, starts = self.env.legal_actions()
        np.add(legal, self.first, out=self.legal[: len(legal)])
        np.subtract(starts[1:], starts[:-1], out=self.rows["counts"])
        self.masks[self.marked] = 0
        self.marked = legal  # before they are marked: so Ctrl-C can't come between
        self.masks[legal] = 1

    def close(self) -> None:
        """Let go of the shared memory."""
        self.rows = {}
        del self.masks, self.legal


def self_play(num_envs: int = 1, processes: int = 1, **terms: Any) -> SelfPlayVectorEnv | ProcessesVectorEnv:
    """Self-play in so many games, on so many cores."""
    if processes == 1:
        return SelfPlayVectorEnv(num_envs, **terms)
    return ProcessesVectorEnv(num_envs, processes, **terms)


def _work(
    number: int,
    line: Connection,
    begin: Semaphore,
    done: Semaphore,
    fields: Fields,
    name: str,
    first: int,
    count: int,
    terms: Told,
) -> None:
    """Play some of the games, until told to quit, or until nobody is there any more who could."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who began this, and ends it
    shared = SharedArrays(fields, name)
    games = OwnGames(SelfPlayVectorEnv(count, copy=False, **terms), shared, first)
    orders, ready, failed = (shared.fields[key] for key in ("orders", "done", "failed"))
    parent = multiprocessing.parent_process()
    assert parent is not None
    while True:
        while not _acquired(begin):
            if not parent.is_alive():
                os._exit(1)
        order = orders[number]
        if order == QUIT:
            break
        try:
            if order == STEP:
                games.step()
            else:
                games.reset(line.recv())
        except Exception:
            failed[number] = True
            line.send(traceback.format_exc())
        ready[number] += 1
        done.release()
    games.close()
    del orders, ready, failed
    shared.close(unlink=False)


let_others: Callable[[], None] = getattr(os, "sched_yield", lambda: None)
"""Whoever waits for this core goes first, where there is such a call."""


def _acquired(semaphore: Semaphore) -> bool:
    """Whether it was released, within some seconds."""
    end = perf_counter() + AWAKE
    while not semaphore.acquire(False):
        if perf_counter() > end:
            return semaphore.acquire(True, LOOK)
        let_others()
    return True
