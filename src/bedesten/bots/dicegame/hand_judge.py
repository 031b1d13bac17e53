"""An opinion on positions of The Dice Game: what things are worth, and which dice to roll again."""

from __future__ import annotations

from typing import Final

from bedesten.bots.judge import Judge
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.box import BOX
from bedesten.dicegame.cost import Cost
from bedesten.dicegame.rolling import KEEP
from bedesten.dicegame.rolls import packed, rolls_of
from bedesten.dicegame.seat import Seat
from bedesten.dicegame.terms import (
    A_BROWN,
    A_CRYSTAL,
    A_RUBY,
    A_TILE,
    ACTION,
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
    REROLL,
    REVEAL,
    RIGHT_CARPET,
    ROLL,
    TAKE_LIRA,
    TWO_MARKERS,
)
from bedesten.dicegame.worth import only_loses, worthwhile
from bedesten.kernel.chance import generator
from bedesten.kernel.table import Table

__all__ = ["DiceGameJudge", "harmless"]

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

SCALE: Final = 29.0
"""Value that makes one logit: fitted to who won in games of greedy bots."""

SAMPLES: Final = 24
"""Rolls that stand for all …"""
GLANCES: Final = 6
"""… and where there are many choices of dice to compare."""
CHOICES: Final = 6
"""Choices of dice to roll again that are worth a close look."""
SHORT: Final = 9
"""Actions worth a look."""


class DiceGameJudge(Judge):
    """Adds up what a seat has, tiles by the turns that are still to come."""

    def __init__(self) -> None:
        self.scale = SCALE
        self.rolls: list[list[list[int]]] = [[] for _ in range(10)]
        """For so many dice, a few rolls that stand for all."""

    def players(self, table: Table) -> int:
        assert isinstance(table, DiceBoard)
        return len(table.seats)

    def score(self, table: Table, seat: int) -> list[int]:
        return list(BOX.score(table, seat).values())

    def value(self, table: Table, seat: int) -> float:
        assert isinstance(table, DiceBoard)
        me = table.seats[seat]
        found = RUBY * me.rubies + belongings(table, me.stock)
        if me.rubies >= table.bazaar.target:
            found += VICTORY
        return found + tiles_worth(table, me)

    def shortlist(self, table: Table, moves: list[int]) -> list[int]:
        assert isinstance(table, DiceBoard)
        kind = table.asks[-1].kind
        if kind == REROLL:
            return [self.reroll(table, moves)]
        if kind != ACTION:
            return worthwhile(table, moves)
        if len(moves) < 2:
            return moves
        me = table.seats[table.active]
        ask = table.asks[-1]
        rated = [(0.0, DONE)]
        for move in moves:
            if move != DONE and not only_loses(table, ask, move):
                rated.append((gain(table, me.stock, table.dice, move), move))
        rated.sort(reverse=True)
        short = [move for _, move in rated[: SHORT + 1]]
        if DONE not in short:
            short.append(DONE)
        return short

    def longlist(self, table: Table, moves: list[int]) -> list[int]:
        assert isinstance(table, DiceBoard)
        if table.asks[-1].kind == REROLL:
            return self.rerolls(table)
        return self.shortlist(table, moves)

    def outcomes(self, table: Table) -> list[tuple[int, int]]:
        assert isinstance(table, DiceBoard)
        ask = table.asks[-1]
        if ask.kind == REVEAL and not table.revealed:
            return [(table.draw(), 1) for _ in range(3)]
        if ask.kind == ROLL:
            number = rolls_of(ask.b).number
            return [(number[packed(roll)], 1) for roll in self.samples(ask.b)]
        return [(table.draw(), 1)]

    # ── Which dice to roll again ───────────────────────────────────────────────────────────────────────────

    def samples(self, dice: int) -> list[list[int]]:
        """A few rolls of so many dice, always the same ones. In every six of them each die shows each face once."""
        found = self.rolls[dice]
        if not found:
            chance = generator(dice, "judge")
            while len(found) < SAMPLES:
                six = [[0] * 6 for _ in range(6)]
                for _ in range(dice):
                    faces = list(range(6))
                    for roll in six:
                        roll[faces.pop(chance.below(len(faces)))] += 1
                found.extend(six)
        return found

    def rerolls(self, t: DiceBoard) -> list[int]:
        """Keeping all dice, and of all choices of dice those that promise most at a glance, the best first."""
        me = t.seats[t.active]
        rated: list[tuple[float, int]] = []
        again = t.dice[:]
        while sum(again):
            kept = [t.dice[face] - again[face] for face in range(6)]
            total = 0.0
            for roll in self.samples(sum(again))[:GLANCES]:
                total += plan(t, me.stock, [kept[face] + roll[face] for face in range(6)], t.actions, [])
            rated.append((total, choice_of(t.dice, again)))
            fewer(again, t.dice)
        rated.sort(reverse=True)
        return [KEEP] + [choice for _, choice in rated[:CHOICES]]

    def reroll(self, t: DiceBoard, moves: list[int]) -> int:
        """Roll again what the best plan for these dice, or the pursuit of one colour, leaves over; or keep all."""
        me = t.seats[t.active]
        left: list[int] = []
        best_value = plan(t, me.stock, t.dice, t.actions, left) + crystal_worth(me.stock[CRYSTALS])
        best = 0
        tried: list[list[int]] = []
        for kept_colour in range(-2, 4):
            again = left if kept_colour == -2 else all_but(t.dice, kept_colour)
            count = sum(again)
            if not count or again in tried:
                continue
            tried.append(again)
            kept = [t.dice[face] - again[face] for face in range(6)]
            total = 0.0
            for roll in self.samples(count):
                total += plan(t, me.stock, [kept[face] + roll[face] for face in range(6)], t.actions, [])
            value = total / SAMPLES + crystal_worth(me.stock[CRYSTALS] - 1)
            if value > best_value + 0.3:
                best_value = value
                best = choice_of(t.dice, again)
        return best


def all_but(dice: list[int], colour: int) -> list[int]:
    """These dice without those of a colour; without any of them for -1."""
    return [0 if face == colour else dice[face] for face in range(6)]


def fewer(chosen: list[int], dice: list[int]) -> None:
    """Go on to the next choice of dice, from all of them down to none."""
    face = 0
    while chosen[face] == 0:
        chosen[face] = dice[face]
        face += 1
    chosen[face] -= 1


def choice_of(dice: list[int], chosen: list[int]) -> int:
    """The number of a choice of dice, which lie in the order of their faces."""
    found = 0
    place = 0
    for face in range(6):
        found |= ((1 << chosen[face]) - 1) << place
        place += dice[face]
    return found


def harmless(t: DiceBoard, moves: list[int]) -> list[int]:
    """The moves that even a bad turn may have: no action that costs more markers than it is worth."""
    found = worthwhile(t, moves)
    if t.asks[-1].kind != ACTION:
        return found
    stock = t.seats[t.active].stock
    return [move for move in found if move == DONE or gain(t, stock, t.dice, move) > 0.0]


# ── What things are worth ──────────────────────────────────────────────────────────────────────────────────


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
