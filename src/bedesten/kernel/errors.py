"""What can go wrong, as one small tree.

::

    BedestenError
    ├── OptionError            an option, or a combination, that the game does not know
    │   └── ComponentError     an owner's component file that does not fit
    ├── IllegalMove            a move that the rules forbid now, or words that are no move
    └── RecordError            a record or a saved game that can't be read or does not replay
        └── PositionError      a position, given by hand or saved, that can't be

All of them are also ``ValueError``. Messages say what was found and what is possible.
This module stays interpreted: compiled exceptions leak memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bedesten.kernel.reason import Reason

__all__ = ["BedestenError", "ComponentError", "IllegalMove", "OptionError", "PositionError", "RecordError", "shown"]

LONGEST: Final = 80
"""Characters of a value in a message, at the most."""


class BedestenError(ValueError):
    """The root of all errors that Bedesten raises on purpose."""


class OptionError(BedestenError):
    """An option that the game does not take; names the option and what it takes."""


class ComponentError(OptionError):
    """A component file that can't be used; names file and key."""


class IllegalMove(BedestenError):
    """A move that is not possible now; says why, and what is possible."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        """The rule that forbids it; None where it is no matter of the rules."""

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, Reason | None]]:
        return type(self), (str(self), self.reason)


class RecordError(BedestenError):
    """A record or a saved game that can't be read; names the line or field."""


class PositionError(RecordError):
    """A position that can't be; says what is wrong and where."""


def shown(value: object) -> str:
    """A value as a message shows it, however long or odd it is."""
    try:
        text = repr(value)
    except Exception:
        return f"a {type(value).__name__} that can't be shown"
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
