"""How much anyone may ask for: buckets that fill up with time."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from starlette.types import Scope

__all__ = ["Bucket", "Limits", "Visitor", "address_of"]

REMEMBERED: Final = 20_000
"""Addresses that are remembered; who has been away longest is forgotten first."""
A_REQUEST: Final = 200
"""Steps of a game that count as one request: to tell a long one from the start, or to take something back, is much
work."""


class Bucket:
    """So many at once, and so many a second."""

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
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket


@dataclass(slots=True)
class Visitor:
    """What may be asked for from one address."""

    requests: Bucket
    messages: Bucket
    """Over all its connections together."""

    def pay(self, steps: int) -> None:
        """Pay for work that grows with a game."""
        self.requests.charge(steps / A_REQUEST)


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
