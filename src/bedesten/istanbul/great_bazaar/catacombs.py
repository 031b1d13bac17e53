"""25 Catacombs."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.great_bazaar.terms import CATACOMBS_WAY
from bedesten.istanbul.letters.companion import send_companion
from bedesten.istanbul.letters.terms import COMPANION
from bedesten.istanbul.mocha.part import gain_coffee
from bedesten.istanbul.refusals import no_place, no_room, same_place
from bedesten.istanbul.rule import AtPlace, PlaceAction, standing
from bedesten.istanbul.sign import Deal, Sign
from bedesten.istanbul.terms import FAMILY, GOODS, MERCHANT, PLACES
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["Catacombs", "CatacombsWay"]

COFFEE: Final = 5
"""Of the choices: after the four goods."""


class Catacombs(PlaceAction):
    """25 Catacombs: take a good or coffee; then the merchant's stack or the companion, whoever acts, goes to any other
    place. Family member, guild card and Barrier bring the good only. (P25a, P25c)"""

    def __init__(self) -> None:
        super().__init__("catacombs", COFFEE + 1, clause="P25a")

    def choices(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        found = [1 + good for good in range(4) if me.goods[good] < me.room]
        found.append(COFFEE)
        return found

    def act(self, t: Board, ask: Ask, move: int) -> None:
        if ask.b != FAMILY and standing(t, ask):
            t.ask(CATACOMBS_WAY, ask.seat, ask.a, ask.b)
        if move == COFFEE:
            gain_coffee(t, ask.seat, 1)
        else:
            t.gain(ask.seat, move - 1, 1)

    def show(self, t: Board, sign: Sign) -> None:
        sign.deals = [Deal({}, {"any": 1}), Deal({}, {"coffee": 1})]
        sign.sends = ["merchant", "companion"]

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("take", goods={"coffee" if move == COFFEE else GOODS[move - 1]: 1})

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return no_room(move - 1)


class CatacombsWay(AtPlace):
    """The way out leads to any other place; there is no action, assistant, payment or encounter there. (P25a, P25b)"""

    def __init__(self) -> None:
        super().__init__("catacombs-way", PLACES, clause="P25a")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [place for place in sorted(t.bazaar.board) if place != ask.a]

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if ask.b == COMPANION:
            send_companion(t, ask.seat, move)
            return
        assert ask.b == MERCHANT
        t.tell("go", ask.seat, move, t.seats[ask.seat].at)
        t.seats[ask.seat].at = move
        t.piece_moved(ask.seat, move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("go", place=move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if move == ask.a:
            return same_place("P25a", "the Catacombs lead to another place")
        return no_place("P25a", move)
