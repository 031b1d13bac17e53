"""What a set of games shows, JSON-ready: for each setting seats, length, rubies, visits and layouts."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from bedesten.arena.outcomes import quartiles
from bedesten.arena.tally import Z95, wilson
from bedesten.study.diversity import between, bootstrap, diversity, winners_visits, within
from bedesten.study.facts import Facts

__all__ = ["findings", "seat_advantage"]

CHANCES: Final = 2000
"""Studies without any advantage that a real one is compared with."""

FEWEST: Final = 3
"""Games of one random board that make it a layout of its own; else it counts among the random ones."""


def findings(games: Iterable[Facts]) -> list[dict[str, Any]]:
    """For each setting what its games show. Games without end are told, and left out."""
    by_setting: defaultdict[str, list[Facts]] = defaultdict(list)
    for game in games:
        by_setting[game.setting].append(game)
    return [_setting(setting, found) for setting, found in sorted(by_setting.items())]


def seat_advantage(wins: Sequence[float], games: int) -> dict[str, float]:
    """How far apart the best and the worst place in the order of play are.

    Chance alone drives them apart, too: `chance` is how far on average, `chance_high` how far in 19 of 20 studies at
    the most, `p` how often at least as far as here, all in as many games among equals. (Their victories are drawn from
    a normal distribution.)
    """
    spread = (max(wins) - min(wins)) / games
    luck = random.Random(games)
    width = 1 / sqrt(games * len(wins))
    spreads = []
    for _ in range(CHANCES):
        among_equals = [luck.gauss(0, width) for _ in wins]
        spreads.append(max(among_equals) - min(among_equals))
    spreads.sort()
    beyond = sum(one >= spread - 1e-9 for one in spreads)
    return {
        "advantage": spread,
        "chance": fmean(spreads),
        "chance_high": spreads[CHANCES * 19 // 20],
        "p": (beyond + 1) / (CHANCES + 1),
    }


def _setting(setting: str, games: list[Facts]) -> dict[str, Any]:
    over = [game for game in games if game.over]
    found: dict[str, Any] = {
        "setting": setting,
        "game": games[0].game,
        "players": games[0].players,
        "games": len(games),
        "given_up": len(games) - len(over),
    }
    if not over:
        return found
    layouts = _layouts(over)
    return found | {
        "seats": _seats(over),
        "length": _length(over),
        "rubies": _by_winner(over, "rubies"),
        "visits": _by_winner(over, "visits"),
        "layouts": [_layout(name, of) for name, of in layouts.items()],
    }


def _wins(games: list[Facts]) -> list[float]:
    """By place in the order of play; a shared victory counts in parts."""
    wins = [0.0] * games[0].players
    for game in games:
        for seat in game.winners:
            wins[game.order(seat)] += 1 / len(game.winners)
    return wins


def _seats(games: list[Facts]) -> dict[str, Any]:
    wins = _wins(games)
    rows = []
    for order, won in enumerate(wins):
        low, high = wilson(won, len(games))
        rows.append({"order": order + 1, "wins": won, "share": won / len(games), "low": low, "high": high})
    return {"fair": 1 / len(wins), "order": rows, **seat_advantage(wins, len(games))}


def _length(games: list[Facts]) -> dict[str, Any]:
    rounds = sorted(game.rounds for game in games)
    low, middle, high = quartiles(rounds)
    mean, error = _mean(rounds)
    return {
        "mean": mean,
        "low": mean - error,
        "high": mean + error,
        "quartiles": [low, middle, high],
        "min": rounds[0],
        "max": rounds[-1],
        "counts": sorted(Counter(rounds).items()),
    }


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """With half the width of its 95 % interval."""
    return fmean(values), Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def _by_winner(games: list[Facts], what: str) -> list[dict[str, Any]]:
    """For each place how often a winner, and one of the others, comes across it in a game."""
    totals: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    seats: Counter[bool] = Counter()
    for game in games:
        for seat, counts in enumerate(getattr(game, what)):
            won = seat in game.winners
            seats[won] += 1
            totals[won].update(counts)
    names = sorted(totals[True] | totals[False], key=lambda name: (-totals[True][name] / seats[True], name))
    everything = totals[True].total() + totals[False].total()
    return [
        {
            "name": name,
            "winners": totals[True][name] / seats[True],
            "others": totals[False][name] / seats[False] if seats[False] else None,
            "share": (totals[True][name] + totals[False][name]) / everything,
        }
        for name in names
    ]


def _layouts(games: list[Facts]) -> dict[str, list[Facts]]:
    """Games by layout. One's own is called by its numbers; random ones that hardly come twice stay together."""
    boards = Counter((game.layout, game.board) for game in games)
    found: defaultdict[str, list[Facts]] = defaultdict(list)
    for game in games:
        name = game.layout
        if name == "custom" or (name == "random" and boards[name, game.board] >= FEWEST):
            name = f"{name} {' '.join(map(str, game.board))}"
        found[name].append(game)
    return dict(found)


def _layout(name: str, games: list[Facts]) -> dict[str, Any]:
    length = _length(games)
    visits = winners_visits(games)
    boards = {game.board for game in games}
    found: dict[str, Any] = {
        "layout": name,
        "board": list(games[0].board) if len(boards) == 1 else None,
        "games": len(games),
        "length": {key: length[key] for key in ("mean", "low", "high", "quartiles")},
        "seats": seat_advantage(_wins(games), len(games)),
    }
    if visits:
        low, high = bootstrap(visits, diversity)
        found["routes"] = {
            "diversity": diversity(visits),
            "low": low,
            "high": high,
            "within": within(visits),
            "between": between(visits),
        }
    return found
