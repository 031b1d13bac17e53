"""Sections that an expansion or a variant brings."""

from __future__ import annotations

from bedesten.envs.observations.layout import Layout
from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Part
from bedesten.kernel.hints import mypyc_attr

__all__ = ["Block"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Block:
    """Tells the sections of one part of the table."""

    def __init__(self, layout: Layout, t: Board, part: int) -> None:
        """Append the sections to the layout."""
        self.part = part
        """The slot of the part that it reads."""

    def same(self, now: Part, then: Part) -> bool:
        """Whether the part tells the same as a copy of it that was made in the same turn; if in doubt, not."""
        return False

    def told(self, t: Board, seat: int) -> bytes:
        """What this seat may know of it."""
        raise NotImplementedError
