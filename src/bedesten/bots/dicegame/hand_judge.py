"""An opinion on positions of The Dice Game: what things are worth, and which dice to roll again."""

from __future__ import annotations

from typing import Final

from bedesten.bots.dicegame.worths import RUBY, VICTORY, belongings, crystal_worth, gain, plan, tiles_worth
from bedesten.bots.judge import Judge
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.box import BOX
from bedesten.dicegame.rolling import KEEP
from bedesten.dicegame.rolls import packed, rolls_of
from bedesten.dicegame.terms import ACTION, ACTIONS, CRYSTALS, DONE, REROLL, REVEAL, ROLL
from bedesten.dicegame.worth import only_loses, worthwhile
from bedesten.kernel.chance import generator
from bedesten.kernel.table import Table

__all__ = ["DiceGameJudge"]

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

LONGEST_PLAN: Final = 2
"""In turns: a third would rest on rolls of rolls."""


class DiceGameJudge(Judge):
    """Adds up what a seat has, tiles by the turns that are still to come."""

    def __init__(self) -> None:
        self.scale = SCALE
        self.longest_plan = LONGEST_PLAN
        self.replies = False  # everybody rolls for himself: they have brought nothing in trials
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

    def closing(self, table: Table, seat: int) -> bool:
        """In the last turn of a round, with a ruby to go, or with somebody at the target."""
        assert isinstance(table, DiceBoard)
        if (seat + 1) % len(table.seats) != table.start:
            return False
        return table.seats[seat].rubies + 1 >= table.bazaar.target or table.target_reached()

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

    def sampled(self, table: Table) -> bool:
        """A roll."""
        return table.asks[-1].kind == ROLL

    def settled(self, table: Table) -> int:
        """Such a roll stands for what may come of rolling again, too."""
        return KEEP if table.asks[-1].kind == REROLL else -1

    def unbegun(self, table: Table) -> bool:
        """At any time: what others do with their dice leaves nothing half done."""
        return True

    def pass_turn(self, table: Table) -> None:
        assert isinstance(table, DiceBoard)
        table.phase = ACTIONS
        table.actions = 0
        super().pass_turn(table)

    def blunders(self, table: Table, moves: list[int], first: bool) -> list[int]:
        """Nobody goes anywhere here, and a bad roll alone would hardly be noticed: so a bad turn is bad to its end. But
        even then nothing is given away for less: no action costs more markers than it is worth."""
        assert isinstance(table, DiceBoard)
        found = worthwhile(table, moves)
        if table.asks[-1].kind != ACTION:
            return found
        stock = table.seats[table.active].stock
        return [move for move in found if move == DONE or gain(table, stock, table.dice, move) > 0.0]

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
