"""What can go wrong with a program that plays."""

from __future__ import annotations

from bedesten.kernel.errors import BedestenError

__all__ = ["BotFault"]


class BotFault(BedestenError):
    """A program that plays did not answer as it should: `kind` says how, the message what to do."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        """`start`, `crash`, `late`, `nonsense` or `illegal`."""

    def __reduce__(self) -> tuple[type[BotFault], tuple[str, str]]:
        return type(self), (self.kind, str(self))
