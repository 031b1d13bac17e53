"""Phase 1, movement, and phase 2, other merchants."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.refusals import lacks_lira, no_place, same_place
from bedesten.istanbul.rule import AtPlace, Question
from bedesten.istanbul.terms import (
    ARRIVAL,
    BEGUN,
    CANNOT_PAY,
    ENCOUNTERS,
    FOUNTAIN,
    MERCHANT,
    NEUTRAL_ROLL,
    NO_ASSISTANT,
    OTHER_MERCHANTS,
    PLACES,
    REFUSED,
    STOPPED,
    bit,
)
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason
from bedesten.kernel.rule import NOTHING, Rule

__all__ = ["Arrival", "FrenchArrival", "Move", "OtherMerchants", "arrive", "proceed"]


def arrive(t: Board, seat: int, place: int) -> None:
    """The merchant and his stack come to a place, or stay; at the Fountain he needs no assistant. (MOV-09)"""
    me = t.seats[seat]
    t.tell("go", seat, place, me.at)
    me.at = place
    t.piece_moved(seat, place)
    if place == FOUNTAIN:
        proceed(t, seat, place, MERCHANT)
    else:
        t.ask(ARRIVAL, seat, place)


def proceed(t: Board, seat: int, place: int, piece: int) -> None:
    """Phase 1 is done: other merchants, the action and the encounters of the place follow, in this order. (GEN-10)

    The encounters wait however the action is answered. (ENC-13)
    """
    t.ask(ENCOUNTERS, seat, place, piece)
    t.ask(place, seat, place, piece)
    t.ask(OTHER_MERCHANTS, seat, place, piece)


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Question):
    """Phase 1: the merchant goes 1 or 2 steps, orthogonally, to another place. (MOV-01, MOV-03)"""

    def __init__(self) -> None:
        super().__init__("move", PLACES, clause="MOV-01")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.begun = True if ask.a & BEGUN else None
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return t.bazaar.walk.near(t, ask.seat)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        arrive(t, ask.seat, move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("go", place=move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if move not in t.bazaar.board:
            return no_place("MOV-01", move)
        if move == t.seats[ask.seat].at:
            return same_place("MOV-03", "the merchant must move to another place, unless a card lets him stay")
        return t.bazaar.walk.too_far(t, ask.seat, move)


STOP: Final = 0
PICK_UP: Final = 1
LEAVE: Final = 2
LEAVE_AND_STOP: Final = 3
PICK_UP_NEUTRAL: Final = 4
ARRIVAL_VERBS: Final = ("stop", "pick up", "leave", "leave and stop")


class Arrival(AtPlace):
    """Phase 1, at the target: pick up the own assistant there, or leave the bottommost one; who does
    neither ends his turn. (MOV-04 – MOV-08)"""

    def __init__(self) -> None:
        super().__init__("arrival", 5, clause="MOV-07")

    def ways(self, t: Board, ask: Ask) -> list[int]:
        """The ways to get an assistant for this place."""
        me = t.seats[ask.seat]
        if me.has_out(ask.a):
            return [PICK_UP]
        if me.stack > 1:
            return [LEAVE]
        return []

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [STOP, *self.ways(t, ask)]

    def stands(self, t: Board, ask: Ask) -> bool:
        me = t.seats[ask.seat]
        return me.stack > 1 or bool(self.ways(t, ask)) or t.may_play(ask)

    def lapse(self, t: Board, ask: Ask) -> None:
        t.end_turn(NO_ASSISTANT)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        """Whoever picked up or left an assistant goes on, to the action too. (MOV-10)"""
        if move == STOP:
            t.end_turn(STOPPED)
        else:
            self.use(t, ask.seat, ask.a, move)
            proceed(t, ask.seat, ask.a, MERCHANT)

    def use(self, t: Board, seat: int, place: int, way: int) -> None:
        """Get an assistant for this place in one of the ways."""
        if way == PICK_UP:
            self.pick_up(t, seat, place)
        else:
            self.leave(t, seat, place)

    def pick_up(self, t: Board, seat: int, place: int) -> None:
        t.seats[seat].out ^= bit(place)
        t.put_under(seat)
        t.tell("pick-up", seat, place)

    def leave(self, t: Board, seat: int, place: int) -> None:
        me = t.seats[seat]
        me.stack >>= 1
        me.out |= bit(place)
        t.tell("leave", seat, place)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        if move == PICK_UP_NEUTRAL:
            return Phrase("pick up", way="neutral")
        return Phrase(ARRIVAL_VERBS[move], declines=move in (STOP, LEAVE_AND_STOP))

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if move == PICK_UP:
            return Reason(["MOV-05"], "nobody-there", "none of your assistants is at this place", {"place": ask.a})
        if move == LEAVE and t.seats[ask.seat].has_out(ask.a):
            return Reason(["MOV-06"], "assistant-there", "your assistant is there already: pick him up, or stop")
        if move == LEAVE:
            return Reason(["MOV-08"], "no-assistant", "your merchant has no assistant with him")
        if move == LEAVE_AND_STOP:
            words = "who leaves an assistant goes on; ending the turn here is 'stop', and then he stays with you"
            return Reason(["MOV-07"], "other-edition", words)
        return Reason(["VAR-08"], "other-variant", "neutral assistants are a variant, which is not played here")


class FrenchArrival(Arrival):
    """Phase 1, at the target, after the French rulebook of 2014: an own assistant there is always picked up,
    else the bottommost is left in any case; then the player goes on, or ends his turn at once. (ED-04, ED-06)"""

    def __init__(self, inner: Rule[Board]) -> None:
        super().__init__()
        assert isinstance(inner, Arrival)
        self.inner = inner

    def ways(self, t: Board, ask: Ask) -> list[int]:
        return self.inner.ways(t, ask)

    def moves(self, t: Board, ask: Ask) -> list[int]:
        ways = self.ways(t, ask)
        if PICK_UP in ways:
            return ways
        if LEAVE not in ways:
            return [STOP, *ways]
        found = [LEAVE, LEAVE_AND_STOP]
        return found + [way for way in ways if way > LEAVE_AND_STOP]

    def stands(self, t: Board, ask: Ask) -> bool:
        return len(self.moves(t, ask)) > 1 or t.may_play(ask)

    def lapse(self, t: Board, ask: Ask) -> None:
        only = self.moves(t, ask)[0]
        if only == STOP:
            t.end_turn(NO_ASSISTANT)
        else:
            self.play(t, ask, only)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move == LEAVE_AND_STOP:
            self.inner.use(t, ask.seat, ask.a, LEAVE)
            t.end_turn(STOPPED)
        else:
            self.inner.play(t, ask, move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if t.seats[ask.seat].has_out(ask.a) and move != PICK_UP_NEUTRAL:
            words = "an assistant of yours at the target is always picked up in this edition"
            return Reason(["ED-06"], "must-pick-up", words)
        if move == STOP:
            words = "an assistant is left in any case in this edition: 'leave', or 'leave and stop'"
            return Reason(["ED-04"], "must-leave", words)
        if move == LEAVE_AND_STOP:
            return self.inner.why_not(t, ask, LEAVE)
        return self.inner.why_not(t, ask, move)


REFUSE: Final = 0
PAY: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherMerchants(AtPlace):
    """Phase 2: 2 Lira for each other merchant here, to all or to none; who can't or won't pay ends his
    turn. Nobody is paid at the Fountain. (PAY-01 – PAY-08)"""

    def __init__(self) -> None:
        super().__init__("other-merchants", 2, clause="PAY-01")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.lira = self.price(t, ask)
        return about

    def deed(self, about: About) -> str:
        return "pay"

    def owners(self, t: Board, ask: Ask) -> list[int]:
        """Whom to pay: the seat of each piece here that takes money, once for each piece. (PAY-01, PAY-08)"""
        found = NOTHING
        for i in range(len(t.seats)):
            if t.seats[i].at == ask.a and i != ask.seat:
                found = [*found, i]
        return found

    def price(self, t: Board, ask: Ask) -> int:
        """2 Lira for each piece to be paid and each neutral merchant; 0 at the Fountain. (PAY-04, PAY-07)"""
        if ask.a == FOUNTAIN:
            return 0
        pieces = len(self.owners(t, ask))
        for neutral in t.neutrals:
            if neutral == ask.a:
                pieces += 1
        return 2 * pieces

    def moves(self, t: Board, ask: Ask) -> list[int]:
        if t.seats[ask.seat].lira >= self.price(t, ask):
            return [REFUSE, PAY]
        return [REFUSE]

    def stands(self, t: Board, ask: Ask) -> bool:
        price = self.price(t, ask)
        return price > 0 and (t.seats[ask.seat].lira >= price or t.may_play(ask))

    def lapse(self, t: Board, ask: Ask) -> None:
        if self.price(t, ask):
            t.end_turn(CANNOT_PAY)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move == REFUSE:
            t.end_turn(REFUSED)
            return
        for owner in self.owners(t, ask):
            t.seats[ask.seat].lira -= 2
            t.seats[owner].lira += 2
            t.tell("pay", ask.seat, owner, 2)
        for i in range(len(t.neutrals)):
            if t.neutrals[i] == ask.a:
                t.spend(ask.seat, 2)
                t.ask(NEUTRAL_ROLL, CHANCE, i)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("refuse", declines=True) if move == REFUSE else Phrase("pay")

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return lacks_lira("PAY-03", "the merchants here ask", self.price(t, ask), t.seats[ask.seat].lira)
