"""A client at the WebSocket: what it says is carried out, and what it should know is told when it can take it in."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any, Final

import structlog
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

import bedesten
from bedesten.server import schema as m
from bedesten.server.errors import Refused, message_of
from bedesten.server.http.rate_limits import Bucket, Visitor
from bedesten.server.live.told import presence, written
from bedesten.server.live.updates import update_for
from bedesten.server.live_table import LiveTable
from bedesten.server.store import StoreDown, now
from bedesten.server.table_cache import TableCache
from bedesten.server.tokens import hashed

__all__ = ["Connection"]

LOG: Final = structlog.get_logger("bedesten.connection")
MOST_WAITING: Final = 20
"""Answers that a client may leave unread before it is listened to again."""
CLOSE_TIMEOUT: Final = 5.0
PATIENCE: Final = 50
"""Messages beyond the limit until a client is sent away."""


class Connection:
    """One client. It holds a cursor, not a queue: who reads slowly gets fewer and larger updates."""

    __slots__ = (
        "_answers",
        "_bucket",
        "_changed",
        "_cursor",
        "_drained",
        "_ended",
        "_goodbye",
        "_heard",
        "_listening",
        "_presence",
        "_rude",
        "_sending",
        "_telling",
        "_tokens",
        "_told",
        "_visitor",
        "_watches",
        "cache",
        "client",
        "live",
        "seats",
        "socket",
    )

    def __init__(self, socket: WebSocket, cache: TableCache, visitor: Visitor) -> None:
        self.socket = socket
        self.cache = cache
        self._visitor = visitor
        """What may be asked for from where it comes from."""
        self.client = ""
        self.live: LiveTable | None = None
        self.seats: frozenset[int] = frozenset()
        self._tokens: dict[int, str] = {}
        """Of each seat that it said hello for, the token's hash: others may have come to sit there since."""
        self._watches = False
        """Whether it may look on without a seat."""
        self._cursor = 0
        self._told = -1
        """The entry of the log up to which it has been told how things stand; -1 if it must be told anyway."""
        self._answers: list[str] = []
        self._changed = asyncio.Event()
        self._drained = asyncio.Event()
        self._presence = False
        self._heard = time.monotonic()
        self._sending = 0.0
        """Since when it is being told something; 0 if it is not."""
        self._bucket = Bucket(cache.settings.messages, max(20, 2 * cache.settings.messages))
        self._rude = 0
        self._goodbye: str | None = None
        self._ended = False
        self._listening: asyncio.Task[Any] | None = None
        self._telling: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        return self._visitor.address

    # ── Who wakes it ───────────────────────────────────────────────────────────────────────────────────────

    def wake(self) -> None:
        """Something has changed at the table."""
        self._changed.set()

    def wake_presence(self) -> None:
        """Somebody has come or gone."""
        self._presence = True
        self._changed.set()

    def say_goodbye(self, code: str) -> None:
        """Close it as soon as all is told."""
        self._goodbye = code
        self._changed.set()

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
            self._heard = time.monotonic()
            text = message.get("text")
            if text is None or len(text) > self.cache.settings.largest:
                self._answer(m.Refusal(code="too-large" if text else "bad-message", reason="a message is a short text"))
                continue
            if not (self._bucket.take() and self._visitor.messages.take()):
                self._answer(m.Refusal(code="too-fast", reason="too many messages; wait a moment"))
                self._rude += 1
                if self._rude > PATIENCE:
                    self.say_goodbye("too-fast")
                continue
            await self._hear(text)
            while len(self._answers) > MOST_WAITING:  # who does not read is not listened to
                self._drained.clear()
                await self._drained.wait()
            await asyncio.sleep(0)
        if self._telling is not None:
            await asyncio.wait((self._telling,))  # until goodbye is said

    async def _hear(self, text: str) -> None:
        number: int | None = None
        try:
            said = m.client_message.validate_json(text)
            number = getattr(said, "number", None)
            await self._obey(said)
        except ValidationError as error:
            self._answer(m.Refusal(number=_number(text), code="bad-message", reason=_complaint(error)))
        except Refused as refused:
            self.cache.counts.refused += 1
            self._answer(message_of(refused, number))
        except StoreDown:
            self._answer(m.Refusal(number=number, code="unavailable", reason="the database does not answer"))
        except Exception:
            self.cache.counts.errors += 1
            LOG.exception("message failed")
            self._answer(m.Refusal(number=number, code="unavailable", reason="something went wrong here"))

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
                if not live.holds(self._tokens[said.seat], said.seat):
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
        self._changed.set()
        await self._come_and_go(live)

    async def _table(self) -> LiveTable:
        if self.live is None:
            raise Refused("bad-message", "say hello first")
        return self.live

    async def _leave(self) -> None:
        if self.live is not None:
            live, self.live = self.live, None
            live.connections.discard(self)
            live.used = time.monotonic()
            await self._come_and_go(live)

    async def _come_and_go(self, live: LiveTable) -> None:
        moment = now()
        for seat in self.seats:
            live.away_since[seat] = moment
        live.wake_presence()
        await self.cache.presences.tell(live)

    # ── What it is told ────────────────────────────────────────────────────────────────────────────────────

    def _answer(self, message: BaseModel) -> None:
        self._answers.append(message.model_dump_json())
        self._changed.set()

    def _answer_plain(self, told: dict[str, Any]) -> None:
        self._answers.append(written(told))
        self._changed.set()

    async def _tell(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # it has gone
            while not self._goodbye:
                await self._changed.wait()
                self._changed.clear()
                await self._tell_all()
            await self._tell_all()
            again = self._goodbye == "stopping"
            await self._send(m.Goodbye(code=self._goodbye, retry=again).model_dump_json())  # type: ignore[arg-type]

    async def _tell_all(self) -> None:
        """Tell what there is to be told: answers, and how things stand."""
        while self._answers:
            answers, self._answers = self._answers, []
            for answer in answers:
                await self._send(answer)
        self._drained.set()
        live = self.live
        if live is not None and live.state.number != self._told:
            await self._send_update(live)
        elif live is not None and self._presence:
            self._presence = False
            await self._send(presence(live).model_dump_json())

    async def _send_update(self, live: LiveTable) -> None:
        while True:
            self._check_seats(live)
            if not self.seats and not self._watches:
                self._answer(m.Refusal(code="bad-token", reason="this seat is not yours any more"))
                await self._leave()
                return
            seats = self.seats
            viewers: list[int | None] = [*sorted(seats)] or [None]
            if self._told >= 0 and not live.at_hand(self._cursor):  # who said hello has paid
                self._visitor.pay(live.state.at)
            update = await update_for(live, self.cache.store, viewers, self._cursor)
            if self.live is not live:
                return  # it has gone to another table meanwhile
            self._check_seats(live)
            if self.seats == seats:
                break
        self._presence = False
        self._cursor = self._told = update.number
        if all(other.is_told(update.number) for other in live.connections):
            live.end_wave()
        self.cache.counts.updates += 1
        await self._send(update.text)
        if self.cache.metrics is not None and update.number == live.state.number and live.changed:
            self.cache.metrics.update_took(time.perf_counter() - live.changed)

    def _check_seats(self, live: LiveTable) -> None:
        """Seats that somebody has got up from, or was made to, are not looked from any more: others sit there."""
        if not all(live.holds(self._tokens[seat], seat) for seat in self.seats):
            self.seats = frozenset(seat for seat in self.seats if live.holds(self._tokens[seat], seat))
            live.wake_presence()

    def is_told(self, number: int) -> bool:
        """Whether it has been told how things stand after this entry."""
        return self._told == number

    async def _send(self, text: str) -> None:
        self._sending = time.monotonic()
        await self.socket.send_text(text)
        self._sending = 0.0


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
