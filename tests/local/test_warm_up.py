"""The memory that the static edition begins with has all in it that is needed later: there is no standard library."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from bedesten.local import warm_up as module
from bedesten.local.edition import LocalEdition

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


def test_a_game_of_every_box_is_begun_and_every_request_answered() -> None:
    asked: list[tuple[str, int]] = []
    moves = 0

    class Watched(LocalEdition):
        def answer(self, request: int, told: object, status: int = 200) -> None:
            asked.append((str(told)[:80], status))
            super().answer(request, told, status)

        def append(self, table, entry) -> None:  # type: ignore[no-untyped-def]
            nonlocal moves
            moves += 1
            super().append(table, entry)

    usual = module.LocalEdition
    try:
        module.LocalEdition = Watched  # type: ignore[misc]
        module.warm_up()
    finally:
        module.LocalEdition = usual  # type: ignore[misc]
    assert {status for _, status in asked} <= {200, 201}
    assert sum(status == 201 for _, status in asked) == len(module.BOXES)
    assert moves == len(module.BOXES) * module.ENTRIES
