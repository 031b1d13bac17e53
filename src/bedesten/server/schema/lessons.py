"""Lessons: what there is to learn, the words of a lesson, and how it stands after some moves."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from bedesten.server.schema.common import Message, Offer
from bedesten.server.schema.live import Words
from bedesten.server.schema.outcomes import Step
from bedesten.server.schema.tables import GameResult

__all__ = [
    "CoachRemark",
    "Language",
    "LessonAnswer",
    "LessonFrame",
    "LessonId",
    "LessonInfo",
    "LessonLine",
    "LessonMoves",
    "LessonPlayed",
    "LessonQuestion",
    "LessonSeat",
    "LessonState",
    "LessonStepText",
    "LessonText",
    "Lessons",
]

LessonId = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,12}-\d{1,2}$")]
Language = Literal["en", "de", "fr"]


class LessonInfo(Message):
    """A lesson in the list."""

    id: str
    box: str = Field(description="the heading under which it stands")
    emblem: str = Field(description="the symbol that stands for it")
    minutes: int
    title: str
    learns: str
    steps: list[str] = Field(description="by their ids")
    next: str | None = Field(description="a lesson, `first-game`, `dice-game` or null")


class CoachRemark(Message):
    """What the coach of a first game says, once."""

    when: str = Field(description="when it first matters: the name of a moment")
    at: str = Field(description="what it points at: `place 7`, `panel barrow` …; `{place}` is filled in by the table")
    page: str = Field(description="the page of the rules that tells more")
    say: str = Field(description="with `{who}`, `{place}`, `{good}`, `{count}` and `{lira}` to be filled in")


class Lessons(Message):
    """All lessons, in the order in which one learns."""

    lessons: list[LessonInfo]
    coach: list[CoachRemark] = Field(description="what is said in a first game, the most urgent first")


class LessonStepText(Message):
    """A step of a lesson, in words."""

    id: str
    at: str = Field(description="what it speaks of: `place 9`, `card far`, `panel barrow` …")
    lit: list[str]
    say: str
    card: str | None = Field(description="said once what it speaks of is chosen")
    goal: str = Field(description="what is to be done, in a line")
    done: str | None = Field(description="said when it is done")
    replies: list[str]


class LessonSeat(Message):
    """Who sits where."""

    house: str = Field(description="the colour")
    name: str | None
    asleep: bool = Field(description="not drawn, and without turns")


class LessonText(Message):
    """A lesson in words."""

    info: LessonInfo
    game: Literal["istanbul", "dicegame"]
    rules: list[str] = Field(description="the clauses that it teaches")
    options: dict[str, Any]
    you: int
    seats: list[LessonSeat]
    steps: list[LessonStepText]
    end: str
    can: list[str] = Field(description="what one can do afterwards")
    usual: dict[str, str] = Field(description="what is said to moves for which a step has no reply, by its kind")


class LessonMoves(Message):
    """What has been played of a lesson: all that it follows from."""

    moves: list[Words] = Field(max_length=200)


class LessonPlayed(LessonMoves):
    """The same, to be told how it stands."""

    fresh: int = Field(default=1, ge=0, le=40, description="how many of these are new: the last of them")


class LessonLine(LessonMoves):
    """A line of moves to be planned after these; none asks about the open question."""

    line: list[Words] = Field(max_length=40)


class LessonQuestion(LessonMoves):
    """A move of which one wants to know why it is not possible after these."""

    words: Words


class LessonFrame(Message):
    """How things stood for a moment: after the learner's move, then after those of each other seat."""

    seat: int = Field(description="who has moved")
    at: int = Field(description="entries of the record by then")
    line: int
    turn: int
    active: int | None
    actor: int | None
    view: dict[str, Any]
    moves: list[Offer] = Field(description="what the learner may answer")


class LessonAnswer(Message):
    """What is said to the new moves."""

    kind: str = Field(description="`done`, `reply`, or one of the usual ones")
    step: int
    number: int = Field(description="which of the step's replies")
    then: Literal["done", "on", "back"]


class LessonState(Message):
    """A lesson after some moves."""

    step: int = Field(description="which is open; as many as there are once the lesson is done")
    started: int = Field(description="moves that had been played when it began")
    turn_from: int = Field(description="moves that had been played when this turn began")
    reply: LessonAnswer | None
    ahead: list[str] | None = Field(description="moves that lead to the goal from here; null: not on that way any more")
    frames: list[LessonFrame] = Field(description="what the last move led to, how it stands now last")
    steps: list[Step] = Field(description="all that happened")
    result: GameResult | None = Field(description="once the game is over")
