"""The folder of a training: games by generation, the state of the model, a log and a curve."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bedesten.arena.extras import need
from bedesten.learning.folder import LOG, begin_folder, draw_curve, write_whole
from bedesten.learning.nets.games import TrainingGame

if TYPE_CHECKING:
    from bedesten.learning.nets.training import NetGeneration

__all__ = ["RunFolder"]

STATE: Final = "state-{:04}.npz"
ARRAYS: Final = ("inputs", "base", "chances", "expected")
"""Of each game."""


class RunFolder:
    """Whatever is written here is written whole: a run that is stopped loses no more than the batches under way."""

    def __init__(self, folder: Path, head: dict[str, object]) -> None:
        self.numpy: Any = need("numpy", "train")
        self.folder = folder
        begin_folder(folder, head)

    def log(self) -> list[dict[str, Any]]:
        """What was told of each generation that has ended."""
        path = self.folder / LOG
        if not path.exists():
            return []
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]

    def state(self, generation: int) -> Any:
        """The model after this one."""
        with self.numpy.load(self.folder / STATE.format(generation)) as found:
            return dict(found)

    def has(self, generation: int, batch: int) -> bool:
        return self._batch(generation, batch).exists()

    def note(self, generation: int, batch: int, games: list[TrainingGame]) -> None:
        """A batch of games has ended."""
        arrays: dict[str, Any] = {"players": [game.players for game in games], "finished": [g.finished for g in games]}
        for i, game in enumerate(games):
            arrays |= {f"{name}-{i}": getattr(game, name) for name in ARRAYS}
        path = self._batch(generation, batch)
        path.parent.mkdir(exist_ok=True)
        self._save(path, arrays)

    def games(self, generation: int, batches: int) -> list[TrainingGame]:
        """All games of a generation, in order."""
        found: list[TrainingGame] = []
        for batch in range(batches):
            with self.numpy.load(self._batch(generation, batch)) as arrays:
                for i, (players, finished) in enumerate(zip(arrays["players"], arrays["finished"], strict=True)):
                    inputs, base, chances, expected = (arrays[f"{name}-{i}"] for name in ARRAYS)
                    found.append(TrainingGame(inputs, base, chances, expected, int(players), bool(finished)))
        return found

    def keep(self, generation: int, state: dict[str, Any], entry: dict[str, Any], oldest: int) -> None:
        """A generation has ended; the games of those before the oldest are not needed any more."""
        self._save(self.folder / STATE.format(generation), state)
        write_whole(self.folder / LOG, "".join(json.dumps(told) + "\n" for told in [*self.log(), entry]).encode())
        (self.folder / STATE.format(generation - 1)).unlink(missing_ok=True)
        for number in range(1, oldest):
            shutil.rmtree(self._batch(number, 0).parent, ignore_errors=True)

    def draw(self, generations: list[NetGeneration]) -> None:
        """The curve anew, if there is something to draw with."""
        draw_curve(lambda: _drawn(generations), self.folder)

    def _batch(self, generation: int, batch: int) -> Path:
        return self.folder / f"generation-{generation:04}" / f"{batch:05}.npz"

    def _save(self, path: Path, arrays: dict[str, Any]) -> None:
        new = path.with_name(path.name + ".new")
        with new.open("wb") as file:
            self.numpy.savez_compressed(file, **arrays)
        os.replace(new, path)


def _drawn(generations: list[NetGeneration]) -> Any:
    """What turns were misjudged by, generation by generation."""
    from bedesten.arena.charts import COLOURS, figure, tidy

    sheet = figure(6.4, 3.8)
    axes = sheet.add_subplot()
    axes.plot([one.number for one in generations], [one.missed for one in generations], "o-", color=COLOURS[0])
    axes.set_xlabel("generation")
    axes.set_ylabel("what a turn was misjudged by")
    tidy(axes, "y")
    return sheet
