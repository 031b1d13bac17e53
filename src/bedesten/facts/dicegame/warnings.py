"""What a player of The Dice Game might regret."""

from __future__ import annotations

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.worth import only_loses
from bedesten.facts.trial import Trial
from bedesten.facts.types import Warning

__all__ = ["warnings_of"]


def warnings_of(trial: Trial) -> list[Warning]:
    """All that applies to a line of moves, the gravest first."""
    before, after = trial.first, trial.table
    assert isinstance(before, DiceBoard)
    assert isinstance(after, DiceBoard)
    found: list[Warning] = []
    left = before.actions - len(trial.own("act"))
    if trial.own("done") and left:
        found.append(Warning("actions-given-up", count=left))
    if any(only_loses(step.table, step.ask, step.move) for step in trial.steps if isinstance(step.table, DiceBoard)):
        found.append(Warning("only-loses"))
    parts = [part for step in trial.steps for part in step.parts]
    short = sorted({thing for part in parts if part.what == "return" for thing in part.gave})
    found += [Warning("supply-short", good=thing) for thing in short]
    target = after.bazaar.target
    if after.seats[trial.seat].rubies >= target > before.seats[trial.seat].rubies:
        found.append(Warning("last-round"))
    return found
