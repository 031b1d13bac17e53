"""Mosque tiles: opened, taken and given up by a card. (DG-A7, DG-C7)"""

from __future__ import annotations

from bedesten.dicegame.areas import area_of, hand_out, is_area
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.purposes import about_purpose
from bedesten.dicegame.rule import Question
from bedesten.dicegame.seat import changed, with_one
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["GiveUpTile", "Open", "TakeTile", "each_once", "not_open"]


def each_once(values: list[int]) -> list[int]:
    """What an ascending list holds, each once."""
    found: list[int] = []
    last = -1
    for value in values:
        if value != last:
            found.append(value)
            last = value
    return found


def not_open(clause: str, tile: str) -> Reason:
    return Reason([clause], "not-open", f"no tile {tile!r} is open", {"tile": tile})


class Open(Question):
    """The next tile of those that nobody has seen fills up the display. (DG-03)"""

    def __init__(self, tiles: list[str]) -> None:
        super().__init__("open", len(tiles), clause="DG-03")
        self.tiles = tiles

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        return [tile for tile in range(self.span) if t.unseen[tile]]

    def weights(self, t: DiceBoard, ask: Ask) -> list[int]:
        return [count for count in t.unseen if count]

    def draw(self, t: DiceBoard, ask: Ask) -> int:
        return t.generator.pick(t.unseen)

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        t.unseen = changed(t.unseen, move, -1)
        t.display = with_one(t.display, move)
        t.tell("open", -1, move)
        t.refill()

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        return ask.seat == CHANCE and sum(t.unseen) > 0 and len(t.display) < t.bazaar.display

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        return Phrase("open", tile=self.tiles[move])

    def why_not(self, t: DiceBoard, ask: Ask, move: int) -> Reason:
        tile = self.tiles[move]
        return Reason(["DG-03"], "none-left", f"no tile {tile!r} is among those unseen", {"what": tile})


class TakeTile(Question):
    """By a card: take one of the open tiles, for nothing. (DG-C7)"""

    def __init__(self, tiles: list[str]) -> None:
        super().__init__("take-tile", len(tiles), clause="DG-C7")
        self.tiles = tiles

    def deed(self, about: About) -> str:
        return "accept"

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        return each_once(t.display)

    def stands(self, t: DiceBoard, ask: Ask) -> bool:
        return len(self.moves(t, ask)) > 1

    def lapse(self, t: DiceBoard, ask: Ask) -> None:
        if t.display:
            t.take_tile(ask.seat, t.display[0])

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        t.take_tile(ask.seat, move)

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        return ask.seat >= 0

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        return Phrase("tile", tile=self.tiles[move])

    def why_not(self, t: DiceBoard, ask: Ask, move: int) -> Reason:
        return not_open("DG-C7", self.tiles[move])


class GiveUpTile(Question):
    """By a card: put one of your tiles under the stack, then take what the card gives. (DG-C7)"""

    def __init__(self, tiles: list[str]) -> None:
        super().__init__("give-up", len(tiles), clause="DG-C7")
        self.tiles = tiles

    def about(self, t: DiceBoard, ask: Ask) -> About:
        return about_purpose(t, ask)

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        return each_once(t.seats[ask.seat].tiles)

    def stands(self, t: DiceBoard, ask: Ask) -> bool:
        return len(self.moves(t, ask)) > 1

    def lapse(self, t: DiceBoard, ask: Ask) -> None:
        self.play(t, ask, t.seats[ask.seat].tiles[0])

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        t.give_up_tile(ask.seat, move)
        hand_out(t, ask.seat, ask.a, area_of(t, ask.a))
        t.refill()

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        return ask.seat >= 0 and is_area(t, ask.a) and len(t.seats[ask.seat].tiles) > 0

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        return Phrase("give-up", tile=self.tiles[move])

    def why_not(self, t: DiceBoard, ask: Ask, move: int) -> Reason:
        tile = self.tiles[move]
        return Reason(["DG-C7"], "no-such-tile", f"you have no tile {tile!r}", {"tile": tile})
