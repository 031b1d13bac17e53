"""Guild cards that bring goods, or Lira for goods. (MB-G02 – MB-G05, MB-G08, MB-G10, MB-G11)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.dice import Rolled, after_roll, total
from bedesten.istanbul.mocha.guild.turn import GuildCard
from bedesten.istanbul.mocha.terms import GUILD_GOODS, GUILD_PAIR, GUILD_PAIR_ROLL
from bedesten.istanbul.refusals import no_room
from bedesten.istanbul.rule import Question, named_goods
from bedesten.istanbul.terms import BLUE, DICE, GOODS, GREEN, RED, YELLOW
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase, counted
from bedesten.kernel.reason import Reason

__all__ = [
    "FullWarehouse",
    "GoodsForLira",
    "GuildGoods",
    "GuildPair",
    "GuildPairRoll",
    "LiraAndGoods",
    "PairOfGoods",
    "pair_blue_goods",
]


class FullWarehouse(GuildCard):
    """2, 3, 4: one kind of good up to capacity, then up to 3 different goods. (MB-G02 – MB-G04)"""

    def __init__(self, number: int, good: int) -> None:
        super().__init__(number)
        self.good = good

    def carry_out(self, t: Board, seat: int) -> None:
        t.fill(seat, self.good)
        t.ask(GUILD_GOODS, seat, 3)


class LiraAndGoods(GuildCard):
    """5: 4 Lira and up to 4 different goods. (MB-G05)"""

    def carry_out(self, t: Board, seat: int) -> None:
        t.earn(seat, 4)
        t.ask(GUILD_GOODS, seat, 4)


class GuildGoods(Question):
    """Different goods of choice, 1 of each, as many as the guild card brings and find room. (MB-G02 – MB-G05)

    ``a`` says how many at the most.
    """

    def __init__(self) -> None:
        super().__init__("guild-goods", 1 << len(GOODS), clause="MB-G02")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.most = ask.a
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        full = sum(1 << good for good in range(4) if me.goods[good] >= me.room)
        return [kinds for kinds in range(16) if not kinds & full and kinds.bit_count() <= ask.a]

    def stands(self, t: Board, ask: Ask) -> bool:
        me = t.seats[ask.seat]
        return me.all_goods() < 4 * me.room

    def play(self, t: Board, ask: Ask, move: int) -> None:
        for good in range(4):
            if move >> good & 1:
                t.gain(ask.seat, good, 1)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        if not move:
            return Phrase("take", declines=True, way="none")
        return Phrase("take", goods=named_goods([move >> good & 1 for good in range(4)]))

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        me = t.seats[ask.seat]
        for good in range(4):
            if move >> good & 1 and me.goods[good] >= me.room:
                return no_room(good)
        return self.unknown(t, ask, "")

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        clause = "MB-G05" if ask.a == len(GOODS) else "MB-G02"
        return Reason([clause], "different-goods", f"up to {ask.a} different goods are taken", {"most": ask.a})


class PairOfGoods(GuildCard):
    """8: 2 red, yellow or green goods, and two dice for blue ones. (MB-G08)"""

    def carry_out(self, t: Board, seat: int) -> None:
        t.ask(GUILD_PAIR, seat)


class GuildPair(Question):
    """2 red, 2 green or 2 yellow goods; then two dice for blue ones, without the red tile. (MB-G08)"""

    def __init__(self) -> None:
        super().__init__("guild-pair", 3, clause="MB-G08")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [RED, GREEN, YELLOW]

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.gain(ask.seat, move, 2)
        t.ask(DICE, CHANCE, ask.seat, after_roll(GUILD_PAIR_ROLL, False, 0))

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("take", goods={GOODS[move]: 2})

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        choices = [counted({GOODS[good]: 2}) for good in (RED, GREEN, YELLOW)]
        return Reason(["MB-G08"], "no-such-choice", "2 red, 2 green or 2 yellow goods are taken", {"choices": choices})


def pair_blue_goods(rolled: int) -> int:
    """4–6 give 1 blue good, 7–12 give 3, less gives none. (MB-G08)"""
    return 3 if rolled >= 7 else 1 if rolled >= 4 else 0


class GuildPairRoll(Rolled):
    """Then the dice bring blue goods. (MB-G08)"""

    def __init__(self) -> None:
        super().__init__("guild-pair-roll", clause="MB-G08")

    def settle(self, t: Board, ask: Ask) -> None:
        found = pair_blue_goods(total(ask.a))
        if found:
            t.gain(ask.seat, BLUE, found)


class GoodsForLira(GuildCard):
    """10: 1 red, 1 green and 1 yellow good for 15 Lira. 11: 1 blue, 1 red and 1 green good for 20. (MB-G10, MB-G11)"""

    def __init__(self, number: int, goods: list[int], lira: int) -> None:
        super().__init__(number)
        self.goods = goods
        self.lira = lira

    def possible(self, t: Board, seat: int) -> bool:
        goods = t.seats[seat].goods
        for good in range(4):
            if goods[good] < self.goods[good]:
                return False
        return True

    def carry_out(self, t: Board, seat: int) -> None:
        for good in range(4):
            t.give(seat, good, self.goods[good])
        t.earn(seat, self.lira)
