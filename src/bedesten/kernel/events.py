"""Facts that a game tells: what happened, in numbers, and who may see it."""

from __future__ import annotations

from bedesten.kernel.hints import mypyc_attr

__all__ = ["Event"]


@mypyc_attr(acyclic=True)
class Event:
    """A fact: what happened, to which seat, and up to two numbers more.

    `secret` facts tell their numbers to that seat only; the others learn that it happened.
    """

    __slots__ = ("a", "b", "seat", "secret", "what")

    def __init__(self, what: str, seat: int, a: int, b: int, secret: bool) -> None:
        self.what = what
        self.seat = seat
        self.a = a
        self.b = b
        self.secret = secret

    def hidden_from(self, viewer: int | None) -> bool:
        """Whether this viewer (a seat, or None for a spectator) must not see the numbers."""
        return self.secret and viewer != self.seat

    def __reduce__(self) -> tuple[type[Event], tuple[str, int, int, int, bool]]:
        return Event, (self.what, self.seat, self.a, self.b, self.secret)

    def __repr__(self) -> str:
        return f"Event({self.what!r}, seat={self.seat}, a={self.a}, b={self.b})"
