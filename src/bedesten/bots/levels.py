"""The ladder of levels, the weakest first."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ADVISER",
    "CHARACTERS",
    "IN_CHARACTER",
    "KEPT",
    "LEVELS",
    "SPECS",
    "USUAL",
    "Level",
    "character_of",
    "in_character",
]


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
    Level(
        "sultan",
        "champion:iterations=40,judge=net",
        "the same with a trained net: the strongest in the base game",
    ),
]

KEPT: Final = [
    Level("grand-vizier-1", "champion:iterations=40,judge=learned-1", "the champion of November 2026, kept as it was"),
]
"""Champions of before, with their weights: new ones are measured against them. They are no levels."""

CHARACTERS: Final = ("trader", "gem-buyer", "pilgrim")
"""Styles that are as strong as the level without one; bots of one table have different ones."""

IN_CHARACTER: Final = [
    Level(f"{level.name}-{character}", f"{level.spec},style={character}", f"{level.words}, as a {character}")
    for level in LEVELS[3:]
    for character in CHARACTERS
]
"""From the merchant up a level has three characters: bots of their own, which sit down where the level is asked for."""

SPECS: Final = {level.name: level.spec for level in [*LEVELS, *KEPT, *IN_CHARACTER]}
"""The bots that stand for others with options."""

USUAL: Final = "merchant"
"""Who sits down where nobody was named."""

ADVISER: Final = LEVELS[-2].name
"""Who gives hints if nobody else is named: what it has learned are the weights behind the reasons. The level above it
thinks longer, and can't say why."""


def in_character(bot: str, seat: int, table: str) -> str:
    """Who sits down in a seat of a table if this bot is asked for: of a level with characters one of them, in the next
    seat another one. Which seat has which depends on the name of the table, so that not all tables are alike."""
    if f"{bot}-{CHARACTERS[0]}" not in SPECS:
        return bot
    return f"{bot}-{CHARACTERS[(seat + sum(table.encode())) % len(CHARACTERS)]}"


def character_of(bot: str) -> str:
    """The character of a bot that has one, as it is called where there is little room; else its name."""
    return next((character for character in CHARACTERS if bot.endswith(f"-{character}")), bot)
