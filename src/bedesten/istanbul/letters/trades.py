"""What is given and taken in trades: goods, Lira, bonus cards, letters."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.mail import draw_letter, give_letter, given_letter, letter_choices, letters_left
from bedesten.istanbul.letters.terms import TAKE_GOOD
from bedesten.istanbul.refusals import no_room
from bedesten.istanbul.rule import Question, answerable
from bedesten.istanbul.seat import replaced
from bedesten.istanbul.terms import GOODS, PLACES
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason
from bedesten.kernel.rule import NOTHING, ONCE

__all__ = [
    "GainCard",
    "GainGood",
    "GainLetter",
    "GainLira",
    "Gains",
    "PayCard",
    "PayGood",
    "PayLetter",
    "PayLira",
    "Pays",
    "TakeGood",
    "spare_goods",
]


def spare_goods(t: Board, ask: Ask) -> list[int]:
    """The goods of which one could go and leave this ask answerable. (BON-19)"""
    me = t.seats[ask.seat]
    goods = me.goods
    found = NOTHING
    for good in range(len(GOODS)):
        if goods[good]:
            me.goods = replaced(goods, good, goods[good] - 1)
            if answerable(t, ask):
                found = [*found, good]
    me.goods = goods
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Pays:
    """What is given in a trade."""

    def __init__(self, span: int) -> None:
        self.span = span

    def ways(self, t: Board, seat: int) -> list[int]:
        """The ways in which this seat can pay, ascending."""
        raise NotImplementedError

    def pay(self, t: Board, seat: int, way: int) -> None:
        raise NotImplementedError

    def phrase(self, way: int) -> Phrase:
        raise NotImplementedError


class PayLira(Pays):
    """So many Lira."""

    def __init__(self, lira: int) -> None:
        super().__init__(1)
        self.lira = lira

    def ways(self, t: Board, seat: int) -> list[int]:
        return ONCE if t.seats[seat].lira >= self.lira else NOTHING

    def pay(self, t: Board, seat: int, way: int) -> None:
        t.spend(seat, self.lira)

    def phrase(self, way: int) -> Phrase:
        return Phrase("pay", way="lira")


class PayGood(Pays):
    """A good."""

    def __init__(self) -> None:
        super().__init__(len(GOODS))

    def ways(self, t: Board, seat: int) -> list[int]:
        goods = t.seats[seat].goods
        return [good for good in range(4) if goods[good]]

    def pay(self, t: Board, seat: int, way: int) -> None:
        t.give(seat, way, 1)

    def phrase(self, way: int) -> Phrase:
        return Phrase("pay", goods={GOODS[way]: 1})


class PayCard(Pays):
    """A bonus card of the hand."""

    def __init__(self, cards: list[str]) -> None:
        super().__init__(len(cards))
        self.cards = cards

    def ways(self, t: Board, seat: int) -> list[int]:
        hand = t.seats[seat].hand
        return [card for card in range(len(hand)) if hand[card]]

    def pay(self, t: Board, seat: int, way: int) -> None:
        t.discard(seat, way)

    def phrase(self, way: int) -> Phrase:
        return Phrase("discard", card=self.cards[way])


class PayLetter(Pays):
    """A letter, delivered or not."""

    def __init__(self) -> None:
        super().__init__(PLACES)

    def ways(self, t: Board, seat: int) -> list[int]:
        return letter_choices(t, seat)

    def pay(self, t: Board, seat: int, way: int) -> None:
        give_letter(t, seat, way)

    def phrase(self, way: int) -> Phrase:
        return given_letter(way)


@mypyc_attr(allow_interpreted_subclasses=True)
class Gains:
    """What is taken in a trade."""

    def possible(self, t: Board, seat: int) -> bool:
        """Whether there is anything to take, and room for it."""
        return True

    def gain(self, t: Board, seat: int) -> None:
        raise NotImplementedError


class GainLira(Gains):
    """So many Lira."""

    def __init__(self, lira: int) -> None:
        self.lira = lira

    def gain(self, t: Board, seat: int) -> None:
        t.earn(seat, self.lira)


class GainGood(Gains):
    """A good of choice."""

    def possible(self, t: Board, seat: int) -> bool:
        me = t.seats[seat]
        return me.all_goods() < 4 * me.room

    def gain(self, t: Board, seat: int) -> None:
        t.ask(TAKE_GOOD, seat)


class GainCard(Gains):
    """A bonus card; the one just discarded may come back when no other is left."""

    def possible(self, t: Board, seat: int) -> bool:
        return t.any_card_left()

    def gain(self, t: Board, seat: int) -> None:
        t.draw_card(seat)


class GainLetter(Gains):
    """A letter."""

    def possible(self, t: Board, seat: int) -> bool:
        return letters_left(t)

    def gain(self, t: Board, seat: int) -> None:
        draw_letter(t, seat)


class TakeGood(Question):
    """A good of choice, of those that find room. (GEN-02)"""

    def __init__(self, name: str) -> None:
        super().__init__(name, len(GOODS), clause="GEN-02")
        self.on_top = True

    def moves(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        return [good for good in range(4) if me.goods[good] < me.room]

    def stands(self, t: Board, ask: Ask) -> bool:
        return bool(self.moves(t, ask))

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.gain(ask.seat, move, 1)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("take", goods={GOODS[move]: 1})

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return no_room(move)
