"""The words of Mocha & Baksheesh as numbers: places, guild cards, tiles, kinds of asks."""

from __future__ import annotations

from typing import Final

__all__ = ["EVENTS", "GUILD_CARDS", "TAVERN_TILES"]

# Places.
ROASTING_PLANT: Final = 17
GUILD_HALL: Final = 18
TAVERN: Final = 19
COFFEE_HOUSE: Final = 20

GUILD_CARDS: Final = 20
"""They are numbered from 1 on; a set of them is kept in one number, card n as bit n."""

# Tavern tiles.
MOVEMENT: Final = 0
ENCOUNTER: Final = 1
TAVERN_TILES: Final = ("movement", "encounter")

NO_BARRIER: Final = -1
"""Where the Barrier lies before it is first laid; also whose the control tile is then."""

# After the four goods, where coffee may stand for one.
COFFEE: Final = 4

# Kinds of asks.
ROAST_MORE: Final = 60
GUILD_DISCARD: Final = 61
BARRIER_ACTION: Final = 62
GUILD_EFFECT: Final = 63
GUILD_DONE: Final = 64
GUILD_GOODS: Final = 65
GUILD_PAIR: Final = 66
GUILD_PAIR_ROLL: Final = 67
GUILD_TEA_HOUSE: Final = 68
GUILD_TEA_HOUSE_ROLL: Final = 69
GUILD_PLACE: Final = 70
GUILD_ACTION: Final = 71
FAMILY_BACK: Final = 72
GUILD_DELIVERY: Final = 73
GUILD_MOSQUE: Final = 74
GUILD_TAVERN: Final = 75
GUILD_TAVERN_MORE: Final = 76
EXCHANGE_GIVE: Final = 77
EXCHANGE_TAKE: Final = 78
REWARD_ROLL: Final = 79
# … to chance
GUILD_DRAW: Final = 80

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "gain-coffee": ("count",),
    "pay-coffee": ("count",),
    "coffee-trader": (),
    "guild": ("guild",),
    "draw-guild": ("guild",),
    "discard-guild": ("guild",),
    "guild-reshuffle": (),
    "barrier": ("one", "other"),
    "tavern-tile": ("tavern_tile",),
    "baksheesh": ("place",),
    "another-turn": (),
}
"""What the numbers of its events are."""
