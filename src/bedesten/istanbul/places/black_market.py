"""8 Black Market."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.dice import Rolled, after_roll, total
from bedesten.istanbul.rule import PlaceAction, Question, standing
from bedesten.istanbul.sign import MOST_ROLL, Deal, Sign, totals_table
from bedesten.istanbul.terms import BLACK_MARKET_GOOD, BLACK_MARKET_ROLL, BLUE, DICE, GOODS, GREEN, RED, YELLOW
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["BlackMarket", "BlackMarketGood", "BlackMarketRoll", "blue_goods"]


def blue_goods(rolled: int) -> int:
    """7–8 give 1 blue good, 9–10 give 2, 11–12 give 3, less gives none. (P08b)"""
    return (rolled - 5) // 2 if rolled >= 7 else 0


class BlackMarket(PlaceAction):
    """8 Black Market: two dice for blue goods, then 1 red, green or yellow good. (P08)"""

    def __init__(self) -> None:
        super().__init__("black-market", 2, clause="P08a")

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        t.ask(DICE, CHANCE, ask.seat, after_roll(BLACK_MARKET_ROLL, standing(t, ask), 0))

    def show(self, t: Board, sign: Sign) -> None:
        sign.deals.append(Deal({}, {"not-blue": 1}))
        sign.dice = totals_table([blue_goods(rolled) for rolled in range(MOST_ROLL + 1)], GOODS[BLUE])

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("roll")


class BlackMarketRoll(Rolled):
    """The Black Market's roll may be changed as long as something of the player's can change it. (P09c)"""

    def __init__(self) -> None:
        super().__init__("black-market-roll", clause="P09c")

    def settle(self, t: Board, ask: Ask) -> None:
        found = blue_goods(total(ask.a))
        if found:
            t.gain(ask.seat, BLUE, found)
        t.ask(BLACK_MARKET_GOOD, ask.seat)


class BlackMarketGood(Question):
    """1 red, green or yellow good, chosen after the roll. (P08a)"""

    def __init__(self) -> None:
        super().__init__("black-market-good", 3, clause="P08a")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [RED, GREEN, YELLOW]

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.gain(ask.seat, move, 1)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("take", goods={GOODS[move]: 1})

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        choices = [GOODS[good] for good in (RED, GREEN, YELLOW)]
        return Reason(["P08a"], "no-such-choice", "1 red, green or yellow good is taken", {"choices": choices})
