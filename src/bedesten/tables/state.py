"""The state of a table: what its log, read from the first entry on, has made of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bedesten.bots.levels import in_character
from bedesten.kernel.game import Game
from bedesten.tables.clocks import Clocks
from bedesten.tables.errors import Refused
from bedesten.tables.people import Moment, TableSeat
from bedesten.tables.pre_answers import PreAnswer, answer_to
from bedesten.tables.settings import TableConfig, TableSettings

if TYPE_CHECKING:
    from bedesten.tables.entries import LogEntry

__all__ = ["State", "UndoRequest"]

GRACE: Final = 86400
"""Seconds that a player who is asked has at a table without a grace time of its own, before another may call a bot."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """An undo that the others are asked to agree to."""

    number: int
    """The entry of the log that asks."""
    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


@dataclass(slots=True)
class State:
    """What has become of a table. To see what an entry would do, apply it to a copy."""

    config: TableConfig
    seats: tuple[TableSeat, ...]
    settings: TableSettings
    phase: str = "open"
    """`open`, `playing` or `over`."""
    number: int = 0
    """Entries of the log."""
    time: int = 0
    """When the last entry was made."""
    game: Game | None = None
    paused: bool = False
    ended: str = ""
    """How the game ended: `played`, `resigned` or `closed`."""
    chairs: dict[int, str] = field(default_factory=dict)
    """Persons' chairs that a bot has taken, and which bot."""
    resigned: frozenset[int] = frozenset()
    request: UndoRequest | None = None
    wanted: frozenset[int] = frozenset()
    """Who wants a rematch."""
    rematch: str | None = None
    pre_answers: dict[int, tuple[PreAnswer, ...]] = field(default_factory=dict)
    answered_in: dict[int, int] = field(default_factory=dict)
    """The turn in which each seat gave them."""
    clocks: Clocks | None = None

    @staticmethod
    def new(config: TableConfig, seats: tuple[TableSeat, ...]) -> State:
        """A table with an empty log."""
        return State(config, seats, TableSettings.from_dict(config.settings), time=config.created)

    def copy(self) -> State:
        return State(
            self.config,
            self.seats,
            self.settings,
            self.phase,
            self.number,
            self.time,
            self.game,
            self.paused,
            self.ended,
            dict(self.chairs),
            self.resigned,
            self.request,
            self.wanted,
            self.rematch,
            dict(self.pre_answers),
            dict(self.answered_in),
            None if self.clocks is None else self.clocks.copy(),
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
        """Who must answer, whoever plays in the chair."""
        return self.game.actor if self.game is not None and self.phase == "playing" else None

    @property
    def names(self) -> list[str]:
        return [seat.name or seat.bot or "" for seat in self.seats]

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat, if one does; in a seat of its own it has a character."""
        bot = self.seats[seat].bot
        return self.chairs.get(seat) if bot is None else in_character(bot, seat, self.config.code)

    def persons(self) -> list[int]:
        """Seats of persons who have not given up, whoever plays in their chairs now. It is they who are asked for
        consent."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.seat not in self.resigned]

    def waiting(self) -> list[int]:
        """Persons who have still to agree to the undo that is asked for."""
        request = self.request
        if request is None:
            return []
        return [seat for seat in self.persons() if seat != request.seat and seat not in request.agreed]

    def playing(self) -> list[int]:
        """Seats that a person plays now."""
        return [seat for seat in self.persons() if seat not in self.chairs]

    def left_over(self) -> list[int]:
        """Seats that have not given up."""
        return [seat.seat for seat in self.seats if seat.seat not in self.resigned]

    def running(self, paused: bool = False) -> Game:
        """The game, if it runs, or with `paused` may be paused; refused otherwise."""
        if self.phase == "open" or self.game is None:
            raise Refused("not-started", "the game has not begun")
        if self.phase == "over":
            raise Refused("over", "the game is over")
        if self.paused and not paused:
            raise Refused("paused", "the game is paused")
        return self.game

    def pre_answer(self) -> int | None:
        """The move that was given beforehand to what is asked now, if one was."""
        seat = self.actor
        if seat is None or self.game is None:
            return None
        return answer_to(self.game, self.pre_answers.get(seat, ()))

    def stand_in_at(self, seat: int, moment: Moment) -> int | None:
        """When the table's stand-in may take the chair of a player who is asked and absent; None: it may not."""
        if self.actor != seat or self.paused or seat in moment.present or self.bot_of(seat) is not None:
            return None
        grace = GRACE if self.settings.absence is None else self.settings.absence
        return moment.absent_since(seat, min(self.time, moment.now)) + 1000 * grace

    def due_at_once(self) -> bool:
        """Whether a bot or an answer given beforehand is to play."""
        seat = self.actor
        return seat is not None and not self.paused and (self.bot_of(seat) is not None or self.pre_answer() is not None)

    def wake_at(self, moment: Moment) -> int | None:
        """When something must be done here if no person does anything: a bot plays, a clock runs out, or an absent
        player's chair is taken."""
        seat = self.actor
        if seat is None or self.paused:
            return None
        asked = min(self.time, moment.now)  # an entry may have been stamped by a clock that was wrong
        if self.due_at_once():
            return asked
        flag = None if self.clocks is None else self.clocks.flag_at(moment.now)
        if self.settings.absence is None:
            return flag
        taken = moment.absent_since(seat, asked) + 1000 * self.settings.absence
        return taken if flag is None else min(flag, taken)

    # ── What an entry does ─────────────────────────────────────────────────────────────────────────────────

    def apply(self, entry: LogEntry) -> None:
        """Carry out an entry of the log."""
        if self.clocks is not None:
            self.clocks.run_to(entry.time)
        if entry.playing is not None:
            self.game = entry.playing.game
        self.number, self.time = entry.number, entry.time
        entry.apply(self)
        if self.phase == "playing" and self.game is not None and self.game.over:
            self.phase, self.ended = "over", "played"
        self._update_derived()

    def _update_derived(self) -> None:
        """What follows by itself: clocks change hands, requests and answers given beforehand end."""
        seat = self.actor
        if self.request is not None and (self.phase != "playing" or self.line <= self.request.to):
            self.request = None
        if self.clocks is not None:
            runs = seat is not None and not self.paused and self.bot_of(seat) is None
            self.clocks.hand_to(seat if runs else None, self.time)
        if self.game is not None and self.game.active in self.pre_answers:
            active = self.game.active
            if self.game.turn != self.answered_in[active]:
                del self.pre_answers[active]
