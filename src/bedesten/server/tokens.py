"""Secrets: tokens that make one a player, and codes of tables. Tokens are kept as hashes only."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

__all__ = ["hashed", "new_code", "new_token"]

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without signs that look alike: 32 of them, so ten are 50 bits."""


def new_token() -> str:
    """256 bits that can't be guessed."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """How a token is kept. It is random and long, so that a plain hash can't be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_code() -> str:
    """A table's code: short enough to be typed, too long to be found by trying."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))
