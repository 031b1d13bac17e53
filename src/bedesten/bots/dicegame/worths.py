"""What things are worth in The Dice Game, and what an action may bring, at a glance."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.cost import Cost
from bedesten.dicegame.seat import Seat
from bedesten.dicegame.terms import (
    A_BROWN,
    A_CRYSTAL,
    A_RUBY,
    A_TILE,
    BROWN,
    CARD_FACE,
    CARDS,
    CRYSTALS,
    DONE,
    LEFT_CARPET,
    LIRA,
    LIRA_FACE,
    MOSQUE,
    ONE_MARKER,
    RIGHT_CARPET,
    TAKE_LIRA,
    TWO_MARKERS,
)

__all__ = ["belongings", "crystal_worth", "gain", "plan", "tiles_worth"]

# What things are worth in Lira. A ruby costs 10 to 24 of them, but needs an action, and decides the game.
RUBY: Final = 30.0
VICTORY: Final = 300.0
MARKERS: Final = [0.0, 2.4, 5.4, 8.8, 11.6, 14.2, 16.6, 18.8, 21.0]
"""So many markers of one colour: three buy a tile, four or more a ruby."""
BROWN_WORTH: Final = 3.4
CRYSTAL_WORTH: Final = [0.0, 1.9, 3.5, 4.7, 5.5]
MORE_CRYSTALS: Final = 0.5
TILE_A_TURN: Final = [2.9, 1.5, 2.6, 2.9, 1.5, 2.2]
"""What a tile brings in each turn to come, by its kind: Lira, crystal, card, action, marker, die."""
TURNS_A_RUBY: Final = 1.5
"""Turns that the leader needs for a ruby, about."""
CARD: Final = 3.6
ANOTHER_CARD: Final = 1.3


def belongings(t: DiceBoard, stock: list[int]) -> float:
    """Markers, crystals and Lira."""
    found = purse(t, stock[LIRA]) + crystal_worth(stock[CRYSTALS]) + BROWN_WORTH * stock[BROWN]
    for colour in range(4):
        found += MARKERS[min(stock[colour], len(MARKERS) - 1)]
    return found


def purse(t: DiceBoard, lira: int) -> float:
    """What money is worth: little, beyond what the next two rubies cost."""
    price = t.bazaar.ruby_prices[t.rubies[RIGHT_CARPET]]
    if not price:
        return 0.3 * lira
    if lira <= 2 * price:
        return float(lira)
    return 2.0 * price + 0.3 * (lira - 2 * price)


def crystal_worth(crystals: int) -> float:
    if crystals < len(CRYSTAL_WORTH):
        return CRYSTAL_WORTH[crystals]
    return CRYSTAL_WORTH[-1] + MORE_CRYSTALS * (crystals - len(CRYSTAL_WORTH) + 1)


def turns_to_come(t: DiceBoard) -> float:
    """About how many turns everybody has still to come."""
    most = 0
    for seat in t.seats:
        most = max(most, seat.rubies)
    return max(0.0, TURNS_A_RUBY * (t.bazaar.target - most))


def tiles_worth(t: DiceBoard, me: Seat) -> float:
    """What tiles will bring, and the ruby that they bring together."""
    turns = turns_to_come(t)
    found = 0.0
    for tile in me.tiles:
        found += turns * TILE_A_TURN[t.bazaar.tile_kinds[tile]]
    if not me.mosque and t.rubies[MOSQUE]:
        part = len(me.tiles) / t.bazaar.tiles_for_ruby
        found += 0.7 * RUBY * part * part
    return found


# ── What an action may bring, at a glance ──────────────────────────────────────────────────────────────────


def plan(t: DiceBoard, stock: list[int], dice: list[int], actions: int, left: list[int]) -> float:
    """About what these dice bring, taking the best action first; tells in `left` which dice no action needs."""
    dice = dice[:]
    stock = stock[:]
    found = 0.0
    for _ in range(actions):
        best = 0.0
        best_move = DONE
        for move in plans(t, stock, dice):
            worth = gain(t, stock, dice, move)
            if worth > best:
                best = worth
                best_move = move
        if best_move == DONE:
            break
        found += best
        spend(t, stock, dice, best_move)
    left.extend(dice)
    return found


def plans(t: DiceBoard, stock: list[int], dice: list[int]) -> list[int]:
    """The actions that these dice and markers allow."""
    brown = stock[BROWN]
    have = [dice[colour] + stock[colour] + brown for colour in range(4)]
    found: list[int] = []
    for move in range(ONE_MARKER, TAKE_LIRA):
        if t.bazaar.costs[move].met(have, brown):
            found.append(move)
    if dice[LIRA_FACE]:
        found.append(TAKE_LIRA)
    if dice[CARD_FACE]:
        found.append(CARDS + dice[CARD_FACE] - 1)
    for track in range(LEFT_CARPET + 1):
        if t.rubies[track] and t.bazaar.ruby_costs[track][t.rubies[track]].met(have, brown):
            found.append(A_RUBY + track)
    if t.rubies[RIGHT_CARPET] and stock[LIRA] >= t.bazaar.ruby_prices[t.rubies[RIGHT_CARPET]]:
        found.append(A_RUBY + RIGHT_CARPET)
    last = -1
    for tile in t.display:
        if tile != last and t.bazaar.tiles[tile].cost.met(have, brown):
            found.append(A_TILE + tile)
        last = tile
    return found


def gain(t: DiceBoard, stock: list[int], dice: list[int], move: int) -> float:
    """About what an action is worth, less the markers that it takes."""
    if move == TAKE_LIRA:
        return float(t.bazaar.lira_a_die * dice[LIRA_FACE])
    if CARDS <= move < A_RUBY:
        return CARD + ANOTHER_CARD * (move - CARDS)
    if move == A_RUBY + RIGHT_CARPET:
        return RUBY - t.bazaar.ruby_prices[t.rubies[RIGHT_CARPET]]
    cost = cost_at(t, move)
    paid = markers_paid(cost, stock, dice)
    if move >= A_TILE:
        worth = turns_to_come(t) * TILE_A_TURN[t.bazaar.tile_kinds[move - A_TILE]] + 3.0
    elif move >= A_RUBY:
        worth = RUBY
    elif move == TWO_MARKERS:
        worth = 2 * MARKERS[1] + 1.0
    elif move == A_BROWN:
        worth = BROWN_WORTH
    elif move == A_CRYSTAL:
        worth = crystal_worth(stock[CRYSTALS] + 1) - crystal_worth(stock[CRYSTALS])
    else:
        held = min(stock[move - ONE_MARKER], len(MARKERS) - 2)
        worth = MARKERS[held + 1] - MARKERS[held]
    return worth - 2.6 * paid


def cost_at(t: DiceBoard, move: int) -> Cost:
    if move >= A_TILE:
        return t.bazaar.tiles[move - A_TILE].cost
    if move >= A_RUBY:
        return t.bazaar.ruby_costs[move - A_RUBY][t.rubies[move - A_RUBY]]
    return t.bazaar.costs[move]


def markers_paid(cost: Cost, stock: list[int], dice: list[int]) -> int:
    """How many markers a cost takes besides the dice."""
    usable = 0
    spare = 0
    for colour in range(4):
        if cost.different:
            usable += 1 if dice[colour] else 0
        else:
            used = min(dice[colour], cost.need[colour])
            usable += used
            spare += dice[colour] - used
    if cost.different:
        return cost.total - min(usable, cost.different)
    return cost.total - usable - min(spare, cost.any)


def spend(t: DiceBoard, stock: list[int], dice: list[int], move: int) -> None:
    """Take away what an action costs, dice first: a rough account, for planning only."""
    if move == TAKE_LIRA:
        dice[LIRA_FACE] = 0
        return
    if CARDS <= move < A_RUBY:
        dice[CARD_FACE] = 0
        return
    if move == A_RUBY + RIGHT_CARPET:
        stock[LIRA] -= t.bazaar.ruby_prices[t.rubies[RIGHT_CARPET]]
        return
    cost = cost_at(t, move)
    rest = cost.different + cost.any
    for colour in range(4):
        need = cost.need[colour]
        used = min(need, dice[colour])
        dice[colour] -= used
        stock[colour] = max(0, stock[colour] - (need - used))
        if rest and dice[colour]:
            dice[colour] -= 1
            rest -= 1
    for colour in range(4):
        if rest and stock[colour]:
            stock[colour] -= 1
            rest -= 1
    stock[BROWN] = max(0, stock[BROWN] - rest)
