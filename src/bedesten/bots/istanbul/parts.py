"""The expansions that bots know, by name: each is told in a module of this package that bears its name."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from bedesten.bots.istanbul.part import PartJudge
from bedesten.istanbul.expansion import EXPANSIONS

__all__ = ["PARTS"]


def _judge(name: str) -> PartJudge:
    found: PartJudge = import_module(f"bedesten.bots.istanbul.{name}").JUDGE
    return found


PARTS: Final[dict[str, PartJudge]] = {name: _judge(name) for name in EXPANSIONS}
