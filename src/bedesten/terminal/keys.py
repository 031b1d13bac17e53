"""Single keys, read as they are pressed, where the terminal can do that."""

from __future__ import annotations

import os
import sys
from types import TracebackType
from typing import Any, Final

__all__ = ["Keys"]

ARROWS: Final = {"[C": "right", "[D": "left", "[A": "left", "[B": "right", "OC": "right", "OD": "left"}
NAMES: Final = {"\r": "enter", "\n": "enter", "\x7f": "back", "\b": "back", "\x04": ""}
SOON: Final = 0.05
"""Seconds within which the rest of an arrow key comes."""


class Keys:
    """While it is entered, keys come one by one and are not shown."""

    def __init__(self) -> None:
        self._before: list[Any] | None = None

    def __enter__(self) -> Keys:
        if sys.platform != "win32":
            import termios
            import tty

            self._before = termios.tcgetattr(sys.stdin.fileno())
            tty.setcbreak(sys.stdin.fileno(), termios.TCSADRAIN)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if sys.platform != "win32" and self._before is not None:
            import termios

            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._before)

    def read(self) -> str:
        """The next key: a sign, or ``left``, ``right``, ``enter``, ``back``; empty at the end of what can be read."""
        if sys.platform == "win32":
            import msvcrt

            sign = msvcrt.getwch()
            if sign == "\x03":
                raise KeyboardInterrupt
            if sign in ("\x00", "\xe0"):
                return {"M": "right", "K": "left"}.get(msvcrt.getwch(), "other")
        else:
            import select

            stream = sys.stdin.fileno()
            sign = os.read(stream, 1).decode("ascii", "replace")
            if sign == "\x1b":
                rest = ""
                while len(rest) < 2 and select.select([stream], [], [], SOON)[0]:
                    rest += os.read(stream, 1).decode("ascii", "replace")
                return ARROWS.get(rest, "other")
        return NAMES.get(sign, sign)
