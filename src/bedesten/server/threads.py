"""Thread pools for work that takes long for long games, so that the event loop does not wait for it.

Tables are loaded by threads of their own: requests that replay much hold up no table that is to be opened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

__all__ = ["FEW", "in_thread", "in_thread_if_long", "load_in_thread"]

P = ParamSpec("P")
T = TypeVar("T")

FEW: Final = 50
"""Entries or steps that are processed on the event loop, which takes about three milliseconds at the most."""

_LOADING: Final = ThreadPoolExecutor(2, "loading")
_HISTORIES: Final = ThreadPoolExecutor(2, "histories")
"""Not the default executor, whose threads may wait for what never comes: for DNS, say."""


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something in a thread. It must change nothing that others can see."""
    return await asyncio.get_running_loop().run_in_executor(_HISTORIES, partial(work, *args, **kwargs))


async def in_thread_if_long(size: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something at once if it is small, else in a thread."""
    return work(*args, **kwargs) if size <= FEW else await in_thread(work, *args, **kwargs)


async def load_in_thread(size: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something for a table that is being opened: at once if it is small, else in a thread for that alone."""
    if size <= FEW:
        return work(*args, **kwargs)
    return await asyncio.get_running_loop().run_in_executor(_LOADING, partial(work, *args, **kwargs))
