"""What both expansions bring only together: the Catacombs, coffee on letters' cards, one Barrier for all. (VAR-14 –
VAR-17)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.expansion import Expansion
from bedesten.istanbul.great_bazaar.catacombs import Catacombs, CatacombsWay
from bedesten.istanbul.great_bazaar.coffee import (
    CoffeeOrLira,
    GainGoodOrCoffee,
    KioskSixCard,
    PayGoodOrCoffee,
    SevenLiraForCoffee,
    TakeGoodOrCoffee,
    UseCoffeeTrader,
)
from bedesten.istanbul.great_bazaar.terms import CATACOMBS, CATACOMBS_WAY, TAKE_GOOD_OR_COFFEE
from bedesten.istanbul.letters.cards import CompanionFarCard, FamilyStepCard
from bedesten.istanbul.letters.companion import CompanionStep, PieceSteps
from bedesten.istanbul.letters.copy_card import CopyCard
from bedesten.istanbul.letters.kiosk_tiles import Trade, kiosk_tiles
from bedesten.istanbul.letters.places.kiosk import CarryOutTile
from bedesten.istanbul.letters.places.secret_society import SocietyRuby
from bedesten.istanbul.letters.terms import KIOSK_ROLL, KIOSK_TILE, LETTER_REWARD, SOCIETY_RUBY
from bedesten.istanbul.letters.token_card import UseTokenCard
from bedesten.istanbul.letters.trades import GainLetter, GainLira, PayLetter, PayLira
from bedesten.istanbul.mocha.bonus_cards import TurnSixCard
from bedesten.istanbul.mocha.box import widest_action
from bedesten.istanbul.mocha.guild.any_place import GuildAction
from bedesten.istanbul.mocha.part import mocha_of
from bedesten.istanbul.mocha.paths import BarrierWalk
from bedesten.istanbul.mocha.terms import (
    COFFEE_HOUSE,
    GUILD_ACTION,
    GUILD_PAIR_ROLL,
    GUILD_TEA_HOUSE_ROLL,
    NO_BARRIER,
    REWARD_ROLL,
)
from bedesten.istanbul.plan import SetupPlan
from bedesten.istanbul.rule import BonusCard
from bedesten.istanbul.terms import BLACK_MARKET_ROLL, LAST_CARDS, TEA_HOUSE_ROLL
from bedesten.kernel.components import Sheet
from bedesten.kernel.reason import Reason
from bedesten.kernel.rule import NOTHING

__all__ = ["EXPANSION", "GreatBazaar"]


ROLLS: Final = [
    BLACK_MARKET_ROLL,
    TEA_HOUSE_ROLL,
    GUILD_PAIR_ROLL,
    GUILD_TEA_HOUSE_ROLL,
    REWARD_ROLL,
    LETTER_REWARD,
]
"""Questions on which dice may be turned."""


class GreatBazaar(Expansion):
    """Both expansions on one board of 25 places."""

    def __init__(self) -> None:
        super().__init__("great_bazaar", "The Great Bazaar", [CATACOMBS])
        self.place_names = {CATACOMBS: "Catacombs"}

    def cards(self, sheet: Sheet) -> dict[str, int]:
        """None of its own: all cards of all boxes are used. (VAR-16)"""
        return {}

    def add_to(self, plan: SetupPlan) -> None:
        book = plan.book
        book.add(CATACOMBS, Catacombs())
        book.add(CATACOMBS_WAY, CatacombsWay())
        book.add(GUILD_ACTION, GuildAction(widest_action(book, plan.bazaar.board)))
        _open_society(plan)
        _add_coffee(plan)
        _close_ways(plan)


def _open_society(plan: SetupPlan) -> None:
    """The Secret Society also has rubies of the Coffee House. (P24a)"""
    society = plan.book.rules[SOCIETY_RUBY]
    assert isinstance(society, SocietyRuby)
    coffee_house = plan.bazaar.ruby_places.index(COFFEE_HOUSE)
    plan.book.add(SOCIETY_RUBY, SocietyRuby([*society.tracks, coffee_house], society.lira))


def _add_coffee(plan: SetupPlan) -> None:
    """Coffee on kiosk tiles and cards. (LS-19, LS-B03, LS-B11, MB-B06)"""
    book = plan.book
    cards = plan.bazaar.cards
    plan.bazaar.asked_of_others.append(TAKE_GOOD_OR_COFFEE)
    book.add(TAKE_GOOD_OR_COFFEE, TakeGoodOrCoffee())
    tiles = kiosk_tiles(plan.bazaar.cards)
    tiles["coffee-or-two-lira"] = CoffeeOrLira(2)
    tiles["coffee-or-three-lira"] = CoffeeOrLira(3)
    good_or_coffee = PayGoodOrCoffee()
    tiles["good-or-letter"] = Trade(good_or_coffee, GainLetter(), PayLetter(), GainGoodOrCoffee())
    tiles["lira-or-good"] = Trade(PayLira(2), GainGoodOrCoffee(), good_or_coffee, GainLira(3))
    book.add(KIOSK_TILE, CarryOutTile(tiles))
    seven = SevenLiraForCoffee(cards)
    trader = UseCoffeeTrader(plan.bazaar.tokens.index("coffee-trader"))
    token = UseTokenCard(cards, [trader])
    six = KioskSixCard(cards)
    book.offer_any_time(seven)
    book.offer(seven, [LAST_CARDS])
    book.offer_any_time(token)
    book.offer(six, [KIOSK_ROLL])
    for play in book.plays:
        if isinstance(play, TurnSixCard):
            book.offer(play, [LETTER_REWARD])
    further: list[BonusCard] = [seven, token, six]
    # A copy may turn a die, too, so that a roll waits for it. (LS-B06)
    for play in book.plays:
        if isinstance(play, CopyCard):
            book.offer(play, ROLLS)
    copy = CopyCard(cards, further)
    book.offer_any_time(copy)
    book.offer(copy, [LAST_CARDS, KIOSK_ROLL])


def _close_ways(plan: SetupPlan) -> None:
    """The Barrier also stops companions and family members on foot. (MB-16)"""
    walk = plan.bazaar.walk
    assert isinstance(walk, BarrierWalk)
    steps = BarrierSteps(walk)
    for play in plan.book.plays:
        if isinstance(play, (CompanionStep, CompanionFarCard, FamilyStepCard)):
            play.steps = steps


class BarrierSteps(PieceSteps):
    """On foot nobody's piece passes the Barrier but those of who holds its control tile. (MB-16)"""

    def __init__(self, walk: BarrierWalk) -> None:
        super().__init__([], [])
        self.walk = walk

    def one(self, t: Board, seat: int, place: int) -> list[int]:
        if place <= 0:
            return NOTHING
        return self.walk.around(mocha_of(t), seat, place).exactly[1]

    def two(self, t: Board, seat: int, place: int) -> list[int]:
        if place <= 0:
            return NOTHING
        return self.walk.around(mocha_of(t), seat, place).exactly[2]

    def why_not(self, t: Board, seat: int, start: int, place: int, steps: int, clause: str) -> Reason:
        if place in self.walk.before(NO_BARRIER).around(start).exactly[steps]:
            return self.walk.in_the_way(t, ["MB-16", clause])
        return super().why_not(t, seat, start, place, steps, clause)


EXPANSION: Final = GreatBazaar()
