"""``bedesten simulate``."""

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import bedesten
from bedesten import arena
from bedesten.bots import BOTS
from bedesten.bots.bot import Bot
from bedesten.cli import simulate
from processes import assert_group_ends, python

SHORT = ["-n", "3", "--players", "2", "--seed", "5", "--jobs", "1"]


class Drunk(Bot):
    """Plays at random like the random bot, by another name."""

    def choose(self, sight):
        moves = sight.moves()
        return moves[self.chance.below(len(moves))]


class Broken(Bot):
    def choose(self, sight):
        raise ZeroDivisionError("too clever")


@pytest.fixture(autouse=True)
def _bots(monkeypatch):
    monkeypatch.setitem(BOTS, "drunk", Drunk)
    monkeypatch.setitem(BOTS, "broken", Broken)


def parsed(*words):
    parser = argparse.ArgumentParser(prog="bedesten")
    simulate.add_options(parser)
    return parser.parse_args(words)


def command(*words):
    return simulate.run(parsed(*words))


@pytest.fixture
def document(capsys):
    """What a run with --json prints, and nothing else."""

    def run(*words, status=0):
        assert command(*words, "--json") == status
        out, err = capsys.readouterr()
        assert err == ""
        return json.loads(out)

    return run


def test_the_document(document):
    found = document(*SHORT)
    assert list(found) == ["bedesten", "build", "settings", "interrupted", "summary", "speed"]
    assert found["bedesten"] == bedesten.__version__
    assert found["build"] in ("compiled", "interpreted")
    assert found["interrupted"] is False
    settings = found["settings"]
    assert list(settings) == ["games", "bots", "rotate", "seed", "game", "options", "limit", "records"]
    assert (settings["games"], settings["bots"], settings["seed"]) == (3, ["random", "random"], 5)
    assert settings["rotate"] is False
    assert settings["options"]["players"] == 2
    summary = found["summary"]
    assert (summary["games"], summary["finished"], summary["unfinished"]) == (3, 3, 0)
    for key in ("rounds", "turns", "decisions"):
        of = summary[key]
        assert 0 < of["min"] <= of["median"] <= of["max"]
        assert of["min"] <= of["mean"] <= of["max"]
    assert sum(source["share"] for source in summary["rubies"]) == pytest.approx(1)
    assert {"place": 16, "name": "Gemstone Dealer"}.items() <= summary["rubies"][-1].items()
    assert [row["order"] for row in summary["order"]] == [1, 2]
    assert sum(row["wins"] for row in summary["order"]) == pytest.approx(3)
    (bot,) = summary["bots"]
    assert (bot["bot"], bot["seats"], bot["fair"], bot["share"]) == ("random", 2, 1, 1)
    rows = [*summary["order"], bot]
    assert all(row["low"] <= row["share"] <= row["high"] for row in rows)
    assert found["speed"]["jobs"] == 1
    assert all(value > 0 for value in found["speed"].values())


def test_the_document_is_the_same_for_any_number_of_jobs(document):
    words = ["-n", "4", "--players", "2", "--seed", "5"]
    one = document(*words, "--jobs", "1")
    two = document(*words, "--jobs", "2")
    assert two.pop("speed")["jobs"] == 2
    assert one.pop("speed")["jobs"] == 1
    assert one == two


def test_bots_that_differ_change_seats(document):
    words = ["-n", "1", "--limit", "5", "--jobs", "1", "--bots"]
    assert document(*words, "random,drunk")["settings"]["rotate"] is True
    assert document(*words, "random,drunk", "--no-rotate")["settings"]["rotate"] is False
    assert document(*words, "random,random")["settings"]["rotate"] is False


def test_the_summary_is_that_of_the_library(document):
    found = document(*SHORT)["summary"]
    tally = arena.Tally(["random", "random"], arena.prepare(1, players=2).place_names)
    for result in arena.simulate(3, "random", seed=5, jobs=1, players=2):
        tally.add(result)
    assert found == tally.summary()


def test_a_drawn_seed_is_told_and_repeats_the_run(document):
    first = document("-n", "2", "--jobs", "1", "--limit", "50")
    seed = first["settings"]["seed"]
    again = document("-n", "2", "--jobs", "1", "--limit", "50", "--seed", str(seed))
    assert again["summary"] == first["summary"]
    assert document("-n", "2", "--jobs", "1", "--limit", "50")["summary"]["check"] != first["summary"]["check"]


def test_options_reach_the_game(document, tmp_path):
    file = tmp_path / "own.toml"
    file.write_text("[small_market]\nextra_demand = [[2, 1, 1, 1]]\n", encoding="utf-8")
    words = ["--edition", "big-box", "--layout", "long", "--variants", "neutral-assistants,caravan-leader"]
    words += ["--components", str(file), "--players", "3", "-n", "1", "--limit", "20", "--jobs", "1", "--no-rotate"]
    settings = document(*words, "--bots", "random,random,drunk")["settings"]
    options = settings["options"]
    assert (options["edition"], options["layout"], options["players"]) == ("big-box", "long", 3)
    assert options["variants"] == ["neutral-assistants", "caravan-leader"]
    assert options["components"] == {"small_market": {"extra_demand": [[2, 1, 1, 1]]}}
    assert (settings["limit"], settings["rotate"]) == (20, False)


def test_plain_tables(capsys):
    assert command("-n", "4", "--bots", "random,drunk", "--seed", "8", "--jobs", "1") == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.isascii()
    assert "\x1b" not in out
    head = out.splitlines()
    assert head[0] == "4 games, 2 players, big-box, short; seed 8"
    assert "games/s" in head[1]
    assert all(len(line) <= 100 for line in head)
    for words in ("rounds", "decisions", "Gemstone Dealer", "1st", "2nd", "random", "drunk", "95 % interval"):
        assert words in out


def test_tables_in_a_terminal_are_no_wider_than_it(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert command(*SHORT, "-q") == 0
    out = capsys.readouterr().out
    assert "Gemstone Dealer" in out
    assert "…" not in out


def test_games_given_up_are_told(capsys):
    assert command("-n", "2", "--limit", "9", "--jobs", "1") == 0
    assert "2 games given up after 9 decisions" in capsys.readouterr().out


def test_records_are_written_and_genuine(document, tmp_path):
    found = document(*SHORT, "--records", str(tmp_path / "games"))
    assert found["settings"]["records"] == str(tmp_path / "games")
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"game-00000{i}-{arena.game_seed(5, i)}.txt" for i in range(3)]
    tally = arena.Tally(["random", "random"], {})
    for result, file in zip(arena.simulate(3, "random", seed=5, jobs=1, players=2), files, strict=True):
        verdict = bedesten.verify(file.read_text(encoding="utf-8"))
        assert verdict.genuine
        assert verdict.game.fingerprint() == result.fingerprint
        tally.add(result)
    assert tally.check == found["summary"]["check"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-n", "0"], "games: a whole number from 1 on, not 0"),
        (["--jobs", "0"], "jobs: a whole number from 1 on, not 0"),
        (["--bots", "clever"], "bots: any of"),
        (
            ["--bots", "random,random,random", "--players", "4"],
            "bots: one for each of the 4 players, or one for all, not 3",
        ),
        (["--players", "6"], "players: 2 to 5, not 6"),
        (["--seed", "-4"], "seed: a whole number from 0 to"),
        (["--edition", "third"], "edition: one of"),
        (["--layout", "spiral"], "layout: one of"),
        (["--variants", "chess"], "variants: any of"),
        (["--components", "/nowhere/at/all.toml"], "/nowhere/at/all.toml"),
        (["--records", __file__], "records: can't write to"),
    ],
)
def test_bad_input_is_one_clear_line(capsys, words, message):
    assert command("-n", "1", "--limit", "5", *words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("bedesten simulate: ")
    assert message in err
    assert err.count("\n") == 1


def test_a_bot_that_fails_is_told_with_its_traceback(capsys):
    assert command("-n", "1", "--bots", "broken", "--seed", "1", "--jobs", "1") == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "in choose" in err
    assert err.splitlines()[-1].startswith(f"bedesten simulate: game 0 (seed {arena.game_seed(1, 0)}, seats broken")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_program_that_will_not_play_is_named_once_in_one_line(jobs, capsys):
    """Where Python was when somebody else's program fell silent helps nobody."""
    assert command("-n", "3", "--bots", "exec:true,merchant", "--jobs", jobs, "-q") == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.count("exec:true: ") == 1
    assert "it ended instead of answering 'hello'" in said or "it has ended" in said


# ── Progress and Ctrl-C ────────────────────────────────────────────────────────────────────────────────────


def watched(monkeypatch):
    """As if stderr were a terminal."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(simulate, "BLINK", 0.0)


def test_progress_goes_to_stderr(capsys, monkeypatch):
    watched(monkeypatch)
    assert command("-n", "3", "--limit", "9", "--jobs", "1", "--json") == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["summary"]["games"] == 3
    assert "3/3" in err
    assert "/s" in err


def test_quiet_means_no_progress(capsys, monkeypatch):
    watched(monkeypatch)
    assert command("-n", "3", "--limit", "9", "--jobs", "1", "--json", "--quiet") == 0
    assert capsys.readouterr().err == ""


@pytest.fixture
def interrupted(monkeypatch):
    """Ctrl-C after two games; tells whether the run was closed."""
    closed = []
    run = arena.run

    def interrupted(plan, **how):
        try:
            for done, result in enumerate(run(plan, **how)):
                if done == 2:
                    raise KeyboardInterrupt
                yield result
        finally:
            closed.append(True)

    monkeypatch.setattr(arena, "run", interrupted)
    return closed


def test_ctrl_c_gives_the_summary_so_far(document, interrupted):
    found = document("-n", "9", "--limit", "30", "--jobs", "1", status=130)
    assert found["interrupted"] is True
    assert found["summary"]["games"] == 2
    assert interrupted == [True]


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_in_words(capsys):
    assert command("-n", "9", "--players", "3", "--limit", "30", "--jobs", "1", "--seed", "2") == 130
    out = capsys.readouterr().out
    assert out.startswith("Interrupted after 2 of 9 games, 3 players, big-box, short; seed 2\n")


@pytest.mark.skipif(os.name != "posix", reason="signals to a group of processes")
def test_a_real_ctrl_c_ends_all_processes(tmp_path):
    """Sent to parent and workers alike, as a terminal does, once the first records are there."""
    code = (
        "import argparse, sys; from bedesten.cli import simulate; p = argparse.ArgumentParser();"
        "simulate.add_options(p); sys.exit(simulate.run(p.parse_args(sys.argv[1:])))"
    )
    words = ["-n", "1000000", "--limit", "40", "--jobs", "2", "--json", "--records", str(tmp_path)]
    with subprocess.Popen(
        python("-c", code, *words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while process.poll() is None and len(list(Path(tmp_path).iterdir())) < 50:
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=300)
    assert err == ""
    assert process.returncode == 130
    assert json.loads(out)["interrupted"] is True
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]
    assert_group_ends(process.pid)
