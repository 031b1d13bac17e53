"""What is to be done after something was said: answers, messages, what is to be kept, jobs for bots."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Outbox", "written"]


@dataclass(slots=True)
class Outbox:
    """All of it, in the order in which it came about. What is to be kept is kept before anything of it is told."""

    answers: list[tuple[int, int, str]] = field(default_factory=list)
    """For requests: which one, the HTTP status, and the answer."""
    messages: list[tuple[int, str]] = field(default_factory=list)
    """For connections: which one, and the message."""
    tables: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Tables as they are to be kept, by their codes, without their entries."""
    entries: list[dict[str, Any]] = field(default_factory=list)
    """Entries that are to be kept."""
    jobs: list[dict[str, Any]] = field(default_factory=list)
    """What bots are to think about (`bots/jobs`), each with an `id`."""
    needs: list[str] = field(default_factory=list)
    """Tables whose entries must be handed in first; then the same is to be said again."""
    wake: int | None = None
    """When to come back if nothing is said until then, in milliseconds since 1970."""

    def text(self) -> str:
        """As JSON."""
        return written({name: getattr(self, name) for name in self.__slots__})


def written(told: Any) -> str:
    """As JSON."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
