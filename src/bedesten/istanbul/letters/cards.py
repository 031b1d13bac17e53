"""The bonus cards of Letters & Seals. (LS-B01 – LS-B04, LS-B07 – LS-B10, LS-B13, LS-B15)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.bonus_cards import AgainCard, JourneyCard
from bedesten.istanbul.dice import Rolled, after_roll, total
from bedesten.istanbul.letters.companion import PieceSteps, no_companion, send_companion
from bedesten.istanbul.letters.components import CARD, GOOD_OF_CHOICE, LETTER, LIRA
from bedesten.istanbul.letters.mail import draw_letter, letters_left, no_letter_left
from bedesten.istanbul.letters.part import letters_of
from bedesten.istanbul.letters.terms import COMPANION, LAST_TAKE_GOOD, LETTER_REWARD, TAKE_GOOD, TURN_DONE
from bedesten.istanbul.letters.trades import spare_goods
from bedesten.istanbul.movement import arrive, proceed
from bedesten.istanbul.refusals import lacks_lira, no_good, no_place, owed, phase_1, same_place
from bedesten.istanbul.rule import BonusCard, OnlyPlays, spares
from bedesten.istanbul.terms import (
    DICE,
    FAMILY,
    GOODS,
    GREAT_MOSQUE,
    HOUSES,
    LAST,
    PLACES,
    POLICE_STATION,
    SMALL_MOSQUE,
)
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import ANY_OPTION, Reason
from bedesten.kernel.rule import NOTHING, ONCE

__all__ = [
    "AnywhereCard",
    "CompanionFarCard",
    "FamilyStepCard",
    "GoodAndLiraCard",
    "LetterCard",
    "LetterReward",
    "MosqueAgainCard",
    "RewardDiceCard",
    "SevenLiraCard",
    "TurnDone",
    "VisitCard",
]


# ── At any time ────────────────────────────────────────────────────────────────────────────────────────────────


class LetterCard(BonusCard):
    """Take a letter, at any time. (LS-B01)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("letter", cards, clause="LS-B01")

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE if letters_left(t) and spares(t, ask, 1, 0) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        draw_letter(t, ask.seat)

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        return no_letter_left("LS-B01")


class RewardDiceCard(BonusCard):
    """Two dice for the reward that their sum brings, at any time. (LS-B02)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("reward-dice", cards, clause="LS-B02")

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE if spares(t, ask, 1, 0) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.ask(DICE, CHANCE, ask.seat, after_roll(LETTER_REWARD, False, 0))


class LetterReward(Rolled):
    """What the sum brings; the roll may be changed as long as something of the player's can change it. (LS-B02)"""

    def __init__(self, rewards: list[list[int]]) -> None:
        super().__init__("letter-reward", clause="LS-B02")
        self.on_top = True
        self.rewards = rewards

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.card = "reward-dice"
        return about

    def stands(self, t: Board, ask: Ask) -> bool:
        return t.phase != LAST and t.may_play_by_name(ask)

    def settle(self, t: Board, ask: Ask) -> None:
        reward = self.rewards[total(ask.a)]
        for good in range(len(GOODS)):
            t.gain(ask.seat, good, reward[good])
        if reward[LIRA]:
            t.earn(ask.seat, reward[LIRA])
        for _ in range(reward[GOOD_OF_CHOICE]):
            t.ask(LAST_TAKE_GOOD if t.phase == LAST else TAKE_GOOD, ask.seat)
        for _ in range(reward[LETTER]):
            draw_letter(t, ask.seat)
        for _ in range(reward[CARD]):
            t.draw_card(ask.seat)


class SevenLiraCard(BonusCard):
    """A good for 7 Lira, at any time. (LS-B03)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("seven-lira", cards, len(GOODS), clause="LS-B03")

    def options(self, t: Board, ask: Ask) -> list[int]:
        if not spares(t, ask, 1, -7):
            return NOTHING
        return spare_goods(t, ask)

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.give(ask.seat, option, 1)
        t.earn(ask.seat, 7)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, goods={GOODS[option]: 1})

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        me = t.seats[ask.seat]
        if not me.all_goods():
            return Reason(["BON-20", "LS-B03"], "nothing-to-give", "you have no good to give")
        return owed() if option == ANY_OPTION or me.goods[option] else no_good("LS-B03", option)

    def owed(self, t: Board, ask: Ask) -> bool:
        return False  # the 7 Lira may make up for the card: `obstacle` knows


class GoodAndLiraCard(BonusCard):
    """The good shown and 3 Lira, at any time. (LS-B04)"""

    def __init__(self, cards: list[str], good: int) -> None:
        super().__init__(f"{GOODS[good]}-and-lira", cards, clause="LS-B04")
        self.good = good

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE if spares(t, ask, 1, -3) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.gain(ask.seat, self.good, 1)
        t.earn(ask.seat, 3)


# ── In phase 1 ─────────────────────────────────────────────────────────────────────────────────────────────────


class FamilyStepCard(BonusCard):
    """Instead of the turn the family member goes 1 step, for the action there, without encounters; neither from nor
    to the Police Station. (LS-B07)"""

    def __init__(self, cards: list[str], steps: PieceSteps) -> None:
        super().__init__("family-step", cards, PLACES, clause="LS-B07")
        self.steps = steps

    def options(self, t: Board, ask: Ask) -> list[int]:
        family = t.seats[ask.seat].family
        if family == POLICE_STATION:
            return NOTHING
        return [place for place in self.steps.one(t, ask.seat, family) if place != POLICE_STATION]

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        t.ask(TURN_DONE, ask.seat)
        t.send_family(ask.seat, option)
        t.ask(option, ask.seat, option, FAMILY)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, place=option)

    def timing(self, t: Board, ask: Ask) -> Reason:
        return phase_1("LS-B07")

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        family = t.seats[ask.seat].family
        if family == POLICE_STATION:
            return Reason(["LS-B07"], "family-at-home", "your family member is at the Police Station")
        if option == POLICE_STATION:
            return Reason(["LS-B07"], "not-home", "the family member does not go to the Police Station so")
        if option == ANY_OPTION:
            return Reason(["LS-B07"], "nothing-in-reach", "no place is 1 step from your family member")
        return self.steps.why_not(t, ask.seat, family, option, 1, "LS-B07")


class TurnDone(OnlyPlays):
    """The turn is done, but something may still be played. (GEN-13)"""

    def __init__(self) -> None:
        super().__init__("turn-done", clause="GEN-13")


class VisitCard(BonusCard):
    """In phase 1 the stack goes to another player's merchant elsewhere, who alone is not paid. (LS-B08, LS-B09)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("visit", cards, len(HOUSES), clause="LS-B08")

    def options(self, t: Board, ask: Ask) -> list[int]:
        at = t.seats[ask.seat].at
        return [i for i in range(len(t.seats)) if t.seats[i].at != at]

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        letters_of(t).unpaid = option
        arrive(t, ask.seat, t.seats[option].at)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, seat=option)

    def timing(self, t: Board, ask: Ask) -> Reason:
        return phase_1("LS-B08")

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        if option >= len(t.seats):
            return Reason(["LS-B08"], "no-such-seat", f"{HOUSES[option]} does not play", {"players": len(t.seats)})
        if option == ask.seat:
            return Reason(["LS-B08"], "own-merchant", "another player's merchant is visited")
        return same_place("LS-B09", "this merchant is where you are, and the card leads to another place")


class CompanionFarCard(BonusCard):
    """In phase 1 the companion goes 2 steps instead of 1. (LS-B10)"""

    def __init__(self, cards: list[str], steps: PieceSteps) -> None:
        super().__init__("companion-far", cards, PLACES, clause="LS-B10")
        self.steps = steps

    def options(self, t: Board, ask: Ask) -> list[int]:
        return self.steps.two(t, ask.seat, letters_of(t).companions[ask.seat])

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        send_companion(t, ask.seat, option)
        proceed(t, ask.seat, option, COMPANION)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, place=option)

    def timing(self, t: Board, ask: Ask) -> Reason:
        return phase_1("LS-B10")

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        at = letters_of(t).companions[ask.seat]
        if at <= 0:
            return no_companion("LS-B10")
        if option == ANY_OPTION:
            return Reason(["LS-B10"], "nothing-in-reach", "no place is 2 steps from your companion")
        return self.steps.why_not(t, ask.seat, at, option, 2, "LS-B10")


class AnywhereCard(JourneyCard):
    """In phase 1, for 3 Lira, the stack goes to any other place. (LS-B15)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("anywhere", cards, "LS-B15")

    def options(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        if me.lira < 3:
            return NOTHING
        return [place for place in sorted(t.bazaar.board) if place != me.at]

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.spend(ask.seat, 3)
        super().effect(t, ask, option)

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        me = t.seats[ask.seat]
        if me.lira < 3:
            return lacks_lira("LS-B15", "it costs", 3, me.lira)
        if option == me.at:
            return same_place("LS-B15", "the card leads to another place")
        return no_place("LS-B15", option)


# ── After an action ────────────────────────────────────────────────────────────────────────────────────────────


class MosqueAgainCard(AgainCard):
    """The action of either mosque a second time. (LS-B13)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("mosque-again", cards, SMALL_MOSQUE, "LS-B13")

    def at(self, place: int) -> bool:
        return place in (SMALL_MOSQUE, GREAT_MOSQUE)
