"""A process in which bots think: it reads jobs as lines of JSON, and answers each with a line.

It gets positions as the bot's seat imagines them, so that it can't know more than the seat may.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import Any, Final

from bedesten import GAMES
from bedesten._build import compiled, sources_digest
from bedesten.advice.jobs import think
from bedesten.kernel.boxes import box_of

__all__ = ["answer", "main"]

NICE: Final = 5


def answer(job: dict[str, Any]) -> dict[str, Any]:
    """Carry out a job, or say what this process is."""
    return _about() if job["task"] == "about" else think(job)


def _about() -> dict[str, Any]:
    """Which build this process runs, and of which sources. Both games are imported by then, so that they fit together
    even if the build is replaced while the process runs."""
    for game in GAMES:
        box_of(game)
    return {"build": "compiled" if compiled() else "interpreted", "sources": sources_digest()}


def main() -> None:
    """Think until nobody asks any more."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    for line in sys.stdin:
        try:
            output = answer(json.loads(line))
        except Exception as error:
            output = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(output) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
