"""A game in a given position, played in words: what the scenes of both games have in common."""

from __future__ import annotations

from typing import Any, Self

import bedesten

__all__ = ["Stage", "counts"]


def counts(words: str) -> dict[str, int]:
    """``red green2`` or ``good five-lira good`` as counts."""
    found: dict[str, int] = {}
    for word in words.split():
        name = word.rstrip("0123456789")
        found[name] = found.get(name, 0) + int(word[len(name) :] or 1)
    return found


class Stage:
    """A game in a given position, with chance answered by the test."""

    def __init__(self, game: bedesten.Game) -> None:
        self.game = game
        self.events: list[dict[str, Any]] = []

    def play(self, *words: str) -> Self:
        """Play moves and outcomes of chance, each in notation."""
        for word in words:
            self.events += [self.game.describe(event) for event in self.game.play(self.game.read(word))]
        return self

    def options(self) -> list[str]:
        """The legal moves in notation."""
        return [self.game.text(move) for move in self.game.moves()]

    def can(self, words: str) -> bool:
        """Whether a move is legal now."""
        return words in self.options()

    @property
    def asked(self) -> str:
        """The name of the open question."""
        return self.game.question

    @property
    def actor(self) -> int | None:
        return self.game.actor

    @property
    def state(self) -> dict[str, Any]:
        """The whole position, as `Game.dump` tells it."""
        return self.game.state()

    def told(self, what: str) -> list[dict[str, Any]]:
        """The events of one kind so far."""
        return [event for event in self.events if event["event"] == what]
