"""A game as environments run it: a bare table, who is asked, what he sees and may do, what the end is worth."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

import bedesten
from bedesten.envs.arrays import Arrays
from bedesten.envs.encoding.encoder import Encoder, Page, mark
from bedesten.envs.encoding.finding import encoder_of
from bedesten.envs.encoding.match import lay_table
from bedesten.envs.encoding.outcome import check_reward, payoffs, shaped
from bedesten.kernel.box import Box
from bedesten.kernel.chance import generator
from bedesten.kernel.errors import IllegalMove, OptionError
from bedesten.kernel.table import Table

__all__ = ["Running", "box_of", "with_lists"]

SEEDS = 1 << 63
"""Seeds that are drawn are below this."""


def box_of(game: str) -> Box:
    """The box of a game."""
    if game not in bedesten.GAMES:
        raise OptionError(f"game: one of {', '.join(bedesten.GAMES)}, not {game!r}")
    box: Box = import_module(f"bedesten.{game}.box").BOX
    return box


def with_lists(options: dict[str, Any]) -> dict[str, Any]:
    """Options as the box takes them: frameworks like to hand on tuples."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}


class Running:
    """A game between seats that are all played from outside."""

    def __init__(self, game: str, reward: str, limit: int | None, options: dict[str, Any]) -> None:
        self.box = box_of(game)
        self.reward = check_reward(reward)
        self.limit = limit
        """Decisions after which the game is broken off."""
        self.given = with_lists(options)
        self.luck = random.Random()
        self.players = self.box.options(self.given, 0).players
        self.seed: int | None = None
        self.decisions = 0
        self.line: list[int] = []
        self.table: Table
        self.encoder: Encoder
        self.begin(0)
        self.arrays = Arrays(self.encoder)

    def begin(self, seed: int | None) -> None:
        """Set up the game of a seed, the same that `bedesten.new` deals; without one, of a seed that follows from the
        last one given."""
        if seed is None:
            seed = self.luck.randrange(SEEDS)
        else:
            self.luck = random.Random(seed)
        self.seed = seed
        self.table = lay_table(self.box, self.box.options(self.given, seed), seed)
        self.encoder = encoder_of(self.table)
        self.pages: list[Page | None] = [None] * self.players
        self.moves = self.table.moves()
        """What may be answered now; nothing once the game is over or broken off."""
        self.decisions = 0
        self.line = []
        self.come = [0.0] * self.players

    @property
    def asked(self) -> int:
        """The seat that must answer; -1 once the game is over."""
        return -1 if self.table.over else self.table.asks[-1].seat

    @property
    def broken_off(self) -> bool:
        return not self.table.over and self.limit is not None and self.decisions >= self.limit

    def observation(self, seat: int) -> NDArray[np.float32]:
        page = self.pages[seat]
        if page is None:
            page = self.pages[seat] = self.encoder.page(seat)
        self.encoder.tell(page, self.table)
        return self.arrays.observation(page.values())

    def mask(self, seat: int) -> NDArray[np.int8]:
        """What a seat may do; nothing unless it is asked."""
        marks = bytearray(self.arrays.actions)
        if self.moves and self.table.asks[-1].seat == seat:
            mark(self.table, self.moves, marks, 0)
        return self.arrays.mask(marks)

    def step(self, action: int) -> list[float] | None:
        """Answer for the seat that is asked; what that is worth to each seat, or None if it is worth nothing to all."""
        table = self.table
        move = table.book.move(table.asks[-1].kind, action) if self.moves else -1
        if move < 0 or move not in self.moves:
            raise IllegalMove(f"action {action} is not possible now; see the action mask")
        self.line.append(move)
        self.decisions += 1
        table.play(move)
        self.moves = [] if table.over or self.decisions == self.limit else table.moves()
        if self.reward == "rubies":
            come = [shaped(self.encoder, table, seat) for seat in range(self.players)]
            worth = [now - before for now, before in zip(come, self.come, strict=True)]
            self.come = come
            if table.over:
                ends = payoffs(self.box, table, self.players, self.reward)
                worth = [step + end for step, end in zip(worth, ends, strict=True)]
            return worth
        return payoffs(self.box, table, self.players, self.reward) if table.over else None

    def any_action(self) -> int:
        """A legal action, drawn."""
        return self.table.book.action(self.table.asks[-1].kind, self.luck.choice(self.moves))

    def view(self) -> dict[str, Any]:
        """What everybody may see."""
        return self.box.view(self.table, None)

    def record(self) -> str:
        """The game so far as a record, seed included, to be looked at with `bedesten replay`."""
        if self.seed is None:
            raise OptionError("a copy with other luck has no record: its dice follow from no seed")
        game = bedesten.new(self.box.name, seed=self.seed, **self.given)
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
        twin.line = self.line[:]
        twin.come = self.come[:]
        twin.table = self.table.copy()
        twin.pages = [None] * self.players
        if seed is not None:
            twin.seed = None
            chance = generator(seed, "copy")
            if seat is not None:
                twin.table = self.box.imagine(twin.table, seat, chance)
            twin.table.generator = chance
        return twin
