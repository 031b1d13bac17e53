"""Self-play on several cores: the games are divided among processes, which write into memory that they share."""

from __future__ import annotations

import multiprocessing
import signal
import traceback
from itertools import pairwise
from json import dumps, loads
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bedesten.envs.gymnasium.selfplay import SelfPlayVectorEnv
from bedesten.envs.gymnasium.vector import Floats, Results, Told
from bedesten.kernel.errors import OptionError

__all__ = ["ProcessesVectorEnv", "self_play"]

Fields = dict[str, tuple[tuple[int, ...], str]]
STEP = b"step"
DONE = b"done"
PATIENCE = 10
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
        }
        self.shared = SharedArrays(fields)
        self.here = self.shared.part(0, ends[0])
        self.lines: list[Connection] = []
        self.workers: list[Any] = []
        context = multiprocessing.get_context("spawn")
        for first, end in pairwise(ends):
            line, other = context.Pipe()
            given = (other, fields, self.shared.memory.name, first, end, terms)
            worker = context.Process(target=_work, args=given, daemon=True)
            worker.start()
            other.close()
            self.lines.append(line)
            self.workers.append(worker)
        self.firsts = ends[:-1]

    def reset(self, *, seed: int | list[int | None] | None = None, options: Told | None = None) -> tuple[Floats, Told]:
        """Game `i` has the seed `seed + i`, or its own of a list."""
        if isinstance(seed, list) and len(seed) != self.num_envs:
            raise OptionError(f"seed: a number, or one for each of the {self.num_envs} games, not {len(seed)}")
        ends = [*self.firsts[1:], self.num_envs]
        for line, first, end in zip(self.lines, self.firsts, ends, strict=True):
            its = seed[first:end] if isinstance(seed, list) else None if seed is None else seed + first
            line.send_bytes(dumps(its).encode())
        _reset(self.own, self.here, seed[: self.firsts[0]] if isinstance(seed, list) else seed)
        self._wait()
        return self._told(self.shared.fields["seen"]), self._info()

    def step(self, actions: NDArray[np.int64]) -> Results:
        fields = self.shared.fields
        fields["actions"][:] = actions
        for line in self.lines:
            line.send_bytes(STEP)
        _step(self.own, self.here)
        self._wait()
        info = self._info()
        if fields["illegal"].any():
            info["illegal"] = info["_illegal"] = fields["illegal"].copy()
        told = (self._told(fields[name]) for name in ("seen", "rewards", "over", "broken_off"))
        seen, rewards, over, broken_off = told
        return seen, rewards, over, broken_off, info

    def _wait(self) -> None:
        """Until all others have written."""
        for line in self.lines:
            answer = line.recv_bytes()
            if answer != DONE:
                raise RuntimeError(f"a process of the environment failed:\n{answer.decode()}")

    def _told(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copies else array

    def _info(self) -> Told:
        fields = self.shared.fields
        names = {"action_mask": "masks", "seat": "seats", "rewards": "all_rewards"}
        return {name: self._told(fields[field]) for name, field in names.items()}

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, and give the memory back."""
        for line in self.lines:
            line.close()
        for worker in self.workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.terminate()
        self.here = {}
        self.shared.close(unlink=True)


def self_play(num_envs: int = 1, processes: int = 1, **terms: Any) -> SelfPlayVectorEnv | ProcessesVectorEnv:
    """Self-play in so many games, on so many cores."""
    if processes == 1:
        return SelfPlayVectorEnv(num_envs, **terms)
    return ProcessesVectorEnv(num_envs, processes, **terms)


def _work(line: Connection, fields: Fields, name: str, first: int, end: int, terms: dict[str, Any]) -> None:
    """Play some of the games, until nobody is at the other end of the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who began this, and ends it by hanging up
    shared = SharedArrays(fields, name)
    env = SelfPlayVectorEnv(end - first, copy=False, **terms)
    here = shared.part(first, end)
    while True:
        try:
            message = line.recv_bytes()
        except (EOFError, OSError):
            break
        try:
            if message == STEP:
                _step(env, here)
            else:
                _reset(env, here, loads(message))
            line.send_bytes(DONE)
        except Exception:
            line.send_bytes(traceback.format_exc().encode())
    here = {}
    shared.close(unlink=False)


def _reset(env: SelfPlayVectorEnv, here: dict[str, NDArray[Any]], seed: Any) -> None:
    seen, info = env.reset(seed=seed)
    here["illegal"][:] = False
    _write(here, seen, info)


def _step(env: SelfPlayVectorEnv, here: dict[str, NDArray[Any]]) -> None:
    seen, here["rewards"][:], here["over"][:], here["broken_off"][:], info = env.step(here["actions"])
    here["illegal"][:] = info.get("illegal", False)
    _write(here, seen, info)


def _write(here: dict[str, NDArray[Any]], seen: NDArray[Any], info: Told) -> None:
    here["seen"][:] = seen
    here["masks"][:] = info["action_mask"]
    here["seats"][:] = info["seat"]
    here["all_rewards"][:] = info["rewards"]
