"""The words of the board game as numbers: goods, places, pieces, tokens, kinds of asks."""

from __future__ import annotations

from typing import Final

from bedesten.kernel.phrase import HOUSES

__all__ = ["CARDS", "GOODS", "HOUSES", "MARKETS", "PHASES", "bit"]

# Goods, and the mosque tiles of their colours.
RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
ANY: Final = 4
GOODS: Final = ("red", "green", "yellow", "blue")

# Places.
WAINWRIGHT: Final = 1
FABRIC_WAREHOUSE: Final = 2
SPICE_WAREHOUSE: Final = 3
FRUIT_WAREHOUSE: Final = 4
POST_OFFICE: Final = 5
CARAVANSARY: Final = 6
FOUNTAIN: Final = 7
BLACK_MARKET: Final = 8
TEA_HOUSE: Final = 9
LARGE_MARKET: Final = 10
SMALL_MARKET: Final = 11
POLICE_STATION: Final = 12
SULTANS_PALACE: Final = 13
SMALL_MOSQUE: Final = 14
GREAT_MOSQUE: Final = 15
GEMSTONE_DEALER: Final = 16
PLACES: Final = 26
"""One more than the highest number of a place in any box."""

# Bonus cards of the base game, in the order of its component file.
CARDS: Final = (
    "good",
    "five-lira",
    "palace-again",
    "post-again",
    "gem-again",
    "family-home",
    "market",
    "stay",
    "far",
    "return",
)

# Who carries out an action.
MERCHANT: Final = 0
FAMILY: Final = 1
NOBODY: Final = 2

# Tokens that are nobody's.
GOVERNOR: Final = 0
SMUGGLER: Final = 1
BASE_TOKENS: Final = ("governor", "smuggler")

# Where rubies lie.
WAINWRIGHT_RUBIES: Final = 0
SMALL_MOSQUE_RUBIES: Final = 1
GREAT_MOSQUE_RUBIES: Final = 2
PALACE_RUBIES: Final = 3
GEM_RUBIES: Final = 4
BASE_RUBY_PLACES: Final = (WAINWRIGHT, SMALL_MOSQUE, GREAT_MOSQUE, SULTANS_PALACE, GEMSTONE_DEALER)

# The markets' stacks of demand tiles.
LARGE_MARKET_DEMAND: Final = 0
SMALL_MARKET_DEMAND: Final = 1
MARKETS: Final = ("large-market", "small-market")
NO_TILE: Final = -1
DEMAND_TILES: Final = 6
"""In one stack, at the most."""

# Kinds of asks. The first question of a place's action bears the place's number.
MOVE: Final = 26
BEGUN: Final = 1
"""In the ask for the movement: a card of phase 1 has been played already."""
ARRIVAL: Final = 27
OTHER_MERCHANTS: Final = 28
ACTED: Final = 29
ENCOUNTERS: Final = 30
GOVERNOR_PRICE: Final = 31
SMUGGLER_PRICE: Final = 32
GREEN_TILE: Final = 33
SECOND_CARD: Final = 34
DISCARD: Final = 35
FETCH_MORE: Final = 36
BLACK_MARKET_ROLL: Final = 37
BLACK_MARKET_GOOD: Final = 38
TEA_HOUSE_ROLL: Final = 39
SELL_ANY: Final = 40
LAST_CARDS: Final = 41
# … to chance
START_PLAYER: Final = 42
DICE: Final = 43
TOKEN_ROLL: Final = 44
NEUTRAL_ROLL: Final = 45
DRAW: Final = 46
DEMAND: Final = 47

# Phases of a game.
SETUP: Final = 0
ROUNDS: Final = 1
LAST: Final = 2
PHASES: Final = ("setup", "rounds", "last-cards")

# Why a turn ends at once.
STOPPED: Final = 0
NO_ASSISTANT: Final = 1
REFUSED: Final = 2
CANNOT_PAY: Final = 3
ENDS: Final = ("stopped", "no-assistant", "refused", "cannot-pay")


def bit(place: int) -> int:
    """A place as a member of a set of places that is kept in one number."""
    return 1 << place
