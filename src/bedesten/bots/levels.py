"""The ladder of levels, the weakest first."""

from __future__ import annotations

from typing import Final

__all__ = ["ADVISER", "KEPT", "LEVELS", "USUAL", "Level"]


class Level:
    """A bot under a name of the bazaar."""

    __slots__ = ("name", "spec", "words")

    def __init__(self, name: str, spec: str, words: str) -> None:
        self.name = name
        self.spec = spec
        """The bot behind the name, with its options."""
        self.words = words
        """How it plays."""


LEVELS: Final = [
    Level("random", "random", "any legal move, each as likely as the others"),
    Level("apprentice", "apprentice:blunders=60", "begins most of its turns without a thought"),
    Level("peddler", "apprentice:blunders=35", "looks to the end of its turn, but has its bad moments"),
    Level("merchant", "apprentice:blunders=12", "nearly always plays its turn so that it ends best"),
    Level("vizier", "planner:depth=2,width=4", "thinks of its next turn, too"),
    Level(
        "grand-vizier", "champion:iterations=40", "has learned by self-play, and reckons with what the others may do"
    ),
]

KEPT: Final = [
    Level("grand-vizier-1", "champion:iterations=40,judge=learned-1", "the champion of November 2026, kept as it was"),
]
"""Champions of before, with their weights: new ones are measured against them. They are no levels."""

USUAL: Final = "merchant"
"""Who sits down where nobody was named."""

ADVISER: Final = LEVELS[-1].name
"""Who gives hints if nobody else is named: what it has learned are the weights behind the reasons."""
