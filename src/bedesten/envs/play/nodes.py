"""Positions as nodes of a game tree: who is asked, what may follow, and how likely that is."""

from __future__ import annotations

from typing import Final

from bedesten.kernel.table import Table

__all__ = ["TERMINAL", "answer", "legal_actions", "outcomes", "player_of"]

TERMINAL: Final = -4
"""Nobody is asked: the game is over. (The number is OpenSpiel's; chance is -1 to both.)"""


def player_of(table: Table) -> int:
    """The seat that is asked, `CHANCE`, or `TERMINAL`."""
    return TERMINAL if table.over else table.asks[-1].seat


def answer(table: Table, action: int) -> int:
    """Play a legal action, or an outcome of chance; tells who is asked then."""
    table.play(table.book.move(table.asks[-1].kind, action))
    return player_of(table)


def legal_actions(table: Table) -> list[int]:
    """The actions that are legal now, ascending."""
    kind = table.asks[-1].kind
    book = table.book
    found = [book.action(kind, move) for move in table.moves()]
    found.sort()
    return found


class Chances:
    """The outcomes of one question to chance as they were told last."""

    def __init__(self, moves: list[int], weights: list[int], told: list[tuple[int, float]]) -> None:
        self.moves = moves
        self.weights = weights
        self.told = told


_KEPT: Final[dict[int, Chances]] = {}
"""By how many outcomes there are and where they begin: most rolls have the same ones every time."""


def outcomes(table: Table) -> list[tuple[int, float]]:
    """The outcomes of the question to chance, each with its probability."""
    ask = table.asks[-1]
    rule = table.book.rules[ask.kind]
    moves = table.moves()
    weights = rule.weights(table, ask)
    first = table.book.action(ask.kind, 0)
    key = len(moves) << 16 | first
    kept = _KEPT.get(key)
    if kept is not None and kept.moves == moves and kept.weights == weights:
        return kept.told[:]
    total = sum(weights)
    told = [(first + moves[i], weights[i] / total) for i in range(len(moves))]
    _KEPT[key] = Chances(moves, weights, told)
    return told[:]
