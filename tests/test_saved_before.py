"""Games that were saved before positions spoke the words of views: they load, go on, and keep their fingerprints."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bedesten
from wandering import wander

FOLDER = Path(__file__).resolve().parent / "saved_before"
"""Dumps of format 1 for each box: whole games, and games that begin in a position. Nothing writes them any more."""
NAMES = sorted(file.stem for file in FOLDER.glob("*.json"))


def saved(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def test_every_box_is_there() -> None:
    boxes = ("base", "first-fr", "variants", "mocha", "letters", "great-bazaar", "dicegame")
    assert sorted(f"{box}-{kind}" for box in boxes for kind in ("placed", "whole")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_dump_of_before_loads_and_goes_on(name: str) -> None:
    stored = saved(name)
    game = bedesten.load(stored["dump"])
    assert game.fingerprint() == stored["fingerprint"]
    assert game.entries == stored["dump"]["entries"]
    again = bedesten.load(json.loads(json.dumps(game.dump())))
    assert (again.fingerprint(), again.state()) == (stored["fingerprint"], game.state())
    for _ in wander(game, 3, 40):
        assert game.moves()


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("placed")])
def test_a_record_of_before_is_read_and_written_as_it_was(name: str) -> None:
    stored = saved(name)
    game = bedesten.replay(stored["record"])
    assert game.fingerprint() == stored["fingerprint"]
    assert game.record(reveal=True) == stored["record"].replace("rules: 1\n", "rules: 2\n")


@pytest.mark.parametrize("name", NAMES)
def test_a_position_of_before_becomes_one_of_today(name: str) -> None:
    """The same position, named in today's words, is the same to the fingerprint."""
    stored = saved(name)
    game = bedesten.load(stored["dump"])
    placed = bedesten.position(game.box.name, game.state(), seed=5, **game.options.as_dict())
    assert placed.state() == game.state()
    assert placed.fingerprint() == stored["fingerprint"]


def test_what_format_1_counted_as_gone_is_left_now() -> None:
    before = saved("great-bazaar-whole")["dump"]["state"]
    now: dict[str, Any] = bedesten.load(saved("great-bazaar-whole")["dump"]).state()
    assert before["phase"] == 1
    assert now["phase"] == "rounds"
    for colour, taken in before["mosque"].items():
        assert now["mosque"][colour] == [2, 3, 4, 5][taken:]
    for kind, taken in before["parts"]["mocha"]["tavern"].items():
        assert len(now["parts"]["mocha"]["tavern"][kind]) == 4 - taken
    assert now["parts"]["letters"]["society"] == [3, 2, 1][before["parts"]["letters"]["society"] :]
    assert [seat["extensions"] for seat in now["seats"]] == [seat["room"] - 2 for seat in before["seats"]]
    words = {"supply": "general supply", "ready": "own supply"}
    assert [seat["companion"] for seat in now["parts"]["letters"]["seats"]] == [
        words.get(seat["companion"], seat["companion"]) for seat in before["parts"]["letters"]["seats"]
    ]


def test_a_position_of_a_later_format_is_refused() -> None:
    game = bedesten.new(players=2, seed=1)
    later = game.state() | {"format": 3}
    with pytest.raises(bedesten.RecordError, match="format 3"):
        bedesten.load(game.dump() | {"origin": later, "entries": [], "state": later})
