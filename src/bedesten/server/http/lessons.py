"""HTTP routes: lessons. They are stateless: the client sends all moves so far, and gets the state after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fastapi import APIRouter, Request
from pydantic_core import to_json
from starlette.responses import Response

from bedesten.lessons import messages
from bedesten.server import schema as m
from bedesten.server.http.auth import OurServer
from bedesten.server.http.rate_limits import address_of
from bedesten.server.http.tables import REFUSALS
from bedesten.server.schema.plans import PLAN
from bedesten.server.threads import in_thread

__all__ = ["learning"]

learning: Final = APIRouter(prefix="/api/lessons", responses=REFUSALS)
STEPS_PER_MOVE: Final = 20
"""Steps of a game that are as much work as a move of a lesson, with what others do."""


@learning.get("")
async def get_lessons(language: m.Language = "en") -> m.Lessons:
    """What can be learned."""
    return m.Lessons.model_validate(messages.all_lessons(language))


@learning.get("/{lesson}")
async def get_lesson(lesson: m.LessonId, language: m.Language = "en") -> m.LessonText:
    """A lesson in words."""
    return m.LessonText.model_validate(messages.lesson_text(lesson, language))


@learning.post("/{lesson}/play", response_model=m.LessonState)
async def post_play(lesson: m.LessonId, played: m.LessonPlayed, server: OurServer, request: Request) -> Response:
    """How a lesson stands after some moves, and what is said to those that are new."""
    found = await _answer(server, request, messages.lesson_state, lesson, played.moves, played.fresh)
    return Response(to_json(found), media_type="application/json")


@learning.post("/{lesson}/plan", response_model=PLAN)
async def post_plan(lesson: m.LessonId, line: m.LessonLine, server: OurServer, request: Request) -> Response:
    """What a line of moves would do after these. Nothing is played."""
    found = await _answer(server, request, messages.lesson_plan, lesson, line.moves, line.line)
    return Response(to_json(found), media_type="application/json")


@learning.post("/{lesson}/why-not")
async def post_why_not(lesson: m.LessonId, asked: m.LessonQuestion, server: OurServer, request: Request) -> m.WhyNot:
    """Why a move is not possible after these."""
    found = await _answer(server, request, messages.why_not, lesson, asked.moves, asked.words)
    return m.WhyNot.model_validate(found)


async def _answer(
    server: OurServer, request: Request, make: Callable[..., dict[str, Any]], lesson: str, moves: list[str], *more: Any
) -> dict[str, Any]:
    """The message about a lesson after the moves that were sent, which are paid for."""
    messages.found(lesson)
    server.visitor(address_of(request.scope)).pay(STEPS_PER_MOVE * len(moves))
    return await in_thread(make, lesson, moves, *more)
