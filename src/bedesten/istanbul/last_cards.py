"""After the last round: leftover cards that bring goods or Lira. (END-04 – END-06, END-10)"""

from __future__ import annotations

from bedesten.istanbul.rule import OnlyPlays

__all__ = ["LastCards"]


class LastCards(OnlyPlays):
    """From the starting player on, each may play leftover cards that bring him goods or Lira. (END-04)"""

    def __init__(self) -> None:
        super().__init__("last-cards", clause="END-04")
