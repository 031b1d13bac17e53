"""Playing the games of a dataset. Each follows from the order's seed and its own index alone."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

import bedesten
from bedesten.bots import listed, make
from bedesten.envs.observations.finding import encoder_of
from bedesten.envs.play.rewards import payoffs
from bedesten.envs.running import with_lists
from bedesten.kernel.boxes import box_of
from bedesten.kernel.errors import BedestenError, OptionError

__all__ = ["Order", "PlayedGames", "play_games"]

LIMIT = 100_000
"""Decisions after which something must be wrong with the bots."""


@dataclass(frozen=True)
class Order:
    """What is to be played."""

    games: int
    bots: tuple[str, ...]
    """One for all seats, or one for each; if they differ they change seats from game to game."""
    seed: int
    game: str = "istanbul"
    options: dict[str, Any] = field(default_factory=dict)

    @staticmethod
    def of(games: int, bots: str, seed: int, game: str, options: dict[str, Any]) -> Order:
        """A checked order."""
        checked = box_of(game).options(with_lists(options), 0)
        players = checked.players
        if "components" in options:  # the values themselves, so that the dataset needs no file besides
            options = {**options, "components": checked.as_dict()["components"]}
        names = listed(bots)
        for name in names:
            make(name).check_game(game)  # knows which there are
        if len(names) == 1:
            names = names * players
        if len(names) != players:
            raise OptionError(f"bots: one for all, or one for each of the {players} seats, not {len(names)}")
        if games < 1:
            raise OptionError(f"games: 1 or more, not {games}")
        return Order(games, tuple(names), seed, game, with_lists(options))

    def game_seed(self, index: int) -> int:
        words = f"bedesten dataset {self.seed} {index}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big") >> 11

    def seated(self, index: int) -> list[str]:
        """Who sits where in a game."""
        turn = index % len(self.bots)
        return list(self.bots[turn:] + self.bots[:turn])


class PlayedGames:
    """The rows of some games, column by column."""

    def __init__(self) -> None:
        self.games: dict[str, list[Any]] = {
            name: []
            for name in ("game", "seed", "bots", "ranks", "start", "decisions", "turns", "moves", "fingerprint")
        }
        self.decisions: dict[str, list[Any]] = {
            name: []
            for name in (
                "game",
                "number",
                "seat",
                "turn",
                "question",
                "observation",
                "legal",
                "action",
                "rank",
                "payoff",
            )
        }


def play_games(order: Order, first: int, stop: int) -> PlayedGames:
    """Play the games from `first` up to `stop`, `stop` not included."""
    played = PlayedGames()
    for index in range(first, stop):
        try:
            _play(order, index, played)
        except BedestenError:
            raise
        except Exception as error:
            raise BedestenError(f"game {index} failed: {type(error).__name__}: {error}") from error
    return played


def _play(order: Order, index: int, played: PlayedGames) -> None:
    seed = order.game_seed(index)
    names = order.seated(index)
    game = bedesten.new(order.game, seed=seed, **order.options)
    seats = [make(name, order.game_seed(index) + 1 + seat) for seat, name in enumerate(names)]
    encoder = encoder_of(game.table())
    rows = played.decisions
    before = len(rows["game"])
    moves: list[int] = []
    while (seat := game.actor) is not None:
        if len(moves) >= LIMIT:
            raise BedestenError(f"game {index} (seed {seed}) is not over after {LIMIT} decisions")
        table = game.table()
        move = seats[seat].choose(game.sight(seat))
        rows["game"].append(index)
        rows["number"].append(len(moves))
        rows["seat"].append(seat)
        rows["turn"].append(table.turn)
        rows["question"].append(game.question)
        rows["observation"].append(encoder.values(table, seat))
        rows["legal"].append(sorted([game.action(other) for other in game.moves()]))
        rows["action"].append(game.action(move))
        moves.append(move)
        game.play(move)
    ranks = [0] * len(seats)
    for standing in game.standings():
        ranks[standing.seat] = standing.rank
    worth = payoffs(game.box, game.table(), len(seats), "place")
    for seat in rows["seat"][before:]:
        rows["rank"].append(ranks[seat])
        rows["payoff"].append(worth[seat])
    last = game.state()
    values = (index, seed, names, ranks, last["start"], len(moves), last["turn"], moves, game.fingerprint())
    for name, value in zip(played.games, values, strict=True):
        played.games[name].append(value)
