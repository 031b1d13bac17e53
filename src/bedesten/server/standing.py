"""Standing answers: what a player has left word for, while others have the turn, and when that ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bedesten.kernel.game import Game
from bedesten.kernel.notation import fits
from bedesten.kernel.phrase import Phrase
from bedesten.server.schema import StandingAnswer, StandingFact

__all__ = ["Facts", "answer_to", "changed", "ended_by", "facts_of"]

Facts = Mapping[StandingFact, Any]

USUAL: Final[dict[str, tuple[StandingFact, ...]]] = {"bid": ("cards", "end")}
"""Who has won an auction may not want to win the next one as well."""
ALWAYS: Final[tuple[StandingFact, ...]] = ("end",)
"""Once the end is in sight everything is worth something else."""


def answer_to(game: Game, answers: Sequence[StandingAnswer]) -> int | None:
    """The move that a seat has left word for, if it is asked now and the move is legal.

    In its own turn only what it wants to be answered even then counts.
    """
    if not answers or game.over:
        return None
    question = game.question
    fitting = [answer for answer in answers if answer.question == question]
    if fitting and game.table().active == game.actor:
        fitting = [answer for answer in fitting if answer.own]
    if not fitting:
        return None
    phrases = {move: game.phrase(move) for move in game.moves()}
    for answer in fitting:
        move = _chosen(answer, phrases)
        if move is not None:
            return move
    return None


def _chosen(answer: StandingAnswer, legal: dict[int, Phrase]) -> int | None:
    if answer.limit is not None:
        bids = {phrase.lira: move for move, phrase in legal.items() if phrase.lira is not None}
        lowest = min(bids, default=None)
        if lowest is not None and lowest <= answer.limit:
            return bids[lowest]
        for move, phrase in legal.items():
            if phrase.declines:
                return move
    for wanted in answer.prefer:
        for move, phrase in legal.items():
            if fits(phrase, wanted):
                return move
    return None


# ── When it ends ───────────────────────────────────────────────────────────────────────────────────────────────


def facts_of(game: Game, seat: int) -> Facts:
    """How things stand for a seat, as far as it may know."""
    view: dict[str, Any] = game.view(seat)
    seats: list[dict[str, Any]] = view["seats"]
    mine = seats[seat]
    rubies = [other["rubies"] for other in seats]
    return {
        "lira": mine["lira"],
        "goods": mine.get("goods", mine.get("markers")),
        "cards": mine.get("hand"),
        "rubies": rubies,
        "end": max(rubies) >= view["target"],
    }


def changed(before: Facts, now: Facts) -> set[StandingFact]:
    """Which of them have changed."""
    return {name for name in now if now[name] != before[name]}


def ended_by(answer: StandingAnswer, news: set[StandingFact]) -> StandingFact | None:
    """The news that ends an answer, if one does."""
    until = answer.until
    if until is None:
        until = [] if answer.own else [*USUAL.get(answer.question, ALWAYS)]
    return next((fact for fact in until if fact in news), None)
