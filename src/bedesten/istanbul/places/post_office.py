"""5 Post Office."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import PlaceAction
from bedesten.istanbul.sign import Deal, Sign, goods_things
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase

__all__ = ["PostOffice"]


class PostOffice(PlaceAction):
    """5 Post Office: take what the four uncovered spaces show; then the next mail indicator slides down, or
    all go up again. (P05a – P05c)"""

    def __init__(self) -> None:
        super().__init__("post-office", 2, clause="P05a")

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        shown = t.bazaar.post_states[t.mail]
        for good in range(4):
            t.gain(ask.seat, good, shown[good])
        t.earn(ask.seat, shown[4])
        t.mail += 1
        if t.mail == len(t.bazaar.post_states):
            t.mail = 0
        t.tell("mail", -1, t.mail)

    def show(self, t: Board, sign: Sign) -> None:
        shown = t.bazaar.post_states[t.mail]
        gives = goods_things(shown[:4])
        gives["lira"] = shown[4]
        sign.deals.append(Deal({}, gives))

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("collect")
