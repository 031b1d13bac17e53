"""What a player observes, and what he remembers, for OpenSpiel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from bedesten.envs.arrays import Arrays, split
from bedesten.envs.play.nodes import answer
from bedesten.kernel.table import Table

if TYPE_CHECKING:
    from bedesten.envs.openspiel.games import TableGame
    from bedesten.envs.openspiel.state import SpielState

__all__ = ["MemoryObserver", "TableObserver", "memory_size"]

OTHERS = -1
"""In the place of an action: another has moved, or chance."""


class TableObserver:
    """The same numbers as in the other environments; `dict` holds them section by section."""

    def __init__(self, game: TableGame) -> None:
        self.encoder = game.encoder
        self.page = game.encoder.page()
        self.arrays = Arrays(game.encoder)
        self.tensor = np.zeros(self.arrays.size, np.float32)
        self.dict = split(self.arrays.layout, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into `tensor`."""
        self.tensor[:] = self.arrays.observation(self.values(state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """The same, byte by byte in hexadecimal: equal for what looks equal."""
        return self.values(state, player).hex()

    def values(self, state: SpielState, player: int) -> bytes:
        """What a player sees, as bytes; what has not changed since the last time is kept."""
        self.encoder.tell(self.page, state.table, player)
        return self.page.values()


def memory_size(observation: int, limit: int) -> int:
    """How many numbers hold what a player remembers of a game of so many decisions: see `MemoryObserver`."""
    return (limit + 1) * (observation + 1)


class MemoryObserver:
    """An information state with perfect recall: all that a player has seen, and what he himself has done.

    The string is exact: each observation since the beginning of the game, in order, the first as a whole and of the
    others what had changed, with the player's own actions between them. `tensor` has a row for each of the player's own
    decisions, with what he saw then and, in the last column, what he did (counted from 1, divided by the number of
    actions), then a row with what he sees now.
    """

    def __init__(self, game: TableGame) -> None:
        self.encoder = game.encoder
        self.arrays = Arrays(game.encoder)
        self.opening = game.opening
        self.page = game.encoder.page()
        self.tensor = np.zeros(memory_size(self.arrays.size, game.opening.limit), np.float32)
        self.rows = self.tensor.reshape(-1, self.arrays.size + 1)
        self.dict = {"memory": self.rows}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player remembers into `tensor`."""
        self.rows[:] = 0
        row = 0
        seen = b""
        for values, action in self.moments(state, player):
            if action != OTHERS:
                self.rows[row, :-1] = self.arrays.observation(seen)
                self.rows[row, -1] = (action + 1) / self.arrays.actions
                row += 1
            seen = values
        self.rows[row, :-1] = self.arrays.observation(seen)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words, step by step."""
        told = []
        seen = b""
        for values, action in self.moments(state, player):
            news = (
                " ".join(f"{i}:{now}" for i, (now, then) in enumerate(zip(values, seen, strict=True)) if now != then)
                if seen
                else values.hex()
            )
            told.append(news if action == OTHERS else f"({action}) {news}")
            seen = values
        return f"{player}|" + "|".join(told)

    def moments(self, state: SpielState, player: int) -> Iterator[tuple[bytes, int]]:
        """All that a player has seen, each with his own action that led there: the game is played again."""
        history = state.full_history()
        if sum(step.player >= 0 for step in history) != state.position.decisions:
            raise ValueError("there is no information state of a position that was resampled: its history is unknown")
        table = self.opening.table.copy()
        yield self.values(table, player), OTHERS
        for step in history:
            answer(table, step.action)
            yield self.values(table, player), step.action if step.player == player else OTHERS

    def values(self, table: Table, player: int) -> bytes:
        self.encoder.tell(self.page, table, player)
        return self.page.values()
