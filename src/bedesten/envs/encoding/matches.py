"""Many matches, stepped in one call."""

from __future__ import annotations

from bedesten.envs.encoding.encoder import Encoder, mask_into
from bedesten.envs.encoding.match import Match

__all__ = ["Matches"]


class Matches:
    """Matches of one setup; what came of a step stands in the lists."""

    def __init__(self, matches: list[Match]) -> None:
        self.matches = matches
        self.rewards: list[float] = [0.0] * len(matches)
        self.over: list[bool] = [False] * len(matches)
        self.ended: list[bool] = [False] * len(matches)

    def step(self, actions: list[int]) -> None:
        """Answer in each match that has not ended; the others are left alone, and their rewards are 0."""
        for i in range(len(self.matches)):
            match = self.matches[i]
            if self.ended[i]:
                self.rewards[i] = 0.0
                continue
            self.rewards[i] = match.step(actions[i])
            self.over[i] = match.over()
            self.ended[i] = match.ended()

    def begun(self, i: int) -> None:
        """A match has begun anew."""
        self.rewards[i] = 0.0
        self.over[i] = False
        self.ended[i] = self.matches[i].ended()

    def observations(self) -> bytes:
        """The observations of all, one after the other."""
        return b"".join([match.observation() for match in self.matches])

    def masks(self) -> bytearray:
        """The action masks of all, one after the other."""
        encoder = self.matches[0].encoder
        assert isinstance(encoder, Encoder)
        actions = encoder.book.actions
        found = bytearray(actions * len(self.matches))
        for i in range(len(self.matches)):
            if not self.ended[i]:
                table = self.matches[i].table
                assert table is not None
                mask_into(table, found, i * actions)
        return found

    def copy(self) -> Matches:
        twin = Matches([match.copy() for match in self.matches])
        twin.rewards = self.rewards[:]
        twin.over = self.over[:]
        twin.ended = self.ended[:]
        return twin
