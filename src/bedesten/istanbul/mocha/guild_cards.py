"""The twenty guild cards. (MB-G01 – MB-G20)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.guild import GuildCard
from bedesten.istanbul.mocha.guild_questions import tiles_for_one
from bedesten.istanbul.mocha.part import coffee_of, draw_guild, gain_coffee, mocha_of
from bedesten.istanbul.mocha.places.coffee_house import CoffeeHouse
from bedesten.istanbul.mocha.places.tavern import TavernDeeds, can_act
from bedesten.istanbul.mocha.terms import (
    FAMILY_BACK,
    GUILD_DELIVERY,
    GUILD_GOODS,
    GUILD_MOSQUE,
    GUILD_PAIR,
    GUILD_PLACE,
    GUILD_TAVERN,
    GUILD_TAVERN_MORE,
    GUILD_TEA_HOUSE,
)
from bedesten.istanbul.places.wainwright import extend
from bedesten.istanbul.terms import (
    FETCH_MORE,
    FOUNTAIN,
    GEM_RUBIES,
    GREAT_MOSQUE,
    GREEN,
    NOBODY,
    PALACE_RUBIES,
    RED,
    SMALL_MOSQUE,
    YELLOW,
)

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


class FreeExtension(GuildCard):
    """1: an extension, free. (MB-G01)"""

    def possible(self, t: Board, seat: int) -> bool:
        return t.seats[seat].room < t.bazaar.full_room

    def carry_out(self, t: Board, seat: int) -> None:
        extend(t, seat)


class FullWarehouse(GuildCard):
    """2, 3, 4: one kind of good up to capacity, then up to 3 different goods. (MB-G02 – MB-G04)"""

    def __init__(self, number: int, part: int, good: int) -> None:
        super().__init__(number, part)
        self.good = good

    def carry_out(self, t: Board, seat: int) -> None:
        t.gain(seat, self.good, t.seats[seat].room)
        t.ask(GUILD_GOODS, seat, 3)


class LiraAndGoods(GuildCard):
    """5: 4 Lira and up to 4 different goods. (MB-G05)"""

    def carry_out(self, t: Board, seat: int) -> None:
        t.earn(seat, 4)
        t.ask(GUILD_GOODS, seat, 4)


class ThreeBonusCards(GuildCard):
    """6: 3 bonus cards. (MB-G06)"""

    def carry_out(self, t: Board, seat: int) -> None:
        for _ in range(3):
            t.draw_card(seat)


class ToTheFountain(GuildCard):
    """7: merchant and stack go to the Fountain, any number of own assistants join them, without the Fountain's action;
    then comes another turn. (MB-G07)"""

    def carry_out(self, t: Board, seat: int) -> None:
        mocha_of(t, self.part).another_turn = True
        t.seats[seat].at = FOUNTAIN
        t.tell("go", seat, FOUNTAIN)
        t.piece_moved(seat, FOUNTAIN)
        t.ask(FETCH_MORE, seat, FOUNTAIN, NOBODY)


class PairOfGoods(GuildCard):
    """8: 2 red, yellow or green goods, and two dice for blue ones. (MB-G08)"""

    def carry_out(self, t: Board, seat: int) -> None:
        t.ask(GUILD_PAIR, seat)


class DoubleTeaHouse(GuildCard):
    """9: Tea House with twice the income. (MB-G09)"""

    def carry_out(self, t: Board, seat: int) -> None:
        t.ask(GUILD_TEA_HOUSE, seat)


class GoodsForLira(GuildCard):
    """10: 1 red, 1 green and 1 yellow good for 15 Lira. 11: 1 blue, 1 red and 1 green good for 20. (MB-G10, MB-G11)"""

    def __init__(self, number: int, part: int, goods: list[int], lira: int) -> None:
        super().__init__(number, part)
        self.goods = goods
        self.lira = lira

    def possible(self, t: Board, seat: int) -> bool:
        goods = t.seats[seat].goods
        for good in range(4):
            if goods[good] < self.goods[good]:
                return False
        return True

    def carry_out(self, t: Board, seat: int) -> None:
        for good in range(4):
            t.give(seat, good, self.goods[good])
        t.earn(seat, self.lira)


class AnyPlace(GuildCard):
    """12: any place's action, as if standing nowhere; then the family member goes to the Police Station. (MB-G12)"""

    def possible(self, t: Board, seat: int) -> bool:
        for place in t.bazaar.board:
            if can_act(t, seat, place):
                return True
        return False

    def carry_out(self, t: Board, seat: int) -> None:
        t.ask(FAMILY_BACK, seat)
        t.ask(GUILD_PLACE, seat)


class SixGoodsForRuby(GuildCard):
    """13: any 6 goods for the next ruby of the Sultan's Palace. (MB-G13)"""

    def possible(self, t: Board, seat: int) -> bool:
        return t.seats[seat].all_goods() >= 6 and t.rubies[PALACE_RUBIES] > 0

    def carry_out(self, t: Board, seat: int) -> None:
        t.ask(GUILD_DELIVERY, seat)


class TileForOne(GuildCard):
    """14 Small Mosque, 15 Great Mosque: a tile of a colour one lacks for 1 good of it. (MB-G14, MB-G15)"""

    def __init__(self, number: int, part: int, mosque: int) -> None:
        super().__init__(number, part)
        self.mosque = mosque

    def possible(self, t: Board, seat: int) -> bool:
        return bool(tiles_for_one(t, seat, self.mosque))

    def carry_out(self, t: Board, seat: int) -> None:
        t.ask(GUILD_MOSQUE, seat, self.mosque)


class RubyForFifteen(GuildCard):
    """16: 15 Lira for the next ruby of the Gemstone Dealer, then 1 coffee for each own ruby. (MB-G16)"""

    def possible(self, t: Board, seat: int) -> bool:
        return t.seats[seat].lira >= 15 and t.rubies[GEM_RUBIES] > 0

    def carry_out(self, t: Board, seat: int) -> None:
        t.spend(seat, 15)
        t.take_ruby(seat, GEM_RUBIES)
        gain_coffee(t, self.part, seat, t.seats[seat].rubies)


class FiveCoffee(GuildCard):
    """17: 5 coffee. (MB-G17)"""

    def carry_out(self, t: Board, seat: int) -> None:
        gain_coffee(t, self.part, seat, 5)


class CoffeeAndGuildCards(GuildCard):
    """18: 1 coffee and 2 guild cards. (MB-G18)"""

    def carry_out(self, t: Board, seat: int) -> None:
        gain_coffee(t, self.part, seat, 1)
        draw_guild(t, seat)
        draw_guild(t, seat)


class TavernTwice(GuildCard):
    """19: 1 or 2 Tavern actions, the first for 1 coffee less. (MB-G19)"""

    def __init__(self, number: int, part: int, deeds: TavernDeeds) -> None:
        super().__init__(number, part)
        self.deeds = deeds

    def possible(self, t: Board, seat: int) -> bool:
        return self.deeds.any_way(t, seat, 1)

    def carry_out(self, t: Board, seat: int) -> None:
        t.ask(GUILD_TAVERN_MORE, seat)
        t.ask(GUILD_TAVERN, seat)


class HalfPriceRuby(GuildCard):
    """20: the next ruby of the Coffee House for half its price, rounded up. (MB-G20)"""

    def __init__(self, number: int, part: int, coffee_house: CoffeeHouse) -> None:
        super().__init__(number, part)
        self.coffee_house = coffee_house

    def price(self, t: Board) -> int:
        return (self.coffee_house.price(t) + 1) // 2

    def possible(self, t: Board, seat: int) -> bool:
        return 0 < self.price(t) <= coffee_of(t, self.part, seat)

    def carry_out(self, t: Board, seat: int) -> None:
        self.coffee_house.buy(t, seat, self.price(t))
