"""12 Police Station."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.refusals import no_place, same_place
from bedesten.istanbul.rule import PASS, PlaceAction
from bedesten.istanbul.sign import Sign
from bedesten.istanbul.terms import FAMILY, PLACES, POLICE_STATION
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["PoliceStation"]


class PoliceStation(PlaceAction):
    """12 Police Station: send the own family member from here to another place, for the action there. It pays
    nobody, meets nobody, and stays. (P12a, P12b, P12e)"""

    def __init__(self) -> None:
        super().__init__("police-station", PLACES, clause="P12a")

    def possible(self, t: Board, ask: Ask) -> bool:
        return t.seats[ask.seat].family == POLICE_STATION

    def choices(self, t: Board, ask: Ask) -> list[int]:
        """Everywhere else, even where it can do nothing. (P12c)"""
        return t.bazaar.elsewhere

    def play(self, t: Board, ask: Ask, move: int) -> None:
        # No question follows this action: what follows is the action at the other place. The encounters of whoever
        # acts here wait below it. (P12d)
        if move == PASS:
            t.tell("pass", ask.seat, ask.a)
        else:
            t.tell("act", ask.seat, ask.a, ask.b)
            t.send_family(ask.seat, move)
            t.ask(move, ask.seat, move, self.sent(t))

    def show(self, t: Board, sign: Sign) -> None:
        sign.sends = ["family"]

    def sent(self, t: Board) -> int:
        """As which piece the family member acts where it is sent."""
        return FAMILY

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("send", place=move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if not self.possible(t, ask):
            family = t.seats[ask.seat].family
            words = f"your family member is not here but at place {family}"
            return Reason(["P12a"], "family-out", words, {"place": family})
        if move == POLICE_STATION:
            return same_place("P12a", "the family member goes to another place")
        return no_place("P12a", move)
