"""Stores that earlier versions have written: tables in play, chat, requests, clocks, answers given beforehand.

Each `store.sql` was written by the code of the commit that its folder is named after, played over HTTP and WebSocket;
`told.json` is what that code made of each table when it read them again.
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
from bedesten.server.live.live_table import LiveTable, load_table
from bedesten.server.store import Store
from bedesten.server.tokens import hashed
from bedesten.tables.entries.play import played_by
from bedesten.tables.log import steps_of

STORES = Path(__file__).parent / "stored_before"
SAID = {"089464d": ["güle güle"], "2966f69": ["güle güle", "kolay gelsin 🐪"]}
KINDS = {
    "089464d": {"start", "play", "undo", "undo-asked", "pause", "chair", "resign", "rematch", "sit", "chat"}
    | {"standing", "give-time"},
    "2966f69": {"start", "play", "pause", "resign", "rematch", "chat", "standing"},
}


class Stored:
    """A store of an earlier version, brought over."""

    def __init__(self, version: str, url: str) -> None:
        self.version = version
        self.url = url
        self.told: dict[str, dict[str, Any]] = json.loads(_file(version, "told.json"))

    def loaded(self) -> dict[str, LiveTable]:
        return asyncio.run(self._load())

    async def _load(self) -> dict[str, LiveTable]:
        store = Store(self.url, "test")
        await store.open()
        found = {}
        for code in self.told:
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


def _file(version: str, name: str) -> str:
    return (STORES / version / name).read_text(encoding="utf-8")


@pytest.fixture(params=sorted(SAID))
def brought_over(request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Stored:
    """A store, after `bedesten migrate`."""
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(_file(request.param, "store.sql"))
    connection.close()
    stored = Stored(request.param, f"sqlite:///{file}")
    assert main(["migrate", "--database", stored.url]) == 0
    assert f"games: {len(stored.told)} of {len(stored.told)} read as they did" in capsys.readouterr().out
    return stored


def test_every_table_is_as_it_was(brought_over: Stored) -> None:
    for code, live in brought_over.loaded().items():
        state, told = live.state, brought_over.told[code]
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


def test_chat_and_answers_given_beforehand_are_there(brought_over: Stored) -> None:
    """Answers end with the next turn now; those for the own turn are asked of the player again."""
    tables = brought_over.loaded()
    said = [entry.message()["text"] for live in tables.values() for entry in live.entries if entry.kind == "chat"]
    assert sorted(said) == SAID[brought_over.version]
    [code] = [code for code, told in brought_over.told.items() if told["answers"]]
    given = tables[code].state.pre_answers
    assert given
    for seat, answers in given.items():
        before = set(brought_over.told[code]["answers"][str(seat)])
        assert {each.question for each in answers} <= before | {"kiosk-choice"}
        assert {each.question: each.limit for each in answers}["bid"] == 3
    kinds = {entry.kind for live in tables.values() for entry in live.entries}
    assert kinds >= KINDS[brought_over.version]


def test_the_games_go_on_and_what_is_asked_is_agreed_to(brought_over: Stored) -> None:
    luck = random.Random(2)
    for live in brought_over.loaded().values():
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
