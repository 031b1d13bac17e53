"""The memory that the static edition begins with has all in it that is needed later: there is no standard library."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bedesten.local import warm_up
from bedesten.local.edition import LocalEdition
from bedesten.local.table import LocalTable
from bedesten.tables.entries import LogEntry

TESTS = Path(__file__).resolve().parents[1]
PLAY = """
import importlib, json, sys
sys.path[:0] = [{tools!r}, {tests!r}]
import linecache, tokenize, traceback
from write_python import HOME, sources
for file in sources():
    if file.suffix == ".py":
        name = ".".join(file.relative_to(HOME / "src").with_suffix("").parts)
        importlib.import_module(name.removesuffix(".__init__"))
from bedesten.local.warm_up import warm_up
warm_up()
from local.device import Device
before = set(sys.modules)

FAST = [{{"kind": "person", "name": "Ada"}}, {{"kind": "bot", "bot": "random"}}]
device = Device()
for link, (game, options) in enumerate([("dicegame", {{}}), ("istanbul", {{"expansions": ["mocha", "letters"]}})]):
    _, made = device.ask("POST", "/tables", game=game, seats=FAST, options=options)
    code, token = made["table"]["code"], made["tokens"][0]["token"]
    device.hello(link, code, [token])
    while device.jobs:
        device.think()
    assert device.ask("GET", f"/tables/{{code}}/hints?bot=merchant", token)[0] == 200
    assert device.ask("GET", f"/tables/{{code}}/why-not?words=nothing", token)[0] == 200
    device.command(link, "chair", 0, chair=0, bot="random")
    while device.jobs:
        device.think()
    record = device.ask("GET", f"/tables/{{code}}/record", token)[1]
    assert device.ask("POST", "/records", text=record)[0] == 201
    assert device.ask("GET", f"/tables/{{code}}/verdict", token)[0] == 200
assert device.ask("POST", "/lessons/base-1/play", moves=[])[0] == 200
for bot in ("vizier", "grand-vizier"):
    device.jobs.clear()
    seats = [FAST[0], {{"kind": "bot", "bot": bot}}]
    device.ask("POST", "/tables", game="istanbul", seats=seats, options={{"start": 1}})
    device.jobs[0]["ms"] = 1
    device.think()
print(json.dumps(sorted(set(sys.modules) - before)))
"""


def test_nothing_is_imported_after_the_warm_up() -> None:
    """As in the page: hints, reasons, whole games, records, lessons and the levels that search."""
    code = PLAY.format(tools=str(TESTS.parent / "tools"), tests=str(TESTS))
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env={**os.environ})
    assert out.returncode == 0, out.stderr
    assert json.loads(out.stdout.splitlines()[-1]) == []


def test_a_game_of_every_box_is_begun_and_every_request_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    statuses: list[int] = []
    entries: list[LogEntry] = []

    class Watched(LocalEdition):
        def answer(self, request: int, told: Any, status: int = 200) -> None:
            statuses.append(status)
            super().answer(request, told, status)

        def append(self, table: LocalTable, entry: LogEntry) -> None:
            entries.append(entry)
            super().append(table, entry)

    monkeypatch.setattr(warm_up, "LocalEdition", Watched)
    warm_up.warm_up()
    assert set(statuses) <= {200, 201}
    assert statuses.count(201) == len(warm_up.BOXES)
    assert len(entries) == len(warm_up.BOXES) * warm_up.ENTRIES
