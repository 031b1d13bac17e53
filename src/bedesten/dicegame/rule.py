"""What the questions of The Dice Game have in common."""

from __future__ import annotations

from bedesten.dicegame.board import DiceBoard
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.rule import BESIDES, Rule

__all__ = ["Question"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Rule[DiceBoard]):
    """A question of The Dice Game."""

    def deed(self, about: About) -> str:
        """An area of a bazaar card that was accepted, or an action."""
        if about.card is not None:
            return "accept"
        return BESIDES if about.action is None else "act"

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        """Whether an ask that was read from somewhere can be answered in this position."""
        return ask.seat >= 0 and len(self.moves(t, ask)) > 0
