"""Two dice: rolled for a player, for a token, for a neutral merchant."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import Question
from bedesten.istanbul.seat import replaced
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase

__all__ = [
    "Dice",
    "NeutralRoll",
    "Rolled",
    "TokenRoll",
    "TwoDice",
    "after_roll",
    "announced",
    "die",
    "follows",
    "roll_again",
    "tile_used",
    "total",
    "turn_die",
    "turned",
    "using_tile",
]

ALL_ROLLS: Final = list(range(36))


def die(dice: int, which: int) -> int:
    """The first (0) or second (1) of two dice."""
    return (dice % 6 if which else dice // 6) + 1


def total(dice: int) -> int:
    return dice // 6 + dice % 6 + 2


def turned(dice: int, which: int, pips: int) -> int:
    """Two dice after the first (0) or second (1) was turned to show so many pips."""
    return dice // 6 * 6 + pips - 1 if which else 6 * (pips - 1) + dice % 6


def turn_die(t: Board, ask: Ask, which: int, pips: int, remembered: int) -> None:
    """The roll of the open question is changed: one die now shows so many pips, and the question is put anew."""
    dice = turned(ask.a, which, pips)
    t.tell("turned", ask.seat, die(dice, 0), die(dice, 1))
    t.ask(ask.kind, ask.seat, dice, remembered)


class TwoDice(Question):
    """Two dice, each roll as likely as the others."""

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return ALL_ROLLS

    def draw(self, t: Board, ask: Ask) -> int:
        return t.generator.below(36)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("roll", pips=[die(move, 0), die(move, 1)])


# ── What a roll for a player remembers ─────────────────────────────────────────────────────────────────────────
#
# The number `b` of an ask, from its lowest bit on: whether the red tile is out of play (1 bit), what was announced
# (15 bits), and, only as long as the dice are not rolled, which question follows the roll.

TILE_USED: Final = 1
ANNOUNCED: Final = 1
FOLLOWS: Final = 16
REMEMBERED: Final = (1 << FOLLOWS) - 1


def after_roll(kind: int, standing: bool, value: int) -> int:
    """What `Dice` remembers: the question that follows, what was announced, and whether the red tile may change it.

    The red tile works for every piece that stands at the place, and never where nobody stands. (MSQ-07)
    """
    return kind << FOLLOWS | value << ANNOUNCED | (0 if standing else TILE_USED)


def roll_again(kind: int, remembered: int) -> int:
    """What `Dice` remembers when the roll of a question of this kind is rolled again."""
    return kind << FOLLOWS | remembered


def follows(ask: Ask) -> int:
    """The kind of question that follows the roll of `Dice`."""
    return ask.b >> FOLLOWS


def announced(ask: Ask) -> int:
    """The number that was announced before this roll; 0 if none was."""
    return (ask.b & REMEMBERED) >> ANNOUNCED


def tile_used(ask: Ask) -> bool:
    """Whether the red tile has changed this roll already, or may not."""
    return ask.b & TILE_USED != 0


def using_tile(ask: Ask) -> int:
    """What a `Rolled` remembers once the red tile has changed it."""
    return ask.b | TILE_USED


class Dice(TwoDice):
    """Two dice are rolled for a player.

    ``a`` is the seat; the question that `follows` takes over the rest of what is remembered.
    """

    def __init__(self) -> None:
        super().__init__("dice", 36, clause="GEN-04")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.seat = ask.a
        rule = t.book.rules[follows(ask)]
        assert isinstance(rule, Rolled)
        about.follows = rule.name
        rule.recall(about, ask)
        return about

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.tell("roll", ask.a, die(move, 0), die(move, 1))
        t.ask(follows(ask), ask.a, move, ask.b & REMEMBERED)


KEEP: Final = 0
ONLY_KEEP: Final = [KEEP]


class Rolled(Question):
    """A roll that lies there: it may be changed as long as something of the player's can change it, and then counts.

    ``a`` is the roll; `announced` and `tile_used` say what else it remembers.
    """

    def __init__(self, name: str, clause: str) -> None:
        super().__init__(name, 1, clause=clause)

    def settle(self, t: Board, ask: Ask) -> None:
        """What the roll brings."""
        raise NotImplementedError(self.name)

    def pips(self, ask: Ask) -> list[int]:
        """What the dice show."""
        return [die(ask.a, 0), die(ask.a, 1)]

    def recall(self, about: About, ask: Ask) -> None:
        """Say what was known before the roll, such as an announced number."""

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.pips = self.pips(ask)
        self.recall(about, ask)
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


class TokenRoll(TwoDice):
    """A token goes to the place of its roll, which nothing changes. (GEN-04, MSQ-08)"""

    def __init__(self) -> None:
        super().__init__("token-roll", 36, clause="ENC-10")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.token = t.bazaar.tokens[ask.a]
        return about

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.tokens = replaced(t.tokens, ask.a, total(move))
        t.tell("token", -1, ask.a, total(move))


class NeutralRoll(TwoDice):
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
