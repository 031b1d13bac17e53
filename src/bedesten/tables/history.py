"""The history of a game: what each entry of its record did, and any earlier position in constant time.

The record is a tree: an undo goes back to an earlier entry, and what follows grows from there. Of each entry a few
numbers are kept, and every so often a checkpoint, a copy of the table; a position is a few moves away from the nearest
one, however long the game is and however often something was taken back.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.errors import IllegalMove, RecordError
from bedesten.kernel.events import Event
from bedesten.kernel.game import Game
from bedesten.kernel.outcome import Outcome
from bedesten.kernel.outcome_builder import Decision
from bedesten.kernel.table import Table

__all__ = [
    "DecisionSteps",
    "History",
    "PlayedSteps",
    "RecordStep",
    "at_set_up",
    "by_decision",
    "decision_messages",
    "outcomes_of",
    "play_move",
    "set_up",
]

CHECKPOINT_EVERY: Final = 32
"""Entries between two checkpoints."""
RECENT_STEPS: Final = 40
"""Steps that are kept for clients that reconnect after a moment; older ones are replayed from the log."""


@dataclass(slots=True)
class RecordStep:
    """An entry of the record and what happened, all of it, whoever may know it."""

    move: int
    at: int
    """How many entries the record has with it."""
    line: int
    """How many entries still counted before it."""
    seat: int
    turn: int
    text: str
    decided: Decision | None
    """What was decided; None if it is not kept what happened, or if something was taken back."""
    events: list[Event]
    barrier: int
    """How far back one can go freely after it."""
    number: int = 0
    """The entry of the table's log that it belongs to."""
    undo: int | None = None
    """For an undo: how many entries still count after it."""
    undone: bool = False


def by_decision(steps: Iterable[RecordStep]) -> list[list[RecordStep]]:
    """Steps put together: chance belongs to what it answers."""
    found: list[list[RecordStep]] = []
    for step in steps:
        before = found[-1][-1] if found else None
        if step.seat == CHANCE and step.undo is None and before is not None and before.undo is None:
            found[-1].append(step)
        else:
            found.append([step])
    return found


def outcomes_of(game: Game, steps: Iterable[RecordStep]) -> list[Outcome]:
    """What came of the decisions of some steps."""
    return [outcome for entries in by_decision(steps) for outcome in _outcomes(game, entries)]


class DecisionSteps:
    """Steps put together by decisions, with the outcomes of each: computed once, for messages to any viewer."""

    def __init__(self, game: Game, steps: Iterable[RecordStep]) -> None:
        self._decisions = [(entries, _outcomes(game, entries)) for entries in by_decision(steps)]
        self.insiders = {
            part.seat
            for _, outcomes in self._decisions
            for outcome in outcomes
            for part in outcome.parts
            if part.secret
        }
        """Seats that may know more of it than the others, who all get the same message."""

    def messages(self, viewer: int | None) -> list[dict[str, Any]]:
        """What a viewer may know of each decision."""
        return [_message(entries, outcomes, viewer) for entries, outcomes in self._decisions]


def decision_messages(game: Game, steps: Iterable[RecordStep], viewer: int | None) -> list[dict[str, Any]]:
    """What a viewer may know of some steps, decision by decision."""
    return DecisionSteps(game, steps).messages(viewer)


def _outcomes(game: Game, entries: list[RecordStep]) -> list[Outcome]:
    """What came of a decision and of what chance answered to it."""
    decided = entries[0].decided
    if decided is None:
        return []
    return game.outcomes(decided, [event for entry in entries for event in entry.events])


def _message(entries: list[RecordStep], outcomes: list[Outcome], viewer: int | None) -> dict[str, Any]:
    """A decision and what chance answered to it."""
    first = entries[0]
    return {
        "at": entries[-1].at,
        "entries": len(entries),
        "line": first.line,
        "number": first.number,
        "seat": None if first.seat == CHANCE else first.seat,
        "turn": first.turn,
        "text": None if first.seat == CHANCE else first.text,
        "outcomes": [outcome.as_dict(viewer) for outcome in outcomes],
        "undo": first.undo,
        "undone": first.undone,
    }


@dataclass(slots=True)
class PlayedSteps:
    """What would be played: the game after it, and the steps that lead there."""

    game: Game
    steps: list[RecordStep] = field(default_factory=list)

    @property
    def record(self) -> list[int]:
        return [step.move for step in self.steps]


def play_move(game: Game, move: int) -> list[RecordStep]:
    """Play a move and what chance answers to it, each an entry of the record; raises IllegalMove."""
    steps = [_play_entry(game, move)]
    return steps if game.manual else steps + _answer_chance(game)


def at_set_up(game: Game) -> Game:
    """A game before its first entry."""
    return _game(game, game.manual, game.restart(), [], [], 0)


def set_up(game: Game) -> PlayedSteps:
    """A game with what chance says before the first move."""
    first = at_set_up(game)
    return PlayedSteps(first, _answer_chance(first))


def _answer_chance(game: Game) -> list[RecordStep]:
    steps = []
    while game.actor == CHANCE:
        steps.append(_play_entry(game, game.draw()))
    return steps


def _play_entry(game: Game, move: int, words: bool = True) -> RecordStep:
    seat, turn = game.actor, game.turn
    decided = game.decided(move) if words else None
    text = "" if decided is None or decided.phrase is None else decided.phrase.text()
    events = game.play_entry(move)
    before = len(game.line) - 1
    return RecordStep(
        move, len(game.entries), before, CHANCE if seat is None else seat, turn, text, decided, events, game.barrier
    )


class History:
    """Follows a game from its first entry. Entries are counted from 1; 0 is the table before the first."""

    def __init__(self, game: Game, keep: int | None = RECENT_STEPS) -> None:
        """The history of a game from its set-up on. Of the last `keep` steps, or of all (None), it is kept what
        happened; of the others only numbers."""
        self.steps: list[RecordStep] = []
        self.since = 0
        """Of all that came after this entry of the log the steps are at hand."""
        self._keep = keep
        self._checkpoints: dict[int, Table] = {0: game.restart()}
        self._nodes = array("i", [0])
        """For each entry the one whose position it led to: itself, or for an undo an earlier one."""
        self._parents = array("i", [0])
        self._moves = array("i", [0])
        self._seats = array("i", [CHANCE])
        self._turns = array("i", [0])
        self._barriers = array("i", [0])
        self._distances = array("i", [0])
        """How many moves it is from the nearest checkpoint."""
        self._line = array("i")
        """The entries that still count."""

    @staticmethod
    def of(game: Game, keep: int | None = RECENT_STEPS, words: bool = False) -> History:
        """The history of a game, played again; with `words` also what happened."""
        history = History(game, keep)
        history.enter(at_set_up(game), game.entries, 0, words, checked=False)
        return history

    @property
    def length(self) -> int:
        """Entries of the record."""
        return len(self._nodes) - 1

    # ── What is played ─────────────────────────────────────────────────────────────────────────────────────

    def add(self, played: PlayedSteps, number: int) -> None:
        """What was played counts from now on."""
        for step in played.steps:
            self._append(step, number)
        self._keep_position(played.game)

    def enter(self, game: Game, record: Iterable[int], number: int, words: bool, checked: bool = True) -> Game:
        """Play entries of a record, and tell the game after them; this one is changed unless something is taken back.

        Chance answers from the seed; if it is checked, that must be what the record says. Without `words` it is not
        kept what happened.
        """
        for entry in record:
            if entry < 0:
                game = self._game_at(game, -1 - entry)
                self._append(_undo_step(game), number, words)
                continue
            if game.actor == CHANCE:
                drawn = game.draw()
                if checked and not game.manual and drawn != entry:
                    raise RecordError(
                        f"entry {len(game.entries) + 1} is {entry}, but the rules and the seed give {drawn}"
                    )
            self._append(_play_entry(game, entry, words), number, words)
            self._keep_position(game)
        return game

    def undo(self, game: Game, to: int) -> PlayedSteps:
        """The game with its line taken back to so many entries; a die goes with its throw."""
        if not 0 <= to < len(self._line):
            raise IllegalMove("there is nothing to take back")
        while not game.manual and to > 0 and self._seats[self._line[to]] == CHANCE:
            to -= 1
        after = self._game_at(game, to)
        steps = [_undo_step(after)]
        return PlayedSteps(after, steps if after.manual else steps + _answer_chance(after))

    def _append(self, step: RecordStep, number: int, keep: bool = True) -> None:
        step.number = number
        line = self._line
        if step.undo is not None:
            del line[step.undo :]
            self._nodes.append(line[-1] if line else 0)
            parent, distance = 0, 0
            for each in self.steps:
                each.undone = each.undone or (each.line >= step.undo and each.undo is None)
        else:
            parent = line[-1] if line else 0
            distance = self._distances[parent] + 1
            line.append(step.at)
            self._nodes.append(step.at)
        self._parents.append(parent)
        self._moves.append(step.move)
        self._seats.append(step.seat)
        self._turns.append(step.turn)
        self._barriers.append(step.barrier)
        self._distances.append(distance)
        if keep:
            self.steps.append(step)
            if self._keep is not None and len(self.steps) > 2 * self._keep:
                del self.steps[: -self._keep]
                self.since = self.steps[0].number
        else:
            self.since = number

    def _keep_position(self, game: Game) -> None:
        """Copy the table if the last copy is some way back."""
        node = self._line[-1] if self._line else 0
        if self._distances[node] >= CHECKPOINT_EVERY:
            table = game.table()
            table.manual = True
            self._checkpoints[node] = table
            self._distances[node] = 0

    # ── What was ───────────────────────────────────────────────────────────────────────────────────────────

    def position(self, game: Game, at: int) -> Game:
        """The game as it was after so many entries of its record, chance being answered by the caller."""
        node = self._nodes[at]
        line = self._path(node)
        moves = [self._moves[each] for each in line]
        return _game(game, True, self._table(node), game.entries[:at], moves, self._barriers[node])

    def table(self, at: int) -> Table:
        """The bare table after so many entries."""
        return self._table(self._nodes[at])

    def _game_at(self, game: Game, to: int) -> Game:
        """The game with an undo to so many entries of the line."""
        if not 0 <= to < len(self._line):
            raise RecordError(f"there are {len(self._line)} entries, so they can't be taken back to {to}")
        node = self._line[to - 1] if to else 0
        entries = [*game.entries, -1 - to]
        return _game(game, game.manual, self._table(node), entries, game.line[:to], self._barriers[node])

    def _table(self, node: int) -> Table:
        moves = []
        while node not in self._checkpoints:
            moves.append(self._moves[node])
            node = self._parents[node]
        table = self._checkpoints[node].copy()
        for move in reversed(moves):
            if table.asks[-1].seat == CHANCE:
                table.draw()  # so that later dice fall as they would have
            table.play(move)
        return table

    def _path(self, node: int) -> list[int]:
        """The entries that counted at one of them."""
        found = []
        while node:
            found.append(node)
            node = self._parents[node]
        found.reverse()
        return found

    # ── Where turns and choices begin ──────────────────────────────────────────────────────────────────────

    def turns(self) -> list[tuple[int, int]]:
        """Of each entry that counts: who made it, and in which turn."""
        return [(self._seats[node], self._turns[node]) for node in self._line]

    def turn_start(self, turn: int) -> int:
        """How many entries that count came before the first of the turn that is under way."""
        first = len(self._line)
        while first and self._turns[self._line[first - 1]] == turn:
            first -= 1
        return first

    def last_choice(self, seat: int) -> int:
        """How many entries that count came before this seat's last move; -1 if it has made none."""
        line = self._line
        return next((i for i in range(len(line) - 1, -1, -1) if self._seats[line[i]] == seat), -1)

    def first_choice(self) -> int:
        """How many entries that count came before anybody's first move; -1 if there is none."""
        return next((i for i, node in enumerate(self._line) if self._seats[node] != CHANCE), -1)


def _undo_step(game: Game) -> RecordStep:
    to = len(game.line)
    return RecordStep(-1 - to, len(game.entries), to, CHANCE, game.turn, "", None, [], game.barrier, undo=to)


def _game(game: Game, manual: bool, table: Table, entries: Sequence[int], line: Sequence[int], barrier: int) -> Game:
    return Game(
        game.box,
        game.options,
        game.seed,
        game.commitment,
        manual,
        game.names,
        game.origin,
        table,
        list(entries),
        list(line),
        barrier,
    )
