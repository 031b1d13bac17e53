"""Two dice: rolled for a player, for a token, for a neutral merchant."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import Question
from bedesten.istanbul.seat import replaced
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase

__all__ = ["Dice", "NeutralRoll", "Roll", "Rolled", "TokenRoll", "die", "total"]

ALL_ROLLS: Final = list(range(36))

TILE_USED: Final = 1
"""Set in a roll's ask once the red tile has changed it, or when it may not."""


def die(dice: int, which: int) -> int:
    """The first (0) or second (1) of two dice."""
    return (dice % 6 if which else dice // 6) + 1


def total(dice: int) -> int:
    return dice // 6 + dice % 6 + 2


class Roll(Question):
    """Two dice, each roll as likely as the others."""

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return ALL_ROLLS

    def draw(self, t: Board, ask: Ask) -> int:
        return t.generator.below(36)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("roll", pips=[die(move, 0), die(move, 1)])


class Dice(Roll):
    """A roll for a player: ``a`` is the seat; ``b`` says which question follows, and what it must remember."""

    def __init__(self) -> None:
        super().__init__("dice", 36, clause="GEN-04")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.seat = ask.a
        rule = t.book.rules[ask.b >> 16]
        assert isinstance(rule, Rolled)
        about.follows = rule.name
        rule.recall(about, ask.b & 0xFFFF)
        return about

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.tell("roll", ask.a, die(move, 0), die(move, 1))
        t.ask(ask.b >> 16, ask.a, move, ask.b & 0xFFFF)


def after_roll(kind: int, standing: bool, value: int) -> int:
    """What a roll's ask remembers: the question that follows, its value, and whether the red tile may change it.

    The red tile works for every piece that stands at the place, and never where nobody stands. (MSQ-07)
    """
    return kind << 16 | value << 1 | (0 if standing else TILE_USED)


KEEP: Final = 0
ONLY_KEEP: Final = [KEEP]


class Rolled(Question):
    """A roll that lies there: it may be changed as long as something of the player's can change it, and then counts.

    ``a`` is the roll, ``b`` what `after_roll` remembers.
    """

    def __init__(self, name: str, clause: str) -> None:
        super().__init__(name, 1, clause=clause)

    def settle(self, t: Board, ask: Ask) -> None:
        """What the roll brings."""
        raise NotImplementedError(self.name)

    def pips(self, ask: Ask) -> list[int]:
        """What the dice show."""
        return [die(ask.a, 0), die(ask.a, 1)]

    def recall(self, about: About, remembered: int) -> None:
        """Say what was known before the roll, such as an announced number."""

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.pips = self.pips(ask)
        self.recall(about, ask.b)
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return ONLY_KEEP

    def stands(self, t: Board, ask: Ask) -> bool:
        return t.may_play_by_name(ask)

    def lapse(self, t: Board, ask: Ask) -> None:
        self.settle(t, ask)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        self.settle(t, ask)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("keep", declines=True)


class TokenRoll(Roll):
    """A token goes to the place of its roll. (GEN-04)"""

    def __init__(self) -> None:
        super().__init__("token-roll", 36, clause="ENC-10")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.token = t.bazaar.tokens[ask.a]
        return about

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.tokens = replaced(t.tokens, ask.a, total(move))
        t.tell("token", -1, ask.a, total(move))


class NeutralRoll(Roll):
    """A neutral merchant goes to the place of his roll; he may stay where he is. (PAY-05, PAY-06)"""

    def __init__(self) -> None:
        super().__init__("neutral-roll", 36, clause="PAY-05")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.neutral = ask.a
        return about

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.neutrals = replaced(t.neutrals, ask.a, total(move))
        t.tell("neutral", -1, ask.a, total(move))
