"""WebSockets as uvicorn speaks them, with a short way for moves and news.

What a client says usually can be dealt with at once, and what it is told can be written at once. Of the time of a
server with 500 tables (profile, compiled) the long way through ASGI took 12 % for sending and 14 % for hearing, besides
the tasks that wait at its ends. Whatever has to wait for something still goes that way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import pack
from typing import Any, Final, Protocol, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

__all__ = ["DirectWebSocket", "ShortWay", "short_way"]

NAME: Final = "bedesten.short_way"
"""In the extensions of the scope."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""


class ShortWay(Protocol):
    """What a connection has, if this server carries it."""

    hear: Callable[[str], bool] | None
    """Is asked to deal with a text at once; False: it must go the long way."""

    def write_now(self, texts: Sequence[str]) -> bool:
        """Write texts, as one frame each; False if the client does not read, or has gone."""


def short_way(socket: WebSocket) -> ShortWay | None:
    """The short way to a client; None under another server."""
    return cast("ShortWay | None", socket.scope.get("extensions", {}).get(NAME))


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A connection with the short way."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.hear: Callable[[str], bool] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent and not self.conn.extensions:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        self.hear = None
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(NAME, None)  # else it would hold itself until garbage is looked for
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        if self.hear is not None and self.curr_msg_data_type == "text" and self.queue.empty() and not self.close_sent:
            data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            try:
                heard = self.hear(data.decode())
            except UnicodeDecodeError:
                heard = False  # which the long way complains about
            if heard:
                self.frames = []
                return
        super().send_receive_event_to_app()

    def write_now(self, texts: Sequence[str]) -> bool:
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return False
        parts = []
        for text in texts:
            data = text.encode()
            size = len(data)
            if size < 126:
                parts.append(bytes((WHOLE_TEXT, size)))
            elif size < 65536:
                parts.append(pack("!BBH", WHOLE_TEXT, 126, size))
            else:
                parts.append(pack("!BBQ", WHOLE_TEXT, 127, size))
            parts.append(data)
        self.transport.writelines(parts)
        return True
