"""The matches of a tournament: who sits at the table with whom, and in which orders each deal is played.

Every deal is played in all orders of play that its table allows, so that each bot has each seat of the same deal. What
is compared is the share of victories of the *upper* bot, deal by deal.

one     one seat for the upper bot, all others for the lower one: its fair share is one part in n.
half    as many seats for the one as for the other; with an odd number each deal is played both ways. Fair is one half.
mirror  all seats for the same bot: nothing to compare, but rounds to count.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from bedesten.arena.entrant import Entrant
from bedesten.arena.plan import BotMaker, Plan, seatings
from bedesten.arena.seeds import game_seed
from bedesten.arena.sequential import STEP
from bedesten.kernel.errors import OptionError

__all__ = ["KINDS", "TABLES", "Match", "Orders", "orders_of"]

KINDS: Final = ("ladder", "round-robin", "mirror")
TABLES: Final = ("one", "half")
FEWEST: Final = 8
"""Deals before anybody may look: with fewer an interval means little."""

Orders = tuple[tuple[BotMaker, ...], ...]


@dataclass(frozen=True)
class Match:
    """Many deals between two bots (or of one bot alone) in one setting."""

    key: str
    """Unique in its tournament."""
    kind: str
    setting: str
    upper: Entrant
    lower: Entrant
    fair: float
    """The upper bot's share if both were equally strong."""
    goal: float
    """What is asked: is its share higher than this?"""
    deals: int
    """At the most."""
    looks: int
    """How often it may be looked at, to stop once the answer is clear."""
    plan: Plan
    margin: float = 0.0
    """If there is one, the match is a sequential test: is the share the goal, or higher by so much? Then `looks` has no
    say."""

    @property
    def ways(self) -> int:
        """In how many orders of play each deal is played."""
        return len(self.plan.orders)

    @property
    def games(self) -> int:
        """At the most."""
        return self.deals * self.ways

    @property
    def mirror(self) -> bool:
        return self.kind == "mirror"

    def stops(self) -> list[int]:
        """After how many deals it is looked at: each time twice as many as before, the last time at all; in a
        sequential test after each few."""
        if self.margin:
            return [*range(STEP, self.deals, STEP), self.deals]
        found = [ceil(self.deals / 2**i) for i in reversed(range(self.looks))]
        return [stop for stop in found if stop >= min(FEWEST, self.deals)] or [self.deals]

    def deal(self, index: int) -> int:
        """Which deal a game belongs to."""
        return index // self.ways

    def seed(self, index: int) -> int:
        """The seed of a game."""
        return game_seed(self.plan.seed, self.deal(index))

    def game_key(self, index: int) -> str:
        """A name for one game, unique in the tournament."""
        return f"{self.key}#{index}"


def orders_of(table: str, players: int, upper: BotMaker, lower: BotMaker) -> tuple[Orders, float]:
    """The orders of play in which each deal is played, and the fair share of the upper bot."""
    if table not in TABLES:
        raise OptionError(f"table: one of {', '.join(TABLES)}, not {table!r}")
    if table == "one" or players == 2:
        return tuple(seatings((upper, *[lower] * (players - 1)))), 1 / players
    found: list[tuple[BotMaker, ...]] = []
    for seats in sorted({players // 2, players - players // 2}):
        found += seatings((*[upper] * seats, *[lower] * (players - seats)))
    return tuple(found), 0.5
