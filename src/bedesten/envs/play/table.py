"""A game that is played from outside: its table, what may be answered there, and what was played."""

from __future__ import annotations

from bedesten.envs.observations.encoder import Encoder, Page
from bedesten.envs.play.dealing import Dealer
from bedesten.kernel.chance import generator
from bedesten.kernel.rule import NOTHING
from bedesten.kernel.table import Table

__all__ = ["EnvTable"]


class EnvTable:
    """What games with one seat and with all seats outside have in common."""

    def __init__(self, dealer: Dealer, reward: str, limit: int) -> None:
        self.dealer = dealer
        self.box = dealer.box
        self.reward = reward
        self.shaped = reward == "rubies"
        self.limit = limit
        """Decisions, those of bots included, after which the game is broken off."""
        self.table: Table | None = None
        self.encoder: Encoder | None = None
        self.page: Page | None = None
        self.moves: list[int] = NOTHING
        """What may be answered now; nothing once the game is over or broken off."""
        self.seat = 0
        """The seat that is played from outside: who is asked, or was asked last."""
        self.decisions = 0
        self.line: list[int] = []
        """All moves so far, whoever made them."""

    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.table is None or self.table.over

    def told_to(self, seat: int) -> Page:
        """What a seat sees, up to date."""
        encoder = self.encoder
        table = self.table
        assert encoder is not None
        assert table is not None
        page = self.page
        if page is None:
            page = encoder.page()
            self.page = page
        encoder.tell(page, table, seat)
        return page

    def actions(self, asked: bool) -> bytearray:
        """The actions that are legal for who is asked; none for others, and none once there is nothing to answer."""
        encoder = self.encoder
        assert encoder is not None
        table = self.table
        assert table is not None
        if not asked or not self.moves:
            return bytearray(encoder.book.actions)
        return encoder.mask_of(table, self.moves)

    def with_other_luck(self, seed: int, seat: int) -> Table:
        """The table with other dice and draws; unless the seat is -1, what it can't see is also dealt anew."""
        table = self.table
        assert table is not None
        chance = generator(seed, "copy")
        if seat >= 0:
            table = self.box.imagine(table, seat, chance)
        table.generator = chance
        return table
