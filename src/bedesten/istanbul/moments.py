"""Moments of the game at which more may happen than the base rules say.

Each class does what the base game does; a variant or an expansion puts another object in its place, or adds one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bedesten.istanbul.terms import FAMILY, MERCHANT
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.reason import Reason

if TYPE_CHECKING:
    from bedesten.istanbul.board import Board
    from bedesten.istanbul.sign import Sign

__all__ = ["Besides", "MerchantWalk", "PieceMoved", "Pieces", "Toll", "TurnEnd"]


@mypyc_attr(allow_interpreted_subclasses=True)
class MerchantWalk:
    """Where a merchant may go on foot."""

    def __init__(self, near: list[list[int]], distant: list[list[int]]) -> None:
        self._near = near
        self._distant = distant

    def near(self, t: Board, seat: int) -> list[int]:
        """1 or 2 steps away, ascending. (MOV-01)"""
        return self._near[t.seats[seat].at]

    def distant(self, t: Board, seat: int) -> list[int]:
        """3 or 4 steps away, ascending. (BON-14)"""
        return self._distant[t.seats[seat].at]

    def too_far(self, t: Board, seat: int, place: int) -> Reason:
        """Why a place that is another one is not near."""
        steps = t.bazaar.steps(t.seats[seat].at, place)
        words = f"place {place} is {steps} steps away, and the merchant goes 1 or 2"
        return Reason(["MOV-01"], "too-far", words, {"place": place, "steps": steps})

    def not_distant(self, t: Board, seat: int, place: int) -> Reason:
        """Why a place that is another one is not distant."""
        steps = t.bazaar.steps(t.seats[seat].at, place)
        words = f"place {place} is {steps} steps away, and with this card the merchant goes 3 or 4"
        return Reason(["BON-14"], "too-far", words, {"place": place, "steps": steps})


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces:
    """Where the pieces of a seat stand."""

    def place(self, t: Board, seat: int, piece: int) -> int:
        """The place of a piece; 0 if it stands nowhere."""
        if piece == MERCHANT:
            return t.seats[seat].at
        return t.seats[seat].family if piece == FAMILY else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Toll:
    """Whether who is met must be paid."""

    def due(self, t: Board, seat: int) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Besides:
    """Something that the action of a place brings besides what the base rules say."""

    def possible(self, t: Board, ask: Ask) -> bool:
        """Whether it would be reason enough to choose the action."""
        return False

    def bring(self, t: Board, ask: Ask) -> None:
        """The action has been chosen; what is asked here is answered after what the action itself asks."""
        raise NotImplementedError

    def show(self, sign: Sign) -> None:
        """Add it to what the place shows."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceMoved:
    """Something that happens when a piece of a player has come to a place."""

    def moved(self, t: Board, seat: int, place: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnEnd:
    """Something that happens at the end of every turn, however it ended."""

    def end(self, t: Board) -> bool:
        """Whether it puts a question or begins another turn: then the next seat waits, and this comes again."""
        raise NotImplementedError
