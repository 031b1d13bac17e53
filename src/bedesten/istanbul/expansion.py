"""What an expansion is to the base game, which knows none of them by name."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Final

from bedesten.istanbul.plan import SetupPlan
from bedesten.kernel.components import Sheet
from bedesten.kernel.hints import mypyc_attr

__all__ = ["EXPANSIONS", "Expansion", "find", "together"]

EXPANSIONS: Final = ("mocha", "letters")
"""The expansions there are, each a package of this name beside this module, in the order in which they are added."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """A box that adds places, cards, tokens and questions to the base game."""

    def __init__(self, name: str, title: str, places: list[int]) -> None:
        self.name = name
        self.title = title
        """As its box is called."""
        self.places = places
        self.place_names: dict[int, str] = {}
        """Of places that stand in no component file."""

    def file(self) -> str:
        """The expansion's component file."""
        return os.path.join(os.path.dirname(__file__), self.name, "data", f"{self.name}.toml")

    def cards(self, sheet: Sheet) -> dict[str, int]:
        """Its bonus cards: how many of each, by name."""
        raise NotImplementedError(self.name)

    def add_to(self, plan: SetupPlan) -> None:
        """Add all that the expansion brings."""
        raise NotImplementedError(self.name)


def together(names: tuple[str, ...]) -> list[Expansion]:
    """What these expansions bring only together."""
    return [find("great_bazaar")] if names == EXPANSIONS else []


def find(name: str) -> Expansion:
    """An expansion by its name."""
    found: Expansion = import_module(f"bedesten.istanbul.{name}.box").EXPANSION
    return found
