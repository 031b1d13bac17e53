"""The bonus cards of Letters & Seals. (LS-B01 – LS-B04, LS-B07 – LS-B10, LS-B13, LS-B15)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.bonus_cards import AgainCard
from bedesten.istanbul.dice import after_roll, total
from bedesten.istanbul.letters.companion import Steps, send_companion
from bedesten.istanbul.letters.components import CARD, GOOD_OF_CHOICE, LETTER, LIRA
from bedesten.istanbul.letters.mail import draw_letter, letters_left
from bedesten.istanbul.letters.part import letters_of
from bedesten.istanbul.letters.terms import COMPANION, LAST_TAKE_GOOD, LETTER_REWARD, TAKE_GOOD, TURN_DONE
from bedesten.istanbul.letters.trades import spare_goods
from bedesten.istanbul.movement import arrive, proceed
from bedesten.istanbul.rule import BonusCard, Question, spares
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
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.rule import NOTHING

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

ONCE: Final = [0]


# ── At any time ────────────────────────────────────────────────────────────────────────────────────────────────


class LetterCard(BonusCard):
    """Take a letter, at any time. (LS-B01)"""

    def __init__(self, card: int, part: int) -> None:
        super().__init__("letter", card)
        self.part = part

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE if letters_left(t, self.part) and spares(t, ask, 1, 0) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        draw_letter(t, ask.seat)

    def when(self) -> str:
        return "no letter is left (LS-B01)"


class RewardDiceCard(BonusCard):
    """Two dice for the reward that their sum brings, at any time. (LS-B02)"""

    def __init__(self, card: int) -> None:
        super().__init__("reward-dice", card)

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE if spares(t, ask, 1, 0) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.ask(DICE, CHANCE, ask.seat, after_roll(LETTER_REWARD, False, 0))


KEEP: Final = 0


class LetterReward(Question):
    """What the sum brings; the roll may be changed as long as something of the player's can change it. (LS-B02)"""

    def __init__(self, rewards: list[list[int]]) -> None:
        super().__init__("letter-reward", 1)
        self.on_top = True
        self.rewards = rewards

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [KEEP]

    def stands(self, t: Board, ask: Ask) -> bool:
        return t.phase != LAST and t.may_play_by_name(ask)

    def lapse(self, t: Board, ask: Ask) -> None:
        self.play(t, ask, KEEP)

    def play(self, t: Board, ask: Ask, move: int) -> None:
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

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("keep", declines=True)


class SevenLiraCard(BonusCard):
    """A good for 7 Lira, at any time. (LS-B03)"""

    def __init__(self, card: int) -> None:
        super().__init__("seven-lira", card, len(GOODS))

    def options(self, t: Board, ask: Ask) -> list[int]:
        if not spares(t, ask, 1, -7):
            return NOTHING
        return spare_goods(t, ask)

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.give(ask.seat, option, 1)
        t.earn(ask.seat, 7)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, goods={GOODS[option]: 1})

    def when(self) -> str:
        return "you have no such good, or owe it (LS-B03, BON-19)"


class GoodAndLiraCard(BonusCard):
    """The good shown and 3 Lira, at any time. (LS-B04)"""

    def __init__(self, card: int, good: int) -> None:
        super().__init__(f"{GOODS[good]}-and-lira", card)
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

    def __init__(self, card: int, steps: Steps) -> None:
        super().__init__("family-step", card, PLACES)
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

    def when(self) -> str:
        return "in phase 1 the family member goes 1 step, neither from nor to the Police Station (LS-B07)"


DONE: Final = 0


class TurnDone(Question):
    """The turn is done, but something may still be played. (GEN-13)"""

    def __init__(self) -> None:
        super().__init__("turn-done", 1)

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [DONE]

    def stands(self, t: Board, ask: Ask) -> bool:
        return t.may_play(ask)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        """Nothing more: the turn ends."""

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("done", declines=True)


class VisitCard(BonusCard):
    """In phase 1 the stack goes to another player's merchant elsewhere, who alone is not paid. (LS-B08, LS-B09)"""

    def __init__(self, card: int, part: int) -> None:
        super().__init__("visit", card, len(HOUSES))
        self.part = part

    def options(self, t: Board, ask: Ask) -> list[int]:
        at = t.seats[ask.seat].at
        return [i for i in range(len(t.seats)) if t.seats[i].at != at]

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        letters_of(t, self.part).unpaid = option
        arrive(t, ask.seat, t.seats[option].at)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, seat=option)

    def when(self) -> str:
        return "it is played in phase 1, for another player's merchant at another place (LS-B08, LS-B09)"


class CompanionFarCard(BonusCard):
    """In phase 1 the companion goes 2 steps instead of 1. (LS-B10)"""

    def __init__(self, card: int, part: int, steps: Steps) -> None:
        super().__init__("companion-far", card, PLACES)
        self.part = part
        self.steps = steps

    def options(self, t: Board, ask: Ask) -> list[int]:
        return self.steps.two(t, ask.seat, letters_of(t, self.part).companions[ask.seat])

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        send_companion(t, self.part, ask.seat, option)
        proceed(t, ask.seat, option, COMPANION)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, place=option)

    def when(self) -> str:
        return "it is played in phase 1, for a place exactly 2 steps from your companion (LS-B10)"


class AnywhereCard(BonusCard):
    """In phase 1, for 3 Lira, the stack goes to any other place. (LS-B15)"""

    def __init__(self, card: int) -> None:
        super().__init__("anywhere", card, PLACES)

    def options(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        if me.lira < 3:
            return NOTHING
        return [place for place in sorted(t.bazaar.board) if place != me.at]

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        t.spend(ask.seat, 3)
        arrive(t, ask.seat, option)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, place=option)

    def when(self) -> str:
        return "it is played in phase 1, costs 3 Lira, and leads to another place (LS-B15)"


# ── After an action ────────────────────────────────────────────────────────────────────────────────────────────


class MosqueAgainCard(AgainCard):
    """The action of either mosque a second time. (LS-B13)"""

    def __init__(self, card: int) -> None:
        super().__init__("mosque-again", card, SMALL_MOSQUE)

    def at(self, place: int) -> bool:
        return place in (SMALL_MOSQUE, GREAT_MOSQUE)

    def when(self) -> str:
        return "it is played right after the action of a mosque, if that is possible once more (LS-B13)"
