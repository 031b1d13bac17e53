"""7 Fountain."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import PASS, PlaceAction
from bedesten.istanbul.sign import Sign
from bedesten.istanbul.terms import FETCH_MORE, PLACES
from bedesten.kernel.ask import Ask

__all__ = ["FetchMore", "Fountain"]

ALL: Final = PLACES
"""After the numbers of the places: fetch every assistant."""
NONE: Final = PLACES + 1
"""Fetch none, where the action brings something besides."""


class Fountain(PlaceAction):
    """7 Fountain: any number of own assistants, from anywhere, return under the merchant. (P07)"""

    def __init__(self) -> None:
        super().__init__("fountain", NONE + 1)

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

    def words(self, t: Board, ask: Ask, move: int) -> str:
        if move >= ALL:
            return "fetch all" if move == ALL else "fetch none"
        return f"fetch {move}"

    def why_not(self, t: Board, ask: Ask, move: int) -> str:
        if move == ALL:
            return "there are not several assistants of yours on the board (P07a)"
        if move == NONE:
            return "that would do nothing: 'pass' (P07a)"
        return f"none of your assistants is at place {move} (P07a)"


class FetchMore(Fountain):
    """And the next one, until the player is content. (P07a)"""

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

    def text(self, t: Board, ask: Ask, move: int) -> str:
        return "done" if move == PASS else self.words(t, ask, move)
