"""17 Roasting Plant."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.part import discard_guild, gain_coffee, mocha_of
from bedesten.istanbul.mocha.terms import GUILD_CARDS, ROAST_MORE
from bedesten.istanbul.refusals import lacks_lira, no_card, no_good
from bedesten.istanbul.rule import PASS, PlaceAction
from bedesten.istanbul.sign import Deal, Sign
from bedesten.istanbul.terms import GOODS
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["RoastMore", "RoastingPlant"]

# The three trades, as bits: each once.
LIRA_TRADE: Final = 1
GOOD_TRADE: Final = 2
CARD_TRADE: Final = 4
TRADES: Final = ((LIRA_TRADE, "lira"), (GOOD_TRADE, "good"), (CARD_TRADE, "card"))

LIRA_PRICE: Final = 2
"""Lira for the first of them."""
COFFEE: Final = 2
"""What each of them brings."""

FOR_LIRA: Final = 1
FOR_GOOD: Final = 2
FOR_CARD: Final = FOR_GOOD + len(GOODS)


class RoastingPlant(PlaceAction):
    """17 Roasting Plant: one to three different trades for 2 coffee each: 2 Lira; a good; a bonus or guild card. (P17)

    ``a`` of the ask is the place before the first trade; afterwards (`RoastMore`) the trades already made.
    """

    def __init__(self, cards: list[str]) -> None:
        super().__init__("roasting-plant", FOR_CARD + len(cards) + GUILD_CARDS, clause="P17a")
        self.cards = cards
        self.first_guild = FOR_CARD + len(cards) - 1
        """The move for guild card n is this and n more."""

    def made(self, ask: Ask) -> int:
        """The trades already made."""
        return 0

    def possible(self, t: Board, ask: Ask) -> bool:
        me = t.seats[ask.seat]
        made = self.made(ask)
        if not made & LIRA_TRADE and me.lira >= LIRA_PRICE:
            return True
        if not made & GOOD_TRADE and me.all_goods():
            return True
        return not made & CARD_TRADE and (me.cards() > 0 or mocha_of(t).hands[ask.seat] > 0)

    def choices(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        made = self.made(ask)
        found: list[int] = []
        if not made & LIRA_TRADE and me.lira >= LIRA_PRICE:
            found.append(FOR_LIRA)
        if not made & GOOD_TRADE:
            found += [FOR_GOOD + good for good in range(4) if me.goods[good]]
        if not made & CARD_TRADE:
            found += [FOR_CARD + card for card in range(len(me.hand)) if me.hand[card]]
            found += [self.first_guild + card for card in mocha_of(t).cards(ask.seat)]
        return found

    def act(self, t: Board, ask: Ask, move: int) -> None:
        made = self.made(ask)
        if move == FOR_LIRA:
            made |= LIRA_TRADE
            t.spend(ask.seat, LIRA_PRICE)
        elif move < FOR_CARD:
            made |= GOOD_TRADE
            t.give(ask.seat, move - FOR_GOOD, 1)
        else:
            made |= CARD_TRADE
            if move <= self.first_guild:
                t.discard(ask.seat, move - FOR_CARD)
            else:
                discard_guild(t, ask.seat, move - self.first_guild)
        gain_coffee(t, ask.seat, COFFEE)
        t.ask(ROAST_MORE, ask.seat, made)

    def show(self, t: Board, sign: Sign) -> None:
        prices: list[dict[str, int]] = [{"lira": LIRA_PRICE}, {"any": 1}, {"any-card": 1}]
        sign.deals = [Deal(price, {"coffee": COFFEE}) for price in prices]
        sign.most_deals = len(prices)

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        if move == FOR_LIRA:
            return Phrase("roast", way="lira")
        if move < FOR_CARD:
            return Phrase("roast", goods={GOODS[move - FOR_GOOD]: 1})
        if move <= self.first_guild:
            return Phrase("roast", card=self.cards[move - FOR_CARD])
        return Phrase("roast", guild=move - self.first_guild)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        trade = LIRA_TRADE if move == FOR_LIRA else GOOD_TRADE if move < FOR_CARD else CARD_TRADE
        if self.made(ask) & trade:
            return Reason(["P17b"], "once", "each of the three trades is made at most once")
        if move == FOR_LIRA:
            return lacks_lira("P17a", "this trade costs", 2, t.seats[ask.seat].lira)
        if move < FOR_CARD:
            return no_good("P17a", move - FOR_GOOD)
        if move <= self.first_guild:
            return no_card("P17a", self.cards[move - FOR_CARD])
        card = move - self.first_guild
        return Reason(["P17a"], "no-guild-card", f"you have no guild card {card}", {"card": card})


class RoastMore(RoastingPlant):
    """The Roasting Plant's next trade, of those not made yet. (P17b)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__(cards)
        self.name = "roast-more"

    def context(self, t: Board, ask: Ask, about: About) -> None:
        """The action below says where."""

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.made = [name for trade, name in TRADES if ask.a & trade]
        return about

    def made(self, ask: Ask) -> int:
        return ask.a

    def stands(self, t: Board, ask: Ask) -> bool:
        return self.possible(t, ask) or (ask.a != LIRA_TRADE | GOOD_TRADE | CARD_TRADE and t.may_play(ask))

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move != PASS:
            self.act(t, ask, move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("done", declines=True) if move == PASS else self.choice_phrase(t, ask, move)
