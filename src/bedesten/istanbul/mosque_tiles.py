"""What the mosque tiles do for their owner. (MSQ) The green one stands with the warehouses."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.dice import TILE_USED, die
from bedesten.istanbul.rule import spares
from bedesten.istanbul.terms import DICE, LAST, PLACES, RED, YELLOW
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.rule import NOTHING, Play

__all__ = ["RedTile", "YellowTile"]

TURN_FIRST: Final = 0
TURN_SECOND: Final = 1
REROLL: Final = 2


class RedTile(Play[Board]):
    """Red: at Black Market and Tea House, after the roll, turn one die to 4 or roll both again, once. (MSQ-01)"""

    def __init__(self) -> None:
        super().__init__("red-tile", 3)

    def options(self, t: Board, ask: Ask) -> list[int]:
        if not t.seats[ask.seat].has_tile(RED) or ask.b & TILE_USED:
            return NOTHING
        first = die(ask.a, 0)
        second = die(ask.a, 1)
        found = [REROLL]
        if second != 4 and second != first:
            found = [TURN_SECOND, *found]
        if first != 4:
            found = [TURN_FIRST, *found]
        return found

    def play(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        t.tell("red-tile", ask.seat, option)
        used = ask.b | TILE_USED
        if option == REROLL:
            t.ask(DICE, CHANCE, ask.seat, ask.kind << 16 | used)
        elif option == TURN_FIRST:
            t.ask(ask.kind, ask.seat, 18 + ask.a % 6, used)
        else:
            t.ask(ask.kind, ask.seat, ask.a // 6 * 6 + 3, used)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("reroll") if option == REROLL else Phrase("turn", die=die(ask.a, option))

    def why_not(self, t: Board, ask: Ask, option: int) -> str:
        if not t.seats[ask.seat].has_tile(RED):
            return "you do not have the red mosque tile (MSQ-01)"
        if self not in t.book.named[ask.kind].plays:
            return "the red tile is used after a roll at Black Market or Tea House (MSQ-01)"
        if ask.b & TILE_USED:
            return "the red tile changes a roll only once (MSQ-01)"
        return "turning this die would change nothing"


class YellowTile(Play[Board]):
    """Yellow: once a turn, at any time, 2 Lira return an own assistant under the stack. (MSQ-04 – MSQ-06)"""

    def __init__(self) -> None:
        super().__init__("yellow-tile", PLACES)

    def options(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        if not me.has_tile(YELLOW) or t.recalled or me.lira < 2 or not me.out or t.phase == LAST:
            return NOTHING
        if not spares(t, ask, 0, 2):
            return NOTHING
        return [place for place in range(1, PLACES) if me.out >> place & 1]

    def play(self, t: Board, ask: Ask, option: int) -> None:
        t.recalled = True
        t.tell("yellow-tile", ask.seat)
        t.spend(ask.seat, 2)
        t.fetch(ask.seat, option)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("recall", place=option)

    def why_not(self, t: Board, ask: Ask, option: int) -> str:
        me = t.seats[ask.seat]
        if not me.has_tile(YELLOW):
            return "you do not have the yellow mosque tile (MSQ-04)"
        if t.recalled:
            return "the yellow tile works once a turn (MSQ-04)"
        if me.lira < 2:
            return f"the yellow tile costs 2 Lira, and you have {me.lira} (MSQ-04)"
        if not me.has_out(option):
            return f"none of your assistants is at place {option} (MSQ-04)"
        if self not in t.book.offers[ask.kind].plays:
            return "no tile is used any more (END-10)"
        return "what you owe now must stay payable (BON-19)"
