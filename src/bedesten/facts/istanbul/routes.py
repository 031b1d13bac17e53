"""The way that a piece takes through the bazaar."""

from __future__ import annotations

from typing import Any, Final

from bedesten.facts.trial import Desk, Trial
from bedesten.facts.types import Step, Walk

__all__ = ["walk_of"]

ON_FOOT: Final = ("far", "companion-far", "family-step")
"""Cards with which a piece still walks."""
PIECES: Final = {"go": "merchant", "companion": "companion", "family": "family"}
"""The events in which a piece comes to a place, and which piece."""


def walk_of(desk: Desk, trial: Trial) -> Walk | None:
    """The first way that a piece of the seat takes in a line."""
    for step in trial.steps:
        for fact in step.events:
            if fact["event"] in PIECES and fact["seat"] == desk.seat:
                return _walk(desk, step, PIECES[fact["event"]], fact["place"])
    return None


def _walk(desk: Desk, step: Step, piece: str, target: int) -> Walk | None:
    view = desk.view(desk.table)
    start = _place_of(view, desk.seat, piece)
    if not isinstance(start, int):
        return None  # it comes from the supply
    verb, card = step.phrase.verb, step.phrase.copied or step.phrase.card
    on_foot = (verb == "go" and step.question == "move") or verb == "companion" or card in ON_FOOT
    route = _route(view, desk.seat, start, target) if on_foot else [start, target]
    if start == target:
        route = [start]
    return Walk(piece, start, target, route, on_foot)


def _place_of(view: dict[str, Any], seat: int, piece: str) -> int | str:
    if piece == "companion":
        place: int | str = view["parts"]["letters"]["seats"][seat]["companion"]
        return place
    found: int = view["seats"][seat][piece]
    return found


def _route(view: dict[str, Any], seat: int, start: int, target: int) -> list[int]:
    """A shortest way on foot; straight on where only the Movement tile leads so far."""
    board, width = view["board"], view["width"]
    closed = _closed(view, seat)
    ways: dict[int, list[int]] = {start: [start]}
    found = [start]
    while found and target not in ways:
        place = found.pop(0)
        for other in _beside(board, width, place):
            if other not in ways and {place, other} != closed:
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


def _closed(view: dict[str, Any], seat: int) -> set[int]:
    """The two places between which the Barrier lies, unless it is open to this seat."""
    mocha = view["parts"].get("mocha")
    if mocha is None or mocha["barrier"] is None or mocha["control"] == seat:
        return set()
    return set(mocha["barrier"])
