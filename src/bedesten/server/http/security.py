"""What stands at the door: sizes, rates, hosts and origins are checked, and every answer gets safe headers."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any, Final

import structlog
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose

from bedesten.server.errors import STATUS
from bedesten.server.http.rate_limits import address_of
from bedesten.server.live.connection import Connection
from bedesten.server.schema import Refusal, RefusalCode
from bedesten.server.server import Server

__all__ = ["Guard"]

LOG: Final = structlog.get_logger("bedesten.guard")

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # the client places things by attributes; style sheets are files of its own
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
LIVE: Final = "/api/live"
LIMITED: Final = ("/api", "/metrics")
"""What takes work to answer. The browser's files are cheap, and who watches over the server may always ask."""
BODY_TIMEOUT: Final = 30.0
"""Seconds in which a request must have come."""
ALLOWED: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"access-control-allow-methods", b"GET, POST"),
    (b"access-control-allow-headers", b"authorization, content-type"),
    (b"access-control-max-age", b"86400"),
)
"""What pages of other sites that may use this server are told before they do."""
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self.settings = server.settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        begun = False

        async def send_safely(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message = {**message, "headers": [*message["headers"], *self._headers(scope, headers)]}
            await send(message)

        wrong = self._wrong(scope, headers)
        if wrong is not None:
            await _refuse(send_safely, *wrong)
            return
        if scope["method"] == "OPTIONS" and self._foreign(headers):
            await send_safely({"type": "http.response.start", "status": 204, "headers": [*ALLOWED]})
            await send_safely({"type": "http.response.body", "body": b""})
            return
        received = 0
        complete = False

        async def receive_safely() -> Message:
            nonlocal received, complete
            try:
                async with asyncio.timeout(None if complete else BODY_TIMEOUT):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, f"the request has not come within {BODY_TIMEOUT:.0f} seconds") from None
            complete = not message.get("more_body", False)
            received += len(message.get("body", b""))
            if received > self.settings.largest:
                raise HTTPException(413, f"more than {self.settings.largest} bytes")
            return message

        try:
            await self.app(scope, receive_safely, send_safely)
        except Exception:
            self.server.tables.counts.errors += 1
            LOG.exception("request failed", path=scope["path"])
            if not begun:
                await _refuse(send_safely, "unavailable", "something went wrong here", 500)

    def _wrong(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[RefusalCode, str] | None:
        """What is wrong with a request, if anything."""
        if not self._host_allowed(headers):
            return "forbidden", "this server is not called so"
        if not self._origin_allowed(scope, headers):
            return "forbidden", "this page may not use this server"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.settings.largest:
            return "too-large", f"more than {self.settings.largest} bytes"
        if scope["path"].startswith(LIMITED) and not self.server.requests.bucket(address_of(scope)).take():
            return "too-fast", "too many requests; wait a moment"
        return None

    def _headers(self, scope: Scope, asked: dict[bytes, bytes]) -> list[tuple[bytes, bytes]]:
        found = list(HEADERS)
        foreign = self._foreign(asked)
        if foreign:
            found += [(b"access-control-allow-origin", foreign), (b"vary", b"Origin")]
        if scope["path"].startswith("/api"):
            found.append((b"cache-control", b"no-store"))
        return found

    def _host_allowed(self, headers: dict[bytes, bytes]) -> bool:
        """A server at home answers to its addresses and to names it was given, so that no other site can pose as it."""
        if not self.settings.hosts:
            return True
        host = _name(headers.get(b"host", b"").decode("latin-1"))
        return host in self.settings.hosts or host == "localhost" or _is_address(host)

    def _origin_allowed(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """A browser tells from which page a request comes: it must be ours. Programs tell nothing."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self.settings.origins or "*" in self.settings.origins:
            return True
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            return True
        host = headers.get(b"host", b"").decode("latin-1")
        return origin.split("://", 1)[-1] == host

    def _foreign(self, headers: dict[bytes, bytes]) -> bytes:
        """The page of another site that the request comes from, if that site may use this server."""
        origin = headers.get(b"origin", b"")
        allowed = self.settings.origins
        return origin if origin and ("*" in allowed or origin.decode("latin-1") in allowed) else b""

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        address = address_of(scope)
        server = self.server
        allowed = self._host_allowed(headers) and self._origin_allowed(scope, headers) and scope["path"] == LIVE
        many = server.addresses.get(address, 0) >= self.settings.connections
        if not allowed or many or not server.requests.bucket(address).take() or server.tables.stopping:
            await WebSocketClose(1008 if not allowed else 1013)(scope, receive, send)
            return
        server.addresses[address] = server.addresses.get(address, 0) + 1
        try:
            # Not by way of the application, whose many layers every message would have to pass.
            socket = WebSocket(scope, receive, send)
            await socket.accept()
            server.tables.counts.connections += 1
            await Connection(socket, server.tables, server.visitor(address)).run()
        finally:
            server.addresses[address] -= 1
            if not server.addresses[address]:
                del server.addresses[address]


async def _refuse(send: Any, code: RefusalCode, reason: str, status: int | None = None) -> None:
    body = Refusal(code=code, reason=reason).model_dump_json().encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if code == "too-fast":
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status or STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _name(host: str) -> str:
    return host[1:].split("]", 1)[0] if host.startswith("[") else host.split(":", 1)[0]


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
