"""Setups are kept, since many games are played with the same options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from bedesten.kernel.options import Options

__all__ = ["MOST_SETUPS", "Setups"]

S = TypeVar("S")

MOST_SETUPS: Final = 100


class Setups(Generic[S]):
    """The setups of a game by their options; of those with components of an owner only the latest."""

    def __init__(self, make: Callable[[Any], S]) -> None:
        self.make = make
        self.kept: dict[Options, S] = {}
        self._owners: tuple[Options, S] | None = None

    def of(self, options: Options, owners: bool) -> S:
        """The setup of these options; options do not tell components of owners apart."""
        if owners:
            latest = self._owners
            if latest is None or latest[0] is not options:
                latest = options, self.make(options)
                self._owners = latest
            return latest[1]
        if options not in self.kept:
            if len(self.kept) >= MOST_SETUPS:
                self.kept.clear()
            self.kept[options] = self.make(options)
        return self.kept[options]
