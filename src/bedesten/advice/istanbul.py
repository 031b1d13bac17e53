"""Advice in the board game: where turns end, and who may be at a ruby first."""

from __future__ import annotations

from typing import Final

from bedesten.advice.game_advice import GameAdvice
from bedesten.bots.istanbul.hand_judge import IstanbulJudge
from bedesten.bots.istanbul.learned_judge import RUBY_WORTH, LearnedIstanbulJudge
from bedesten.bots.judges import judge_for
from bedesten.istanbul.board import Board
from bedesten.istanbul.terms import FOUNTAIN, GEM_RUBIES, GEMSTONE_DEALER, POLICE_STATION
from bedesten.kernel.table import Table

__all__ = ["ADVICE"]


class IstanbulAdvice(GameAdvice):
    """The board game with all its boxes."""

    def stops(self, before: Table, after: Table, seat: int) -> list[int]:
        """Where the merchant went; from the Police Station also where it sent the family member: that is what for."""
        was, now = _board(before).seats[seat], _board(after).seats[seat]
        sent = now.at == POLICE_STATION and now.family not in (POLICE_STATION, was.family)
        return [now.at, now.family] if sent else [now.at]

    def target(self, t: Table) -> int:
        return _board(t).bazaar.target

    def rivals_before(self, t: Table, seat: int, place: int) -> list[int]:
        board = _board(t)
        judge = judge_for("istanbul", "learned")
        assert isinstance(judge, LearnedIstanbulJudge)
        judge.value(t, seat)  # so that it knows this bazaar
        if not judge.treasures[place]:
            return []
        return [other for other in range(len(board.seats)) if other != seat and _reaches(judge, board, other, place)]

    def lira_short(self, t: Table, seat: int) -> tuple[int, int] | None:
        board = _board(t)
        price = board.bazaar.gem_prices[board.rubies[GEM_RUBIES]]
        lacking = price - board.seats[seat].lira
        return (GEMSTONE_DEALER, lacking) if price and lacking > 0 else None


def _reaches(judge: LearnedIstanbulJudge, t: Board, seat: int, place: int) -> bool:
    """Whether a merchant can walk there with a turn, act there, and take a ruby."""
    me = t.seats[seat]
    if not 0 < t.bazaar.steps(me.at, place) <= 2 or (me.stack == 1 and not me.out >> place & 1 and place != FOUNTAIN):
        return False
    worth: float = IstanbulJudge.visit(judge, t, me, seat, place)
    return worth >= RUBY_WORTH and judge.brings_ruby(t, me, place)


def _board(t: Table) -> Board:
    assert isinstance(t, Board)
    return t


ADVICE: Final = IstanbulAdvice()
