"""Why something is not done, as an exception that becomes a `Refusal`."""

from __future__ import annotations

from typing import Final

from bedesten.kernel.errors import IllegalMove
from bedesten.kernel.reason import Reason
from bedesten.server import schema as m

__all__ = ["STATUS", "Refused", "illegal", "told"]

STATUS: Final[dict[str, int]] = {
    "bad-message": 422,
    "bad-options": 422,
    "bad-token": 401,
    "forbidden": 403,
    "not-your-seat": 403,
    "no-such-table": 404,
    "no-such-request": 404,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "unavailable": 503,
}
"""The HTTP status of each code; all others are conflicts with how things stand."""


def told(reason: Reason | None) -> m.Reason | None:
    """A reason of the engine, as it is told to the client."""
    if reason is None:
        return None
    return m.Reason(rules=reason.rules, code=reason.code, words=reason.words, facts=reason.facts)


class Refused(Exception):
    """Something is not done; nothing has changed."""

    def __init__(self, code: m.RefusalCode, reason: str, index: int | None = None, why: Reason | None = None) -> None:
        super().__init__(reason)
        self.code: m.RefusalCode = code
        self.reason = reason
        self.index = index
        self.why = why

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def message(self, number: int | None = None) -> m.Refusal:
        """As it is told to the client."""
        return m.Refusal(number=number, code=self.code, reason=self.reason, why=told(self.why), index=self.index)


def illegal(error: IllegalMove, index: int | None = None) -> Refused:
    """A move that the rules refuse, and which of a line it is."""
    return Refused("illegal", str(error), index, error.reason)
