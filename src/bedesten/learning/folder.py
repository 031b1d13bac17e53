"""A training's folder: what was asked for, which must not change, and a curve."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from bedesten.arena.extras import MissingExtra
from bedesten.kernel.errors import OptionError

__all__ = ["LOG", "begin_folder", "draw_curve", "write_whole"]

HEAD: Final = "training.json"
LOG: Final = "log.jsonl"
CURVE: Final = "curve"


def begin_folder(folder: Path, head: dict[str, object]) -> None:
    """A folder for this training, or the one in which it was begun before."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / HEAD
    if not path.exists():
        write_whole(path, (json.dumps(head) + "\n").encode())
        return
    before = json.loads(path.read_text(encoding="utf-8"))
    if before != head:
        told = " ".join(f"{key} {value}" for key, value in before.items())
        raise OptionError(f"{folder} is the diary of another training: {told}")


def write_whole(path: Path, data: bytes) -> None:
    """A file that is there whole, or as it was before."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(data)
    os.replace(new, path)


def draw_curve(drawn: Callable[[], Any], folder: Path) -> None:
    """Draw it anew, if there is something to draw with."""
    try:
        from bedesten.arena.charts import save

        save(drawn, folder, CURVE)
    except MissingExtra:
        return
