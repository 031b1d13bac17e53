"""The twenty guild cards by number. (MB-G01 – MB-G20)

Each stands in a module of its kind, together with the questions that it asks.
"""

from __future__ import annotations

from bedesten.istanbul.mocha.guild.any_place import AnyPlace
from bedesten.istanbul.mocha.guild.at_once import (
    CoffeeAndGuildCards,
    FiveCoffee,
    FreeExtension,
    ThreeBonusCards,
    ToTheFountain,
)
from bedesten.istanbul.mocha.guild.goods import FullWarehouse, GoodsForLira, LiraAndGoods, PairOfGoods
from bedesten.istanbul.mocha.guild.mosques import TileForOne
from bedesten.istanbul.mocha.guild.rubies import HalfPriceRuby, RubyForFifteen, SixGoodsForRuby
from bedesten.istanbul.mocha.guild.tavern import TavernTwice
from bedesten.istanbul.mocha.guild.tea_house import DoubleTeaHouse
from bedesten.istanbul.mocha.guild.turn import GuildCard
from bedesten.istanbul.mocha.places.coffee_house import CoffeeHouse
from bedesten.istanbul.mocha.places.tavern import TavernDeeds
from bedesten.istanbul.terms import GREAT_MOSQUE, GREEN, RED, SMALL_MOSQUE, YELLOW

__all__ = ["guild_cards"]


def guild_cards(part: int, coffee_house: CoffeeHouse, deeds: TavernDeeds) -> list[GuildCard]:
    """All of them, by number."""
    return [
        FreeExtension(1, part),
        FullWarehouse(2, part, RED),
        FullWarehouse(3, part, GREEN),
        FullWarehouse(4, part, YELLOW),
        LiraAndGoods(5, part),
        ThreeBonusCards(6, part),
        ToTheFountain(7, part),
        PairOfGoods(8, part),
        DoubleTeaHouse(9, part),
        GoodsForLira(10, part, [1, 1, 1, 0], 15),
        GoodsForLira(11, part, [1, 1, 0, 1], 20),
        AnyPlace(12, part),
        SixGoodsForRuby(13, part),
        TileForOne(14, part, SMALL_MOSQUE),
        TileForOne(15, part, GREAT_MOSQUE),
        RubyForFifteen(16, part),
        FiveCoffee(17, part),
        CoffeeAndGuildCards(18, part),
        TavernTwice(19, part, deeds),
        HalfPriceRuby(20, part, coffee_house),
    ]
