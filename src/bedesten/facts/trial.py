"""Trying moves out, on a table imagined from what a seat may know: never on the real one, never with its dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bedesten.facts.types import Fact, PhraseFacts, Step, Stop
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.errors import IllegalMove
from bedesten.kernel.game import Game
from bedesten.kernel.notation import find_move, move_phrase, why_not
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.rule import PLAYS
from bedesten.kernel.table import Table

__all__ = ["Desk", "Trial"]


class Desk:
    """What a seat knows of a game. The table holds what is hidden dealt anew, always alike for equal knowledge."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game.box.name
        self.seat = seat
        self.number = game.number
        self.options = game.options
        self._game = game
        self.table = game.sight(seat).sample(0)
        self.table.manual = True

    def describe(self, table: Table) -> list[Fact]:
        """What has been heard at a table, as the seat would be told it."""
        return [self._game.describe(event, self.seat) for event in table.heard or []]

    def view(self, table: Table) -> dict[str, Any]:
        return self._game.box.view(table, self.seat)

    def trial(self) -> Trial:
        return Trial(self, self.table.copy())


class Trial:
    """A table on which moves are tried, up to where chance, another seat or the end of the turn comes."""

    def __init__(self, desk: Desk, table: Table) -> None:
        self.desk = desk
        self.table = table
        self.steps: list[Step] = []
        self._turn = (table.turn, table.active)
        table.manual = True

    def copy(self) -> Trial:
        """The same position, with no steps of its own yet."""
        twin = Trial(self.desk, self.table.copy())
        twin._turn = self._turn
        return twin

    @property
    def stop(self) -> Stop:
        """Why it goes no further by itself."""
        table = self.table
        if table.over:
            return "over"
        if (table.turn, table.active) != self._turn:
            return "turn"
        seat = table.asks[-1].seat
        if seat == CHANCE:
            return "chance"
        return "choice" if seat == self.desk.seat else "other"

    @property
    def ask(self) -> Ask:
        return self.table.asks[-1]

    @property
    def about(self) -> About:
        """What the open question is about."""
        return self.table.book.rules[self.ask.kind].about(self.table, self.ask)

    @property
    def question(self) -> str:
        return self.table.book.rules[self.ask.kind].name

    def answers(self) -> dict[int, Phrase]:
        """The question's own answers, and what each says, without cards and tiles that may be played on top of it."""
        return {move: move_phrase(self.table, move) for move in self.table.moves() if move < PLAYS}

    def play(self, move: int) -> None:
        """Play a legal move and note what happens."""
        table = self.table
        phrase, question = move_phrase(table, move), self.question
        action = table.book.action(self.ask.kind, move)
        table.heard = []
        table.play(move)
        facts = self.desk.describe(table)
        table.heard = None
        self.steps.append(Step(phrase.text(), action, PhraseFacts.of(phrase), question, facts))

    def play_line(self, moves: Sequence[str]) -> None:
        """Play moves in notation, as far as they are the seat's to play."""
        for words in moves:
            if self.stop != "choice":
                return
            move = find_move(self.table, words)
            if move < 0:
                reason = why_not(self.table, words)
                raise IllegalMove(f"not possible: {reason}", reason)
            self.play(move)

    def told(self, *events: str) -> list[Fact]:
        """All of these events, in order."""
        return [fact for step in self.steps for fact in step.events if fact["event"] in events]
