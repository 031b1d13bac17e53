"""Many games of one setup, stepped in one call."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.encoder import Encoder, Page, list_actions, mark
from bedesten.envs.observations.finding import encoder_of
from bedesten.envs.play.dealing import Dealer
from bedesten.envs.play.table import EnvTable
from bedesten.kernel.hints import i64, u8, vec
from bedesten.kernel.rule import NOTHING

__all__ = ["Many"]

ROOM: Final = 64
"""For so many legal actions of a game, on average, there is room at first."""


class ToldGame:
    """What was told of one game last."""

    def __init__(self, encoder: Encoder, page: Page) -> None:
        self.encoder = encoder
        """With random layouts each game has its own."""
        self.page = page
        self.kind: i64 = 0
        """What was asked when the mask was written."""
        self.moves: list[int] = NOTHING
        """Which moves there were."""


class Many:
    """Games side by side, and what came of the last step. Nothing is made for each game in which nothing special
    happens: rewards, ends and forfeits are kept as lists of the games that have them."""

    def __init__(self, count: int, dealer: Dealer) -> None:
        self.count = count
        self.waiting: list[int] = []
        """The games in which nobody is asked any more: they are left alone until they begin anew."""
        self.over: list[int] = []
        """Those of them that have come to their end, and were not broken off."""
        self.forfeited: list[int] = []
        """Those that an illegal action ended in the last step."""
        self.paid: list[int] = []
        """The games in which the last step was worth something to anybody."""
        encoder = encoder_of(dealer.deal(0))
        self.size = encoder.layout.size
        self.actions = encoder.book.actions
        self._seen = vec[u8](bytes(count * self.size))
        self._masks = vec[u8](bytes(count * self.actions))
        self._legal = vec[i64]([0] * (count * ROOM))
        self._starts = vec[i64]([0] * (count + 1))
        self._told = [ToldGame(encoder, encoder.page_in(self._seen, i * self.size)) for i in range(count)]

    def observations(self) -> memoryview:
        """The observations of all games, one after the other: always the same memory, which `look` writes anew."""
        return memoryview(self._seen)

    def masks(self) -> memoryview:
        """The action masks of all games likewise."""
        return memoryview(self._masks)

    def legal(self) -> tuple[memoryview, memoryview]:
        """What the masks mark, as lists: the indices of all legal actions in the masks laid end to end, and for each
        game, and behind the last one, where its own begin. The next call overwrites them."""
        legal = self._legal
        starts = self._starts
        room: i64 = len(legal)
        found: i64 = 0
        count: i64 = self.count
        for i in range(count):
            starts[i] = found
            told = self._told[i]
            moves = told.moves
            if found + len(moves) > room:
                legal = _longer(legal, 2 * room + len(moves))
                room = len(legal)
                self._legal = legal
            found = list_actions(told.encoder.book, told.kind, moves, legal, found, i * self.actions)
        starts[count] = found
        return memoryview(legal), memoryview(starts)

    def look(self) -> None:
        """Write observations and masks of all games anew."""
        raise NotImplementedError

    def see(self, i: i64, episode: EnvTable) -> None:
        """Write observation and mask of a game anew, if it has begun."""
        table = episode.table
        encoder = episode.encoder
        if table is None or encoder is None:
            return
        told = self._told[i]
        if encoder is not told.encoder:
            told.page = encoder.page_in(self._seen, i * self.size)
            told.encoder = encoder
        encoder.tell(told.page, table, episode.seat)
        moves = episode.moves
        kind: i64 = 0
        if moves:
            kind = table.asks[-1].kind
        if moves is not told.moves or kind != told.kind:
            at = i * self.actions
            mark(encoder.book, told.kind, told.moves, self._masks, at, 0)
            mark(encoder.book, kind, moves, self._masks, at, 1)
            told.moves = moves
            told.kind = kind

    def marked(self, i: i64, action: int) -> bool:
        """Whether the mask of a game has this action."""
        return 0 <= action < self.actions and self._masks[i * self.actions + action] == 1

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


def _longer(row: vec[i64], size: i64) -> vec[i64]:
    """The same numbers with more room behind them."""
    found = vec[i64]([0] * size)
    for i in range(len(row)):
        found[i] = row[i]
    return found
