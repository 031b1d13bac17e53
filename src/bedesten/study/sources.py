"""Where a study gets its games: records in folders, or games played for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import bedesten
from bedesten.arena.executors import Executor
from bedesten.arena.plan import LIMIT, prepare
from bedesten.arena.seeds import game_seed
from bedesten.arena.simulation import run
from bedesten.kernel.errors import BedestenError, OptionError, RecordError
from bedesten.study.facts import Facts, facts_of

__all__ = ["fresh", "layouts_of", "read_records"]

ALONE: Final = 40
"""Records that one process reads faster than several would begin to."""

Tell = Callable[[int, int], None]
"""Hears how many games are done, and of how many."""


def read_records(paths: Sequence[Path], jobs: int = 1, tell: Tell = lambda done, total: None) -> list[Facts]:
    """The games of records, and of folders with records in them, at whatever depth: an arena's, say."""
    files = list(_files(paths))
    if not files:
        raise BedestenError(f"{', '.join(map(str, paths))}: no records there")
    found = []
    if jobs == 1 or len(files) < ALONE:
        for file in files:
            found.append(_read(file))
            tell(len(found), len(files))
        return found
    with ProcessPoolExecutor(jobs) as pool:
        for facts in pool.map(_read, files, chunksize=8):
            found.append(facts)
            tell(len(found), len(files))
    return found


def fresh(
    games: int,
    bots: str,
    layouts: Sequence[str],
    *,
    seed: int,
    limit: int = LIMIT,
    jobs: int | None = None,
    executor: Executor | None = None,
    tell: Tell = lambda done, total: None,
    **options: Any,
) -> Iterator[Facts]:
    """Games played for the study: so many for each layout, the same seeds for all of them."""
    wanted = layouts_of(layouts, seed, options) or [("", {})]
    done = 0
    for name, layout in wanted:
        plan = replace(prepare(games, bots, seed=seed, limit=limit, **options, **layout), keep=True)
        with closing(run(plan, jobs=jobs, ordered=False, executor=executor)) as results:
            for result in results:
                facts = facts_of(result.record)
                done += 1
                tell(done, games * len(wanted))
                yield replace(facts, layout=name) if name else facts


def layouts_of(layouts: Sequence[str], seed: int, options: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Layouts by name, each with the option that lays it; `random:3` stands for three that are drawn once for all."""
    found: list[tuple[str, dict[str, Any]]] = []
    for layout in layouts:
        name, colon, count = layout.partition(":")
        if not colon:
            found.append((layout, {"layout": layout}))
            continue
        if name != "random" or not count.isdecimal() or not 1 <= int(count) <= 1000:
            raise OptionError(f"layouts: names, or random:3 for three random ones, not {layout!r}")
        for i in range(int(count)):
            drawn = bedesten.new(seed=game_seed(seed, i), layout="random", **options).options.as_dict()["board"]
            assert isinstance(drawn, list)
            found.append((f"random {i + 1}", {"layout": drawn}))
    return found


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(file for file in path.rglob("*.txt") if _is_record(file))
        elif path.exists():
            yield path
        else:
            raise BedestenError(f"{path}: no such file or folder")


def _is_record(file: Path) -> bool:
    """Folders hold other texts, too; half-written ones begin with a dot."""
    if file.name.startswith("."):
        return False
    with file.open("rb") as opened:
        return opened.read(9) == b"Bedesten "


def _read(file: Path) -> Facts:
    try:
        return facts_of(file.read_text(encoding="utf-8"))
    except (BedestenError, UnicodeDecodeError) as error:
        raise RecordError(f"{file}: {error}") from error
