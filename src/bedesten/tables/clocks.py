"""The clocks of a table, as its entries make them run."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bedesten.tables.settings import ClockSettings

__all__ = ["Clocks"]


@dataclass(slots=True)
class Clocks:
    """Milliseconds that each seat has left, and whose clock runs since when."""

    left: list[int]
    increment: int
    running: int | None = None
    since: int = 0

    @staticmethod
    def start(clock: ClockSettings, seats: int) -> Clocks:
        return Clocks([1000 * clock.seconds] * seats, 1000 * clock.increment)

    def copy(self) -> Clocks:
        return replace(self, left=self.left[:])

    def run_to(self, time: int) -> None:
        """Let the running clock run up to this moment."""
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - max(0, time - self.since))
            self.since = time

    def hand_to(self, seat: int | None, time: int) -> None:
        """From now on this seat's clock runs, or none. Who has answered gets something back."""
        if self.running is not None and self.running != seat and self.left[self.running] > 0:
            self.left[self.running] += self.increment
        self.running, self.since = seat, time

    def give(self, seat: int, time: int) -> None:
        """A seat gets time, whether its clock runs or not."""
        self.left[seat] += time

    def left_at(self, seat: int, time: int) -> int:
        """What a seat has left at a moment."""
        gone = max(0, time - self.since) if self.running == seat else 0
        return max(0, self.left[seat] - gone)

    def flag_at(self, now: int) -> int | None:
        """When the running clock will have run out. One that was started by a clock gone wrong, later than now, counts
        from now."""
        return None if self.running is None else min(self.since, now) + self.left[self.running]
