"""A client at the WebSocket: its messages are read, checked and carried out; `Sender` sends what it should know."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any, Final

import structlog
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

import bedesten
from bedesten.server import schema as m
from bedesten.server.errors import Refused, message_of
from bedesten.server.http.rate_limits import Bucket, Visitor
from bedesten.server.live.sender import Sender
from bedesten.server.live.table_cache import TableCache
from bedesten.server.store import StoreDown, now
from bedesten.server.tokens import hashed

__all__ = ["Connection"]

LOG: Final = structlog.get_logger("bedesten.connection")
MOST_WAITING: Final = 20
"""Answers that a client may leave unread before its next message is read."""
CLOSE_TIMEOUT: Final = 5.0
MOST_VIOLATIONS: Final = 50
"""Messages beyond the rate limit after which a client is disconnected."""


class Connection(Sender):
    """One client, with a task that reads from it and one that sends to it."""

    __slots__ = (
        "_bucket",
        "_busy",
        "_last_heard",
        "_listening_task",
        "_rate_violations",
        "_sending_task",
        "client",
    )

    def __init__(self, socket: WebSocket, cache: TableCache, visitor: Visitor) -> None:
        super().__init__(socket, cache, visitor)
        self.client = ""
        self._last_heard = time.monotonic()
        self._bucket = Bucket(cache.settings.messages, max(20, 2 * cache.settings.messages))
        self._rate_violations = 0
        self._busy = False
        """Whether a message is being handled by the reading task."""
        self._listening_task: asyncio.Task[Any] | None = None
        self._sending_task: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        return self._visitor.address

    def check(self, moment: float) -> None:
        """End it if it has been silent for too long, or does not read what it is sent."""
        limit = self.cache.settings.heartbeat
        silent = moment - self._last_heard > limit
        stuck = self._sending and moment - self._sending > limit
        if (silent or stuck) and self._sending_task is not None:
            self._sending_task.cancel()

    # ── Reading ────────────────────────────────────────────────────────────────────────────────────────────

    async def run(self) -> None:
        """Read and send, until one of both ends."""
        self._listening_task = asyncio.current_task()
        self._sending_task = asyncio.create_task(self._send_loop(), name="sender")
        self._sending_task.add_done_callback(self._stop_listening)
        self.cache.connections.add(self)
        if self._direct is not None:
            self._direct.on_text = self._handle_now
        try:
            await self._listen()
        except asyncio.CancelledError:
            if not self._ended or self._listening_task is None:
                raise
            self._listening_task.uncancel()  # it was cancelled here, by the end of the sending task
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # it has gone
        finally:
            self._listening_task = None
            self.cache.connections.discard(self)
            self._sending_task.cancel()
            await asyncio.gather(self._sending_task, return_exceptions=True)
            await self._leave()
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSE_TIMEOUT):  # a client that does not read does not read this either
                    await self.socket.close()

    def _stop_listening(self, _task: asyncio.Task[None]) -> None:
        self._ended = True
        if self._listening_task is not None:
            self._listening_task.cancel()

    async def _listen(self) -> None:
        while self._goodbye is None:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._busy = True
            self._last_heard = time.monotonic()
            text = message.get("text")
            if text is None or len(text) > self.cache.settings.largest:
                self._answer(m.Refusal(code="too-large" if text else "bad-message", reason="a message is a short text"))
                self._busy = False
                continue
            if self._within_rate():
                await self._handle(text)
            while len(self._answers) > MOST_WAITING:  # a client that does not read is not read from
                self._drained.clear()
                await self._drained.wait()
            await asyncio.sleep(0)
            self._busy = False
        if self._sending_task is not None:
            await asyncio.wait((self._sending_task,))  # until goodbye is sent

    def _within_rate(self) -> bool:
        """Whether one more message is within the rate limits; if not, the client is told so."""
        if self._bucket.take() and self._visitor.messages.take():
            return True
        self._answer(m.Refusal(code="too-fast", reason="too many messages; wait a moment"))
        self._rate_violations += 1
        if self._rate_violations > MOST_VIOLATIONS:
            self.say_goodbye("too-fast")
        return False

    def _handle_now(self, text: str) -> bool:
        """Carry out a move, as most messages are, without waiting for anything; False if that is not possible."""
        live = self.live
        if self._busy or self._goodbye or live is None or len(self._answers) > MOST_WAITING:
            return False
        if len(text) > self.cache.settings.largest:
            return False
        try:
            message = m.client_message.validate_json(text)
        except ValidationError:
            return False
        if not isinstance(message, m.Play) or message.seat not in self._tokens or not self._holds(live, message.seat):
            return False
        if self.cache.writer.must_wait(live, self.client, message):
            return False  # before it is counted, which `_listen` does, too
        self._last_heard = time.monotonic()
        try:
            return not self._within_rate() or self.cache.writer.execute_now(
                live, self.client, message, self._answer_plain, self._refuse
            )
        except Exception as error:
            self._answer_error(error, message.number)
            return True

    async def _handle(self, text: str) -> None:
        number: int | None = None
        try:
            message = m.client_message.validate_json(text)
            number = getattr(message, "number", None)
            await self._dispatch(message)
        except ValidationError as error:
            self._answer(m.Refusal(number=_number(text), code="bad-message", reason=_validation_reason(error)))
        except Exception as error:
            self._answer_error(error, number)

    def _answer_error(self, error: Exception, number: int | None) -> None:
        """Answer with the reason why a message was not carried out."""
        if isinstance(error, Refused):
            self._refuse(error, number)
        elif isinstance(error, StoreDown):
            self._answer(m.Refusal(number=number, code="unavailable", reason="the database does not answer"))
        else:
            self.cache.counts.errors += 1
            LOG.error("message failed", exc_info=error)
            self._answer(m.Refusal(number=number, code="unavailable", reason="something went wrong here"))

    def _refuse(self, refused: Refused, number: int | None) -> None:
        self.cache.counts.refused += 1
        self._answer(message_of(refused, number))

    async def _dispatch(self, message: Any) -> None:
        if isinstance(message, m.Hello):
            await self._hello(message)
            return
        if isinstance(message, m.Ping):
            self._answer(m.Pong(time=now()))
            return
        live = self.live
        if live is None:
            raise Refused("bad-message", "say hello first")
        if message.seat not in self._tokens:
            raise Refused("not-your-seat", "this seat is not yours")
        if not self._holds(live, message.seat):
            raise Refused("bad-token", "this seat is not yours any more")
        if isinstance(message, m.Seen):
            self.cache.note_seen(live, message.seat, message.upto)
            return
        if isinstance(message, m.Undo | m.RestartTurn):
            self._visitor.afford(live.replay_cost)
        self._visitor.quotas.check(self._visitor.address, live, self.client, message)
        await self.cache.writer.execute(live, self.client, message, self._answer_plain)

    async def _hello(self, hello: m.Hello) -> None:
        await self._leave()
        live = await self.cache.table(hello.table, self._visitor)
        tokens = {seat: hashed(token) for token in hello.tokens if (seat := live.seat_of(token)) is not None}
        host = any(live.is_host(token) for token in hello.tokens)
        if hello.tokens and not tokens and not host:
            raise Refused("bad-token", "none of these tokens is worth anything at this table")
        if not tokens and not host and not live.state.settings.watch:
            raise Refused("forbidden", "nobody may watch this table")
        cursor = live.state.number if hello.since is None else min(hello.since, live.state.number)
        self._visitor.afford(live.update_cost(cursor))
        refused = sum(1 for token in hello.tokens if live.seat_of(token) is None and not live.is_host(token))
        self.client, self.live, self.seats, self._tokens = hello.client, live, frozenset(tokens), tokens
        self._seats_checked = None
        self._may_watch = host or live.state.settings.watch
        self._cursor = cursor
        self._sent = -1
        live.connections.add(self)
        self._answer(
            m.Welcome(
                server=bedesten.__version__,
                table=live.code,
                seats=sorted(tokens),
                host=host,
                refused=refused,
                heartbeat=self.cache.settings.heartbeat,
            )
        )
        await self._presence_changed(live)


def _number(text: str) -> int | None:
    """The number of a message that is no good, so that its sender knows which it was."""
    with contextlib.suppress(ValueError, RecursionError):
        message = json.loads(text)
        number = message.get("number") if isinstance(message, dict) else None
        if isinstance(number, int) and not isinstance(number, bool) and abs(number) < 1 << 53:
            return number
    return None


def _validation_reason(error: ValidationError) -> str:
    """What is wrong with a message, in a line."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"][:6])
    return f"{where}: {first['msg']}"[:200] if where else str(first["msg"])[:200]
