"""What is to be played: so many games, by whom, with which options, from which seed. Checked before anything starts."""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from pathlib import Path
from typing import Any, Final

import bedesten
from bedesten.arena.seeds import any_seed, game_seed
from bedesten.bots import listed, make
from bedesten.bots.bot import Bot
from bedesten.istanbul.options import Options
from bedesten.kernel.errors import BedestenError, OptionError

__all__ = ["LIMIT", "TRACKS", "BotMaker", "Plan", "bot_name", "make_bot", "prepare", "seatings"]

TRACKS: Final = (
    *(f"{colour} goods" for colour in ("red", "green", "yellow", "blue")),
    "left carpet",
    "right carpet",
    "mosque",
)
"""Where rubies come from in The Dice Game, by number."""

LIMIT: Final = 100_000
"""Decisions after which a game is given up. Random players need about 3,000, and rarely 10,000."""

BotMaker = str | Callable[[int], Bot]
"""A bot by its name, or whatever makes one from a seed: its class, say. It must pickle, so no lambda."""


@dataclass(frozen=True)
class Plan:
    """A simulation, whole and checked. It pickles, and each of its games can be played alone, anywhere."""

    games: int
    bots: tuple[BotMaker, ...]
    """As they were listed: one for each seat."""
    seed: int
    game: str
    options: dict[str, Any]
    """As they were given, but with a component file's content in place of its path."""
    rotate: bool
    """Whether the bots take turns in the order of play; else they keep their seats."""
    limit: int
    records: str | None
    """The folder for records."""
    token: str
    """Marks the unfinished files of this run."""
    orders: tuple[tuple[BotMaker, ...], ...] = ()
    """If there are any, each deal is played once in each of these orders of play: games 0, 1, … share a deal."""
    match: str = ""
    """Which match of a tournament this is; its results bear that name."""
    keep: bool = False
    """Whether a result brings the record of its game along, wherever it was played."""

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def names(self) -> list[str]:
        """The bots' names, as they were listed."""
        return [bot_name(bot) for bot in self.bots]

    @property
    def place_names(self) -> dict[int, str]:
        """What the places that rubies come from are called, by number."""
        options = self._any_game().options
        return options.place_names if isinstance(options, Options) else dict(enumerate(TRACKS))

    def settings(self) -> dict[str, object]:
        """Everything that makes the games what they are, JSON-ready."""
        options = self._any_game().options.as_dict()
        if options.get("layout") == "random":
            del options["board"]  # each game has its own
        return {
            "games": self.games,
            "bots": self.names,
            "rotate": self.rotate,
            "seed": self.seed,
            "game": self.game,
            "options": options,
            "limit": self.limit,
            "records": self.records,
        }

    def begin(self, index: int) -> tuple[bedesten.Game, tuple[BotMaker, ...]]:
        """One game of the plan, before its first move, and who sits where."""
        deal, way = divmod(index, len(self.orders)) if self.orders else (index, index)
        game = bedesten.new(self.game, seed=game_seed(self.seed, deal), **self.options)
        seated = self.bots
        if self.orders or self.rotate:
            start = _starting_seat(game)
            ways = self.orders or seatings(self.bots)
            order = ways[way % len(ways)]
            seated = tuple(order[(seat - start) % len(order)] for seat in range(len(order)))
        game.names = [bot_name(bot) for bot in seated]
        return game, seated

    def _any_game(self) -> bedesten.Game:
        return bedesten.new(self.game, seed=self.seed, **self.options)


def prepare(
    games: int,
    bots: BotMaker | Sequence[BotMaker] = "random",
    *,
    seed: int | None = None,
    rotate: bool | None = None,
    limit: int = LIMIT,
    records: str | os.PathLike[str] | None = None,
    game: str = "istanbul",
    **options: Any,
) -> Plan:
    """Check everything, and fill in what was left open.

    `bots` has one bot for each seat, or a single one for all seats; names may stand in one string, between commas.
    Without `players` there are as many players as bots, or as many as usual if a single one was named. Bots that
    differ take turns in the order of play unless `rotate` is False.
    """
    _check_number("games", games)
    _check_number("limit", limit)
    for name in ("chance", "names"):
        if name in options:
            raise OptionError(f"{name}: not for simulations, in which dice come from the seed and names from the bots")
    listed = _listed(bots, game)
    if len(listed) > 1:
        options.setdefault("players", len(listed))
    seed = any_seed() if seed is None else seed
    first = bedesten.new(game, seed=seed, **options)
    players = first.options.players
    if len(listed) == 1:
        listed = listed * players
    if len(listed) != players:
        raise OptionError(f"bots: one for each of the {players} players, or one for all, not {len(listed)}")
    if options.get("components") is not None:
        options["components"] = first.options.as_dict()["components"]
    rotate = len(set(listed)) > 1 if rotate is None else rotate
    folder = None if records is None else _folder(records)
    return Plan(games, tuple(listed), seed, game, options, rotate, limit, folder, secrets.token_hex(4))


def make_bot(bot: BotMaker, seed: int) -> Bot:
    """A bot, by its name or from its maker."""
    if isinstance(bot, str):
        return make(bot, seed)
    return bot(seed)


def bot_name(bot: BotMaker) -> str:
    """What a bot is called in results and records."""
    return bot if isinstance(bot, str) else str(getattr(bot, "__name__", bot))


@lru_cache(maxsize=32)
def seatings(bots: tuple[BotMaker, ...]) -> list[tuple[BotMaker, ...]]:
    """All different orders of play for these bots, each once.

    They come in rounds, in which everybody moves one place on each time, so that soon each bot has begun, been second
    and so on. One round keeps everybody's neighbours; together the rounds have everybody before and behind everybody.
    """
    found: dict[tuple[BotMaker, ...], None] = {}
    for others in permutations(bots[1:]):
        seated = (bots[0], *others)
        for _ in bots:
            found.setdefault(seated)
            seated = (seated[-1], *seated[:-1])
    return list(found)


def _starting_seat(game: bedesten.Game) -> int:
    start = game.state()["start"]
    assert isinstance(start, int)
    return start


def _listed(bots: BotMaker | Sequence[BotMaker], game: str) -> list[BotMaker]:
    if isinstance(bots, str) and not all(word.strip() for word in bots.split(",")):
        raise OptionError(f"bots: a name is missing in {bots!r}")
    named = listed(bots) if isinstance(bots, str) else bots
    found: list[BotMaker] = [*named] if isinstance(named, Sequence) else [named]
    for bot in found:
        if isinstance(bot, str):
            make(bot).check_game(game)  # knows which names there are
        elif not callable(bot):
            raise OptionError(f"bots: names, or classes of bots, not {bot!r}")
    return found


def _check_number(name: str, value: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise OptionError(f"{name}: a whole number from 1 on, not {value!r}")


def _folder(path: str | os.PathLike[str]) -> str:
    """The folder for records, made if need be; a file is put there and taken away, to be sure."""
    folder = Path(path).absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise BedestenError(f"records: can't write to {os.fspath(path)}: {error.strerror or error}") from error
    return str(folder)
