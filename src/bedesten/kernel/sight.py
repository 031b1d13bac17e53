"""What a bot is handed: all that its seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

from bedesten.kernel.box import Box
from bedesten.kernel.chance import generator
from bedesten.kernel.notation import move_phrase
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.table import Table

__all__ = ["Sight"]


class Sight:
    """A position as one seat sees it.

    It holds no reference to the real game: only a table imagined from what the seat knows, with the hands
    of the others dealt anew and with dice of its own.
    """

    def __init__(self, box: Box, table: Table, seat: int) -> None:
        self._box = box
        self._imagined = box.imagine(table, seat, generator(0, "sight"))
        self.seat = seat

    @property
    def game(self) -> str:
        """The name of the game that is played."""
        return self._box.name

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know, JSON-ready."""
        return self._box.view(self._imagined, self.seat)

    def moves(self) -> list[int]:
        """The legal moves, if this seat must answer; else none."""
        return self._imagined.moves() if self._imagined.actor == self.seat else []

    def phrase(self, move: int) -> Phrase:
        """What a move names, and whether it declines."""
        return move_phrase(self._imagined, move)

    def text(self, move: int) -> str:
        """A move in notation."""
        return self.phrase(move).text()

    def sample(self, seed: int) -> Table:
        """A table to search on that fits all this seat knows; different seeds deal what is hidden differently."""
        chance = generator(seed, "sample")
        return self._box.imagine(self._imagined, self.seat, chance)
