"""HTTP routes: close and export a table, even one whose game this version can't read."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import Response
from pydantic_core import to_json

from bedesten.server import schema as m
from bedesten.server.errors import Refused
from bedesten.server.http.auth import MaybeToken, OurServer, TheVisitor
from bedesten.server.http.tables import REFUSALS
from bedesten.server.live.serialize import stored_state, table_state
from bedesten.server.live.table_cache import Unreadable
from bedesten.server.schema.common import Code
from bedesten.server.server import Server
from bedesten.server.store import Append, Conflict, EntryRow, StoreDown, TableRow, now
from bedesten.server.threads import in_thread_if_long
from bedesten.server.tokens import hashed
from bedesten.tables.entries import LogEntry
from bedesten.tables.entries.seats import Close
from bedesten.tables.people import TableSeat

__all__ = ["stored"]

stored: Final = APIRouter(prefix="/api/tables/{code}", responses=REFUSALS)


@stored.post("/close")
async def post_close(code: Code, token: MaybeToken, server: OurServer, visitor: TheVisitor) -> m.TableState:
    """Give a table up: the host only."""
    row, seats = await _stored(server, code)
    if token is None or hashed(token) != row.host:
        raise Refused("bad-token", "this takes the token of the host")
    try:
        live = await server.tables.table(code, visitor)
    except Unreadable:
        return await _close_unread(server, row, seats)

    def close() -> LogEntry:
        if live.state.phase == "over":
            raise Refused("over", "the table is closed already")
        return Close()

    await server.tables.writer.change(live, close)
    return table_state(live)


async def _close_unread(server: Server, row: TableRow, seats: list[TableSeat]) -> m.TableState:
    """Write the last entry of a log that can't be played. Nothing of the game is needed for it."""
    if row.phase == "over":
        raise Refused("over", "the table is closed already")
    last = await server.store.entries(row.id, row.number - 1)
    led: dict[str, Any] = last[-1].data if last else {}
    at, line = led.get("at", 0), led.get("line", 0)
    entry = EntryRow(row.number + 1, now(), Close.kind, None, "person", {"at": at, "line": line})
    try:
        await server.store.append(Append(row.id, entry, at, "over", None))
    except (Conflict, StoreDown) as error:
        raise Refused("busy", "this could not be kept; try again") from error
    row, seats = await _stored(server, row.code)
    return stored_state(row, seats, at, line)


@stored.get("/export")
async def get_export(code: Code, token: MaybeToken, server: OurServer, visitor: TheVisitor) -> Response:
    """The table and its log, as they are stored: once it is over, for they tell all that was hidden."""
    row, seats = await _stored(server, code)
    mine = {row.host, *(seat.token for seat in seats if seat.token is not None)}
    if token is None or hashed(token) not in mine:
        raise Refused("bad-token", "this takes the token of the host, or of a seat")
    if row.phase != "over":
        raise Refused("not-over", "the log tells what is hidden; it can be had once the game is over")
    visitor.afford(row.number)
    entries = await server.store.entries(row.id)
    headers = {"Content-Disposition": f'attachment; filename="bedesten-{row.code}.json"'}
    body = await in_thread_if_long(len(entries), _export, row, seats, entries)
    return Response(body, media_type="application/json", headers=headers)


def _export(row: TableRow, seats: list[TableSeat], entries: list[EntryRow]) -> bytes:
    table = {name: value for name, value in asdict(row).items() if name not in ("id", "host")}
    people = [{"seat": seat.seat, "kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in seats]
    return to_json({"table": table, "seats": people, "entries": [_exported(each) for each in entries]})


def _exported(row: EntryRow) -> dict[str, Any]:
    """An entry without what only this server needs: hashes of tokens, and who sent it."""
    data = {name: value for name, value in row.data.items() if name != "token"}
    return {"number": row.number, "time": row.time, "kind": row.kind, "seat": row.seat, "by": row.by, "data": data}


async def _stored(server: Server, code: str) -> tuple[TableRow, list[TableSeat]]:
    found = await server.store.table(code=code)
    if found is None:
        raise Refused("no-such-table", "there is no such table")
    return found
