"""What all entries of a table's log have in common, and what all commands have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from bedesten.tables.history import PlayedSteps

if TYPE_CHECKING:
    from bedesten.tables.log import TableLog
    from bedesten.tables.people import Moment
    from bedesten.tables.state import State

__all__ = ["By", "Command", "GameEntry", "LogEntry"]

By = Literal["person", "bot", "standing", "clock", "server"]

NOT_DATA: Final = frozenset({"number", "time", "seat", "by", "client", "client_number", "playing"})
"""Fields of an entry that are stored beside its data, or not at all."""
DETAILS: Final = ("text", "agree", "request", "to", "chair", "bot", "paused", "seconds", "table", "questions")
"""Fields of messages that only some kinds of entries have; those of the others are null."""


@dataclass(slots=True, kw_only=True)
class LogEntry:
    """Something that somebody did at a table: made from a command, kept in the log, applied to the state, sent to all.

    The fields of each kind are its data as the store has them.
    """

    kind: ClassVar[str]
    number: int = 0
    time: int = 0
    seat: int | None = None
    by: By = "person"
    client: str | None = None
    client_number: int | None = None
    at: int = 0
    """How many entries the record of the game has after it."""
    line: int = 0
    """How many of them still count."""
    playing: PlayedSteps | None = field(default=None, repr=False, compare=False)
    """What it plays in the game. It is not stored, since it follows from the record."""

    def apply(self, state: State) -> None:
        """What it changes besides the game."""

    def details(self) -> dict[str, Any]:
        """What of it all may know, besides who, when and where it led."""
        return {name: getattr(self, name) for name in DETAILS if name in self.__slots__}

    def message(self) -> dict[str, Any]:
        """What all may know of it: an `Entry`."""
        return {
            "number": self.number,
            "time": self.time,
            "kind": self.kind,
            "seat": self.seat,
            "by": self.by,
            "at": self.at,
            "line": self.line,
            **dict.fromkeys(DETAILS),
            **self.details(),
        }

    def data(self) -> dict[str, Any]:
        """As it is stored; `from_data` of its class is the inverse."""
        found = [(name, getattr(self, name)) for name in _data_names(type(self))]
        return {name: value for name, value in found if value is not None}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> LogEntry:
        """An entry from its stored data. Fields of which this version knows nothing are left out."""
        return cls(**{name: data[name] for name in _data_names(cls) if name in data})


_NAMES: Final[dict[type, tuple[str, ...]]] = {}


def _data_names(kind: type[LogEntry]) -> tuple[str, ...]:
    """The fields of a kind of entry that are its data, looked up once."""
    found = _NAMES.get(kind)
    if found is None:
        found = _NAMES[kind] = tuple(each.name for each in fields(kind) if each.name not in NOT_DATA)
    return found


@dataclass(slots=True, kw_only=True)
class GameEntry(LogEntry):
    """An entry that changes the game."""

    record: list[int] = field(default_factory=list)
    """What it adds to the game's record."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """What a seat wants to be done."""

    kind: ClassVar[str]
    seat: int

    def entry(self, table: TableLog, moment: Moment) -> LogEntry:
        """The entry that carries it out; raises Refused if it can't be."""
        raise NotImplementedError
