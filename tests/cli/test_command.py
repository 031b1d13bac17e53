"""The command as a whole: help, version, and how it ends when something is wrong."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import bedesten
from bedesten._build import compiled
from bedesten.bots.weights import start_weights, write_weights

WRONG = [
    ("play", "--players", "7"),
    ("play", "--players", "many"),
    ("play", "--people", "4", "--players", "3"),
    ("play", "--people", "-1"),
    ("play", "--bots", "deep-thought"),
    ("play", "--seats", "you"),
    ("play", "--seats", "you,you"),
    ("play", "--seats", "you,greedy", "--players", "3"),
    ("play", "--seats", "you,greedy", "--people", "1"),
    ("play", "--seats", ","),
    ("play", "--edition", "third"),
    ("play", "--layout", "spiral"),
    ("play", "--layout", "1,2,3"),
    ("play", "--variants", "night"),
    ("play", "--components", "no-such-file.toml"),
    ("play", "--seed", "-1"),
    ("play", "--start", "green"),
    ("play", "--pace", "warp"),
    ("replay", "no-such-file.txt"),
    ("simulate", "-n", "2", "--bots", "random:seed=5"),
    ("simulate", "-n", "2", "--bots", "merchant:spec=5"),
    ("serve", "--no-browser", "--port", "99999999"),
    ("serve", "--no-browser", "--thinkers", "99999999999999999999"),
    ("verify", "no-such-file.txt"),
    ("verify",),
    ("conquer",),
]


def test_version_says_build_and_python(bedesten_says):
    code, said, _ = bedesten_says("--version")
    assert code == 0
    assert bedesten.__version__ in said
    assert ("compiled" if compiled() else "interpreted") in said
    assert f"{sys.version_info[0]}.{sys.version_info[1]}" in said


def test_it_explains_itself(bedesten_says):
    code, said, _ = bedesten_says("--help")
    assert code == 0
    for word in ("play", "serve", "replay", "verify", "simulate", "examples:"):
        assert word in said


def test_alone_it_serves_the_table_to_the_browser(bedesten_says, monkeypatch):
    served = []

    def serve(args) -> int:
        served.append(args)
        return 0

    monkeypatch.setattr("bedesten.cli.serve.run", serve)
    assert bedesten_says()[0] == 0
    assert [(args.command, args.lan) for args in served] == [("serve", False)]


@pytest.mark.parametrize("command", ["play", "serve", "replay", "verify"])
def test_each_command_has_help(bedesten_says, command):
    code, said, _ = bedesten_says(command, "--help")
    assert code == 0
    assert f"bedesten {command}" in said


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_what_is_wrong_is_said_in_one_line(bedesten_says, arguments):
    code, said, complaint = bedesten_says(*arguments)
    assert code == 2
    assert not said
    assert complaint.startswith("bedesten")
    assert complaint.count("\n") == 1


def test_nobody_sits_down_with_weights_of_another_game(bedesten_says, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(write_weights("istanbul", start_weights("istanbul"), []), encoding="utf-8")
    code, said, complaint = bedesten_says(
        "play", "--new", "--game", "dicegame", "--seats", f"random,greedy:judge={file}"
    )
    assert (code, said) == (2, "")
    assert "no weights for dicegame" in complaint


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("sqlite:////no/such/folder/tables.db", "there is no folder '/no/such/folder'"),
        ("postgresql://nobody@127.0.0.1:1/nothing", "it can't be used: "),
    ],
)
def test_a_server_without_its_database_says_so_in_one_line(database, reason, home):
    command = [sys.executable, "-m", "bedesten", "serve", "--no-browser", "--port", "0", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"bedesten: database: {reason}")
    assert done.stderr.count("\n") == 1


def test_a_wrong_option_starts_nothing_and_moves_nothing(bedesten_says, home):
    bedesten_says("play", typed="")
    before = sorted(home.iterdir())
    assert bedesten_says("play", "--new", "--players", "9")[0] == 2
    assert sorted(home.iterdir()) == before


def test_a_terminal_without_utf8_shows_what_it_can(home):
    done = subprocess.run(
        [sys.executable, "-m", "bedesten", "play", "--name", "Zoë 李", "--players", "2", "--bots", "random"],
        input="moves\nlog all\n? board\nq\n",
        env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"},
        capture_output=True,
        encoding="ascii",
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Where does your merchant go?" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="pipes close differently there")
def test_a_closed_pipe_is_no_error_of_ours(tmp_path):
    game = bedesten.new("istanbul", players=2, seed=1)
    for _ in range(400):
        game.play(game.moves()[0])
    record = tmp_path / "game.txt"
    record.write_text(game.record(), encoding="utf-8")
    command = f'"{sys.executable}" -m bedesten replay "{record}" | head -1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 1
    assert done.stderr == ""
