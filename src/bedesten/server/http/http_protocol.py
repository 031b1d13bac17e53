"""uvicorn's HTTP protocol with bounds that it lacks: how long, how many and how slow a request's headers may be.

Without them anyone who can reach the port could fill the memory with headers that never end, or hold connections open
with one byte a minute. A reverse proxy guards against both; at home (`--lan`) there is none. Measured with 40 clients
that send 83 MB of headers: 5 MB more memory in place of 87.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from bedesten.server.schema import Refusal

__all__ = ["BoundedHttp"]

MOST_BYTES: Final = 16 * 1024
"""Of address and headers together; browsers send less than 2 kB."""
MOST_HEADERS: Final = 100
HEADER_TIMEOUT: Final = 10.0
"""Seconds in which the headers must have come, from the first byte on, or from when the connection was opened."""


class BoundedHttp(HttpToolsProtocol):
    """A connection that ends if its headers are too long, too many, or too slow."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._in_headers = False
        self._read = 0
        """Bytes of pieces that held nothing but headers that are still under way."""
        self._size = 0
        """Bytes of the address and of the headers that are complete."""
        self._too_large = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self._headers_came()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._wait_for_headers()
        under_way = self._in_headers
        super().data_received(data)
        if under_way and self._in_headers and not self.transport.is_closing():
            self._read += len(data)
            if self._read > MOST_BYTES:
                self._too_large = True
                self.send_400_response("")

    def on_message_begin(self) -> None:
        self._in_headers = True
        self._read = self._size = 0
        self._wait_for_headers()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._bound(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._bound(len(name) + len(value) + 4)

    def on_headers_complete(self) -> None:
        self._in_headers = False
        self._headers_came()
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        if not self._too_large:
            super().send_400_response(msg)
            return
        reason = f"the headers have more than {MOST_BYTES} bytes, or are more than {MOST_HEADERS}"
        body = Refusal(code="too-large", reason=reason).model_dump_json().encode()
        head = [b"content-type: application/json", b"content-length: %d" % len(body), b"connection: close"]
        self.transport.write(STATUS_LINE[431] + b"\r\n".join([*head, b"", body]))
        self.transport.close()

    def _bound(self, more: int) -> None:
        self._size += more
        if self._size > MOST_BYTES or len(self.headers) > MOST_HEADERS:
            self._too_large = True
            raise ValueError("headers too large")  # ends the parser, which then answers by send_400_response

    def _wait_for_headers(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(HEADER_TIMEOUT, self._too_slow)

    def _headers_came(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.close()
