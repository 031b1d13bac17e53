"""A client at the WebSocket: what it says is carried out. What it should know, its teller tells."""

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
from bedesten.server.live.live_table import LiveTable
from bedesten.server.live.sender import Teller
from bedesten.server.live.table_cache import TableCache
from bedesten.server.store import StoreDown, now
from bedesten.server.tokens import hashed

__all__ = ["Connection"]

LOG: Final = structlog.get_logger("bedesten.connection")
MOST_WAITING: Final = 20
"""Answers that a client may leave unread before it is listened to again."""
CLOSE_TIMEOUT: Final = 5.0
PATIENCE: Final = 50
"""Messages beyond the limit until a client is sent away."""


class Connection(Teller):
    """One client, who is listened to and told."""

    __slots__ = (
        "_bucket",
        "_busy",
        "_heard",
        "_listening",
        "_rude",
        "_telling",
        "client",
    )

    def __init__(self, socket: WebSocket, cache: TableCache, visitor: Visitor) -> None:
        super().__init__(socket, cache, visitor)
        self.client = ""
        self._heard = time.monotonic()
        self._bucket = Bucket(cache.settings.messages, max(20, 2 * cache.settings.messages))
        self._rude = 0
        self._busy = False
        """Whether it is being listened to, which takes its time."""
        self._listening: asyncio.Task[Any] | None = None
        self._telling: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        return self._visitor.address

    def check(self, moment: float) -> None:
        """End it if it has been silent for too long: it went without a word. And if it does not read."""
        limit = self.cache.settings.heartbeat
        silent = moment - self._heard > limit
        stuck = self._sending and moment - self._sending > limit
        if (silent or stuck) and self._telling is not None:
            self._telling.cancel()

    # ── Its life ───────────────────────────────────────────────────────────────────────────────────────────

    async def run(self) -> None:
        """Listen and tell, until one of both ends."""
        self._listening = asyncio.current_task()
        self._telling = asyncio.create_task(self._tell(), name="tells")
        self._telling.add_done_callback(self._stop_listening)
        self.cache.connections.add(self)
        if self._short is not None:
            self._short.hear = self._hear_now
        try:
            await self._listen()
        except asyncio.CancelledError:
            if not self._ended or self._listening is None:
                raise
            self._listening.uncancel()  # it was we who have ended it
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # it has gone
        finally:
            self._listening = None
            self.cache.connections.discard(self)
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
            await self._leave()
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSE_TIMEOUT):  # who does not read does not hear this either
                    await self.socket.close()

    def _stop_listening(self, _task: asyncio.Task[None]) -> None:
        self._ended = True
        if self._listening is not None:
            self._listening.cancel()

    async def _listen(self) -> None:
        while self._goodbye is None:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._busy = True
            self._heard = time.monotonic()
            text = message.get("text")
            if text is None or len(text) > self.cache.settings.largest:
                self._answer(m.Refusal(code="too-large" if text else "bad-message", reason="a message is a short text"))
                self._busy = False
                continue
            if self._may_speak():
                await self._hear(text)
            while len(self._answers) > MOST_WAITING:  # who does not read is not listened to
                self._drained.clear()
                await self._drained.wait()
            await asyncio.sleep(0)
            self._busy = False
        if self._telling is not None:
            await asyncio.wait((self._telling,))  # until goodbye is said

    def _may_speak(self) -> bool:
        """Whether a message more may come; if not, its sender is told so."""
        if self._bucket.take() and self._visitor.messages.take():
            return True
        self._answer(m.Refusal(code="too-fast", reason="too many messages; wait a moment"))
        self._rude += 1
        if self._rude > PATIENCE:
            self.say_goodbye("too-fast")
        return False

    def _hear_now(self, text: str) -> bool:
        """Carry out a move, which is most of what is heard, without waiting for anything; False if that can't be."""
        live = self.live
        if self._busy or self._goodbye or live is None or len(self._answers) > MOST_WAITING:
            return False
        if len(text) > self.cache.settings.largest:
            return False
        try:
            said = m.client_message.validate_json(text)
        except ValidationError:
            return False
        if not isinstance(said, m.Play) or said.seat not in self._tokens or not self._holds(live, said.seat):
            return False
        if self.cache.writer.must_wait(live, self.client, said):
            return False  # before it is counted, which the long way does, too
        self._heard = time.monotonic()
        try:
            return not self._may_speak() or self.cache.writer.carry_out_now(
                live, self.client, said, self._answer_plain, self._refuse
            )
        except Exception as error:
            self._complain(error, said.number)
            return True

    async def _hear(self, text: str) -> None:
        number: int | None = None
        try:
            said = m.client_message.validate_json(text)
            number = getattr(said, "number", None)
            await self._obey(said)
        except ValidationError as error:
            self._answer(m.Refusal(number=_number(text), code="bad-message", reason=_complaint(error)))
        except Exception as error:
            self._complain(error, number)

    def _complain(self, error: Exception, number: int | None) -> None:
        """Tell why a message is not obeyed."""
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

    async def _obey(self, said: Any) -> None:
        match said:
            case m.Hello():
                await self._greet(said)
            case m.Ping():
                self._answer(m.Pong(time=now()))
            case _ if self.live is None:
                raise Refused("bad-message", "say hello first")
            case _ if said.seat not in self._tokens:
                raise Refused("not-your-seat", "this seat is not yours")
            case _:
                live = await self._table()
                if not self._holds(live, said.seat):
                    raise Refused("bad-token", "this seat is not yours any more")
                if isinstance(said, m.Seen):
                    self.cache.note_seen(live, said.seat, said.upto)
                    return
                if isinstance(said, m.Undo | m.RestartTurn):
                    self._visitor.afford(live.cost)
                self._visitor.quotas.check(self._visitor.address, live, self.client, said)
                await self.cache.writer.carry_out(live, self.client, said, self._answer_plain)

    async def _greet(self, hello: m.Hello) -> None:
        await self._leave()
        live = await self.cache.table(hello.table, self._visitor)
        tokens = {seat: hashed(token) for token in hello.tokens if (seat := live.seat_of(token)) is not None}
        host = any(live.is_host(token) for token in hello.tokens)
        if hello.tokens and not tokens and not host:
            raise Refused("bad-token", "none of these tokens is worth anything at this table")
        if not tokens and not host and not live.state.settings.watch:
            raise Refused("forbidden", "nobody may watch this table")
        cursor = live.state.number if hello.since is None else min(hello.since, live.state.number)
        self._visitor.afford(live.cost_to_tell(cursor))
        refused = sum(1 for token in hello.tokens if live.seat_of(token) is None and not live.is_host(token))
        self.client, self.live, self.seats, self._tokens = hello.client, live, frozenset(tokens), tokens
        self._checked = None
        self._watches = host or live.state.settings.watch
        self._cursor = cursor
        self._told = -1
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
        await self._come_and_go(live)

    async def _table(self) -> LiveTable:
        if self.live is None:
            raise Refused("bad-message", "say hello first")
        return self.live


def _number(text: str) -> int | None:
    """The number of a message that is no good, so that its sender knows which it was."""
    with contextlib.suppress(ValueError, RecursionError):
        said = json.loads(text)
        number = said.get("number") if isinstance(said, dict) else None
        if isinstance(number, int) and not isinstance(number, bool) and abs(number) < 1 << 53:
            return number
    return None


def _complaint(error: ValidationError) -> str:
    """What is wrong with a message, in a line."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"][:6])
    return f"{where}: {first['msg']}"[:200] if where else str(first["msg"])[:200]
