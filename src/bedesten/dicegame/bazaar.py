"""The bazaar of one setup: what does not change while a game is played."""

from __future__ import annotations

from bedesten.dicegame.cards import Card, Tile
from bedesten.dicegame.cost import Cost
from bedesten.kernel.hints import i64

__all__ = ["Bazaar"]


class Bazaar:
    """Prices, tiles, cards and counts of a setup, shared by every copy of its tables."""

    def __init__(self, players: int, target: int, tiles: list[Tile], cards: list[Card]) -> None:
        self.players = players
        self.target = target
        """Rubies that bring the end."""
        self.tiles = tiles
        self.cards = cards
        self.tile_names = [tile.name for tile in tiles]
        self.tile_kinds = [tile.kind for tile in tiles]
        self.tile_colours = [tile.cost.colour for tile in tiles]
        """The only colour that a tile costs; -1 if there are several."""
        self.tile_totals = [tile.cost.total for tile in tiles]
        self.card_names = [card.name for card in cards]
        self.dice = 0
        """Dice of a roll, without those of tiles."""
        self.actions = 0
        """Actions of a turn, without those of tiles."""
        self.display = 0
        """Open mosque tiles."""
        self.tiles_for_ruby = 0
        """Mosque tiles that bring a ruby."""
        self.lira_a_die = 0
        self.lira_a_tile = 0
        self.costs: list[Cost] = []
        """Of the actions that take markers or a crystal, by their number."""
        self.ruby_costs: list[list[Cost]] = []
        """For the tracks of the goods and the left carpet, for so many rubies left: goods."""
        self.ruby_prices: list[int] = []
        """For the right carpet, for so many rubies left: Lira."""
        self.cheapest_ruby: i64 = 0
        """Goods that a ruby costs at the least, where they are of one colour."""
        self.cheapest_of_one: i64 = 0
        """Goods that a tile or a ruby costs at the least, where they are of one colour."""
        self.cheapest_of_several: i64 = 0
        """Where they are not."""
        self.whole: list[int] = []
        """All there is of each thing in stock."""
        self.all_rubies = 0
