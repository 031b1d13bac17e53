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


def guild_cards(coffee_house: CoffeeHouse, deeds: TavernDeeds) -> list[GuildCard]:
    """All of them, by number."""
    return [
        FreeExtension(1),
        FullWarehouse(2, RED),
        FullWarehouse(3, GREEN),
        FullWarehouse(4, YELLOW),
        LiraAndGoods(5),
        ThreeBonusCards(6),
        ToTheFountain(7),
        PairOfGoods(8),
        DoubleTeaHouse(9),
        GoodsForLira(10, [1, 1, 1, 0], 15),
        GoodsForLira(11, [1, 1, 0, 1], 20),
        AnyPlace(12),
        SixGoodsForRuby(13),
        TileForOne(14, SMALL_MOSQUE),
        TileForOne(15, GREAT_MOSQUE),
        RubyForFifteen(16),
        FiveCoffee(17),
        CoffeeAndGuildCards(18),
        TavernTwice(19, deeds),
        HalfPriceRuby(20, coffee_house),
    ]
