"""What happens at the end of a turn, however it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bedesten.kernel.hints import mypyc_attr

if TYPE_CHECKING:
    from bedesten.istanbul.board import Board

__all__ = ["TurnEnd"]


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnEnd:
    """Something that a variant or an expansion does at the end of every turn."""

    def end(self, t: Board) -> None:
        raise NotImplementedError
