"""Which answers of the board game are worth a look, the likeliest first, and which rolls stand for all.

A turn has thousands of ends, most of them the same thing in another order, or plainly bad. A search that is cut short
looks at the first answers only, so that order matters as much as what is left out.
"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.dice import announced, die, follows, tile_used, total, turned
from bedesten.istanbul.mosque_tiles import REROLL, TURN_FIRST, TURN_SECOND, TURNED_TO
from bedesten.istanbul.places.black_market import blue_goods
from bedesten.istanbul.places.market import SALES
from bedesten.istanbul.places.tea_house import MISSED, income
from bedesten.istanbul.terms import (
    ARRIVAL,
    BLACK_MARKET_GOOD,
    BLACK_MARKET_ROLL,
    ENCOUNTERS,
    FETCH_MORE,
    FOUNTAIN,
    LARGE_MARKET,
    MOVE,
    OTHER_MERCHANTS,
    PLACES,
    RED,
    SELL_ANY,
    SMALL_MARKET,
    SMUGGLER_PRICE,
    TEA_HOUSE,
    TEA_HOUSE_ROLL,
)
from bedesten.kernel.ask import Ask
from bedesten.kernel.rule import PLAYS

__all__ = ["FEW_ROLLS", "answers", "dice_outcomes", "plays"]

ROLLS: Final = [(6 * first + second, 1 if first == second else 2) for first in range(6) for second in range(first, 6)]
"""Throwing two dice, first not above second: how likely each is, out of 36."""
FEW_ROLLS: Final = [(6 * (sum_ // 2) + sum_ - sum_ // 2, 6 - abs(5 - sum_)) for sum_ in range(11)]
"""Two dice by their sum: one roll for each, with the odds of all."""

ANNOUNCED: Final = [5, 6, 7, 8]
"""At the Tea House, what may pay without the red tile …"""
ANNOUNCED_WITH_TILE: Final = [7, 8, 9, 10]
"""… and with it."""
FEWER: Final = 2
"""How many goods less than possible a sale worth a look may have."""
FETCH_ALL: Final = PLACES
"""The answer at the Fountain."""


def plays(t: Board, ask: Ask, moves: list[int]) -> list[int]:
    """Leave out cards and tiles where playing them now is no better than at the turn's beginning or end.

    What may be played at any time is looked at before the first step, at the end of the turn, and where nothing else
    can be answered: in between it only brings the same positions once more.
    """
    if moves[-1] < PLAYS or ask.kind == MOVE or ask.kind == ENCOUNTERS:
        return moves
    named = t.book.named[ask.kind].plays
    found: list[int] = []
    for move in moves:
        if move < PLAYS or t.book.play_of(move) in named:
            found.append(move)
    return found if len(found) > 1 else moves


def answers(t: Board, ask: Ask, moves: list[int]) -> list[int]:
    """The answers worth a look, for questions of the base game; the likeliest first."""
    kind = ask.kind
    if kind < PLACES:
        moves = action(t, ask, moves)
    elif kind in (TEA_HOUSE_ROLL, BLACK_MARKET_ROLL):
        return [best_change(t, ask, moves)]
    elif kind == BLACK_MARKET_GOOD:
        me = t.seats[ask.seat]
        found = [good for good in moves if good >= PLAYS or me.goods[good] < me.room]
        return found if found else moves[:1]
    elif kind == SELL_ANY:
        return large_sales(moves)
    elif kind == SMUGGLER_PRICE:
        return cheapest_good(t, ask, moves)
    declinable = kind < PLACES or kind in (ARRIVAL, OTHER_MERCHANTS, FETCH_MORE)
    if declinable and len(moves) > 1 and moves[0] == 0:
        return moves[1:] + moves[:1]  # declining comes last
    return moves


def action(t: Board, ask: Ask, moves: list[int]) -> list[int]:
    """Ways to carry out the action of a place."""
    if ask.kind == TEA_HOUSE:
        tile = t.seats[ask.seat].has_tile(RED)
        worth = ANNOUNCED_WITH_TILE if tile else ANNOUNCED
        return [move for move in moves if move in worth or move >= PLAYS]
    if ask.kind == LARGE_MARKET or ask.kind == SMALL_MARKET:
        return large_sales(moves)
    if ask.kind == FOUNTAIN and FETCH_ALL in moves:
        return [move for move in moves if move >= FETCH_ALL or move == 0]
    return moves


def cheapest_good(t: Board, ask: Ask, moves: list[int]) -> list[int]:
    """The Smuggler gets Lira, or of what there is most."""
    goods = t.seats[ask.seat].goods
    best = -1
    for move in moves:
        if 0 < move <= 4 and (best < 0 or goods[move - 1] > goods[best - 1]):
            best = move
    return [move for move in moves if move == 0 or move == best or move >= PLAYS]


def large_sales(moves: list[int]) -> list[int]:
    """Who sells, sells much."""
    most = 0
    for move in moves:
        if move < PLAYS:
            most = max(most, sum(SALES[move]))
    return [move for move in moves if move == 0 or move >= PLAYS or sum(SALES[move]) >= most - FEWER]


# ── Dice ───────────────────────────────────────────────────────────────────────────────────────────────────


def worth_of_roll(kind: int, number: int, dice: int) -> int:
    """What a roll brings at the Tea House for the number announced, or in blue goods at the Black Market."""
    if kind == TEA_HOUSE_ROLL:
        return income(number, total(dice))
    return blue_goods(total(dice))


def worth_with_tile(kind: int, number: int, dice: int) -> int:
    """What a roll brings at best, if the red tile may turn one die."""
    best = worth_of_roll(kind, number, dice)
    best = max(best, worth_of_roll(kind, number, turned(dice, 0, TURNED_TO)))
    return max(best, worth_of_roll(kind, number, turned(dice, 1, TURNED_TO)))


def best_change(t: Board, ask: Ask, moves: list[int]) -> int:
    """What the red tile does with a roll: nothing if it is good, turn a die if that makes it so, else roll again."""
    number = announced(ask)
    kept = worth_of_roll(ask.kind, number, ask.a)
    best = kept
    chosen = moves[0]
    again = -1
    for move in moves:
        if move < PLAYS:
            continue
        play = t.book.play_of(move)
        if play.name != "red-tile":
            continue
        option = move - play.first
        if option == REROLL:
            again = move
        elif option in (TURN_FIRST, TURN_SECOND):
            worth = worth_of_roll(ask.kind, number, turned(ask.a, option, TURNED_TO))
            if worth > best and die(ask.a, option) != TURNED_TO:
                best = worth
                chosen = move
    failed = MISSED if ask.kind == TEA_HOUSE_ROLL else 0
    return again if best == failed and again >= 0 else chosen


def dice_outcomes(t: Board, ask: Ask) -> list[tuple[int, int]]:
    """Rolls that stand for all: one for each thing that a roll may bring."""
    kind = follows(ask)
    if kind != TEA_HOUSE_ROLL and kind != BLACK_MARKET_ROLL:
        return ROLLS
    number = announced(ask)
    tile = not tile_used(ask) and t.seats[ask.a].has_tile(RED)
    found: list[tuple[int, int]] = []
    worths: list[int] = []
    for dice, weight in ROLLS:
        worth = worth_with_tile(kind, number, dice) if tile else worth_of_roll(kind, number, dice)
        if worth in worths:
            i = worths.index(worth)
            found[i] = (found[i][0], found[i][1] + weight)
        else:
            worths.append(worth)
            found.append((dice, weight))
    return found
