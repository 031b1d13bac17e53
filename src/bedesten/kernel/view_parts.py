"""Views in parts: what all viewers see alike is made once, and what has not changed is not made again."""

from __future__ import annotations

from typing import Any

from bedesten.kernel.box import Box
from bedesten.kernel.table import Table

__all__ = ["ViewParts"]


class ViewParts:
    """The views of a position, in parts: together `places`, `shared` and `own` are what `Box.view` tells."""

    def __init__(self, box: Box, table: Table) -> None:
        self._box = box
        self._table = table

    def places(self) -> dict[str, Any]:
        """What lies at the places, and what they show."""
        return self._box.places_view(self._table)

    def places_rest_on(self) -> list[object]:
        """Where this is the same at two positions of a game, `places` is the same; to be compared only."""
        return self._box.places_rest_on(self._table)

    def shared(self) -> dict[str, Any]:
        """The other fields that are the same for all."""
        return self._box.shared_view(self._table)

    def own(self, seat: int | None) -> dict[str, Any]:
        """The fields that each seat, or a spectator, sees in its own way."""
        return self._box.own_view(self._table, seat)
