"""Colours: mid-tones that can be read on dark and on light ground. None stands alone: a letter or word is with it."""

from __future__ import annotations

from typing import Final

__all__ = ["GOODS", "HOUSES", "HOUSE_CHIPS"]

HOUSES: Final = ("#d4402b", "#3b71d6", "#2a9d9a", "#c98a10", "#8c8577")
"""The players' colours, by seat, for words."""

HOUSE_CHIPS: Final = (
    "bold #ffffff on #d4402b",
    "bold #ffffff on #2f62c4",
    "bold #0d1424 on #30b4b1",
    "bold #0d1424 on #f5b83a",
    "bold #0d1424 on #efe7d3",
)
"""The players' colours, by seat, for pieces: ink on glaze."""

GOODS: Final = {
    "red": "bold #d8463f",
    "green": "bold #4b9a2a",
    "yellow": "bold #b8860b",
    "blue": "bold #4a7fe0",
    "any": "bold",
}
RUBY: Final = "bold #e0317a"
LIT: Final = "bold #0d1424 on #f5b83a"
HALF_LIT: Final = "bold #c98a10"
NUMBER: Final = "bold"
FRAME: Final = "#4c6fb0"
QUIET: Final = "dim"
NAME: Final = "bold"
WARNING: Final = "#d0661f"
TO_ME: Final = "bold"
QUESTION: Final = "bold"
