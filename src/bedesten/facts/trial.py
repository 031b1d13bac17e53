"""Trying moves out, on a table imagined from what a seat may know: never on the real one, never with its dice."""

from __future__ import annotations

from collections.abc import Sequence

from bedesten.facts.game_facts import GameFacts
from bedesten.facts.types import Stop
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.errors import IllegalMove
from bedesten.kernel.events import Event
from bedesten.kernel.listening import outcomes
from bedesten.kernel.notation import find_move, move_phrase, why_not
from bedesten.kernel.outcome import Outcome, OutcomePart
from bedesten.kernel.outcome_builder import decision
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason
from bedesten.kernel.rule import PLAYS
from bedesten.kernel.table import Table

__all__ = ["IllegalLine", "Trial", "TriedMove", "only_declines"]


class IllegalLine(IllegalMove):
    """A move of a line is not possible."""

    def __init__(self, reason: Reason | None, index: int) -> None:
        super().__init__(f"not possible: {reason}", reason)
        self.index = index
        """Which one, from 0."""


class TriedMove:
    """One move that has been tried: where, what it says, and what came of it."""

    __slots__ = ("move", "outcomes", "phrase", "table")

    def __init__(self, table: Table, move: int, phrase: Phrase, outcomes: list[Outcome]) -> None:
        self.table = table
        """As it was before the move; nobody changes it."""
        self.move = move
        self.phrase = phrase
        self.outcomes = outcomes
        """Its outcome, and one more for each turn that began since."""

    @property
    def parts(self) -> list[OutcomePart]:
        """What came of it before the turn passed on."""
        return self.outcomes[0].parts

    def own(self, *kinds: str) -> list[OutcomePart]:
        """Those of these parts that are the seat's who decided; what was begun by an earlier decision aside."""
        return [part for part in self.parts if part.what in kinds and part.seat == self.ask.seat and not part.resumes]

    @property
    def ask(self) -> Ask:
        return self.table.asks[-1]

    @property
    def question(self) -> str:
        return self.table.question


class Trial:
    """A table on which moves are tried, up to where chance, another seat or the end of the turn comes."""

    def __init__(self, game: GameFacts, table: Table, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.first = table
        """As it was before anything was tried; nobody changes it."""
        self.table = table.copy()
        self.table.manual = True
        self.steps: list[TriedMove] = []

    @property
    def stop(self) -> Stop:
        """Why it goes no further by itself."""
        table = self.table
        if table.over:
            return "over"
        if (table.turn, table.active) != (self.first.turn, self.first.active):
            return "turn"
        seat = table.asks[-1].seat
        if seat == CHANCE:
            return "chance"
        return "choice" if seat == self.seat else "other"

    @property
    def ask(self) -> Ask:
        return self.table.asks[-1]

    @property
    def question(self) -> str:
        return self.table.question

    def play(self, move: int) -> None:
        """Play a legal move and note what happens."""
        table = self.table
        before, phrase, decided = table.copy(), move_phrase(table, move), decision(table, move)
        heard: list[Event] = []
        table.heard = heard
        table.play(move)
        table.heard = None
        self.steps.append(TriedMove(before, move, phrase, outcomes(self.game.box, table, decided, heard)))

    def play_line(self, moves: Sequence[str]) -> None:
        """Play moves in notation, as far as they are the seat's to play."""
        for i, words in enumerate(moves):
            if self.stop != "choice":
                return
            move = find_move(self.table, words)
            if move < 0:
                raise IllegalLine(why_not(self.table, words), i)
            self.play(move)

    def own(self, *kinds: str) -> list[OutcomePart]:
        """All of these parts of the outcomes that are the seat's own, in order."""
        return [part for step in self.steps for part in step.own(*kinds)]

    def ask_is(self, *kinds: int) -> bool:
        """Whether the seat is asked one of these questions now."""
        return self.stop == "choice" and self.ask.kind in kinds

    def only_declines(self) -> bool:
        """Whether the open question itself leaves nothing to do but to decline or to end something."""
        return only_declines(self.table)


def only_declines(table: Table) -> bool:
    """Whether the open question leaves nothing to do but to decline, cards and tiles on top of it aside."""
    return all(move_phrase(table, move).declines for move in table.moves() if move < PLAYS)
