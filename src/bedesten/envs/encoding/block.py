"""Sections that an expansion or a variant brings."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.kernel.hints import mypyc_attr

__all__ = ["Block"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Block:
    """Writes the sections of one part of the table."""

    def __init__(self, part: int) -> None:
        self.part = part
        """The index of the part that it reads."""

    def write(self, t: Board, seat: int, out: bytearray) -> None:
        """Write what this seat may know of it."""
        raise NotImplementedError
