"""One seat against bots: the game goes on by itself until the seat is asked again."""

from __future__ import annotations

from typing import Final

from bedesten import bots as known_bots
from bedesten.envs.observations.encoder import chosen
from bedesten.envs.observations.finding import encoder_of
from bedesten.envs.play.dealing import Dealer
from bedesten.envs.play.rewards import payoffs, shaped
from bedesten.envs.play.table import EnvTable
from bedesten.kernel.chance import Generator, generator
from bedesten.kernel.rule import NOTHING
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = ["FORFEIT", "OneSeat"]

FORFEIT: Final = -1.0
"""The reward of an illegal action."""

RANDOM: Final = "random"


class OneSeat(EnvTable):
    """A game in which one seat is played from outside, and the others by bots."""

    def __init__(self, dealer: Dealer, rivals: list[str], reward: str, limit: int) -> None:
        super().__init__(dealer, reward, limit)
        self.rivals = rivals
        """The names of the bots, clockwise from the seat."""
        self.by_luck = [name == RANDOM for name in rivals]
        """Which of them look at nothing but the moves, so that they are spared the sight."""
        self.luck = generator(0, "rivals")
        """Of the bots. Each is made anew for each of its decisions, with a seed from here: so a match that is copied
        needs no copies of bots, whatever they keep to themselves."""
        self.come = 0.0
        self.forfeited = False
        """Whether the seat gave an illegal answer, which ends the match."""

    def begin(self, seed: int, seat: int) -> None:
        """Deal the game of a seed, and let the bots play until the seat is asked."""
        table = self.dealer.deal(seed)
        self.table = table
        self.encoder = encoder_of(table)
        self.page = None
        self.seat = seat
        self.luck = generator(seed, "rivals")
        self.decisions = 0
        self.line = []
        self.come = 0.0
        self.forfeited = False
        self.go_on()

    def go_on(self) -> None:
        """Let the bots play until the seat is asked, or nobody is."""
        table = self.table
        assert table is not None
        players = len(self.rivals) + 1
        seat = self.seat
        line = self.line
        left = self.limit - self.decisions
        self.moves = NOTHING
        while not table.over and left > 0:
            asked = table.asks[-1].seat
            moves = table.moves()
            if asked == seat:
                self.moves = moves
                break
            rival = (asked - seat - 1 + players) % players
            if self.by_luck[rival]:
                move = moves[self.luck.below(len(moves))]
            else:
                move = known_bots.make(self.rivals[rival], self.luck.word()).choose(Sight(self.box, table, asked))
            line.append(move)
            left -= 1
            table.play(move)
        self.decisions = self.limit - left

    def step(self, action: int) -> float:
        """Answer for the seat; the reward. An illegal action ends the match and costs as much as the last place."""
        table = self.table
        encoder = self.encoder
        assert table is not None
        assert encoder is not None
        move = chosen(table, self.moves, action)
        if move < 0:
            self.forfeited = True
            self.moves = NOTHING
            return FORFEIT
        self.line.append(move)
        self.decisions += 1
        table.play(move)
        self.go_on()
        worth = 0.0
        if self.shaped:
            come = shaped(encoder, table, self.seat)
            worth = come - self.come
            self.come = come
        if table.over:
            worth += payoffs(self.box, table, len(self.rivals) + 1, self.reward)[self.seat]
        return worth

    def over(self) -> bool:
        """Whether the game has come to its end, or the seat has forfeited it."""
        return self.forfeited or super().over()

    def ended(self) -> bool:
        """Whether there is nothing more to answer: the game is over, or broken off."""
        return not self.moves

    def observation(self) -> bytes:
        return self.told_to(self.seat).values()

    def mask(self) -> bytearray:
        """The legal actions; none once there is nothing to answer."""
        return self.actions(True)

    def copy(self) -> OneSeat:
        """The same match in the same position: given the same actions, both go the same way."""
        twin = OneSeat(self.dealer, self.rivals, self.reward, self.limit)
        table = self.table
        assert table is not None
        twin.table = table.copy()
        twin.encoder = self.encoder
        twin.moves = self.moves
        twin.seat = self.seat
        twin.decisions = self.decisions
        twin.line = self.line[:]
        twin.come = self.come
        twin.forfeited = self.forfeited
        twin.luck = self.luck.copy()
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        terms = (self.dealer, self.rivals, self.reward, self.limit)
        now = (self.table, self.seat, self.decisions, self.line, self.come, self.forfeited, self.luck, bool(self.moves))
        return _restored, (*terms, *now)

    def change_luck(self, seed: int, imagined: bool) -> None:
        """Give dice, draws and bots other luck; `imagined` also deals anew what the seat can't see."""
        self.table = self.with_other_luck(seed, self.seat if imagined else -1)
        self.luck = generator(seed, "rivals of a copy")


def _restored(
    dealer: Dealer,
    rivals: list[str],
    reward: str,
    limit: int,
    table: Table | None,
    seat: int,
    decisions: int,
    line: list[int],
    come: float,
    forfeited: bool,
    luck: Generator,
    asked: bool,
) -> OneSeat:
    """The match that comes out of a pickle."""
    match = OneSeat(dealer, rivals, reward, limit)
    match.table = table
    match.encoder = None if table is None else encoder_of(table)
    match.moves = table.moves() if table is not None and asked else NOTHING
    match.seat = seat
    match.decisions = decisions
    match.line = line
    match.come = come
    match.forfeited = forfeited
    match.luck = luck
    return match
