"""Who plays: names, letters and colours by seat, and who is looking."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bedesten.terminal import colours
from bedesten.terminal.screen import printable

__all__ = ["Cast"]

LONGEST = 14
"""Letters of a name that are shown."""


def _short(name: str) -> str:
    """A name that is not too long; what is missing is marked."""
    name = name.strip()
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1].strip()}…"


class Cast:
    """The players as one viewer names them: himself "you", the others by name or by house."""

    def __init__(
        self,
        houses: Sequence[str],
        names: Sequence[str] = (),
        roles: Sequence[str] = (),
        viewer: int | None = None,
    ) -> None:
        self.houses = [house.capitalize() for house in houses]
        self.letters = "".join(house[0] for house in self.houses)
        self.names = [_short(printable(name)) for name in names]
        """What people are called; empty for who is called by his house."""
        self.viewer = viewer
        self.roles = list(roles)
        """What plays in each seat, if that is worth a word: the name of a bot."""

    def seen_by(self, viewer: int | None) -> Cast:
        """The same players, as somebody else names them."""
        return Cast(self.houses, self.names, self.roles, viewer)

    def called(self, seat: int) -> str:
        """The name of a seat, whoever is looking."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.houses[seat]

    def role(self, seat: int) -> str:
        return self.roles[seat] if seat < len(self.roles) else ""

    def is_me(self, seat: int) -> bool:
        return seat == self.viewer

    def who(self, seat: int) -> Text:
        """As the subject of a sentence."""
        return self._styled("You" if self.is_me(seat) else self.called(seat), seat)

    def whom(self, seat: int) -> Text:
        """As its object."""
        return self._styled("you" if self.is_me(seat) else self.called(seat), seat)

    def whose(self, seat: int) -> Text:
        return self._styled("your" if self.is_me(seat) else f"{self.called(seat)}'s", seat)

    def letter(self, seat: int) -> Text:
        """The house's letter in its colour."""
        return self._styled(self.letters[seat], seat)

    def chip(self, seat: int, words: str = "") -> Text:
        """A piece: the house's letter on its colour."""
        return Text(f"{self.letters[seat]}{words}", style=colours.HOUSE_CHIPS[seat])

    @staticmethod
    def _styled(words: str, seat: int) -> Text:
        return Text(words, style=f"bold {colours.HOUSES[seat]}")
