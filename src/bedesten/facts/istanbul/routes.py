"""The ways that pieces take through the bazaar."""

from __future__ import annotations

from typing import Final

from bedesten.facts.istanbul.belongings import board_of
from bedesten.facts.istanbul.parts import parts_of
from bedesten.facts.trial import Trial, TriedMove
from bedesten.facts.types import Walk
from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.board import Board
from bedesten.istanbul.terms import MOVE

__all__ = ["walks_of"]

AFOOT: Final = ("far",)
"""Cards with which a piece still walks."""


def walks_of(trial: Trial) -> list[Walk]:
    """The ways that pieces of the seat take in a line, in order."""
    pieces = {"go": "merchant"}
    for expansion in parts_of(board_of(trial.table)):
        pieces |= expansion.pieces
    found: list[Walk] = []
    for step in trial.steps:
        for part in step.parts:
            if part.seat == trial.seat and part.what in pieces and part.place is not None:
                found += _walk(step, trial.seat, pieces[part.what], part.place)
            if part.seat == trial.seat and part.what != "catch" and part.target is not None:
                found += _walk(step, trial.seat, "family", part.target)
    return found


def _walk(step: TriedMove, seat: int, piece: str, target: int) -> list[Walk]:
    t = board_of(step.table)
    start = t.bazaar.pieces.place(t, seat, t.bazaar.piece_names.index(piece))
    if not start:
        return []  # it comes from the supply
    if start == target:
        return [Walk(piece, start, target, [start], False)]
    on_foot = _on_foot(t, step)
    route = _route(t.bazaar, _closed(t, seat), start, target) if on_foot else [start, target]
    return [Walk(piece, start, target, route, on_foot)]


def _on_foot(t: Board, step: TriedMove) -> bool:
    phrase = step.phrase
    if phrase.verb == "go":
        return step.ask.kind == MOVE
    afoot = {*AFOOT, *(word for part in parts_of(t) for word in part.afoot)}
    return phrase.verb in afoot or (phrase.copied or phrase.card) in afoot


def _closed(t: Board, seat: int) -> list[set[int]]:
    return [part.closed(t, seat) for part in parts_of(t)]


def _route(bazaar: Bazaar, closed: list[set[int]], start: int, target: int) -> list[int]:
    """A shortest way on foot."""
    ways: dict[int, list[int]] = {start: [start]}
    found = [start]
    while found and target not in ways:
        place = found.pop(0)
        for other in _beside(bazaar.board, bazaar.width, place):
            if other not in ways and {place, other} not in closed:
                ways[other] = [*ways[place], other]
                found.append(other)
    return ways[target]


def _beside(board: list[int], width: int, place: int) -> list[int]:
    """The places next to one: first in its column, then in its row."""
    i = board.index(place)
    found = [i - width, i + width]
    if i % width:
        found.append(i - 1)
    if i % width < width - 1:
        found.append(i + 1)
    return [board[j] for j in found if 0 <= j < len(board)]
