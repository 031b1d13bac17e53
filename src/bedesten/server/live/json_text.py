"""JSON put together from texts that were serialized before: the one place where that is done by hand.

Most of an update is the same for all clients at a table, or the same as in the update before. To serialize each message
anew took twice the processor time for a move (docs/benchmarks-server.md).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pydantic_core import to_json

__all__ = ["array", "array_of_all", "merged", "record", "to_text"]


def to_text(value: Any) -> str:
    """Plain data as JSON."""
    return to_json(value).decode()


def record(**fields: str) -> str:
    """An object of fields whose values are JSON already."""
    inside = ",".join([f'"{name}":{value}' for name, value in fields.items()])
    return f"{{{inside}}}"


def merged(*objects: str) -> str:
    """One object with the fields of all."""
    return f"{{{_joined(objects)}}}"


def array(items: Iterable[str]) -> str:
    """An array of items that are JSON already."""
    return f"[{','.join(items)}]"


def array_of_all(*arrays: str) -> str:
    """One array with the items of all."""
    return f"[{_joined(arrays)}]"


def _joined(texts: Iterable[str]) -> str:
    return ",".join([text[1:-1] for text in texts if len(text) > 2])
