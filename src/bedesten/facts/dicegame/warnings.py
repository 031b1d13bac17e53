"""What a player of The Dice Game might regret."""

from __future__ import annotations

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.worth import only_loses
from bedesten.facts.trial import Desk, Trial
from bedesten.facts.types import Warning
from bedesten.kernel.notation import find_move

__all__ = ["warnings_of"]


def warnings_of(desk: Desk, trial: Trial) -> list[Warning]:
    """All that applies to a line of moves, the gravest first."""
    assert isinstance(desk.table, DiceBoard)
    assert isinstance(trial.table, DiceBoard)
    found: list[Warning] = []
    if trial.told("done"):
        left = _actions_left(desk.table, trial)
        if left:
            found.append(Warning("actions-given-up", count=left))
    if _only_loses(desk.table, trial):
        found.append(Warning("only-loses"))
    short = sorted({fact["thing"] for fact in trial.told("return")})
    found += [Warning("supply-short", good=thing) for thing in short]
    target = trial.table.bazaar.target
    if trial.table.seats[desk.seat].rubies >= target > desk.table.seats[desk.seat].rubies:
        found.append(Warning("last-round"))
    return found


def _actions_left(before: DiceBoard, trial: Trial) -> int:
    """Actions that were left when the player was done."""
    acts = sum(1 for step in trial.steps for fact in step.events if fact["event"] == "act")
    return before.actions - acts


def _only_loses(before: DiceBoard, trial: Trial) -> bool:
    """Whether one of the moves pays a marker for one that is no better."""
    table = before.copy()
    for step in trial.steps:
        move = find_move(table, step.text)
        if only_loses(table, table.asks[-1], move):
            return True
        table.play(move)
    return False
