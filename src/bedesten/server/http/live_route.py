"""The WebSocket route, for players and spectators."""

from __future__ import annotations

from starlette.websockets import WebSocket

from bedesten.server.http.rate_limits import address_of
from bedesten.server.live.connection import Connection
from bedesten.server.server import Server

__all__ = ["LIVE", "live_socket"]

LIVE = "/api/live"


async def live_socket(socket: WebSocket) -> None:
    """Serve a client until it disconnects. Whether it may connect, `security.Guard` has decided."""
    server: Server = socket.app.state.server
    address = address_of(socket.scope)
    server.addresses[address] = server.addresses.get(address, 0) + 1
    try:
        await socket.accept()
        server.tables.counts.connections += 1
        await Connection(socket, server.tables, server.visitor(address)).run()
    finally:
        server.addresses[address] -= 1
        if not server.addresses[address]:
            del server.addresses[address]
