"""The companion: fetched at the Fountain, put beside the merchant, moved in his place. (LS-08 – LS-14, LS-20)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.encounters import Encounters
from bedesten.istanbul.letters.part import Letters, letters_of
from bedesten.istanbul.letters.terms import COMPANION, FETCH_COMPANION, IN_SUPPLY, READY
from bedesten.istanbul.moments import Besides, Pieces
from bedesten.istanbul.movement import OtherMerchants, proceed
from bedesten.istanbul.rule import Question, standing
from bedesten.istanbul.seat import replaced
from bedesten.istanbul.sign import Sign
from bedesten.istanbul.terms import MERCHANT, PLACES
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.rule import NOTHING, Play

__all__ = [
    "CompanionAtFountain",
    "CompanionStep",
    "FetchCompanion",
    "MoreMerchants",
    "MorePieces",
    "PieceEncounters",
    "PutCompanion",
    "Steps",
    "can_be_fetched",
    "fetch_companion",
    "send_companion",
]

ONCE: Final = [0]


class MorePieces(Pieces):
    """The companion stands somewhere, too."""

    def __init__(self, part: int) -> None:
        self.part = part

    def place(self, t: Board, seat: int, piece: int) -> int:
        if piece == MERCHANT:
            return t.seats[seat].at
        if piece == COMPANION:
            at = letters_of(t, self.part).companions[seat]
            return at if at > 0 else 0
        return super().place(t, seat, piece)


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps:
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


def send_companion(t: Board, part: int, seat: int, place: int) -> None:
    """The companion comes to a place."""
    letters = letters_of(t, part)
    letters.companions = replaced(letters.companions, seat, place)
    t.tell("companion", seat, place)
    t.piece_moved(seat, place)


class CompanionStep(Play[Board]):
    """Phase 1: the companion goes 1 step instead of the merchant, and needs no assistant. (LS-10, LS-11, LS-14)"""

    def __init__(self, part: int, steps: Steps) -> None:
        super().__init__("companion-step", PLACES)
        self.part = part
        self.steps = steps

    def options(self, t: Board, ask: Ask) -> list[int]:
        letters = t.parts[self.part]
        assert isinstance(letters, Letters)
        at = letters.companions[ask.seat]
        return self.steps.one(t, ask.seat, at) if at > 0 else NOTHING

    def play(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        send_companion(t, self.part, ask.seat, option)
        proceed(t, ask.seat, option, COMPANION)

    def text(self, t: Board, ask: Ask, option: int) -> str:
        return f"companion {option}"

    def why_not(self, t: Board, ask: Ask, option: int) -> str:
        at = letters_of(t, self.part).companions[ask.seat]
        if at <= 0:
            return "your companion is not on the board (LS-10)"
        return f"your companion is at place {at} and goes exactly 1 step, in phase 1 (LS-10)"


class PutCompanion(Play[Board]):
    """Before anything moves, the companion is put from the own supply on the merchant's place, free. (LS-09)"""

    def __init__(self, part: int) -> None:
        super().__init__("put-companion")
        self.part = part

    def options(self, t: Board, ask: Ask) -> list[int]:
        letters = t.parts[self.part]
        assert isinstance(letters, Letters)
        return ONCE if letters.companions[ask.seat] == READY else NOTHING

    def play(self, t: Board, ask: Ask, option: int) -> None:
        send_companion(t, self.part, ask.seat, t.seats[ask.seat].at)

    def text(self, t: Board, ask: Ask, option: int) -> str:
        return "put companion"

    def why_not(self, t: Board, ask: Ask, option: int) -> str:
        at = letters_of(t, self.part).companions[ask.seat]
        if at == IN_SUPPLY:
            return "your companion is in the general supply: a Fountain action fetches him (LS-08)"
        return "he is put on the board from your own supply, before anything moves (LS-09)"


# ── Fetching him ───────────────────────────────────────────────────────────────────────────────────────────────


def can_be_fetched(t: Board, part: int, seat: int) -> bool:
    """Whether the companion is elsewhere than in his player's supply."""
    return letters_of(t, part).companions[seat] != READY


def fetch_companion(t: Board, part: int, seat: int) -> None:
    """From the general supply or the board to the own supply. (LS-08)"""
    letters = letters_of(t, part)
    letters.companions = replaced(letters.companions, seat, READY)
    t.tell("companion-ready", seat)


class CompanionAtFountain(Besides):
    """A Fountain action may fetch the companion, too. (LS-08)"""

    def __init__(self, part: int) -> None:
        self.part = part

    def possible(self, t: Board, ask: Ask) -> bool:
        return can_be_fetched(t, self.part, ask.seat)

    def bring(self, t: Board, ask: Ask) -> None:
        t.ask(FETCH_COMPANION, ask.seat)

    def show(self, sign: Sign) -> None:
        sign.fetches.append("companion")


NO: Final = 0
YES: Final = 1


class FetchCompanion(Question):
    """After the assistants: is the companion fetched? (LS-08)"""

    def __init__(self, part: int) -> None:
        super().__init__("fetch-companion", 2)
        self.part = part

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [NO, YES]

    def stands(self, t: Board, ask: Ask) -> bool:
        return can_be_fetched(t, self.part, ask.seat)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move == YES:
            fetch_companion(t, self.part, ask.seat)

    def text(self, t: Board, ask: Ask, move: int) -> str:
        return "fetch companion" if move == YES else "no companion"


# ── Among others ───────────────────────────────────────────────────────────────────────────────────────────────


class MoreMerchants(OtherMerchants):
    """Phase 2: companions are paid like merchants; the merchant who was visited by card is not. (LS-13, LS-B08)"""

    def __init__(self, part: int) -> None:
        super().__init__()
        self.part = part

    def owners(self, t: Board, ask: Ask) -> list[int]:
        letters = t.parts[self.part]
        assert isinstance(letters, Letters)
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
        return super().moves(t, ask) if standing(t, ask) else ONCE

    def stands(self, t: Board, ask: Ask) -> bool:
        return (self.anybody(t, ask) and standing(t, ask)) or t.may_play(ask)
