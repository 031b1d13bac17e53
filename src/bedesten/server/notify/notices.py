"""Notices to absent players that it is their turn, by webhook or web push.

A notice is stored in the transaction of the move that causes it, and deleted once it was sent; so none is lost if the
server stops in between. A notice holds nothing that is hidden: only which table it is, and why.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import secrets
import time
from typing import Any, Final

import structlog

from bedesten.server.errors import Refused
from bedesten.server.live.live_table import LiveTable
from bedesten.server.live.table_cache import TableCache
from bedesten.server.notify.http_client import AddressRefused, post
from bedesten.server.notify.web_push import Pusher
from bedesten.server.store import now
from bedesten.server.store.notices import NoticeRow, claim, mark_due, settle, subscribe
from bedesten.server.store.rows import Work
from bedesten.tables.state import State

__all__ = ["Notices", "new_secret", "signature"]

LOG: Final = structlog.get_logger("bedesten.notices")
AT_ONCE: Final = 16
LEASE: Final = 60_000
"""Milliseconds for which what is due is one process's own."""
RETRY_AFTER: Final = (30, 300, 1800, 7200)
"""Seconds until something that could not be told is tried again; after the last it is given up."""
GONE: Final = (404, 410)
"""Answers which mean that there is nobody any more."""


class Notices:
    """Who is told, and when."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache
        self.settings = cache.settings
        self.pusher = Pusher(cache.settings) if cache.settings.push_key else None
        cache.notices = self
        self._sending: asyncio.Task[None] | None = None

    @property
    def allowed(self) -> bool:
        return self.settings.webhooks or self.pusher is not None

    # ── What is to be sent ─────────────────────────────────────────────────────────────────────────────────

    def work(self, live: LiveTable, after: State, by: int | None) -> list[Work]:
        """What must be written with an entry, so that those whom it concerns are told."""
        seats = concerned(live.state, after, by) & live.notified
        if not seats:
            return []
        due = now() + int(1000 * self.settings.notice_after)
        change = mark_due(live.id, sorted(seats), due)
        return [lambda connection: connection.execute(change)]

    async def subscribe(self, live: LiveTable, seat: int, kind: str, address: str | None, secret: str) -> None:
        """A player wants to be told at an address, or no more."""
        row = None if address is None else NoticeRow(live.id, seat, kind, address, secret)
        await self.cache.store.change(lambda connection: subscribe(connection, live.id, seat, kind, row))
        live.notified = await self.cache.store.notified(live.id)
        await self.cache.store.notify_peers({"table": live.id, "notified": True})

    # ── Sending it ─────────────────────────────────────────────────────────────────────────────────────────

    def send_due(self) -> None:
        """Send what is due, unless that is being done already."""
        if self.allowed and (self._sending is None or self._sending.done()):
            self._sending = asyncio.create_task(self._send_due(), name="notices")

    async def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    async def _send_due(self) -> None:
        try:
            claimed = now() + LEASE
            rows = await self.cache.store.change(lambda connection: claim(connection, now(), claimed, AT_ONCE))
            await asyncio.gather(*(self._deliver(row, claimed) for row in rows))
        except Exception:
            self.cache.counts.errors += 1
            LOG.exception("notices failed")

    async def _deliver(self, row: NoticeRow, claimed: int) -> None:
        due, tries = None, 0
        try:
            live = await self.cache.table_by_id(row.table_id)
            why = None if live is None else self._why(live, row.seat)
            if live is not None and why is not None:
                status = await self._send(row, self._message(live, row.seat, why))
                if status in GONE:
                    await self.subscribe(live, row.seat, row.kind, None, "")
                    return
                if not 200 <= status < 300:
                    raise OSError(f"status {status}")
                self.cache.counts.notices += 1
        except (AddressRefused, ValueError) as error:  # keys that are none are a ValueError
            LOG.warning("notice refused", table=row.table_id, kind=row.kind, reason=str(error))
        except (OSError, Refused) as error:
            self.cache.counts.notices_failed += 1
            LOG.warning("not told", table=row.table_id, kind=row.kind, reason=f"{type(error).__name__}: {error}"[:100])
            if row.tries < len(RETRY_AFTER):
                due, tries = now() + 1000 * RETRY_AFTER[row.tries], row.tries + 1
        await self.cache.store.change(lambda connection: settle(connection, row, claimed, due, tries))

    def _why(self, live: LiveTable, seat: int) -> str | None:
        """Why a player is told something; None if there is no reason any more."""
        state = live.state
        if seat in live.present():
            return None
        if state.phase == "over":
            return "over"
        mine = state.actor == seat and not state.paused and state.bot_of(seat) is None
        return "your-turn" if mine else None

    def _message(self, live: LiveTable, seat: int, why: str) -> dict[str, Any]:
        state = live.state
        link = f"{self.settings.address.rstrip('/')}/t/{live.code}" if self.settings.address else None
        about = {"type": why, "game": state.config.game, "table": live.code, "seat": seat, "number": state.number}
        return {**about, "name": state.seats[seat].name, "link": link, "time": state.time}

    async def _send(self, row: NoticeRow, message: dict[str, Any]) -> int:
        body = json.dumps(message, ensure_ascii=False).encode()
        if row.kind == "push":
            if self.pusher is None:
                raise AddressRefused("there is no web push here")
            body, headers = self.pusher.sealed(row.address, row.secret, body)
            return await post(row.address, body, headers)
        if not self.settings.webhooks:
            raise AddressRefused("there are no webhooks here")
        number, moment = secrets.token_hex(12), int(time.time())
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Bedesten",
            "Webhook-Id": number,
            "Webhook-Timestamp": str(moment),
            "Webhook-Signature": signature(row.secret, number, moment, body),
        }
        return await post(row.address, body, headers, self.settings.webhooks_inside)


def concerned(before: State, after: State, by: int | None) -> frozenset[int]:
    """Seats that something has happened to: it is their turn now, or the game is over."""
    if after.phase == "over":
        return frozenset(range(len(after.seats))) - {by} if before.phase != "over" else frozenset()
    seat = after.actor
    if seat is None or seat == before.actor or seat == by or after.bot_of(seat) is not None:
        return frozenset()
    return frozenset({seat})


def new_secret() -> str:
    """What a webhook is signed with."""
    return "whsec_" + base64.b64encode(secrets.token_bytes(24)).decode()


def signature(secret: str, number: str, moment: int, body: bytes) -> str:
    """The signature of a webhook, as the Standard Webhooks specification has it."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = hmac.new(key, f"{number}.{moment}.".encode() + body, hashlib.sha256).digest()
    return "v1," + base64.b64encode(signed).decode()
