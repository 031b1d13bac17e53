"""How what a game shows becomes JSON: things by name, and nothing said of what is not there."""

from __future__ import annotations

__all__ = ["filled"]


def filled(fields: dict[str, object]) -> dict[str, object]:
    """Only the fields that say something: what is None or empty is left out; 0 says something.

    Every sign of a view goes through here, twice for each move that a server tells; so nothing is made to compare with.
    """
    found: dict[str, object] = {}
    for name, value in fields.items():
        if value is None or (isinstance(value, (str, list, dict)) and not value):
            continue
        found[name] = value
    return found
