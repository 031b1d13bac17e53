"""Reading a dataset."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

import bedesten
from bedesten.envs.datasets.schema import DECISIONS, FORMAT, GAMES
from bedesten.kernel.errors import RecordError

__all__ = ["Dataset", "load"]


def load(folder: str | Path) -> Dataset:
    """The dataset in a folder."""
    target = Path(folder)
    for name in (DECISIONS, GAMES):
        if not (target / name).is_file():
            raise RecordError(f"{target} holds no dataset: there is no {name}")
    return Dataset(pq.read_table(target / DECISIONS), pq.read_table(target / GAMES))


class Dataset:
    """Games and their decisions, as pyarrow tables, and what is made of them."""

    def __init__(self, decisions: Any, games: Any) -> None:
        self.decisions = decisions
        self.games = games
        kept = (decisions.schema.metadata or {}).get(b"bedesten")
        if kept is None:
            raise RecordError("this file says nothing of Bedesten")
        self.about: dict[str, Any] = json.loads(kept)
        """How the games came about, and what the observations mean."""
        if self.about["format"] != FORMAT:
            raise RecordError(f"this is format {self.about['format']}; this version of Bedesten reads format {FORMAT}")

    def __len__(self) -> int:
        """How many decisions there are."""
        return int(self.decisions.num_rows)

    def column(self, name: str) -> NDArray[Any]:
        """A column of the decisions as an array."""
        found: NDArray[Any] = self.decisions[name].to_numpy()
        return found

    def counts(self) -> NDArray[np.uint8]:
        """The observations as they are stored: a row of bytes for each decision."""
        flat = self.decisions["observation"].combine_chunks()
        chunks = flat.chunks if isinstance(flat, pa.ChunkedArray) else [flat]
        size = self.about["layout"]["size"]
        rows = [np.frombuffer(c.buffers()[1], np.uint8)[c.offset * size :][: len(c) * size] for c in chunks]
        return np.concatenate(rows).reshape(-1, size)

    def most(self) -> NDArray[np.uint8]:
        """The highest value of each number of an observation."""
        sections = self.about["layout"]["sections"]
        values = [most for section in sections for _ in section["rows"] for _, most in section["columns"]]
        return np.array(values, np.uint8)

    def observations(self) -> NDArray[np.float32]:
        """The observations as the environments give them, between 0 and 1."""
        scale: NDArray[np.float32] = (1 / self.most().astype(np.float32)).astype(np.float32)
        found: NDArray[np.float32] = self.counts() * scale
        return found

    def masks(self) -> NDArray[np.bool_]:
        """A row of legal actions for each decision."""
        legal = self.decisions["legal"].combine_chunks()
        chunks = legal.chunks if isinstance(legal, pa.ChunkedArray) else [legal]
        found = np.zeros((len(self), self.about["actions"]), np.bool_)
        row = 0
        for chunk in chunks:
            lengths = np.diff(chunk.offsets.to_numpy())
            found[np.repeat(np.arange(row, row + len(chunk)), lengths), chunk.flatten().to_numpy()] = True
            row += len(chunk)
        return found

    def game(self, index: int) -> bedesten.Game:
        """A game of the dataset, played again to its end and checked against what is stored."""
        row = self.games.slice(index, 1).to_pylist()[0]
        game = bedesten.new(self.about["game"], seed=row["seed"], **self.about["options"])
        for move in row["moves"]:
            game.play(move)
        if game.fingerprint() != row["fingerprint"]:
            raise RecordError(f"game {index} does not end as it did when it was written")
        return game
