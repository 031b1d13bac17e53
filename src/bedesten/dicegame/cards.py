"""Bazaar cards and mosque tiles, as they are printed."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.cost import NO_COST, Cost
from bedesten.kernel.hints import mypyc_attr

__all__ = ["Area", "Card", "Tile"]

NOT_ASKED: Final = -1


class Area:
    """One area of a bazaar card: what must be discarded, what must be possessed, and what is taken.

    All is nothing until somebody who reads the card says otherwise.
    """

    def __init__(self) -> None:
        # Before the red arrow: discarded. (DG-C2)
        self.discard_goods: Cost = NO_COST
        self.discard_crystals = 0
        self.discard_lira = 0
        self.discard_tile = False
        # Before the other arrow: possessed, not discarded. (DG-C3)
        self.possess: list[int] = [0] * 7
        """Of each thing in stock."""
        self.possess_markers = 0
        self.possess_different = 0
        self.possess_tiles = 0
        self.without = NOT_ASKED
        """What one must have none of; markers of all colours are meant by `WITHOUT_MARKERS`."""
        # After the arrow: taken.
        self.take: list[int] = [0] * 7
        """Of each thing in stock."""
        self.take_lira_a_tile = 0
        """Lira for each mosque tile that one has, besides."""
        self.take_choice = 0
        """Markers of colours of one's choice."""
        self.take_different = 0
        """Markers of different colours of one's choice."""
        self.take_tile = False
        self.take_ruby = NOT_ASKED
        """The track of the ruby."""
        self.otherwise = 0
        """Lira for who can't or won't. (DG-C4)"""
        # What follows from all this, once `close` has been called.
        self.free = False
        """Whether nothing must be discarded or possessed, and whatever is taken is always there."""
        self.shows = False
        """Whether anything must be possessed, or be lacking."""
        self.shown: list[int] = []
        """What of the stock must be possessed."""
        self.optional = False
        """Whether there is anything to decide: a price, or something else instead."""
        self.asks = False
        """Whether anybody must be asked anything, should he be able to fulfil it."""
        self.things: list[int] = []
        """What of the stock is taken."""

    def close(self) -> Area:
        """The area has been read: what follows from it."""
        discards = bool(self.discard_goods.total or self.discard_crystals or self.discard_lira or self.discard_tile)
        possess = bool(sum(self.possess) or self.possess_markers or self.possess_different or self.possess_tiles)
        conditions = discards or possess or self.without != NOT_ASKED
        self.shows = possess or self.without != NOT_ASKED
        self.shown = [thing for thing in range(len(self.possess)) if self.possess[thing]]
        self.free = not conditions and not self.take_tile and self.take_ruby == NOT_ASKED
        self.optional = discards or self.otherwise > 0
        self.asks = self.optional or self.take_tile or self.take_choice > 0 or self.take_different > 0
        self.things = [thing for thing in range(len(self.take)) if self.take[thing]]
        return self


WITHOUT_MARKERS: Final = 7
WITHOUT_TILES: Final = 8


@mypyc_attr(acyclic=True)
class Card:
    """A bazaar card: how many there are, its area for the active player, and its area for the others."""

    def __init__(self, name: str, count: int, own: Area, others: Area | None) -> None:
        self.name = name
        self.count = count
        self.own = own
        self.others = others


@mypyc_attr(acyclic=True)
class Tile:
    """A mosque tile: how many there are, what it does, the colour of its marker, the goods on its top."""

    def __init__(self, name: str, count: int, kind: int, colour: int, cost: Cost) -> None:
        self.name = name
        self.count = count
        self.kind = kind
        self.colour = colour
        self.cost = cost
