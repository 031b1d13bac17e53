"""One plan: a few moves, their usual continuation, and all that they would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bedesten.facts.game_facts import Belongings, GameFacts, facts_of
from bedesten.facts.trial import Trial
from bedesten.facts.types import Change, LinePlan, Odds, Option, Payment, Stage
from bedesten.kernel.notation import move_phrase
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = ["Planner", "plan"]

LONGEST: Final = 40
"""Moves of a plan at the most."""
TRIED: Final = 130
"""Of so many options at the most each is tried alone, to tell what it would change."""


def plan(sight: Sight, moves: Sequence[str] = (), onward: bool = True) -> LinePlan:
    """A line of moves, in notation, and what it would do, up to where chance, another seat or a real choice comes.

    It goes on by itself with the usual answers, unless `onward` is False. Moves after its end are left out. With no
    moves at all it tells about the open question. It needs nothing but what the seat may know.
    """
    return Planner(sight).plan(moves, onward)


class Planner:
    """Plans several lines from one position, as `plan` does: for who wants to know what each move would do."""

    def __init__(self, sight: Sight) -> None:
        self.game = facts_of(sight.game)
        self.seat = sight.seat
        self.table = sight.sample(0)
        self._first: list[Option] | None = None

    def plan(self, moves: Sequence[str] = (), onward: bool = True, brief: bool = False) -> LinePlan:
        """Brief, it leaves out the odds, and at the open question what each answer would change and what can't be
        chosen."""
        game = self.game
        trial = Trial(game, self.table, self.seat)
        trial.play_line(moves)
        while onward and trial.steps and trial.stop == "choice" and len(trial.steps) < LONGEST:
            move = game.usual(trial.table)
            if move < 0:
                break
            trial.play(move)
        assistants, payments = game.assistants(trial), game.payments(trial)
        return LinePlan(
            seat=trial.seat,
            stages=self._stages(trial, brief),
            stop=trial.stop,
            walks=game.walks(trial),
            assistants=assistants,
            payments=payments,
            changes=_brought(trial, game, payments, bool(assistants)),
            meets=game.meets(trial),
            odds=[] if brief else _odds(trial, game),
            warnings=game.warnings(trial),
            dice=game.dice(trial),
        )

    # ── Stages ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _stages(self, trial: Trial, brief: bool) -> list[Stage]:
        found: list[Stage] = []
        for step in trial.steps:
            options = _options(step.table, self.game) if found else self._at_first(step.table)
            found.append(Stage(step.question, _about(step.table), options, step.phrase.text(), step.outcomes))
        if trial.stop == "choice":
            found.append(self._open(trial, brief))
        return found

    def _at_first(self, table: Table) -> list[Option]:
        """The options of the question with which every line begins."""
        if self._first is None:
            self._first = _options(table, self.game)
        return self._first

    def _open(self, trial: Trial, brief: bool) -> Stage:
        """The open question: each answer with what it alone would change; and what can't be chosen."""
        table = trial.table
        tries = not brief and len(table.moves()) <= TRIED
        options = _options(table, self.game, self.game.has(table, self.seat) if tries else None)
        refused = None if brief else self.game.unavailable(table)
        return Stage(trial.question, _about(table), options, unavailable=refused)


def _about(table: Table) -> dict[str, object]:
    ask = table.asks[-1]
    return table.book.rules[ask.kind].about(table, ask).as_dict()


def _options(table: Table, game: GameFacts, before: Belongings | None = None) -> list[Option]:
    usual = game.usual(table)
    found: list[Option] = []
    for move in table.moves():
        phrase = move_phrase(table, move)
        alone = None if before is None else _alone(table, move, game, before)
        found.append(Option(phrase.text(), phrase, move == usual, alone))
    return found


def _alone(table: Table, move: int, game: GameFacts, before: Belongings) -> list[Change]:
    """What one move would change."""
    seat = table.asks[-1].seat
    tried = table.copy()
    tried.manual = True
    tried.play(move)
    return _changes(before, game.has(tried, seat))


# ── What it would do ───────────────────────────────────────────────────────────────────────────────────────────


def _changes(before: Belongings, after: Belongings) -> list[Change]:
    found: list[Change] = []
    for key in after | before:
        one, other = before.get(key, 0), after.get(key, 0)
        if one != other:
            found.append(Change(key[0], one, other, key[1] or None))
    return found


def _brought(trial: Trial, game: GameFacts, payments: list[Payment], assistants: bool) -> list[Change]:
    """All that changes, apart from payments to others and assistants, where these are told."""
    before = dict(game.has(trial.first, trial.seat))
    before["lira", ""] -= sum(payment.lira for payment in payments)
    found = _changes(before, game.has(trial.table, trial.seat))
    return [change for change in found if not (assistants and change.what == "assistants")]


def _odds(trial: Trial, game: GameFacts) -> list[Odds]:
    """Of all questions on the way whose answers dice decide, and of what chance is asked at the end."""
    if trial.stop not in ("choice", "chance"):
        return []
    tables = [step.table for step in trial.steps]
    if trial.stop == "choice":
        tables.append(trial.table)
    asked = [odds for odds in map(game.question_odds, tables) if odds is not None]
    rolled = game.chance_odds(trial.table, trial.seat)
    return [odds for odds in asked if odds.kind not in {each.kind for each in rolled}] + rolled
