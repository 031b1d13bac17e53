"""18 Guild Hall, and drawing and discarding guild cards."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.part import discard_guild, draw_guild, gain_coffee, mocha_of, renew_guild_pile
from bedesten.istanbul.mocha.terms import GUILD_CARDS, GUILD_DISCARD
from bedesten.istanbul.rule import PlaceAction, Question
from bedesten.istanbul.saved import members
from bedesten.istanbul.seat import replaced
from bedesten.istanbul.sign import Deal, Sign
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["GuildDiscard", "GuildDraw", "GuildHall"]


class GuildHall(PlaceAction):
    """18 Guild Hall: 1 coffee and 2 guild cards, then a guild card of the hand is discarded unused. (P18)"""

    def __init__(self) -> None:
        super().__init__("guild-hall", 2, clause="P18a")

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        gain_coffee(t, ask.seat, 1)
        t.ask(GUILD_DISCARD, ask.seat)
        draw_guild(t, ask.seat)
        draw_guild(t, ask.seat)

    def show(self, t: Board, sign: Sign) -> None:
        deal = Deal({}, {"coffee": 1, "guild-cards": 2})
        deal.returns = {"guild-cards": 1}
        sign.deals.append(deal)

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("enrol")


class GuildDiscard(Question):
    """Then one guild card of the hand, new or old, is discarded; from an empty hand none. (P18a, GEN-06)"""

    def __init__(self) -> None:
        super().__init__("guild-discard", GUILD_CARDS + 1, clause="P18a")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return mocha_of(t).cards(ask.seat)

    def stands(self, t: Board, ask: Ask) -> bool:
        return mocha_of(t).hands[ask.seat] > 0

    def play(self, t: Board, ask: Ask, move: int) -> None:
        discard_guild(t, ask.seat, move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("discard", guild=move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return Reason(["P18a"], "no-guild-card", f"you have no guild card {move}", {"card": move})


class GuildDraw(Question):
    """A card of the face-down guild pile comes to hand: each as likely as the others. (GEN-06)"""

    def __init__(self) -> None:
        super().__init__("guild-draw", GUILD_CARDS + 1, clause="P18a")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.seat = ask.a
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return members(mocha_of(t).pile, GUILD_CARDS + 1)

    def draw(self, t: Board, ask: Ask) -> int:
        cards = self.moves(t, ask)
        return cards[t.generator.below(len(cards))]

    def stands(self, t: Board, ask: Ask) -> bool:
        return mocha_of(t).pile > 0

    def play(self, t: Board, ask: Ask, move: int) -> None:
        mocha = mocha_of(t)
        mocha.pile &= ~(1 << move)
        mocha.hands = replaced(mocha.hands, ask.a, mocha.hands[ask.a] | 1 << move)
        t.tell_secret("draw-guild", ask.a, move)
        renew_guild_pile(t)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("draw", guild=move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return Reason(["P18a"], "none-left", f"guild card {move} does not lie in the pile", {"what": "guild"})
