"""What is told of lessons, as plain data: which there are, a lesson in words, and how it stands after some moves.

Nothing of a lesson is kept here: whoever learns sends what was played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from bedesten.kernel.boxes import box_of
from bedesten.kernel.errors import IllegalMove
from bedesten.lessons.coach import remarks
from bedesten.lessons.lesson import Lesson, LessonError
from bedesten.lessons.library import lesson_of, lessons, usual_replies
from bedesten.lessons.run import Frame, LessonRun, Reply
from bedesten.tables import messages
from bedesten.tables.errors import Refused, illegal
from bedesten.tables.history import decision_messages

__all__ = ["all_lessons", "found", "lesson_plan", "lesson_state", "lesson_text", "run_of", "why_not"]

Told = dict[str, Any]
KEPT: Final = 128
"""Lessons under way that are at hand: the next move of each is then one move's work."""


def all_lessons(language: str) -> Told:
    """What can be learned: `Lessons`."""
    said = [
        {"when": one.when, "at": one.at, "page": one.page, "say": one.words.get(language, one.words["en"])}
        for one in remarks()
    ]
    return {"lessons": [_info(lesson, language) for lesson in lessons().values()], "coach": said}


def lesson_text(lesson: str, language: str) -> Told:
    """A lesson in words: a `LessonText`."""
    read = found(lesson)
    words = read.text(language)
    box = box_of(read.game)
    return {
        "info": _info(read, language),
        "game": read.game,
        "rules": list(read.rules),
        "options": read.options,
        "you": read.you,
        "seats": [
            {
                "house": box.seat_name(seat),
                "name": read.names.get(seat),
                "asleep": seat != read.you and read.others == "asleep" and seat not in read.names,
            }
            for seat in range(read.options["players"])
        ],
        "steps": [
            {
                "id": step.id,
                "at": step.at,
                "lit": list(step.lit),
                "say": words[step.id]["say"],
                "card": words[step.id].get("card"),
                "goal": words[step.id]["try"],
                "done": words[step.id].get("done"),
                "replies": words[step.id].get("replies", []),
            }
            for step in read.steps
        ],
        "end": words["end"],
        "can": words["can"],
        "usual": usual_replies()[language],
    }


def lesson_state(lesson: str, moves: Sequence[str], fresh: int) -> Told:
    """How a lesson stands after some moves, and what is said to those that are new: a `LessonState`."""
    run = run_of(lesson, moves)
    replies = [_played(lesson, run.moves[: len(run.moves) - i]).reply for i in range(min(fresh, len(run.moves)))]
    return _state(run, next((each for each in replies if each is not None), None))


def lesson_plan(lesson: str, moves: Sequence[str], line: list[str]) -> Told:
    """What a line of moves would do after these: a `LinePlan`. Nothing is played."""
    run = run_of(lesson, moves)
    if run.game.actor != run.lesson.you:
        raise Refused("over", "the game is over")
    return messages.line_plan(run.game, run.lesson.you, line)


def why_not(lesson: str, moves: Sequence[str], words: str) -> Told:
    """Why a move is not possible after these: a `WhyNot`."""
    return messages.why_not(run_of(lesson, moves).game, words)


def found(lesson: str) -> Lesson:
    """A lesson by its id; refused if there is none."""
    try:
        return lesson_of(lesson)
    except LessonError as error:
        raise Refused("no-such-lesson", str(error)) from None


def run_of(lesson: str, moves: Sequence[str]) -> LessonRun:
    """The lesson after these moves."""
    found(lesson)
    try:
        return _played(lesson, tuple(moves))
    except IllegalMove as error:
        raise illegal(error) from None


@lru_cache(maxsize=KEPT)
def _played(lesson: str, moves: tuple[str, ...]) -> LessonRun:
    """A lesson after some moves: one more than what is at hand, most of the time."""
    if not moves:
        return LessonRun(lesson_of(lesson))
    run = _played(lesson, moves[:-1]).copy()
    run.play(moves[-1])
    return run


def _info(lesson: Lesson, language: str) -> Told:
    words = lesson.text(language)
    return {
        "id": lesson.id,
        "box": lesson.box,
        "emblem": lesson.emblem,
        "minutes": lesson.minutes,
        "title": words["title"],
        "learns": words["learns"],
        "steps": [step.id for step in lesson.steps],
        "next": lesson.next,
    }


def _state(run: LessonRun, reply: Reply | None) -> Told:
    game = run.game
    frames = run.frames or [Frame(game, run.lesson.you, run.at, run.line)]
    ids = [step.id for step in run.lesson.steps]
    ahead = () if run.done else run.ahead()
    return {
        "step": run.number,
        "started": run.started,
        "turn_from": run.turn_from,
        "reply": reply
        and {"kind": reply.kind, "step": ids.index(reply.step), "number": reply.number, "then": reply.then},
        "ahead": None if ahead is None else list(ahead),
        "frames": [_frame(run, frame) for frame in frames],
        "steps": _steps(run),
        "result": _result(run) if game.over else None,
    }


def _steps(run: LessonRun) -> list[Told]:
    """What was decided. Where the others were skipped, the next turn is the learner's."""
    steps = decision_messages(run.game, run.steps, run.lesson.you)
    for step in steps:
        turns = [part for outcome in step["outcomes"] for part in outcome["parts"] if part["what"] == "turn"]
        if turns and step["at"] in run.skips:
            turns[-1].update(seat=run.lesson.you, round=turns[-1]["round"] + 1)
    return steps


def _frame(run: LessonRun, frame: Frame) -> Told:
    game, you = frame.game, run.lesson.you
    return {
        "seat": frame.seat,
        "at": frame.at,
        "line": frame.line,
        "turn": game.turn,
        "active": None if game.over else game.active,
        "actor": game.actor,
        "view": game.view(you),
        "moves": messages.offers(game) if game.actor == you else [],
    }


def _result(run: LessonRun) -> Told:
    winners = run.game.winners()
    return {"reason": "played", "winners": winners, "standings": messages.ranked(run.game), "seed": None}
