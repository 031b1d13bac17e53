"""HTTP routes: positions, steps, records, plans and hints, each as far as the token's seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse, Response
from pydantic_core import to_json

from bedesten.bots import ADVISER
from bedesten.kernel.game import Game
from bedesten.server import schema as m
from bedesten.server.automation.bot_pool import BotFailed
from bedesten.server.errors import Refused
from bedesten.server.http.auth import MaybeToken, OurServer, TheTable, TheVisitor, seat_of, viewer_of
from bedesten.server.http.tables import REFUSALS
from bedesten.server.live.live_table import LiveTable
from bedesten.server.schema.plans import HINTS, PLAN
from bedesten.server.threads import in_thread_if_long
from bedesten.tables import messages
from bedesten.tables.history import RecordStep, by_decision, decision_messages
from bedesten.tables.people import check_bot

__all__ = ["study"]

study: Final = APIRouter(prefix="/api/tables/{code}", responses=REFUSALS)
MOST_STEPS: Final = 5000
ENTRIES_PER_STEP: Final = 10
"""Entries of a record that are written in the time in which a step is told."""


def _begun(live: LiveTable) -> Game:
    if live.state.game is None:
        raise Refused("not-started", "the game has not begun")
    return live.state.game


def _over(live: LiveTable, token: str | None) -> Game:
    viewer_of(live, token)
    game = _begun(live)
    if live.state.phase != "over":
        raise Refused("not-over", "the record tells what is hidden; it can be had once the game is over")
    return game


@study.get("/position", response_model_exclude_none=False)
async def get_position(
    live: TheTable, token: MaybeToken, visitor: TheVisitor, at: Annotated[int, Query(ge=0, le=1 << 31)]
) -> m.Position:
    """The position after so many entries of the record."""
    viewer = viewer_of(live, token)
    game = _begun(live)
    visitor.afford(live.replay_cost)
    then = await live.position(at)
    told = messages.position(then, viewer, len(game.entries), live.state.phase == "over")
    return m.Position.model_validate(told)


@study.get("/steps", response_model=m.Steps)
async def get_steps(
    live: TheTable,
    token: MaybeToken,
    server: OurServer,
    visitor: TheVisitor,
    first: Annotated[int, Query(ge=1, le=1 << 31)] = 1,
    last: Annotated[int | None, Query(ge=1, le=1 << 31)] = None,
) -> Response:
    """A stretch of the record, with what happened."""
    viewer = viewer_of(live, token)
    game = _begun(live)
    visitor.afford(live.state.at)
    _, steps = await live.history(0, server.store)
    decisions = [told for told in by_decision(steps) if first <= told[-1].at and (last is None or told[-1].at <= last)]
    wanted = [step for told in decisions[:MOST_STEPS] for step in told]
    return Response(await in_thread_if_long(len(wanted), _steps, game, wanted, viewer), media_type="application/json")


def _steps(game: Game, wanted: Sequence[RecordStep], viewer: int | None) -> bytes:
    return to_json({"steps": decision_messages(game, wanted, viewer), "last": len(game.entries)})


@study.get("/record", response_class=PlainTextResponse)
async def get_record(live: TheTable, token: MaybeToken, visitor: TheVisitor) -> PlainTextResponse:
    """The record as text, with its seed: once the game is over, for it tells all that was hidden."""
    game = _over(live, token)
    visitor.afford(live.state.at // ENTRIES_PER_STEP)
    name = f"bedesten-{live.code}.txt"
    return PlainTextResponse(
        await in_thread_if_long(game.number, game.record, True),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@study.get("/verdict")
async def get_verdict(live: TheTable, token: MaybeToken, visitor: TheVisitor) -> m.RecordVerdict:
    """Whether the record is genuine, its moves and dice checked against the seed that was committed to."""
    game = _over(live, token)
    visitor.afford(live.state.at)
    return m.RecordVerdict.model_validate(await in_thread_if_long(game.number, messages.verdict, game))


@study.post("/plan", response_model=PLAN)
async def post_plan(line: m.Line, live: TheTable, token: MaybeToken) -> Response:
    """A line of moves with its usual continuation, each question with what could be answered, and what it would do.

    Nothing is played. It is worked out from what the seat may know, so that nothing hidden and no die to come can be
    found out by trying.
    """
    game = _mine(live, token, line.seat, line.at)
    told = messages.line_plan(game, line.seat, line.moves, live.state.settings.odds)
    return Response(to_json(told), media_type="application/json")


@study.get("/why-not")
async def get_why_not(
    live: TheTable, token: MaybeToken, words: Annotated[str, Query(min_length=1, max_length=80)]
) -> m.WhyNot:
    """Why I can't play something now."""
    seat = seat_of(live, token)
    game = live.state.running(paused=True)
    if game.actor != seat:
        raise Refused("not-your-turn", "another seat must answer now")
    return m.WhyNot.model_validate(messages.why_not(game, words))


@study.get("/hints", response_model=HINTS)
async def get_hints(
    live: TheTable,
    token: MaybeToken,
    server: OurServer,
    bot: Annotated[str, Query(min_length=1, max_length=32)] = ADVISER,
    words: Annotated[str, Query(max_length=80)] = "",
) -> Response:
    """A bot's opinion of my moves, and its best plans with their reasons; with words, one of a move that is named."""
    seat = seat_of(live, token)
    game = live.state.running()
    if not live.state.settings.hints:
        raise Refused("forbidden", "there are no hints at this table")
    check_bot(bot)
    if game.actor != seat:
        raise Refused("not-your-turn", "another seat must answer now")
    messages.check_asked(game, words)
    if (live.id, seat) in server.asking:
        raise Refused("busy", "the bot is still thinking about what you asked before")
    server.asking.add((live.id, seat))
    try:
        advised = await server.bot_pool.advise(game, seat, bot, words)
    except BotFailed as error:
        raise Refused("unavailable", "the bot has not answered; try again") from error
    finally:
        server.asking.discard((live.id, seat))
    return Response(to_json(messages.hints(game, bot, advised)), media_type="application/json")


def _mine(live: LiveTable, token: str | None, seat: int, at: int) -> Game:
    """The game for who is asked: only they may plan, and only as things stand."""
    if seat_of(live, token) != seat:
        raise Refused("not-your-seat", "this seat is not yours")
    game = live.state.running(paused=True)
    if at != len(game.entries):
        raise Refused("outdated", f"the record has {len(game.entries)} entries by now, not {at}")
    if game.actor != seat:
        raise Refused("not-your-turn", "another seat must answer now")
    return game
