"""Facts of The Dice Game."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.box import BOX
from bedesten.dicegame.terms import ACTION, CRYSTALS, FACES, GOODS, LIRA, REROLL
from bedesten.facts.dicegame.odds import odds_of
from bedesten.facts.dicegame.warnings import warnings_of
from bedesten.facts.game_facts import Belongings, GameFacts
from bedesten.facts.trial import Trial
from bedesten.facts.types import DiceLeft, Odds, Warning
from bedesten.kernel.table import Table

__all__ = ["FACTS", "MARKERS", "ROLLED", "DiceFacts"]

MARKERS: Final = (*GOODS, "brown")
ROLLED: Final = ("roll", "reroll")
"""Parts of an outcome whose dice are not used but rolled."""


class DiceFacts(GameFacts):
    """The Dice Game."""

    box: ClassVar = BOX

    def usual(self, t: Table) -> int:
        """Only what leaves no choice; actions and rerolls are always the player's."""
        moves = t.moves()
        return moves[0] if len(moves) == 1 and t.asks[-1].kind not in (ACTION, REROLL) else -1

    def has(self, t: Table, seat: int) -> Belongings:
        mine = _board(t).seats[seat]
        found: Belongings = {(name, ""): mine.stock[i] for i, name in enumerate(MARKERS)}
        found["lira", ""] = mine.stock[LIRA]
        found["crystals", ""] = mine.stock[CRYSTALS]
        found["tiles", ""] = len(mine.tiles)
        found["rubies", ""] = mine.rubies
        return found

    def chance_odds(self, t: Table, seat: int) -> list[Odds]:
        return odds_of(_board(t), seat)

    def warnings(self, trial: Trial) -> list[Warning]:
        return warnings_of(trial)

    def dice(self, trial: Trial) -> DiceLeft:
        """What the moves use, and what is left of the dice and of the actions in this turn."""
        t = _board(trial.table)
        used: Counter[str] = Counter()
        for part in (part for step in trial.steps for part in step.parts if part.what not in ROLLED):
            used.update(part.dice)
        if trial.stop in ("turn", "over"):
            return DiceLeft(dict(used), {}, 0)
        return DiceLeft(dict(used), {face: t.dice[i] for i, face in enumerate(FACES) if t.dice[i]}, t.actions)


def _board(t: Table) -> DiceBoard:
    assert isinstance(t, DiceBoard)
    return t


FACTS: Final = DiceFacts()
