"""Moves as words, and words as moves."""

from __future__ import annotations

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.rule import PLAYS
from bedesten.kernel.table import Table

__all__ = ["find_move", "fits", "move_phrase", "move_text", "options_text", "tidy", "why_not"]


def tidy(words: str) -> str:
    """Words as they are compared: lower case, single spaces."""
    return " ".join(words.lower().split())


def move_phrase(t: Table, move: int) -> Phrase:
    """What a move under the open ask names."""
    ask = t.asks[-1]
    if move < PLAYS:
        return t.book.rules[ask.kind].phrase(t, ask, move)
    play = t.book.play_of(move)
    return play.phrase(t, ask, move - play.first)


def move_text(t: Table, move: int) -> str:
    """A move under the open ask, in notation."""
    return move_phrase(t, move).text()


def fits(phrase: Phrase, wanted: str) -> bool:
    """Whether a move has this notation; `*` at the end of it stands for any rest."""
    words = phrase.text()
    return words == wanted or (wanted.endswith("*") and words.startswith(wanted[:-1]))


def find_move(t: Table, words: str) -> int:
    """The legal move with this notation, or -1."""
    wanted = tidy(words)
    for move in t.moves():
        if move_text(t, move) == wanted:
            return move
    return -1


def options_text(t: Table, most: int = 12) -> str:
    """The legal moves in words, cut short where there are many."""
    moves = t.moves()
    shown = ", ".join(move_text(t, move) for move in moves[:most])
    return shown if len(moves) <= most else f"{shown} and {len(moves) - most} more"


def why_not(t: Table, words: str) -> str | None:
    """The rule that forbids a move now, in words; None if it is legal."""
    wanted = tidy(words)
    if find_move(t, wanted) >= 0:
        return None
    ask = t.asks[-1]
    rule = t.book.rules[ask.kind]
    for move in range(rule.span):
        if _says(t, ask.kind, move, wanted):
            return _sentence(rule.why_not(t, ask, move) or "that is not possible now", t)
    if ask.seat != CHANCE:
        for play in t.book.plays:
            for option in range(play.span):
                if play.phrase(t, ask, option).text() == wanted:
                    return _sentence(play.why_not(t, ask, option) or "that can't be played now", t)
    for kind in range(len(t.book.rules)):
        for move in range(t.book.rules[kind].span):
            if _says(t, kind, move, wanted):
                return _sentence(
                    f"that answers another question ({t.book.rules[kind].name}), and this one is {rule.name}", t
                )
    return _sentence(f"{words!r} is no move", t)


def _says(t: Table, kind: int, move: int, wanted: str) -> bool:
    return wanted != "" and t.book.rules[kind].phrase(t, t.asks[-1], move).text() == wanted


def _sentence(reason: str, t: Table) -> str:
    return f"{reason}. Possible: {options_text(t)}"
