"""Standing answers: what a player has left word for, while others have the turn."""

from __future__ import annotations

from collections.abc import Sequence

from bedesten.kernel.game import Game
from bedesten.server.messages import StandingAnswer

__all__ = ["answer_to"]


def answer_to(game: Game, answers: Sequence[StandingAnswer]) -> int | None:
    """The move that a seat has left word for, if it is asked now, not in its own turn, and the move is legal."""
    if not answers or game.over:
        return None
    question = game.question
    fitting = [answer for answer in answers if answer.question == question]
    if not fitting or game.table().active == game.actor:
        return None
    moves = {game.text(move): move for move in game.moves()}
    for answer in fitting:
        words = _chosen(answer, list(moves))
        if words is not None:
            return moves[words]
    return None


def _chosen(answer: StandingAnswer, legal: list[str]) -> str | None:
    if answer.limit is not None:
        bids = [words for words in legal if words.startswith("bid ")]
        lowest = min(bids, key=_amount, default=None)
        if lowest is not None and _amount(lowest) <= answer.limit:
            return lowest
        if "pass" in legal:
            return "pass"
    for wanted in answer.prefer:
        for words in legal:
            if words == wanted or (wanted.endswith("*") and words.startswith(wanted[:-1])):
                return words
    return None


def _amount(words: str) -> int:
    return int(words.removeprefix("bid "))
