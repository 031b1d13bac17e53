"""How a table is set up: the game with its options, and how it is played besides the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from bedesten.bots import USUAL

__all__ = ["ClockSettings", "TableConfig", "TableSettings"]


@dataclass(frozen=True, slots=True)
class ClockSettings:
    """Seconds that each person has, and that each answered turn brings back."""

    seconds: int
    increment: int = 0


@dataclass(frozen=True, slots=True)
class TableSettings:
    """How a table is played, besides the rules."""

    listed: bool = False
    watch: bool = True
    chat: bool = True
    undo: str = "consent"
    """`none`; `free`: up to what became known; `consent`: beyond it, if all others agree."""
    hints: bool = True
    odds: bool = True
    clock: ClockSettings | None = None
    absence: int | None = None
    """Seconds of grace after which a bot takes the chair of a player who is asked and absent."""
    stand_in: str = USUAL
    """The bot that does."""

    @staticmethod
    def from_dict(given: Mapping[str, Any]) -> TableSettings:
        """Settings as they are stored."""
        known = {field.name: given[field.name] for field in fields(TableSettings) if field.name in given}
        if known.get("clock") is not None:
            known["clock"] = ClockSettings(**known["clock"])
        return TableSettings(**known)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableConfig:
    """A table as it was made; what has become of it is in its log."""

    code: str
    game: str
    rules: int
    """The version of the rules that it is played with."""
    options: dict[str, Any]
    settings: dict[str, Any]
    seed: str
    commitment: str
    origin: dict[str, Any] | None
    """The position that a fork begins with."""
    host: str
    """The hash of the host's token."""
    parent: str | None
    created: int
