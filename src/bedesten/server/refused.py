"""Why something is not done, as an exception that becomes a `Refusal`."""

from __future__ import annotations

from typing import Final

from bedesten.server.messages import Refusal, RefusalCode

__all__ = ["STATUS", "Refused"]

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


class Refused(Exception):
    """Something is not done; nothing has changed."""

    def __init__(self, code: RefusalCode, reason: str, index: int | None = None) -> None:
        super().__init__(reason)
        self.code: RefusalCode = code
        self.reason = reason
        self.index = index

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def message(self, number: int | None = None) -> Refusal:
        """As it is told to the client."""
        return Refusal(number=number, code=self.code, reason=self.reason, index=self.index)
