"""The features of the board game: the rows of its weights."""

from __future__ import annotations

from typing import Final

from bedesten.bots.features import RACE, RACE_FEATURES, Feature, width_of
from bedesten.bots.istanbul.parts import PARTS
from bedesten.istanbul.terms import CARDS, PLACES

__all__ = ["ALL_CARDS", "FEATURES"]

ALL_CARDS: Final = CARDS + tuple(card for part in PARTS.values() for card in part.cards)
"""The bonus cards of all boxes: which of them a game has, and their numbers there, depend on its boxes."""

LIRA_STEP: Final = 3
LIRA_KNOTS: Final = 13
GEM_STEP: Final = 3
GEM_KNOTS: Final = 7
SHORT: Final = 8
TILE_SHORT: Final = 4
HAND: Final = 6

# Where each row begins.
PURSE: Final = RACE
GEM_LACK: Final = PURSE + LIRA_KNOTS
TWO_GEMS: Final = GEM_LACK + GEM_KNOTS
GOODS: Final = TWO_GEMS + 1
PALACE_LACK: Final = GOODS + 24
EXTENSIONS: Final = PALACE_LACK + SHORT
TILES: Final = EXTENSIONS + 4
TILE_LACK: Final = TILES + 4
PAIR_LACK: Final = TILE_LACK + TILE_SHORT
HAND_SIZE: Final = PAIR_LACK + TILE_SHORT
HAND_CARDS: Final = HAND_SIZE + HAND
STACK: Final = HAND_CARDS + 33
NEARBY: Final = STACK + 6
FOUNTAIN_FAR: Final = NEARBY + 4
FAMILY_HOME: Final = FOUNTAIN_FAR + 6
PROSPECTS: Final = FAMILY_HOME + 1
RUBY_AWAY: Final = PROSPECTS + 4
RUBY_WAYS: Final = RUBY_AWAY + 4
AT: Final = RUBY_WAYS + 3
TOKENS_NEAR: Final = AT + PLACES
CARAVAN: Final = TOKENS_NEAR + 4


def _purse() -> list[float]:
    """What money is worth at each knot: what no purchase will need for long counts little."""
    found: list[float] = []
    for knot in range(LIRA_KNOTS):
        lira = knot * LIRA_STEP
        found.append(min(lira, 18.0) + 0.5 * min(max(lira - 18.0, 0.0), 14.0) + 0.1 * max(lira - 32.0, 0.0))
    return found


def _goods() -> list[float]:
    return [worth * count for worth in (1.7, 1.7, 1.7, 2.8) for count in range(6)]


def _cards() -> list[float]:
    """What a card is worth besides the others of the hand, whose number is another feature."""
    worths = [2.2, 5.0, 4.0, 4.5, 5.0, 4.0, 3.0, 2.5, 3.0, 2.5]
    return [0.5 * (worth - 3.0) for worth in worths] + [0.0] * (len(ALL_CARDS) - len(worths))


BASE: Final[list[Feature]] = [
    *RACE_FEATURES,
    Feature("purse", LIRA_KNOTS, "Lira, at 0, 3, 6 … 36", _purse(), of="lira"),
    Feature(
        "gem_lack", GEM_KNOTS, "Lira lacking for the next ruby of the Gemstone Dealer, at 0, 3 … 18", [], of="lira"
    ),
    Feature("two_gems", 1, "Lira for two such rubies", [], of="lira"),
    Feature("goods", 24, "how many goods of each colour: 0 to 5 red, green, yellow, blue", _goods(), of="goods"),
    Feature(
        "palace_lack",
        SHORT,
        "goods lacking for the next ruby of the palace: 0 to 6; none is left there",
        [],
        of="goods",
    ),
    Feature("extensions", 4, "extensions of the wheelbarrow: 0 to 3", [0.0, 10.0, 20.0, 30.0], of="room"),
    Feature("tiles", 4, "mosque tiles: red, green, yellow, blue", [13.0, 11.0, 12.0, 13.0], of="tile"),
    Feature(
        "tile_lack",
        TILE_SHORT,
        "for each mosque of which it has no tile: goods lacking for the nearest tile, 0 to 2; more, or none is left",
        [],
        of="goods",
    ),
    Feature(
        "pair_lack",
        TILE_SHORT,
        "for each mosque of which it has one tile and may earn a ruby: the same for the other tile",
        [],
        of="goods",
    ),
    Feature("hand_size", HAND, "bonus cards in hand: 0 to 5", [0.0, 3.0, 4.0, 5.0, 6.0, 7.0], of="cards"),
    Feature("hand_cards", len(ALL_CARDS), "bonus cards by kind: " + ", ".join(ALL_CARDS), _cards(), of="cards"),
    Feature("stack", 6, "assistants with the merchant: 0 to 5", [-9.0, -3.5, -0.5, 1.0, 2.0, 2.5], of="assistants"),
    Feature("nearby", 4, "own assistants at places one turn away: 0 to 3", [0.0, 1.0, 2.0, 3.0], of="assistants"),
    Feature(
        "fountain_far",
        6,
        "turns to the Fountain, 1 to 3: three cases for a merchant without assistants, three with one",
        [],
        of="assistants",
    ),
    Feature("family_home", 1, "the family member is at the Police Station", [2.0], of="family"),
    Feature(
        "prospects",
        4,
        "what the best visit promises (tens of Lira): one turn away, second best, two turns away, three",
        [7.0, 1.75, 5.0, 3.0],
        of="next",
    ),
    Feature(
        "ruby_away", 4, "turns to the nearest place where it can have a ruby now: 1 to 3; there is none", [], of="next"
    ),
    Feature("ruby_ways", 3, "places where it can have a ruby now: 0, 1, more", [], of="next"),
    Feature("at", PLACES, "the place of the merchant, by number", []),
    Feature("tokens_near", 4, "Governor, Smuggler, the first and second token of the expansions, one turn away", []),
    Feature("caravan", 1, "it leads the caravan", [2.0]),
]
"""The rows of the base game."""


def _all() -> list[Feature]:
    """The rows of the base game, then those of its expansions, which are told where theirs begin."""
    found = BASE[:]
    for part in PARTS.values():
        part.first_row = width_of(found)
        found += part.features
    return found


FEATURES: Final[list[Feature]] = _all()
"""All rows, in the order of their weights."""
