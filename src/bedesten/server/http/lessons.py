"""HTTP: lessons. Nothing of them is kept here: whoever learns sends what was played, and is told how it stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal, cast

from fastapi import APIRouter, Request
from pydantic_core import to_json
from starlette.responses import Response

from bedesten.facts import IllegalLine, plain, plan
from bedesten.kernel.boxes import box_of
from bedesten.kernel.errors import IllegalMove
from bedesten.lessons import Frame, Lesson, LessonError, LessonRun, Reply, lesson_of, lessons, usual_replies
from bedesten.server import schema as m
from bedesten.server.errors import Refused, illegal, told
from bedesten.server.http.auth import OurServer
from bedesten.server.http.rate_limits import address_of
from bedesten.server.http.tables import REFUSALS
from bedesten.server.live.told import offers
from bedesten.server.schema.plans import PLAN
from bedesten.server.threads import in_thread
from bedesten.tables.history import told_steps

__all__ = ["learning"]

learning: Final = APIRouter(prefix="/api/lessons", responses=REFUSALS)
KEPT: Final = 128
"""Lessons under way that are at hand: the next move of each is then one move's work."""
A_MOVE: Final = 20
"""Steps of a game that are as much work as a move of a lesson, with what others do."""


@learning.get("")
async def get_lessons(language: m.Language = "en") -> m.Lessons:
    """What can be learned."""
    return m.Lessons(lessons=[_info(lesson, language) for lesson in lessons().values()])


@learning.get("/{lesson}")
async def get_lesson(lesson: m.LessonId, language: m.Language = "en") -> m.LessonText:
    """A lesson in words."""
    found = _lesson(lesson)
    words = found.text(language)
    box = box_of(found.game)
    return m.LessonText(
        info=_info(found, language),
        game=cast(Literal["istanbul", "dicegame"], found.game),
        rules=list(found.rules),
        options=found.options,
        you=found.you,
        seats=[
            m.LessonSeat(
                house=box.seat_name(seat),
                name=found.names.get(seat),
                asleep=seat != found.you and found.others == "asleep" and seat not in found.names,
            )
            for seat in range(found.options["players"])
        ],
        steps=[
            m.LessonStepText(
                id=step.id,
                at=step.at,
                lit=list(step.lit),
                say=words[step.id]["say"],
                card=words[step.id].get("card"),
                goal=words[step.id]["try"],
                done=words[step.id].get("done"),
                replies=words[step.id].get("replies", []),
            )
            for step in found.steps
        ],
        end=words["end"],
        can=words["can"],
        usual=usual_replies()[language],
    )


@learning.post("/{lesson}/play", response_model=m.LessonState)
async def post_play(lesson: m.LessonId, played: m.LessonPlayed, server: OurServer, request: Request) -> Response:
    """How a lesson stands after some moves, and what is said to those that are new."""
    run = await _run(lesson, played, server, request)
    replies = [_played(lesson, run.moves[: len(run.moves) - i]).reply for i in range(min(played.fresh, len(run.moves)))]
    reply = next((each for each in replies if each is not None), None)
    return Response(to_json(_state(run, reply)), media_type="application/json")


@learning.post("/{lesson}/plan", response_model=PLAN)
async def post_plan(lesson: m.LessonId, line: m.LessonLine, server: OurServer, request: Request) -> Response:
    """What a line of moves would do after these. Nothing is played."""
    run = await _run(lesson, line, server, request)
    if run.game.actor != run.lesson.you:
        raise Refused("over", "the game is over")
    try:
        planned = plan(run.game.sight(run.lesson.you), line.line)
    except IllegalLine as error:
        raise illegal(error, error.index) from None
    return Response(to_json(plain(planned)), media_type="application/json")


@learning.post("/{lesson}/why-not")
async def post_why_not(lesson: m.LessonId, asked: m.LessonQuestion, server: OurServer, request: Request) -> m.WhyNot:
    """Why a move is not possible after these."""
    game = (await _run(lesson, asked, server, request)).game
    reason = game.why_not(asked.words)
    return m.WhyNot(why=told(reason), possible=[] if reason is None else [game.text(move) for move in game.moves()])


def _lesson(lesson: str) -> Lesson:
    try:
        return lesson_of(lesson)
    except LessonError as error:
        raise Refused("no-such-lesson", str(error)) from None


def _info(lesson: Lesson, language: str) -> m.LessonInfo:
    words = lesson.text(language)
    return m.LessonInfo(
        id=lesson.id,
        box=lesson.box,
        emblem=lesson.emblem,
        minutes=lesson.minutes,
        title=words["title"],
        learns=words["learns"],
        steps=[step.id for step in lesson.steps],
        next=lesson.next,
    )


async def _run(lesson: str, played: m.LessonMoves, server: OurServer, request: Request) -> LessonRun:
    """The lesson after the moves that were sent; who sends many pays for them."""
    _lesson(lesson)
    server.visitor(address_of(request.scope)).pay(A_MOVE * len(played.moves))
    try:
        return await in_thread(_played, lesson, tuple(played.moves))
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


def _state(run: LessonRun, reply: Reply | None) -> dict[str, Any]:
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
        "steps": told_steps(game, run.steps, run.lesson.you),
        "result": _result(run) if game.over else None,
    }


def _frame(run: LessonRun, frame: Frame) -> dict[str, Any]:
    game, you = frame.game, run.lesson.you
    return {
        "seat": frame.seat,
        "at": frame.at,
        "line": frame.line,
        "turn": game.turn,
        "active": None if game.over else game.active,
        "actor": game.actor,
        "view": game.view(you),
        "moves": [offer.model_dump() for offer in offers(game)] if game.actor == you else [],
    }


def _result(run: LessonRun) -> dict[str, Any]:
    standings = run.game.standings()
    return {
        "reason": "played",
        "winners": run.game.winners(),
        "standings": [{"seat": each.seat, "rank": each.rank, "score": each.score} for each in standings],
        "seed": None,
    }
