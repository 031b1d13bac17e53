"""The rules of the base game, gathered: which rule answers which ask, and what may be played where."""

from __future__ import annotations

from bedesten.istanbul.bonus_cards import (
    Acted,
    AgainCard,
    Draw,
    FamilyHomeCard,
    FarCard,
    FiveLiraCard,
    GoodCard,
    MarketCard,
    ReturnCard,
    StayCard,
)
from bedesten.istanbul.dice import Dice, NeutralRoll, TokenRoll
from bedesten.istanbul.encounters import (
    Encounter,
    Encounters,
    FamilyMembers,
    Governor,
    GovernorPrice,
    Smuggler,
    SmugglerPrice,
)
from bedesten.istanbul.last_cards import LastCards
from bedesten.istanbul.mosque_tiles import RedTile, YellowTile
from bedesten.istanbul.movement import Arrival, Move, OtherMerchants
from bedesten.istanbul.places.black_market import BlackMarket, BlackMarketGood, BlackMarketRoll
from bedesten.istanbul.places.caravansary import Caravansary, Discard, SecondCard
from bedesten.istanbul.places.fountain import FetchMore, Fountain
from bedesten.istanbul.places.gemstone_dealer import GemstoneDealer
from bedesten.istanbul.places.market import DemandDraw, Market, SellAny
from bedesten.istanbul.places.mosque import Mosque
from bedesten.istanbul.places.police_station import PoliceStation
from bedesten.istanbul.places.post_office import PostOffice
from bedesten.istanbul.places.sultans_palace import SultansPalace
from bedesten.istanbul.places.tea_house import TeaHouse, TeaHouseRoll
from bedesten.istanbul.places.wainwright import Wainwright
from bedesten.istanbul.places.warehouse import GreenTile, Warehouse
from bedesten.istanbul.start_player import StartPlayer
from bedesten.istanbul.terms import (
    ACTED,
    ARRIVAL,
    BLACK_MARKET,
    BLACK_MARKET_GOOD,
    BLACK_MARKET_ROLL,
    BLUE,
    CARAVANSARY,
    DEMAND,
    DICE,
    DISCARD,
    DRAW,
    ENCOUNTERS,
    FABRIC_WAREHOUSE,
    FETCH_MORE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GOVERNOR_PRICE,
    GREAT_MOSQUE,
    GREAT_MOSQUE_RUBIES,
    GREEN,
    GREEN_TILE,
    LARGE_MARKET,
    LARGE_MARKET_DEMAND,
    LAST_CARDS,
    MOVE,
    NEUTRAL_ROLL,
    OTHER_MERCHANTS,
    POLICE_STATION,
    POST_OFFICE,
    RED,
    SECOND_CARD,
    SELL_ANY,
    SMALL_MARKET,
    SMALL_MARKET_DEMAND,
    SMALL_MOSQUE,
    SMALL_MOSQUE_RUBIES,
    SMUGGLER_PRICE,
    SPICE_WAREHOUSE,
    START_PLAYER,
    SULTANS_PALACE,
    TEA_HOUSE,
    TEA_HOUSE_ROLL,
    TOKEN_ROLL,
    WAINWRIGHT,
    YELLOW,
)
from bedesten.kernel.book import Book

__all__ = ["base_book"]


def base_book(cards: list[str], lira: list[int]) -> Book:
    """The base game's book, still open to variants and expansions.

    `cards` are the names of the bonus cards, `lira` what the players start with, from the starting player on.
    """
    book = Book()
    agains = [
        AgainCard("palace-again", cards, SULTANS_PALACE, "BON-07"),
        AgainCard("post-again", cards, POST_OFFICE, "BON-08"),
        AgainCard("gem-again", cards, GEMSTONE_DEALER, "BON-09"),
    ]
    _add_places(book, cards)
    _add_turn(book, cards, agains)
    _add_chance(book, cards, lira)
    _offer_plays(book, cards, agains)
    return book


def _add_places(book: Book, cards: list[str]) -> None:
    book.add(WAINWRIGHT, Wainwright())
    book.add(FABRIC_WAREHOUSE, Warehouse("fabric-warehouse", RED, "P02a"))
    book.add(SPICE_WAREHOUSE, Warehouse("spice-warehouse", GREEN, "P03a"))
    book.add(FRUIT_WAREHOUSE, Warehouse("fruit-warehouse", YELLOW, "P04a"))
    book.add(GREEN_TILE, GreenTile())
    book.add(POST_OFFICE, PostOffice())
    book.add(CARAVANSARY, Caravansary())
    book.add(SECOND_CARD, SecondCard())
    book.add(DISCARD, Discard(cards))
    book.add(FOUNTAIN, Fountain())
    book.add(FETCH_MORE, FetchMore())
    book.add(BLACK_MARKET, BlackMarket())
    book.add(BLACK_MARKET_ROLL, BlackMarketRoll())
    book.add(BLACK_MARKET_GOOD, BlackMarketGood())
    book.add(TEA_HOUSE, TeaHouse())
    book.add(TEA_HOUSE_ROLL, TeaHouseRoll())
    book.add(LARGE_MARKET, Market("large-market", LARGE_MARKET_DEMAND, "P10a"))
    book.add(SMALL_MARKET, Market("small-market", SMALL_MARKET_DEMAND, "P11a"))
    book.add(SELL_ANY, SellAny(SMALL_MARKET_DEMAND))
    book.add(POLICE_STATION, PoliceStation())
    book.add(SULTANS_PALACE, SultansPalace())
    book.add(SMALL_MOSQUE, Mosque("small-mosque", [RED, GREEN], SMALL_MOSQUE_RUBIES, "P14a"))
    book.add(GREAT_MOSQUE, Mosque("great-mosque", [YELLOW, BLUE], GREAT_MOSQUE_RUBIES, "P15a"))
    book.add(GEMSTONE_DEALER, GemstoneDealer())


def _add_turn(book: Book, cards: list[str], agains: list[AgainCard]) -> None:
    encounters: list[Encounter] = [FamilyMembers(), Governor(), Smuggler()]
    book.add(MOVE, Move())
    book.add(ARRIVAL, Arrival())
    book.add(OTHER_MERCHANTS, OtherMerchants())
    book.add(ACTED, Acted(agains))
    book.add(ENCOUNTERS, Encounters(encounters))
    book.add(GOVERNOR_PRICE, GovernorPrice(cards))
    book.add(SMUGGLER_PRICE, SmugglerPrice())
    book.add(LAST_CARDS, LastCards())


def _add_chance(book: Book, cards: list[str], lira: list[int]) -> None:
    book.add(START_PLAYER, StartPlayer(lira), chance=True)
    book.add(DICE, Dice(), chance=True)
    book.add(TOKEN_ROLL, TokenRoll(), chance=True)
    book.add(NEUTRAL_ROLL, NeutralRoll(), chance=True)
    book.add(DRAW, Draw(cards), chance=True)
    book.add(DEMAND, DemandDraw(), chance=True)


def _offer_plays(book: Book, cards: list[str], agains: list[AgainCard]) -> None:
    """Which card or tile may be played on which question. (BON-04, END-05, END-06, END-10)"""
    at_the_end = [GoodCard(cards), FiveLiraCard(cards), FamilyHomeCard(cards)]
    for card in at_the_end:
        book.offer_any_time(card)
    book.offer_any_time(YellowTile())
    book.close_to_any_time(LAST_CARDS)
    for card in at_the_end:
        book.offer(card, [LAST_CARDS])
    book.offer(StayCard(cards), [MOVE])
    book.offer(FarCard(cards), [MOVE])
    book.offer(ReturnCard(cards), [MOVE, ARRIVAL])
    for again in agains:
        book.offer(again, [ACTED])
    book.offer(MarketCard(cards), [SMALL_MARKET])
    book.offer(RedTile(), [BLACK_MARKET_ROLL, TEA_HOUSE_ROLL])
