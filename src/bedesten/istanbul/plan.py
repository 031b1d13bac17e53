"""A setup in the making: what variants and expansions add to."""

from __future__ import annotations

from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.components import Components
from bedesten.istanbul.seat import ABSENT, Part
from bedesten.kernel.book import Book

__all__ = ["SetupPlan"]


class SetupPlan:
    """The rules in force, the bazaar and what lies ready, before the book is bound.

    The base game fills it; then each variant and expansion adds what is its own: rules to the book, places to the
    bazaar's moments, a part to the table, tokens, rubies.
    """

    def __init__(self, players: int, bazaar: Bazaar, book: Book, shown: Components) -> None:
        self.players = players
        self.bazaar = bazaar
        self.book = book
        self.shown = shown
        """What the components show."""
        self.rubies: list[int] = []
        """Rubies that lie out, in the order of the bazaar's `ruby_places`."""
        self.deck: list[int] = []
        """Bonus cards: how many of each."""
        self.first_stack = 1
        """The assistants that every merchant begins with, as a seat keeps them."""
        self.neutral_merchants: list[int] = []
        """The places of neutral merchants."""
        self.parts: list[Part] = []
        """As they are at the beginning of a game, each in its slot."""

    def add_part(self, part: Part) -> None:
        """Put a part into its slot on the table."""
        while len(self.parts) <= part.slot:
            self.parts.append(ABSENT)
        assert self.parts[part.slot] is ABSENT, f"the slots of {part.name!r} and {self.parts[part.slot].name!r}"
        self.parts[part.slot] = part

    def add_rubies(self, place: int, count: int, floor: int) -> int:
        """Lay out rubies at a place; the index by which they are taken. They never fall below the floor."""
        self.bazaar.ruby_places.append(place)
        self.bazaar.ruby_floors.append(floor)
        self.rubies.append(count)
        return len(self.rubies) - 1

    def add_token(self, name: str) -> int:
        """A token that is nobody's, to be rolled to its first place; the index by which it is met."""
        self.bazaar.tokens.append(name)
        return len(self.bazaar.tokens) - 1
