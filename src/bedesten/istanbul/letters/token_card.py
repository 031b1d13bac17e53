"""The bonus card that uses a token wherever it is, which is no encounter. (LS-B11, LS-B12)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.encounters import PAY_LIRA, PRICE, GovernorPrice, SmugglerPrice
from bedesten.istanbul.letters.courier import CourierPrice
from bedesten.istanbul.letters.mail import draw_letter, letters_left, no_letter_left
from bedesten.istanbul.letters.part import letters_of
from bedesten.istanbul.letters.terms import (
    CARD_COURIER_PRICE,
    CARD_GOVERNOR_PRICE,
    CARD_SMUGGLER_PRICE,
    GIVE_LETTERS,
)
from bedesten.istanbul.letters.trades import spare_goods
from bedesten.istanbul.refusals import owed
from bedesten.istanbul.rule import BonusCard, spares
from bedesten.istanbul.terms import GOODS, GOVERNOR, SMUGGLER
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import ANY_OPTION, Reason
from bedesten.kernel.rule import NOTHING, ONCE

__all__ = [
    "CardCourierPrice",
    "CardGovernorPrice",
    "CardSmugglerPrice",
    "TokenUse",
    "UseCourier",
    "UseGovernor",
    "UseSmuggler",
    "UseTokenCard",
]

ANY_GOOD: Final = [0, 1, 2, 3]


@mypyc_attr(allow_interpreted_subclasses=True)
class TokenUse:
    """How one token is used by card: under its conditions, at its price, and then it is rolled."""

    def __init__(self, span: int) -> None:
        self.span = span

    def options(self, t: Board, ask: Ask) -> list[int]:
        """The ways to use it on top of this ask, from 0 on."""
        raise NotImplementedError

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        """Why it can't be used so now."""
        return owed()

    def use(self, t: Board, seat: int, option: int) -> None:
        raise NotImplementedError

    def phrase(self, card: str, option: int) -> Phrase:
        raise NotImplementedError


class UseTokenCard(BonusCard):
    """Use one of the tokens wherever it is, at any time. (LS-B11)"""

    def __init__(self, cards: list[str], uses: list[TokenUse]) -> None:
        span = 0
        for use in uses:
            span += use.span
        super().__init__("use-token", cards, span, clause="LS-B11")
        self.uses = uses

    def options(self, t: Board, ask: Ask) -> list[int]:
        found = NOTHING
        first = 0
        for use in self.uses:
            found = found + [first + option for option in use.options(t, ask)]
            first += use.span
        return found

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        first = 0
        for use in self.uses:
            if option < first + use.span:
                use.use(t, ask.seat, option - first)
                return
            first += use.span

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        first = 0
        for use in self.uses:
            if option < first + use.span:
                return use.phrase(self.name, option - first)
            first += use.span
        return Phrase("play", card=self.name)

    def owed(self, t: Board, ask: Ask) -> bool:
        return not self.options(t, ask) and not spares(t, ask, 1, 0)

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        first = 0
        for use in self.uses:
            if option < first + use.span:
                return use.why_not(t, ask, 0 if option == ANY_OPTION else option - first)
            first += use.span
        raise AssertionError(option)


class UseGovernor(TokenUse):
    """A bonus card, then 2 Lira or a card; the card played is among those that can be drawn. (ENC-06, ENC-12)"""

    def __init__(self) -> None:
        super().__init__(1)

    def options(self, t: Board, ask: Ask) -> list[int]:
        by_card = spares(t, ask, 1, 0)
        by_lira = t.seats[ask.seat].lira >= PRICE and spares(t, ask, 0, PRICE)
        return ONCE if by_card or by_lira else NOTHING

    def use(self, t: Board, seat: int, option: int) -> None:
        t.tell("governor", seat)
        t.roll_token(GOVERNOR)
        t.ask(CARD_GOVERNOR_PRICE, seat)
        t.draw_card(seat)

    def phrase(self, card: str, option: int) -> Phrase:
        return Phrase("play", card=card, token="governor")


class UseSmuggler(TokenUse):
    """A good, then 2 Lira or a good. (ENC-07, ENC-09)"""

    def __init__(self) -> None:
        super().__init__(len(GOODS))

    def options(self, t: Board, ask: Ask) -> list[int]:
        if not spares(t, ask, 1, 0):
            return NOTHING
        me = t.seats[ask.seat]
        if (me.lira >= PRICE and spares(t, ask, 1, PRICE)) or spare_goods(t, ask):
            return ANY_GOOD
        return [good for good in range(len(GOODS)) if me.goods[good] < me.room]

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        if not spares(t, ask, 1, 0):
            return owed()
        words = "you could not pay the Smuggler: neither 2 Lira nor a good to spare, and no room for this one"
        return Reason(["LS-B11", "ENC-07"], "cant-pay-token", words, {"who": "smuggler"})

    def use(self, t: Board, seat: int, option: int) -> None:
        t.tell("smuggler", seat)
        t.gain(seat, option, 1)
        t.roll_token(SMUGGLER)
        t.ask(CARD_SMUGGLER_PRICE, seat)

    def phrase(self, card: str, option: int) -> Phrase:
        return Phrase("play", card=card, token="smuggler", goods={GOODS[option]: 1})


class UseCourier(TokenUse):
    """A letter, then 2 Lira or a letter. (LS-15)"""

    def __init__(self, token: int) -> None:
        super().__init__(1)
        self.token = token

    def options(self, t: Board, ask: Ask) -> list[int]:
        if not letters_left(t) or not spares(t, ask, 1, 0):
            return NOTHING
        # An open letter may come, a delivered one go: seals that are owed now must be left even so. (BON-19)
        for waits in t.asks:
            if waits.kind == GIVE_LETTERS and letters_of(t).seals(ask.seat) <= waits.a:
                return NOTHING
        return ONCE

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        return owed() if letters_left(t) else no_letter_left("LS-15")

    def use(self, t: Board, seat: int, option: int) -> None:
        t.tell("courier", seat)
        t.roll_token(self.token)
        t.ask(CARD_COURIER_PRICE, seat)
        draw_letter(t, seat)

    def phrase(self, card: str, option: int) -> Phrase:
        return Phrase("play", card=card, token="courier")


# ── What they cost: the question on which the card was played must stay answerable. (BON-19) ─────────────────────


def waiting(t: Board, ask: Ask) -> Ask:
    """The question on which the card was played: the next one below that is not for chance."""
    i = len(t.asks) - 1
    while t.asks[i] is not ask:
        i -= 1
    i -= 1
    while t.asks[i].seat == CHANCE:
        i -= 1
    return t.asks[i]


class CardGovernorPrice(GovernorPrice):
    """The Governor's price when he is used by card. (LS-B11)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__(cards)
        self.name = "card-governor-price"

    def moves(self, t: Board, ask: Ask) -> list[int]:
        below = waiting(t, ask)
        found = super().moves(t, ask)
        if not found:
            return found  # when another play is only tried out (BON-19)
        if not spares(t, below, 1, 0):
            return found[:1] if found[0] == PAY_LIRA else NOTHING
        if found[0] == PAY_LIRA and not spares(t, below, 0, PRICE):
            return found[1:]
        return found

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        below = waiting(t, ask)
        me = t.seats[ask.seat]
        by_lira = me.lira - lira >= PRICE and spares(t, below, cards, lira + PRICE)
        return by_lira or (me.cards() > cards and spares(t, below, cards + 1, lira))


class CardSmugglerPrice(SmugglerPrice):
    """The Smuggler's price when he is used by card. (LS-B11)"""

    def __init__(self) -> None:
        super().__init__()
        self.name = "card-smuggler-price"

    def moves(self, t: Board, ask: Ask) -> list[int]:
        below = waiting(t, ask)
        found = [1 + good for good in spare_goods(t, below)]
        if t.seats[ask.seat].lira >= PRICE and (not found or spares(t, below, 0, PRICE)):
            return [PAY_LIRA, *found]
        return found

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        return super().spares(t, ask, cards, lira) and spares(t, waiting(t, ask), cards, lira)


class CardCourierPrice(CourierPrice):
    """The Courier's price when he is used by card. (LS-B11)"""

    def __init__(self) -> None:
        super().__init__()
        self.name = "card-courier-price"

    def moves(self, t: Board, ask: Ask) -> list[int]:
        found = super().moves(t, ask)
        if len(found) > 1 and found[0] == PAY_LIRA and not spares(t, waiting(t, ask), 0, PRICE):
            return found[1:]
        return found

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        return super().spares(t, ask, cards, lira) and spares(t, waiting(t, ask), cards, lira)
