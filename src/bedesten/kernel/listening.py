"""Groups the events of a game by decision: each with the chance that follows it, as outcomes."""

from __future__ import annotations

from typing import Final

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.box import Box
from bedesten.kernel.events import Event
from bedesten.kernel.outcome import Outcome
from bedesten.kernel.outcome_builder import Decision, OutcomeBuilder, decision
from bedesten.kernel.table import Table

__all__ = ["Listener", "outcomes", "retold"]

TURN: Final = "turn"
"""The event with which a turn begins, in every game."""


def outcomes(box: Box, table: Table, decided: Decision, events: list[Event]) -> list[Outcome]:
    """What came of a decision at a table, by its events: its outcome, and one more for each turn that began since."""
    builder = OutcomeBuilder(decided)
    found = [builder.outcome]
    for event in events:
        if event.what == TURN:
            builder = builder.begins_turn(event)
            found.append(builder.outcome)
        box.tell(builder, event, table)
    return found


class Listener:
    """Plays moves on a table of its own and tells what came of them.

    A decision and the outcomes of chance that follow it are told together, once all of them are played.
    """

    def __init__(self, box: Box, table: Table) -> None:
        self.box = box
        self.table = table
        """Chance is played by the caller, as in a record."""
        table.manual = True
        self._decided: Decision | None = None
        self._heard: list[Event] = []

    def play(self, move: int) -> list[Outcome]:
        """Play a legal move; what has come of the decision, or nothing as long as chance has still to answer."""
        table = self.table
        if self._decided is None:
            self._decided = decision(table, move)
        table.heard = self._heard
        table.play(move)
        table.heard = None
        if table.actor == CHANCE:
            return []
        told = self.rest()
        self._decided, self._heard = None, []
        return told

    def rest(self) -> list[Outcome]:
        """What has come so far of the decision that chance has still to answer; nothing if there is none."""
        return [] if self._decided is None else outcomes(self.box, self.table, self._decided, self._heard)


def retold(box: Box, table: Table, line: list[int]) -> list[Outcome]:
    """What came of a line of moves from this table on, which is changed."""
    listener = Listener(box, table)
    found: list[Outcome] = []
    for move in line:
        found += listener.play(move)
    return found + listener.rest()
