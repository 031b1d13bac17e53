"""What previews must be told about each game."""

from __future__ import annotations

from typing import Any

from bedesten.facts.trial import Desk, Trial
from bedesten.facts.types import (
    Assistant,
    Change,
    GroupName,
    Meeting,
    Odds,
    Option,
    Payment,
    Unavailable,
    Walk,
    Warning,
)
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.table import Table

__all__ = ["Lens"]


class Lens:
    """How one game is looked at."""

    def belongs(self, phrase: Phrase) -> tuple[GroupName, str]:
        """By what a client shows a move: the group, and which one of it."""
        raise NotImplementedError

    def usual(self, answers: dict[int, Phrase]) -> int:
        """The ordinary answer of several that do something; -1 if there is none."""
        return -1

    def ordinary(self, trial: Trial, finish: bool) -> int:
        """The move by which a line goes on by itself, or -1 at a real choice."""
        return -1

    def has(self, t: Table, seat: int) -> dict[str, Any]:
        """All that a seat has, as its view shows it."""
        raise NotImplementedError

    def counts(self, has: dict[str, Any]) -> dict[str, int]:
        """What of it can be counted."""
        raise NotImplementedError

    def changes(self, before: dict[str, Any], after: dict[str, Any]) -> list[Change]:
        """What is different."""
        one, other = self.counts(before), self.counts(after)
        return [Change(what, one[what], other[what]) for what in one if one[what] != other[what]]

    def unavailable(self, desk: Desk, t: Table, ask: Ask, options: list[Option]) -> list[Unavailable]:
        """Places and cards that can't be chosen now, and why."""
        return []

    def walk(self, desk: Desk, trial: Trial) -> Walk | None:
        """Where a piece of the seat goes."""
        return None

    def assistants(self, trial: Trial, stacks: list[list[str]]) -> list[Assistant]:
        """Assistants left, picked up and fetched; `stacks` are those before each step, and at the end."""
        return []

    def payments(self, trial: Trial) -> list[Payment]:
        """Who is paid."""
        return []

    def meets(self, trial: Trial) -> list[Meeting]:
        """Who could be met after the action."""
        return []

    def sign(self, trial: Trial, walk: Walk | None) -> dict[str, Any] | None:
        """What the place shows at which something is done."""
        return None

    def odds(self, trial: Trial) -> list[Odds]:
        """The odds of what chance is asked, or of what may be chosen now."""
        return []

    def warnings(self, desk: Desk, trial: Trial, changes: list[Change]) -> list[Warning]:
        """What the player might regret."""
        return []
