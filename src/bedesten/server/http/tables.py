"""HTTP routes: make, list, join and start tables; state and commands for clients without WebSocket."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response
from sqlalchemy import Connection

from bedesten.kernel.boxes import box_of
from bedesten.server import schema as m
from bedesten.server.errors import Refused
from bedesten.server.http.auth import MaybeToken, OurServer, TheTable, TheVisitor, host_of, seat_of, viewer_of
from bedesten.server.http.listing import my_tables
from bedesten.server.http.rate_limits import Visitor
from bedesten.server.live.live_table import LiveTable
from bedesten.server.live.serialize import table_state
from bedesten.server.live.updates import update_for
from bedesten.server.notify.http_client import AddressRefused, check_address
from bedesten.server.notify.notices import new_secret
from bedesten.server.server import Server
from bedesten.server.store import EntryRow, StoreDown, now
from bedesten.server.store.notices import subscribe
from bedesten.server.store.rows import Work
from bedesten.server.store.store import seat_change
from bedesten.server.threads import in_thread
from bedesten.server.tokens import hashed, new_code, new_token
from bedesten.tables.catalogue import games, try_out
from bedesten.tables.entries import LogEntry
from bedesten.tables.entries.seats import Close, Leave, SeatEntry, Sit, Start
from bedesten.tables.from_record import read_table
from bedesten.tables.log import TableLog
from bedesten.tables.new_table import begun, fork_position, new_config
from bedesten.tables.people import TableSeat
from bedesten.tables.seating import seat_for, seats_of

__all__ = ["REFUSALS", "router"]

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": m.Refusal, "description": words}
    for status, words in {
        400: "can't be understood",
        401: "the token is missing, or worth nothing here",
        403: "not allowed",
        404: "there is no such thing",
        409: "not possible as things stand",
        413: "too large",
        422: "can't be understood",
        429: "too many; wait",
        503: "try again later",
    }.items()
}
CHARACTERS_PER_STEP: Final = 20
"""Characters of a record that are as much work as a step of a game."""
router: Final = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/games")
async def get_games(server: OurServer) -> m.GamesInfo:
    """What can be played here: games, options, bots; and how players who are away can be told."""
    pusher = server.notices.pusher
    told = {"webhooks": server.settings.webhooks, "push": None if pusher is None else pusher.public}
    return m.GamesInfo.model_validate(games() | told)


@router.post("/setup")
async def post_setup(trial: m.SetupWish) -> m.SetupInfo:
    """Try options out: how the bazaar would look, and what else could be chosen."""
    return m.SetupInfo.model_validate(try_out(trial.game, dict(trial.options), trial.players, trial.seed))


# ── Tables are made ────────────────────────────────────────────────────────────────────────────────────────


@router.post("/tables", status_code=201)
async def post_table(wish: m.NewTable, server: OurServer, visitor: TheVisitor) -> m.Seated:
    """Make a table."""
    _limit(server, visitor)
    seats, tokens = seats_of(wish.game, wish.seats, new_token)
    return await _create(server, wish.game, wish.options, wish.settings, seats, tokens, wish.start)


async def _create(
    server: Server,
    game: str,
    options: dict[str, Any],
    settings: m.Settings,
    seats: list[TableSeat],
    tokens: dict[int, str],
    start: bool,
    **more: Any,
) -> m.Seated:
    """Make a table: the seed is drawn here, and nobody can choose it."""
    host = new_token()
    config = new_config(
        game,
        options,
        settings.model_dump(),
        len(seats),
        seed=secrets.randbits(128),
        code=new_code(),
        host=hashed(host),
        created=now(),
        **more,
    )
    table, first = TableLog(config, seats), None
    if start and all(seat.kind != "open" for seat in seats):
        table, first = begun(config, seats)
    live = await _stored(server, table, first)
    return m.Seated(table=table_state(live), host=host, tokens=_seat_tokens(tokens))


async def _stored(server: Server, table: TableLog, first: LogEntry | None) -> LiveTable:
    """Store a new table with its first entry, if it has one, and load it."""
    try:
        await server.store.create(table.state, None if first is None else EntryRow.of(first))
    except StoreDown as error:
        raise Refused("unavailable", "the table could not be kept; try again") from error
    server.tables.counts.created += 1
    return await server.tables.table(table.state.config.code)


@router.post("/records", status_code=201)
async def post_record(record: m.GivenRecord, server: OurServer, visitor: TheVisitor) -> m.Seated:
    """Open a record: a table that is over, to be looked at and to play on from."""
    _limit(server, visitor)
    visitor.afford(len(record.text) // CHARACTERS_PER_STEP)
    host, code = new_token(), new_code()
    log, first = await in_thread(partial(read_table, record.text, code=code, host=hashed(host), created=now()))
    live = await _stored(server, log, first)
    if live.state.phase != "over":
        await server.tables.writer.change(live, Close)
    return m.Seated(table=table_state(live), host=host, tokens=[])


def _seat_tokens(tokens: dict[int, str]) -> list[m.SeatToken]:
    return [m.SeatToken(seat=seat, token=token) for seat, token in tokens.items()]


def _limit(server: Server, visitor: Visitor) -> None:
    if not server.new_tables.bucket(visitor.address).take():
        raise Refused("too-fast", "too many new tables; wait a moment")
    server.quotas.check_new_table(visitor.address)


@router.get("/tables", response_model=m.Listed)
async def get_tables(server: OurServer, game: str | None = Query(default=None, max_length=16)) -> Response:
    """The tables that all may see, and that are not over."""
    return Response(await server.listing.text(game), media_type="application/json")


@router.post("/mine", response_model=m.Mine)
async def post_mine(tokens: m.Tokens, server: OurServer, visitor: TheVisitor) -> Response:
    """The tables that tokens belong to."""
    text = await my_tables(server.tables, {hashed(token) for token in tokens.tokens}, visitor)
    return Response(text, media_type="application/json")


@router.post("/tables/{code}/fork", status_code=201)
async def post_fork(
    fork: m.Fork, live: TheTable, token: MaybeToken, server: OurServer, visitor: TheVisitor
) -> m.Seated:
    """A new table that goes on from a position of this one."""
    _limit(server, visitor)
    state = live.state
    seat = viewer_of(live, token)
    if state.game is None:
        raise Refused("not-started", "the game has not begun")
    if seat is None and state.phase != "over":
        raise Refused("not-over", "while it is played, only players may go on from here on their own")
    if len(fork.seats) != len(state.seats):
        raise Refused("bad-options", f"seats: {len(state.seats)}, as here")
    visitor.afford(live.replay_cost)
    game = await live.position(fork.at)
    if game.over or game.number == 0:
        raise Refused("bad-options", "at: a position in which somebody must answer")
    origin = fork_position(game, seat, state.phase == "over", secrets.randbits(32))
    seats, tokens = seats_of(state.config.game, fork.seats, new_token)
    options, parent = state.config.options, live.code
    return await _create(
        server, state.config.game, options, fork.settings, seats, tokens, True, parent=parent, origin=origin
    )


# ── Before the game begins ─────────────────────────────────────────────────────────────────────────────────


@router.get("/tables/{code}")
async def get_table(live: TheTable) -> m.TableState:
    """What all may know of a table."""
    return table_state(live)


@router.post("/tables/{code}/join", status_code=201)
async def post_join(join: m.Join, live: TheTable, server: OurServer) -> m.Seated:
    """Take an open seat."""
    tokens: dict[int, str] = {}

    def sit() -> LogEntry:
        _still_open(live)
        seats = [row.seat for row in live.state.seats if row.kind == "open"]
        if not seats or (join.seat is not None and join.seat not in seats):
            raise Refused("full", "this seat is taken" if seats else "all seats are taken")
        seat = seats[0] if join.seat is None else join.seat
        wish = m.ChairWish(kind="person", name=join.name)
        row, token = seat_for(seat, wish, box_of(live.state.config.game).seat_name(seat), new_token)
        tokens.clear()
        tokens[seat] = str(token)
        return Sit.of(row)

    await _change_seat(server, live, sit)
    return m.Seated(table=table_state(live), host=None, tokens=_seat_tokens(tokens))


@router.post("/tables/{code}/leave")
async def post_leave(live: TheTable, token: MaybeToken, server: OurServer) -> m.TableState:
    """Give up a seat before the game begins; the token is then worth nothing."""
    seat = seat_of(live, token)

    def leave() -> LogEntry:
        _still_open(live)
        seat_of(live, token)
        return Leave.of(TableSeat(seat, "open", None, None, None))

    await _change_seat(server, live, leave)
    return table_state(live)


@router.post("/tables/{code}/seats")
async def post_seat(wish: m.HostWish, live: TheTable, token: MaybeToken, server: OurServer) -> m.Seated:
    """Change a seat before the game begins. Who sat there leaves."""
    host_of(live, token)
    tokens: dict[int, str] = {}

    def change() -> LogEntry:
        _still_open(live)
        if wish.seat >= len(live.state.seats):
            raise Refused("bad-options", "seat: there is no such seat")
        row, fresh = seat_for(wish.seat, wish.chair, box_of(live.state.config.game).seat_name(wish.seat), new_token)
        tokens.clear()
        if fresh is not None:
            tokens[wish.seat] = fresh
        return Sit.of(row)

    await _change_seat(server, live, change)
    return m.Seated(table=table_state(live), host=None, tokens=_seat_tokens(tokens))


@router.post("/tables/{code}/start")
async def post_start(live: TheTable, token: MaybeToken, server: OurServer) -> m.TableState:
    """Begin the game: the host only, once no seat is open."""
    host_of(live, token)

    def start() -> LogEntry:
        return Start.of(live.log)

    await server.tables.writer.change(live, start)
    return table_state(live)


def _still_open(live: LiveTable) -> None:
    if live.state.phase != "open":
        raise Refused("started", "the game has begun")


async def _change_seat(server: Server, live: LiveTable, make: Callable[[], LogEntry]) -> None:
    server.quotas.check_log(live)
    await server.tables.writer.change(live, make, partial(_seat_work, live))


def _seat_work(live: LiveTable, entry: LogEntry) -> Sequence[Work]:
    """What is written with an entry of who sits where."""
    if not isinstance(entry, SeatEntry):
        return ()
    seat = entry.taken

    def change(connection: Connection) -> None:
        connection.execute(seat_change(live.id, seat))
        for way in ("webhook", "push"):  # who leaves is not told any more
            subscribe(connection, live.id, seat.seat, way, None)

    return (change,)


# ── Without WebSocket ──────────────────────────────────────────────────────────────────────────────────────


@router.get("/tables/{code}/state", response_model=m.Update)
async def get_state(
    live: TheTable,
    token: MaybeToken,
    server: OurServer,
    visitor: TheVisitor,
    since: Annotated[int | None, Query(ge=0, le=1 << 31)] = None,
) -> Response:
    """How things stand, and what happened since the cursor: what a WebSocket would tell."""
    viewer = viewer_of(live, token)
    cursor = live.state.number if since is None else min(since, live.state.number)
    visitor.afford(live.update_cost(cursor))
    update = await update_for(live, server.store, [viewer], cursor)
    live.clear_json_cache()
    return Response(update.text, media_type="application/json")


@router.post("/tables/{code}/notify")
async def post_notify(wish: m.NotifyWish, live: TheTable, token: MaybeToken, server: OurServer) -> m.Notified:
    """Where I want to be told that it is my turn, while I am not here."""
    seat = seat_of(live, token)
    notices = server.notices
    try:
        if wish.webhook is not None:
            if not server.settings.webhooks:
                raise Refused("forbidden", "there are no webhooks here")
            check_address(wish.webhook, server.settings.webhooks_inside)
        if wish.push is not None:
            if notices.pusher is None:
                raise Refused("forbidden", "there is no web push here")
            check_address(wish.push.endpoint, False)
    except AddressRefused as error:
        raise Refused("bad-options", str(error)) from None
    secret = new_secret() if wish.webhook is not None else ""
    await notices.subscribe(live, seat, "webhook", wish.webhook, secret)
    push = wish.push
    keys = "" if push is None else push.keys.model_dump_json()
    await notices.subscribe(live, seat, "push", None if push is None else push.endpoint, keys)
    return m.Notified(webhook=wish.webhook is not None, push=push is not None, secret=secret or None)


@router.post("/tables/{code}/commands")
async def post_command(
    call: m.CommandCall, live: TheTable, token: MaybeToken, server: OurServer, visitor: TheVisitor
) -> m.Accepted:
    """Carry out a command."""
    if isinstance(call.command, m.Undo | m.RestartTurn):
        visitor.afford(live.replay_cost)
    if seat_of(live, token) != call.command.seat:
        raise Refused("not-your-seat", "this seat is not yours")
    server.quotas.check(visitor.address, live, call.client, call.command)
    answers: list[dict[str, Any]] = []
    await server.tables.writer.execute(live, call.client, call.command, answers.append)
    return m.Accepted.model_validate(answers[0])
