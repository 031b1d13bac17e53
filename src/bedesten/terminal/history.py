"""What came of the moves of a game, decision by decision: told anew from its record, so that it survives saving and
undoing."""

from __future__ import annotations

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.game import Game
from bedesten.kernel.listening import Listener
from bedesten.kernel.outcome import Outcome

__all__ = ["Chronicle"]


class Chronicle:
    """The outcomes of each decision that counts."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.line: list[int] = []
        self.actors: list[int] = []
        """Who made each entry; chance is one of them."""
        self.turns: list[int] = []
        """In which turn each entry fell."""
        self.told: list[list[Outcome]] = []
        """For each entry what came of the decision that was complete with it."""
        self._listener = self._from_start()
        self.catch_up()

    def _from_start(self) -> Listener:
        return Listener(self.game.box, self.game.options, self.game.restart())

    def catch_up(self) -> None:
        """Hear what has been played since, and forget what was taken back."""
        line = self.game.line
        if line[: len(self.line)] != self.line:
            self.line, self.actors, self.turns, self.told = [], [], [], []
            self._listener = self._from_start()
        for move in line[len(self.line) :]:
            table = self._listener.table
            self.actors.append(table.asks[-1].seat)
            self.turns.append(table.turn)
            self.told.append(self._listener.play(move))
            self.line.append(move)

    def outcomes(self, first: int = 0) -> list[Outcome]:
        """What came of all decisions from one entry on."""
        return [outcome for told in self.told[first:] for outcome in told]

    def last_choice(self, seat: int) -> int:
        """The number of the last entry that this seat chose; if there is none, of the first entry after set-up."""
        for i in range(len(self.line) - 1, -1, -1):
            if self.actors[i] == seat:
                return i
        return self.turn_start(1)

    def last_round(self, players: int) -> list[Outcome]:
        """What came of all decisions of the round that is under way, or with which the game ended."""
        first = (max(self.turns[-1], 1) - 1) // players * players + 1 if self.turns else 0
        return [outcome for outcome in self.outcomes() if outcome.turn >= first]

    def turn_start(self, turn: int) -> int:
        """The number of the first entry of a turn."""
        for i, found in enumerate(self.turns):
            if found >= turn and self.actors[i] != CHANCE:
                return i
        return len(self.line)
