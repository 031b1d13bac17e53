"""Turns errors of commands that play games into one line on stderr and an exit status."""

from __future__ import annotations

import sys
from collections.abc import Callable

__all__ = ["report_errors"]


def report_errors(command: str, work: Callable[[], int]) -> int:
    """Do the work; tells the exit status: 1 if a game failed, 2 for what was asked wrongly.

    Where a bot of one's own in Python went wrong is shown in full above the line, since its author needs to know.
    """
    from bedesten.arena import GameFailed
    from bedesten.kernel.errors import BedestenError

    try:
        return work()
    except GameFailed as error:
        print(error.trace, end="", file=sys.stderr)
        return _complain(command, error, 1)
    except BedestenError as error:
        return _complain(command, error, 2)


def _complain(command: str, error: Exception, status: int) -> int:
    print(f"bedesten {command}: {' '.join(str(error).split())}", file=sys.stderr)
    return status
