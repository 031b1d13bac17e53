"""What the components of Letters & Seals show, as the engine uses it."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.components import read_reward
from bedesten.istanbul.letters.terms import CARDS, EMBASSY, KIOSK_TILES, SECRET_SOCIETY
from bedesten.istanbul.terms import GEMSTONE_DEALER, GOODS, PLACES
from bedesten.kernel.components import Sheet

__all__ = ["LettersComponents", "bonus_cards"]

# What a reward may be, after the four goods.
GOOD_OF_CHOICE: Final = 4
LIRA: Final = 5
LETTER: Final = 6
CARD: Final = 7
REWARDS: Final = (*GOODS, "good", "Lira", "letter", "card")
NO_REWARD: Final = [0] * len(REWARDS)
LETTERS: Final = 36
LOWEST_SUM: Final = 2
HIGHEST_SUM: Final = 12


def bonus_cards(sheet: Sheet) -> dict[str, int]:
    """How many of each bonus card, by name."""
    return {name: sheet.count("letters_bonus_cards", name) for name in CARDS}


class LettersComponents:
    """The values of one game."""

    def __init__(self, sheet: Sheet) -> None:
        self.letters: list[int] = [0] * PLACES
        """How many letters there are for each place."""
        for place in _numbers(sheet):
            self.letters[place] += 1
        if sheet.number("letters", "front") != 1 or sheet.number("letters", "back") != 2:
            raise sheet.wrong("letters", "front", "1 on the front, 2 on the back")
        if sheet.number("kiosk", "tiles") != len(KIOSK_TILES):
            raise sheet.wrong("kiosk", "tiles", str(len(KIOSK_TILES)))
        self.bonus_turn: int = sheet.count("bonus_turn", "seals")
        self.auctioned: int = sheet.count("auction_house", "cards")
        self.society: int = sheet.count("secret_society", "seals")
        self.society_lira: list[int] = sheet.numbers("secret_society", "lira")
        """For the first times the action is carried out."""
        self.rewards: list[list[int]] = [
            read_reward(sheet, "letter_reward_dice", str(total), REWARDS) if total >= LOWEST_SUM else NO_REWARD
            for total in range(HIGHEST_SUM + 1)
        ]
        """What the sum of two dice brings, by the places of `REWARDS`."""


def _numbers(sheet: Sheet) -> list[int]:
    numbers = sheet.numbers("letters", "numbers")
    places = [*range(1, GEMSTONE_DEALER + 1), *range(EMBASSY, SECRET_SOCIETY + 1)]
    if len(numbers) != LETTERS or not set(numbers) <= set(places):
        raise sheet.wrong("letters", "numbers", f"{LETTERS} places, each from 1 to 16 or from 21 to 24")
    return numbers
