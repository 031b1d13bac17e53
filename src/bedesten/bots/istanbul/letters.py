"""What the things of Letters & Seals are worth to a seat, in Lira."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.part import Letters
from bedesten.istanbul.letters.terms import AUCTION_HOUSE, EMBASSY, IN_SUPPLY, KIOSK, SECRET_SOCIETY
from bedesten.istanbul.terms import MOVE

__all__ = ["letters_visit", "letters_wealth"]

SEAL: Final = 2.8
"""Each of the first seven, which the Secret Society takes for a ruby; what is over waits for the next."""
RUBY_SEALS: Final = 6
MOST_SEALS: Final = 7
MORE_SEALS: Final = 1.5
COMPANION: Final = 3.0
ANOTHER_TURN: Final = 8.0


def letters_wealth(t: Board, letters: Letters, seat: int) -> float:
    """What a seat has of seals, its companion, and a turn to come."""
    seals = letters.seals(seat)
    found = SEAL * min(seals, MOST_SEALS) + MORE_SEALS * max(0, seals - MOST_SEALS)
    if letters.companions[seat] != IN_SUPPLY:
        found += COMPANION
    if t.active == seat and t.asks and t.asks[-1].kind == MOVE:
        found += ANOTHER_TURN
    return found


def letters_visit(letters: Letters, seat: int, place: int, ruby: float) -> float:
    """About what the action of one of its places would bring now."""
    if place == EMBASSY:
        return 2 * SEAL
    if place == KIOSK:
        return SEAL + 4.0
    if place == AUCTION_HOUSE:
        return 3.5
    if place == SECRET_SOCIETY and letters.seals(seat) >= RUBY_SEALS:
        return ruby - RUBY_SEALS * SEAL + max(0, 3 - letters.society)
    return 0.0
