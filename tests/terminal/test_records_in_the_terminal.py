"""``bedesten replay`` and ``bedesten verify``."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest
from rich.console import Console

import bedesten
from bedesten.cli.replay import Player
from bedesten.terminal.playback import Tape
from bedesten.terminal.screen import Screen
from terminal.sessions import skilled


@pytest.fixture(scope="module")
def game() -> bedesten.Game:
    """A whole game, with some moves taken back."""
    chance = random.Random(1)
    game = bedesten.new("istanbul", players=2, seed=1, names=["Ada", "greedy"])
    while not game.over:
        game.play(skilled(game, chance.getrandbits(30)))
        if game.can_undo() and chance.random() < 0.2:
            game.undo()
    return game


@pytest.fixture
def record(game: bedesten.Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    return path


def test_piped_it_tells_the_whole_game(bedesten_says, record):
    code, said, _ = bedesten_says("replay", str(record))
    assert code == 0
    assert "Ada goes to" in said
    assert "Moves are taken back." in said
    assert "The game is over." in said
    assert " won by " in said
    assert max(map(len, said.split("\n"))) <= 80


def test_a_record_may_come_from_standard_input(bedesten_says, game):
    code, said, _ = bedesten_says("replay", "-", typed=game.record())
    assert code == 0
    assert " won by " in said


def test_a_position_by_its_number(bedesten_says, record, game):
    code, said, _ = bedesten_says("replay", str(record), "--at", "20")
    assert code == 0
    assert f"Entry 20 of {len(game.entries)}" in said
    assert bedesten_says("replay", str(record), "--at", "0")[0] == 0
    code, _, complaint = bedesten_says("replay", str(record), "--at", "99999")
    assert code == 2
    assert "at:" in complaint


def test_positions_are_those_of_the_engine(game):
    tape = Tape(game)
    for at in [*range(0, 60, 7), tape.length // 2, tape.length]:
        table = tape.table(at)
        if table.actor != bedesten.CHANCE:  # the engine goes on past dice by itself
            assert game.box.view(table, None) == bedesten.replay(game.record(), at=at).view()


def test_turns_are_listed(bedesten_says, record, game):
    code, said, _ = bedesten_says("replay", str(record), "--list")
    assert code == 0
    lines = said.split("\n")
    assert lines[0].startswith("1-")
    assert any(": go " in line for line in lines)
    assert any("undo" in line for line in lines)


def test_the_tape_has_no_gaps(game):
    tape = Tape(game)
    assert tape.stretches[0].first == 0
    for before, after in zip(tape.stretches, tape.stretches[1:]):
        assert before.last == after.first
    assert tape.stretches[-1].last == tape.length == len(game.entries)
    at = 0
    while at < tape.length:
        following = tape.next(at)
        assert following > at
        assert tape.back(following) == at
        at = following
    assert tape.next(at) == at


def test_keys_lead_forth_and_back(game):
    out = io.StringIO()
    player = Player(Tape(game), Screen(console=Console(file=out, width=80)), None)
    tape = player.tape
    assert player.moved("enter", 0) == player.moved(" ", 0) == tape.next(0)
    assert player.moved("b", tape.length) == tape.back(tape.length)
    assert player.moved("s", 3) == 4
    assert player.moved("e", 3) == tape.length
    assert player.moved("x", 3) == 3
    assert player.moved("q", 3) is None


def test_hands_are_shown_only_to_whose_eyes_are_lent(bedesten_says, record):
    assert "Your cards" not in bedesten_says("replay", str(record), "--at", "30")[1]
    assert "You" in bedesten_says("replay", str(record), "--at", "30", "--as", "blue")[1]
    assert bedesten_says("replay", str(record), "--as", "pearl")[0] == 2


def test_names_in_a_record_can_not_steer_the_terminal(bedesten_says, tmp_path):
    game = bedesten.new("istanbul", players=2, seed=1, names=["\x1b[31mEve\x1b]0;hi\x07", "Bo"])
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    assert "\x1b" not in bedesten_says("replay", str(path))[1]


# ── verify ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_genuine_record(bedesten_says, record):
    code, said, _ = bedesten_says("verify", str(record))
    assert code == 0
    assert said.startswith(f"{record}: genuine (")


def test_a_seed_that_is_not_revealed(bedesten_says, tmp_path, game):
    path = tmp_path / "game.txt"
    path.write_text(game.record(reveal=False), encoding="utf-8")
    code, said, _ = bedesten_says("verify", str(path))
    assert code == 1
    assert "moves legal, but the seed is not revealed" in said


def test_a_die_that_was_turned(bedesten_says, record):
    text = record.read_text(encoding="utf-8")
    start = text.index("{roll ")
    roll = text[start : text.index("}", start) + 1]
    forged = "{roll 1 1}" if roll != "{roll 1 1}" else "{roll 6 6}"
    record.write_text(text.replace(roll, forged, 1), encoding="utf-8")
    code, said, _ = bedesten_says("verify", str(record))
    assert code == 1
    assert "not genuine" in said


def test_several_and_for_programs(bedesten_says, record, tmp_path):
    bad = tmp_path / "bad.txt"
    bad.write_text("nonsense", encoding="utf-8")
    code, said, _ = bedesten_says("verify", "--json", str(record), str(bad))
    found = json.loads(said)
    assert code == 1
    assert [facts["verdict"] for facts in found] == ["genuine", "forged"]
    assert found[0]["winners"]
    assert found[1]["problem"]


def test_a_file_that_is_no_text(bedesten_says, tmp_path):
    path = tmp_path / "binary"
    path.write_bytes(bytes(range(256)))
    for command in ("replay", "verify"):
        code, _, complaint = bedesten_says(command, str(path))
        assert code == 2
        assert "not a text file" in complaint
