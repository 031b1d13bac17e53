"""The words of The Dice Game as numbers: what can be had, dice, rubies, actions, kinds of asks."""

from __future__ import annotations

from typing import Final

from bedesten.kernel import phrase

__all__ = ["FACES", "GOODS", "HOUSES", "PHASES", "STOCK", "TILE_KINDS", "TRACKS"]

# What can be had and runs short: the four goods, brown markers, crystals, Lira.
RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
BROWN: Final = 4
CRYSTALS: Final = 5
LIRA: Final = 6
GOODS: Final = ("red", "green", "yellow", "blue")
STOCK: Final = ("red", "green", "yellow", "blue", "brown", "crystals", "lira")

# The faces of a die: the four goods, then these.
LIRA_FACE: Final = 4
CARD_FACE: Final = 5
FACES: Final = ("red", "green", "yellow", "blue", "lira", "card")
MOST_DICE: Final = 9
"""There are no more in the box."""
NO_DICE: Final = [0, 0, 0, 0, 0, 0]
"""How many of each face; shared, never changed."""

# Where rubies lie: on the tracks of the four goods, then here.
LEFT_CARPET: Final = 4
RIGHT_CARPET: Final = 5
MOSQUE: Final = 6
TRACKS: Final = ("red", "green", "yellow", "blue", "left", "right", "mosque")

# What a mosque tile does.
LIRA_TILE: Final = 0
CRYSTAL_TILE: Final = 1
CARD_TILE: Final = 2
ACTION_TILE: Final = 3
MARKER_TILE: Final = 4
DIE_TILE: Final = 5
TILE_KINDS: Final = ("lira", "crystal", "card", "action", "marker", "die")

# Actions, by their number as an answer; a payment remembers by it what it is for.
DONE: Final = 0
ONE_MARKER: Final = 1  # and 2, 3, 4: by colour
A_CRYSTAL: Final = 5
A_BROWN: Final = 6
TWO_MARKERS: Final = 7
TAKE_LIRA: Final = 8
CARDS: Final = 9  # … to 17: one card or more
A_RUBY: Final = 18  # … to 23: by track, the mosque's excepted
A_TILE: Final = 24  # and on: by tile
CHOSEN_IN_ACTION: Final = 2
"""Markers of choice that an action brings."""
# Payments that are for no action but for an area of a bazaar card: the active player's, the others'.
AREAS: Final = 1000

# Kinds of asks.
ACTION: Final = 0
REROLL: Final = 1
PAY: Final = 2
KEEP_DICE: Final = 3
TAKE_MARKERS: Final = 4
USE_CARD: Final = 5
OFFER: Final = 6
GIVE_UP: Final = 7
TAKE_TILE: Final = 8
OTHERS: Final = 9
# … to chance
START_PLAYER: Final = 10
ROLL: Final = 11
REVEAL: Final = 12
OPEN: Final = 13

# Phases of a game.
SETUP: Final = 0
INCOME: Final = 1
ROLLING: Final = 2
ACTIONS: Final = 3
PHASES: Final = ("setup", "income", "rolling", "actions")

# Players, by seat: the houses of the board game.
HOUSES: Final = phrase.HOUSES[:4]
