"""The interface of a game's options to the kernel."""

from __future__ import annotations

from typing import Any, Protocol

__all__ = ["GameOptions"]


class GameOptions(Protocol):
    """The checked options of one game. They never change."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        ...

    def as_dict(self) -> dict[str, Any]:
        """All options, JSON-ready, so that the game can be set up again from them alone."""
        ...
