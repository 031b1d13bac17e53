"""The companion: fetched at the Fountain, put beside the merchant, moved in his place. (LS-08 – LS-14, LS-20)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.encounters import Encounters
from bedesten.istanbul.letters.part import letters_of
from bedesten.istanbul.letters.terms import COMPANION, FETCH_COMPANION, IN_SUPPLY, READY
from bedesten.istanbul.moments import Besides, Pieces
from bedesten.istanbul.movement import OtherMerchants, proceed
from bedesten.istanbul.refusals import closed, no_place, phase_1, same_place
from bedesten.istanbul.rule import ONLY_DONE, Question, standing
from bedesten.istanbul.seat import replaced
from bedesten.istanbul.sign import Sign
from bedesten.istanbul.terms import MERCHANT, PLACES
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.phrase import Phrase, begins
from bedesten.kernel.reason import ANY_OPTION, Reason
from bedesten.kernel.rule import NOTHING, ONCE, Playable

__all__ = [
    "CompanionAtFountain",
    "CompanionStep",
    "FetchCompanion",
    "MoreMerchants",
    "MorePieces",
    "PieceEncounters",
    "PieceSteps",
    "PutCompanion",
    "can_be_fetched",
    "fetch_companion",
    "no_companion",
    "send_companion",
]


class MorePieces(Pieces):
    """The companion stands somewhere, too."""

    def place(self, t: Board, seat: int, piece: int) -> int:
        if piece == MERCHANT:
            return t.seats[seat].at
        if piece == COMPANION:
            at = letters_of(t).companions[seat]
            return at if at > 0 else 0
        return super().place(t, seat, piece)


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceSteps:
    """Where a companion or family member may go on foot."""

    def __init__(self, one: list[list[int]], two: list[list[int]]) -> None:
        self._one = one
        self._two = two

    def one(self, t: Board, seat: int, place: int) -> list[int]:
        """Exactly 1 step away, ascending; from nowhere (0 or less) nowhere. (LS-10)"""
        return self._one[place] if place > 0 else NOTHING

    def two(self, t: Board, seat: int, place: int) -> list[int]:
        """Exactly 2 steps away, ascending. (LS-B10)"""
        return self._two[place] if place > 0 else NOTHING

    def why_not(self, t: Board, seat: int, start: int, place: int, steps: int, clause: str) -> Reason:
        """Why a piece can't go from one place to another in exactly so many steps."""
        if place not in t.bazaar.board:
            return no_place(clause, place)
        if place == start:
            return same_place(clause, "the piece goes to another place")
        away = t.bazaar.steps(start, place)
        words = f"place {place} is {away} steps from place {start}, and the piece goes exactly {steps}"
        return Reason([clause], "too-far", words, {"place": place, "steps": away})


def send_companion(t: Board, seat: int, place: int) -> None:
    """The companion comes to a place."""
    letters = letters_of(t)
    letters.companions = replaced(letters.companions, seat, place)
    t.tell("companion", seat, place)
    t.piece_moved(seat, place)


class CompanionStep(Playable[Board]):
    """Phase 1: the companion goes 1 step instead of the merchant, and needs no assistant. (LS-10, LS-11, LS-14)"""

    def __init__(self, steps: PieceSteps) -> None:
        super().__init__("companion-step", PLACES, clause="LS-10")
        self.steps = steps

    def options(self, t: Board, ask: Ask) -> list[int]:
        letters = letters_of(t)
        at = letters.companions[ask.seat]
        return self.steps.one(t, ask.seat, at) if at > 0 else NOTHING

    def play(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        send_companion(t, ask.seat, option)
        proceed(t, ask.seat, option, COMPANION)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("companion", place=option)

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        reason = closed(t, ask, self)
        if reason is not None:
            return reason
        if self not in t.book.offers[ask.kind].plays:
            return phase_1("LS-10")
        at = letters_of(t).companions[ask.seat]
        if at <= 0:
            return no_companion("LS-10")
        if option == ANY_OPTION:
            return Reason(["LS-10"], "nothing-in-reach", "no place is 1 step from your companion")
        return self.steps.why_not(t, ask.seat, at, option, 1, "LS-10")

    def means(self, words: str) -> bool:
        return begins(words, "companion")


def no_companion(clause: str) -> Reason:
    return Reason([clause], "companion-away", "your companion is not on the board")


class PutCompanion(Playable[Board]):
    """Before anything moves, the companion is put from the own supply on the merchant's place, free. (LS-09)"""

    def __init__(self) -> None:
        super().__init__("put-companion", clause="LS-09")

    def options(self, t: Board, ask: Ask) -> list[int]:
        letters = letters_of(t)
        return ONCE if letters.companions[ask.seat] == READY else NOTHING

    def play(self, t: Board, ask: Ask, option: int) -> None:
        send_companion(t, ask.seat, t.seats[ask.seat].at)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("put", way="companion")

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        reason = closed(t, ask, self)
        if reason is not None:
            return reason
        at = letters_of(t).companions[ask.seat]
        if at == IN_SUPPLY:
            words = "your companion is in the general supply: a Fountain action fetches him"
            return Reason(["LS-08"], "companion-away", words)
        if at != READY:
            return Reason(["LS-09"], "companion-there", f"your companion is at place {at} already", {"place": at})
        return Reason(["LS-09"], "phase-1", "he is put on the board before anything moves")

    def means(self, words: str) -> bool:
        return begins(words, "put")


# ── Fetching him ───────────────────────────────────────────────────────────────────────────────────────────────


def can_be_fetched(t: Board, seat: int) -> bool:
    """Whether the companion is elsewhere than in his player's supply."""
    return letters_of(t).companions[seat] != READY


def fetch_companion(t: Board, seat: int) -> None:
    """From the general supply or the board to the own supply. (LS-08)"""
    letters = letters_of(t)
    letters.companions = replaced(letters.companions, seat, READY)
    t.tell("companion-ready", seat)


class CompanionAtFountain(Besides):
    """A Fountain action may fetch the companion, too. (LS-08)"""

    def possible(self, t: Board, ask: Ask) -> bool:
        return can_be_fetched(t, ask.seat)

    def bring(self, t: Board, ask: Ask) -> None:
        t.ask(FETCH_COMPANION, ask.seat)

    def show(self, sign: Sign) -> None:
        sign.fetches.append("companion")


NO: Final = 0
YES: Final = 1


class FetchCompanion(Question):
    """After the assistants: is the companion fetched? (LS-08)"""

    def __init__(self) -> None:
        super().__init__("fetch-companion", 2, clause="LS-08")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [NO, YES]

    def stands(self, t: Board, ask: Ask) -> bool:
        return can_be_fetched(t, ask.seat)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move == YES:
            fetch_companion(t, ask.seat)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("fetch", way="companion") if move == YES else Phrase("no companion", declines=True)


# ── Among others ───────────────────────────────────────────────────────────────────────────────────────────────


class MoreMerchants(OtherMerchants):
    """Phase 2: companions are paid like merchants; the merchant who was visited by card is not. (LS-13, LS-B08)"""

    def owners(self, t: Board, ask: Ask) -> list[int]:
        letters = letters_of(t)
        companions = letters.companions
        place = ask.a
        found = NOTHING
        for i, other in enumerate(t.seats):
            if other.at == place and i != ask.seat and (i != letters.unpaid or ask.b != MERCHANT):
                found = [*found, i]
            if companions[i] == place and i != ask.seat:
                found = [*found, i]
        return found


class PieceEncounters(Encounters):
    """Phase 4 falls out for a merchant or companion who is no longer where he acted. (LS-20, P22d)"""

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return super().moves(t, ask) if standing(t, ask) else ONLY_DONE

    def stands(self, t: Board, ask: Ask) -> bool:
        return (self.anybody(t, ask) and standing(t, ask)) or t.may_play(ask)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if standing(t, ask):
            return super().why_not(t, ask, move)
        clause = "P22d" if ask.b == MERCHANT else "LS-20"
        return Reason([clause], "gone", "who acted here is not here any more, and meets nobody")
