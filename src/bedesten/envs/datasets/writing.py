"""Writing a dataset: a folder with two Parquet files."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

import bedesten
from bedesten.envs.datasets.playing import Order, PlayedGames, play_games
from bedesten.envs.datasets.schema import DECISIONS, FORMAT, GAMES, decisions_schema, games_schema
from bedesten.envs.observations.finding import encoder_of
from bedesten.kernel.errors import OptionError

__all__ = ["about", "export"]

BATCH: Final = 10
"""Games of a row group, and of a job of a process."""


def about(order: Order) -> dict[str, Any]:
    """What is written beside the rows, JSON-ready: how the games came about, and what the observations mean."""
    game = bedesten.new(order.game, seed=order.game_seed(0), **order.options)
    encoder = encoder_of(game.table())
    return {
        "format": FORMAT,
        "bedesten": bedesten.__version__,
        "game": order.game,
        "rules": game.box.version,
        "options": order.options,
        "players": game.options.players,
        "games": order.games,
        "bots": list(order.bots),
        "seed": order.seed,
        "actions": game.book.actions,
        "layout": encoder.layout.describe(),
    }


def export(
    folder: str | Path, order: Order, jobs: int = 1, show: Callable[[int], None] = lambda games: None
) -> dict[str, Any]:
    """Play the games of an order and write them; tells what was written.

    The same order gives the same rows, whatever the number of processes.
    """
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    if any((target / name).exists() for name in (DECISIONS, GAMES)):
        raise OptionError(f"{target} holds a dataset already; it is not written over")
    said = about(order)
    kept = {b"bedesten": json.dumps(said).encode()}
    decisions_as, games_as = decisions_schema(said["layout"]["size"], kept), games_schema(kept)
    rows = done = 0
    parts = [target / f"{name}.part" for name in (DECISIONS, GAMES)]
    try:
        with (
            pq.ParquetWriter(parts[0], decisions_as, compression="zstd") as decisions,
            pq.ParquetWriter(parts[1], games_as, compression="zstd") as games,
        ):
            for played in _batches(order, jobs):
                decisions.write_table(pa.table(played.decisions, schema=decisions_as))
                games.write_table(pa.table(played.games, schema=games_as))
                rows += len(played.decisions["game"])
                done += len(played.games["game"])
                show(done)
        for part in parts:
            part.rename(part.with_suffix(""))
    finally:
        for part in parts:
            part.unlink(missing_ok=True)
    return {"folder": str(target), "games": done, "decisions": rows, "seed": order.seed}


def _batches(order: Order, jobs: int) -> Iterator[PlayedGames]:
    """The games in their order, whoever plays them."""
    starts = range(0, order.games, BATCH)
    stops = [min(start + BATCH, order.games) for start in starts]
    orders = [order] * len(starts)
    if jobs <= 1 or len(starts) == 1:
        yield from map(play_games, orders, starts, stops)
        return
    # New processes, since the threads of pyarrow make forks unsafe.
    with ProcessPoolExecutor(min(jobs, len(starts)), multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play_games, orders, starts, stops)
