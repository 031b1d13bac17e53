"""What the questions and cards of the board game have in common."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.sign import NO_RUBIES, Sign
from bedesten.istanbul.terms import ACTED, FAMILY, GOODS, NOBODY, PLACES
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.rule import Play, Rule

__all__ = [
    "BonusCard",
    "PlaceAction",
    "Question",
    "acting",
    "answerable",
    "below",
    "goods_words",
    "spares",
    "standing",
]

PASS: Final = 0
"""The answer that declines a place's action."""

ONLY_PASS: Final = [PASS]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Rule[Board]):
    """A question of the board game."""

    def __init__(self, name: str, span: int) -> None:
        super().__init__(name, span)
        self.under_way = False
        """Whether an action or a card that takes its place is under way as long as this question waits below others."""
        self.on_top = False
        """Whether it may belong to something played on top of another ask, which must stay answerable meanwhile."""

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        """Whether the ask can still be answered once its seat has so many cards and Lira less. (BON-19)"""
        return True


def spares(t: Board, ask: Ask, cards: int, lira: int) -> bool:
    """Whether the open ask can still be answered after a play that costs so many cards and Lira. (BON-19)

    What was itself played on top of another ask leaves that one answerable too.
    """
    rule = t.book.rules[ask.kind]
    assert isinstance(rule, Question)
    if not rule.on_top:
        return rule.spares(t, ask, cards, lira)
    return rule.spares(t, ask, cards, lira) and spares(t, below(t, ask), cards, lira)


def below(t: Board, ask: Ask) -> Ask:
    """The ask that waits right below this one."""
    i = len(t.asks) - 1
    while t.asks[i] is not ask:
        i -= 1
    return t.asks[i - 1]


def answerable(t: Board, ask: Ask) -> bool:
    """Whether an ask, and what it was played on top of, can be answered as things lie now. (BON-19)

    A play that costs more than cards and Lira tries its cost out, asks this, and takes it back.
    """
    rule = t.book.rules[ask.kind]
    assert isinstance(rule, Question)
    if not rule.moves(t, ask):
        return False
    return not rule.on_top or answerable(t, below(t, ask))


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceAction(Question):
    """The action of a place: its first question, which may always be declined. (ACT-01)

    The ask says who acts and where: ``a`` is the place, ``b`` the piece (merchant, family member, nobody).
    """

    def possible(self, t: Board, ask: Ask) -> bool:
        """Whether cost and condition can be met. (ACT-02)"""
        return True

    def choices(self, t: Board, ask: Ask) -> list[int]:
        """The ways to carry it out, once it is possible: numbers from 1 on."""
        raise NotImplementedError(self.name)

    def act(self, t: Board, ask: Ask, move: int) -> None:
        """Carry it out."""
        raise NotImplementedError(self.name)

    def sign(self, t: Board, place: int) -> Sign:
        """What the place shows to everybody now."""
        sign = Sign(place, self.name)
        for source in range(len(t.rubies)):
            if t.bazaar.ruby_places[source] == place:
                sign.rubies = t.rubies[source] + (0 if sign.rubies == NO_RUBIES else sign.rubies)
        self.show(t, sign)
        for besides in t.bazaar.besides[place]:
            besides.show(sign)
        return sign

    def show(self, t: Board, sign: Sign) -> None:
        """Write on the sign what the action costs and gives now; its rubies stand there already."""

    def words(self, t: Board, ask: Ask, move: int) -> str:
        """A way to carry it out, in notation."""
        raise NotImplementedError(self.name)

    def moves(self, t: Board, ask: Ask) -> list[int]:
        if self.possible(t, ask):
            return ONLY_PASS + self.choices(t, ask)
        return ONLY_PASS

    def stands(self, t: Board, ask: Ask) -> bool:
        return self.possible(t, ask) or t.may_play(ask)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move == PASS:
            t.tell("pass", ask.seat, ask.a)
        else:
            self.begin(t, ask)
            for besides in t.bazaar.besides[ask.a]:
                besides.bring(t, ask)
            self.act(t, ask, move)

    def begin(self, t: Board, ask: Ask) -> None:
        """Lay down the question that follows the action: while it waits, the action is under way."""
        t.tell("act", ask.seat, ask.a, ask.b)
        if t.asks:
            below = t.asks[-1]
            if below.kind == ACTED and below.a == ask.a:
                return  # this is an "again", and the question after the first time is still waiting
        t.ask(ACTED, ask.seat, ask.a, ask.b)

    def text(self, t: Board, ask: Ask, move: int) -> str:
        return "pass" if move == PASS else self.words(t, ask, move)


def standing(t: Board, ask: Ask) -> bool:
    """Whether the piece that acts stands at the place, as some cards and tiles ask; a family member that was sent home
    meanwhile does not. (BON-16, MSQ-07)"""
    return t.bazaar.pieces.place(t, ask.seat, ask.b) == ask.a


def acting(t: Board, ask: Ask) -> bool:
    """Whether this ask lies inside an action: after it was chosen, and before it is done. (BON-05)

    What a freed family member does is part of the Police Station's action, its first question included.
    """
    if ask.kind < PLACES and (ask.b == FAMILY or ask.b == NOBODY):
        return True
    for i in range(len(t.asks) - 1):
        rule = t.book.rules[t.asks[i].kind]
        if isinstance(rule, Question) and rule.under_way:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class BonusCard(Play[Board]):
    """A bonus card: when it may be played, and what it does once it lies on the discards. (GEN-07)"""

    def __init__(self, name: str, card: int, span: int = 1) -> None:
        super().__init__(name, span, card)
        self.card = card

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        """Carry out the card."""
        raise NotImplementedError(self.name)

    def option_words(self, option: int) -> str:
        """The option in notation, if the card has several."""
        return ""

    def when(self) -> str:
        """When the card is played, in words."""
        return ""

    def owed(self, t: Board, ask: Ask) -> bool:
        """Whether only what is owed now keeps the card from being played. (BON-19)"""
        return not spares(t, ask, 1, 0)

    def play(self, t: Board, ask: Ask, option: int) -> None:
        t.tell("play", ask.seat, self.card)
        t.discard(ask.seat, self.card)
        self.effect(t, ask, option)

    def text(self, t: Board, ask: Ask, option: int) -> str:
        words = self.option_words(option)
        return f"play {self.name} {words}" if words else f"play {self.name}"

    def why_not(self, t: Board, ask: Ask, option: int) -> str:
        if not t.seats[ask.seat].hand[self.card]:
            return f"you have no card {self.name!r}"
        if self.owed(t, ask):
            return "the card itself is what you still owe (BON-19)"
        return self.when()


def goods_words(counts: list[int]) -> str:
    """Goods in notation: ``red green2``."""
    words = []
    for good in range(len(GOODS)):
        if counts[good] == 1:
            words.append(GOODS[good])
        elif counts[good]:
            words.append(f"{GOODS[good]}{counts[good]}")
    return " ".join(words)
