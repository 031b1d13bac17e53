"""The interface of a game to `facts`, and the module that implements it: it bears the game's name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, cast

from bedesten.facts.types import (
    Assistants,
    DiceLeft,
    Meeting,
    Odds,
    Payment,
    Unavailable,
    Walk,
    Warning,
)
from bedesten.kernel.box import Box
from bedesten.kernel.table import Table

if TYPE_CHECKING:
    from bedesten.facts.trial import Trial

__all__ = ["Belongings", "GameFacts", "facts_of"]

Belongings = dict[tuple[str, str], int]
"""What a seat has that can be counted: what it is, and which one of its kind where that matters."""


class GameFacts:
    """What one game knows of its moves. What a game does not have stays as it is here."""

    box: ClassVar[Box]
    """The game itself."""

    def usual(self, t: Table) -> int:
        """The answer to the open question that hardly anybody would give otherwise; -1 at a real choice."""
        raise NotImplementedError

    def has(self, t: Table, seat: int) -> Belongings:
        """All that a seat has, in the order in which changes of it are told."""
        raise NotImplementedError

    def unavailable(self, t: Table) -> list[Unavailable]:
        """Places and cards that can't be chosen at the open question, and why."""
        return []

    def walks(self, trial: Trial) -> list[Walk]:
        """Where pieces of the seat go."""
        return []

    def assistants(self, trial: Trial) -> list[Assistants]:
        """Assistants left, picked up and fetched."""
        return []

    def payments(self, trial: Trial) -> list[Payment]:
        """Who is paid."""
        return []

    def meets(self, trial: Trial) -> list[Meeting]:
        """Who could be met after the action."""
        return []

    def question_odds(self, t: Table) -> Odds | None:
        """The odds of what may be answered to the open question, if dice decide what it brings."""
        return None

    def chance_odds(self, t: Table, seat: int) -> list[Odds]:
        """The odds of all that chance is asked, the next first."""
        return []

    def warnings(self, trial: Trial) -> list[Warning]:
        """What the player might regret."""
        return []

    def dice(self, trial: Trial) -> DiceLeft | None:
        """The dice that are used and left."""
        return None


def facts_of(game: str) -> GameFacts:
    """The facts of a game, by its name."""
    return cast(GameFacts, import_module(f"bedesten.facts.{game}").FACTS)
