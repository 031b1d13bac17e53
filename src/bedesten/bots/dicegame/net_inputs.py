"""The inputs of The Dice Game's net: what it sees of a position, from one seat's side."""

from __future__ import annotations

from typing import Final

from bedesten.bots.nets.inputs import Inputs
from bedesten.bots.nets.race import Race

__all__ = ["INPUTS"]

MARKERS: Final = 9
BROWNS: Final = 6
CRYSTALS_HELD: Final = 8
MOST_LIRA: Final = 32
SHORT: Final = 7
KINDS: Final = 6
OF_A_KIND: Final = 3
TILES_KNOWN: Final = 24
TILES_HELD: Final = 8
GAPS: Final = 31
LESS: Final = 8
"""So many Lira more than the price …"""
LEFT: Final = 8
TRACKS: Final = 7

INPUTS: Final = Inputs()

RACE: Final = Race(INPUTS, 4)
COLOUR: Final = INPUTS.add("colour", 4 * MARKERS, "markers of each colour: 0 to 8", of="goods")
COLOURS: Final = INPUTS.add("colours", 5, "different colours among them", of="goods")
HIGHEST: Final = INPUTS.add("highest", MARKERS * MARKERS, "markers of the two colours of which it has most", of="goods")
BROWN: Final = INPUTS.add("brown", BROWNS, "brown markers: 0 to 5", of="goods")
CRYSTALS: Final = INPUTS.add("crystals", CRYSTALS_HELD, "crystals: 0 to 7", of="crystals")
LIRA: Final = INPUTS.add("lira", MOST_LIRA + 1, "Lira: 0 to 32", of="lira")
KIND: Final = INPUTS.add("kind", KINDS * OF_A_KIND, "tiles of each kind: 1, 2, more", of="tiles")
PAIRS: Final = INPUTS.add("pairs", KINDS * KINDS, "pairs of kinds of tiles", of="tiles")
TILE: Final = INPUTS.add("tile", TILES_KNOWN, "which tiles it has", of="tiles")
HELD: Final = INPUTS.add("held", TILES_HELD, "how many tiles", of="tiles")
MOSQUE: Final = INPUTS.add("mosque", TILES_HELD, "tiles lacking for the mosque's ruby; it is not to be had", of="tiles")
TRACK: Final = INPUTS.add("track", 5 * SHORT, "markers lacking for the ruby of each track", of="goods")
NEAREST: Final = INPUTS.add("nearest", SHORT * SHORT, "markers lacking for the two nearest of these rubies", of="goods")
RIGHT: Final = INPUTS.add("right", GAPS, "Lira lacking for the right carpet's: -8 to 22", of="lira")
OPEN: Final = INPUTS.add("open", TILES_KNOWN * SHORT, "markers lacking for each open tile", of="goods")
OPEN_KIND: Final = INPUTS.add("open_kind", KINDS * SHORT, "markers lacking for the nearest tile of a kind", of="goods")
LEFT_ON: Final = INPUTS.add("left_on", TRACKS * LEFT, "rubies left on each track")
RIVAL_TILES: Final = INPUTS.add("rival_tiles", TILES_HELD, "tiles of the other who has the most rubies")
RIVAL_LIRA: Final = INPUTS.add("rival_lira", 6, "his Lira, in fours")
RIVAL_MARKERS: Final = INPUTS.add("rival_markers", 8, "his markers, in twos")
