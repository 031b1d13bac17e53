"""Secrets: tokens that make one a player, and codes of tables. Tokens are kept as hashes only."""

from __future__ import annotations

import secrets

from bedesten.tables.seating import CODE_LETTERS, hashed

__all__ = ["hashed", "new_code", "new_token"]


def new_token() -> str:
    """256 bits that can't be guessed."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A table's code: short enough to be typed, too long to be found by trying."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(10))
