"""The bonus cards of Mocha & Baksheesh. (MB-B01 – MB-B09) The one that exchanges stands in a module of its own."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.bonus_cards import JourneyCard
from bedesten.istanbul.dice import Rolled, after_roll, die, turn_die
from bedesten.istanbul.mocha.part import draw_guild, gain_coffee, guild_left, lacks_coffee, mocha_of, pay_coffee
from bedesten.istanbul.mocha.terms import COFFEE, REWARD_ROLL
from bedesten.istanbul.refusals import owed, same_place
from bedesten.istanbul.rule import BonusCard, answerable, spares
from bedesten.istanbul.seat import fewer, replaced
from bedesten.istanbul.terms import DICE, LAST
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import ANY_OPTION, Reason
from bedesten.kernel.rule import NOTHING, ONCE

__all__ = [
    "BuyGuildCard",
    "CornerCard",
    "EightLiraCard",
    "RewardRoll",
    "TurnSixCard",
    "TwoCoffeeCard",
    "TwoRewardsCard",
    "after_a_roll",
    "shows_six",
]


class TwoCoffeeCard(BonusCard):
    """2 coffee, at any time. (MB-B01)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("two-coffee", cards, clause="MB-B01")

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE if spares(t, ask, 1, 0) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        gain_coffee(t, ask.seat, 2)


def spares_coffee(t: Board, ask: Ask, coffee: int, lira: int) -> bool:
    """Whether a seat has so much coffee, and the open ask can still be answered once a card and the coffee are gone and
    so many Lira have come. (BON-19, BON-20)

    Which card goes makes no difference: whoever owes cards may give any.
    """
    mocha = mocha_of(t)
    if mocha.coffee[ask.seat] < coffee:
        return False
    me = t.seats[ask.seat]
    hand = me.hand
    owned = mocha.coffee
    me.hand = fewer(hand, 1)
    me.lira += lira
    mocha.coffee = replaced(owned, ask.seat, owned[ask.seat] - coffee)
    found = answerable(t, ask)
    me.hand = hand
    me.lira -= lira
    mocha.coffee = owned
    return found


class BuyGuildCard(BonusCard):
    """2 coffee for a guild card, at any time. (MB-B02)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("buy-guild", cards, clause="MB-B02")

    def options(self, t: Board, ask: Ask) -> list[int]:
        # After the last round it would bring nothing that counts. (END-10)
        if t.phase == LAST or not guild_left(t):
            return NOTHING
        return ONCE if spares_coffee(t, ask, 2, 0) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        pay_coffee(t, ask.seat, 2)
        draw_guild(t, ask.seat)

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        if t.phase == LAST:
            return Reason(["END-10"], "game-ending", "after the last round a guild card brings nothing that counts")
        if not guild_left(t):
            return Reason(["BON-20", "MB-B02"], "none-left", "no guild card is left to draw", {"what": "guild"})
        have = mocha_of(t).coffee[ask.seat]
        return lacks_coffee("BON-20", "it costs", 2, have) if have < 2 else owed()


class EightLiraCard(BonusCard):
    """1 coffee for 8 Lira, at any time. (MB-B03)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("eight-lira", cards, clause="MB-B03")

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE if spares_coffee(t, ask, 1, 8) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        pay_coffee(t, ask.seat, 1)
        t.earn(ask.seat, 8)

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        return owed() if mocha_of(t).coffee[ask.seat] else lacks_coffee("BON-20", "it costs", 1, 0)

    def owed(self, t: Board, ask: Ask) -> bool:
        return False  # the 8 Lira may make up for the card: `obstacle` knows


class TwoRewardsCard(BonusCard):
    """Two dice, each with a reward of its own, at any time. (MB-B05)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("two-rewards", cards, clause="MB-B05")

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE if spares(t, ask, 1, 0) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.ask(DICE, CHANCE, ask.seat, after_roll(REWARD_ROLL, False, 0))


LIRA: Final = 5


class RewardRoll(Rolled):
    """What the two dice bring; a good without room is lost. (MB-B05, GEN-02)"""

    def __init__(self, rewards: list[list[int]]) -> None:
        super().__init__("reward-roll", clause="MB-B05")
        self.on_top = True
        self.rewards = rewards

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.card = "two-rewards"
        return about

    def settle(self, t: Board, ask: Ask) -> None:
        for which in range(2):
            reward = self.rewards[die(ask.a, which) - 1]
            for good in range(4):
                t.gain(ask.seat, good, reward[good])
            if reward[COFFEE]:
                gain_coffee(t, ask.seat, reward[COFFEE])
            if reward[LIRA]:
                t.earn(ask.seat, reward[LIRA])


class TurnSixCard(BonusCard):
    """After an own roll one die is turned to 6; not where a token is rolled. (MB-B06)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("turn-six", cards, 2, clause="MB-B06")

    def options(self, t: Board, ask: Ask) -> list[int]:
        # After the last round no die is turned. (END-10)
        if t.phase == LAST or not spares(t, ask, 1, 0):
            return NOTHING
        first = die(ask.a, 0)
        second = die(ask.a, 1)
        found = [1] if second != 6 and second != first else NOTHING
        return [0, *found] if first != 6 else found

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        turn_die(t, ask, option, 6, ask.b)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, die=die(ask.a, option), turned=6)

    def timing(self, t: Board, ask: Ask) -> Reason:
        return after_a_roll()

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        if t.phase == LAST:
            return Reason(["END-10"], "game-ending", "after the last round no die is turned")
        if option == ANY_OPTION or die(ask.a, option) == 6:
            return shows_six()
        words = "both dice show the same: turning one is enough"
        return Reason(["MB-B06"], "no-change", words)

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        dice = [die(ask.a, 0), die(ask.a, 1)]
        return Reason(["MB-B06"], "no-such-die", f"the dice show {dice[0]} and {dice[1]}", {"dice": dice})


def after_a_roll() -> Reason:
    return Reason(["MB-B06"], "after-roll", "it is played after a roll of your own, not after one that moves a token")


def shows_six() -> Reason:
    return Reason(["MB-B06"], "shows-six", "it shows 6 already")


class CornerCard(JourneyCard):
    """In phase 1 the merchant goes to another place at a corner, instead of 1 or 2 steps. (MB-B07)"""

    def __init__(self, cards: list[str], corners: list[int]) -> None:
        super().__init__("corner", cards, "MB-B07")
        self.corners = corners

    def options(self, t: Board, ask: Ask) -> list[int]:
        at = t.seats[ask.seat].at
        return [place for place in self.corners if place != at]

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        if option == t.seats[ask.seat].at:
            return same_place("MB-B07", "the card leads to another place")
        corners = ", ".join([str(place) for place in self.corners])
        return Reason(["MB-B07"], "no-corner", f"the corners are {corners}", {"corners": self.corners})
