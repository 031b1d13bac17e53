"""A lesson as its file says it: a position, chance laid out, steps with goals and replies, and words by language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

__all__ = ["LANGUAGES", "Lesson", "LessonError", "LessonReply", "LessonStep", "read_lesson"]

LANGUAGES: Final = ("en", "de", "fr")
THEN: Final = ("done", "on", "back")
OTHERS: Final = ("asleep", "quiet")
AT: Final = ("place", "edge", "card", "token", "track", "tile", "panel")
"""What a step can point at."""

Check = Mapping[str, Any]


class LessonError(ValueError):
    """A lesson's file says something that can't be."""


@dataclass(frozen=True, slots=True)
class LessonReply:
    """What is said to another move than the one that was meant."""

    check: Check
    """When it is said; nothing: whenever no reply before it is."""
    then: str
    """`done`: that counts, too; `on`: the goal is still ahead; `back`: it may be taken back."""
    play: tuple[str, ...]
    """Moves that lead to it, for the test."""
    now: bool
    """Of `back`: said at once, not only when the turn is over."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to try."""

    id: str
    at: str
    """What the words are about: `place 9`, `card far`, `token smuggler`, `panel barrow` …"""
    lit: tuple[str, ...]
    """What is ringed besides."""
    play: tuple[str, ...]
    """One way to the goal, in notation."""
    goal: Check
    replies: tuple[LessonReply, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson."""

    id: str
    order: int
    """Where it stands among the others."""
    box: str
    emblem: str
    """The symbol that stands for it in the list."""
    minutes: int
    rules: tuple[str, ...]
    """The clauses of the catalogue that it teaches."""
    next: str | None
    game: str
    options: dict[str, Any]
    you: int
    names: dict[int, str]
    others: str
    """`asleep`: not drawn, and the turn comes straight back; `quiet`: they do what their scripts say, else nothing."""
    scripts: dict[int, list[list[str]]]
    hush: tuple[str, ...]
    """Questions that are not introduced yet, and are declined."""
    position: dict[str, Any]
    chance: dict[str, list[str]]
    steps: tuple[LessonStep, ...]
    words: dict[str, dict[str, Any]] = field(repr=False)
    """By language: `title`, `learns`, `end`, `can`, and for each step `say`, `card`, `try`, `done` and `replies`."""

    def text(self, language: str) -> dict[str, Any]:
        """The words of a language; English where it is not there."""
        return self.words.get(language, self.words["en"])


def read_lesson(data: Mapping[str, Any]) -> Lesson:
    """A lesson from its file; raises LessonError with what is wrong."""
    found = dict(data)
    known = str(found.get("id", "a lesson"))
    try:
        words = {language: found.pop(language) for language in LANGUAGES}
        seats = found.pop("seats")
        steps = tuple(_step(step) for step in found.pop("steps"))
        lesson = Lesson(
            id=found.pop("id"),
            order=found.pop("order"),
            box=found.pop("box"),
            emblem=found.pop("emblem"),
            minutes=found.pop("minutes"),
            rules=tuple(found.pop("rules")),
            next=found.pop("next", None),
            game=found.pop("game"),
            options=found.pop("options"),
            you=seats.get("you", 0),
            names={int(seat): name for seat, name in seats.get("names", {}).items()},
            others=seats["others"],
            scripts={int(seat): turns for seat, turns in seats.get("scripts", {}).items()},
            hush=tuple(found.pop("hush", ())),
            position=found.pop("position"),
            chance=found.pop("chance", {}),
            steps=steps,
            words=words,
        )
    except KeyError as error:
        raise LessonError(f"{known}: {error} is missing") from None
    if found:
        raise LessonError(f"{known}: {', '.join(found)}: there is no such field")
    if lesson.others not in OTHERS:
        raise LessonError(f"{known}: others are {' or '.join(OTHERS)}, not {lesson.others!r}")
    for language in LANGUAGES:
        _check_words(lesson, language)
    return lesson


def _step(data: dict[str, Any]) -> LessonStep:
    if data["at"].split()[0] not in AT or any(one.split()[0] not in AT for one in data.get("lit", ())):
        raise LessonError(f"{data['id']}: a step points at one of {', '.join(AT)}")
    return LessonStep(
        id=data["id"],
        at=data["at"],
        lit=tuple(data.get("lit", ())),
        play=tuple(data["play"]),
        goal=data["goal"],
        replies=tuple(_reply(reply) for reply in data.get("replies", ())),
    )


def _reply(data: dict[str, Any]) -> LessonReply:
    if data["then"] not in THEN:
        raise LessonError(f"then: one of {', '.join(THEN)}, not {data['then']!r}")
    return LessonReply(data.get("if", {}), data["then"], tuple(data["play"]), data.get("now", False))


def _check_words(lesson: Lesson, language: str) -> None:
    """A language has the words that English has, and no others."""
    words, english = lesson.words[language], lesson.words["en"]
    where = f"{lesson.id}, {language}"
    if _shape(words) != _shape(english):
        raise LessonError(f"{where}: {sorted(_shape(words) ^ _shape(english))} is not in both languages")
    for step in lesson.steps:
        texts = words.get(step.id)
        if texts is None or not {"say", "try"} <= set(texts):
            raise LessonError(f"{where}: step {step.id!r} needs `say` and `try`")
        if len(texts.get("replies", ())) != len(step.replies):
            raise LessonError(f"{where}: step {step.id!r} has {len(step.replies)} replies, each needs its words")


def _shape(words: dict[str, Any]) -> set[str]:
    """The names of all texts."""
    found: set[str] = set()
    for key, value in words.items():
        if isinstance(value, dict):
            found |= {f"{key}.{inner}" for inner in _shape(value)}
        elif isinstance(value, list):
            found.add(f"{key}: {len(value)}")
        else:
            found.add(key)
    return found
