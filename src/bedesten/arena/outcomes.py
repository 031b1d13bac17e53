"""What a tournament has shown: shares, ratings, rounds and time, JSON-ready. Tables and plots are made of this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from statistics import median, quantiles
from typing import Any

from bedesten.arena.job import Result
from bedesten.arena.matches import Match
from bedesten.arena.ratings import rate
from bedesten.arena.shares import share_of
from bedesten.arena.tournament import Tournament
from bedesten.bots import LEVELS

__all__ = ["outcome", "quartiles"]

Results = Mapping[str, Mapping[int, Result]]


def outcome(tournament: Tournament, results: Results) -> dict[str, Any]:
    """Everything that the results say."""
    bots = [entrant.name for entrant in tournament.entrants]
    played = {key: list(found.values()) for key, found in results.items()}
    by_setting = {
        setting.name: [
            game for match in tournament.matches if match.setting == setting.name for game in played[match.key]
        ]
        for setting in tournament.settings
    }
    made_of = {level.name: level.spec for level in LEVELS}
    everything = [game for games in by_setting.values() for game in games]
    return {
        "title": tournament.title,
        "seed": tournament.seed,
        "games": len(everything),
        "planned": tournament.games,
        "bots": [
            {"name": entrant.name, "bot": made_of.get(entrant.bot, entrant.bot)} for entrant in tournament.entrants
        ],
        "settings": [
            {"name": setting.name, "words": setting.words(), "players": setting.players, "game": setting.game}
            for setting in tournament.settings
        ],
        "matches": [_match(match, results[match.key]) for match in tournament.matches if not match.mirror],
        "ratings": _ratings(bots, everything),
        "ratings_by_setting": {name: _ratings(bots, games) for name, games in by_setting.items()},
        "rounds": [_rounds(match, played[match.key]) for match in tournament.matches if match.mirror],
        "time": [_time(bot, everything) for bot in bots],
    }


def quartiles(values: Sequence[float]) -> tuple[float, float, float]:
    """The median with the quartiles at its sides."""
    if len(values) < 2:
        return (values[0],) * 3
    low, _, high = quantiles(values, n=4, method="inclusive")
    return low, median(values), high


def _match(match: Match, results: Mapping[int, Result]) -> dict[str, Any]:
    share = share_of(match, results)
    return {
        "key": match.key,
        "kind": match.kind,
        "setting": match.setting,
        "upper": match.upper.name,
        "lower": match.lower.name,
        "fair": match.fair,
        "planned": match.games,
        **asdict(share),
        "verdict": share.verdict,
    }


def _ratings(bots: list[str], games: list[Result]) -> list[dict[str, Any]]:
    """Of those that played against others; a single one has none."""
    met = {seat.bot for game in games if len({seat.bot for seat in game.seats}) > 1 for seat in game.seats}
    listed = [bot for bot in bots if bot in met]
    return [asdict(rating) for rating in rate(listed, games)] if len(listed) > 1 else []


def _rounds(match: Match, games: list[Result]) -> dict[str, Any]:
    rounds = sorted(game.rounds for game in games if game.over)
    found: dict[str, Any] = {"setting": match.setting, "bot": match.upper.name, "games": len(rounds)}
    if rounds:
        low, middle, high = quartiles(rounds)
        found |= {"low": low, "median": middle, "high": high, "min": rounds[0], "max": rounds[-1]}
    return found


def _time(bot: str, games: list[Result]) -> dict[str, Any]:
    seats = [seat for game in games for seat in game.seats if seat.bot == bot]
    decisions = sum(seat.decisions for seat in seats)
    seconds = sum(seat.seconds for seat in seats)
    cpu = sum(seat.cpu for seat in seats)
    return {
        "bot": bot,
        "decisions": decisions,
        "seconds": seconds / decisions if decisions else None,
        "cpu": cpu / decisions if decisions else None,
        "faults": sum(seat.faults for seat in seats),
    }
