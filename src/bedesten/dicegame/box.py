"""The Dice Game as it comes out of its box."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bedesten.dicegame import options as checked
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.checks import check
from bedesten.dicegame.components import Components
from bedesten.dicegame.events import describe
from bedesten.dicegame.options import Options
from bedesten.dicegame.outcome import tell
from bedesten.dicegame.placing import arrange
from bedesten.dicegame.saved import dump, restore
from bedesten.dicegame.setup import Setup
from bedesten.dicegame.terms import CRYSTALS, HOUSES, LIRA
from bedesten.dicegame.view import imagine, places_rest_on, places_view, shared_view
from bedesten.kernel.box import Box
from bedesten.kernel.chance import Generator
from bedesten.kernel.events import Event
from bedesten.kernel.options import GameOptions
from bedesten.kernel.outcome_builder import OutcomeBuilder
from bedesten.kernel.table import Table

__all__ = ["BOX", "DiceGame"]

MARKER_WORTH: Final = 3
CRYSTAL_WORTH: Final = 2


class DiceGame(Box):
    """The Dice Game."""

    def __init__(self) -> None:
        super().__init__("dicegame", 2, HOUSES, "DG-21", {1: ["DG-K10", "DG-K13"]})

    def options(self, given: dict[str, object], seed: int) -> GameOptions:
        return checked.check(given)

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

    def places_view(self, table: Table) -> dict[str, object]:
        return places_view(_board(table))

    def places_rest_on(self, table: Table) -> list[object]:
        return places_rest_on(_board(table))

    def shared_view(self, table: Table) -> dict[str, object]:
        return shared_view(_board(table))

    def own_view(self, table: Table, seat: int | None) -> dict[str, object]:
        return {"viewer": seat}

    def imagine(self, table: Table, seat: int, chance: Generator) -> Table:
        return imagine(_board(table), seat, chance)

    def score(self, table: Table, seat: int) -> dict[str, int]:
        """Most rubies win; then who has the most Lira once markers and crystals are sold. (DG-22)"""
        me = _board(table).seats[seat]
        sold = me.stock[LIRA] + MARKER_WORTH * me.markers() + CRYSTAL_WORTH * me.stock[CRYSTALS]
        return {"rubies": me.rubies, "lira": sold}

    def describe(self, event: Event, table: Table) -> dict[str, object]:
        return describe(event, _board(table).bazaar)

    def tell(self, builder: OutcomeBuilder, event: Event, table: Table) -> None:
        tell(builder, event, _board(table).bazaar)


@lru_cache(maxsize=100)
def kept_setup(options: Options, components: Components) -> Setup:
    """Setups are kept, since many games are played with the same options, which do not tell components apart."""
    return Setup(options)


def _board(table: Table) -> DiceBoard:
    assert isinstance(table, DiceBoard)
    return table


BOX: Final = DiceGame()
