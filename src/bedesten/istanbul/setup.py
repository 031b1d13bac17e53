"""Setting up a game: the rules in force, the bazaar, and the table before anything has happened. (SET)"""

from __future__ import annotations

from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.board import Board
from bedesten.istanbul.book import base_book
from bedesten.istanbul.components import Components
from bedesten.istanbul.expansion import find, together
from bedesten.istanbul.layout import distances
from bedesten.istanbul.moments import MerchantWalk
from bedesten.istanbul.movement import FrenchArrival
from bedesten.istanbul.options import Options
from bedesten.istanbul.plan import SetupPlan
from bedesten.istanbul.seat import Demand, Seat
from bedesten.istanbul.terms import (
    ANY,
    ARRIVAL,
    BASE_TOKENS,
    DEMAND,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    NO_TILE,
    PLACES,
    POLICE_STATION,
    SMALL_MOSQUE,
    START_PLAYER,
    SULTANS_PALACE,
    TOKEN_ROLL,
    WAINWRIGHT,
)
from bedesten.istanbul.variants import caravan_leader, neutral_assistants
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.chance import Generator

__all__ = ["Setup"]


class Setup:
    """What all games with the same options share, and a table to begin each of them on."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.plan = _plan(options)
        self.plan.book.bind("istanbul", options)

    def lay(self, chance: Generator) -> Board:
        """A table on which everything stands but what chance decides: that is asked first, from the top. (SET-12,
        SET-14 – SET-18)"""
        plan = self.plan
        shown = plan.shown
        hand = [0] * len(plan.deck)
        stack = plan.first_stack
        t = Board(
            plan.book,
            plan.bazaar,
            [],
            chance,
            True,
            [
                Seat(FOUNTAIN, stack, 0, POLICE_STATION, 0, shown.room, 0, 0, [0, 0, 0, 0], hand)
                for _ in range(plan.players)
            ],
            [0] * len(plan.bazaar.tokens),
            plan.neutral_merchants,
            plan.deck,
            [],
            [Demand(NO_TILE, (1 << len(tiles)) - 1, []) for tiles in plan.bazaar.demands],
            [0, 0, 0, 0],
            plan.rubies,
            [part.copy() for part in plan.parts],
        )
        if self.options.start is None:
            t.ask(START_PLAYER, CHANCE)
        else:
            plan.book.rules[START_PLAYER].play(t, Ask(START_PLAYER, CHANCE), self.options.start)
        for token in reversed(range(len(plan.bazaar.tokens))):
            t.ask(TOKEN_ROLL, CHANCE, token)
        for market in reversed(range(len(plan.bazaar.demands))):
            t.ask(DEMAND, CHANCE, market)
        return t


def _plan(options: Options) -> SetupPlan:
    """The base game, its edition, then the expansions and variants, each adding its own. Between two players stand
    three neutral merchants. (SET-21)"""
    shown = options.components
    expansions = [find(name) for name in options.expansions]
    bazaar = _bazaar(options, shown)
    deck = shown.bonus_cards[:] if options.bonus_deck == "mixed" else [0] * len(shown.bonus_cards)
    bazaar.cards = shown.bonus_names[:]
    for expansion in expansions:
        for name, count in expansion.cards(shown.sheet).items():
            bazaar.cards.append(name)
            deck.append(count)
    lira = [shown.start_lira + shown.next_lira * i for i in range(options.players)]
    plan = SetupPlan(options.players, bazaar, base_book(bazaar.cards, lira), shown)
    plan.deck = deck
    plan.first_stack = 1 << shown.assistants
    if options.players == 2:
        plan.neutral_merchants = [SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE_DEALER]
    for token in BASE_TOKENS:
        plan.add_token(token)
    _lay_rubies(plan, options)
    for expansion in expansions + together(options.expansions):
        expansion.add_to(plan)
    if "neutral-assistants" in options.variants:
        neutral_assistants.add_to(plan)
    if options.edition == "first-fr":
        plan.book.add(ARRIVAL, FrenchArrival(plan.book.rules[ARRIVAL]))
    if "caravan-leader" in options.variants:
        caravan_leader.add_to(plan)
    return plan


def _lay_rubies(plan: SetupPlan, options: Options) -> None:
    """Rubies for the number of players; in the Big Box the supply replaces the last one of a track. (SET-08 – SET-11,
    ED-02)"""
    shown = plan.shown
    players = plan.players
    floor = 1 if options.edition == "big-box" else 0
    plan.add_rubies(WAINWRIGHT, shown.wainwright_rubies[players], 0)
    plan.add_rubies(SMALL_MOSQUE, shown.mosque_rubies[players], 0)
    plan.add_rubies(GREAT_MOSQUE, shown.mosque_rubies[players], 0)
    plan.add_rubies(SULTANS_PALACE, shown.palace_rubies[players], floor)
    plan.add_rubies(GEMSTONE_DEALER, shown.gem_rubies[players], floor)


def _bazaar(options: Options, shown: Components) -> Bazaar:
    """Layout, distances, prices and how many rubies are needed. (SET-06 – SET-11, P13b, P13c, P16b, END-01, MB-20,
    LS-21)"""
    players = options.players
    target = 6 if players == 2 or options.expansions else 5
    board = list(options.board)
    bazaar = Bazaar(players, target, board, options.width)
    bazaar.near = distances(board, options.width, 1, 2, PLACES)
    bazaar.distant = distances(board, options.width, 3, 4, PLACES)
    bazaar.walk = MerchantWalk(bazaar.near, bazaar.distant)
    bazaar.elsewhere = sorted(place for place in board if place != POLICE_STATION)
    bazaar.first_room = shown.room
    bazaar.extension_room = shown.extension_room
    bazaar.full_room = shown.room + shown.extensions * shown.extension_room
    bazaar.extensions = shown.extensions
    bazaar.wainwright_price = shown.wainwright_price
    bazaar.post_states = shown.post_states
    bazaar.demands = [shown.large_demand, shown.small_demand]
    bazaar.revenues = [shown.large_revenue, shown.small_revenue]
    bazaar.mosque_tiles = shown.mosque_tiles[players]
    rubies = shown.palace_rubies[players]
    first = shown.palace_first[players]
    bazaar.palace_prices = [[]] + [
        _palace_price(shown.palace_track[: first + rubies - left]) for left in range(1, rubies + 1)
    ]
    rubies = shown.gem_rubies[players]
    start = shown.gem_track.index(shown.gem_first[players])
    bazaar.gem_prices = [0] + [shown.gem_track[start + rubies - left] for left in range(1, rubies + 1)]
    return bazaar


def _palace_price(open_spaces: list[int]) -> list[int]:
    """Goods on the open spaces of the track: red, green, yellow, blue, any."""
    return [open_spaces.count(good) for good in range(ANY + 1)]
