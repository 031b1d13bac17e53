"""23 Auction House."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.terms import BID
from bedesten.istanbul.rule import PlaceAction, Question
from bedesten.istanbul.sign import Deal, Sign
from bedesten.istanbul.terms import GOODS
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["AuctionHouse", "Bid"]


class AuctionHouse(PlaceAction):
    """23 Auction House: take a good of choice, then open the auction of 2 bonus cards. (P23)"""

    def __init__(self) -> None:
        super().__init__("auction-house", 1 + len(GOODS), clause="P23a")

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1, 2, 3, 4]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        t.gain(ask.seat, move - 1, 1)
        t.ask(BID, ask.seat, 0, standing_of(ask.seat, NOBODY_BIDS))

    def show(self, t: Board, sign: Sign) -> None:
        bid = t.book.rules[BID]
        assert isinstance(bid, Bid)
        sign.deals.append(Deal({}, {"any": 1}))
        sign.auctions = {"cards": bid.cards}

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("take", goods={GOODS[move - 1]: 1})


# What the ask of a bid remembers besides the highest bid so far.
NOBODY_BIDS: Final = -1
LAST_CALL: Final = 1 << 6
"""The opener is asked for the second time."""
HUNDREDS: Final = 7
"""From this bit on: how many hundreds have been laid down already."""


def standing_of(opener: int, bidder: int) -> int:
    """Who opened the auction, and whose the highest bid is."""
    return opener | bidder + 1 << 3


PASS: Final = 0
MORE: Final = 101
"""Moves 1 to 100 are the bids 0 to 99 beyond the hundreds laid down; this lays down another hundred."""


class Bid(Question):
    """A bid higher than all before and not above one's Lira: the opener's, then each other player's, once,
    clockwise, then the opener's again unless all others passed. (P23b, P23c)

    Any amount can be bid: hundreds first, one by one (`more`), then the rest.
    """

    def __init__(self, cards: int) -> None:
        super().__init__("bid", MORE + 1, clause="P23b")
        self.cards = cards
        """How many are auctioned."""

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        bidder = (ask.b >> 3 & 7) - 1
        about.bid = ask.a
        about.bidder = bidder if bidder != NOBODY_BIDS else None
        about.opener = ask.b & 7
        about.laid = 100 * (ask.b >> HUNDREDS)
        about.last_call = bool(ask.b & LAST_CALL)
        about.count = self.cards
        return about

    def opens(self, ask: Ask) -> bool:
        """Whether this is the bid that opens the auction, which who has money can't decline."""
        return ask.seat == ask.b & 7 and not ask.b & LAST_CALL

    def moves(self, t: Board, ask: Ask) -> list[int]:
        lira = t.seats[ask.seat].lira
        laid = 100 * (ask.b >> HUNDREDS)
        found = [PASS] if not self.opens(ask) or not lira else []
        for amount in range(max(laid, ask.a + 1), min(laid + 99, lira) + 1):
            found.append(1 + amount - laid)
        if lira >= laid + 100 and lira > ask.a:
            found.append(MORE)
        return found

    def stands(self, t: Board, ask: Ask) -> bool:
        return t.seats[ask.seat].lira > ask.a or t.may_play(ask)

    def lapse(self, t: Board, ask: Ask) -> None:
        self.play(t, ask, PASS)

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        """Who has laid down hundreds without being able to pass must keep them."""
        return not self.opens(ask) or t.seats[ask.seat].lira - lira >= 100 * (ask.b >> HUNDREDS)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move == MORE:
            t.ask(BID, ask.seat, ask.a, ask.b + (1 << HUNDREDS))
            return
        opener = ask.b & 7
        best = ask.a
        bidder = (ask.b >> 3 & 7) - 1
        if move == PASS:
            t.tell("no-bid", ask.seat)
        else:
            best = 100 * (ask.b >> HUNDREDS) + move - 1
            bidder = ask.seat
            t.tell("bid", ask.seat, best)
        following = ask.seat + 1 if ask.seat + 1 < len(t.seats) else 0
        if following != opener and not ask.b & LAST_CALL:
            t.ask(BID, following, best, standing_of(opener, bidder))
        elif bidder >= 0 and bidder != opener and not ask.b & LAST_CALL:
            t.ask(BID, opener, best, standing_of(opener, bidder) | LAST_CALL)
        elif bidder >= 0:
            self.close(t, opener, bidder, best)

    def close(self, t: Board, opener: int, bidder: int, lira: int) -> None:
        """The highest bidder pays the opener, or the supply if he is the opener, and draws the cards. (P23d)"""
        t.tell("auction", bidder, lira)
        if bidder == opener:
            t.spend(bidder, lira)
        else:
            t.seats[bidder].lira -= lira
            t.seats[opener].lira += lira
            t.tell("pay", bidder, opener, lira)
        for _ in range(self.cards):
            t.draw_card(bidder)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        if move == PASS:
            return Phrase("pass", declines=True)
        return Phrase("more") if move == MORE else Phrase("bid", lira=100 * (ask.b >> HUNDREDS) + move - 1)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if move == PASS:
            return Reason(["P23b"], "must-bid", "who opens the auction and has money bids at least 1 Lira")
        have = t.seats[ask.seat].lira
        words = f"a bid is higher than {ask.a} Lira and not above the {have} that you have"
        return Reason(["P23c"], "bid", words, {"above": ask.a, "most": have})

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        reason = self.why_not(t, ask, MORE)
        if MORE in self.moves(t, ask):
            reason.words += "; 'more' lays down a hundred first"
        return reason
