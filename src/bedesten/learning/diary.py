"""The diary of a training: its games, a log and a curve, in a folder from which it goes on if it was stopped."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bedesten.learning.folder import LOG, begin_folder, draw_curve

if TYPE_CHECKING:
    from bedesten.learning.self_play import Generation

__all__ = ["Diary"]

GAMES: Final = "games.jsonl"


class Diary:
    """Games are written down as they end, so that a run that is stopped loses no more than those under way.

    A later run with the same course, games and seed reads them instead of playing them; since all else follows from
    them, it comes to the same weights as one that was never stopped.
    """

    def __init__(self, folder: Path, course: str, games: int, seed: int, base: str = "") -> None:
        self.folder = folder
        self.known: dict[tuple[int, str, int], str] = {}
        """Records by generation, setup and number."""
        head: dict[str, object] = {"course": course, "games": games, "seed": seed}
        begin_folder(folder, head | {"from": base} if base else head)
        self._read()
        (folder / LOG).write_text("", encoding="utf-8")  # written anew: what was learned follows from the games

    def _read(self) -> None:
        """The games of before. A line that was cut off as it was written is left out, and its game played again."""
        path = self.folder / GAMES
        if not path.exists():
            return
        whole: list[str] = []
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                found = json.loads(line)
            except json.JSONDecodeError:
                continue
            whole.append(line)
            self.known[found["generation"], found["setup"], found["game"]] = found["record"]
        path.write_text("".join(line + "\n" for line in whole), encoding="utf-8", newline="\n")

    def note(self, generation: int, setup: str, game: int, record: str) -> None:
        """A game has ended."""
        self.known[generation, setup, game] = record
        entry = {"generation": generation, "setup": setup, "game": game, "record": record}
        with (self.folder / GAMES).open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(entry) + "\n")

    def learned(self, generations: list[Generation]) -> None:
        """A generation has learned: a line in the log, and the curve drawn anew, if there is something to draw with."""
        with (self.folder / LOG).open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(asdict(generations[-1])) + "\n")
        draw_curve(lambda: _drawn(generations), self.folder)


def _drawn(generations: list[Generation]) -> Any:
    """How well each generation tells who will win, on games held out."""
    from bedesten.arena.charts import COLOURS, INK, figure, tidy

    sheet = figure(6.4, 3.8)
    axes = sheet.add_subplot()
    numbers = [generation.number for generation in generations]
    learned = [generation.learned for generation in generations]
    axes.plot(numbers, learned, "o-", color=COLOURS[0], label="learned")
    axes.plot(numbers, [one.before for one in generations], "s--", color=COLOURS[1], label="before these games")
    axes.plot(numbers, [one.hand for one in generations], "^:", color=INK, label="made by hand")
    axes.set_xticks(numbers)
    axes.set_xlabel("generation")
    axes.set_ylabel("log-loss on games held out")
    tidy(axes, "y")
    axes.legend(frameon=False)
    return sheet
