"""A device without a server, for tests: what a page and its workers would do around `LocalEdition`."""

from __future__ import annotations

import json
import random
from typing import Any

from bedesten.bots.jobs import think
from bedesten.local import LocalEdition, Outbox

__all__ = ["Device"]


class Device:
    """Keeps what is handed out, lets bots think, and remembers what each connection was told."""

    def __init__(self, seed: int = 1) -> None:
        self.time = 1_700_000_000_000
        self.random = random.Random(seed)
        self.tables: dict[str, dict[str, Any]] = {}
        self.entries: dict[str, dict[int, dict[str, Any]]] = {}
        self.answers: dict[int, tuple[int, str]] = {}
        self.heard: list[tuple[int, dict[str, Any]]] = []
        self.jobs: list[dict[str, Any]] = []
        self.asked = 0
        self.said = 0
        self.start()

    def start(self) -> None:
        """As after a reload of the page: only what was kept is left."""
        self.jobs = []
        self.edition = LocalEdition(lambda: self.time, self.random.getrandbits)
        self.edition.open(list(self.tables.values()))

    def ask(self, method: str, path: str, token: str | None = None, **body: Any) -> Any:
        """The answer to a request, and its status."""
        self.asked += 1
        self.take(lambda: self.edition.request(self.asked, method, path, token, body))
        while self.asked not in self.answers:
            self.think()
        status, text = self.answers[self.asked]
        return status, text if path.endswith("/record") else json.loads(text)

    def say(self, link: int, **message: Any) -> None:
        self.take(lambda: self.edition.say(link, json.dumps(message)))

    def hello(self, link: int, code: str, tokens: list[str]) -> None:
        self.say(link, type="hello", client=f"client-{link:03}", table=code, tokens=tokens, since=0)

    def command(self, link: int, kind: str, seat: int, **fields: Any) -> dict[str, Any]:
        """What is said to a command."""
        self.said += 1
        self.say(link, type=kind, number=self.said, seat=seat, **fields)
        return next(told for _, told in reversed(self.heard) if told.get("number") == self.said)

    def think(self) -> None:
        """Let one bot think."""
        job = self.jobs.pop(0)
        told = json.loads(json.dumps(think(json.loads(json.dumps(job)))))
        self.take(lambda: self.edition.thought(job["id"], told))

    def take(self, work: Any) -> None:
        """What a worker does with what is handed out: keep it, then tell it."""
        out: Outbox = work()
        while out.needs:
            for code in out.needs:
                kept = self.entries[code]
                self.edition.load(code, [kept[number] for number in sorted(kept)])
            out = work()
        read = json.loads(out.text())
        self.tables.update(read["tables"])
        for entry in read["entries"]:
            self.entries.setdefault(entry["table"], {})[entry["number"]] = entry
        self.jobs += read["jobs"]
        for number, status, text in read["answers"]:
            self.answers[number] = (status, text)
        self.heard += [(link, json.loads(text)) for link, text in read["messages"]]

    def update(self, link: int) -> dict[str, Any]:
        """What a connection was last told of how things stand."""
        return next(told for to, told in reversed(self.heard) if to == link and told["type"] == "update")
