"""The results of a tournament as a Parquet file: one row for each seat of each game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bedesten.arena.extras import need
from bedesten.arena.job import Result
from bedesten.arena.matches import Match
from bedesten.arena.tournament import Tournament

__all__ = ["rows", "write_parquet"]


def write_parquet(path: Path, tournament: Tournament, results: dict[str, dict[int, Result]]) -> int:
    """Write all results; tells how many rows there are."""
    pyarrow = need("pyarrow", "arena")
    parquet = need("pyarrow.parquet", "arena")
    found = list(rows(tournament, results))
    table = pyarrow.Table.from_pylist(found) if found else pyarrow.table({})
    path.parent.mkdir(parents=True, exist_ok=True)
    parquet.write_table(table, path, compression="zstd")
    return len(found)


def rows(tournament: Tournament, results: dict[str, dict[int, Result]]) -> Iterator[dict[str, Any]]:
    """One flat row for each seat of each game, in the order of the matches."""
    for match in tournament.matches:
        for index in sorted(results[match.key]):
            yield from _seats(match, results[match.key][index])


def _seats(match: Match, result: Result) -> Iterator[dict[str, Any]]:
    for number, seat in enumerate(result.seats):
        yield {
            "game": match.game_key(result.index),
            "setting": match.setting,
            "kind": match.kind,
            "match": match.key,
            "deal": match.deal(result.index),
            "seed": result.seed,
            "seat": number,
            "order": result.order(number),
            "bot": seat.bot,
            "won": (number in result.winners) / max(1, len(result.winners)),
            "rank": seat.rank,
            **{f"score_{name}": value for name, value in seat.score.items()},
            "rubies_from": [{"place": place, "rubies": count} for place, count in sorted(seat.rubies_from.items())],
            "decisions": seat.decisions,
            "seconds": seat.seconds,
            "cpu": seat.cpu,
            "faults": seat.faults,
            "over": result.over,
            "rounds": result.rounds,
            "turns": result.turns,
            "fingerprint": result.fingerprint,
        }
