"""All rolls of so many dice, in which only the faces count, not their order."""

from __future__ import annotations

from math import factorial
from typing import Final

from bedesten.dicegame.terms import FACES, MOST_DICE
from bedesten.kernel.hints import i64

__all__ = ["MOST_ROLLS", "Rolls", "named_dice", "rolls_of"]

MOST_ROLLS: Final = 2002
"""Of nine dice."""

MOST_LISTED: Final = 5
"""Dice whose rolls are listed in every order: those that everybody rolls."""

UNITS: Final = (1, 10, 100, 1000, 10000, 100000)
"""A die with each face, packed: so packed, dice are put together by adding."""


def packed(dice: list[int]) -> int:
    """Dice as one number, a digit for each face."""
    number: i64 = 0
    unit: i64 = 1
    for count in dice:
        number += unit * count
        unit *= 10
    return number


def unpacked(number: int) -> list[int]:
    """The dice of such a number."""
    dice: list[int] = []
    for _ in range(6):
        dice.append(number % 10)
        number //= 10
    return dice


class Rolls:
    """The rolls of a number of dice: their faces, how likely they are, and their numbers."""

    def __init__(self, dice: int) -> None:
        self.dice = dice
        self.orders = 6**dice
        """How many rolls there were if their order counted; each is as likely as the others."""
        self.faces: list[list[int]] = []
        self.weights: list[int] = []
        self.number: dict[int, int] = {}
        """By the packed dice."""
        self.all: list[int] = []
        self.by_order: list[int] = []
        """The numbers by order, where these are not too many to list."""
        self._list(dice, 0, [])
        for i, roll in enumerate(self.faces):
            weight = factorial(dice)
            for count in roll:
                weight //= factorial(count)
            self.weights.append(weight)
            self.number[packed(roll)] = i
            self.all.append(i)
        if dice <= MOST_LISTED:
            self.by_order = [self.number[key] for key in orders_of(dice)]

    def _list(self, dice: int, face: int, chosen: list[int]) -> None:
        if face == 5:
            self.faces.append([*chosen, dice])
            return
        for count in range(dice, -1, -1):
            self._list(dice - count, face + 1, [*chosen, count])

    def of_order(self, order: int) -> int:
        """The number of the roll that comes about in this order, out of `orders`."""
        if self.by_order:
            return self.by_order[order]
        first = orders_of(MOST_LISTED)
        rest = orders_of(self.dice - MOST_LISTED)
        return self.number[first[order % len(first)] + rest[order // len(first)]]


_orders: Final[list[list[int]]] = [[0]]


def orders_of(dice: int) -> list[int]:
    """All rolls of so many dice, at the most `MOST_LISTED`, in every order: the packed dice of each."""
    while len(_orders) <= dice:
        _orders.append([unit + fewer for unit in UNITS for fewer in _orders[-1]])
    return _orders[dice]


_known: Final[list[Rolls | None]] = [None] * (MOST_DICE + 1)


def rolls_of(dice: int) -> Rolls:
    """The rolls of so many dice, listed when they are first needed."""
    rolls = _known[dice]
    if rolls is None:
        rolls = Rolls(dice)
        _known[dice] = rolls
    return rolls


def named_dice(dice: list[int]) -> dict[str, int]:
    """Dice by face."""
    return {FACES[face]: dice[face] for face in range(6) if dice[face]}
