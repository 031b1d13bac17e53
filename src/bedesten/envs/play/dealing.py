"""Dealing the games of one setup, one after the other."""

from __future__ import annotations

from typing import Any, Final

from bedesten.kernel.box import Box
from bedesten.kernel.chance import generator
from bedesten.kernel.options import GameOptions
from bedesten.kernel.table import Table

__all__ = ["Dealer"]

SEEDS: Final = (0, 1, 2, 3)
"""Options that are the same for all of these leave nothing to luck: no two random layouts in four are."""


class Dealer:
    """Lays the tables of one setup. What does not follow from the seed is checked and laid only once: environments
    begin games by the thousand."""

    def __init__(self, box: Box, given: dict[str, Any]) -> None:
        self.box = box
        self.given = given
        self.players = box.options(given, 0).players
        self._laid: Table | None = None
        drawn = [box.options(given, seed) for seed in SEEDS]
        if all(options == drawn[0] for options in drawn):
            self._laid = box.lay(drawn[0], generator(0))

    def __reduce__(self) -> tuple[type[Dealer], tuple[Box, dict[str, Any]]]:
        return Dealer, (self.box, self.given)

    def options(self, seed: int) -> GameOptions:
        """The options of the game of a seed."""
        return self.box.options(self.given, seed)

    def deal(self, seed: int) -> Table:
        """A bare table on which the game of a seed begins: the same as `bedesten.new` deals."""
        chance = generator(seed, "game")
        laid = self._laid
        if laid is None:
            table = self.box.lay(self.options(seed), chance)
        else:
            table = laid.copy()
            table.generator = chance
        table.manual = False
        table.run()
        return table
