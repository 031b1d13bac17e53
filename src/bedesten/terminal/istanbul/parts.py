"""Finds the terminal's module of each expansion: it bears the name of the expansion's part."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, TypeVar

from bedesten.istanbul.expansion import EXPANSIONS
from bedesten.terminal.istanbul.part import PartDrawing

__all__ = ["PARTS", "of_parts", "parts_of"]

T = TypeVar("T")

PARTS: Final[dict[str, PartDrawing]] = {
    name: import_module(f"bedesten.terminal.istanbul.{name}").DRAWING for name in EXPANSIONS
}
"""By name."""


def of_parts(words: Callable[[PartDrawing], dict[str, T]]) -> dict[str, T]:
    """Words of one kind, of all expansions together."""
    return {name: said for part in PARTS.values() for name, said in words(part).items()}


def parts_of(view: dict[str, Any]) -> Iterator[tuple[PartDrawing, dict[str, Any]]]:
    """The expansions of a game, each with its part of the view."""
    for name, part in view["parts"].items():
        if name in PARTS:
            yield PARTS[name], part
