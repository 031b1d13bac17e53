"""Plays a little of each box, so that all that is read and computed once is there: for a snapshot of Python's memory.

The static edition begins with such a memory (`tools/snapshot_python.mjs`). Nothing random may be part of it: what is
played here is the same every time, and forgotten.
"""

from __future__ import annotations

import json
import random
from typing import Any, Final

from bedesten.advice.jobs import think
from bedesten.istanbul.expansion import EXPANSIONS
from bedesten.local.edition import LocalEdition
from bedesten.local.outbox import Outbox

__all__ = ["warm_up"]

BOXES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("istanbul", {}),
    *(("istanbul", {"expansions": [name]}) for name in EXPANSIONS),
    ("istanbul", {"expansions": [*EXPANSIONS]}),
    ("dicegame", {}),
)
SEATS: Final = [{"kind": "person", "name": "A"}, {"kind": "bot", "bot": "merchant"}]
LOOK: Final = ("/games", "/rules?language=en", "/lessons?language=en")
ENTRIES: Final = 6
"""Moves and turns that are played of each box."""


def warm_up() -> None:
    """Look at all that can be looked at, and begin a game of each box."""
    now = 1_700_000_000_000
    chance = random.Random(1)
    edition = LocalEdition(lambda: now, chance.getrandbits)
    for number, path in enumerate(LOOK):
        edition.request(number, "GET", path, None, None)
    for link, (game, options) in enumerate(BOXES):
        _begin(edition, link, game, options)


def _begin(edition: LocalEdition, link: int, game: str, options: dict[str, Any]) -> None:
    out = edition.request(link, "POST", "/tables", None, {"game": game, "options": options, "seats": SEATS})
    made = json.loads(out.answers[0][2])
    code, token = made["table"]["code"], made["tokens"][0]["token"]
    hello = {"type": "hello", "client": "warm-up", "table": code, "tokens": [token], "since": 0}
    jobs = out.jobs
    out = edition.say(link, json.dumps(hello))
    for number in range(1, ENTRIES + 1):
        jobs += out.jobs
        if jobs:
            job = jobs.pop()
            out = edition.thought(job["id"], think(json.loads(json.dumps(job))))
        else:
            out = _first_move(edition, link, number, code, token, out)


def _first_move(edition: LocalEdition, link: int, number: int, code: str, token: str, out: Outbox) -> Outbox:
    """The person looks at where the first move leads, and plays it."""
    update = json.loads(out.messages[-1][1])
    line = {"seat": 0, "at": update["table"]["at"], "moves": [update["sights"][0]["moves"][0]["text"]]}
    edition.request(link, "POST", f"/tables/{code}/plan", token, line)
    return edition.say(link, json.dumps({"type": "play", "number": number, **line}))
