"""The board game as it comes out of its box."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bedesten.istanbul import options as checked
from bedesten.istanbul.board import Board
from bedesten.istanbul.checks import check
from bedesten.istanbul.components import Components
from bedesten.istanbul.events import describe
from bedesten.istanbul.first_words import from_first_words, in_first_words
from bedesten.istanbul.options import Options
from bedesten.istanbul.outcome import tell
from bedesten.istanbul.placing import arrange
from bedesten.istanbul.saved import dump, restore
from bedesten.istanbul.setup import Setup
from bedesten.istanbul.terms import HOUSES
from bedesten.istanbul.view import imagine, own_view, places_rest_on, places_view, shared_view
from bedesten.kernel.box import Box
from bedesten.kernel.chance import Generator
from bedesten.kernel.events import Event
from bedesten.kernel.options import GameOptions
from bedesten.kernel.outcome_builder import OutcomeBuilder
from bedesten.kernel.table import Table

__all__ = ["BOX", "Istanbul"]


class Istanbul(Box):
    """The board game."""

    def __init__(self) -> None:
        super().__init__("istanbul", 2, HOUSES, "END-02", {1: ["BON-21"]})

    def options(self, given: dict[str, object], seed: int) -> GameOptions:
        return checked.check(given, seed)

    def lay(self, options: GameOptions, chance: Generator) -> Table:
        assert isinstance(options, Options)
        return self.setup(options).lay(chance)

    def setup(self, options: Options) -> Setup:
        return kept_setup(options, options.components)

    def dump(self, table: Table) -> dict[str, object]:
        return dump(_board(table))

    def restore(self, table: Table, state: dict[str, object]) -> None:
        restore(_board(table), state)

    def check(self, table: Table, fresh: Table) -> None:
        check(_board(table), _board(fresh))

    def arrange(self, table: Table, state: dict[str, object], named: dict[str, object]) -> dict[str, object]:
        return arrange(_board(table), state, named)

    def in_first_words(self, table: Table, state: dict[str, object]) -> dict[str, object]:
        return in_first_words(_board(table), state)

    def from_first_words(self, table: Table, state: dict[str, object]) -> dict[str, object]:
        return from_first_words(_board(table), state)

    def places_view(self, table: Table) -> dict[str, object]:
        return places_view(_board(table))

    def places_rest_on(self, table: Table) -> list[object]:
        return places_rest_on(_board(table))

    def shared_view(self, table: Table) -> dict[str, object]:
        return shared_view(_board(table))

    def own_view(self, table: Table, seat: int | None) -> dict[str, object]:
        return own_view(_board(table), seat)

    def imagine(self, table: Table, seat: int, chance: Generator) -> Table:
        return imagine(_board(table), seat, chance)

    def score(self, table: Table, seat: int) -> dict[str, int]:
        """Most rubies win, then most Lira, most goods, most bonus cards; nothing else breaks a tie, and those who
        are still tied share the victory. (END-07 – END-09)"""
        me = _board(table).seats[seat]
        return {"rubies": me.rubies, "lira": me.lira, "goods": me.all_goods(), "cards": me.cards()}

    def describe(self, event: Event, table: Table) -> dict[str, object]:
        return describe(event, _board(table).bazaar)

    def tell(self, builder: OutcomeBuilder, event: Event, table: Table) -> None:
        tell(builder, event, _board(table).bazaar)


@lru_cache(maxsize=100)
def kept_setup(options: Options, components: Components) -> Setup:
    """Setups are kept, since many games are played with the same options, which do not tell components apart."""
    return Setup(options)


def _board(table: Table) -> Board:
    assert isinstance(table, Board)
    return table


BOX: Final = Istanbul()
