"""What moves would do, before they are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bedesten.facts.lens import Lens
from bedesten.facts.lenses import lens_of
from bedesten.facts.offers import options_at
from bedesten.facts.trial import Desk, Trial
from bedesten.facts.types import Odds, Option, Options, Preview
from bedesten.kernel.errors import IllegalMove
from bedesten.kernel.game import Game

__all__ = ["line_for", "odds", "outlook", "preview"]

TRIED: Final = 130
"""Of so many options at the most each is tried alone, to tell what it would change."""


def preview(game: Game, seat: int, moves: Sequence[str]) -> Preview:
    """What a line of moves, in notation, would do, up to where chance, another seat or the end of the turn comes.

    Moves after that are left out. With no moves at all it tells about the open question.
    """
    return _preview(_desk(game, seat), moves)


def line_for(game: Game, seat: int, move: str, finish: bool = True) -> list[str]:
    """A move with its ordinary continuation, in notation: what one activation plays.

    It goes on with what hardly anybody would decide otherwise: an assistant is picked up or left, others are paid, a
    place's action is carried out that there is one way to carry out. It stops at every real choice. With `finish` it
    also ends a turn in which nothing is left but cards that can be played at any time.
    """
    return _line(_desk(game, seat), move, finish)


def odds(game: Game, seat: int, moves: Sequence[str] = ()) -> list[Odds]:
    """The odds of what may be chosen now, or of what chance is asked after these moves."""
    desk = _desk(game, seat)
    trial = desk.trial()
    trial.play_line(moves)
    return lens_of(desk.game).odds(trial)


def outlook(game: Game, seat: int) -> list[Preview]:
    """For each legal move, in order, what it and its ordinary continuation would do."""
    desk = _desk(game, seat)
    return [_preview(desk, _line(desk, option.text, True)) for option in _open(desk).options]


def _desk(game: Game, seat: int) -> Desk:
    if game.actor != seat:
        raise IllegalMove(f"seat {seat} is not asked now")
    return Desk(game, seat)


def _open(desk: Desk) -> Options:
    return options_at(desk, desk.trial(), lens_of(desk.game))


def _line(desk: Desk, move: str, finish: bool) -> list[str]:
    lens = lens_of(desk.game)
    trial = desk.trial()
    trial.play_line([move])
    while trial.stop == "choice":
        following = lens.ordinary(trial, finish)
        if following < 0:
            break
        trial.play(following)
    return [step.text for step in trial.steps]


def _preview(desk: Desk, moves: Sequence[str]) -> Preview:
    lens = lens_of(desk.game)
    trial = desk.trial()
    before = lens.has(trial.table, desk.seat)
    stacks: list[list[str]] = [before.get("stack", [])]
    for words in moves:
        trial.play_line([words])
        stacks.append(lens.has(trial.table, desk.seat).get("stack", []))
    after = lens.has(trial.table, desk.seat)
    changes = lens.changes(before, after)
    walk = lens.walk(desk, trial)
    stop = trial.stop
    return Preview(
        number=desk.number,
        seat=desk.seat,
        steps=trial.steps,
        stop=stop,
        changes=changes,
        before=before,
        after=after,
        walk=walk,
        assistants=lens.assistants(trial, stacks),
        payments=lens.payments(trial),
        meets=lens.meets(trial),
        sign=lens.sign(trial, walk),
        odds=lens.odds(trial),
        turn_ends=stop in ("turn", "over"),
        warnings=lens.warnings(desk, trial, changes),
        next=_tried(desk, trial, lens) if stop == "choice" else None,
    )


def _tried(desk: Desk, trial: Trial, lens: Lens) -> Options:
    """The next question, each answer with what it alone would change."""
    found = options_at(desk, trial, lens)
    if len(found.options) <= TRIED:
        before = lens.has(trial.table, desk.seat)
        found = replace(found, options=[_with_changes(option, trial, lens, before) for option in found.options])
    return found


def _with_changes(option: Option, trial: Trial, lens: Lens, before: dict[str, Any]) -> Option:
    table = trial.table.copy()
    table.manual = True
    table.play(option.move)
    return replace(option, changes=lens.changes(before, lens.has(table, trial.desk.seat)))
