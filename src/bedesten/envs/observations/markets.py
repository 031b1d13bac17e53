"""What the markets ask for, and what the other places show: prices, mosque tiles, the post."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.encoder import capped
from bedesten.envs.observations.layout import Column, Layout
from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import PlaceAction
from bedesten.istanbul.sign import Deal
from bedesten.istanbul.terms import (
    GEM_RUBIES,
    GEMSTONE_DEALER,
    GOODS,
    GREAT_MOSQUE,
    PALACE_RUBIES,
    POST_OFFICE,
    SMALL_MOSQUE,
    SULTANS_PALACE,
)
from bedesten.kernel.hints import i64

__all__ = ["MarketsBlock", "PricesBlock"]

SALE: Final = 5
"""Goods on a demand tile."""
MOST_PALACE: Final = 10
MOST_GEM: Final = 30
MOST_POST: Final = 4


class MarketsBlock:
    """The demand of both markets: the open tile, those nobody has seen, those put under in their order."""

    def __init__(self, layout: Layout, bazaar: Bazaar) -> None:
        self.demands = bazaar.demands
        self.tiles = max(len(tiles) for tiles in bazaar.demands)
        tiles = range(1, self.tiles + 1)
        columns = [Column(good, SALE, "asked for") for good in GOODS]
        columns += [Column(f"open {tile}", 1, "this tile is on top") for tile in tiles]
        columns += [Column(f"unseen {tile}", 1, "this tile is one of those nobody has seen yet") for tile in tiles]
        columns += [
            Column(f"under {tile}", self.tiles, "its place among those put under; 1 comes first") for tile in tiles
        ]
        self.first: i64 = layout.add("markets", "the demand", ["large market", "small market"], columns).first
        self.width = len(columns)

    def told(self, t: Board) -> bytes:
        values = [0] * (2 * self.width)
        at = 0
        for market in range(2):
            demand = t.demands[market]
            if demand.top >= 0:
                goods = self.demands[market][demand.top]
                for good in range(4):
                    values[at + good] = goods[good]
                values[at + 4 + demand.top] = 1
            tile = 0
            unseen = demand.unseen
            while unseen > 0:
                if unseen & 1:
                    values[at + 4 + self.tiles + tile] = 1
                unseen >>= 1
                tile += 1
            place = 1
            for tile in demand.under:
                values[at + 4 + 2 * self.tiles + tile] = place
                place += 1
            at += self.width
        return bytes(values)


class PricesBlock:
    """What is written on places, mosque tiles and the post."""

    def __init__(self, layout: Layout, bazaar: Bazaar) -> None:
        columns = [Column(f"palace: {good}", MOST_PALACE, "goods for the next ruby") for good in (*GOODS, "any")]
        columns.append(Column("gem", MOST_GEM, "Lira for the next ruby; 0 if none is left"))
        columns += [Column(f"post: {thing}", MOST_POST, "what the Post Office pays") for thing in (*GOODS, "lira")]
        columns.append(Column("mail", len(bazaar.post_states) - 1, "mail indicators that are down"))
        columns += [Column(f"mosque: {good}", SALE, "goods for the next tile; 0 if none is left") for good in GOODS]
        columns += [Column(f"mosque: {good} left", len(bazaar.mosque_tiles), "tiles left") for good in GOODS]
        self.first: i64 = layout.add("prices", "what the places show", ["shown"], columns).first
        self.kept: dict[tuple[int, ...], bytes] = {}
        """What was told before, by all that it depends on."""

    def told(self, t: Board) -> bytes:
        """The same again and again in a game, so that signs are read once for each."""
        key = (t.rubies[PALACE_RUBIES], t.rubies[GEM_RUBIES], t.mail, *t.mosque)
        told = self.kept.get(key)
        if told is None:
            told = self.kept[key] = self.read(t)
        return told

    def read(self, t: Board) -> bytes:
        """Draw the numbers from the signs of the places."""
        palace = self.deals(t, SULTANS_PALACE)[0].price
        gem = self.deals(t, GEMSTONE_DEALER)[0].price
        post = self.deals(t, POST_OFFICE)[0].gives
        tiles = {deal.tile: deal for mosque in (SMALL_MOSQUE, GREAT_MOSQUE) for deal in self.deals(t, mosque)}
        values = [capped(palace.get(good, 0), MOST_PALACE) for good in (*GOODS, "any")]
        values.append(capped(gem.get("lira", 0), MOST_GEM))
        values += [capped(post.get(thing, 0), MOST_POST) for thing in (*GOODS, "lira")]
        values.append(t.mail)
        values += [capped(tiles[good].needs.get(good, 0), SALE) for good in GOODS]
        values += [tiles[good].left for good in GOODS]
        return bytes(values)

    def deals(self, t: Board, place: int) -> list[Deal]:
        rule = t.book.rules[place]
        assert isinstance(rule, PlaceAction)
        return rule.sign(t, place).deals
