"""Mocha & Baksheesh as it comes out of its box: what it adds to a setup."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.bonus_cards import Acted, AgainCard
from bedesten.istanbul.encounters import Encounters
from bedesten.istanbul.expansion import Expansion
from bedesten.istanbul.mocha.bonus_cards import (
    BuyGuildCard,
    CornerCard,
    EightLiraCard,
    RewardRoll,
    TurnSixCard,
    TwoCoffeeCard,
    TwoRewardsCard,
)
from bedesten.istanbul.mocha.coffee_trader import CoffeeTrader, EncounterTile
from bedesten.istanbul.mocha.components import MochaComponents, bonus_cards
from bedesten.istanbul.mocha.exchange import ExchangeCard, ExchangeGive, ExchangeTake
from bedesten.istanbul.mocha.guild.any_place import FamilyBack, GuildAction, GuildPlace
from bedesten.istanbul.mocha.guild.cards import guild_cards
from bedesten.istanbul.mocha.guild.goods import GuildGoods, GuildPair, GuildPairRoll
from bedesten.istanbul.mocha.guild.mosques import GuildMosque
from bedesten.istanbul.mocha.guild.rubies import GuildDelivery
from bedesten.istanbul.mocha.guild.tavern import GuildTavern, GuildTavernMore
from bedesten.istanbul.mocha.guild.tea_house import GuildTeaHouse, GuildTeaHouseRoll
from bedesten.istanbul.mocha.guild.turn import AnotherTurn, GuildDone, GuildEffect, GuildTurn
from bedesten.istanbul.mocha.outcome import TELLERS
from bedesten.istanbul.mocha.part import Mocha
from bedesten.istanbul.mocha.paths import BarrierWalk, corners, edges_of
from bedesten.istanbul.mocha.places.caravansary import CaravanCoffee
from bedesten.istanbul.mocha.places.coffee_house import CoffeeHouse
from bedesten.istanbul.mocha.places.guild_hall import GuildDiscard, GuildDraw, GuildHall
from bedesten.istanbul.mocha.places.police_station import GuildPoliceStation
from bedesten.istanbul.mocha.places.roasting_plant import RoastingPlant, RoastMore
from bedesten.istanbul.mocha.places.tavern import BarrierAction, Tavern, TavernDeeds
from bedesten.istanbul.mocha.terms import (
    BARRIER_ACTION,
    COFFEE_HOUSE,
    EVENTS,
    EXCHANGE_GIVE,
    EXCHANGE_TAKE,
    FAMILY_BACK,
    GUILD_ACTION,
    GUILD_CARDS,
    GUILD_DELIVERY,
    GUILD_DISCARD,
    GUILD_DONE,
    GUILD_DRAW,
    GUILD_EFFECT,
    GUILD_GOODS,
    GUILD_HALL,
    GUILD_MOSQUE,
    GUILD_PAIR,
    GUILD_PAIR_ROLL,
    GUILD_PLACE,
    GUILD_TAVERN,
    GUILD_TAVERN_MORE,
    GUILD_TEA_HOUSE,
    GUILD_TEA_HOUSE_ROLL,
    NO_BARRIER,
    REWARD_ROLL,
    ROAST_MORE,
    ROASTING_PLANT,
    TAVERN,
    TAVERN_TILES,
)
from bedesten.istanbul.plan import SetupPlan
from bedesten.istanbul.terms import (
    ACTED,
    BLACK_MARKET_ROLL,
    CARAVANSARY,
    ENCOUNTERS,
    GEM_RUBIES,
    LAST_CARDS,
    MOVE,
    PALACE_RUBIES,
    POLICE_STATION,
    TEA_HOUSE_ROLL,
    WAINWRIGHT,
)
from bedesten.kernel.book import Book
from bedesten.kernel.components import Sheet

__all__ = ["EXPANSION", "MochaAndBaksheesh", "widest_action"]


class MochaAndBaksheesh(Expansion):
    """Places 17 to 20, coffee and its trader, guild cards, Tavern tiles, 18 bonus cards. (MB)"""

    def __init__(self) -> None:
        super().__init__("mocha", "Mocha & Baksheesh", [ROASTING_PLANT, GUILD_HALL, TAVERN, COFFEE_HOUSE])

    def cards(self, sheet: Sheet) -> dict[str, int]:
        return bonus_cards(sheet)

    def add_to(self, plan: SetupPlan) -> None:
        shown = MochaComponents(plan.shown.sheet, plan.players)
        bazaar = plan.bazaar
        edges = edges_of(bazaar.board, bazaar.width)
        plan.add_part(new_part(plan.players, edges, shown.tavern_tiles))
        rubies = plan.add_rubies(COFFEE_HOUSE, len(shown.coffee_prices) - 1, 1)
        coffee_house = CoffeeHouse(rubies, shown.coffee_prices)
        deeds = TavernDeeds(shown, edges, [PALACE_RUBIES, GEM_RUBIES, rubies])
        add_places(plan, coffee_house, deeds, edges)
        add_guild(plan, coffee_house, deeds)
        add_bonus_cards(plan, shown)
        encounters = plan.book.rules[ENCOUNTERS]
        assert isinstance(encounters, Encounters)
        trader = CoffeeTrader(plan.add_token("coffee-trader"))  # who begins where he is rolled (MB-03)
        plan.book.add(ENCOUNTERS, Encounters([*encounters.encounters, trader]))
        bazaar.walk = BarrierWalk(bazaar.board, bazaar.width, edges)
        bazaar.toll = EncounterTile()
        bazaar.turn_ends.append(AnotherTurn())
        bazaar.event_fields.update(EVENTS)
        bazaar.tellers.update(TELLERS)
        bazaar.event_words["tavern_tile"] = TAVERN_TILES


def new_part(players: int, edges: list[list[int]], prices: list[int]) -> Mocha:
    """No coffee, all guild cards in the pile, the Barrier off the board, the Baksheesh tile on its front. (MB-04,
    MB-07)"""
    nothing = [0] * players
    pile = (1 << GUILD_CARDS + 1) - 2
    return Mocha(edges, prices, nothing, nothing, pile, [], [0, 0], nothing, NO_BARRIER, NO_BARRIER, 0, False)


def add_places(plan: SetupPlan, coffee_house: CoffeeHouse, deeds: TavernDeeds, edges: list[list[int]]) -> None:
    book = plan.book
    cards = plan.bazaar.cards
    book.add(ROASTING_PLANT, RoastingPlant(cards))
    book.add(ROAST_MORE, RoastMore(cards))
    book.add(GUILD_HALL, GuildHall())
    book.add(GUILD_DISCARD, GuildDiscard())
    book.add(GUILD_DRAW, GuildDraw(), chance=True)
    book.add(TAVERN, Tavern(deeds))
    book.add(BARRIER_ACTION, BarrierAction(edges))
    book.add(COFFEE_HOUSE, coffee_house)
    book.add(POLICE_STATION, GuildPoliceStation())
    plan.bazaar.besides[CARAVANSARY].append(CaravanCoffee())


def add_guild(plan: SetupPlan, coffee_house: CoffeeHouse, deeds: TavernDeeds) -> None:
    book = plan.book
    book.add(GUILD_EFFECT, GuildEffect())
    book.add(GUILD_DONE, GuildDone())
    book.add(GUILD_GOODS, GuildGoods())
    book.add(GUILD_PAIR, GuildPair())
    book.add(GUILD_PAIR_ROLL, GuildPairRoll())
    book.add(GUILD_TEA_HOUSE, GuildTeaHouse())
    book.add(GUILD_TEA_HOUSE_ROLL, GuildTeaHouseRoll())
    book.add(GUILD_PLACE, GuildPlace(plan.bazaar.board))
    book.add(GUILD_ACTION, GuildAction(widest_action(book, plan.bazaar.board)))
    book.add(FAMILY_BACK, FamilyBack())
    book.add(GUILD_DELIVERY, GuildDelivery())
    book.add(GUILD_MOSQUE, GuildMosque())
    book.add(GUILD_TAVERN, GuildTavern(deeds))
    book.add(GUILD_TAVERN_MORE, GuildTavernMore(deeds))
    book.offer(GuildTurn(guild_cards(coffee_house, deeds)), [MOVE])


def widest_action(book: Book, board: list[int]) -> int:
    """The greatest span of a place's action, which is that of the guild card for any place."""
    return max(book.rules[place].span for place in board if place < len(book.rules))


def add_bonus_cards(plan: SetupPlan, shown: MochaComponents) -> None:
    """What may be played at any time, after the last round, and on which questions. (END-05, MB-B01 – MB-B09)"""
    book = plan.book
    bazaar = plan.bazaar
    cards = bazaar.cards
    book.add(EXCHANGE_GIVE, ExchangeGive())
    book.add(EXCHANGE_TAKE, ExchangeTake())
    book.add(REWARD_ROLL, RewardRoll(shown.rewards))
    at_the_end = [
        TwoCoffeeCard(cards),
        EightLiraCard(cards),
        ExchangeCard(cards),
        TwoRewardsCard(cards),
    ]
    for card in at_the_end:
        book.offer_any_time(card)
        book.offer(card, [LAST_CARDS])
    book.offer_any_time(BuyGuildCard(cards))
    rolls = [BLACK_MARKET_ROLL, TEA_HOUSE_ROLL, GUILD_PAIR_ROLL, GUILD_TEA_HOUSE_ROLL, REWARD_ROLL]
    book.offer(TurnSixCard(cards), rolls)
    book.offer(CornerCard(cards, corners(bazaar.board, bazaar.width)), [MOVE])
    agains = [
        AgainCard("wainwright-again", cards, WAINWRIGHT, "MB-B08"),
        AgainCard("coffee-again", cards, COFFEE_HOUSE, "MB-B09"),
    ]
    acted = book.rules[ACTED]
    assert isinstance(acted, Acted)
    for again in agains:
        acted.add(again)
        book.offer(again, [ACTED])


EXPANSION: Final = MochaAndBaksheesh()
