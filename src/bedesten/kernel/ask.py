"""A question on the stack."""

from __future__ import annotations

from typing import Final

from bedesten.kernel.hints import i64, mypyc_attr

__all__ = ["CHANCE", "Ask"]

CHANCE: Final = -1
"""The seat of dice and draws."""


@mypyc_attr(acyclic=True)
class Ask:
    """A question to one seat: its kind, whom it asks, and two numbers that say what about.

    An ask never changes, so that copies of a table share it.
    """

    __slots__ = ("a", "b", "kind", "seat")

    def __init__(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b

    def __reduce__(self) -> tuple[type[Ask], tuple[int, int, int, int]]:
        return Ask, (self.kind, self.seat, self.a, self.b)

    def __repr__(self) -> str:
        return f"Ask(kind={self.kind}, seat={self.seat}, a={self.a}, b={self.b})"
