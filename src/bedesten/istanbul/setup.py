"""Setting up a game: the rules in force, the bazaar, and the table before anything has happened. (SET)"""

from __future__ import annotations

from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.board import Board
from bedesten.istanbul.book import base_book
from bedesten.istanbul.components import Components
from bedesten.istanbul.layout import distances
from bedesten.istanbul.movement import Arrival, FrenchArrival
from bedesten.istanbul.options import Options
from bedesten.istanbul.seat import Demand, Part, Seat
from bedesten.istanbul.terms import (
    ANY,
    ARRIVAL,
    CARAVANSARY,
    DEMAND,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    NO_TILE,
    PLACES,
    POLICE_STATION,
    SMALL_MOSQUE,
    START_PLAYER,
    TOKEN_ROLL,
    TOKENS,
)
from bedesten.istanbul.variants.caravan_leader import Caravan, CaravanTile, LeadersCaravansary
from bedesten.istanbul.variants.neutral_assistants import NeutralArrival, Neutrals, replace_bottom
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.chance import Generator

__all__ = ["Setup"]


class Setup:
    """What all games with the same options share, and a table to begin each of them on."""

    def __init__(self, options: Options) -> None:
        self.options = options
        shown = options.components
        lira = [shown.start_lira + shown.next_lira * i for i in range(options.players)]
        self.book = base_book(shown.bonus_names, lira)
        self.bazaar = _bazaar(options, shown)
        self.parts: list[Part] = []
        self.neutral_assistants = "neutral-assistants" in options.variants
        arrival = Arrival()
        if self.neutral_assistants:
            arrival = NeutralArrival(len(self.parts))
            self.parts.append(Neutrals([0] * PLACES))
            self.book.add(ARRIVAL, arrival)
        if options.edition == "first-fr":
            self.book.add(ARRIVAL, FrenchArrival(arrival))
        if "caravan-leader" in options.variants:
            self.book.add(CARAVANSARY, LeadersCaravansary(len(self.parts)))
            self.bazaar.turn_ends.append(CaravanTile(len(self.parts)))
            self.parts.append(Caravan(-1, -1))
        self.book.bind()

    def lay(self, chance: Generator) -> Board:
        """A table on which everything stands but what chance decides: that is asked first, from the top."""
        shown = self.options.components
        players = self.options.players
        seats = [
            Seat(
                FOUNTAIN,
                1 << shown.assistants,
                0,
                POLICE_STATION,
                0,
                shown.room,
                0,
                0,
                [0] * 4,
                [0] * len(shown.bonus_cards),
            )
            for _ in range(players)
        ]
        t = Board(
            self.book,
            self.bazaar,
            [],
            chance,
            True,
            seats,
            [0] * len(TOKENS),
            [SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE_DEALER] if players == 2 else [],
            shown.bonus_cards[:],
            [],
            [Demand(NO_TILE, (1 << len(tiles)) - 1, []) for tiles in self.bazaar.demands],
            [0] * 4,
            [
                shown.wainwright_rubies[players],
                shown.mosque_rubies[players],
                shown.mosque_rubies[players],
                shown.palace_rubies[players],
                shown.gem_rubies[players],
            ],
            [part.copy() for part in self.parts],
        )
        if self.neutral_assistants:
            replace_bottom(t)
        if self.options.start is None:
            t.ask(START_PLAYER, CHANCE)
        else:
            self.book.rules[START_PLAYER].play(t, Ask(START_PLAYER, CHANCE), self.options.start)
        for token in reversed(range(len(TOKENS))):
            t.ask(TOKEN_ROLL, CHANCE, token)
        for market in reversed(range(len(self.bazaar.demands))):
            t.ask(DEMAND, CHANCE, market)
        return t


def _bazaar(options: Options, shown: Components) -> Bazaar:
    """Layout, distances and prices. (SET-06 – SET-11, P13b, P16b, END-01)"""
    players = options.players
    target = 6 if players == 2 or options.expansions else 5
    board = list(options.board)
    bazaar = Bazaar(players, target, board, options.width)
    bazaar.cards = shown.bonus_names
    bazaar.near = distances(board, options.width, 1, 2, PLACES)
    bazaar.distant = distances(board, options.width, 3, 4, PLACES)
    bazaar.elsewhere = sorted(place for place in board if place != POLICE_STATION)
    bazaar.full_room = shown.room + shown.extensions * shown.extension_room
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
    # In the Big Box a ruby from the supply takes the place of the last one of a track. (ED-02)
    floor = 1 if options.edition == "big-box" else 0
    bazaar.ruby_floors = [0, 0, 0, floor, floor]
    return bazaar


def _palace_price(open_spaces: list[int]) -> list[int]:
    """Goods on the open spaces of the track: red, green, yellow, blue, any."""
    return [open_spaces.count(good) for good in range(ANY + 1)]
