"""Bazaar cards: revealed, chosen, and carried out area by area. (DG-A6, DG-C1 – DG-C6)"""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.areas import area_of, can_fulfil, card_of, hand_out, is_area
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.cards import Area
from bedesten.dicegame.mosque_tiles import each_once
from bedesten.dicegame.paying import pay
from bedesten.dicegame.purposes import about_purpose
from bedesten.dicegame.rule import Question
from bedesten.dicegame.terms import AREAS, CRYSTALS, LIRA, OFFER, OTHERS
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["AreaOffer", "Others", "RevealCard", "UseCard"]

DECLINE: Final = 0
ACCEPT: Final = 1
BOTH: Final = [DECLINE, ACCEPT]


class RevealCard(Question):
    """A bazaar card of the pile is revealed: each as likely as the others. (DG-A6, DG-18)

    ``a`` is the seat.
    """

    def __init__(self, cards: list[str]) -> None:
        super().__init__("reveal", len(cards), clause="DG-A6")
        self.cards = cards

    def about(self, t: DiceBoard, ask: Ask) -> About:
        about = About()
        about.seat = ask.a
        return about

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        return [card for card in range(len(t.pile)) if t.pile[card]]

    def weights(self, t: DiceBoard, ask: Ask) -> list[int]:
        return [count for count in t.pile if count]

    def draw(self, t: DiceBoard, ask: Ask) -> int:
        return t.generator.pick(t.pile)

    def stands(self, t: DiceBoard, ask: Ask) -> bool:
        return t.any_card_left()

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        t.reveal(ask.a, move)

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        return ask.seat == CHANCE and 0 <= ask.a < len(t.seats)

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        return Phrase("reveal", card=self.cards[move])

    def why_not(self, t: DiceBoard, ask: Ask, move: int) -> Reason:
        card = self.cards[move]
        return Reason(["DG-18"], "none-left", f"no card {card!r} lies in the pile", {"what": card})


class UseCard(Question):
    """One of the revealed cards is used, and all of them are discarded. (DG-A6)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("use-card", len(cards), clause="DG-A6")
        self.cards = cards

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        return each_once(t.revealed)

    def stands(self, t: DiceBoard, ask: Ask) -> bool:
        return len(t.revealed) > 1 and t.revealed[0] != t.revealed[-1]

    def lapse(self, t: DiceBoard, ask: Ask) -> None:
        if t.revealed:
            self.play(t, ask, t.revealed[0])

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        """The active player's area comes first, then the others' clockwise. (DG-C5, DG-C6)"""
        t.tell("use-card", ask.seat, move)
        t.discard_revealed()
        purpose = AREAS + 2 * move
        card = t.bazaar.cards[move]
        others = card.others
        if others is not None and card.own.asks:
            t.ask(OTHERS, ask.seat, purpose + 1, 1)
        serve(t, ask.seat, purpose, card.own, can_fulfil(t, ask.seat, card.own))
        if others is not None and not card.own.asks:
            serve_others(t, ask.seat, purpose + 1, others, 1)

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        return ask.seat == t.active

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        return Phrase("use", card=self.cards[move])

    def why_not(self, t: DiceBoard, ask: Ask, move: int) -> Reason:
        card = self.cards[move]
        return Reason(["DG-A6"], "not-revealed", f"the card {card!r} is not among those revealed", {"card": card})


def serve(t: DiceBoard, seat: int, purpose: int, area: Area, able: bool) -> None:
    """One player and one area: who can't fulfil it has its Lira, and what is free is taken by all who may. (DG-C4)

    Only what costs something, or has an alternative, is asked.
    """
    if not able:
        if area.otherwise:
            t.take(seat, LIRA, area.otherwise)
    elif area.optional:
        t.ask(OFFER, seat, purpose)
    else:
        hand_out(t, seat, purpose, area)


def serve_others(t: DiceBoard, seat: int, purpose: int, area: Area, place: int) -> None:
    """All others clockwise, from this place after the active player on, until one of them must be asked. (DG-C6)"""
    players = len(t.seats)
    while place < players:
        other = (seat + place) % players
        place += 1
        able = can_fulfil(t, other, area)
        if able and area.asks:
            t.ask(OTHERS, seat, purpose, place)
            serve(t, other, purpose, area, able)
            return
        serve(t, other, purpose, area, able)


class Others(Question):
    """No question: the others are served once the active player is done. (DG-C5, DG-C6)

    ``a`` says by which area, ``b`` from which place after the seat on.
    """

    def __init__(self) -> None:
        super().__init__("others", 0, clause="DG-C5")

    def stands(self, t: DiceBoard, ask: Ask) -> bool:
        return False

    def lapse(self, t: DiceBoard, ask: Ask) -> None:
        serve_others(t, ask.seat, ask.a, area_of(t, ask.a), ask.b)

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        return ask.seat >= 0 and is_area(t, ask.a) and ask.b > 0


class AreaOffer(Question):
    """Fulfil an area of a bazaar card, or not. Who can't or won't may have some Lira instead. (DG-C4)

    ``a`` is the area.
    """

    def __init__(self) -> None:
        super().__init__("offer", 2, clause="DG-C4")

    def about(self, t: DiceBoard, ask: Ask) -> About:
        return about_purpose(t, ask)

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        return BOTH

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        area = area_of(t, ask.a)
        card = card_of(ask.a)
        if move == DECLINE:
            t.tell("decline", ask.seat, card)
            t.take(ask.seat, LIRA, area.otherwise)
            return
        t.tell("accept", ask.seat, card)
        t.give(ask.seat, LIRA, area.discard_lira)
        t.give(ask.seat, CRYSTALS, area.discard_crystals)
        pay(t, ask.seat, ask.a)

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        return ask.seat >= 0 and is_area(t, ask.a) and can_fulfil(t, ask.seat, area_of(t, ask.a))

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        return Phrase("accept") if move == ACCEPT else Phrase("decline", declines=True)
