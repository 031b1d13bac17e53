"""Security middleware: checks hosts, origins, sizes and rates before the application, and adds safe headers.

Starlette's own middleware does what it can (`app.py` adds CORS and the limit of bodies). Here is what it has not: names
under which a server at home may be asked for, with any address that is no name (`TrustedHostMiddleware` would need a
list of them); requests that other sites' pages send; charges by cost; and answers in our own form, failures too.
"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any, Final

import structlog
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from bedesten.server.errors import STATUS
from bedesten.server.http.rate_limits import address_of, cost_of
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
BODY_TIMEOUT: Final = 30.0
"""Seconds in which all of a request must have come."""
LONGEST_NUMBER: Final = 15
"""Digits of a Content-Length: more are more than anyone has."""
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
NOT_KEPT: Final = (b"cache-control", b"no-store")


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self.settings = server.settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and (code := self._no_socket(scope)):
            await WebSocketClose(code)(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False
        ours = [*HEADERS, NOT_KEPT] if scope["path"].startswith("/api") else HEADERS

        async def send_safely(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message = {**message, "headers": [*message["headers"], *ours]}
            await send(message)

        wrong = self._wrong(scope)
        if wrong is not None:
            await _refuse(send_safely, *wrong)
            return
        try:
            await self.app(scope, _in_time(receive), send_safely)
        except Exception:
            self.server.tables.counts.errors += 1
            LOG.exception("request failed", path=scope["path"])
            if not begun:
                await _refuse(send_safely, "unavailable", "something went wrong here", 500)

    def _wrong(self, scope: Scope) -> tuple[RefusalCode, str] | None:
        """What is wrong with a request, if anything."""
        headers = Headers(scope=scope)
        if not self._host_allowed(headers):
            return "forbidden", "this server is not called so"
        if not self._origin_allowed(scope, headers):
            return "forbidden", "this page may not use this server"
        length = headers.get("content-length", "0")
        if len(length) > LONGEST_NUMBER or not length.isdigit() or int(length) > self.settings.largest:
            return "too-large", f"more than {self.settings.largest} bytes"
        cost = cost_of(scope["method"], scope["path"])
        if cost and not self.server.requests.bucket(address_of(scope)).take(cost):
            return "too-fast", "too many requests; wait a moment"
        return None

    def _no_socket(self, scope: Scope) -> int:
        """With which code a WebSocket is refused; 0 if it is welcome."""
        headers = Headers(scope=scope)
        if not self._host_allowed(headers) or not self._origin_allowed(scope, headers):
            return 1008
        address = address_of(scope)
        many = self.server.addresses.get(address, 0) >= self.settings.connections
        if many or self.server.tables.stopping or not self.server.requests.bucket(address).take():
            return 1013
        return 0

    def _host_allowed(self, headers: Headers) -> bool:
        """A server at home answers to its addresses and to names it was given, so that no other site can pose as it."""
        if not self.settings.hosts:
            return True
        host = _name(headers.get("host", ""))
        return host in self.settings.hosts or host == "localhost" or _is_address(host)

    def _origin_allowed(self, scope: Scope, headers: Headers) -> bool:
        """A browser tells from which page a request comes: it must be ours. Programs tell nothing."""
        origin = headers.get("origin", "")
        if not origin or origin in self.settings.origins or "*" in self.settings.origins:
            return True
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            return True
        return origin.split("://", 1)[-1] == headers.get("host", "")


def _in_time(receive: Receive) -> Receive:
    """The rest of a request, if all of it comes before long."""
    loop = asyncio.get_running_loop()
    limit: float | None = loop.time() + BODY_TIMEOUT

    async def receive_in_time() -> Message:
        nonlocal limit
        try:
            async with asyncio.timeout_at(limit):
                message = await receive()
        except TimeoutError:
            raise HTTPException(408, f"the request has not come within {BODY_TIMEOUT:.0f} seconds") from None
        if not message.get("more_body", False):
            limit = None  # what comes later is only that the client has gone
        return message

    return receive_in_time


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
