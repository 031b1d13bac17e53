"""``bedesten study``."""

import json
import sys
from pathlib import Path

import pytest

import bedesten
from bedesten.bots import make
from bedesten.cli import study as command


@pytest.fixture(autouse=True)
def _here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def records():
    """Four finished games of The Dice Game, played at random."""
    Path("games").mkdir()
    for seed in range(4):
        game = bedesten.new("dicegame", players=2, seed=seed)
        luck = make("random", seed)
        while not game.over:
            game.play(luck.choose(game.sight(game.actor)))
        Path("games", f"{seed}.txt").write_text(game.record(), encoding="utf-8")


@pytest.mark.usefixtures("records")
def test_records(bedesten_says):
    code, out, err = bedesten_says("study", "games", "--out", "new/found", "--jobs", "1")
    assert (code, err) == (0, "")
    assert "## The Dice Game, 2 players\n\n4 games.\n" in out
    assert "| action | a winner | another seat | of all |" in out
    assert "![" not in out
    files = {path.name for path in Path("new/found").iterdir()}
    assert {"report.md", "report.json", "the-dice-game-2-players-visits.png"} <= files
    assert "![Visits](the-dice-game-2-players-visits.svg)" in Path("new/found/report.md").read_text(encoding="utf-8")
    (found,) = json.loads(Path("new/found/report.json").read_text(encoding="utf-8"))
    assert sum(row["wins"] for row in found["seats"]["order"]) == 4


def test_games_played_for_it(bedesten_says):
    words = [
        "-n",
        "2",
        "--bots",
        "random",
        "--players",
        "2",
        "--layouts",
        "short,random:1",
        "--jobs",
        "1",
        "--no-plots",
    ]
    code, out, err = bedesten_says("study", *words, "--json")
    assert (code, err) == (0, "")
    (found,) = json.loads(out)
    assert [row["layout"] for row in found["layouts"]] == ["short", "random 1"]
    assert sorted(path.name for path in Path("study-results").iterdir()) == ["report.json", "report.md"]


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "records to read, or --games to play some, one of the two"),
        (["games", "-n", "3"], "records to read, or --games to play some, one of the two"),
        (["nowhere"], "nowhere: no such file or folder"),
        (["games", "--players", "3"], "options of games are for --games"),
        (["-n", "0"], "games: a whole number from 1 on, not 0"),
        (["-n", "1", "--bots", "clever"], "bots: any of"),
        (["-n", "1", "--layouts", "spiral"], "layout: one of"),
        (["-n", "1", "--jobs", "0"], "jobs: a whole number from 1 on, not 0"),
        (["-n", "1", "--game", "dicegame", "--layouts", "short"], "there is no option 'layout'"),
    ],
)
def test_bad_input_is_one_clear_line(bedesten_says, words, message):
    code, out, err = bedesten_says("study", *words)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_without_matplotlib_one_line(bedesten_says, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, _, err = bedesten_says("study", "-n", "1", "--bots", "random")
    assert (code, err) == (2, "bedesten study: this needs matplotlib: pip install 'bedesten[arena]'\n")


def test_help_has_examples(bedesten_says):
    code, out, _ = bedesten_says("study", "--help")
    assert code == 0
    assert "--layouts short,long,in-order,random:5" in out


@pytest.mark.usefixtures("records")
def test_progress_goes_to_stderr(bedesten_says, monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(command, "BLINK", 0.0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    code, _, err = bedesten_says("study", "games", "--no-plots")
    assert code == 0
    assert "4/4" in err
