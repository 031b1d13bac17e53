"""Many games of one setup, stepped in one call."""

from __future__ import annotations

from bedesten.envs.observations.encoder import Page

__all__ = ["Many"]


class Many:
    """Games side by side, and what came of the last step. Nothing is made for each game in which nothing special
    happens: rewards, ends and forfeits are kept as lists of the games that have them."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.waiting: list[int] = []
        """The games in which nobody is asked any more: they are left alone until they begin anew."""
        self.over: list[int] = []
        """Those of them that have come to their end, and were not broken off."""
        self.forfeited: list[int] = []
        """Those that an illegal action ended in the last step."""
        self.paid: list[int] = []
        """The games in which the last step was worth something to anybody."""

    def told(self, i: int) -> Page:
        """What is seen in a game, up to date."""
        raise NotImplementedError

    def mark(self, i: int, out: bytearray, at: int) -> None:
        """Mark the legal actions of a game with 1, from an index on."""
        raise NotImplementedError

    def observations(self) -> bytes:
        """The observations of all games, one after the other."""
        pieces: list[bytes | bytearray] = []
        for i in range(self.count):
            pieces += self.told(i).pieces
        return b"".join(pieces)

    def masks(self, actions: int) -> bytearray:
        """The action masks of all games, of so many actions each, one after the other."""
        found = bytearray(actions * self.count)
        at = 0
        for i in range(self.count):
            self.mark(i, found, at)
            at += actions
        return found

    def forget(self) -> None:
        """A step begins: what came of the last one is past."""
        self.waiting = []
        self.over = []
        self.forfeited = []
        self.paid = []

    def ends(self, i: int, over: bool) -> None:
        """Nobody is asked any more in a game."""
        self.waiting.append(i)
        if over:
            self.over.append(i)
