"""What the components of Mocha & Baksheesh show, as the engine uses it."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.components import read_reward
from bedesten.istanbul.mocha.terms import GUILD_CARDS
from bedesten.istanbul.terms import GOODS
from bedesten.kernel.components import Sheet

__all__ = ["MochaComponents", "bonus_cards"]

CARDS: Final = (
    "two-coffee",
    "buy-guild",
    "eight-lira",
    "exchange",
    "two-rewards",
    "turn-six",
    "corner",
    "wainwright-again",
    "coffee-again",
)
REWARDS: Final = (*GOODS, "coffee", "Lira")
FACES: Final = 6


def bonus_cards(sheet: Sheet) -> dict[str, int]:
    """How many of each bonus card, by name."""
    return {name: sheet.count("mocha_bonus_cards", name) for name in CARDS}


class MochaComponents:
    """The values of one game."""

    def __init__(self, sheet: Sheet, players: int) -> None:
        if sheet.flag("coffee", "limited"):
            raise sheet.wrong("coffee", "limited", "false")
        if sheet.number("guild_cards", "count") != GUILD_CARDS:
            raise sheet.wrong("guild_cards", "count", str(GUILD_CARDS))
        self.coffee_prices: list[int] = _coffee_prices(sheet)
        """At the Coffee House, by how many rubies are left."""
        self.tavern_tiles: list[int] = sheet.rising("tavern", "tiles_of_two" if players == 2 else "tiles")
        """What the tiles of each kind ask for, from the top."""
        self.barrier_price: int = sheet.count("tavern", "barrier")
        self.baksheesh_price: int = sheet.count("tavern", "baksheesh")
        self.baksheesh: list[list[int]] = [_goods(sheet, key) for key in ("baksheesh_front", "baksheesh_back")]
        """Goods that the front and the back of the Baksheesh tile ask for."""
        self.rewards: list[list[int]] = [
            read_reward(sheet, "reward_dice", str(face), REWARDS) for face in range(1, FACES + 1)
        ]
        """What each face of a die brings: red, green, yellow, blue, coffee, Lira."""


def _coffee_prices(sheet: Sheet) -> list[int]:
    track = sheet.rising("coffee_house", "track")
    rubies = sheet.count("coffee_house", "rubies")
    if rubies != len(track):
        raise sheet.wrong("coffee_house", "rubies", f"{len(track)}, as many as the track has spaces for")
    return [0, *reversed(track)]


def _goods(sheet: Sheet, key: str) -> list[int]:
    goods = sheet.numbers("tavern", key)
    if len(goods) != len(GOODS) or min(goods) < 0 or not 1 <= sum(goods) <= 5:
        raise sheet.wrong("tavern", key, f"four numbers ({', '.join(GOODS)}), none below 0, 1 to 5 goods in all")
    return goods
