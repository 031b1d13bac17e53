"""Who can win in this turn without luck does so, at every level from the vizier up.

The wins are found here by trying every legal line of a turn, without the bots' own lists of what is worth a look.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

import bedesten
from bedesten.bots import make
from bedesten.kernel.game import Game

WANTED = int(os.environ.get("BEDESTEN_WINS", "12"))
"""Positions with an open win that each level is shown; more say more."""
LINES = 3000
"""Positions looked at for one turn, at the most."""
TURNS = 90
NEAR = 2
"""Rubies that one turn may bring."""
SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "istanbul": ("istanbul", {}),
    "great-bazaar": ("istanbul", {"expansions": ["mocha", "letters"]}),
    "dicegame": ("dicegame", {}),
}


class Wins:
    """Looks for a line of the turn under way after which the game is over and won by one seat alone."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.turn = game.turn
        self.looked = 0
        self.line: list[int] = []
        """The line that wins, from its end."""

    def found(self, table: Any) -> bool:
        self.looked += 1
        if table.over:
            scores = [list(self.game.box.score(table, one).values()) for one in range(len(table.seats))]
            return scores.count(max(scores)) == 1 and scores[self.seat] == max(scores)
        if self.looked > LINES or table.turn != self.turn or table.asks[-1].seat != self.seat:
            return False
        for move in table.moves():
            after = table.copy()
            after.play(move)
            if self.found(after):
                self.line.append(move)
                return True
        return False


def open_wins(game: str, options: dict[str, Any], players: int) -> Iterator[Game]:
    """Positions, from games of quick bots, in which a turn begins that can win without luck."""
    for seed in range(10_000):
        played = bedesten.new(game, players=players, seed=seed, **options)
        bots = [make("merchant", seat) for seat in range(players)]
        turn = -1
        while not played.over and played.turn < TURNS * players:
            seat = played.actor
            assert seat is not None
            if played.turn != turn and seat == played.active:
                turn = played.turn
                table: Any = played.table()
                table.manual = True
                lacking = table.bazaar.target - table.seats[seat].rubies
                if lacking <= NEAR and Wins(played, seat).found(table):
                    yield played.copy()
            played.play(bots[seat].choose(played.sight(seat)))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("level", ["vizier", "grand-vizier"])
def test_an_open_win_is_taken(level: str, setup: str, players: int) -> None:
    name, options = SETUPS[setup]
    wins = open_wins(name, options, players)
    for number in range(WANTED):
        game = next(wins)
        seat, turn, start = game.actor, game.turn, game.record(reveal=True)
        assert seat is not None
        bot = make(level, number)
        while not game.over and game.turn == turn:
            assert game.actor == seat
            game.play(bot.choose(game.sight(seat)))
        won = game.over and game.winners() == [seat]
        assert won, f"{level} has declined to win:\n{start}"
