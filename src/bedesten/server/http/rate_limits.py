"""Rate limits: token buckets for each address, and what each request costs by the work it makes."""

from __future__ import annotations

import ipaddress
import time
from asyncio import sleep
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from starlette.types import Scope

from bedesten.server.errors import Refused

if TYPE_CHECKING:
    from bedesten.server.quotas import Quotas

__all__ = ["COSTS", "Bucket", "Limits", "Visitor", "address_of", "cost_of"]

MOST_ADDRESSES: Final = 20_000
"""Addresses that are remembered; who has been away longest is forgotten first."""
COSTS: Final = {
    "GET /api/openapi.json": 4.0,  # 5.5 ms
    "GET /api/tables": 3.0,  # 0.9 ms, and 100 kB; made once a second for all
    "GET /metrics": 2.0,  # 2.5 ms
    "POST /api/mine": 1.0,  # 3.8 ms with twenty tables, each of which is paid for
    "POST /api/setup": 3.0,  # 3.3 ms
    "close": 3.0,  # a transaction, as for a command
    "commands": 3.0,  # 4.4 ms
    "export": 2.0,  # 11.8 ms with 172 entries, which are paid for
    "fork": 8.0,  # 12.3 ms
    "hints": 10.0,  # a process of its own thinks, of which there are few
    "join": 3.0,
    "leave": 3.0,
    "notify": 3.0,
    "plan": 3.0,  # 1.9 ms for one move; a line with its odds is more
    "position": 2.0,  # 1.9 ms
    "record": 2.0,  # 2.5 ms with 172 entries
    "seats": 3.0,
    "start": 3.0,
    "steps": 2.0,  # 13.3 ms with 172 entries, which are paid for
    "verdict": 2.0,  # two replays, which are paid for
    "why-not": 5.0,  # 7.1 ms
}
"""What counts as several requests, since it is much work: by address, or by its last word at a table. Whoever asks
pays, with a token or without. What grows with a game is charged on top, before it is done. Beside it the processor time
that was measured, where a plain request, of a table's state, takes 1.4 ms (the board game with both expansions,
compiled, Python 3.11, SQLite, on a busy machine)."""
LIMITED: Final = ("/api", "/metrics", "/t/")
"""What takes work to answer. The browser's files are cheap, and who watches over the server may always ask."""
AT_A_TABLE: Final = "/api/tables/"
STEPS_PER_REQUEST: Final = 25
"""Steps of a game that count as one request: to play and tell one takes 0.07 ms, measured as above."""


class Bucket:
    """A token bucket: so many at once, and so many a second."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take something out, if it is there."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Take out what something has turned out to cost, even if that leaves a debt to be waited for."""
        self.left -= cost

    @property
    def debt(self) -> float:
        """Seconds until all that was taken out is paid for."""
        return max(0.0, -self.left / self.rate - (time.monotonic() - self.since))


class Limits:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket


@dataclass(slots=True)
class Visitor:
    """What may be asked for from one address."""

    address: str
    requests: Bucket
    messages: Bucket
    """Over all its connections together."""
    quotas: Quotas

    def pay(self, steps: int) -> None:
        """Pay for work that grows with a game, and that was done."""
        self.requests.charge(steps / STEPS_PER_REQUEST)

    def afford(self, steps: int) -> None:
        """Pay for work that grows with a game before it is done; refused while earlier work is not paid for. So many
        who ask at once, over any number of connections, get no more done than who asks once after the other."""
        if self.requests.debt:
            raise Refused("too-fast", "this is much work, and so was what you asked for before; wait a moment")
        self.pay(steps)

    async def wait(self) -> None:
        """Wait until earlier work is paid for."""
        while debt := self.requests.debt:
            await sleep(debt)


def cost_of(method: str, path: str) -> float:
    """How many requests a request counts for."""
    if not path.startswith(LIMITED):
        return 0.0
    if path.startswith(AT_A_TABLE):
        words = path.removeprefix(AT_A_TABLE).split("/")
        return COSTS.get(words[1], 1.0) if len(words) == 2 else 1.0
    return COSTS.get(f"{method} {path}", 1.0)


def address_of(scope: Scope) -> str:
    """Where a request comes from; of an IPv6 address the part that one household has."""
    client = scope.get("client")
    if not client:
        return ""
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    return str(address) if address.version == 4 else str(ipaddress.ip_network(f"{address}/64", strict=False))
