"""What came of decisions, as a viewer may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from bedesten.kernel.outcome import FACTS
from bedesten.server.schema.common import Message, Phrase, Told, told_model

__all__ = ["Outcome", "OutcomePart", "Step"]

if TYPE_CHECKING:
    OutcomePart = Told
else:
    OutcomePart = told_model(
        "OutcomePart",
        "One thing that came of a decision: what was done, by whom, what it cost and brought. What there is not to "
        "tell is left out.",
        FACTS,
        what=Annotated[str, Field(description="what it is: `go`, `act`, `meet`, `card` …")],
        seat=Annotated[int | None, Field(default=None, description="whose it is; left out if it is nobody's")],
        resumes=Annotated[bool, Field(default=False, description="whether it goes on with the seat's part before it")],
    )


class Outcome(Told):
    """What came of one decision, up to the next one or to the beginning of the next turn."""

    turn: int
    seat: int | None = Field(default=None, description="who decided, or whose turn begins; left out at the set-up")
    question: str | None = Field(default=None, description="what was asked; left out if nothing was")
    phrase: Phrase | None = Field(default=None, description="what was decided; left out if nothing was")
    place: int | None = Field(default=None, description="where it was decided, or where it led")
    piece: str | None = Field(default=None, description="who acts there")
    parts: list[OutcomePart] = Field(description="in the order in which they happened")


class Step(Message):
    """One decision of the record with what chance answered to it, or an undo."""

    at: int = Field(description="how many entries the record has with it")
    entries: int = Field(description="how many of them it is: the decision, and each answer of chance")
    line: int = Field(description="how many entries still counted before it: `undo` to this number takes it back")
    number: int = Field(description="the entry of the table's log that it belongs to")
    seat: int | None = Field(description="who decided; null if nobody did, or for an undo")
    turn: int
    text: str | None = Field(description="the decision in notation; null if there was none")
    outcomes: list[Outcome] = Field(description="what came of it, and of the beginning of each turn since")
    undo: int | None = Field(default=None, description="for an undo: how many entries still count after it")
    undone: bool = Field(default=False, description="whether a later undo has taken it back")
