"""One seat against bots: the game goes on by itself until the seat is asked again."""

from __future__ import annotations

from typing import Final

from bedesten import bots as known_bots
from bedesten.envs.encoding.encoder import Encoder
from bedesten.envs.encoding.finding import encoder_of
from bedesten.envs.encoding.outcome import payoffs, shaped
from bedesten.kernel.box import Box
from bedesten.kernel.chance import generator
from bedesten.kernel.options import Options
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = ["FORFEIT", "Match", "lay_table"]

FORFEIT: Final = -1.0
"""The reward of an illegal action."""

RANDOM: Final = "random"


def lay_table(box: Box, options: Options, seed: int) -> Table:
    """A bare table on which the game of a seed begins: the same as `bedesten.new` deals."""
    table = box.lay(options, generator(seed, "game"))
    table.manual = False
    table.run()
    return table


class Match:
    """A game in which one seat is played from outside, and the others by bots."""

    def __init__(self, box: Box, rivals: list[str], reward: str, limit: int) -> None:
        self.box = box
        self.rivals = rivals
        """The names of the bots, clockwise from the seat."""
        self.reward = reward
        self.limit = limit
        """Decisions, the bots' included, after which the game is broken off."""
        self.table: Table | None = None
        self.encoder: Encoder | None = None
        self.luck = generator(0, "rivals")
        """Of the bots. Each is made anew for each of its decisions, with a seed from here: so a match that is copied
        needs no copies of bots, whatever they keep to themselves."""
        self.seat = 0
        self.decisions = 0
        self.line: list[int] = []
        """All moves so far, whoever made them."""
        self.come = 0.0
        self.forfeited = False
        """Whether the seat gave an illegal answer, which ends the match."""

    def begin(self, options: Options, seed: int, seat: int) -> None:
        """Set up a game, and let the bots play until the seat is asked."""
        table = lay_table(self.box, options, seed)
        self.table = table
        self.encoder = encoder_of(table)
        self.seat = seat
        self.luck = generator(seed, "rivals")
        self.decisions = 0
        self.line = []
        self.come = 0.0
        self.forfeited = False
        self.go_on()

    def go_on(self) -> None:
        table = self.table
        assert table is not None
        players = len(self.rivals) + 1
        while not table.over and self.decisions < self.limit:
            asked = table.asks[-1].seat
            if asked == self.seat:
                return
            name = self.rivals[(asked - self.seat - 1 + players) % players]
            if name == RANDOM:  # looks at nothing but the moves, so it is spared the sight
                moves = table.moves()
                move = moves[self.luck.below(len(moves))]
            else:
                move = known_bots.make(name, self.luck.word()).choose(Sight(self.box, table, asked))
            self.line.append(move)
            self.decisions += 1
            table.play(move)

    def step(self, action: int) -> float:
        """Answer for the seat; the reward. An illegal action ends the match and costs as much as the last place."""
        table = self.table
        encoder = self.encoder
        assert table is not None
        assert encoder is not None
        move = -1 if self.ended() else table.book.move(table.asks[-1].kind, action)
        if move < 0 or move not in table.moves():
            self.forfeited = True
            return FORFEIT
        self.line.append(move)
        self.decisions += 1
        table.play(move)
        self.go_on()
        worth = 0.0
        if self.reward == "rubies":
            come = shaped(encoder, table, self.seat)
            worth = come - self.come
            self.come = come
        if table.over:
            worth += payoffs(self.box, table, len(self.rivals) + 1, self.reward)[self.seat]
        return worth

    def over(self) -> bool:
        """Whether the game has come to its end, or the seat has forfeited it."""
        return self.table is None or self.table.over or self.forfeited

    def ended(self) -> bool:
        """Whether there is nothing more to answer: the game is over, or broken off."""
        return self.over() or self.decisions >= self.limit

    def observation(self) -> bytearray:
        encoder = self.encoder
        table = self.table
        assert encoder is not None
        assert table is not None
        return encoder.values(table, self.seat)

    def mask(self) -> bytearray:
        """The legal actions; none once there is nothing to answer."""
        encoder = self.encoder
        table = self.table
        assert encoder is not None
        assert table is not None
        return bytearray(encoder.book.actions) if self.ended() else encoder.mask(table)

    def copy(self) -> Match:
        """The same match in the same position: given the same actions, both go the same way."""
        twin = Match(self.box, self.rivals, self.reward, self.limit)
        table = self.table
        assert table is not None
        twin.table = table.copy()
        twin.encoder = self.encoder
        twin.seat = self.seat
        twin.decisions = self.decisions
        twin.line = self.line[:]
        twin.come = self.come
        twin.forfeited = self.forfeited
        twin.luck = self.luck.copy()
        return twin

    def change_luck(self, seed: int, imagined: bool) -> None:
        """Give dice, draws and bots other luck; `imagined` also deals anew what the seat can't see."""
        table = self.table
        assert table is not None
        chance = generator(seed, "copy")
        if imagined:
            table = self.box.imagine(table, self.seat, chance)
            self.table = table
        table.generator = chance
        self.luck = generator(seed, "rivals of a copy")
