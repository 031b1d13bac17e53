"""Tables without a server, for tests: people, bots, a clock that the test moves."""

from __future__ import annotations

from typing import Any

from bedesten.tables.entries import COMMANDS, LogEntry, entry_of
from bedesten.tables.entries.play import played_by
from bedesten.tables.log import TableLog
from bedesten.tables.new_table import begun, new_config
from bedesten.tables.people import Moment, TableSeat
from bedesten.tables.settings import TableSettings

START = 1_700_000_000_000
SETTINGS = {"undo": "consent", "stand_in": "random"}


class Tabletop:
    """A table and its log; what is done at it is kept in `entries`, as a store would."""

    def __init__(self, people: int = 2, bots: int = 0, game: str = "istanbul", seed: int = 4, **more: Any) -> None:
        options = more.pop("options", {"start": 0, "layout": "short"} if game == "istanbul" else {})
        seats = [TableSeat(seat, "person", f"P{seat}", None, f"{seat}" * 64) for seat in range(people)]
        seats += [TableSeat(people + bot, "bot", None, "random", None) for bot in range(bots)]
        settings = {**SETTINGS, **more}
        TableSettings.from_dict(settings)
        config = new_config(
            game, options, settings, len(seats), seed=seed, code="ABCDEFGH23", host="0" * 64, created=START
        )
        self.seats = seats
        self.config = config
        self.table, first = begun(config, seats)
        self.entries: list[LogEntry] = [first]
        self.now = START
        self.present: frozenset[int] = frozenset()
        self.since: dict[int, int] = {}

    @property
    def moment(self) -> Moment:
        return Moment(self.now, self.present, self.since)

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def game(self) -> Any:
        return self.table.state.game

    def keep(self, entry: LogEntry) -> LogEntry:
        self.table.commit(entry, self.table.after(entry, self.now))
        self.entries.append(entry)
        return entry

    def do(self, kind: str, seat: int = 0, **fields: Any) -> LogEntry:
        """A command of a seat; raises Refused."""
        if kind in ("play", "undo", "restart-turn"):
            fields.setdefault("at", self.state.at)
        return self.keep(self.table.entry(COMMANDS[kind](seat=seat, **fields), self.moment))

    def play(self, *moves: str) -> LogEntry:
        return self.do("play", self.game.actor, moves=moves)

    def keep_stand_in(self, words: str = "") -> LogEntry:
        """A bot plays for whoever is asked: what is said, or its first move."""
        move = self.game.read(words) if words else self.game.moves()[0]
        return self.keep(played_by("bot", self.game, self.game.actor, [move]))

    def again(self) -> TableLog:
        """The table read from what was stored of its log."""
        return TableLog.load(
            self.config,
            self.seats,
            [
                entry_of(e.kind, e.data(), e.number, e.time, e.seat, e.by, e.client, e.client_number)
                for e in self.entries
            ],
        )
