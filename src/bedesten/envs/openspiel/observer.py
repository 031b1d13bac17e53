"""What a player observes, for OpenSpiel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bedesten.envs.arrays import Arrays, split

if TYPE_CHECKING:
    from bedesten.envs.openspiel.games import TableGame
    from bedesten.envs.openspiel.state import SpielState

__all__ = ["TableObserver"]


class TableObserver:
    """The same numbers as in the other environments; `dict` holds them section by section."""

    def __init__(self, game: TableGame) -> None:
        self.encoder = game.encoder
        self.pages = game.encoder.pages()
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
        page = self.pages[player]
        self.encoder.tell(page, state.table)
        return page.values()
