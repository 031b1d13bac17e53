"""Whether processes that a test started are gone."""

from __future__ import annotations

import os
import time

__all__ = ["assert_group_ends"]


def assert_group_ends(group: int, seconds: float = 120) -> None:
    """The last one may need a moment on a busy machine: what counts is that none stays."""
    until = time.monotonic() + seconds
    while True:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        assert time.monotonic() < until, "processes are left over"
        time.sleep(0.05)
