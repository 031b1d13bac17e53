"""Why something is not done at a table, as an exception that says it in a code and in words."""

from __future__ import annotations

from typing import Literal

from bedesten.kernel.errors import IllegalMove
from bedesten.kernel.reason import Reason

__all__ = ["RefusalCode", "Refused", "illegal"]

RefusalCode = Literal[
    "bad-message",
    "bad-options",
    "bad-token",
    "beyond-barrier",
    "busy",
    "chat-off",
    "forbidden",
    "full",
    "illegal",
    "no-such-lesson",
    "no-such-request",
    "no-such-table",
    "not-over",
    "not-started",
    "not-your-seat",
    "not-your-turn",
    "nothing-to-undo",
    "outdated",
    "over",
    "paused",
    "started",
    "too-fast",
    "too-large",
    "too-many",
    "unavailable",
]
"""Why something was refused; the reason beside it says more, in English."""


class Refused(Exception):
    """Something is not done; nothing has changed."""

    def __init__(self, code: RefusalCode, reason: str, index: int | None = None, why: Reason | None = None) -> None:
        super().__init__(reason)
        self.code: RefusalCode = code
        self.reason = reason
        self.index = index
        """Of a line of moves: which one, from 0."""
        self.why = why


def illegal(error: IllegalMove, index: int | None = None) -> Refused:
    """A move that the rules refuse, and which of a line it is."""
    return Refused("illegal", str(error), index, error.reason)
