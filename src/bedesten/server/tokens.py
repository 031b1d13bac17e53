"""Secrets: tokens that make one a player, and codes of tables. Tokens are kept as hashes only."""

from __future__ import annotations

import secrets
from typing import Final

from bedesten.tables.seating import hashed

__all__ = ["hashed", "new_code", "new_token"]

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without signs that look alike: 32 of them, so ten are 50 bits."""


def new_token() -> str:
    """256 bits that can't be guessed."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A table's code: short enough to be typed, too long to be found by trying."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))
