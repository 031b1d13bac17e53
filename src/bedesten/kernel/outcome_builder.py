"""Builds outcomes: takes the events of decisions one after the other and puts them together as one would tell them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.events import Event
from bedesten.kernel.notation import move_phrase
from bedesten.kernel.outcome import Outcome, OutcomePart
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.rule import BESIDES
from bedesten.kernel.table import Table

__all__ = ["Decision", "OutcomeBuilder", "Said", "Teller", "decision"]

Said = dict[str, Any]
"""The numbers of an event by name, as `Box.describe` tells them."""


class Decision:
    """A move that is about to be played: by whom, in answer to what, and what it says."""

    def __init__(self, seat: int, turn: int, question: str, deed: str, phrase: Phrase | None, about: About) -> None:
        self.seat = seat
        self.turn = turn
        self.question = question
        self.deed = deed
        """As what it is told what comes of it, unless an event says otherwise."""
        self.phrase = phrase
        self.about = about
        self.concerns = seat if seat != CHANCE or about.seat is None else about.seat
        """Whom the question concerns: who decides, or for whom chance rolls or draws."""


def decision(table: Table, move: int) -> Decision:
    """The decision that a legal move is; to be asked before the move is played. Chance decides nothing."""
    ask = table.asks[-1]
    rule = table.book.rules[ask.kind]
    about = rule.about(table, ask)
    if ask.seat == CHANCE:
        return Decision(CHANCE, table.turn, "", rule.deed(about), None, about)
    return Decision(ask.seat, table.turn, rule.name, rule.deed(about), move_phrase(table, move), about)


class OutcomeBuilder:
    """An outcome in the making."""

    def __init__(self, decided: Decision) -> None:
        self.decided = decided
        self.outcome = Outcome(decided.seat, decided.turn, decided.question, decided.phrase)
        self.outcome.place = decided.about.place
        self.outcome.piece = decided.about.piece
        self._open: dict[int, OutcomePart] = {}

    @property
    def verb(self) -> str | None:
        """What was decided to be done."""
        return None if self.decided.phrase is None else self.decided.phrase.verb

    def open(self, what: str, event: Event) -> OutcomePart:
        """Begin a part. What comes and goes now, for the same seat, is told in it."""
        part = self.beside(what, event)
        self._open[event.seat] = part
        return part

    def beside(self, what: str, event: Event) -> OutcomePart:
        """A part beside the one that is open, which stays so."""
        part = OutcomePart(what, event.seat)
        part.events.append(event)
        self.outcome.parts.append(part)
        return part

    def current(self, event: Event) -> OutcomePart:
        """The part that is open for the event's seat; it tells the event, too."""
        part = self._open.get(event.seat)
        if part is None:
            return self.resume(event)
        part.events.append(event)
        return part

    def resume(self, event: Event) -> OutcomePart:
        """Begin the part that the question was about: what comes of it goes on with what was done before."""
        if event.seat != self.decided.concerns:
            return self.open(BESIDES, event)
        about = self.decided.about
        part = self.open(self.decided.deed, event)
        part.resumes = True
        part.verb = self.verb if about.action is None else about.action
        part.place = about.place
        part.piece = about.piece
        part.card = about.card
        part.guild = about.guild
        part.tile = about.tile
        part.track = about.track
        part.token = about.token
        part.number = about.number
        part.pips = about.pips or []
        return part

    def opened(self, seat: int) -> OutcomePart | None:
        """The part that is open for a seat."""
        return self._open.get(seat)

    def last(self, what: str) -> OutcomePart | None:
        """The last part of all, if it is of this kind."""
        parts = self.outcome.parts
        return parts[-1] if parts and parts[-1].what == what else None

    def further(self, what: str, event: Event) -> OutcomePart:
        """The last part, if it is of this kind, which tells the event, too; else a part beside the one that is open."""
        part = self.last(what)
        if part is None:
            return self.beside(what, event)
        part.events.append(event)
        return part

    def at(self, place: int) -> None:
        """It led there, unless it was decided somewhere."""
        if self.outcome.place is None:
            self.outcome.place = place

    def begins_turn(self, event: Event) -> OutcomeBuilder:
        """What follows this event belongs to a new turn, in which nothing is decided yet."""
        return OutcomeBuilder(Decision(event.seat, self.decided.turn + 1, "", BESIDES, None, About()))


Teller = Callable[[OutcomeBuilder, Event, Said], None]
"""Tells an event in one part of the outcome."""
