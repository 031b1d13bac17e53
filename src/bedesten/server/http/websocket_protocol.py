"""uvicorn's WebSocket protocol with a direct channel for moves and updates, past ASGI.

Most messages of a client can be handled at once, and most updates written at once. Of the time of a server with 500
tables (profile, compiled) ASGI took 12 % for sending and 14 % for receiving, besides the tasks that wait at its ends,
and to have a frame parsed by the library another 3 %. Whatever has to wait for something, or is more than a short text
in one frame, still goes through ASGI.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import pack
from typing import Any, Final, Protocol, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

__all__ = ["DirectChannel", "DirectWebSocket", "direct_channel", "is_whole", "short_text"]

NAME: Final = "bedesten.direct_channel"
"""In the extensions of the scope."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
WHOLE: Final = 0x80
MASKED: Final = 0x80
"""The first bits of a frame's first two bytes: it ends its message, and is masked, as all that clients send."""


class DirectChannel(Protocol):
    """What a connection offers, if this protocol carries it."""

    on_text: Callable[[str], bool] | None
    """Is asked to handle a text at once; False: it must go through ASGI."""

    def write_now(self, texts: Sequence[str]) -> bool:
        """Write texts, as one frame each; False if the client does not read, or has gone."""


def direct_channel(socket: WebSocket) -> DirectChannel | None:
    """The direct channel to a client; None under another server."""
    return cast("DirectChannel | None", socket.scope.get("extensions", {}).get(NAME))


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket connection with a direct channel."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.on_text: Callable[[str], bool] | None = None
        self._between = False
        """Whether the next byte is known to begin a frame that begins a message."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent and not self.conn.extensions:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]
            self._between = not self.conn.reader.buffer

    def connection_lost(self, exc: Exception | None) -> None:
        self.on_text = None
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(NAME, None)  # else it would be a reference cycle
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._between:
            if self.on_text is not None and self.conn.state is OPEN and not self.close_sent and self.queue.empty():
                text = short_text(data)
                if text is not None and self.on_text(text):
                    return
            self._between = is_whole(data)
        super().data_received(data)

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


def short_text(data: bytes) -> str | None:
    """The text in data if they are one frame, masked, with a whole text of less than 64 kB; else None."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    size, start = data[1] - MASKED, 2
    if size > 125:
        size, start = (data[2] << 8 | data[3], 4) if size == 126 else (-1, 0)
    if len(data) != start + 4 + size:
        return None
    try:
        return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
    except UnicodeDecodeError:
        return None


def is_whole(data: bytes) -> bool:
    """Whether data are frames that end where they end, each a message of its own."""
    at = 0
    while at + 1 < len(data):
        if data[at] < WHOLE:
            return False
        size, head = data[at + 1] & 0x7F, 2
        if size > 125:
            head = 4 if size == 126 else 10
            size = int.from_bytes(data[at + 2 : at + head], "big")
        at += head + size + (4 if data[at + 1] & MASKED else 0)
    return at == len(data)
