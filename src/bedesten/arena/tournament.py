"""A tournament: bots, settings and matches, from a small TOML file or from what stands in for one. Checked at once."""

from __future__ import annotations

import secrets
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import ceil
from pathlib import Path
from typing import Any, Final

import bedesten
from bedesten.arena.entrant import Entrant
from bedesten.arena.identity import bot_digest, engine_digest
from bedesten.arena.matches import KINDS, Match, Orders, orders_of
from bedesten.arena.plan import LIMIT, Plan
from bedesten.bots import listed
from bedesten.kernel.errors import OptionError

__all__ = ["GameSetting", "Tournament", "bot_names", "make_tournament", "read_file"]

KEYS: Final = ("title", "seed", "limit", "bots", "setting", "match")
MATCH_KEYS: Final = ("kind", "bots", "settings", "games", "table", "goal", "looks", "margin")
GAMES: Final = 100
DEFAULTS: Final[dict[str, Any]] = {"title": "Tournament", "seed": 1, "limit": LIMIT, "bots": {}, "setting": []}


@dataclass(frozen=True)
class GameSetting:
    """A game with its options, under a name."""

    name: str
    game: str
    players: int
    options: dict[str, Any]
    """With `players`, and with a component file's content in place of its path."""

    def words(self) -> str:
        """What is played, in a line."""
        named = [f"{self.players} players"]
        for option, value in self.options.items():
            if option != "players":
                text = " and ".join(map(str, value)) if isinstance(value, list) else str(value)
                named.append("own components" if option == "components" else f"{option.replace('_', ' ')} {text}")
        return ("The Dice Game" if self.game == "dicegame" else "Istanbul") + ", " + ", ".join(named)


@dataclass(frozen=True)
class Tournament:
    """All matches, and what they are made of."""

    title: str
    seed: int
    entrants: tuple[Entrant, ...]
    """As they were listed, the weakest first if it is a ladder."""
    settings: tuple[GameSetting, ...]
    matches: tuple[Match, ...]
    source: dict[str, Any]
    """What `make_tournament` made it from, JSON-ready, every default filled in."""

    @property
    def games(self) -> int:
        """At the most: matches may stop before."""
        return sum(match.games for match in self.matches)

    def setting(self, name: str) -> GameSetting:
        return next(setting for setting in self.settings if setting.name == name)

    def identity(self) -> dict[str, Any]:
        """What results must share to be counted together, JSON-ready."""
        return {
            "bedesten": bedesten.__version__,
            "engine": engine_digest(),
            "bots": {entrant.name: bot_digest(entrant.bot) for entrant in self.entrants},
            "tournament": self.source,
        }


def read_file(path: Path) -> Tournament:
    """The tournament of a TOML file. Component files are looked for beside it."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OptionError(f"{path}: {error}") from error
    for setting in given.get("setting", []):
        if isinstance(setting, dict) and isinstance(setting.get("components"), str):
            setting["components"] = str(path.parent / setting["components"])
    try:
        return make_tournament(given)
    except OptionError as error:
        raise OptionError(f"{path}: {error}") from error


def make_tournament(given: Mapping[str, Any]) -> Tournament:
    """Check what was given, and fill in the rest.

    `bots` gives names to bots that need one, `setting` is a list of games with their options and a `name`, `match` a
    list of `kind` (ladder, round-robin or mirror), `bots`, `settings`, `games`, `table`, `goal`, `looks` and `margin`.
    """
    _known("a tournament", given, KEYS)
    source = {**DEFAULTS, **given}
    seed, limit = _number("seed", source["seed"], 0), _number("limit", source["limit"], 1)
    settings = [_setting(setting) for setting in _listed("setting", source["setting"] or [{}])]
    names = [setting.name for setting in settings]
    _unique("setting", names)
    wanted = [_match(match, names) for match in _listed("match", source.get("match", []))]
    if not wanted:
        raise OptionError("match: there must be one")
    entrants = _entrants(source["bots"], wanted)
    matches: list[Match] = []
    for match in wanted:
        for name in match["settings"]:
            setting = settings[names.index(name)]
            for upper, lower in _pairs(match["kind"], match["bots"]):
                matches.append(_made(match, setting, entrants[upper], entrants[lower], seed, limit))
    _unique("match", [match.key for match in matches])
    source["bots"] = {entrant.name: entrant.bot for entrant in entrants.values()}
    source["setting"] = [{"name": s.name, "game": s.game, **s.options} for s in settings]
    source["match"] = wanted
    listed = tuple(entrants.values())
    return Tournament(str(source["title"]), seed, listed, tuple(settings), tuple(matches), source)


def bot_names(text: str) -> list[str]:
    """The bots of a line, between commas or `<`."""
    return listed(text.replace("<", ","))


def _setting(given: Mapping[str, Any]) -> GameSetting:
    options = {key: value for key, value in given.items() if key not in ("name", "game")}
    for option in ("seed", "chance", "names", "start"):
        if option in options:
            raise OptionError(f"setting: {option} is not for tournaments, in which it comes from the seed")
    game = str(given.get("game", "istanbul"))
    first = bedesten.new(game, seed=0, **options)
    players = int(first.options.players)
    if options.get("components") is not None:
        options["components"] = first.options.as_dict()["components"]
    options["players"] = players
    return GameSetting(str(given.get("name", f"{game}-{players}")), game, players, options)


def _match(given: Mapping[str, Any], settings: list[str]) -> dict[str, Any]:
    _known("a match", given, MATCH_KEYS)
    kind = given.get("kind")
    if kind not in KINDS:
        raise OptionError(f"kind: one of {', '.join(KINDS)}, not {kind!r}")
    bots = given.get("bots")
    if not isinstance(bots, list) or not all(isinstance(bot, str) and bot for bot in bots):
        raise OptionError(f"match: bots is a list of names, not {bots!r}")
    if len(bots) < (1 if kind == "mirror" else 2):
        raise OptionError(f"match: a {kind} needs at least two bots")
    _unique("bot", bots)
    chosen = given.get("settings", settings)
    for name in _listed_words("settings", chosen):
        if name not in settings:
            raise OptionError(f"settings: any of {', '.join(settings)}, not {name!r}")
    goal = given.get("goal")
    if goal is not None and not (isinstance(goal, int | float) and 0 < goal < 1):
        raise OptionError(f"goal: a share between 0 and 1, not {goal!r}")
    margin = given.get("margin")
    if margin is not None and not (isinstance(margin, int | float) and 0 < margin < 1):
        raise OptionError(f"margin: a share between 0 and 1, not {margin!r}")
    return ({} if margin is None else {"margin": float(margin)}) | {
        "kind": kind,
        "bots": bots,
        "settings": list(chosen),
        "games": _number("games", given.get("games", GAMES), 1),
        "table": str(given.get("table", "half" if kind == "round-robin" else "one")),
        "goal": goal,
        "looks": _number("looks", given.get("looks", 1), 1),
    }


def _entrants(named: Any, wanted: list[dict[str, Any]]) -> dict[str, Entrant]:
    """All bots of all matches by name. A bot without a name is called what it is made of."""
    if not isinstance(named, Mapping) or not all(isinstance(bot, str) for bot in named.values()):
        raise OptionError("bots: names, each with a bot")
    used = dict.fromkeys(bot for match in wanted for bot in match["bots"])
    listed = [name for name in named if name in used] + [name for name in used if name not in named]
    found = {name: Entrant(name, str(named.get(name, name))) for name in listed}
    for entrant in found.values():
        entrant(0)  # knows which bots there are
    return found


def _pairs(kind: str, bots: list[str]) -> Iterator[tuple[str, str]]:
    """Upper and lower: in a ladder neighbours, else everybody with everybody who was listed before."""
    if kind == "mirror":
        yield from ((bot, bot) for bot in bots)
    elif kind == "ladder":
        yield from ((upper, lower) for lower, upper in pairwise(bots))
    else:
        yield from ((upper, lower) for lower, upper in combinations(bots, 2))


def _made(
    wanted: Mapping[str, Any], setting: GameSetting, upper: Entrant, lower: Entrant, seed: int, limit: int
) -> Match:
    for entrant in (upper, lower):
        entrant(0).check_game(setting.game)
    if wanted["kind"] == "mirror":
        orders: Orders = ((upper,) * setting.players,)
        fair = 1.0
        key = f"{setting.name}/{upper.name}"
    else:
        orders, fair = orders_of(wanted["table"], setting.players, upper, lower)
        key = f"{setting.name}/{upper.name} vs {lower.name}"
    plan = Plan(
        games=ceil(wanted["games"] / len(orders)) * len(orders),
        bots=orders[0],
        seed=seed,
        game=setting.game,
        options=setting.options,
        rotate=True,
        limit=limit,
        records=None,
        token=secrets.token_hex(4),
        orders=orders,
        match=key,
        keep=True,
    )
    goal = fair if wanted["goal"] is None else float(wanted["goal"])
    looks = 1 if wanted["kind"] == "mirror" else wanted["looks"]
    deals = plan.games // len(orders)
    margin = 0.0 if wanted["kind"] == "mirror" else wanted.get("margin", 0.0)
    if margin and goal + margin >= 1:
        raise OptionError(f"margin: {margin:g} above the goal of {goal:g} is no share that anybody can have")
    return Match(key, wanted["kind"], setting.name, upper, lower, fair, goal, deals, looks, plan, margin)


# ── Checks ─────────────────────────────────────────────────────────────────────────────────────────────────


def _known(what: str, given: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    for key in given:
        if key not in keys:
            raise OptionError(f"{what} has no {key!r}; it has {', '.join(keys)}")


def _number(name: str, value: Any, least: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise OptionError(f"{name}: a whole number from {least} on, not {value!r}")
    return value


def _listed(name: str, value: Any) -> list[Mapping[str, Any]]:
    if not isinstance(value, list) or not all(isinstance(one, Mapping) for one in value):
        raise OptionError(f"{name}: a list of tables, written [[{name}]]")
    return value


def _listed_words(name: str, value: Any) -> list[str]:
    if not isinstance(value, list) or not value:
        raise OptionError(f"{name}: a list of names, not {value!r}")
    return value


def _unique(what: str, names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise OptionError(f"{what}: {name!r} is there twice")
