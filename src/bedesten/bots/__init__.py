"""Players that are not people."""

from __future__ import annotations

from typing import Final

from bedesten.bots.bot import Bot
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.random_bot import RandomBot
from bedesten.kernel.errors import OptionError

__all__ = ["BOTS", "Bot", "make"]

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots by name, the weakest first."""


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise OptionError(f"bots: any of {', '.join(BOTS)}, not {name!r}")
    return BOTS[name](seed)
