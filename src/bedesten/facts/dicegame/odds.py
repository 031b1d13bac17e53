"""Odds of what chance is asked at the table of The Dice Game."""

from __future__ import annotations

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.rolls import rolls_of
from bedesten.dicegame.terms import ACTION, ROLL
from bedesten.facts.types import Odds, OddsLine, named_line
from bedesten.kernel.ask import CHANCE, Ask

__all__ = ["odds_of"]


def odds_of(t: DiceBoard, seat: int) -> list[Odds]:
    """Of all that chance is asked, the next first."""
    return [_chance(t, ask, seat) for ask in reversed(t.asks) if ask.seat == CHANCE]


def _chance(t: DiceBoard, ask: Ask, seat: int) -> Odds:
    rule = t.book.rules[ask.kind]
    if ask.kind == ROLL:
        return Odds("roll", "", _possible(t, seat, ask.b), [], [])
    moves, weights = rule.moves(t, ask), rule.weights(t, ask)
    total = sum(weights)
    lines = [named_line(rule.phrase(t, ask, move), weight / total) for move, weight in zip(moves, weights)]
    return Odds(rule.name, "", lines, [], [])


def _possible(t: DiceBoard, seat: int, dice: int) -> list[OddsLine]:
    """For each action how likely it is that it can be paid after so many dice have been rolled."""
    rolls = rolls_of(dice)
    action = t.book.rules[ACTION]
    ask = Ask(ACTION, seat)
    kept = t.dice
    ways: dict[int, int] = {}
    for roll, weight in zip(rolls.faces, rolls.weights):
        t.dice = [one + more for one, more in zip(kept, roll)]
        for move in action.moves(t, ask)[1:]:
            ways[move] = ways.get(move, 0) + weight
    t.dice = kept
    return [named_line(action.phrase(t, ask, move), count / rolls.orders) for move, count in sorted(ways.items())]
