"""What players say besides moves: chat, pre-given answers, and that they want a rematch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from bedesten.tables.entries.base import Command, LogEntry
from bedesten.tables.errors import Refused
from bedesten.tables.people import clean_text
from bedesten.tables.pre_answers import PreAnswer

if TYPE_CHECKING:
    from bedesten.tables.log import TableLog
    from bedesten.tables.people import Moment
    from bedesten.tables.state import State

__all__ = ["ChatSent", "GivePreAnswers", "PreAnswersGiven", "RematchWanted", "SendChat", "WantRematch"]


@dataclass(slots=True, kw_only=True)
class ChatSent(LogEntry):
    """Somebody says something."""

    kind: ClassVar[str] = "chat"
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SendChat(Command):
    """Say something."""

    kind: ClassVar[str] = "chat"
    text: str

    def entry(self, table: TableLog, moment: Moment) -> ChatSent:
        if not table.state.settings.chat:
            raise Refused("chat-off", "there is no chat at this table")
        return ChatSent(text=clean_text(self.text))


@dataclass(slots=True, kw_only=True)
class PreAnswersGiven(LogEntry):
    """Somebody gives answers beforehand, in place of those given before. The others hear to which questions."""

    kind: ClassVar[str] = "standing"
    answers: list[dict[str, Any]]

    def apply(self, state: State) -> None:
        if self.seat is None or state.game is None:
            return
        state.pre_answers.pop(self.seat, None)
        # Of those that older versions stored for the own turn, too, nothing is left: the player is asked.
        answers = tuple(PreAnswer.from_dict(each) for each in self.answers if not each.get("own"))
        if answers:
            state.pre_answers[self.seat] = answers
            state.answered_in[self.seat] = state.game.turn

    def details(self) -> dict[str, Any]:
        return {"questions": [answer["question"] for answer in self.answers]}


@dataclass(frozen=True, slots=True, kw_only=True)
class GivePreAnswers(Command):
    """Give answers beforehand."""

    kind: ClassVar[str] = "standing"
    answers: Sequence[Mapping[str, Any]]

    def entry(self, table: TableLog, moment: Moment) -> PreAnswersGiven:
        table.state.running(paused=True)
        return PreAnswersGiven(answers=[PreAnswer.from_dict(each).as_dict() for each in self.answers])


@dataclass(slots=True, kw_only=True)
class RematchWanted(LogEntry):
    """Somebody wants to play again, or no more; the last who does brings the table where it is played."""

    kind: ClassVar[str] = "rematch"
    wanted: bool
    table: str | None = None
    ready: bool | None = None
    """Whether all who are here want it. It is not stored: by then there is a table."""

    def apply(self, state: State) -> None:
        if self.seat is not None:
            state.wanted = state.wanted | {self.seat} if self.wanted else state.wanted - {self.seat}
            state.rematch = self.table


@dataclass(frozen=True, slots=True, kw_only=True)
class WantRematch(Command):
    """Play again: once all persons who are here want it, there is a new table."""

    kind: ClassVar[str] = "rematch"
    wanted: bool = True

    def entry(self, table: TableLog, moment: Moment) -> RematchWanted:
        state = table.state
        if state.phase != "over":
            raise Refused("not-over", "the game is not over")
        if state.rematch is not None:
            raise Refused("outdated", f"the rematch is table {state.rematch}")
        persons = {seat.seat for seat in state.seats if seat.kind == "person"}
        wanted = state.wanted | {self.seat} if self.wanted else state.wanted - {self.seat}
        ready = self.wanted and not (persons & moment.present) - wanted
        return RematchWanted(wanted=self.wanted, ready=ready or None)
