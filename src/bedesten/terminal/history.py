"""What happened in a game, entry by entry: told anew from its moves, so that it survives saving and undoing."""

from __future__ import annotations

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.events import Event
from bedesten.kernel.game import Game
from bedesten.kernel.table import Table

__all__ = ["Chronicle"]


class Chronicle:
    """The events of each move and each outcome of chance that count."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.line: list[int] = []
        self.actors: list[int] = []
        """Who made each entry; chance is one of them."""
        self.turns: list[int] = []
        """In which turn each entry fell."""
        self.told: list[list[Event]] = []
        self._table: Table = game.restart()
        self.catch_up()

    def catch_up(self) -> None:
        """Hear what has been played since, and forget what was taken back."""
        line = self.game.line
        if line[: len(self.line)] != self.line:
            self.line, self.actors, self.turns, self.told = [], [], [], []
            self._table = self.game.restart()
        for move in line[len(self.line) :]:
            self._hear(move)

    def _hear(self, move: int) -> None:
        table = self._table
        self.actors.append(table.asks[-1].seat)
        self.turns.append(table.turn)
        heard: list[Event] = []
        table.heard = heard
        table.play(move)
        self.told.append(heard)
        self.line.append(move)

    def events(self, first: int = 0, last: int | None = None) -> list[Event]:
        """What happened from one entry on."""
        return [event for told in self.told[first:last] for event in told]

    def last_choice(self, seat: int) -> int:
        """The number of the last entry that this seat chose; if there is none, of the first entry after set-up."""
        for i in range(len(self.line) - 1, -1, -1):
            if self.actors[i] == seat:
                return i
        return self.turn_start(1)

    def round_start(self, players: int) -> int:
        """The number of the first entry of the round that is under way, or with which the game ended; a roll is one."""
        if not self.turns:
            return 0
        first = (max(self.turns[-1], 1) - 1) // players * players + 1
        return next((i for i, turn in enumerate(self.turns) if turn >= first), len(self.turns))

    def turn_start(self, turn: int) -> int:
        """The number of the first entry of a turn."""
        for i, found in enumerate(self.turns):
            if found >= turn and self.actors[i] != CHANCE:
                return i
        return len(self.line)
