"""Facts of the board game. What an expansion adds stands in the module that bears its part's name."""

from __future__ import annotations

from typing import ClassVar, Final

from bedesten.facts.game_facts import Belongings, GameFacts
from bedesten.facts.istanbul.belongings import belongings, board_of
from bedesten.facts.istanbul.course import assistants_of, meets_of, payments_of
from bedesten.facts.istanbul.odds import chance_odds, question_odds
from bedesten.facts.istanbul.routes import walks_of
from bedesten.facts.istanbul.unavailable import unavailable_now
from bedesten.facts.istanbul.usual import usual_answer
from bedesten.facts.istanbul.warnings import warnings_of
from bedesten.facts.trial import Trial
from bedesten.facts.types import Assistants, Meeting, Odds, Payment, Unavailable, Walk, Warning
from bedesten.istanbul.box import BOX
from bedesten.kernel.table import Table

__all__ = ["FACTS", "IstanbulFacts"]


class IstanbulFacts(GameFacts):
    """The board game with whatever is played of its expansions."""

    box: ClassVar = BOX

    def usual(self, t: Table) -> int:
        return usual_answer(board_of(t))

    def has(self, t: Table, seat: int) -> Belongings:
        return belongings(board_of(t), seat)

    def unavailable(self, t: Table) -> list[Unavailable]:
        return unavailable_now(board_of(t))

    def walks(self, trial: Trial) -> list[Walk]:
        return walks_of(trial)

    def assistants(self, trial: Trial) -> list[Assistants]:
        return assistants_of(trial)

    def payments(self, trial: Trial) -> list[Payment]:
        return payments_of(trial)

    def meets(self, trial: Trial) -> list[Meeting]:
        return meets_of(trial)

    def question_odds(self, t: Table) -> Odds | None:
        return question_odds(board_of(t))

    def chance_odds(self, t: Table, seat: int) -> list[Odds]:
        return chance_odds(board_of(t), seat)

    def warnings(self, trial: Trial) -> list[Warning]:
        return warnings_of(trial)


FACTS: Final = IstanbulFacts()
