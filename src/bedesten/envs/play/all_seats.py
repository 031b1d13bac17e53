"""A game in which every seat is played from outside: what is asked, what may be answered, what the end is worth."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.encoder import chosen
from bedesten.envs.observations.finding import encoder_of
from bedesten.envs.play.dealing import Dealer
from bedesten.envs.play.rewards import payoffs, shaped
from bedesten.envs.play.table import EnvTable
from bedesten.kernel.rule import NOTHING
from bedesten.kernel.table import Table

__all__ = ["NO_LIMIT", "AllSeats"]

NO_LIMIT: Final = -1


class AllSeats(EnvTable):
    """A game between seats that are all played from outside."""

    def __init__(self, dealer: Dealer, reward: str, limit: int) -> None:
        super().__init__(dealer, reward, limit)
        self.players = dealer.players
        self.come = [0.0] * dealer.players
        self.left = False
        """Whether the players have left before the end."""

    def begin(self, seed: int) -> None:
        """Deal the game of a seed."""
        self.decisions = 0
        self.line = []
        self.come = [0.0] * self.players
        self.left = False
        self.sit_down(self.dealer.deal(seed))

    def sit_down(self, table: Table) -> None:
        """Go on at this table."""
        self.table = table
        self.encoder = encoder_of(table)
        self.page = None
        self.look()

    def look(self) -> None:
        """See who is asked, and what may be answered."""
        table = self.table
        assert table is not None
        if table.over or self.left or self.decisions == self.limit:
            self.moves = NOTHING
        else:
            self.seat = table.asks[-1].seat
            self.moves = table.moves()

    def move_of(self, action: int) -> int:
        """The move that an action is now; -1 if it is not legal."""
        table = self.table
        assert table is not None
        return chosen(table, self.moves, action)

    def move_at(self, action: int) -> int:
        """The move that an action is now, which is known to be legal."""
        table = self.table
        assert table is not None
        return table.book.move(table.asks[-1].kind, action)

    def play(self, move: int) -> list[float] | None:
        """Answer for the seat that is asked; what that is worth to each seat, or None if it is worth nothing to all."""
        table = self.table
        assert table is not None
        self.line.append(move)
        self.decisions += 1
        table.play(move)
        self.look()
        if self.shaped:
            return self.shaped_worth(table)
        return payoffs(self.box, table, self.players, self.reward) if table.over else None

    def shaped_worth(self, table: Table) -> list[float]:
        """What the last move was worth to each seat in rubies, and the end besides."""
        encoder = self.encoder
        assert encoder is not None
        ends = payoffs(self.box, table, self.players, self.reward) if table.over else [0.0] * self.players
        worth: list[float] = []
        for seat in range(self.players):
            come = shaped(encoder, table, seat)
            worth.append(come - self.come[seat] + ends[seat])
            self.come[seat] = come
        return worth

    def leave(self) -> None:
        """The game ends before its time: nobody is asked any more."""
        self.left = True
        self.moves = NOTHING

    def observation(self, seat: int) -> bytes:
        return self.told_to(seat).values()

    def mask(self, seat: int) -> bytearray:
        """What a seat may do; nothing unless it is asked."""
        return self.actions(seat == self.seat)

    def copy(self) -> AllSeats:
        """The same position: given the same actions, both go the same way."""
        twin = AllSeats(self.dealer, self.reward, self.limit)
        table = self.table
        assert table is not None
        twin.decisions = self.decisions
        twin.left = self.left
        twin.seat = self.seat
        twin.line = self.line[:]
        twin.come = self.come[:]
        twin.sit_down(table.copy())
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        terms = (self.dealer, self.reward, self.limit)
        return _restored, (*terms, self.table, self.decisions, self.left, self.seat, self.line, self.come)

    def change_luck(self, seed: int, seat: int) -> None:
        """Give dice and draws other luck; unless the seat is -1, also deal anew what it can't see."""
        self.sit_down(self.with_other_luck(seed, seat))


def _restored(
    dealer: Dealer,
    reward: str,
    limit: int,
    table: Table | None,
    decisions: int,
    left: bool,
    seat: int,
    line: list[int],
    come: list[float],
) -> AllSeats:
    """The game that comes out of a pickle."""
    found = AllSeats(dealer, reward, limit)
    found.decisions = decisions
    found.left = left
    found.seat = seat
    found.line = line
    found.come = come
    if table is not None:
        found.sit_down(table)
    return found
