"""Sends a client at the WebSocket its answers and updates, as fast as it reads them.

Most of it is sent at once; what must be read from the store, or waits for a client that reads slowly, by a task.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

from pydantic import BaseModel
from starlette.websockets import WebSocket, WebSocketDisconnect

from bedesten.server import schema as m
from bedesten.server.http.rate_limits import Visitor
from bedesten.server.http.websocket_protocol import direct_channel
from bedesten.server.live.json_text import to_text
from bedesten.server.live.live_table import LiveTable
from bedesten.server.live.serialize import presence
from bedesten.server.live.table_cache import TableCache
from bedesten.server.live.updates import SerializedUpdate, update_for, update_now
from bedesten.server.store import now
from bedesten.tables.people import TableSeat

__all__ = ["Sender"]


class Sender:
    """Sends to one client. It holds a cursor, not a queue: who reads slowly gets fewer and larger updates."""

    __slots__ = (
        "_answers",
        "_cursor",
        "_direct",
        "_drained",
        "_ended",
        "_goodbye",
        "_loop",
        "_loop_busy",
        "_may_watch",
        "_presence_due",
        "_scheduled",
        "_seats_checked",
        "_sending",
        "_sent",
        "_tokens",
        "_visitor",
        "_wakeup",
        "cache",
        "live",
        "seats",
        "socket",
    )

    def __init__(self, socket: WebSocket, cache: TableCache, visitor: Visitor) -> None:
        self.socket = socket
        self.cache = cache
        self._visitor = visitor
        """What may be asked for from its address."""
        self.live: LiveTable | None = None
        self.seats: frozenset[int] = frozenset()
        self._tokens: dict[int, str] = {}
        """The hash of the token for each seat that it said hello for: others may have taken the seat since."""
        self._seats_checked: tuple[TableSeat, ...] | None = None
        """Who sat where when it was last checked that these seats are still its own."""
        self._may_watch = False
        """Whether it may watch without a seat."""
        self._cursor = 0
        self._sent = -1
        """The entry of the log whose state was sent last; -1 if an update is due anyway."""
        self._answers: list[str] = []
        self._wakeup = asyncio.Event()
        """Wakes the sending task."""
        self._drained = asyncio.Event()
        self._presence_due = False
        self._sending = 0.0
        """Since when a message is being sent; 0 if none is."""
        self._goodbye: str | None = None
        self._ended = False
        self._direct = direct_channel(socket)
        self._loop = asyncio.get_running_loop()
        self._scheduled = False
        """Whether `_flush` is scheduled."""
        self._loop_busy = False
        """Whether the sending task is at work."""

    # ── Notifications ──────────────────────────────────────────────────────────────────────────────────────

    def notify_changed(self) -> None:
        """Something has changed at the table."""
        self._schedule()

    def notify_presence(self) -> None:
        """Somebody has come or gone."""
        self._presence_due = True
        self._schedule()

    def say_goodbye(self, code: str) -> None:
        """Close it as soon as all is sent."""
        self._goodbye = code
        self._wakeup.set()

    async def _leave(self) -> None:
        if self.live is not None:
            live, self.live = self.live, None
            live.connections.discard(self)
            live.last_used = time.monotonic()
            await self._presence_changed(live)

    async def _presence_changed(self, live: LiveTable) -> None:
        moment = now()
        for seat in self.seats:
            live.away_since[seat] = moment
        live.notify_presence()
        await self.cache.peers.announce(live)

    # ── Sending ────────────────────────────────────────────────────────────────────────────────────────────

    def _answer(self, message: BaseModel) -> None:
        self._answers.append(message.model_dump_json())
        self._schedule()

    def _answer_plain(self, message: dict[str, Any]) -> None:
        self._answers.append(to_text(message))
        self._schedule()

    def _schedule(self) -> None:
        """There is something to send: at once if that is possible, else by the sending task."""
        if self._direct is None or self._loop_busy or self._goodbye:
            self._wakeup.set()
        elif not self._scheduled:
            self._scheduled = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._scheduled = False
        if not self._ended and (self._loop_busy or self._goodbye or not self._send_now()):
            self._wakeup.set()

    def _send_now(self) -> bool:
        """Send all that is due without waiting for anything; False if that is not possible."""
        texts, live, update = self._answers, self.live, None
        if live is not None and live.state.number != self._sent:
            if not self._may_see(live) or (self._sent >= 0 and not live.has_recent(self._cursor)):
                return False
            update = update_now(live, self._viewers(), self._cursor)
            if update is None:
                return False
            texts = [*texts, update.text]
        elif live is not None and self._presence_due:
            texts = [*texts, presence(live).model_dump_json()]
        if texts and (self._direct is None or not self._direct.write_now(texts)):
            return False
        self._answers = []
        self._drained.set()
        if live is not None:
            self._presence_due = False
            if update is not None:
                self._mark_sent(live, update)
                self._record_latency(live, update)
        return True

    async def _send_loop(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # it has gone
            while not self._goodbye:
                await self._wakeup.wait()
                self._wakeup.clear()
                self._loop_busy = True
                await self._send_pending()
                self._loop_busy = False
            self._loop_busy = True
            await self._send_pending()
            again = self._goodbye == "stopping"
            await self._send(m.Goodbye(code=self._goodbye, retry=again).model_dump_json())  # type: ignore[arg-type]

    async def _send_pending(self) -> None:
        """Send all that is due: answers, then an update or who is here."""
        while self._answers:
            answers, self._answers = self._answers, []
            for answer in answers:
                await self._send(answer)
        self._drained.set()
        live = self.live
        if live is not None and live.state.number != self._sent:
            await self._send_update(live)
        elif live is not None and self._presence_due:
            self._presence_due = False
            await self._send(presence(live).model_dump_json())

    async def _send_update(self, live: LiveTable) -> None:
        while True:
            if not self._may_see(live):
                self._answer(m.Refusal(code="bad-token", reason="this seat is not yours any more"))
                await self._leave()
                return
            seats = self.seats
            if self._sent >= 0 and not live.has_recent(self._cursor):  # who said hello has paid
                self._visitor.pay(live.state.at)
            update = await update_for(live, self.cache.store, self._viewers(), self._cursor)
            if self.live is not live:
                return  # it has gone to another table meanwhile
            self._check_seats(live)
            if self.seats == seats:
                break
        self._presence_due = False
        self._mark_sent(live, update)
        await self._send(update.text)
        self._record_latency(live, update)

    def _viewers(self) -> list[int | None]:
        return [*sorted(self.seats)] or [None]

    def _mark_sent(self, live: LiveTable, update: SerializedUpdate) -> None:
        """An update is sent, or as good as sent."""
        self._cursor = self._sent = update.number
        if all(other.has_sent(update.number) for other in live.connections):
            live.clear_json_cache()
        self.cache.counts.updates += 1

    def _record_latency(self, live: LiveTable, update: SerializedUpdate) -> None:
        if self.cache.metrics is not None and update.number == live.state.number and live.changed_at:
            self.cache.metrics.update_took(time.perf_counter() - live.changed_at)

    def _may_see(self, live: LiveTable) -> bool:
        """Whether it still has a seat here, or may watch without one."""
        self._check_seats(live)
        return bool(self.seats) or self._may_watch

    def _check_seats(self, live: LiveTable) -> None:
        """Drop seats that this client does not hold any more: others sit there now."""
        if live.state.seats is self._seats_checked:
            return  # as for most of a game
        if not all(self._holds(live, seat) for seat in self.seats):
            self.seats = frozenset(seat for seat in self.seats if self._holds(live, seat))
            live.notify_presence()
        self._seats_checked = live.state.seats

    def _holds(self, live: LiveTable, seat: int) -> bool:
        return live.holds(self._tokens[seat], seat)

    def has_sent(self, number: int) -> bool:
        """Whether the state after this entry was sent to it."""
        return self._sent == number

    async def _send(self, text: str) -> None:
        self._sending = time.monotonic()
        await self.socket.send_text(text)
        self._sending = 0.0
