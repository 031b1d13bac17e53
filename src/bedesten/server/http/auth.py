"""Authentication: the token of a request, and the seat or host that it stands for at a table."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from bedesten.server.errors import Refused
from bedesten.server.http.rate_limits import Visitor, address_of
from bedesten.server.live.live_table import LiveTable
from bedesten.server.schema.common import Code
from bedesten.server.server import Server

__all__ = ["MaybeToken", "OurServer", "TheTable", "TheVisitor", "host_of", "seat_of", "viewer_of"]

BEARER: Final = HTTPBearer(auto_error=False, description="the token of a seat, or of the host")
LONGEST: Final = 64


def server_of(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


OurServer = Annotated[Server, Depends(server_of)]


def visitor_of(request: Request, server: OurServer) -> Visitor:
    return server.visitor(address_of(request.scope))


TheVisitor = Annotated[Visitor, Depends(visitor_of)]


def token_of(given: Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]) -> str | None:
    """The token that came with a request."""
    if given is None:
        return None
    if len(given.credentials) > LONGEST:
        raise Refused("bad-token", "this is no token")
    return given.credentials


MaybeToken = Annotated[str | None, Depends(token_of)]


async def table_of(code: Code, server: OurServer, visitor: TheVisitor) -> LiveTable:
    return await server.tables.table(code, visitor)


TheTable = Annotated[LiveTable, Depends(table_of)]


def seat_of(live: LiveTable, token: str | None) -> int:
    """The seat that a token is worth; refused if it is worth none."""
    seat = None if token is None else live.seat_of(token)
    if seat is None:
        raise Refused("bad-token", "this takes the token of a seat at this table")
    return seat


def host_of(live: LiveTable, token: str | None) -> None:
    """Refused if this is not the host."""
    if token is None or not live.is_host(token):
        raise Refused("bad-token", "this takes the token of the host")


def viewer_of(live: LiveTable, token: str | None) -> int | None:
    """The seat that looks on, or None for a spectator, if others may watch."""
    if token is not None:
        seat = live.seat_of(token)
        if seat is None and not live.is_host(token):
            raise Refused("bad-token", "this token is worth nothing at this table")
        return seat
    if not live.state.settings.watch:
        raise Refused("forbidden", "nobody may watch this table")
    return None
