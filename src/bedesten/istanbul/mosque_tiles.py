"""What the mosque tiles do for their owner. (MSQ) The green one stands with the warehouses."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.bonus_cards import nobody_there
from bedesten.istanbul.dice import die, roll_again, tile_used, turn_die, using_tile
from bedesten.istanbul.refusals import closed, lacks_lira, no_assistant, owed
from bedesten.istanbul.rule import acted_below, spares, standing
from bedesten.istanbul.terms import DICE, LAST, PLACES, RED, YELLOW
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase, begins
from bedesten.kernel.reason import ANY_OPTION, Reason
from bedesten.kernel.rule import NOTHING, Playable

__all__ = ["RedTile", "YellowTile"]

TURN_FIRST: Final = 0
TURN_SECOND: Final = 1
REROLL: Final = 2
TURNED_TO: Final = 4
"""The pips that a turned die shows."""


class RedTile(Playable[Board]):
    """Red: at Black Market and Tea House, after the roll, turn one die to 4 or roll both again, once. (MSQ-01)"""

    def __init__(self) -> None:
        super().__init__("red-tile", 3, clause="MSQ-01")

    def options(self, t: Board, ask: Ask) -> list[int]:
        if not t.seats[ask.seat].has_tile(RED) or tile_used(ask) or not standing(t, acted_below(t, ask)):
            return NOTHING
        first = die(ask.a, 0)
        second = die(ask.a, 1)
        found = [REROLL]
        if second != TURNED_TO and second != first:
            found = [TURN_SECOND, *found]
        if first != TURNED_TO:
            found = [TURN_FIRST, *found]
        return found

    def play(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        t.tell("red-tile", ask.seat, option)
        if option == REROLL:
            t.ask(DICE, CHANCE, ask.seat, roll_again(ask.kind, using_tile(ask)))
        else:
            turn_die(t, ask, option, TURNED_TO, using_tile(ask))

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("reroll") if option == REROLL else Phrase("turn", die=die(ask.a, option), turned=TURNED_TO)

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        reason = closed(t, ask, self)
        if reason is not None:
            return reason
        if not t.seats[ask.seat].has_tile(RED):
            return Reason(["MSQ-01"], "no-such-tile", "you do not have the red mosque tile", {"tile": "red"})
        if self not in t.book.named[ask.kind].plays:
            words = "the red tile is used after a roll at Black Market or Tea House, and never with a card"
            return Reason(["MSQ-01", "MSQ-07"], "after-roll", words)
        acted = acted_below(t, ask)
        if not standing(t, acted):
            return nobody_there(acted, "P19d")
        if tile_used(ask):
            return Reason(["MSQ-01"], "once", "the red tile changes a roll only once")
        words = "turning this die would change nothing that turning the other, or keeping it, would not"
        return Reason(["MSQ-01"], "no-change", words)

    def means(self, words: str) -> bool:
        return begins(words, "reroll") or begins(words, "turn")

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        dice = [die(ask.a, 0), die(ask.a, 1)]
        return Reason(["MSQ-01"], "no-such-die", f"the dice show {dice[0]} and {dice[1]}", {"dice": dice})


class YellowTile(Playable[Board]):
    """Yellow: once a turn, at any time, 2 Lira return an own assistant under the stack. (MSQ-04 – MSQ-06)"""

    def __init__(self) -> None:
        super().__init__("yellow-tile", PLACES, clause="MSQ-04")

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

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        reason = closed(t, ask, self)
        if reason is not None:
            return reason
        me = t.seats[ask.seat]
        if not me.has_tile(YELLOW):
            return Reason(["MSQ-04"], "no-such-tile", "you do not have the yellow mosque tile", {"tile": "yellow"})
        if t.recalled:
            return Reason(["MSQ-04"], "once", "the yellow tile works once a turn")
        if me.lira < 2:
            return lacks_lira("MSQ-04", "the yellow tile costs", 2, me.lira)
        if not me.out:
            return Reason(["MSQ-04"], "nobody-out", "none of your assistants is on the board")
        return owed() if option == ANY_OPTION or me.has_out(option) else no_assistant("MSQ-04", option)

    def means(self, words: str) -> bool:
        return begins(words, "recall")
