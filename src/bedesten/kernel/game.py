"""The game with a referee: it checks every move, keeps the record and tells what happens."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.book import Book
from bedesten.kernel.box import Box, Ranked
from bedesten.kernel.errors import IllegalMove, shown
from bedesten.kernel.events import Event
from bedesten.kernel.line import last_decision, rebuilt
from bedesten.kernel.listening import outcomes, retold
from bedesten.kernel.notation import find_move, move_phrase, options_text, why_not, why_not_action, why_not_move
from bedesten.kernel.options import GameOptions
from bedesten.kernel.outcome import Outcome
from bedesten.kernel.outcome_builder import Decision, decision
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.position import dump_position, fingerprint_of, lay_table
from bedesten.kernel.reading import whole
from bedesten.kernel.reason import Reason
from bedesten.kernel.record import FORMAT, write_record
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table
from bedesten.kernel.view_parts import ViewParts

__all__ = ["Game"]


class Game:
    """A running game: the position, and how it came about.

    `entries` is the whole record: a move or an outcome of chance each, or an undo, which is written as -1 - n
    and takes the game back to its first n moves. `line` is what is left of it once undos are carried out.
    """

    def __init__(
        self,
        box: Box,
        options: GameOptions,
        seed: int | None,
        sealed: str,
        manual: bool,
        names: list[str],
        origin: dict[str, object] | None,
        position: Table,
        entries: list[int],
        line: list[int],
        barrier: int,
    ) -> None:
        self.box = box
        self.options = options
        self.seed = seed
        """What the dice come from; None for a record whose seed has not been revealed."""
        self.commitment = sealed
        """What was published of the seed before the first move."""
        self.manual = manual
        """Whether the caller answers for chance."""
        self.names = names
        self.origin = origin
        """The position that the record begins with, if that is not the set-up."""
        self._position = position
        self.entries = entries
        self.line = line
        self.barrier = barrier
        """Undo goes no further back than this: there something became known."""
        self._legal: list[int] | None = None

    @staticmethod
    def start(
        box: Box,
        options: GameOptions,
        seed: int | None,
        sealed: str = "",
        manual: bool = False,
        names: list[str] | None = None,
        origin: dict[str, object] | None = None,
    ) -> Game:
        """Set up a game. Without a seed the caller must answer for chance."""
        position = lay_table(box, options, seed, origin)
        game = Game(box, options, seed, sealed, manual, names or [], origin, position, [], [], 0)
        game._answer_chance()
        return game

    # ── What is asked ──────────────────────────────────────────────────────────────────────────────────────

    @property
    def actor(self) -> int | None:
        """The seat that must answer; None once the game is over. With manual chance also `CHANCE`."""
        return self._position.actor

    @property
    def ask(self) -> Ask | None:
        """What is asked, and of whom; None once the game is over."""
        return None if self._position.over else self._position.asks[-1]

    @property
    def question(self) -> str:
        """What is asked, by name; empty once the game is over."""
        return self._position.question

    @property
    def over(self) -> bool:
        return self._position.over

    @property
    def turn(self) -> int:
        """Which turn it is, counted from 1; 0 while the table is set up."""
        return self._position.turn

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self._position.active

    @property
    def book(self) -> Book:
        """The rules in force, and with them the action space."""
        return self._position.book

    @property
    def number(self) -> int:
        """How many moves and outcomes have led here."""
        return len(self.line)

    def moves(self) -> list[int]:
        """The legal moves, ascending, never empty while the game runs. Callers do not change the list."""
        if self._legal is None:
            self._legal = [] if self._position.over else self._position.moves()
        return self._legal

    def chances(self) -> list[tuple[int, float]]:
        """With manual chance: the outcomes and their probabilities; empty when a seat must answer."""
        return self._position.chances()

    def action(self, move: int) -> int:
        """The index of a move in the action space of `book`."""
        move = self._checked(move)
        return self._position.book.action(self._position.asks[-1].kind, move)

    def move(self, action: int) -> int:
        """The move with this index in the action space, under the open ask."""
        action = whole(action, "an action")
        move = -1 if self.over else self._position.book.move(self._position.asks[-1].kind, action)
        if move not in self.moves():
            raise IllegalMove(f"action {shown(action)} is not possible now", self.why_not(action))
        return move

    # ── Words ──────────────────────────────────────────────────────────────────────────────────────────────

    def phrase(self, move: int) -> Phrase:
        """What a legal move names, and whether it declines."""
        return move_phrase(self._position, self._checked(move))

    def text(self, move: int) -> str:
        """A legal move in notation."""
        return self.phrase(move).text()

    def read(self, words: str) -> int:
        """The legal move with this notation."""
        if not isinstance(words, str):
            raise TypeError(f"a move in notation is text, not {shown(words)}")
        move = -1 if self.over else find_move(self._position, words)
        if move < 0:
            reason = self.why_not(words)
            possible = "" if self.over else f" Possible: {options_text(self._position)}"
            raise IllegalMove(f"not possible: {reason}{possible}", reason)
        return move

    def why_not(self, wanted: str | int) -> Reason | None:
        """Why a move in notation, or an index of the action space, is refused now; None if it is legal."""
        if self.over:
            return Reason([self.box.end_clause], "game-over", "the game is over")
        if isinstance(wanted, str):
            return why_not(self._position, wanted)
        return why_not_action(self._position, whole(wanted, "an action"))

    # ── Playing ────────────────────────────────────────────────────────────────────────────────────────────

    def play(self, move: int, seat: int | None = None) -> list[Event]:
        """Play a legal move, of this seat if it is named, and tell what happened. Refused, it leaves no trace."""
        if seat is not None and seat != self.actor and not self.over:
            words = f"it is asked of seat {self.actor}, not of {shown(seat)}"
            clause = self.book.rules[self._position.asks[-1].kind].clause
            raise IllegalMove(f"not possible: {words}", Reason([clause], "not-your-turn", words))
        events = self.play_entry(move)
        self._position.heard = events
        self._answer_chance()
        self._position.heard = None
        return events

    def play_entry(self, move: int) -> list[Event]:
        """Play a legal move alone, and tell what happened: what chance answers to it is played entry by entry."""
        move = self._checked(move)
        t = self._position
        events: list[Event] = []
        t.heard = events
        seat = t.asks[-1].seat
        self._enter(move)
        t.play(move)
        t.heard = None
        if seat == CHANCE or t.over or t.asks[-1].seat != seat:
            self.barrier = len(self.line)
        return events

    def draw(self) -> int:
        """What chance answers now, from the seed; it is then played by `play_entry`."""
        return self._position.draw()

    def tell(self, move: int) -> list[Outcome]:
        """Play a legal move and tell what came of it: its outcome, and one more for each turn that began since."""
        return self.outcomes(self.decided(move), self.play(move))

    def outcomes(self, decided: Decision, events: list[Event]) -> list[Outcome]:
        """What came of a decision of this game, whose events were heard."""
        return outcomes(self.box, self._position, decided, events)

    def decided(self, move: int) -> Decision:
        """The decision that a legal move is: to be asked before it is played."""
        return decision(self._position, self._checked(move))

    def told(self) -> list[Outcome]:
        """All that came of what was played and not taken back, from the beginning."""
        return retold(self.box, self.restart(), self.line)

    def enter(self, entry: int) -> None:
        """Play an entry of a record: a move, an outcome of chance, or an undo."""
        if whole(entry, "an entry") < 0:
            self.undo(-1 - entry, consent=True)
        else:
            self.play(entry)

    def resume(self, manual: bool) -> None:
        """Go on after a record has been entered, with chance answered by the caller or by the seed."""
        if not manual:
            self.manual = False
            self._rebuild(self.line)
            self._answer_chance()

    def play_text(self, words: str, seat: int | None = None) -> list[Event]:
        """Play a move given in notation."""
        return self.play(self.read(words), seat)

    def can_undo(self) -> bool:
        """Whether the last move revealed nothing, so that it can be taken back."""
        return len(self.line) > self.barrier

    def undo(self, to: int = -1, consent: bool = False) -> None:
        """Take back the last move, or go back to the first `to` moves.

        It goes back to the last moment at which something became known: a die, a card, another seat's move. With
        the consent of all it goes further, and dice then fall as they fell before; a die goes with its throw.
        """
        if whole(to, "the number of moves") < 0:
            to = len(self.line) - 1
        if not 0 <= to < len(self.line):
            raise IllegalMove("there is nothing to take back")
        if not self.manual:
            to = last_decision(self.restart(), self.line[: to + 1])
        if to < self.barrier and not consent:
            raise IllegalMove("what has become known since can't be taken back")
        self.entries.append(-1 - to)
        self._rebuild(self.line[:to])
        self._answer_chance()

    # ── What others may have of it ─────────────────────────────────────────────────────────────────────────

    def copy(self) -> Game:
        return Game(
            self.box,
            self.options,
            self.seed,
            self.commitment,
            self.manual,
            self.names[:],
            self.origin,
            self._position.copy(),
            self.entries[:],
            self.line[:],
            self.barrier,
        )

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from bedesten.kernel.pickling import game_parts, restored_game

        return restored_game, game_parts(self)

    def __repr__(self) -> str:
        named = f"{self.box.name}, {self.options.players} players, {self.number} entries"
        return f"<Game {named}: {self._position.situation()}>"

    def table(self) -> Table:
        """A bare copy to search on: unchecked, unrecorded, fast."""
        bare = self._position.copy()
        bare.manual = self.manual
        return bare

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, JSON-ready; None is a spectator."""
        self._check_seat(seat)
        return self.box.view(self._position, seat)

    def view_parts(self) -> ViewParts:
        """The views of all, in parts: for who tells several viewers."""
        return ViewParts(self.box, self._position)

    def sight(self, seat: int) -> Sight:
        """What a bot in this seat is handed."""
        self._check_seat(whole(seat, "a seat"))
        return Sight(self.box, self._position, seat)

    def describe(self, event: Event, viewer: int | None = None) -> dict[str, Any]:
        """An event as this viewer may know it, JSON-ready."""
        facts: dict[str, object] = {"event": event.what, **({"seat": event.seat} if event.seat >= 0 else {})}
        if not event.hidden_from(viewer):
            facts.update(self.box.describe(event, self._position))
        return facts

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs."""
        return [standing.seat for standing in self.standings() if standing.rank == 1] if self.over else []

    def standings(self) -> list[Ranked]:
        """All seats, the best first, and what decides between them."""
        return self.box.standings(self._position, self.options.players)

    def fingerprint(self) -> str:
        """Equal for equal positions, on every machine and in every build."""
        return fingerprint_of(self.box, self._position)

    def state(self) -> dict[str, Any]:
        """The position, JSON-ready."""
        return dump_position(self.box, self._position)

    def dump(self) -> dict[str, Any]:
        """The whole game, JSON-ready; `bedesten.load` is the inverse."""
        return {
            "bedesten": FORMAT,
            "game": self.box.name,
            "rules": self.box.version,
            "options": self.options.as_dict(),
            "names": self.names[:],
            "seed": self.seed,
            "commitment": self.commitment,
            "manual": self.manual,
            "origin": deepcopy(self.origin),
            "entries": self.entries[:],
            "state": self.state(),
        }

    def record(self, reveal: bool | None = None) -> str:
        """The game as readable text; `bedesten.replay` is the inverse.

        The seed is told only once the game is over, or when `reveal` says so: whoever knows it knows the dice to come.
        """
        return write_record(self, self.over if reveal is None else reveal)

    def restart(self) -> Table:
        """A bare table as it was before the first entry, chance being played by the caller."""
        return lay_table(self.box, self.options, self.seed, self.origin, tried=True)

    # ── Inside ─────────────────────────────────────────────────────────────────────────────────────────────

    def _checked(self, move: int) -> int:
        """A move that must be legal."""
        move = whole(move, "a move")
        if move not in self.moves():
            if self.over:
                raise IllegalMove("the game is over", self.why_not(""))
            raise IllegalMove(f"{shown(move)} is no legal move now: {self.moves()}", why_not_move(self._position, move))
        return move

    def _enter(self, move: int) -> None:
        self.entries.append(move)
        self.line.append(move)
        self._legal = None

    def _answer_chance(self) -> None:
        t = self._position
        while not self.manual and not t.over and t.asks[-1].seat == CHANCE:
            outcome = t.draw()
            self._enter(outcome)
            t.play(outcome)
            self.barrier = len(self.line)

    def _rebuild(self, line: list[int]) -> None:
        self._position, self.barrier = rebuilt(self.restart(), line, self.manual)
        self.line = line
        self._legal = None

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= whole(seat, "a seat") < self.options.players:
            raise IllegalMove(f"there is no seat {shown(seat)}; seats are 0 to {self.options.players - 1}")
