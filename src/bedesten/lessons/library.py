"""The lessons that there are, each read once from its file."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from bedesten.lessons.coach import COACH
from bedesten.lessons.lesson import LANGUAGES, Lesson, LessonError, read_lesson

__all__ = ["lesson_of", "lessons", "usual_replies"]

USUAL: Final = "replies.toml"
"""What is said to moves of which no lesson has thought."""


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their ids, in the order in which one learns."""
    found = []
    for file in files(__package__).joinpath("data").iterdir():
        if file.name.endswith(".toml") and file.name != USUAL and not file.name.startswith(COACH):
            found.append(read_lesson(tomllib.loads(file.read_text(encoding="utf-8"))))
    found.sort(key=lambda lesson: lesson.order)
    return {lesson.id: lesson for lesson in found}


def lesson_of(lesson: str) -> Lesson:
    """A lesson by its id; raises LessonError if there is none."""
    found = lessons().get(lesson)
    if found is None:
        raise LessonError(f"there is no lesson {lesson!r}; there are {', '.join(lessons())}")
    return found


@cache
def usual_replies() -> dict[str, dict[str, str]]:
    """What is said to other moves, by language and by what was done."""
    read = tomllib.loads(files(__package__).joinpath("data", USUAL).read_text(encoding="utf-8"))
    return {language: read[language] for language in LANGUAGES}
