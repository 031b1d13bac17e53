"""Guild turns: a guild card instead of all four phases. (MB-11 – MB-15)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.part import discard_guild, mocha_of
from bedesten.istanbul.mocha.terms import GUILD_CARDS, GUILD_DONE, GUILD_EFFECT
from bedesten.istanbul.moments import TurnEnd
from bedesten.istanbul.refusals import closed
from bedesten.istanbul.rule import OnlyPlays, Question
from bedesten.istanbul.seat import replaced
from bedesten.istanbul.terms import BEGUN, MOVE
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import ANY_OPTION, Reason
from bedesten.kernel.rule import NOTHING, Playable

__all__ = ["AnotherTurn", "GuildCard", "GuildDone", "GuildEffect", "GuildTurn"]


@mypyc_attr(allow_interpreted_subclasses=True)
class GuildCard:
    """A guild card: whether it can be carried out as a whole, and what it does. (MB-12)"""

    def __init__(self, number: int) -> None:
        self.number = number

    def possible(self, t: Board, seat: int) -> bool:
        """Whether its payments and the extension, tile, ruby or action that it brings are possible."""
        return True

    def carry_out(self, t: Board, seat: int) -> None:
        raise NotImplementedError(str(self.number))


class GuildTurn(Playable[Board]):
    """Instead of a move, before anything of phase 1 has been played: a guild card of the hand. (MB-11, MB-14)"""

    def __init__(self, cards: list[GuildCard]) -> None:
        super().__init__("guild", GUILD_CARDS + 1, clause="MB-11")
        self.cards = cards
        """By number, from 1 on."""

    def options(self, t: Board, ask: Ask) -> list[int]:
        mocha = mocha_of(t)
        if ask.a & BEGUN or not mocha.hands[ask.seat]:
            return NOTHING
        return [card for card in mocha.cards(ask.seat) if self.cards[card - 1].possible(t, ask.seat)]

    def play(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        t.tell("guild", ask.seat, option)
        mocha = mocha_of(t)
        mocha.hands = replaced(mocha.hands, ask.seat, mocha.hands[ask.seat] & ~(1 << option))
        t.ask(GUILD_DONE, ask.seat)
        t.ask(GUILD_EFFECT, ask.seat, option)
        self.cards[option - 1].carry_out(t, ask.seat)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("guild", guild=option)

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        reason = closed(t, ask, self)
        if reason is not None:
            return reason
        mocha = mocha_of(t)
        if option == ANY_OPTION:
            if not mocha.hands[ask.seat]:
                return Reason(["MB-11"], "no-guild-card", "you have no guild card")
        elif not mocha.has_card(ask.seat, option):
            return Reason(["MB-11"], "no-guild-card", f"you have no guild card {option}", {"card": option})
        if ask.kind != MOVE:
            words = "a guild card replaces the whole turn: it is played instead of moving"
            return Reason(["MB-11"], "phase-1", words)
        if ask.a & BEGUN:
            words = "after a card of phase 1 no guild card is played any more this turn"
            return Reason(["MB-14"], "turn-begun", words)
        words = "not all that the guild card says is possible now"
        if option == ANY_OPTION:
            return Reason(["MB-12"], "guild-impossible", words)
        return Reason(["MB-12", f"MB-G{option:02}"], "guild-impossible", words, {"card": option})


class GuildEffect(Question):
    """While it waits the guild card ``a`` is carried out; then the card is discarded. (MB-15)"""

    def __init__(self) -> None:
        super().__init__("guild-effect", 1, clause="MB-15")
        self.under_way = True

    def context(self, t: Board, ask: Ask, about: About) -> None:
        about.guild = ask.a

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [0]

    def stands(self, t: Board, ask: Ask) -> bool:
        return False

    def lapse(self, t: Board, ask: Ask) -> None:
        discard_guild(t, ask.seat, ask.a)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("")


class GuildDone(OnlyPlays):
    """The guild card is done, and with it the turn, unless its player still plays something. (GEN-13)"""

    def __init__(self) -> None:
        super().__init__("guild-done", clause="GEN-13")


class AnotherTurn(TurnEnd):
    """After guild card 7 its player has another turn, a whole one. (MB-21, MB-G07)"""

    def end(self, t: Board) -> bool:
        mocha = mocha_of(t)
        if not mocha.another_turn:
            return False
        mocha.another_turn = False
        t.tell("another-turn", t.active)
        t.begin_turn(t.active)
        return True
