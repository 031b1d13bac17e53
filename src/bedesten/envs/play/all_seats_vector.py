"""Many games in which every seat is played from outside, stepped in one call."""

from __future__ import annotations

from bedesten.envs.play.all_seats import AllSeats
from bedesten.envs.play.one_seat import FORFEIT
from bedesten.envs.play.vector import Many
from bedesten.kernel.hints import i64

__all__ = ["AllSeatsVector"]


class AllSeatsVector(Many):
    """Games of one setup. In each step whoever is asked answers: one decision in each game."""

    def __init__(self, episodes: list[AllSeats]) -> None:
        super().__init__(len(episodes), episodes[0].dealer)
        self.episodes = episodes
        self.rewards: list[list[float]] = [[] for _ in episodes]
        """For each seat of each game; of the games of `paid` only."""
        self.answered = bytearray(len(episodes))
        """Who answered in the last step."""
        self.seats = bytearray(len(episodes))
        """Who is asked; in a game that has ended, who answered last."""

    def begin(self, i: int, seed: int) -> None:
        """Begin a game anew."""
        episode = self.episodes[i]
        episode.begin(seed)
        self.seats[i] = episode.seat
        if not episode.moves:
            self.ends(i, episode.over())
        self.see(i, episode)

    def step(self, actions: list[int], see: bool = True) -> None:
        """Answer in each game that has not ended. An illegal answer ends its game and costs who gave it as much as the
        last place. What is seen then is written at once, while the game is at hand in the processor's memory."""
        self.forget()
        self.answered = self.seats[:]
        count: i64 = self.count
        for i in range(count):
            episode = self.episodes[i]
            if not episode.moves:
                continue
            seat = episode.seat
            action = actions[i]
            move = episode.move_at(action) if self.marked(i, action) else -1
            if move < 0:
                self.forfeit(i, episode)
            else:
                worth = episode.play(move)
                if worth is not None:
                    self.rewards[i] = worth
                    self.paid.append(i)
                if episode.seat != seat:
                    self.seats[i] = episode.seat
                if not episode.moves:
                    self.ends(i, episode.over())
            if see:
                self.see(i, episode)

    def forfeit(self, i: int, episode: AllSeats) -> None:
        episode.leave()
        worth = [0.0] * episode.players
        worth[episode.seat] = FORFEIT
        self.rewards[i] = worth
        self.paid.append(i)
        self.forfeited.append(i)
        self.ends(i, True)

    def look(self) -> None:
        count: i64 = self.count
        for i in range(count):
            self.see(i, self.episodes[i])

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (self.episodes, self.waiting, self.over, self.seats, self.answered)

    def copy(self) -> AllSeatsVector:
        twin = AllSeatsVector([episode.copy() for episode in self.episodes])
        twin.waiting = self.waiting[:]
        twin.over = self.over[:]
        twin.seats = self.seats[:]
        twin.answered = self.answered[:]
        return twin


def _restored(
    episodes: list[AllSeats], waiting: list[int], over: list[int], seats: bytearray, answered: bytearray
) -> AllSeatsVector:
    """The games that come out of a pickle."""
    found = AllSeatsVector(episodes)
    found.waiting = waiting
    found.over = over
    found.seats = seats
    found.answered = answered
    return found
