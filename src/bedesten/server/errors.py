"""A refusal as a message, and as an HTTP status."""

from __future__ import annotations

from typing import Final

from bedesten.server import schema as m
from bedesten.tables import messages
from bedesten.tables.errors import Refused

__all__ = ["STATUS", "Refused", "message_of", "status_of"]

STATUS: Final[dict[str, int]] = {
    "bad-message": 422,
    "bad-options": 422,
    "bad-token": 401,
    "forbidden": 403,
    "not-your-seat": 403,
    "no-such-lesson": 404,
    "no-such-table": 404,
    "no-such-request": 404,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "unavailable": 503,
}
"""The HTTP status of each code; all others are conflicts with how things stand."""


def status_of(refused: Refused) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refused.code, 409)


def message_of(refused: Refused, number: int | None = None) -> m.Refusal:
    """A refusal as a message, and of which command."""
    return m.Refusal.model_validate(messages.refusal(refused, number))
