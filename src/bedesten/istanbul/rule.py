"""What the questions and cards of the board game have in common."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.refusals import closed, no_card, owed
from bedesten.istanbul.sign import NO_RUBIES, Sign
from bedesten.istanbul.terms import ACTED, FAMILY, GOODS, NOBODY, PLACES
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.phrase import Phrase, begins, counted
from bedesten.kernel.reason import Reason
from bedesten.kernel.rule import BESIDES, Playable, Rule

__all__ = [
    "DONE",
    "PASS",
    "AtPlace",
    "BonusCard",
    "FromAfar",
    "OnlyPlays",
    "PlaceAction",
    "Question",
    "acted_below",
    "acting",
    "answerable",
    "below",
    "goods_words",
    "named_goods",
    "put_place",
    "spares",
    "standing",
]

PASS: Final = 0
"""The answer that declines an action, or one more of something."""

DONE: Final = 0
"""The answer that nothing more is wanted where several things may be, one after the other."""

ONLY_PASS: Final = [PASS]
ONLY_DONE: Final = [DONE]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Rule[Board]):
    """A question of the board game."""

    def __init__(self, name: str, span: int, clause: str = "") -> None:
        super().__init__(name, span, clause)
        self.under_way = False
        """Whether an action or a card that takes its place is under way as long as this question waits below others."""
        self.on_top = False
        """Whether it may belong to something played on top of another ask, which must stay answerable meanwhile."""

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        """Whether the ask can still be answered once its seat has so many cards and Lira less. (BON-19)"""
        return True

    def about(self, t: Board, ask: Ask) -> About:
        """What it is about; the questions that wait below say where that is."""
        about = About()
        for i in range(len(t.asks) - 1, -1, -1):
            rule = t.book.rules[t.asks[i].kind]
            if isinstance(rule, Question):
                rule.context(t, t.asks[i], about)
        return about

    def deed(self, about: About) -> str:
        """Somebody's price, a card, a tile; else the action of the place where it is asked; else a guild card."""
        if about.token is not None:
            return "meet"
        if about.card is not None:
            return "card"
        if about.tile is not None:
            return "tile"
        if about.place is not None:
            return "act"
        return BESIDES if about.guild is None else "guild"

    def context(self, t: Board, ask: Ask, about: About) -> None:
        """What this question and those above it are about: the place or the card, unless one above has said it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OnlyPlays(Question):
    """A moment in which nothing is left but what may be played: cards, tiles. Without any of these it passes."""

    def __init__(self, name: str, clause: str) -> None:
        super().__init__(name, 1, clause)

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return ONLY_DONE

    def stands(self, t: Board, ask: Ask) -> bool:
        return t.may_play(ask)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        """Nothing more: what waits below follows."""

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("done", declines=True)


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
class AtPlace(Question):
    """A question that belongs to a place: ``a`` is the place, ``b`` the piece (merchant, family member, nobody)."""

    def deed(self, about: About) -> str:
        return "act"

    def context(self, t: Board, ask: Ask, about: About) -> None:
        put_place(t, about, ask.a, ask.b)


class FromAfar(Question):
    """A question that belongs to the action of a place, ``a``, where no piece stands for it."""

    def context(self, t: Board, ask: Ask, about: About) -> None:
        put_place(t, about, ask.a, NOBODY)


def put_place(t: Board, about: About, place: int, piece: int) -> None:
    """A question is asked at this place, where this piece acts, unless it is asked at another."""
    if about.place is None:
        about.place = place
        about.piece = t.bazaar.piece_names[piece]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceAction(AtPlace):
    """The action of a place: its first question, which may always be declined. (ACT-01)"""

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

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        """What a way to carry it out names."""
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

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("pass", declines=True) if move == PASS else self.choice_phrase(t, ask, move)


def standing(t: Board, ask: Ask) -> bool:
    """Whether the piece that acts stands at the place, as some cards and tiles ask when they are used; a family member
    that was sent home meanwhile does not. (BON-16, BON-21, MSQ-07)"""
    return t.bazaar.pieces.place(t, ask.seat, ask.b) == ask.a


def acted_below(t: Board, ask: Ask) -> Ask:
    """The question that follows the action to which this ask belongs: it says where, and by which piece."""
    i = len(t.asks) - 1
    while i >= 0 and t.asks[i].kind != ACTED:
        i -= 1
    return t.asks[i] if i >= 0 else Ask(ACTED, ask.seat, 0, NOBODY)


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
class BonusCard(Playable[Board]):
    """A bonus card: when it may be played, and what it does once it lies on the discards. (GEN-07)

    Its options do not depend on which card leaves the hand for it: a copy may be played in its stead. (LS-B05)
    """

    def __init__(self, name: str, cards: list[str], span: int = 1, clause: str = "") -> None:
        """`cards` are the names of all bonus cards: a card is known by its place among them."""
        self.card = cards.index(name)
        super().__init__(name, span, self.card, clause)

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        """Carry out the card."""
        raise NotImplementedError(self.name)

    def timing(self, t: Board, ask: Ask) -> Reason:
        """Why the card is not for the open question at all."""
        return Reason([self.clause], "not-possible", "this card is not for this question")

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        """Why this option of the card (or, `ANY_OPTION`, none) is possible now, though the card is for the question."""
        return owed()

    def owed(self, t: Board, ask: Ask) -> bool:
        """Whether only what is owed now keeps the card from being played. (BON-19)"""
        return not spares(t, ask, 1, 0)

    def play(self, t: Board, ask: Ask, option: int) -> None:
        t.tell("play", ask.seat, self.card)
        t.discard(ask.seat, self.card)
        self.effect(t, ask, option)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        """A card that has several options also names the one."""
        return Phrase("play", card=self.name)

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        reason = closed(t, ask, self)
        if reason is not None:
            return reason
        if not t.seats[ask.seat].hand[self.card]:
            return no_card("BON-01", self.name)
        if self not in t.book.offers[ask.kind].plays:
            return self.timing(t, ask)
        return owed() if self.owed(t, ask) else self.obstacle(t, ask, option)

    def means(self, words: str) -> bool:
        return begins(words, f"play {self.name}")

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return Reason([self.clause], "no-such-move", f"{words!r} names nothing that the card does", {"words": words})


def named_goods(counts: list[int]) -> dict[str, int]:
    """Goods by colour."""
    return {GOODS[good]: counts[good] for good in range(len(GOODS)) if counts[good]}


def goods_words(counts: list[int]) -> str:
    """Goods as notation writes them: ``red green2``."""
    return counted(named_goods(counts))
