"""24 Secret Society."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.part import letters_of
from bedesten.istanbul.letters.seals import SealPrice
from bedesten.istanbul.letters.terms import GIVE_LETTERS, SOCIETY_RUBY
from bedesten.istanbul.rule import PlaceAction, Question
from bedesten.istanbul.sign import Deal, Sign
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["SecretSociety", "SocietyRuby"]


class SecretSociety(PlaceAction):
    """24 Secret Society: letters with 6 or 7 seals for the next ruby of a track. (P24)"""

    def __init__(self, price: SealPrice) -> None:
        super().__init__("secret-society", 1 + len(price.ways), clause="P24a")
        self.price = price

    def possible(self, t: Board, ask: Ask) -> bool:
        return letters_of(t).seals(ask.seat) >= self.price.seals

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1 + way for way in self.price.affordable(t, ask.seat)]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        t.ask(SOCIETY_RUBY, ask.seat)
        self.price.pay(t, ask.seat, move - 1, GIVE_LETTERS)

    def show(self, t: Board, sign: Sign) -> None:
        ruby = t.book.rules[SOCIETY_RUBY]
        assert isinstance(ruby, SocietyRuby)
        deal = Deal({"seals": self.price.seals}, {"rubies": 1})
        lira = next_lira(ruby.lira, letters_of(t).society)
        if lira:
            deal.gives["lira"] = lira
        deal.tracks = [t.bazaar.ruby_places[track] for track in ruby.tracks]
        sign.deals.append(deal)

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return self.price.phrase("give", move - 1)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return self.price.why_not(t, ask.seat, "P24a")

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return self.price.unknown("P24c")


def next_lira(lira: list[int], times: int) -> int:
    """What the action brings besides when it was carried out so many times before. (P24b)"""
    return lira[times] if times < len(lira) else 0


class SocietyRuby(Question):
    """Then the next ruby of a track, and Lira for the first to come. (P24a, P24b)"""

    def __init__(self, tracks: list[int], lira: list[int]) -> None:
        super().__init__("society-ruby", len(tracks), clause="P24a")
        self.tracks = tracks
        """Where the rubies lie, as the board counts them."""
        self.lira = lira

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return list(range(len(self.tracks)))

    def play(self, t: Board, ask: Ask, move: int) -> None:
        letters = letters_of(t)
        t.take_ruby(ask.seat, self.tracks[move])
        lira = next_lira(self.lira, letters.society)
        if lira:
            t.earn(ask.seat, lira)
        letters.society += 1
        t.tell("society", ask.seat, letters.society)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("ruby", place=t.bazaar.ruby_places[self.tracks[move]])
