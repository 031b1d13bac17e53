"""What a searching bot must be told about a game."""

from __future__ import annotations

import math
from typing import Final

from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.rule import NOTHING
from bedesten.kernel.table import Table

__all__ = ["WIN", "Judge", "bounded"]

WIN: Final = 12.0
"""What a win is worth, in logits; a defeat costs as much. Nothing else is worth more: see `bounded`."""
PLAIN: Final = 6.0
"""Up to here a lead counts in full …"""
MOST: Final = 11.5
"""… and none counts as much as this."""
BESIDES: Final = 0.02
"""How much of the lead counts besides, where the game is decided: even who has lost ends it as well as he can."""


def bounded(lead: float) -> float:
    """A lead in logits, as it counts beside a win: a small one in full, a large one less, none as much as a win."""
    beyond = abs(lead) - PLAIN
    if beyond <= 0.0:
        return lead
    room = MOST - PLAIN
    size = PLAIN + room * beyond / (room + beyond)
    return size if lead > 0.0 else -size


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """An opinion on positions of one game.

    A judge holds no game: one instance serves every table, one thread at a time. What it says rests on what lies on the
    table it is shown, so hidden hands count as they were imagined.
    """

    scale: float = 10.0
    """How much `value` makes one logit: who is ahead of another by this much is e times as likely to win."""
    longest_plan: int = 12
    """How many turns of its own a plan may have, at the most: more would rest on guesses of guesses."""
    replies: bool = True
    """Whether it is worth reckoning with what the others do between a seat's turns."""

    batched: bool = False
    """Whether it would rather be shown many positions in one call: a search then asks `values` once for each turn."""

    def values(self, tables: list[Table], seat: int) -> list[float]:
        """How good each of these positions is for a seat, at the end of a turn: what `value` says of each."""
        return [self.value(table, seat) for table in tables]

    def value(self, table: Table, seat: int) -> float:
        """How good a position is for a seat, at the end of a turn; more is better, and `scale` is the measure."""
        raise NotImplementedError

    def worth(self, table: Table, seat: int, others: float) -> float:
        """`value`, but nothing is worth more than a win: how far it is above `others`, what the other seats have as one
        where the search began (`rivals`), is bounded."""
        lead = bounded((self.value(table, seat) - others) / self.scale)
        if self.finished(table):
            lead = WIN * (2.0 * self.shares(table, self.players(table))[seat] - 1.0) + BESIDES * lead
        return others + self.scale * lead

    def finished(self, table: Table) -> bool:
        """Whether the game is over, or nothing but ties can be decided any more."""
        return table.over

    def won(self, table: Table, seat: int) -> bool:
        """Whether a seat has won alone, and nothing can change that any more."""
        return table.over and self.shares(table, self.players(table))[seat] == 1.0

    def closing(self, table: Table, seat: int) -> bool:
        """Whether the turn of this seat, which is under way, may decide the game: then all of it is worth a look."""
        return False

    def shortlist(self, table: Table, moves: list[int]) -> list[int]:
        """The moves worth a look, where most of them are not."""
        return moves

    def longlist(self, table: Table, moves: list[int]) -> list[int]:
        """The moves worth a look at the very question that is to be answered, where more may be looked at."""
        return self.shortlist(table, moves)

    def outcomes(self, table: Table) -> list[tuple[int, int]]:
        """For the ask to chance on top: outcomes that stand for all, with their weights."""
        return [(table.draw(), 1)]

    def few_outcomes(self, table: Table) -> list[tuple[int, int]]:
        """The same for a turn that is still far away, where fewer of them are enough."""
        return self.outcomes(table)

    def sampled(self, table: Table) -> bool:
        """Whether `outcomes` is a sample of very many, all alike: a search takes the first, as many as it has time for,
        and each of them begins a turn of its own."""
        return False

    def settled(self, table: Table) -> int:
        """After a sample, the answer to a question that is not worth a look then; -1 if there is none."""
        return -1

    def unbegun(self, table: Table) -> bool:
        """Whether the turn under way can be passed over: nothing in it would be left half done."""
        return False

    def pass_turn(self, table: Table) -> None:
        """The turn of the active seat, which has just begun, ends at once, as if there were nothing to do in it."""
        table.asks.clear()
        table.run()

    def blunders(self, table: Table, moves: list[int], first: bool) -> list[int]:
        """The moves that a beginner may play without a thought in a bad turn; none where it plays as well as it can.

        It never stumbles where something it could do at once would be wasted: a blunder is a poor beginning of a turn,
        not a refusal to sell what it came for.
        """
        return moves if first else NOTHING

    def players(self, table: Table) -> int:
        """How many seats the table has."""
        raise NotImplementedError

    def score(self, table: Table, seat: int) -> list[int]:
        """What decides between the players once the game is over, in order of weight."""
        raise NotImplementedError

    def chances(self, table: Table) -> list[float]:
        """How likely each seat is to win; together 1. Once the game is over the winners share it."""
        players = self.players(table)
        if table.over:
            return self.shares(table, players)
        values = [self.value(table, seat) / self.scale for seat in range(players)]
        best = max(values)
        found = [math.exp(value - best) for value in values]
        total = 0.0
        for weight in found:
            total += weight
        return [weight / total for weight in found]

    def certainty(self, table: Table) -> float:
        """How many times as sure of `chances` one may be where strong bots play on, counted in logits: a judge that
        learned from quick games, in which more goes wrong, is too careful for them."""
        return 1.0

    def rivals(self, table: Table, seat: int) -> float:
        """What the other seats have, as one: by how much a seat's `value` is above it tells its odds against all."""
        values: list[float] = []
        for other in range(self.players(table)):
            if other != seat:
                values.append(self.value(table, other) / self.scale)
        best = max(values)
        total = 0.0
        for value in values:
            total += math.exp(value - best)
        return self.scale * (best + math.log(total))

    def shares(self, table: Table, players: int) -> list[float]:
        """The win of a game that is over, shared by those who are tied for it."""
        scores = [self.score(table, seat) for seat in range(players)]
        best = max(scores)
        winners = scores.count(best)
        return [1.0 / winners if score == best else 0.0 for score in scores]
