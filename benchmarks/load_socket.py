"""A WebSocket client that costs next to nothing, so that a load test measures the server and not its clients.

It speaks what the two servers of the test speak: text frames without extensions, pings, and a close.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG, CONTINUED = 0x1, 0x8, 0x9, 0xA, 0x0
FINAL = 0x80
MASKED = 0x80
NO_MASK = b"\0\0\0\0"
"""A client must mask what it sends; with this mask the text stays as it is."""


class Socket(asyncio.Protocol):
    """One connection. What comes before anybody listens is kept for him."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self._early: list[bytes] = []
        self._hear: Callable[[bytes], None] = self._early.append
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._parts: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            self._buffer = bytearray(rest)
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.split(b"\r\n", 1)[0].decode("latin-1")))
                return
            self.opened.set_result(None)
        while self._one_frame():
            pass

    def _one_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            if len(buffer) < 4:
                return False
            (size,) = struct.unpack_from("!H", buffer, 2)
            start = 4
        elif size == 127:
            if len(buffer) < 10:
                return False
            (size,) = struct.unpack_from("!Q", buffer, 2)
            start = 10
        end = start + size
        if len(buffer) < end:
            return False
        first = buffer[0]
        payload = bytes(buffer[start:end])
        del buffer[:end]
        self._frame(first & 0x0F, bool(first & FINAL), payload)
        return True

    def _frame(self, kind: int, final: bool, payload: bytes) -> None:
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.close()
        elif kind in (TEXT, CONTINUED):
            self._parts.append(payload)
            if final:
                text = payload if len(self._parts) == 1 else b"".join(self._parts)
                self._parts.clear()
                self._hear(text)

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From now on this is called with each text."""
        self._hear = hear
        for text in self._early:
            hear(text)
        self._early.clear()

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def _send(self, kind: int, payload: bytes) -> None:
        if self._transport is None or self.closed:
            return
        size = len(payload)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = struct.pack("!BBH", FINAL | kind, MASKED | 126, size)
        self._transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        if self._transport is not None and not self.closed:
            self._send(CLOSE, struct.pack("!H", 1000))
            self._transport.close()


async def connect(base: str, path: str) -> Socket:
    """A connection to `path` at an http address."""
    address = urlsplit(base)
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request.encode()), address.hostname, address.port or 80)
    await asyncio.wait_for(socket.opened, 60)
    return socket
