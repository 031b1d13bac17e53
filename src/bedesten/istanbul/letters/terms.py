"""The words of Letters & Seals as numbers: places, the companion, kiosk tiles, kinds of asks."""

from __future__ import annotations

from typing import Final

__all__ = ["CARDS", "EVENTS", "KIOSK_TILES"]

# Places.
EMBASSY: Final = 21
KIOSK: Final = 22
AUCTION_HOUSE: Final = 23
SECRET_SOCIETY: Final = 24

# One more piece that carries out actions.
COMPANION: Final = 3

# Where a companion is while he stands at no place.
IN_SUPPLY: Final = -1
"""In the general supply."""
READY: Final = 0
"""In his player's own supply."""
COMPANION_WORDS: Final = ("general supply", "own supply")

NO_SEAT: Final = -1

# Kiosk tiles, in the order of LS-K01 to LS-K24; a set of them is kept in one number.
KIOSK_TILES: Final = (
    "yellow-and-lira",
    "green-and-lira",
    "red-and-lira",
    "two-yellow",
    "two-green",
    "two-red",
    "yellow",
    "green",
    "red",
    "blue",
    "card",
    "two-lira",
    "coffee-or-two-lira",
    "coffee-or-three-lira",
    "companion",
    "die",
    "extension-for-lira",
    "extension-for-goods",
    "to-the-fountain",
    "good-or-letter",
    "card-or-letter",
    "lira-or-letter",
    "lira-or-good",
    "lira-or-card",
)
ALL_TILES: Final = (1 << len(KIOSK_TILES)) - 1

# Bonus cards, in the order of LS-B01 to LS-B15.
CARDS: Final = (
    "letter",
    "reward-dice",
    "seven-lira",
    "red-and-lira",
    "green-and-lira",
    "yellow-and-lira",
    "copy",
    "family-step",
    "visit",
    "companion-far",
    "use-token",
    "mosque-again",
    "society-again",
    "anywhere",
)

# Kinds of asks.
COURIER_PRICE: Final = 90
FETCH_COMPANION: Final = 91
KIOSK_CHOICE: Final = 92
KIOSK_TILE: Final = 93
KIOSK_ROLL: Final = 94
TAKE_GOOD: Final = 95
BID: Final = 96
SOCIETY_RUBY: Final = 97
GIVE_LETTERS: Final = 98
BONUS_TURN: Final = 99
BONUS_LETTERS: Final = 100
LETTER_REWARD: Final = 101
LAST_TAKE_GOOD: Final = 102
TURN_DONE: Final = 103
CARD_GOVERNOR_PRICE: Final = 104
CARD_SMUGGLER_PRICE: Final = 105
CARD_COURIER_PRICE: Final = 106
ASKED_OF_OTHERS: Final = (KIOSK_CHOICE, KIOSK_TILE, KIOSK_ROLL, TAKE_GOOD, BID, GIVE_LETTERS)
"""What is asked in auctions and at the kiosk, also of seats whose turn it is not."""
# … to chance
LETTER_DRAW: Final = 110
KIOSK_REVEAL: Final = 111
KIOSK_DIE: Final = 112

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "letter": ("place",),
    "deliver": ("place",),
    "give-letter": ("place", "seals"),
    "letter-reshuffle": (),
    "companion": ("place",),
    "companion-ready": (),
    "courier": (),
    "kiosk-reveal": ("kiosk_tile",),
    "kiosk-choose": ("kiosk_tile",),
    "kiosk-use": ("kiosk_tile",),
    "kiosk-reshuffle": (),
    "kiosk-roll": ("pips",),
    "kiosk-turned": ("pips",),
    "bid": ("lira",),
    "no-bid": (),
    "auction": ("lira",),
    "society": ("times",),
    "bonus-turn": (),
}
"""What the numbers of its events are."""
