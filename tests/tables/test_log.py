"""A table is its log: read again it is the same, and each entry is stored as it always was."""

from __future__ import annotations

import random
import subprocess
import sys
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

import bedesten
from bedesten.kernel.errors import BedestenError, RecordError
from bedesten.tables.entries import KINDS, entry_of
from bedesten.tables.entries.play import PlayLine
from bedesten.tables.entries.seats import Close, Leave, Sit
from bedesten.tables.errors import Refused
from bedesten.tables.history import decision_messages
from bedesten.tables.log import steps_of
from bedesten.tables.people import TableSeat
from tables.tabletop import Tabletop

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("istanbul", {"expansions": ["mocha", "letters"]}),
    ("istanbul", {"start": 0, "layout": "short"}),
    ("dicegame", {}),
)


def something(table: Tabletop, luck: random.Random) -> None:
    """Somebody does something, sensible or not."""
    seat, roll = luck.randrange(3), luck.random()
    table.now += luck.randrange(5000)
    if roll < 0.75 and not table.state.paused and table.state.actor is not None:
        table.keep_stand_in(table.game.text(luck.choice(table.game.moves())))
    elif roll < 0.85:
        table.do("undo", seat, **({"to": luck.randrange(table.game.number)} if luck.random() < 0.7 else {}))
    elif roll < 0.9 and table.state.request is not None:
        table.do("consent", seat, request=table.state.request.number, agree=luck.random() < 0.8)
    elif roll < 0.92:
        table.do("restart-turn", seat)
    elif roll < 0.94:
        table.do("pause", seat, paused=not table.state.paused)
    elif roll < 0.96:
        table.do("chair", seat, chair=seat, bot=luck.choice(["random", None]))
    elif roll < 0.98:
        table.do("chat", seat, text="well")
    else:
        table.do("give-time", seat, to=(seat + 1) % 3, seconds=30)


def facts(table: Any) -> dict[str, Any]:
    """All that the log makes of a table."""
    state = table.state
    names = ("phase", "number", "time", "paused", "ended", "chairs", "resigned", "request", "wanted", "pre_answers")
    found = {name: getattr(state, name) for name in names}
    return found | {
        "game": state.game.dump(),
        "barrier": state.game.barrier,
        "clocks": (state.clocks.left, state.clocks.running, state.clocks.since),
        "turn": table.turn_start(),
    }


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_table_read_from_its_log_is_the_same(game: str, options: dict[str, Any], seed: int) -> None:
    table = Tabletop(3, game=game, options=options, seed=seed, clock={"seconds": 90_000, "increment": 5})
    luck = random.Random(seed)
    for _ in range(250):
        if table.state.phase == "over":
            break
        try:
            something(table, luck)
        except Refused:
            continue
    again = table.again()
    assert facts(again) == facts(table.table)
    assert len({entry.kind for entry in table.entries}) > 6
    told = decision_messages(table.game, steps_of(table.game, table.entries), None)
    assert [step["at"] for step in told] == list(accumulate(step["entries"] for step in told))
    assert told[-1]["at"] == table.state.at
    recent = table.table.recent_steps(table.state.number - 5)
    assert recent is not None
    if recent:
        assert decision_messages(table.game, recent, 1) == decision_messages(
            table.game, steps_of(table.game, table.entries)[-len(recent) :], 1
        )


def test_a_history_that_was_forgotten_comes_back_when_it_is_needed() -> None:
    table = Tabletop(2)
    table.play("go 9", "leave")
    table.table.drop_history()
    assert table.table.history_dropped
    assert table.do("undo", 0).kind == "undo"
    assert table.game.question == "leave" or table.game.number > 0
    assert table.table.position(3).entries == table.game.entries[:3]


def test_an_entry_that_is_not_kept_has_not_happened() -> None:
    table = Tabletop(2)
    before = facts_without_clock(table)
    entry = table.table.entry(PlayLine(seat=0, at=table.state.at, moves=["go 9"]), table.moment)
    table.table.after(entry, table.now)
    assert facts_without_clock(table) == before


def facts_without_clock(table: Tabletop) -> dict[str, Any]:
    return {"game": table.game.dump(), "number": table.state.number, "length": table.table.history.length}


def test_a_log_that_the_rules_do_not_allow_is_refused() -> None:
    table = Tabletop(2)
    table.play("go 9")
    table.entries[-1].record = [4000]  # type: ignore[attr-defined]
    with pytest.raises(BedestenError):
        table.again()
    with pytest.raises(RecordError):
        entry_of("dance", {}, 1, 1, None, "person")


def test_seats_are_stored_as_they_always_were() -> None:
    sat = Sit.of(TableSeat(1, "person", "Ada", None, "f" * 64))
    assert sat.data() == {
        "seat": 1,
        "kind": "person",
        "name": "Ada",
        "bot": None,
        "token": "f" * 64,
        "at": 0,
        "line": 0,
    }
    assert Sit.from_data(sat.data()) == sat
    assert "f" * 64 not in str(sat.message()), "the hash of a token is nobody's business"
    assert sat.message()["seat"] == 1
    assert set(KINDS) >= {Close.kind, Leave.kind}


def test_all_is_told_of_each_kind_of_entry_that_the_message_has() -> None:
    from bedesten.server.schema import live

    table = Tabletop(3, clock={"seconds": 90_000, "increment": 5})
    table.play("go 9")
    table.do("chat", 1, text="hm")
    for entry in table.entries:
        assert live.Entry.model_validate(entry.message()).model_dump() == entry.message()


PLAY = """
import random, sys
sys.path[:0] = {paths!r}
from bedesten.tables.people import TableSeat
from tables.tabletop import Tabletop
table = Tabletop(2, 1, game={game!r}, options={options!r}, clock={{"seconds": 90000, "increment": 0}})
luck = random.Random(1)
while table.state.phase == "playing":
    table.keep_stand_in(table.game.text(luck.choice(table.game.moves())))
    if luck.random() < 0.02:
        asked = table.do("undo", 0, to=table.game.number - 2)
        if asked.kind == "undo-asked":
            table.do("consent", 1, request=asked.number, agree=True)
assert table.again().state.game.dump() == table.game.dump()
assert table.game.winners()
outside = [name for name in sys.modules if "site-packages" in str(getattr(sys.modules[name], "__file__", ""))]
assert not outside, outside
for name in ("asyncio", "sqlalchemy", "pydantic", "numpy", "rich"):
    assert name not in sys.modules, name
print("played", table.state.number)
"""


@pytest.mark.parametrize(("game", "options"), GAMES[1:])
def test_a_whole_table_is_played_with_the_standard_library_alone(game: str, options: dict[str, Any]) -> None:
    """As in a browser's Python: nothing is installed."""
    paths = [str(Path(bedesten.__file__).parents[1]), str(Path(__file__).parents[1])]
    script = PLAY.format(paths=paths, game=game, options=options)
    found = subprocess.run([sys.executable, "-S", "-I", "-c", script], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert found.stdout.startswith("played")
