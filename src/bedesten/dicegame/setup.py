"""Setting up a game: the rules in force, the bazaar, and the table before anything has happened. (DG-01 – DG-05)"""

from __future__ import annotations

from bedesten.dicegame.actions import Action
from bedesten.dicegame.bazaar import Bazaar
from bedesten.dicegame.bazaar_cards import AreaOffer, Others, RevealCard, UseCard
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.components import Components
from bedesten.dicegame.cost import NO_COST, Cost, single
from bedesten.dicegame.markers import TakeMarkers
from bedesten.dicegame.mosque_tiles import GiveUpTile, Open, TakeTile
from bedesten.dicegame.options import Options
from bedesten.dicegame.paying import KeepDice, Pay
from bedesten.dicegame.rolling import Reroll, RollDice
from bedesten.dicegame.seat import Seat
from bedesten.dicegame.start_player import StartPlayer
from bedesten.dicegame.terms import (
    ACTION,
    GIVE_UP,
    KEEP_DICE,
    OFFER,
    OPEN,
    OTHERS,
    PAY,
    REROLL,
    REVEAL,
    ROLL,
    START_PLAYER,
    TAKE_MARKERS,
    TAKE_TILE,
    USE_CARD,
)
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.book import Book
from bedesten.kernel.chance import Generator

__all__ = ["Setup"]


class Setup:
    """What all games with the same options share, and a table to begin each of them on."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.bazaar = _bazaar(options.components, options.players)
        self.book = _book(options.components, self.bazaar).bind("dicegame", options)

    def lay(self, chance: Generator) -> DiceBoard:
        """A table on which everything stands but what chance decides: that is asked first, from the top."""
        shown = self.options.components
        players = self.options.players
        t = DiceBoard(
            self.book,
            self.bazaar,
            [],
            chance,
            True,
            [Seat([0] * len(shown.supply), [], 0, False) for _ in range(players)],
            shown.supply[:],
            [len(shown.goods[players])] * 4
            + [len(shown.left[players]), len(shown.right[players]), shown.mosque[players]],
            [card.count for card in shown.cards],
            [],
            [tile.count for tile in shown.tiles],
            [],
            [],
        )
        t.refill()
        if self.options.start is None:
            t.ask(START_PLAYER, CHANCE)
        else:
            self.book.rules[START_PLAYER].play(t, Ask(START_PLAYER, CHANCE), self.options.start)
        return t


def _bazaar(shown: Components, players: int) -> Bazaar:
    """Prices and counts for this number of players. (DG-01, DG-02, DG-14 – DG-16)"""
    bazaar = Bazaar(players, shown.target[players], shown.tiles, shown.cards)
    bazaar.dice = shown.dice
    bazaar.actions = shown.actions
    bazaar.display = shown.display
    bazaar.tiles_for_ruby = shown.tiles_for_ruby[players]
    bazaar.lira_a_die = shown.lira_a_die
    bazaar.lira_a_tile = shown.lira_a_tile
    bazaar.costs = [NO_COST, *(single(colour, 2) for colour in range(4))]
    bazaar.costs += [Cost([0, 0, 0, 0], 0, different) for different in (2, 3, 4)]
    goods = shown.goods[players]
    for colour in range(4):
        bazaar.ruby_costs.append([NO_COST, *(single(colour, count) for count in reversed(goods))])
    bazaar.ruby_costs.append([NO_COST, *reversed(shown.left[players])])
    bazaar.ruby_prices = [0, *reversed(shown.right[players])]
    costs = [*shown.left[players], *(tile.cost for tile in shown.tiles)]
    bazaar.cheapest_ruby = min(goods)
    bazaar.cheapest_of_one = min([*goods, *(cost.total for cost in costs if cost.colour >= 0)])
    bazaar.cheapest_of_several = min((cost.total for cost in costs if cost.colour < 0), default=bazaar.cheapest_of_one)
    bazaar.whole = shown.supply
    bazaar.all_rubies = 4 * len(goods) + len(shown.left[players]) + len(shown.right[players]) + shown.mosque[players]
    return bazaar


def _book(shown: Components, bazaar: Bazaar) -> Book:
    """Which rule answers which ask."""
    tiles = bazaar.tile_names
    cards = bazaar.card_names
    book = Book()
    book.add(ACTION, Action(tiles))
    book.add(REROLL, Reroll())
    book.add(PAY, Pay())
    book.add(KEEP_DICE, KeepDice())
    book.add(TAKE_MARKERS, TakeMarkers())
    book.add(USE_CARD, UseCard(cards))
    book.add(OFFER, AreaOffer())
    book.add(GIVE_UP, GiveUpTile(tiles))
    book.add(TAKE_TILE, TakeTile(tiles))
    book.add(OTHERS, Others())
    lira = [shown.start_lira + shown.next_lira * i for i in range(bazaar.players)]
    book.add(START_PLAYER, StartPlayer(shown.crystals, lira), chance=True)
    book.add(ROLL, RollDice(), chance=True)
    book.add(REVEAL, RevealCard(cards), chance=True)
    book.add(OPEN, Open(tiles), chance=True)
    return book
