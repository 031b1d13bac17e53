"""A store that the version before has written: tables in play, chat, requests, clocks, answers given beforehand.

`stored_before/store.sql` was written by the code of commit 089464d, played over HTTP; `told.json` is what that code
made of each table when it read them again.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bedesten.cli import main
from bedesten.server.live_table import LiveTable, load_table
from bedesten.server.store import Store
from bedesten.server.tokens import hashed
from bedesten.tables.entries.play import played_by
from bedesten.tables.log import steps_of

BEFORE = Path(__file__).parent / "stored_before"
TOLD: dict[str, dict[str, Any]] = json.loads((BEFORE / "told.json").read_text(encoding="utf-8"))


@pytest.fixture
def brought_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The store, after `bedesten migrate`."""
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.executescript((BEFORE / "store.sql").read_text(encoding="utf-8"))
    connection.close()
    url = f"sqlite:///{file}"
    assert main(["migrate", "--database", url]) == 0
    assert f"games: {len(TOLD)} of {len(TOLD)} read as they did" in capsys.readouterr().out
    return url


def loaded(url: str) -> dict[str, LiveTable]:
    async def load() -> dict[str, LiveTable]:
        store = Store(url, "test")
        await store.open()
        found = {}
        for code in TOLD:
            stored = await store.table(code=code)
            assert stored is not None
            live = await load_table(store, *stored)
            entries = [row.entry() for row in await store.entries(live.id)]
            if live.state.game is not None:
                assert len(steps_of(live.state.game, entries)) == live.state.at
            live.entries = entries
            found[code] = live
        await store.close()
        return found

    return asyncio.run(load())


def test_every_table_is_as_it_was(brought_over: str) -> None:
    for code, live in loaded(brought_over).items():
        state, told = live.state, TOLD[code]
        for name in ("phase", "number", "at", "line", "paused", "actor", "rematch", "names"):
            assert getattr(state, name) == told[name], (code, name)
        assert (None if state.game is None else state.game.fingerprint()) == told["position"]
        assert (None if state.clocks is None else state.clocks.left) == told["clocks"]
        assert sorted(state.resigned) == told["resigned"]
        assert (None if state.request is None else [state.request.seat, state.request.to]) == told["asked"]
        if "host" in told:
            assert live.is_host(told["host"])
            assert [live.seat_of(token) for token in told["tokens"]] == list(range(len(told["tokens"])))
            assert hashed(told["host"]) == state.config.host


def test_chat_and_answers_given_beforehand_are_there(brought_over: str) -> None:
    """Answers end with the next turn now; those for the own turn are asked of the player again."""
    tables = loaded(brought_over)
    said = [entry.told()["text"] for live in tables.values() for entry in live.entries if entry.kind == "chat"]
    assert said == ["güle güle"]
    [code] = [code for code, told in TOLD.items() if told["answers"]]
    given = tables[code].state.pre_answers
    assert given
    for seat, answers in given.items():
        assert {each.question for each in answers} <= set(TOLD[code]["answers"][str(seat)]) | {"kiosk-choice"}
        assert {each.question: each.limit for each in answers}["bid"] == 3
    kinds = {entry.kind for live in tables.values() for entry in live.entries}
    assert kinds >= {"start", "play", "undo", "undo-asked", "pause", "chair", "resign", "rematch", "sit"}
    assert kinds >= {"chat", "standing", "give-time"}


def test_the_games_go_on_and_what_is_asked_is_agreed_to(brought_over: str) -> None:
    luck = random.Random(2)
    for live in loaded(brought_over).values():
        log = live.log
        for _ in range(40):
            state = log.state
            if state.game is None or state.actor is None:
                break
            entry = played_by("person", state.game, state.actor, [luck.choice(state.game.moves())])
            log.commit(entry, log.after(entry, state.time + 10))
        if log.state.game is not None and log.state.phase == "playing":
            assert log.position(5).entries == log.state.game.entries[:5]
            undone = log.history.undo(log.state.game, log.state.game.number // 2)
            assert undone.game.number <= log.state.game.number // 2
