"""The bonus card that exchanges up to 3 goods or coffee. (MB-B04)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.part import gain_coffee, mocha_of, pay_coffee
from bedesten.istanbul.mocha.terms import COFFEE, EXCHANGE_GIVE, EXCHANGE_TAKE
from bedesten.istanbul.refusals import lacks_goods, no_room, owed
from bedesten.istanbul.rule import BonusCard, Question, answerable, below, named_goods, spares
from bedesten.istanbul.seat import replaced
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase, counted
from bedesten.kernel.reason import Reason
from bedesten.kernel.rule import NOTHING, ONCE

__all__ = ["HANDFULS", "ExchangeCard", "ExchangeGive", "ExchangeTake"]

MOST: Final = 3


def _handfuls() -> list[list[int]]:
    """All ways to take 1 to 3 of red, green, yellow, blue and coffee, the smaller first."""
    found: list[list[int]] = []
    for count in range(1, MOST + 1):
        for red in range(count, -1, -1):
            for green in range(count - red, -1, -1):
                for yellow in range(count - red - green, -1, -1):
                    for blue in range(count - red - green - yellow, -1, -1):
                        found.append([red, green, yellow, blue, count - red - green - yellow - blue])
    return found


HANDFULS: Final = _handfuls()
SIZES: Final = [sum(handful) for handful in HANDFULS]


def named_handful(handful: list[int]) -> dict[str, int]:
    """Goods and coffee by name."""
    named = named_goods(handful)
    if handful[COFFEE]:
        named["coffee"] = handful[COFFEE]
    return named


class ExchangeCard(BonusCard):
    """Up to 3 goods or coffee are exchanged for as many others, at any time. (MB-B04)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("exchange", cards, clause="MB-B04")

    def options(self, t: Board, ask: Ask) -> list[int]:
        has = t.seats[ask.seat].all_goods() > 0 or mocha_of(t).coffee[ask.seat] > 0
        return ONCE if has and spares(t, ask, 1, 0) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.ask(EXCHANGE_GIVE, ask.seat)

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        return Reason(["BON-20", "MB-B04"], "nothing-to-give", "you have neither a good nor coffee to give")


class ExchangeGive(Question):
    """First 1 to 3 goods or coffee are given, in any mix."""

    def __init__(self) -> None:
        super().__init__("exchange-give", len(HANDFULS), clause="MB-B04")
        self.on_top = True

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.card = "exchange"
        about.most = MOST
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        goods = t.seats[ask.seat].goods
        coffee = mocha_of(t).coffee[ask.seat]
        found: list[int] = []
        for i in range(len(HANDFULS)):
            given = HANDFULS[i]
            if given[COFFEE] > coffee:
                continue
            if given[0] <= goods[0] and given[1] <= goods[1] and given[2] <= goods[2] and given[3] <= goods[3]:
                found.append(i)
        return found

    def play(self, t: Board, ask: Ask, move: int) -> None:
        for good in range(4):
            t.give(ask.seat, good, HANDFULS[move][good])
        pay_coffee(t, ask.seat, HANDFULS[move][COFFEE])
        t.ask(EXCHANGE_TAKE, ask.seat, SIZES[move])

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("give", goods=named_handful(HANDFULS[move]))

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        have = [*t.seats[ask.seat].goods, mocha_of(t).coffee[ask.seat]]
        return lacks_goods("MB-B04", counted(named_handful(HANDFULS[move])), counted(named_handful(have)))

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return Reason(["MB-B04"], "one-to-three", f"1 to {MOST} goods or coffee are given", {"most": MOST})


class ExchangeTake(Question):
    """Then as many are taken, in any mix, the same kinds too: goods with room for them, and what leaves the ask below
    answerable. (BON-19)"""

    def __init__(self) -> None:
        super().__init__("exchange-take", len(HANDFULS), clause="MB-B04")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.card = "exchange"
        about.count = ask.a
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [i for i in range(len(HANDFULS)) if SIZES[i] == ask.a and self.fits(t, ask, HANDFULS[i])]

    def fits(self, t: Board, ask: Ask, taken: list[int]) -> bool:
        me = t.seats[ask.seat]
        mocha = mocha_of(t)
        goods = me.goods
        coffee = mocha.coffee
        for good in range(4):
            if goods[good] + taken[good] > me.room:
                return False
        me.goods = [goods[good] + taken[good] for good in range(4)]
        mocha.coffee = replaced(coffee, ask.seat, coffee[ask.seat] + taken[COFFEE])
        fits = answerable(t, below(t, ask))
        me.goods = goods
        mocha.coffee = coffee
        return fits

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        """What is still to be taken may be what the ask below needs, so that it is tried out."""
        me = t.seats[ask.seat]
        me.lira -= lira
        found = bool(self.moves(t, ask)) and (cards == 0 or spares(t, below(t, ask), cards, 0))
        me.lira += lira
        return found

    def play(self, t: Board, ask: Ask, move: int) -> None:
        for good in range(4):
            if HANDFULS[move][good]:
                t.gain(ask.seat, good, HANDFULS[move][good])
        if HANDFULS[move][COFFEE]:
            gain_coffee(t, ask.seat, HANDFULS[move][COFFEE])

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("take", goods=named_handful(HANDFULS[move]))

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if SIZES[move] != ask.a:
            return as_many(ask.a)
        me = t.seats[ask.seat]
        for good in range(4):
            if me.goods[good] + HANDFULS[move][good] > me.room:
                return no_room(good)
        return owed()

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return as_many(ask.a)


def as_many(given: int) -> Reason:
    return Reason(["MB-B04"], "as-many", f"as many are taken as were given: {given}", {"count": given})
