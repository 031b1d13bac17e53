"""23 Auction House."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.terms import BID
from bedesten.istanbul.rule import PASS, PlaceAction, Question
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
        Auction(ask.seat).ask(t, ask.seat)

    def show(self, t: Board, sign: Sign) -> None:
        bid = t.book.rules[BID]
        assert isinstance(bid, Bid)
        sign.deals.append(Deal({}, {"any": 1}))
        sign.auctions = {"cards": bid.cards}

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("take", goods={GOODS[move - 1]: 1})


NOBODY_BIDS: Final = -1

# What an auction is packed into: the number `b` of the ask for a bid, from its lowest bit on.
BIDDER: Final = 3
LAST_CALL: Final = 6
HUNDREDS: Final = 7
SEAT: Final = 7
"""The bits of a seat."""


class Auction:
    """How an auction stands."""

    def __init__(self, opener: int) -> None:
        self.opener = opener
        self.bidder = NOBODY_BIDS
        """Whose the highest bid is."""
        self.highest = 0
        """The highest bid so far."""
        self.last_call = False
        """Whether the opener is asked for the second time."""
        self.laid = 0
        """What who is asked has laid down already: whole hundreds of his bid."""

    def opened_by(self, seat: int) -> bool:
        """Whether this seat is asked for the bid that opens the auction, which who has money can't decline."""
        return seat == self.opener and not self.last_call

    def ask(self, t: Board, seat: int) -> None:
        """Ask a seat for its bid."""
        t.ask(BID, seat, self.highest, self.pack())

    def pack(self) -> int:
        """Everything but the highest bid, as one number."""
        last_call = 1 if self.last_call else 0
        return self.opener | self.bidder + 1 << BIDDER | last_call << LAST_CALL | self.laid // 100 << HUNDREDS


def auction_of(ask: Ask) -> Auction:
    """The auction in which this ask wants a bid."""
    auction = Auction(ask.b & SEAT)
    auction.bidder = (ask.b >> BIDDER & SEAT) - 1
    auction.highest = ask.a
    auction.last_call = ask.b >> LAST_CALL & 1 == 1
    auction.laid = 100 * (ask.b >> HUNDREDS)
    return auction


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
        auction = auction_of(ask)
        about = super().about(t, ask)
        about.bid = auction.highest
        about.bidder = auction.bidder if auction.bidder != NOBODY_BIDS else None
        about.opener = auction.opener
        about.laid = auction.laid
        about.last_call = auction.last_call
        about.count = self.cards
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        auction = auction_of(ask)
        lira = t.seats[ask.seat].lira
        laid = auction.laid
        found = [PASS] if not auction.opened_by(ask.seat) or not lira else []
        for amount in range(max(laid, auction.highest + 1), min(laid + 99, lira) + 1):
            found.append(1 + amount - laid)
        if lira >= laid + 100 and lira > auction.highest:
            found.append(MORE)
        return found

    def stands(self, t: Board, ask: Ask) -> bool:
        return t.seats[ask.seat].lira > ask.a or t.may_play(ask)

    def lapse(self, t: Board, ask: Ask) -> None:
        self.play(t, ask, PASS)

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        """Who has laid down hundreds without being able to pass must keep them."""
        auction = auction_of(ask)
        return not auction.opened_by(ask.seat) or t.seats[ask.seat].lira - lira >= auction.laid

    def play(self, t: Board, ask: Ask, move: int) -> None:
        auction = auction_of(ask)
        if move == MORE:
            auction.laid += 100
            auction.ask(t, ask.seat)
            return
        if move == PASS:
            t.tell("no-bid", ask.seat)
        else:
            auction.bidder = ask.seat
            auction.highest = auction.laid + move - 1
            t.tell("bid", ask.seat, auction.highest)
        auction.laid = 0
        self.go_on(t, auction, ask.seat + 1 if ask.seat + 1 < len(t.seats) else 0)

    def go_on(self, t: Board, auction: Auction, following: int) -> None:
        """After a bid: the others one after the other, then the opener once more if he is outbid, then it is over."""
        if not auction.last_call and following != auction.opener:
            auction.ask(t, following)
        elif not auction.last_call and auction.bidder not in (NOBODY_BIDS, auction.opener):
            auction.last_call = True
            auction.ask(t, auction.opener)
        elif auction.bidder != NOBODY_BIDS:
            self.close(t, auction.opener, auction.bidder, auction.highest)

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
        return Phrase("more") if move == MORE else Phrase("bid", lira=auction_of(ask).laid + move - 1)

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
