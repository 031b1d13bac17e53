"""7 Fountain."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.refusals import no_assistant
from bedesten.istanbul.rule import PASS, PlaceAction
from bedesten.istanbul.sign import Sign
from bedesten.istanbul.terms import FETCH_MORE, PLACES
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["FetchMore", "Fountain"]

ALL: Final = PLACES
"""After the numbers of the places: fetch every assistant."""
NONE: Final = PLACES + 1
"""Fetch none, where the action brings something besides."""


class Fountain(PlaceAction):
    """7 Fountain: any number of own assistants, from anywhere, return under the merchant. (P07)"""

    def __init__(self) -> None:
        super().__init__("fountain", NONE + 1, clause="P07a")

    def possible(self, t: Board, ask: Ask) -> bool:
        return t.seats[ask.seat].out > 0 or self.brings_more(t, ask)

    def brings_more(self, t: Board, ask: Ask) -> bool:
        """Whether there is another reason to come here."""
        for besides in t.bazaar.besides[ask.a]:
            if besides.possible(t, ask):
                return True
        return False

    def choices(self, t: Board, ask: Ask) -> list[int]:
        out = t.seats[ask.seat].out
        found = [place for place in range(1, PLACES) if out >> place & 1]
        if len(found) > 1:
            found.append(ALL)
        if self.brings_more(t, ask):
            found.append(NONE)
        return found

    def act(self, t: Board, ask: Ask, move: int) -> None:
        if move == ALL:
            for place in range(1, PLACES):
                if t.seats[ask.seat].has_out(place):
                    t.fetch(ask.seat, place)
        elif move != NONE:
            t.fetch(ask.seat, move)
            t.ask(FETCH_MORE, ask.seat, ask.a, ask.b)

    def show(self, t: Board, sign: Sign) -> None:
        sign.fetches = ["assistants"]

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        if move == NONE:
            return Phrase("fetch", declines=True, way="none")
        return Phrase("fetch", way="all") if move == ALL else Phrase("fetch", place=move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if move == ALL:
            return Reason(["P07a"], "nobody-out", "there are not several assistants of yours on the board")
        if move == NONE:
            return Reason(
                ["P07a"], "does-nothing", f"that would do nothing: {self.phrase(t, ask, PASS).text()!r} says so"
            )
        return no_assistant("P07a", move)


class FetchMore(Fountain):
    """The Fountain brings the next assistant, until the player is content. (P07a)"""

    def __init__(self) -> None:
        super().__init__()
        self.name = "fetch-more"

    def brings_more(self, t: Board, ask: Ask) -> bool:
        return False

    def stands(self, t: Board, ask: Ask) -> bool:
        return self.possible(t, ask)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move != PASS:
            self.act(t, ask, move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("done", declines=True) if move == PASS else self.choice_phrase(t, ask, move)
