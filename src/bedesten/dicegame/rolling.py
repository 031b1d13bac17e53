"""Rolling the dice, and rolling again for crystals. (DG-08, DG-09)"""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import ACTION_ASKS, REROLL_ASKS, ROLL_ASKS, DiceBoard
from bedesten.dicegame.rolls import MOST_ROLLS, named_dice, packed, rolls_of
from bedesten.dicegame.rule import Question
from bedesten.dicegame.terms import ACTIONS, CRYSTALS, MOST_DICE, NO_DICE, ROLL, ROLLING
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.hints import i64
from bedesten.kernel.phrase import Phrase, counted
from bedesten.kernel.reason import Reason

__all__ = ["Reroll", "RollDice", "chosen_dice", "subsets"]

KEEP: Final = 0


def begin_actions(t: DiceBoard, seat: int) -> None:
    """The dice stay as they are, and the actions begin. (DG-10)"""
    t.phase = ACTIONS
    t.asks.append(ACTION_ASKS[seat])


def together(kept: list[int], rolled: list[int]) -> list[int]:
    """The dice of both, by their faces."""
    found = rolled[:]
    for face, count in enumerate(kept):
        if count:
            found[face] = found[face] + count
    return found


class RollDice(Question):
    """Dice are rolled, all at once, for a player, who may then roll again if there is a crystal to pay. (DG-08, DG-09)

    ``a`` is the seat, ``b`` how many. Only the faces count: five dice have 252 outcomes.
    """

    def __init__(self) -> None:
        super().__init__("roll", MOST_ROLLS, clause="DG-08")

    def about(self, t: DiceBoard, ask: Ask) -> About:
        about = About()
        about.seat = ask.a
        about.count = ask.b
        return about

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        return rolls_of(ask.b).all

    def weights(self, t: DiceBoard, ask: Ask) -> list[int]:
        return rolls_of(ask.b).weights

    def draw(self, t: DiceBoard, ask: Ask) -> int:
        rolls = rolls_of(ask.b)
        order = t.generator.below(rolls.orders)
        return rolls.by_order[order] if rolls.by_order else rolls.of_order(order)

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        rolled = rolls_of(ask.b).faces[move]
        if t.heard is not None:
            t.tell("roll", ask.a, packed(rolled))
        kept = t.dice
        t.dice = rolled if kept is NO_DICE else together(kept, rolled)
        if t.seats[ask.a].stock[CRYSTALS]:
            t.asks.append(REROLL_ASKS[ask.a])
        else:
            begin_actions(t, ask.a)

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        free = MOST_DICE - sum(t.dice)
        return ask.seat == CHANCE and t.phase == ROLLING and ask.a == t.active and 1 <= ask.b <= free

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        if ask.kind != ROLL or move >= len(rolls_of(ask.b).faces):
            return Phrase("")
        return Phrase("roll", dice=named_dice(rolls_of(ask.b).faces[move]))

    def why_not(self, t: DiceBoard, ask: Ask, move: int) -> Reason:
        return Reason(["DG-08"], "as-many", f"{ask.b} dice are rolled", {"count": ask.b})

    def unknown(self, t: DiceBoard, ask: Ask, words: str) -> Reason:
        return self.why_not(t, ask, 0)


BITS: Final = [bin(choice).count("1") for choice in range(1 << MOST_DICE)]
"""How many dice a choice has."""

_subsets: Final[dict[int, list[int]]] = {}


def subsets(dice: list[int]) -> list[int]:
    """The choices of some of these dice that really differ, ascending, the empty one first.

    A choice is a number with a bit for each die, the dice lying in the order of their faces; of equal dice the first
    are chosen.
    """
    key = packed(dice)
    known = _subsets.get(key)
    if known is not None:
        return known
    found = [0]
    place = 0
    for count in dice:
        found = [chosen | ((1 << some) - 1) << place for chosen in found for some in range(count + 1)]
        place += count
    found.sort()
    _subsets[key] = found
    return found


def chosen_dice(dice: list[int], choice: int) -> list[int]:
    """The faces of the chosen dice."""
    left = left_dice(dice, choice)
    return [dice[face] - left[face] for face in range(6)]


def left_dice(dice: list[int], choice: int) -> list[int]:
    """The faces of the dice that are not chosen."""
    left = dice[:]
    bits: i64 = choice
    for face, count in enumerate(dice):
        if count:
            of_face: i64 = count
            chosen: i64 = bits & (1 << of_face) - 1
            if chosen:
                left[face] = count - BITS[chosen]
            bits >>= of_face
    return left


class Reroll(Question):
    """As often as you like before the first action: discard a crystal and roll any of the dice again. (DG-09)"""

    def __init__(self) -> None:
        super().__init__("reroll", 1 << MOST_DICE, clause="DG-09")

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        return subsets(t.dice)

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        if move == KEEP:
            begin_actions(t, ask.seat)
            return
        if t.heard is not None:
            t.tell("reroll", ask.seat, packed(chosen_dice(t.dice, move)))
        t.give(ask.seat, CRYSTALS, 1)
        t.dice = left_dice(t.dice, move)
        t.ask_chance(ROLL_ASKS[ask.seat][BITS[move]])

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        rolled = t.phase == ROLLING and any(t.dice)
        return rolled and ask.seat == t.active and t.seats[ask.seat].stock[CRYSTALS] > 0

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        if move == KEEP:
            return Phrase("keep", declines=True)
        return Phrase("reroll", dice=named_dice(chosen_dice(t.dice, move)))

    def why_not(self, t: DiceBoard, ask: Ask, move: int) -> Reason:
        """Of equal dice the first are chosen, so that not every choice is one of its own."""
        return self.unknown(t, ask, "")

    def unknown(self, t: DiceBoard, ask: Ask, words: str) -> Reason:
        dice = counted(named_dice(t.dice))
        return Reason(["DG-09"], "no-such-dice", f"the dice show {dice}: name some of them", {"dice": dice})
