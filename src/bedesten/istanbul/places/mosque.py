"""14 Small Mosque and 15 Great Mosque."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.refusals import lacks_goods
from bedesten.istanbul.rule import PlaceAction
from bedesten.istanbul.seat import replaced
from bedesten.istanbul.sign import Deal, Sign
from bedesten.istanbul.terms import BLUE, GOODS
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["Mosque", "take_tile"]


def asked(t: Board, colour: int) -> int:
    """What the top tile of a stack asks for; 0 if the stack is empty. (P14d)"""
    taken = t.mosque[colour]
    return t.bazaar.mosque_tiles[taken] if taken < len(t.bazaar.mosque_tiles) else 0


def take_tile(t: Board, seat: int, colour: int, mosque: Mosque) -> None:
    """Pay 1 good of the colour for the top tile; both tiles of a mosque bring one of its rubies, once. (P14a, P14c)

    The tile is its owner's at once, to be used already in what remains of this turn. (MSQ-09)
    """
    me = t.seats[seat]
    t.give(seat, colour, 1)
    t.mosque = replaced(t.mosque, colour, t.mosque[colour] + 1)
    me.tiles |= 1 << colour
    t.tell("tile", seat, colour)
    if colour == BLUE:
        t.put_under(seat)
        t.tell("fifth-assistant", seat)
    for other in mosque.colours:
        if not me.has_tile(other):
            return
    t.take_ruby(seat, mosque.rubies)


class Mosque(PlaceAction):
    """14, 15 Mosques: who carries as many goods as the top tile asks pays one of them for the tile; one tile of
    each colour a player. (P14, P15)"""

    def __init__(self, name: str, colours: list[int], rubies: int, clause: str) -> None:
        super().__init__(name, 1 + len(GOODS), clause=clause)
        self.colours = colours
        self.rubies = rubies

    def open_to(self, t: Board, seat: int, colour: int) -> bool:
        me = t.seats[seat]
        price = asked(t, colour)
        return price > 0 and not me.has_tile(colour) and me.goods[colour] >= price

    def possible(self, t: Board, ask: Ask) -> bool:
        for colour in self.colours:
            if self.open_to(t, ask.seat, colour):
                return True
        return False

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1 + colour for colour in self.colours if self.open_to(t, ask.seat, colour)]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        take_tile(t, ask.seat, move - 1, self)

    def show(self, t: Board, sign: Sign) -> None:
        for colour in self.colours:
            good = GOODS[colour]
            stack = t.bazaar.mosque_tiles[t.mosque[colour] :]
            deal = Deal({good: 1} if stack else {}, {"mosque-tiles": 1})
            deal.tile = good
            deal.left = len(stack)
            deal.needs = {good: stack[0]} if stack else {}
            deal.later = [{good: needed} for needed in stack[1:]]
            if colour == BLUE:
                deal.gives["assistants"] = 1
            sign.deals.append(deal)
        sign.ruby_for = {"mosque-tiles": len(self.colours)}

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("tile", tile=GOODS[move - 1])

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return self.refusal(t, ask.seat, move - 1, asked(t, move - 1))

    def refusal(self, t: Board, seat: int, colour: int, price: int) -> Reason:
        """Why a seat can't have the top tile of a colour for as many goods as this."""
        name = GOODS[colour]
        if colour not in self.colours:
            return Reason(["SET-06"], "other-mosque", f"this mosque has no {name} tiles", {"tile": name})
        if t.seats[seat].has_tile(colour):
            return Reason(["P14b"], "has-tile", f"you have the {name} tile already", {"tile": name})
        if not asked(t, colour):
            return Reason(["P14d"], "none-left", f"no {name} tile is left", {"what": name})
        return lacks_goods(self.clause, f"{price} {name}", str(t.seats[seat].goods[colour]))
