"""The usual answer: what hardly anybody would decide otherwise. It is decided here, for every client.

An own assistant is picked up, else one is left; other merchants are paid; of a place's action the only way, all
assistants, the best announcement on average, the largest sale. Nothing is passed over: where a card is meant for this
very moment, or could still help, the player is asked.
"""

from __future__ import annotations

from typing import Final

from bedesten.facts.istanbul.belongings import belongings
from bedesten.facts.istanbul.odds import question_odds
from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import OnlyPlays
from bedesten.istanbul.terms import ARRIVAL, ENCOUNTERS, OTHER_MERCHANTS, PLACES
from bedesten.kernel.notation import move_phrase
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.rule import PLAYS

__all__ = ["usual_answer"]

ASSISTANT: Final = (("pick up", None), ("leave", None), ("pick up", "neutral"))
"""Verb and way of what is done with assistants at the target, the usual one first."""


def usual_answer(t: Board) -> int:
    """The usual answer to the open question, or -1 at a real choice."""
    ask = t.asks[-1]
    answers = {move: move_phrase(t, move) for move in t.moves() if move < PLAYS}
    doing = {move: phrase for move, phrase in answers.items() if not phrase.declines}
    if ask.kind == ARRIVAL:
        return _with_assistant(doing)
    if ask.kind == OTHER_MERCHANTS:
        return next(iter(doing), -1)
    if t.may_play_by_name(ask):
        return -1
    if not doing:
        return next(iter(answers)) if _nothing_left(t) else -1
    if ask.kind == ENCOUNTERS:
        return -1
    if len(doing) == 1:
        [move] = doing
        wanted = len(answers) == 1 or (_brings(t, move) if ask.kind < PLACES else _costs_nothing(t, move))
        return move if wanted else -1
    return _of_many(t, doing)


def _with_assistant(doing: dict[int, Phrase]) -> int:
    for wanted in ASSISTANT:
        for move, phrase in doing.items():
            if (phrase.verb, phrase.way) == wanted:
                return move
    return -1


def _of_many(t: Board, doing: dict[int, Phrase]) -> int:
    """Of several ways to do something."""
    for move, phrase in doing.items():
        if phrase.way == "all":
            return move
    verbs = {phrase.verb for phrase in doing.values()}
    if verbs == {"sell"}:
        return max(doing, key=lambda move: sum((doing[move].goods or {}).values()))
    odds = question_odds(t) if verbs == {"announce"} else None
    if odds is None:
        return -1
    average = {line.key: line.mean for line in odds.best}
    return max(doing, key=lambda move: average[str(doing[move].number)])


def _nothing_left(t: Board) -> bool:
    """Whether the open question is asked only since something might still be played, or met."""
    ask = t.asks[-1]
    return ask.kind == ENCOUNTERS or isinstance(t.book.rules[ask.kind], OnlyPlays)


def _brings(t: Board, move: int) -> bool:
    """Whether an action changes anything, or leads to more."""
    tried = _after(t, move)
    seat = t.asks[-1].seat
    more = tried.turn == t.turn and not tried.over and not _nothing_left(tried)
    return more or belongings(tried, seat) != belongings(t, seat)


def _costs_nothing(t: Board, move: int) -> bool:
    seat = t.asks[-1].seat
    after = belongings(_after(t, move), seat)
    return all(after[key] >= count for key, count in belongings(t, seat).items())


def _after(t: Board, move: int) -> Board:
    tried = t.copy()
    tried.manual = True
    tried.play(move)
    return tried
