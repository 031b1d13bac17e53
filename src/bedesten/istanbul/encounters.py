"""Phase 4: encounters with family members, Governor and Smuggler."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.refusals import lacks_lira, no_bonus_card_left, no_card, no_good, owed
from bedesten.istanbul.rule import DONE, AtPlace, Question
from bedesten.istanbul.terms import (
    ENCOUNTERS,
    GOODS,
    GOVERNOR,
    GOVERNOR_PRICE,
    HOUSES,
    POLICE_STATION,
    SMUGGLER,
    SMUGGLER_PRICE,
)
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason
from bedesten.kernel.rule import NOTHING, ONCE

__all__ = ["Encounter", "Encounters", "FamilyMembers", "Governor", "GovernorPrice", "Smuggler", "SmugglerPrice"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encounter:
    """Somebody who may be met in phase 4."""

    def __init__(self, name: str, span: int, token: int = -1) -> None:
        self.name = name
        self.span = span
        self.token = token
        """The token that must be here for it; -1 if it is no matter of one."""
        self.first = 0

    def options(self, t: Board, ask: Ask) -> list[int]:
        """The ways to meet him now, from 0 on."""
        raise NotImplementedError(self.name)

    def obliges(self, t: Board, ask: Ask) -> bool:
        """Whether this encounter can't be passed over."""
        return False

    def meet(self, t: Board, ask: Ask, option: int) -> None:
        """Meet him. The question for further encounters already waits."""
        raise NotImplementedError(self.name)

    def phrase(self, option: int) -> Phrase:
        raise NotImplementedError(self.name)

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        """Why he can't be met so."""
        if self.token >= 0 and t.tokens[self.token] != ask.a:
            words = f"{self.name} is at place {t.tokens[self.token]}"
            return Reason(["ENC-14"], "not-here", words, {"who": self.name, "place": t.tokens[self.token]})
        return Reason(["ENC-11"], "met-already", f"{self.name} has been met this turn", {"who": self.name})


class Encounters(AtPlace):
    """Phase 4: the player meets who is here, in any order; a family member must be caught. (ENC-01, ENC-14)"""

    def __init__(self, encounters: list[Encounter]) -> None:
        span = 1
        for encounter in encounters:
            encounter.first = span
            span += encounter.span
        super().__init__("encounters", span, clause="ENC-01")
        self.encounters = encounters

    def moves(self, t: Board, ask: Ask) -> list[int]:
        found: list[int] = []
        obliged = False
        for encounter in self.encounters:
            options = encounter.options(t, ask)
            if options:
                first = encounter.first
                found += [first + option for option in options]
                if encounter.obliges(t, ask):
                    obliged = True
        return found if obliged else [DONE, *found]

    def context(self, t: Board, ask: Ask, about: About) -> None:
        super().context(t, ask, about)
        if not t.bazaar.toll.due(t, ask.seat):
            about.free = True

    def stands(self, t: Board, ask: Ask) -> bool:
        return self.anybody(t, ask) or t.may_play(ask)

    def anybody(self, t: Board, ask: Ask) -> bool:
        """Whether anybody can be met; tokens that are elsewhere need no closer look."""
        for encounter in self.encounters:
            if encounter.token >= 0 and t.tokens[encounter.token] != ask.a:
                continue
            if encounter.options(t, ask):
                return True
        return False

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move == DONE:
            return
        t.ask(ENCOUNTERS, ask.seat, ask.a, ask.b)
        encounter = self.of(move)
        encounter.meet(t, ask, move - encounter.first)

    def of(self, move: int) -> Encounter:
        """The encounter that a move belongs to."""
        for encounter in self.encounters:
            if move < encounter.first + encounter.span:
                return encounter
        raise AssertionError(move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        if move == DONE:
            return Phrase("done", declines=True)
        encounter = self.of(move)
        return encounter.phrase(move - encounter.first)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if move == DONE:
            return Reason(["ENC-02"], "must-catch", "family members of others must be caught")
        encounter = self.of(move)
        return encounter.why_not(t, ask, move - encounter.first)


FOR_LIRA: Final = 0
FOR_CARD: Final = 1


class FamilyMembers(Encounter):
    """Others' family members here go to the Police Station, for 3 Lira or a bonus card each; at the Police
    Station itself nobody is caught. (ENC-02 – ENC-05)"""

    def __init__(self) -> None:
        super().__init__("family", 2 * len(HOUSES))

    def options(self, t: Board, ask: Ask) -> list[int]:
        if ask.a == POLICE_STATION:
            return NOTHING
        found = NOTHING
        place = ask.a
        for i, other in enumerate(t.seats):
            if other.family == place and i != ask.seat:
                if t.any_card_left():
                    found = [*found, 2 * i + FOR_LIRA, 2 * i + FOR_CARD]
                else:
                    found = [*found, 2 * i + FOR_LIRA]
        return found

    def obliges(self, t: Board, ask: Ask) -> bool:
        return True

    def meet(self, t: Board, ask: Ask, option: int) -> None:
        t.tell("catch", ask.seat, option // 2)
        t.send_family(option // 2, POLICE_STATION)
        if option % 2 == FOR_LIRA:
            t.earn(ask.seat, 3)
        else:
            t.draw_card(ask.seat)

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        if ask.a == POLICE_STATION:
            return Reason(["ENC-04"], "nobody-caught", "at the Police Station nobody is caught")
        seat = option // 2
        if seat == ask.seat:
            return Reason(["ENC-05"], "own-family", "your own family member is not caught")
        if seat < len(t.seats) and t.seats[seat].family == ask.a:
            return no_bonus_card_left("GEN-06")
        return Reason(["ENC-02"], "not-here", "this family member is not here", {"who": HOUSES[seat]})

    def phrase(self, option: int) -> Phrase:
        return Phrase("catch", seat=option // 2, way="lira" if option % 2 == FOR_LIRA else "card")


def token_here(t: Board, ask: Ask, token: int) -> bool:
    """Whether a token is here and has not been met this turn. (ENC-11)"""
    return t.tokens[token] == ask.a and not t.met >> token & 1


class Governor(Encounter):
    """Governor: draw a bonus card, then give up 2 Lira or a card of the hand. (ENC-06, ENC-12)"""

    def __init__(self) -> None:
        super().__init__("governor", 1, GOVERNOR)

    def options(self, t: Board, ask: Ask) -> list[int]:
        if token_here(t, ask, GOVERNOR) and t.any_card_left():
            return ONCE
        return NOTHING

    def meet(self, t: Board, ask: Ask, option: int) -> None:
        t.met |= 1 << GOVERNOR
        t.tell("governor", ask.seat)
        t.roll_token(GOVERNOR)
        if t.bazaar.toll.due(t, ask.seat):
            t.ask(GOVERNOR_PRICE, ask.seat)
        t.draw_card(ask.seat)

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        if token_here(t, ask, GOVERNOR):
            return no_bonus_card_left("ENC-12")
        return super().why_not(t, ask, option)

    def phrase(self, option: int) -> Phrase:
        return Phrase("governor", token="governor")


PAY_LIRA: Final = 0
PRICE: Final = 2
"""Lira for the Governor or the Smuggler, and for whoever is met on the same terms."""


class GovernorPrice(Question):
    """The Governor's price: 2 Lira, or any bonus card of the hand. (ENC-06, ENC-08)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("governor-price", 1 + len(cards), clause="ENC-06")
        self.cards = cards

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.token = t.bazaar.tokens[GOVERNOR]
        about.lira = PRICE
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        found = [1 + card for card in range(len(me.hand)) if me.hand[card]]
        return [PAY_LIRA, *found] if me.lira >= PRICE else found

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move == PAY_LIRA:
            t.spend(ask.seat, PRICE)
        else:
            t.discard(ask.seat, move - 1)

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        me = t.seats[ask.seat]
        return me.lira - lira >= PRICE or me.cards() > cards

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("pay", way="lira") if move == PAY_LIRA else Phrase("discard", card=self.cards[move - 1])

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        me = t.seats[ask.seat]
        if move == PAY_LIRA:
            return lacks_lira("ENC-06", "the Governor asks", PRICE, me.lira) if me.lira < PRICE else owed()
        return owed() if me.hand[move - 1] else no_card("ENC-06", self.cards[move - 1])


class Smuggler(Encounter):
    """Smuggler: gain a good of choice, even one without room, then pay 2 Lira or a good. (ENC-07, ENC-09)"""

    def __init__(self) -> None:
        super().__init__("smuggler", len(GOODS), SMUGGLER)

    def options(self, t: Board, ask: Ask) -> list[int]:
        return [0, 1, 2, 3] if token_here(t, ask, SMUGGLER) else NOTHING

    def meet(self, t: Board, ask: Ask, option: int) -> None:
        t.met |= 1 << SMUGGLER
        t.tell("smuggler", ask.seat)
        t.gain(ask.seat, option, 1)
        t.roll_token(SMUGGLER)
        if t.bazaar.toll.due(t, ask.seat):
            t.ask(SMUGGLER_PRICE, ask.seat)

    def phrase(self, option: int) -> Phrase:
        return Phrase("smuggler", token="smuggler", goods={GOODS[option]: 1})


class SmugglerPrice(Question):
    """The Smuggler's price: 2 Lira, or any good. (ENC-07, ENC-08)"""

    def __init__(self) -> None:
        super().__init__("smuggler-price", 1 + len(GOODS), clause="ENC-07")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.token = t.bazaar.tokens[SMUGGLER]
        about.lira = PRICE
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        found = [1 + good for good in range(4) if me.goods[good]]
        return [PAY_LIRA, *found] if me.lira >= PRICE else found

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move == PAY_LIRA:
            t.spend(ask.seat, PRICE)
        else:
            t.give(ask.seat, move - 1, 1)

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        me = t.seats[ask.seat]
        return me.lira - lira >= PRICE or me.all_goods() > 0

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("pay", way="lira") if move == PAY_LIRA else Phrase("pay", goods={GOODS[move - 1]: 1})

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        me = t.seats[ask.seat]
        if move == PAY_LIRA:
            return lacks_lira("ENC-07", "the Smuggler asks", PRICE, me.lira) if me.lira < PRICE else owed()
        return owed() if me.goods[move - 1] else no_good("ENC-07", move - 1)
