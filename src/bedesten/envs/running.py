"""A game as environments run it: its seeds, what a seat sees and may do as arrays, its record, its copies."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import bedesten
from bedesten.envs.arrays import Arrays
from bedesten.envs.observations.finding import encoder_of
from bedesten.envs.play.all_seats import NO_LIMIT, AllSeats
from bedesten.envs.play.dealing import Dealer
from bedesten.envs.play.rewards import check_reward
from bedesten.kernel.boxes import box_of
from bedesten.kernel.errors import IllegalMove, OptionError
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = ["Running", "dealer_of", "with_lists"]

SEEDS = 1 << 63
"""Seeds that are drawn are below this."""


def with_lists(options: dict[str, Any]) -> dict[str, Any]:
    """Options as the box takes them: frameworks like to hand on tuples."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}


def dealer_of(game: str, options: dict[str, Any]) -> Dealer:
    """Who deals the games with these options."""
    return Dealer(box_of(game), with_lists(options))


class Running:
    """A game between seats that are all played from outside."""

    def __init__(self, game: str, reward: str, limit: int | None, options: dict[str, Any]) -> None:
        self.dealer = dealer_of(game, options)
        self.box = self.dealer.box
        self.players = self.dealer.players
        self.limit = limit
        """Decisions after which the game is broken off."""
        self.episode = AllSeats(self.dealer, check_reward(reward), NO_LIMIT if limit is None else limit)
        self.luck = random.Random()
        self.seed: int | None = None
        self.begin(0)
        self.arrays = Arrays(encoder_of(self.table))

    def begin(self, seed: int | None) -> None:
        """Set up the game of a seed, the same that `bedesten.new` deals; without one, of a seed that follows from the
        last one given."""
        if seed is None:
            seed = self.luck.randrange(SEEDS)
        else:
            self.luck = random.Random(seed)
        self.seed = seed
        self.episode.begin(seed)

    @property
    def table(self) -> Table:
        """The bare table."""
        table = self.episode.table
        assert table is not None
        return table

    @property
    def asked(self) -> int:
        """The seat that must answer; -1 once the game is over."""
        return -1 if self.table.over else self.table.asks[-1].seat

    @property
    def decisions(self) -> int:
        """How many there have been."""
        return self.episode.decisions

    @property
    def line(self) -> list[int]:
        """All moves so far."""
        return self.episode.line

    @property
    def broken_off(self) -> bool:
        return not self.table.over and self.limit is not None and self.decisions >= self.limit

    def observation(self, seat: int) -> NDArray[np.float32]:
        return self.arrays.observation(self.episode.observation(seat))

    def mask(self, seat: int) -> NDArray[np.int8]:
        """What a seat may do; nothing unless it is asked."""
        return self.arrays.mask(self.episode.mask(seat))

    def move(self, action: int) -> int:
        """The move that a legal action is."""
        move = self.episode.move_of(action)
        if move < 0:
            raise IllegalMove(f"action {action} is not possible now; see the action mask")
        return move

    def any_action(self) -> int:
        """A legal action, drawn."""
        return self.table.book.action(self.table.asks[-1].kind, self.luck.choice(self.episode.moves))

    def sight(self, seat: int) -> Sight:
        """What a bot in this seat is handed: so any bot can answer for it."""
        return Sight(self.box, self.table, seat)

    def view(self) -> dict[str, Any]:
        """What everybody may see."""
        return self.box.view(self.table, None)

    def place_names(self) -> dict[int, str]:
        """What the places are called, if the game has any."""
        names: dict[int, str] = getattr(self.dealer.options(self.seed or 0), "place_names", {})
        return names

    def record(self) -> str:
        """The game so far as a record, seed included, to be looked at with `bedesten replay`."""
        if self.seed is None:
            raise OptionError("a copy with other luck has no record: its dice follow from no seed")
        game = bedesten.new(self.box.name, seed=self.seed, **self.dealer.given)
        for move in self.line:
            game.play(move)
        return game.record(reveal=True)

    def copy(self, seed: int | None = None, seat: int | None = None) -> Running:
        """The same position. With a seed, dice and draws have other luck from here on; with a seat besides, what that
        seat can't see is dealt anew."""
        twin = object.__new__(Running)
        twin.__dict__.update(self.__dict__)
        twin.luck = random.Random()
        twin.luck.setstate(self.luck.getstate())
        twin.episode = self.episode.copy()
        if seed is not None:
            twin.seed = None
            twin.episode.change_luck(seed, -1 if seat is None else seat)
        return twin
