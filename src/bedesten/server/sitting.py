"""How a table stands: what its log, read from the first entry on, has made of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from bedesten.kernel.game import Game
from bedesten.server.clockwork import Clocks
from bedesten.server.games import begin, enter
from bedesten.server.schema import Lapsed, Settings, StandingAnswer, WhyLapsed
from bedesten.server.standing import Facts, answer_to, changed, ended_by, facts_of
from bedesten.server.store import EntryRow, SeatRow, TableRow

__all__ = ["Request", "Sitting"]


@dataclass(frozen=True, slots=True)
class Request:
    """An undo that the others are asked to agree to."""

    number: int
    seat: int
    to: int
    agreed: frozenset[int]


@dataclass(slots=True)
class Sitting:
    """A table and what has become of it. To see what an entry would do, apply it to a copy."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    settings: Settings
    phase: str = "open"
    number: int = 0
    time: int = 0
    """When the last entry was made."""
    game: Game | None = None
    paused: bool = False
    ended: str = ""
    """How the game ended: `played`, `resigned` or `closed`."""
    chairs: dict[int, str] = field(default_factory=dict)
    """Persons' chairs that a bot has taken, and which bot."""
    resigned: frozenset[int] = frozenset()
    request: Request | None = None
    wanted: frozenset[int] = frozenset()
    """Who wants a rematch."""
    rematch: str | None = None
    standing: dict[int, tuple[StandingAnswer, ...]] = field(default_factory=dict)
    relied: dict[int, tuple[int, Facts]] = field(default_factory=dict)
    """The turn in which each seat left word, and how things stood."""
    lapsed: dict[int, tuple[Lapsed, ...]] = field(default_factory=dict)
    """What has ended of it since."""
    clocks: Clocks | None = None

    def copy(self) -> Sitting:
        return replace(
            self,
            chairs=dict(self.chairs),
            standing=dict(self.standing),
            relied=dict(self.relied),
            lapsed=dict(self.lapsed),
            clocks=None if self.clocks is None else self.clocks.copy(),
        )

    # ── What it is like now ────────────────────────────────────────────────────────────────────────────────

    @property
    def at(self) -> int:
        """How many entries the record of the game has."""
        return 0 if self.game is None else len(self.game.entries)

    @property
    def line(self) -> int:
        """How many of them still count."""
        return 0 if self.game is None else self.game.number

    @property
    def actor(self) -> int | None:
        """Who must answer, whoever plays for him."""
        return self.game.actor if self.game is not None and self.phase == "playing" else None

    @property
    def names(self) -> list[str]:
        return [seat.name or seat.bot or "" for seat in self.seats]

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat, if one does."""
        return self.seats[seat].bot if self.seats[seat].kind == "bot" else self.chairs.get(seat)

    def people(self) -> list[int]:
        """Seats that a person plays now."""
        return [row.seat for row in self.seats if row.kind == "person" and row.seat not in self.chairs]

    def left_over(self) -> list[int]:
        """Seats that have not given up."""
        return [row.seat for row in self.seats if row.seat not in self.resigned]

    def wake_at(self) -> int | None:
        """When the server must do something by itself if nobody else does."""
        seat = self.actor
        if seat is None or self.paused or self.game is None:
            return None
        if self.bot_of(seat) is not None or answer_to(self.game, self.standing.get(seat, ())) is not None:
            return self.time
        times = []
        if self.clocks is not None:
            times.append(self.clocks.flag_at())
        if self.settings.absence is not None:
            times.append(self.time + 1000 * self.settings.absence)
        return min((time for time in times if time is not None), default=None)

    # ── What an entry does ─────────────────────────────────────────────────────────────────────────────────

    def apply(self, entry: EntryRow, after: Game | None = None) -> None:
        """Carry out an entry. `after` is the game after it, if somebody has played it already."""
        data = entry.data
        if self.clocks is not None:
            self.clocks.run_to(entry.time)
        record: list[int] = data.get("record", [])
        if entry.kind == "start":
            self._start(after)
        elif record and self.game is not None:
            if after is None:
                enter(self.game, record, len(self.game.entries))
            else:
                self.game = after
        self.number, self.time = entry.number, entry.time
        self._note(entry, data)
        if self.phase == "playing" and self.game is not None and self.game.over:
            self.phase, self.ended = "over", "played"
        self._settle()

    def _start(self, after: Game | None) -> None:
        self.phase = "playing"
        self.game = begin(self.row, self.names) if after is None else after
        if self.settings.clock is not None:
            self.clocks = Clocks.start(self.settings.clock, len(self.seats))

    def _note(self, entry: EntryRow, data: dict[str, Any]) -> None:
        """What is not part of the game."""
        kind, seat = entry.kind, entry.seat
        if kind in ("sit", "leave"):
            row = SeatRow(data["seat"], data["kind"], data["name"], data["bot"], data["token"])
            self.seats = tuple(row if old.seat == row.seat else old for old in self.seats)
        elif kind == "undo-asked" and seat is not None:
            self.request = Request(entry.number, seat, data["to"], frozenset())
        elif kind == "consent" and seat is not None and self.request is not None:
            agreed = self.request.agreed | {seat}
            self.request = replace(self.request, agreed=agreed) if data["agree"] else None
        elif kind == "resign" and seat is not None:
            self.resigned |= {seat}
            self.chairs[seat] = self.settings.stand_in
            if len(self.left_over()) < 2 or not self.people():
                self.phase, self.ended = "over", "resigned"
        elif kind == "chair":
            if data["bot"] is None:
                self.chairs.pop(data["chair"], None)
            else:
                self.chairs[data["chair"]] = data["bot"]
        elif kind == "give-time" and self.clocks is not None:
            self.clocks.give(data["to"], 1000 * data["seconds"])
        elif kind == "pause":
            self.paused = data["paused"]
        elif kind == "close":
            self.phase, self.ended = "over", "closed"
        elif kind == "rematch" and seat is not None:
            self.wanted = self.wanted | {seat} if data["wanted"] else self.wanted - {seat}
            self.rematch = data["table"]
        elif kind == "standing" and seat is not None:
            self._leave_word(seat, tuple(StandingAnswer(**answer) for answer in data["answers"]))
        elif kind == "undo" and self.actor is not None:
            self._end(self.actor, lambda answer: "undo" if answer.own else None)

    def _leave_word(self, seat: int, answers: tuple[StandingAnswer, ...]) -> None:
        self.lapsed.pop(seat, None)
        self.standing.pop(seat, None)
        if answers and self.game is not None:
            self.standing[seat] = answers
            self.relied[seat] = (self.game.table().turn, facts_of(self.game, seat))

    def _settle(self) -> None:
        """What follows by itself: clocks change hands, requests and standing answers lapse."""
        seat = self.actor
        if self.request is not None and (self.phase != "playing" or self.line <= self.request.to):
            self.request = None
        if self.clocks is not None:
            runs = seat is not None and not self.paused and self.bot_of(seat) is None
            self.clocks.hand_to(seat if runs else None, self.time)
        if self.game is not None and self.phase == "playing":
            for each in list(self.standing):
                self._end_answers(self.game, each)

    def _end_answers(self, game: Game, seat: int) -> None:
        """What a seat has left word for ends with its next turn, when facts change, or if nothing of it is possible."""
        turn, facts = self.relied[seat]
        mine = game.table().active == seat
        news = changed(facts, facts_of(game, seat))
        if mine and game.table().turn != turn:
            self._end(seat, lambda answer: None if answer.keep or answer.own else "turn")
        if news:
            self._end(seat, lambda answer: ended_by(answer, news))
        if game.actor == seat and not mine and answer_to(game, self.standing.get(seat, ())) is None:
            question = game.question
            self._end(seat, lambda answer: "impossible" if answer.question == question and not answer.own else None)

    def _end(self, seat: int, why: Callable[[StandingAnswer], WhyLapsed | None]) -> None:
        """Some of a seat's answers end."""
        reasons = [(answer, why(answer)) for answer in self.standing.pop(seat, ())]
        left = tuple(answer for answer, reason in reasons if reason is None)
        if left:
            self.standing[seat] = left
        gone = tuple(Lapsed(question=answer.question, why=reason) for answer, reason in reasons if reason is not None)
        if gone:
            self.lapsed[seat] = (*self.lapsed.get(seat, ()), *gone)
