"""A table and its log: commands become entries, entries are applied to the state, the game and its history.

The caller makes an entry, stores it, and only then commits it: what could not be stored has not happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from bedesten.kernel.game import Game
from bedesten.tables.entries import Command, GameEntry, LogEntry
from bedesten.tables.entries.seats import Start
from bedesten.tables.errors import Refused
from bedesten.tables.games import begin
from bedesten.tables.history import History, PlayedSteps, RecordStep, at_set_up
from bedesten.tables.people import Moment, TableSeat
from bedesten.tables.settings import TableConfig
from bedesten.tables.state import State

__all__ = ["TableLog", "since_number", "steps_of"]

N = TypeVar("N", LogEntry, RecordStep)

MOST_ENTRIES: Final = 100_000
"""Entries of a log, at the most: no game comes near."""
SKEW: Final = 60_000
"""Milliseconds by which the clocks of those who write to one log may differ. Beyond that the last entry was stamped by
a clock that was wrong, and does not hold up those after it."""


class TableLog:
    """A table as its log has made it."""

    __slots__ = ("_history", "state")

    def __init__(self, config: TableConfig, seats: Sequence[TableSeat]) -> None:
        self.state = State.new(config, tuple(seats))
        self._history: History | None = None

    @staticmethod
    def of(state: State) -> TableLog:
        """A table of which only the state is known."""
        table = TableLog(state.config, state.seats)
        table.state = state
        return table

    @staticmethod
    def load(config: TableConfig, seats: Sequence[TableSeat], entries: Iterable[LogEntry]) -> TableLog:
        """A table from its whole log; raises RecordError or IllegalMove if that can't be played."""
        table = TableLog(config, seats)
        for entry in entries:
            table.replay(entry, words=False)
        return table

    # ── What is done ───────────────────────────────────────────────────────────────────────────────────────

    def entry(self, command: Command, moment: Moment) -> LogEntry:
        """The entry that carries out a command of a person; raises Refused."""
        if self.state.seats[command.seat].kind != "person":
            raise Refused("not-your-seat", "this seat is not a person's")
        if self.state.number >= MOST_ENTRIES:
            raise Refused("too-many", "this table has been talked at long enough")
        entry = command.entry(self, moment)
        entry.seat = command.seat
        return entry

    def after(self, entry: LogEntry, now: int) -> State:
        """The state after an entry, which is numbered and stamped by that."""
        last = self.state.time
        entry.number = self.state.number + 1
        entry.time = now if last > now + SKEW else max(now, last)
        state = self.state.copy()
        state.apply(entry)
        entry.at, entry.line = state.at, state.line
        return state

    def commit(self, entry: LogEntry, after: State) -> None:
        """An entry has been kept: from now on things stand as after it."""
        if entry.playing is not None:
            if self.state.game is None:
                self._history = History(entry.playing.game)
            self.history.add(entry.playing, entry.number)
        self.state = after

    def replay(self, entry: LogEntry, words: bool = True) -> None:
        """Carry out an entry that others have kept. Without `words` it is not kept what happened in the game."""
        state = self.state.copy()
        if isinstance(entry, GameEntry):
            game = self._game_for(entry, words)
            entry.playing = PlayedSteps(self.history.enter(game, entry.record, entry.number, words))
        state.apply(entry)
        self.state = state

    def _game_for(self, entry: LogEntry, copied: bool) -> Game:
        """The game that an entry is played on: a copy, if somebody may look at this one."""
        game = self.state.game
        if game is None or isinstance(entry, Start):
            first = begin(self.state.config, self.state.names)
            self._history = History(first)
            return at_set_up(first)
        return game.copy() if copied else game

    # ── What was ───────────────────────────────────────────────────────────────────────────────────────────

    @property
    def history(self) -> History:
        """The history of the game, replayed if it was dropped."""
        if self._history is None:
            if self.state.game is None:
                raise Refused("not-started", "the game has not begun")
            self.restore_history(history := History.of(self.state.game))
            return history
        return self._history

    def restore_history(self, history: History) -> None:
        """Take back a history that was dropped. A caller with a long game may have replayed it in a thread."""
        if self._history is None and history.length == self.state.at:
            history.since = self.state.number
            self._history = history

    def drop_history(self) -> None:
        """Free the memory of the history; it is replayed from the game when it is asked for again."""
        self._history = None

    @property
    def history_dropped(self) -> bool:
        return self._history is None and self.state.game is not None

    def turn_start(self) -> int:
        """How far back the turn can be restarted freely. A seat may have two turns in a row."""
        game = self.state.game
        return 0 if game is None else max(self.history.turn_start(game.turn), game.barrier)

    def position(self, at: int) -> Game:
        """The game as it was after so many entries of its record."""
        game = self.state.game
        if game is None:
            raise Refused("not-started", "the game has not begun")
        if at > len(game.entries):
            raise Refused("outdated", f"the record has {len(game.entries)} entries")
        return self.history.position(game, at)

    def has_steps_since(self, since: int) -> bool:
        """Whether the steps after an entry of the log are in memory."""
        return self.state.game is None or (self._history is not None and since >= self._history.since)

    def recent_steps(self, since: int) -> list[RecordStep] | None:
        """The steps after an entry of the log; None if they are not in memory any more."""
        if self._history is None or not self.has_steps_since(since):
            return [] if self.state.game is None else None
        return since_number(self._history.steps, since)


def since_number(numbered: Sequence[N], since: int) -> list[N]:
    """The last entries or steps, those after an entry of the log: few of many."""
    first = len(numbered)
    while first and numbered[first - 1].number > since:
        first -= 1
    return list(numbered[first:])


def steps_of(game: Game, entries: Iterable[LogEntry]) -> list[RecordStep]:
    """All that happened in a game, from the log of its table."""
    history = History(game, keep=None)
    played = at_set_up(game)
    for entry in entries:
        if isinstance(entry, GameEntry):
            played = history.enter(played, entry.record, entry.number, words=True)
    return history.steps
