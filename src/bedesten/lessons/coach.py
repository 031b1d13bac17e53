"""The coach of the first game: what is said once, when it first matters. The table knows when; here are the words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal, cast, get_args

from bedesten.lessons.lesson import LANGUAGES, LessonError

__all__ = ["COACH", "Moment", "Remark", "remarks"]

COACH: Final = "coach.toml"

Moment = Literal[
    "turn",
    "last-cards",
    "last-round",
    "rival-near",
    "pay",
    "meet-family",
    "meet-token",
    "no-room",
    "stack-empty",
    "stack-one",
    "own-assistant",
    "paid",
    "caught",
    "ruby",
    "tile",
    "demand",
    "card",
    "unsure",
]
"""When something first matters, by what the table shows."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What the coach says at a moment."""

    when: Moment
    at: str
    """What it points at, as in lessons."""
    page: str
    """The page of the rules that tells more."""
    words: dict[str, str]


@cache
def remarks() -> list[Remark]:
    """All remarks, the most urgent first."""
    read = tomllib.loads(files(__package__).joinpath("data", COACH).read_text(encoding="utf-8"))
    return [_remark(data) for data in read["remarks"]]


def _remark(data: dict[str, str]) -> Remark:
    if data["when"] not in get_args(Moment):
        raise LessonError(f"the coach knows no moment {data['when']!r}")
    words = {language: data[language] for language in LANGUAGES}
    return Remark(cast(Moment, data["when"]), data["at"], data["page"], words)
