"""The features of The Dice Game: the rows of its weights."""

from __future__ import annotations

from typing import Final

from bedesten.bots.features import RACE, RACE_FEATURES, Feature

__all__ = ["FEATURES"]

MARKERS: Final = 8
BROWNS: Final = 5
CRYSTALS_HELD: Final = 7
LIRA_STEP: Final = 4
LIRA_KNOTS: Final = 9
RUBY_STEP: Final = 4
RUBY_KNOTS: Final = 6
SHORT: Final = 7
TILES_HELD: Final = 7

# Where each row begins.
COLOUR: Final = RACE
COLOURS: Final = COLOUR + MARKERS
BROWN: Final = COLOURS + 5
CRYSTALS: Final = BROWN + BROWNS
PURSE: Final = CRYSTALS + CRYSTALS_HELD
RIGHT_LACK: Final = PURSE + LIRA_KNOTS
RUBY_LACK: Final = RIGHT_LACK + RUBY_KNOTS
SECOND_LACK: Final = RUBY_LACK + SHORT
LEFT_LACK: Final = SECOND_LACK + SHORT
TILE_KIND: Final = LEFT_LACK + SHORT
TILE_AGAIN: Final = TILE_KIND + 6
TILES: Final = TILE_AGAIN + 6
TILE_LACK: Final = TILES + TILES_HELD

TURNS: Final = 6.0
"""Turns to come on average, for what learning starts from."""

FEATURES: Final[list[Feature]] = [
    *RACE_FEATURES,
    Feature(
        "colour",
        MARKERS,
        "for each colour, how many markers: 0 to 7",
        [0.0, 2.4, 5.4, 8.8, 11.6, 14.2, 16.6, 18.8],
        of="goods",
    ),
    Feature("colours", 5, "different colours among the markers: 0 to 4", [], of="goods"),
    Feature("brown", BROWNS, "brown markers: 0 to 4", [3.4 * n for n in range(BROWNS)], of="goods"),
    Feature("crystals", CRYSTALS_HELD, "crystals: 0 to 6", [0.0, 1.9, 3.5, 4.7, 5.5, 6.0, 6.5], of="crystals"),
    Feature("purse", LIRA_KNOTS, "Lira, at 0, 4 … 32", [4.0 * min(n, 6) for n in range(LIRA_KNOTS)], of="lira"),
    Feature(
        "right_lack", RUBY_KNOTS, "Lira lacking for the next ruby of the right carpet, at 0, 4 … 20", [], of="lira"
    ),
    Feature(
        "ruby_lack", SHORT, "markers lacking for the nearest ruby of a colour: 0 to 5; none is left", [], of="goods"
    ),
    Feature("second_lack", SHORT, "the same for the second nearest", [], of="goods"),
    Feature(
        "left_lack", SHORT, "markers lacking for the next ruby of the left carpet: 0 to 5; none is left", [], of="goods"
    ),
    Feature(
        "tile_kind",
        6,
        "the first mosque tile of each kind: Lira, crystal, card, action, marker, die",
        [TURNS * worth for worth in (2.9, 1.5, 2.6, 2.9, 1.5, 2.2)],
        of="tiles",
    ),
    Feature(
        "tile_again",
        6,
        "each further tile of a kind",
        [TURNS * worth for worth in (2.9, 1.5, 2.6, 2.9, 1.5, 2.2)],
        of="tiles",
    ),
    Feature(
        "tiles",
        TILES_HELD,
        "tiles lacking for the mosque's ruby, while it may still be earned: 0 to 5; it may not",
        [0.0, 13.4, 7.6, 3.4, 0.8, 0.0, 0.0],
        of="tiles",
    ),
    Feature("tile_lack", SHORT, "markers lacking for the nearest open tile: 0 to 5; there is none", [], of="goods"),
]
"""All rows, in the order of their weights."""
