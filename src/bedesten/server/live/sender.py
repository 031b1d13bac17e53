"""What a client at the WebSocket is told: answers, and how things stand, when it can take them in.

Most of it is told at once; what must be read from the store, or waits for a client that reads slowly, by a task.
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
from bedesten.server.http.websocket_protocol import short_way
from bedesten.server.live.live_table import LiveTable
from bedesten.server.live.serialize import presence, written
from bedesten.server.live.table_cache import TableCache
from bedesten.server.live.updates import WrittenUpdate, update_for, update_now
from bedesten.server.store import now
from bedesten.tables.people import TableSeat

__all__ = ["Teller"]


class Teller:
    """Tells one client. It holds a cursor, not a queue: who reads slowly gets fewer and larger updates."""

    __slots__ = (
        "_answers",
        "_changed",
        "_checked",
        "_cursor",
        "_drained",
        "_ended",
        "_goodbye",
        "_loop",
        "_presence",
        "_sending",
        "_short",
        "_soon",
        "_tokens",
        "_told",
        "_visitor",
        "_waits",
        "_watches",
        "cache",
        "live",
        "seats",
        "socket",
    )

    def __init__(self, socket: WebSocket, cache: TableCache, visitor: Visitor) -> None:
        self.socket = socket
        self.cache = cache
        self._visitor = visitor
        """What may be asked for from where it comes from."""
        self.live: LiveTable | None = None
        self.seats: frozenset[int] = frozenset()
        self._tokens: dict[int, str] = {}
        """Of each seat that it said hello for, the token's hash: others may have come to sit there since."""
        self._checked: tuple[TableSeat, ...] | None = None
        """Who sat where when it was last seen that these seats are still its own."""
        self._watches = False
        """Whether it may look on without a seat."""
        self._cursor = 0
        self._told = -1
        """The entry of the log up to which it has been told how things stand; -1 if it must be told anyway."""
        self._answers: list[str] = []
        self._changed = asyncio.Event()
        """Wakes the task that may wait."""
        self._drained = asyncio.Event()
        self._presence = False
        self._sending = 0.0
        """Since when it is being told something; 0 if it is not."""
        self._goodbye: str | None = None
        self._ended = False
        self._short = short_way(socket)
        self._loop = asyncio.get_running_loop()
        self._soon = False
        """Whether it will be told at once what there is to be told."""
        self._waits = False
        """Whether it is being told something that takes its time."""

    # ── Who wakes it ───────────────────────────────────────────────────────────────────────────────────────

    def wake(self) -> None:
        """Something has changed at the table."""
        self._stir()

    def wake_presence(self) -> None:
        """Somebody has come or gone."""
        self._presence = True
        self._stir()

    def say_goodbye(self, code: str) -> None:
        """Close it as soon as all is told."""
        self._goodbye = code
        self._changed.set()

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
        self._stir()

    def _answer_plain(self, told: dict[str, Any]) -> None:
        self._answers.append(written(told))
        self._stir()

    def _stir(self) -> None:
        """There is something to tell: at once if that is possible, else by the task that may wait."""
        if self._short is None or self._waits or self._goodbye:
            self._changed.set()
        elif not self._soon:
            self._soon = True
            self._loop.call_soon(self._tell_soon)

    def _tell_soon(self) -> None:
        self._soon = False
        if not self._ended and (self._waits or self._goodbye or not self._tell_now()):
            self._changed.set()

    def _tell_now(self) -> bool:
        """Tell what there is to be told without waiting for anything; False if that can't be."""
        texts, live, update = self._answers, self.live, None
        if live is not None and live.state.number != self._told:
            if not self._may_look(live) or (self._told >= 0 and not live.at_hand(self._cursor)):
                return False
            update = update_now(live, self._viewers(), self._cursor)
            if update is None:
                return False
            texts = [*texts, update.text]
        elif live is not None and self._presence:
            texts = [*texts, presence(live).model_dump_json()]
        if texts and (self._short is None or not self._short.write_now(texts)):
            return False
        self._answers = []
        self._drained.set()
        if live is not None:
            self._presence = False
            if update is not None:
                self._note(live, update)
                self._measure(live, update)
        return True

    async def _tell(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # it has gone
            while not self._goodbye:
                await self._changed.wait()
                self._changed.clear()
                self._waits = True
                await self._tell_all()
                self._waits = False
            self._waits = True
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
            if not self._may_look(live):
                self._answer(m.Refusal(code="bad-token", reason="this seat is not yours any more"))
                await self._leave()
                return
            seats = self.seats
            if self._told >= 0 and not live.at_hand(self._cursor):  # who said hello has paid
                self._visitor.pay(live.state.at)
            update = await update_for(live, self.cache.store, self._viewers(), self._cursor)
            if self.live is not live:
                return  # it has gone to another table meanwhile
            self._check_seats(live)
            if self.seats == seats:
                break
        self._presence = False
        self._note(live, update)
        await self._send(update.text)
        self._measure(live, update)

    def _viewers(self) -> list[int | None]:
        return [*sorted(self.seats)] or [None]

    def _note(self, live: LiveTable, update: WrittenUpdate) -> None:
        """It is told how things stand."""
        self._cursor = self._told = update.number
        if all(other.is_told(update.number) for other in live.connections):
            live.end_wave()
        self.cache.counts.updates += 1

    def _measure(self, live: LiveTable, update: WrittenUpdate) -> None:
        if self.cache.metrics is not None and update.number == live.state.number and live.changed:
            self.cache.metrics.update_took(time.perf_counter() - live.changed)

    def _may_look(self, live: LiveTable) -> bool:
        """Whether it still has a seat here, or may look on without one."""
        self._check_seats(live)
        return bool(self.seats) or self._watches

    def _check_seats(self, live: LiveTable) -> None:
        """Seats that somebody has got up from, or was made to, are not looked from any more: others sit there."""
        if live.state.seats is self._checked:
            return  # as for most of a game
        if not all(self._holds(live, seat) for seat in self.seats):
            self.seats = frozenset(seat for seat in self.seats if self._holds(live, seat))
            live.wake_presence()
        self._checked = live.state.seats

    def _holds(self, live: LiveTable, seat: int) -> bool:
        return live.holds(self._tokens[seat], seat)

    def is_told(self, number: int) -> bool:
        """Whether it has been told how things stand after this entry."""
        return self._told == number

    async def _send(self, text: str) -> None:
        self._sending = time.monotonic()
        await self.socket.send_text(text)
        self._sending = 0.0
