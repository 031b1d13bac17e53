"""Many matches, stepped in one call."""

from __future__ import annotations

from bedesten.envs.encoding.match import Match

__all__ = ["Matches"]


class Matches:
    """Matches of one setup, and what came of the last step."""

    def __init__(self, matches: list[Match]) -> None:
        self.matches = matches
        self.rewards: list[float] = [0.0] * len(matches)
        self.over = bytearray(len(matches))
        """1 for each match that has come to its end."""
        self.ended = bytearray(len(matches))
        """1 for each match in which there is nothing more to answer."""

    def step(self, actions: list[int]) -> None:
        """Answer in each match that has not ended; the others are left alone, and their rewards are 0."""
        for i in range(len(self.matches)):
            match = self.matches[i]
            if not match.moves:
                self.rewards[i] = 0.0
                continue
            self.rewards[i] = match.step(actions[i])
            if not match.moves:
                self.over[i] = 1 if match.over() else 0
                self.ended[i] = 1

    def waiting(self) -> list[int]:
        """The matches that have ended."""
        return [i for i in range(len(self.matches)) if not self.matches[i].moves]

    def begun(self, i: int) -> None:
        """A match has begun anew."""
        ended = not self.matches[i].moves
        self.rewards[i] = 0.0
        self.over[i] = 1 if ended and self.matches[i].over() else 0
        self.ended[i] = 1 if ended else 0

    def observations(self) -> bytes:
        """The observations of all, one after the other."""
        pieces: list[bytes] = []
        for match in self.matches:
            pieces += match.told().pieces
        return b"".join(pieces)

    def masks(self) -> bytearray:
        """The action masks of all, one after the other."""
        encoder = self.matches[0].encoder
        assert encoder is not None
        actions = encoder.book.actions
        found = bytearray(actions * len(self.matches))
        at = 0
        for match in self.matches:
            match.mark(found, at)
            at += actions
        return found

    def copy(self) -> Matches:
        twin = Matches([match.copy() for match in self.matches])
        twin.rewards = self.rewards[:]
        twin.over = self.over[:]
        twin.ended = self.ended[:]
        return twin
