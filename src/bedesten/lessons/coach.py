"""The coach of the first game: what is said once, when it first matters. The table knows when; here are the words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from bedesten.lessons.lesson import LANGUAGES

__all__ = ["COACH", "Remark", "remarks"]

COACH: Final = "coach"
"""How the names of the files begin: one for the base game, and one for each further box."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What the coach says at a moment."""

    when: str
    """When it first matters: the name of a moment, which the table knows."""
    at: str
    """What it points at, as in lessons."""
    page: str
    """The page of the rules that tells more."""
    words: dict[str, str]


@cache
def remarks() -> list[Remark]:
    """All remarks, the most urgent first: what opens a game, then what is special about a box, then the rest."""
    boxes: list[Remark] = []
    base: list[Remark] = []
    for file in sorted(files(__package__).joinpath("data").iterdir(), key=lambda file: file.name):
        if file.name.startswith(COACH):
            read = tomllib.loads(file.read_text(encoding="utf-8"))
            (base if file.name == f"{COACH}.toml" else boxes).extend(map(_remark, read["remarks"]))
    return [base[0], *boxes, *base[1:]]


def _remark(data: dict[str, str]) -> Remark:
    return Remark(data["when"], data["at"], data["page"], {language: data[language] for language in LANGUAGES})
