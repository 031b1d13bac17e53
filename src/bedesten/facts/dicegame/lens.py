"""How The Dice Game is looked at."""

from __future__ import annotations

from typing import Any, Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.terms import FACES, GOODS
from bedesten.facts.dicegame.odds import odds_of
from bedesten.facts.dicegame.warnings import warnings_of
from bedesten.facts.lens import Lens
from bedesten.facts.trial import Desk, Trial
from bedesten.facts.types import Change, GroupName, Odds, Warning
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.table import Table

__all__ = ["DiceLens"]

MARKERS: Final = (*GOODS, "brown")


class DiceLens(Lens):
    """The Dice Game."""

    def belongs(self, phrase: Phrase) -> tuple[GroupName, str]:
        if phrase.tile is not None:
            return "tile", phrase.tile
        if phrase.card is not None:
            return "card", phrase.card
        if phrase.track is not None:
            return "track", phrase.track
        return "answer", ""

    def has(self, t: Table, seat: int) -> dict[str, Any]:
        assert isinstance(t, DiceBoard)
        mine = t.seats[seat]
        names = t.bazaar.tile_names
        stock = mine.stock
        found: dict[str, Any] = {
            "lira": stock[6],
            "crystals": stock[5],
            "markers": {name: stock[i] for i, name in enumerate(MARKERS)},
            "tiles": [names[tile] for tile in mine.tiles],
            "rubies": mine.rubies,
        }
        if t.active == seat:
            found["dice"] = {face: t.dice[i] for i, face in enumerate(FACES) if t.dice[i]}
            found["actions"] = t.actions
        return found

    def counts(self, has: dict[str, Any]) -> dict[str, int]:
        found: dict[str, int] = {"lira": has["lira"], "rubies": has["rubies"], "crystals": has["crystals"]}
        found |= has["markers"]
        found["tiles"] = len(has["tiles"])
        return found

    def odds(self, trial: Trial) -> list[Odds]:
        assert isinstance(trial.table, DiceBoard)
        waits = trial.stop == "chance" and trial.ask.seat == CHANCE
        return odds_of(trial.table, trial.desk.seat) if waits else []

    def warnings(self, desk: Desk, trial: Trial, changes: list[Change]) -> list[Warning]:
        return warnings_of(desk, trial)
