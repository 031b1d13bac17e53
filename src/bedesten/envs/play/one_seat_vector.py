"""Many matches, stepped in one call."""

from __future__ import annotations

from bedesten.envs.play.one_seat import OneSeat
from bedesten.envs.play.vector import Many
from bedesten.kernel.hints import i64

__all__ = ["OneSeatVector"]


class OneSeatVector(Many):
    """OneSeatVector of one setup: in each one seat is played from outside, and the others by bots."""

    def __init__(self, matches: list[OneSeat]) -> None:
        super().__init__(len(matches), matches[0].dealer)
        self.matches = matches
        self.rewards: list[float] = [0.0] * len(matches)

    def begin(self, i: int, seed: int, seat: int) -> None:
        """Begin a match anew."""
        match = self.matches[i]
        match.begin(seed, seat)
        if not match.moves:
            self.ends(i, match.over())
        self.see(i, match)

    def step(self, actions: list[int], see: bool = True) -> None:
        """Answer in each match that has not ended, and write at once what is seen then."""
        self.forget()
        for i in range(self.count):
            match = self.matches[i]
            if match.moves:
                worth = match.step(actions[i])
                if worth != 0.0:
                    self.rewards[i] = worth
                    self.paid.append(i)
                if not match.moves:
                    self.ends(i, match.over())
                    if match.forfeited:
                        self.forfeited.append(i)
                if see:
                    self.see(i, match)

    def look(self) -> None:
        count: i64 = self.count
        for i in range(count):
            self.see(i, self.matches[i])

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (self.matches, self.waiting, self.over)

    def copy(self) -> OneSeatVector:
        twin = OneSeatVector([match.copy() for match in self.matches])
        twin.waiting = self.waiting[:]
        twin.over = self.over[:]
        return twin


def _restored(matches: list[OneSeat], waiting: list[int], over: list[int]) -> OneSeatVector:
    """The matches that come out of a pickle."""
    found = OneSeatVector(matches)
    found.waiting = waiting
    found.over = over
    return found
