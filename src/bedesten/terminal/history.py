"""The game on the screen with the outcomes of all its moves, so that no move is played again to be told."""

from __future__ import annotations

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.game import Game
from bedesten.kernel.outcome import Outcome
from bedesten.tables.history import History, PlayedSteps, outcomes_of, play_move

__all__ = ["PlayedGame"]


class PlayedGame:
    """A game and its history; of a saved one it is played again."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.history = History.of(game, keep=None, words=True)

    def play(self, move: int) -> None:
        """Play a legal move; an illegal one leaves the game untouched."""
        self.history.add(PlayedSteps(self.game, play_move(self.game, move)), 0)

    def undo(self, to: int) -> None:
        """Take back to so many entries."""
        undone = self.history.undo(self.game, to)
        self.history.add(undone, 0)
        self.game = undone.game

    def outcomes(self, first: int = 0) -> list[Outcome]:
        """What came of all decisions from one entry on, of those that count."""
        steps = [step for step in self.history.steps if step.undo is None and not step.undone]
        return outcomes_of(self.game, steps[first:])

    def last_choice(self, seat: int) -> int:
        """The number of the last entry that this seat chose; if there is none, of the first entry after set-up."""
        found = self.history.last_choice(seat)
        return self._first_of(1) if found < 0 else found

    def last_round(self, players: int) -> list[Outcome]:
        """What came of all decisions of the round that is under way, or with which the game ended."""
        turns = [turn for _, turn in self.history.turns()]
        first = (max(turns[-1], 1) - 1) // players * players + 1 if turns else 0
        return [outcome for outcome in self.outcomes() if outcome.turn >= first]

    def turn_start(self) -> int:
        """How far back the turn that is under way can be taken back freely."""
        return max(self.game.barrier, self.history.turn_start(self.game.turn))

    def has_answered(self, seat: int, turn: int) -> bool:
        """Whether a seat has answered in a turn."""
        return (seat, turn) in self.history.turns()

    def _first_of(self, turn: int) -> int:
        turns = self.history.turns()
        return next((i for i, (seat, found) in enumerate(turns) if found >= turn and seat != CHANCE), len(turns))
