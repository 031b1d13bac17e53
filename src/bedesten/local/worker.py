"""What workers of the page call: text in, text out. One has the tables of this device, others think for bots."""

from __future__ import annotations

import json
import secrets
import time

from bedesten.bots.jobs import think as thought_of
from bedesten.local import requests as _requests  # so that the first request need not wait for it
from bedesten.local.edition import LocalEdition

__all__ = ["Tables", "think"]

assert _requests


def _now() -> int:
    return time.time_ns() // 1_000_000


class Tables:
    """The tables of this device. A call that says something tells what is to be done next, an `Outbox` as JSON."""

    def __init__(self) -> None:
        self.edition = LocalEdition(_now, secrets.randbits)

    def start_over(self, rows: str) -> None:
        """Forget all, and begin with what is kept: others have written to it."""
        self.edition = LocalEdition(_now, secrets.randbits)
        self.open(rows)

    def knows(self, code: str) -> bool:
        """Whether a table is in memory."""
        return self.edition.knows(code)

    def open(self, rows: str) -> None:
        """The tables that are kept, without their entries."""
        self.edition.open(json.loads(rows))

    def load(self, code: str, entries: str) -> None:
        """The entries of one of them."""
        self.edition.load(code, json.loads(entries))

    def request(self, number: int, method: str, path: str, token: str, body: str) -> str:
        """A request, with its token and its body if it has one."""
        given = json.loads(body) if body else None
        return self.edition.request(number, method, path, token or None, given).text()

    def say(self, link: int, text: str) -> str:
        """What the client says over a connection."""
        return self.edition.say(link, text).text()

    def hang_up(self, link: int) -> str:
        """A connection is closed."""
        return self.edition.hang_up(link).text()

    def thought(self, job: int, answer: str) -> str:
        """What a bot has thought of."""
        return self.edition.thought(job, json.loads(answer)).text()

    def tick(self) -> str:
        """Time has passed."""
        return self.edition.tick().text()


def think(job: str) -> str:
    """Let a bot think."""
    try:
        return json.dumps(thought_of(json.loads(job)))
    except Exception as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})
