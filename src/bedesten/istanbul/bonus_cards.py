"""The bonus cards of the base game, and drawing them. (BON)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.movement import arrive
from bedesten.istanbul.refusals import after_action, no_assistant, no_place, no_room, owed, phase_1, same_place
from bedesten.istanbul.rule import BonusCard, OnlyPlays, PlaceAction, Question, acting, put_place, spares, standing
from bedesten.istanbul.terms import (
    BEGUN,
    GOODS,
    MOVE,
    NOBODY,
    PLACES,
    POLICE_STATION,
    SELL_ANY,
    SMALL_MARKET,
)
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import ANY_OPTION, Reason
from bedesten.kernel.rule import NOTHING, ONCE

__all__ = [
    "Acted",
    "AgainCard",
    "Draw",
    "FamilyHomeCard",
    "FarCard",
    "FiveLiraCard",
    "GoodCard",
    "JourneyCard",
    "MarketCard",
    "ReturnCard",
    "StayCard",
]


class Draw(Question):
    """A card of the face-down pile comes to hand: each as likely as the others. (BON-03, GEN-06)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("draw", len(cards), clause="BON-03")
        self.cards = cards

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.seat = ask.a
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [card for card in range(len(t.pile)) if t.pile[card]]

    def weights(self, t: Board, ask: Ask) -> list[int]:
        return [count for count in t.pile if count]

    def draw(self, t: Board, ask: Ask) -> int:
        return t.generator.pick(t.pile)

    def stands(self, t: Board, ask: Ask) -> bool:
        return t.any_card_left()

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.take_from_pile(ask.a, move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("draw", card=self.cards[move])

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        card = self.cards[move]
        return Reason(["BON-03"], "none-left", f"no card {card!r} lies in the pile", {"what": card})


class GoodCard(BonusCard):
    """1 good of choice, before or after an action, not while one is carried out. (BON-05)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("good", cards, len(GOODS), clause="BON-05")

    def options(self, t: Board, ask: Ask) -> list[int]:
        if acting(t, ask) or not spares(t, ask, 1, 0):
            return NOTHING
        me = t.seats[ask.seat]
        return [good for good in range(4) if me.goods[good] < me.room]

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.gain(ask.seat, option, 1)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, goods={GOODS[option]: 1})

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        if acting(t, ask):
            words = "it is played before or after an action, not while one is carried out"
            return Reason(["BON-05"], "action-under-way", words)
        if option == ANY_OPTION:
            return Reason(["BON-20", "GEN-01"], "barrow-full", "there is no room for any good")
        return no_room(option)


class FiveLiraCard(BonusCard):
    """5 Lira, at any time. (BON-06)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("five-lira", cards, clause="BON-06")

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE if spares(t, ask, 1, -5) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.earn(ask.seat, 5)


HOME_FOR_LIRA: Final = 0
HOME_FOR_CARD: Final = 1


class FamilyHomeCard(BonusCard):
    """The own family member goes to the Police Station, for 3 Lira or a bonus card; at any time, unless it is
    there. (BON-10)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("family-home", cards, 2, clause="BON-10")

    def options(self, t: Board, ask: Ask) -> list[int]:
        if t.seats[ask.seat].family == POLICE_STATION:
            return NOTHING
        # The card drawn makes up for the card played: the pile holds at least the latter.
        return [HOME_FOR_LIRA, HOME_FOR_CARD] if spares(t, ask, 1, -3) else [HOME_FOR_CARD]

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.send_family(ask.seat, POLICE_STATION)
        if option == HOME_FOR_LIRA:
            t.earn(ask.seat, 3)
        else:
            t.draw_card(ask.seat)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, way="lira" if option == HOME_FOR_LIRA else "card")

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        if t.seats[ask.seat].family != POLICE_STATION:
            return owed()
        return Reason(["BON-10"], "family-at-home", "your family member is at the Police Station already")

    def owed(self, t: Board, ask: Ask) -> bool:
        return False  # the reward makes up for the card, unless `obstacle` says otherwise


class AgainCard(BonusCard):
    """A place's action a second time, right after the first, with the piece that stands there. (BON-07 – BON-09,
    BON-16, BON-17)"""

    def __init__(self, name: str, cards: list[str], place: int, clause: str) -> None:
        super().__init__(name, cards, clause=clause)
        self.place = place

    def at(self, place: int) -> bool:
        """Whether it is a card for this place."""
        return place == self.place

    def options(self, t: Board, ask: Ask) -> list[int]:
        if not self.at(ask.a) or not standing(t, ask):
            return NOTHING
        action = t.book.rules[ask.a]
        assert isinstance(action, PlaceAction)
        return ONCE if action.possible(t, ask) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.ask(ask.a, ask.seat, ask.a, ask.b)

    def timing(self, t: Board, ask: Ask) -> Reason:
        return after_action(self.clause, [place for place in range(PLACES) if self.at(place)])

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        if not self.at(ask.a):
            return self.timing(t, ask)
        if not standing(t, ask):
            return nobody_there(ask, "BON-18")
        return Reason(["BON-17"], "not-again", "the action is not possible a second time", {"place": ask.a})


def nobody_there(ask: Ask, clause: str) -> Reason:
    """What needs a piece at the place finds none: nobody ever stood there (`clause`), or it has gone home."""
    if ask.b == NOBODY:
        return Reason([clause], "stands-nowhere", "no piece of yours stands there for this action")
    return Reason(["BON-21"], "gone-home", "the piece that acted there is not there any more")


class Acted(OnlyPlays):
    """After an action of which there are cards for a second time: any of them, or one drawn only now? (BON-16)"""

    def __init__(self, agains: list[AgainCard]) -> None:
        super().__init__("acted", clause="BON-16")
        self.under_way = True
        self.again_at = [False] * PLACES
        """For each place whether there is such a card."""
        for again in agains:
            self.add(again)

    def context(self, t: Board, ask: Ask, about: About) -> None:
        put_place(t, about, ask.a, ask.b)

    def add(self, again: AgainCard) -> None:
        """There is one more such card."""
        for place in range(PLACES):
            if again.at(place):
                self.again_at[place] = True

    def stands(self, t: Board, ask: Ask) -> bool:
        return self.again_at[ask.a] and t.may_play(ask)


class MarketCard(BonusCard):
    """At the Small Market 1 to 5 goods of any kinds are sold. (BON-11)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("market", cards, clause="BON-11")

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE if standing(t, ask) and t.seats[ask.seat].all_goods() else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        action = t.book.rules[SMALL_MARKET]
        assert isinstance(action, PlaceAction)
        action.begin(t, ask)
        t.ask(SELL_ANY, ask.seat, ask.a, ask.b)

    def timing(self, t: Board, ask: Ask) -> Reason:
        words = "it is played at the Small Market, before selling, with a piece of yours standing there"
        return Reason(["BON-11"], "small-market", words)

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        if not standing(t, ask):
            return nobody_there(ask, "P19d")
        return Reason(["BON-11"], "nothing-to-sell", "there is no good in your barrow to sell")


class StayCard(BonusCard):
    """In phase 1 the merchant does not move; an assistant is picked up or left anew. (BON-12, BON-13)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("stay", cards, clause="BON-12")

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        arrive(t, ask.seat, t.seats[ask.seat].at)

    def timing(self, t: Board, ask: Ask) -> Reason:
        return phase_1("BON-12")


class JourneyCard(BonusCard):
    """In phase 1 the card takes the merchant to a place, instead of his 1 or 2 steps."""

    def __init__(self, name: str, cards: list[str], clause: str) -> None:
        super().__init__(name, cards, PLACES, clause)

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        arrive(t, ask.seat, option)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, place=option)

    def timing(self, t: Board, ask: Ask) -> Reason:
        return phase_1(self.clause)


class FarCard(JourneyCard):
    """In phase 1 the merchant goes 3 or 4 steps instead of 1 or 2. (BON-14)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("far", cards, "BON-14")

    def options(self, t: Board, ask: Ask) -> list[int]:
        return t.bazaar.walk.distant(t, ask.seat)

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        if option == ANY_OPTION:
            return Reason(["BON-14"], "nothing-in-reach", "no place is 3 or 4 steps away")
        if option not in t.bazaar.board:
            return no_place("BON-14", option)
        if option == t.seats[ask.seat].at:
            return same_place("BON-14", "the card leads to another place, 3 or 4 steps away")
        return t.bazaar.walk.not_distant(t, ask.seat, option)


class ReturnCard(BonusCard):
    """In phase 1, until an assistant is left or picked up, an own assistant from the board goes under the
    stack. (BON-15)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("return", cards, PLACES, clause="BON-15")

    def options(self, t: Board, ask: Ask) -> list[int]:
        out = t.seats[ask.seat].out
        if not out:
            return NOTHING
        return [place for place in range(1, PLACES) if out >> place & 1]

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.fetch(ask.seat, option)
        if ask.kind == MOVE:
            t.asks.pop()
            t.ask(MOVE, ask.seat, BEGUN)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, place=option)

    def timing(self, t: Board, ask: Ask) -> Reason:
        words = "it is played in phase 1, until an assistant is left or picked up"
        return Reason(["BON-15"], "phase-1", words)

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        if option == ANY_OPTION:
            return Reason(["BON-20", "BON-15"], "nobody-out", "none of your assistants is on the board")
        return no_assistant("BON-15", option)
