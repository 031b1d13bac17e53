"""Counters of what a server has done since it was started."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Counts"]


@dataclass(slots=True)
class Counts:
    """Counted where it happens; told by the metrics."""

    commands: int = 0
    """Commands that were carried out."""
    repeated: int = 0
    """Commands that had been carried out before."""
    refused: int = 0
    entries: int = 0
    """Entries kept, those of bots and clocks too."""
    loaded: int = 0
    """Tables read from the store."""
    created: int = 0
    connections: int = 0
    """Connections that were opened."""
    updates: int = 0
    bot_lines: int = 0
    bot_seconds: float = 0.0
    bot_failures: int = 0
    notices: int = 0
    """Players who were told elsewhere."""
    notices_failed: int = 0
    not_kept: int = 0
    """Entries and changes that the database could not keep."""
    expired: int = 0
    """Tables that were deleted since their time had passed."""
    errors: int = 0
    """What should not have happened."""
