"""The interface of an expansion to `facts`, and the module that implements it: it bears its part's name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar, cast

from bedesten.facts.game_facts import Belongings
from bedesten.facts.types import Odds, Unavailable
from bedesten.istanbul.board import Board
from bedesten.kernel.ask import Ask

__all__ = ["PartFacts", "parts_of"]


class PartFacts:
    """What one part of the table knows of moves. What it does not have stays as it is here."""

    pieces: ClassVar[dict[str, str]] = {}
    """Parts of an outcome in which a piece of its own comes to a place, and which piece."""
    afoot: ClassVar[tuple[str, ...]] = ()
    """Verbs and cards with which a piece walks."""

    def has(self, t: Board, seat: int) -> Belongings:
        """What a seat has of it."""
        return {}

    def closed(self, t: Board, seat: int) -> set[int]:
        """Two places between which this seat can't walk."""
        return set()

    def sixes(self, t: Board, seat: int) -> dict[str, int]:
        """Cards that turn a die to 6, and how many of them a seat has."""
        return {}

    def question_odds(self, t: Board, ask: Ask) -> Odds | None:
        """The odds of the answers to a question of its own."""
        return None

    def chance_odds(self, t: Board, ask: Ask, seat: int) -> Odds | None:
        """The odds of what chance is asked for it."""
        return None

    def unavailable(self, t: Board, ask: Ask) -> list[Unavailable]:
        """Cards of its own that can't be played now, and why."""
        return []


@cache
def _facts(part: str) -> PartFacts:
    name = f"bedesten.facts.{part.replace('-', '_')}"
    return PartFacts() if find_spec(name) is None else cast(PartFacts, import_module(name).FACTS)


def parts_of(t: Board) -> list[PartFacts]:
    """The facts of all parts that are on the table."""
    return [_facts(part.name) for part in t.present()]
