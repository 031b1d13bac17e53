"""Whether a record is genuine: its moves legal, its dice those of the seed, its seed the one committed to."""

from __future__ import annotations

import re
from typing import Any

import pytest

import bedesten
from games import played
from wandering import wander


@pytest.fixture(scope="module")
def record() -> str:
    return played({"players": 2}, 21, 1_000_000).record()


def changed(record: str, old: str, new: str) -> str:
    assert old in record
    return record.replace(old, new, 1)


def entries(record: str) -> list[str]:
    return record.split("\n\n", 1)[1].splitlines()


def test_a_played_game_is_genuine(record: str) -> None:
    verdict = bedesten.verify(record)
    assert verdict.genuine
    assert verdict.checked
    assert verdict.problem == ""
    assert verdict.game is not None
    assert verdict.game.over
    assert verdict.dice == sum(line.count("{") for line in entries(record))


def test_a_running_game_is_genuine_once_its_seed_is_told() -> None:
    game = played({"players": 4}, 3, 100)
    assert bedesten.verify(game.record(reveal=True)).genuine
    verdict = bedesten.verify(game.record())
    assert not verdict.genuine
    assert not verdict.checked
    assert verdict.problem == ""


def test_a_changed_die_is_found(record: str) -> None:
    """Even one that changes nothing but the order of the two."""
    line = next(line for line in entries(record)[1:] if re.search(r"\{roll (\d) (?!\1)", line))
    verdict = bedesten.verify(changed(record, line, re.sub(r"\{roll (\d) (\d)\}", r"{roll \2 \1}", line)))
    assert not verdict.genuine
    assert verdict.problem


def test_every_die_is_checked() -> None:
    """Also the very first, and those that set up the table."""
    game = played({"players": 3}, 11, 12)
    text = game.record(reveal=True)
    assert bedesten.verify(text).genuine
    table = game.restart()
    for number, move in enumerate(game.line):
        if table.asks[-1].seat == bedesten.CHANCE:
            for other in table.moves():
                dumped: dict[str, Any] = game.dump() | {"entries": [*game.line[:number], other]}
                tampered = bedesten.new(**dumped["options"], seed=11, chance="manual")
                for entry in dumped["entries"]:
                    tampered.play(entry)
                words = tampered.record(reveal=True).replace("chance: manual\n", "")
                assert bedesten.verify(words).genuine == (other == move)
        table.play(move)


def test_an_illegal_move_is_found(record: str) -> None:
    first = next(line for line in entries(record) if "go " in line)
    verdict = bedesten.verify(changed(record, first, first.replace("go ", "go 1", 1)))
    assert not verdict.genuine
    assert verdict.game is None
    assert "line" in verdict.problem


def test_another_move_is_found(record: str) -> None:
    """Legal or not: from there on the dice of the seed, or the moves, no longer fit."""
    lines = entries(record)
    line = next(line for line in lines if "announce 8" in line)
    verdict = bedesten.verify(changed(record, line, line.replace("announce 8", "announce 3")))
    assert not verdict.genuine


def test_a_wrong_seed_is_found(record: str) -> None:
    verdict = bedesten.verify(changed(record, "\nseed: 21\n", "\nseed: 22\n"))
    assert not verdict.genuine
    assert verdict.problem


def test_a_seed_that_was_not_committed_to_is_found(record: str) -> None:
    """Moves and dice are right, but the seed is not the one that was published."""
    sealed = next(line for line in record.splitlines() if line.startswith("commitment:"))
    verdict = bedesten.verify(changed(record, sealed, "commitment: sha256:" + "0" * 64))
    assert not verdict.genuine
    assert "committed" in verdict.problem


def test_without_a_commitment_nothing_is_proven(record: str) -> None:
    sealed = next(line for line in record.splitlines() if line.startswith("commitment:"))
    assert not bedesten.verify(changed(record, sealed + "\n", "")).genuine


def test_a_wrong_result_is_found(record: str) -> None:
    result = record.splitlines()[-1]
    other = "result: blue" if result != "result: blue" else "result: red"
    verdict = bedesten.verify(changed(record, result, other))
    assert not verdict.genuine
    assert "won" in verdict.problem


def test_dice_that_the_caller_gave_can_not_be_genuine() -> None:
    game = played({"players": 2}, 2, 60, chance="manual")
    verdict = bedesten.verify(game.record(reveal=True))
    assert not verdict.genuine
    assert not verdict.checked
    assert verdict.dice > 0


def test_a_game_with_undos_is_genuine() -> None:
    game = bedesten.new(players=2, seed=30)
    for _ in wander(game, 30, 200):
        if game.can_undo() and game.number % 5 == 0:
            game.undo()
        elif game.number % 31 == 0:
            game.undo(game.number - 8, consent=True)
    assert bedesten.verify(game.record(reveal=True)).genuine


def test_a_die_that_was_taken_back_is_checked_too() -> None:
    game = bedesten.new(players=2, seed=1, start=0, layout="short")
    game.play_text("go 9")
    game.play_text("leave")
    at = game.number
    game.play_text("announce 8")
    game.undo(at, consent=True)
    game.play_text("pass")
    text = game.record(reveal=True)
    assert bedesten.verify(text).genuine
    die = text[text.index("announce 8, {") :].split("}")[0]
    other = "announce 8, {roll 6 6" if not die.endswith("6 6") else "announce 8, {roll 1 1"
    assert not bedesten.verify(changed(text, die, other)).genuine


@pytest.mark.parametrize("text", ["", "Bedesten", "Bedesten 2\n", "Bedesten 1\n\n1. red: go 7", "\0", "x" * 100])
def test_what_is_no_record_is_not_genuine(text: str) -> None:
    verdict = bedesten.verify(text)
    assert not verdict.genuine
    assert verdict.problem
    assert verdict.game is None
