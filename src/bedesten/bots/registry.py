"""Bots by their specs: a name, and options after a colon, as in ``planner:depth=3,style=gem-buyer``."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from bedesten.bots.bot import Bot
from bedesten.bots.fallback import FallbackBot
from bedesten.bots.judges import is_own
from bedesten.bots.levels import SPECS
from bedesten.bots.load import in_file, installed, make_own
from bedesten.bots.random_bot import RandomBot
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.champion import ChampionBot
from bedesten.bots.search.greedy import ApprenticeBot, GreedyBot
from bedesten.bots.search.mcts import MctsBot
from bedesten.bots.search.planner import PlannerBot
from bedesten.bots.search.strategist import StrategistBot
from bedesten.kernel.errors import OptionError

__all__ = ["ALGORITHMS", "BOTS", "Algorithm", "is_bot", "is_program", "known", "listed", "make"]

NUMBERS: Final = {
    "iterations": (1, 1_000_000),
    "ms": (1, 600_000),
    "depth": (1, 12),
    "width": (1, 200),
    "blunders": (0, 100),
    "replies": (0, 12),
}
"""Options that are whole numbers, with the least and the most."""
PROGRAMS: Final = ("exec", "tcp")
"""How a bot begins that is a program of its own: one that is started, one that listens."""
OPTION: Final = re.compile(r"[a-z_]+\s*=")
"""How a word begins that is an option of the bot before it, and no bot of its own."""


class Algorithm:
    """A way to play, and the options that it takes."""

    def __init__(self, kind: Callable[..., Bot], options: tuple[str, ...]) -> None:
        self.kind = kind
        self.options = options


THINKING: Final = ("judge", "style", "iterations", "ms")

ALGORITHMS: Final[dict[str, Algorithm]] = {
    "random": Algorithm(RandomBot, ()),
    "apprentice": Algorithm(ApprenticeBot, ("blunders", "judge", "style")),
    "greedy": Algorithm(GreedyBot, THINKING),
    "planner": Algorithm(PlannerBot, ("depth", "width", "replies", *THINKING)),
    "mcts": Algorithm(MctsBot, THINKING),
    "champion": Algorithm(ChampionBot, ("depth", *THINKING)),
    "strategist": Algorithm(StrategistBot, ("depth", *THINKING)),
}
"""The ways to play that bots are made of, by name."""


BOTS: Final[dict[str, Callable[..., Bot]]] = {}
"""What makes a bot from a seed and options, by name: the levels, the weakest first, then the ways to play."""


def make(spec: str, seed: int = 0) -> Bot:
    """A bot by its spec: a level, a way to play, a file and a class, a program, or what an installed package offers."""
    spec = spec.strip()
    if is_program(spec):
        from bedesten.bots.protocol.program_bot import program_bot

        return program_bot(spec, seed)
    if in_file(spec):
        return make_own(spec, seed)
    name, options = _parsed(spec)
    if name in BOTS:
        _check_options(name, options)
        return BOTS[name](seed, **options)
    if name in installed():
        if options:
            raise OptionError(f"bots: {name} takes no options here")
        return make_own(name, seed)
    raise OptionError(
        f"bots: any of {', '.join(known())}, a file and a class as in ./my_bot.py:MyBot, or a program as in "
        f"exec:./my-bot, not {spec!r}"
    )


def known() -> list[str]:
    """The names of all bots: levels, ways to play, and those of installed packages."""
    return [*BOTS, *(name for name in installed() if name not in BOTS)]


def is_bot(spec: str) -> bool:
    """Whether these words are meant as a bot, and not as a person's name."""
    name = spec.partition(":")[0]
    return is_program(spec) or in_file(spec) or name in BOTS or name in installed()


def is_program(spec: str) -> bool:
    """Whether these words mean a program that is started or connected to, so that only who plays may name it."""
    return spec.strip().partition(":")[0] in PROGRAMS


def listed(specs: str) -> list[str]:
    """Several specs with commas between them; the options of one have commas between them, too."""
    found: list[str] = []
    for word in specs.split(","):
        word = word.strip()
        if found and OPTION.match(word):
            found[-1] += "," + word
        elif word:
            found.append(word)
    return found


def _parsed(spec: str) -> tuple[str, dict[str, str]]:
    name, colon, rest = spec.strip().partition(":")
    options: dict[str, str] = {}
    for part in rest.split(",") if colon else []:
        key, equals, value = part.partition("=")
        if not equals or not key.strip() or not value.strip():
            raise OptionError(f"bots: options are written as in {name}:ms=100,style=gem-buyer, not {spec!r}")
        options[key.strip()] = value.strip()
    return name, options


def _number(name: str, key: str, value: str) -> int:
    least, most = NUMBERS[key]
    if not value.isascii() or not value.isdigit() or not least <= int(value) <= most:
        raise OptionError(f"bots: {name}: {key} is a whole number from {least} to {most}, not {value!r}")
    return int(value)


def _check_options(name: str, options: dict[str, str]) -> None:
    """Refuse options that a level or a way to play does not have."""
    kind = _parsed(SPECS.get(name, name))[0]
    if kind not in ALGORITHMS:
        return
    way = ALGORITHMS[kind]
    for key in options:
        if key not in way.options:
            takes = ", ".join(way.options) or "none"
            raise OptionError(f"bots: {kind} has no option {key!r}; it takes: {takes}")


def _algorithm(name: str, seed: int = 0, **options: str) -> Bot:
    """A bot that plays in one of the ways."""
    way = ALGORITHMS[name]
    given: dict[str, Any] = {}
    for key, value in options.items():
        given[key] = _number(name, key, value) if key in NUMBERS else value
    iterations = given.pop("iterations", 0)
    ms = given.pop("ms", 0)
    if "ms" in way.options and (iterations or ms):
        given["budget"] = Budget(iterations, ms)
    bot = way.kind(seed, **given)
    if isinstance(bot, RandomBot) or is_own(given.get("judge", "")):
        return bot  # what goes wrong in a judge of one's own, its author must hear of
    return FallbackBot(bot, GreedyBot(seed), name)


def _level(spec: str, seed: int = 0, **options: str) -> Bot:
    """The bot of a level; options given replace its own, and one budget the other."""
    name, own = _parsed(spec)
    if "ms" in options or "iterations" in options:
        own.pop("ms", None)
        own.pop("iterations", None)
    return _algorithm(name, seed, **(own | options))


def _enter_all() -> None:
    for name, spec in SPECS.items():
        BOTS[name] = partial(_level, spec)
    for name in ALGORITHMS:
        BOTS.setdefault(name, partial(_algorithm, name))


_enter_all()
