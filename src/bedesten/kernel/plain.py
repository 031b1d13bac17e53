"""How what a game shows becomes JSON: things by name, and nothing said of what is not there."""

from __future__ import annotations

__all__ = ["filled"]


def filled(fields: dict[str, object]) -> dict[str, object]:
    """Only the fields that say something: what is None or empty is left out; 0 says something."""
    return {name: value for name, value in fields.items() if value is not None and value not in ("", [], {})}
