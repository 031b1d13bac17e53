"""Many games of one setup, stepped in one call."""

from __future__ import annotations

from bedesten.envs.observations.encoder import mark
from bedesten.envs.observations.finding import encoder_of
from bedesten.envs.play.dealing import Dealer
from bedesten.envs.play.table import EnvTable
from bedesten.kernel.hints import i64, u8, vec
from bedesten.kernel.rule import NOTHING

__all__ = ["Many"]


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
        self._encoders = [encoder] * count
        """With random layouts each game has its own."""
        self._pages = [encoder.page_in(self._seen, i * self.size) for i in range(count)]
        self._kinds = [0] * count
        """What was asked when the masks were written last, and which moves there were."""
        self._marked: list[list[int]] = [NOTHING] * count

    def observations(self) -> memoryview:
        """The observations of all games, one after the other: always the same memory, which `look` writes anew."""
        return memoryview(self._seen)

    def masks(self) -> memoryview:
        """The action masks of all games likewise."""
        return memoryview(self._masks)

    def look(self) -> None:
        """Write observations and masks of all games anew."""
        raise NotImplementedError

    def see(self, i: i64, episode: EnvTable) -> None:
        """Write observation and mask of a game anew, if it has begun."""
        table = episode.table
        encoder = episode.encoder
        if table is None or encoder is None:
            return
        if encoder is not self._encoders[i]:
            self._pages[i] = encoder.page_in(self._seen, i * self.size)
            self._encoders[i] = encoder
        encoder.tell(self._pages[i], table, episode.seat)
        moves = episode.moves
        kind: i64 = table.asks[-1].kind if moves else 0
        then = self._kinds[i]
        if moves is not self._marked[i] or kind != then:
            at = i * self.actions
            mark(encoder.book, then, self._marked[i], self._masks, at, 0)
            mark(encoder.book, kind, moves, self._masks, at, 1)
            self._marked[i] = moves
            self._kinds[i] = kind

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
