"""Guild card 19: the Tavern, once or twice. (MB-G19)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.guild.turn import GuildCard
from bedesten.istanbul.mocha.places.tavern import TavernDeeds
from bedesten.istanbul.mocha.terms import GUILD_TAVERN, GUILD_TAVERN_MORE
from bedesten.istanbul.rule import PASS, Question
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["GuildTavern", "GuildTavernMore", "TavernTwice"]


class TavernTwice(GuildCard):
    """19: 1 or 2 Tavern actions, the first for 1 coffee less. (MB-G19)"""

    def __init__(self, number: int, deeds: TavernDeeds) -> None:
        super().__init__(number)
        self.deeds = deeds

    def possible(self, t: Board, seat: int) -> bool:
        return self.deeds.any_way(t, seat, 1)

    def carry_out(self, t: Board, seat: int) -> None:
        t.ask(GUILD_TAVERN_MORE, seat)
        t.ask(GUILD_TAVERN, seat)


class GuildTavern(Question):
    """The first Tavern action of guild card 19, for 1 coffee less. (MB-G19)"""

    def __init__(self, deeds: TavernDeeds) -> None:
        super().__init__("guild-tavern", deeds.span, clause="MB-G19")
        self.deeds = deeds

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return self.deeds.ways(t, ask.seat, 1)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        self.deeds.carry_out(t, ask.seat, move, 1)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return self.deeds.phrase(t, move) if move else Phrase("")

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if move == PASS:
            return Reason(["MB-G19"], "must-act", "the guild card brings at least one Tavern action")
        return self.deeds.why_not(t, ask.seat, move, 1)


class GuildTavernMore(Question):
    """Then a second Tavern action, if wanted, at its full price: maybe the same option, never the same kind of tile.
    (MB-G19, MB-23)"""

    def __init__(self, deeds: TavernDeeds) -> None:
        super().__init__("guild-tavern-more", deeds.span, clause="MB-G19")
        self.deeds = deeds

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [PASS, *self.deeds.ways(t, ask.seat, 0)]

    def stands(self, t: Board, ask: Ask) -> bool:
        return self.deeds.any_way(t, ask.seat, 0) or t.may_play(ask)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move != PASS:
            self.deeds.carry_out(t, ask.seat, move, 0)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return self.deeds.phrase(t, move) if move else Phrase("done", declines=True)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return self.deeds.why_not(t, ask.seat, move, 0)
