"""Moves as words, and words as moves."""

from __future__ import annotations

from typing import Any

from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.errors import shown
from bedesten.kernel.phrase import KINDS, Phrase
from bedesten.kernel.reason import ANY_OPTION, Reason
from bedesten.kernel.rule import PLAYS, Playable
from bedesten.kernel.table import Table

__all__ = [
    "find_move",
    "fits",
    "move_phrase",
    "move_text",
    "options_text",
    "tidy",
    "why_not",
    "why_not_action",
    "why_not_move",
]


def tidy(words: str) -> str:
    """Words as they are compared: lower case, single spaces."""
    return " ".join(words.lower().split())


def move_phrase(t: Table, move: int) -> Phrase:
    """What a move under the open ask names."""
    return t.phrase(move)


def move_text(t: Table, move: int) -> str:
    """A move under the open ask, in notation."""
    return move_phrase(t, move).text()


def fits(phrase: Phrase, wanted: str) -> bool:
    """Whether a move has this notation, or names this; `*` at the end of notation stands for any rest, alone for any
    move that does not decline."""
    if wanted == "*":
        return not phrase.declines
    words = phrase.text()
    if words == wanted or (wanted.endswith("*") and words.startswith(wanted[:-1])):
        return True
    return any(named == wanted for kind, named in phrase.as_dict().items() if kind in KINDS)


def find_move(t: Table, words: str) -> int:
    """The legal move with this notation, or -1."""
    wanted = tidy(words)
    for move in t.moves():
        if move_text(t, move) == wanted:
            return move
    return -1


def options_text(t: Table, most: int = 12) -> str:
    """The legal moves in words, cut short where there are many."""
    return listed([move_text(t, move) for move in t.moves()], most)


def why_not(t: Table, words: str) -> Reason | None:
    """Why a move in notation is refused now; None if it is legal."""
    wanted = tidy(words)
    if find_move(t, wanted) >= 0:
        return None
    ask = t.asks[-1]
    if wanted:
        found = _refused(t, ask, wanted) or _unfinished(t, ask, wanted) or _unknown(t, ask, wanted)
        if found is not None:
            return found
        for kind in range(len(t.book.rules)):
            if _move_of(t, kind, wanted) >= 0:
                return _another_question(t, kind)
    return _no_such_move(t, words)


def why_not_move(t: Table, move: int) -> Reason | None:
    """Why a move under the open ask is refused now; None if it is legal."""
    if move in t.moves():
        return None
    ask = t.asks[-1]
    rule = t.book.rules[ask.kind]
    if 0 <= move < rule.span:
        return rule.why_not(t, ask, move)
    for play in t.book.plays:
        if play.first <= move < play.first + play.span:
            return play.why_not(t, ask, move - play.first)
    return _no_such_move(t, f"move {shown(move)}")


def why_not_action(t: Table, action: int) -> Reason | None:
    """Why an index of the action space (for chance: of the space of outcomes) is refused now; None if it is legal."""
    ask = t.asks[-1]
    move = t.book.move(ask.kind, action)
    if move < 0:
        move = t.book.play_at(action) if ask.seat != CHANCE else -1
    if move >= 0:
        return why_not_move(t, move)
    kind = t.book.kind_at(action, ask.seat == CHANCE)
    if kind >= 0 and kind != ask.kind:
        return _another_question(t, kind)
    return _no_such_move(t, f"action {shown(action)}")


def _move_of(t: Table, kind: int, wanted: str) -> int:
    """The number of the answer to a kind of ask that is written so, or -1."""
    rule = t.book.rules[kind]
    for move in range(rule.span):
        if rule.phrase(t, t.asks[-1], move).text() == wanted:
            return move
    return -1


def _refused(t: Table, ask: Ask, wanted: str) -> Reason | None:
    """The reason for words that are an answer to the open ask, or a play."""
    move = _move_of(t, ask.kind, wanted)
    if move >= 0:
        return t.book.rules[ask.kind].why_not(t, ask, move)
    for play in _plays(t, ask):
        for option in range(play.span):
            if play.phrase(t, ask, option).text() == wanted:
                return play.why_not(t, ask, option)
    return None


def _unfinished(t: Table, ask: Ask, wanted: str) -> Reason | None:
    """The reason for words to which something is missing, such as a card without its target."""
    begun = f"{wanted} "
    targets: list[str] = []
    clause = ""
    for move in t.moves():
        text = move_text(t, move)
        if text.startswith(begun):
            targets.append(text[len(begun) :])
            clause = t.book.rules[ask.kind].clause if move < PLAYS else t.book.play_of(move).clause
    if targets:
        words = f"say which: {listed(targets)}"
        return Reason([clause], "needs-target", words, {"move": wanted, "targets": targets})
    rule = t.book.rules[ask.kind]
    for move in range(rule.span):
        if rule.phrase(t, ask, move).text().startswith(begun):
            return rule.why_not(t, ask, move)
    for play in _plays(t, ask):
        for option in range(play.span):
            if play.phrase(t, ask, option).text().startswith(begun):
                return play.why_not(t, ask, ANY_OPTION)
    return None


def _unknown(t: Table, ask: Ask, wanted: str) -> Reason | None:
    """The reason for words that begin like an answer to the open ask or like a play, and are none."""
    rule = t.book.rules[ask.kind]
    verb = wanted.split(" ", maxsplit=1)[0]
    for move in range(rule.span):
        if rule.phrase(t, ask, move).text().split(" ")[0] == verb:
            return rule.unknown(t, ask, wanted)
    for play in _plays(t, ask):
        if play.means(wanted):
            for move in t.moves():
                if play.first <= move < play.first + play.span:
                    return play.unknown(t, ask, wanted)
            return play.why_not(t, ask, ANY_OPTION)
    return None


def _plays(t: Table, ask: Ask) -> list[Playable[Any]]:
    """All plays, those first that are for the open ask."""
    offered = t.book.offers[ask.kind].plays
    return offered + [play for play in t.book.plays if play not in offered]


def _another_question(t: Table, kind: int) -> Reason:
    asked = t.book.rules[t.asks[-1].kind]
    name = t.book.rules[kind].name
    words = f"that answers another question ({name}), and this one is {asked.name}"
    return Reason([asked.clause], "another-question", words, {"answers": name, "asked": asked.name})


def _no_such_move(t: Table, words: str) -> Reason:
    asked = t.book.rules[t.asks[-1].kind]
    return Reason([asked.clause], "no-such-move", f"{shown(words)} is no move here", {"words": words})


def listed(things: list[str], most: int = 12) -> str:
    """Things in words, cut short where there are many."""
    words = ", ".join(things[:most])
    return words if len(things) <= most else f"{words} and {len(things) - most} more"
