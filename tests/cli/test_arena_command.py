"""``bedesten arena``."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bedesten import arena
from bedesten.cli import arena as command
from processes import assert_group_ends, python

ONE = """
from bedesten.bots import Bot

class One(Bot):
    def choose(self, sight):
        moves = sight.moves()
        return moves[self.chance.below(len(moves))]
"""
TWO = ["--players", "2", "--games", "4", "--limit", "30", "--jobs", "1"]


@pytest.fixture(autouse=True)
def _here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("one.py").write_text(ONE, "utf-8")


def lines(folder):
    return Path(folder, "results.jsonl").read_text(encoding="utf-8").splitlines()


def test_a_ladder(bedesten_says):
    code, out, err = bedesten_says("arena", "ladder", "--bots", "random<./one.py:One", *TWO, "--mirror", "1")
    assert code == 0
    assert [line.split(",")[0] for line in err.splitlines()] == ["0 of 6 games", "6 of 6 games"]
    assert out.startswith("Ladder: 6 games, seed 1\n")
    assert "istanbul-2  ./one.py:One  random" in out
    assert "bedesten arena report arena-results --out PAGE.md" in out
    assert len(lines("arena-results")) == 6


def test_the_same_command_goes_on_where_it_stopped(bedesten_says):
    words = ["arena", "round-robin", "--bots", "random,./one.py:One", *TWO, "--out", "cup", "--json"]
    code, out, _ = bedesten_says(*words)
    assert code == 0
    before = json.loads(out)
    whole = lines("cup")
    Path("cup/results.jsonl").write_text("\n".join(whole[:2]) + "\n" + whole[2][:40], encoding="utf-8")
    after = json.loads(bedesten_says(*words)[1])
    assert after.pop("time") != before.pop("time")
    assert after == before
    games = [json.loads(line)["game"] for line in lines("cup")]
    assert sorted(games) == sorted(json.loads(line)["game"] for line in whole)


def test_another_plan_in_the_same_folder_is_refused(bedesten_says):
    words = ["arena", "ladder", "--bots", "random,./one.py:One", *TWO]
    assert bedesten_says(*words)[0] == 0
    code, out, err = bedesten_says(*words, "--seed", "2")
    assert (code, out) == (2, "")
    assert err == (
        "bedesten arena: arena-results: it holds another tournament: seed differ; choose another folder with --out\n"
    )


def test_a_file_report_and_export(bedesten_says):
    Path("cup.toml").write_text(
        """title = "A cup"
limit = 30
bots = { one = "./one.py:One" }
setting = [{ name = "base", players = 2 }, { name = "dice", game = "dicegame", players = 3 }]
[[match]]
kind = "ladder"
bots = ["random", "one"]
games = 3
[[match]]
kind = "mirror"
bots = ["one"]
games = 1
""",
        encoding="utf-8",
    )
    assert bedesten_says("arena", "run", "cup.toml", "--out", "cup", "--jobs", "2")[0] == 0
    code, out, err = bedesten_says("arena", "report", "cup", "--out", "page/cup.md")
    assert (code, err) == (0, "")
    assert "A cup: 9 games" in out
    names = sorted(path.name for path in Path("page").iterdir())
    assert names == ["cup-ratings.png", "cup-ratings.svg", "cup-shares.png", "cup-shares.svg", "cup.md"]
    text = Path("page/cup.md").read_text(encoding="utf-8")
    assert text.startswith("# A cup\n")
    assert "![Ratings](cup-ratings.svg)" in text
    assert "```sh\nbedesten " in text
    assert json.loads(bedesten_says("arena", "report", "cup", "--json")[1])["games"] == 9
    code, out, _ = bedesten_says("arena", "export", "cup")
    assert (code, out) == (0, f"{2 * 5 + 3 * 4} rows written to cup/results.parquet\n")
    assert Path("cup/results.parquet").exists()


def test_a_report_without_plots(bedesten_says, monkeypatch):
    """Where matplotlib is missing the page is written all the same; who wants none is told nothing."""
    assert bedesten_says("arena", "ladder", "--bots", "random,./one.py:One", *TWO, "-q")[::2] == (0, "")
    code, out, err = bedesten_says("arena", "report", "arena-results", "--out", "page/cup.md", "--no-plots")
    assert (code, err) == (0, "")
    assert out.endswith("Written: page/cup.md\n")
    whole = Path("page/cup.md").read_text(encoding="utf-8")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, _, err = bedesten_says("arena", "report", "arena-results", "--out", "page/cup.md")
    assert code == 0
    assert err.endswith("without plots: this needs matplotlib: pip install 'bedesten[arena]'\n")
    assert Path("page/cup.md").read_text(encoding="utf-8") == whole
    assert "![Ratings]" not in whole


def test_a_sequential_test_ends_when_the_answer_is_clear(bedesten_says):
    words = ["--bots", "random,./one.py:One", "--players", "2", "--games", "400", "--limit", "30", "--jobs", "1"]
    code, out, _ = bedesten_says("arena", "ladder", *words, "--goal", "0.2", "--margin", "0.2", "--json")
    (match,) = json.loads(out)["matches"]
    assert (code, match["verdict"]) == (0, "yes")
    assert match["games"] < 100


def test_resume(bedesten_says):
    words = ["arena", "ladder", "--bots", "random,./one.py:One", *TWO, "--out", "cup"]
    assert bedesten_says(*words)[0] == 0
    whole = lines("cup")
    Path("cup/results.jsonl").write_text(whole[0] + "\n", encoding="utf-8")
    assert bedesten_says("arena", "resume", "cup", "--jobs", "1")[0] == 0
    assert len(lines("cup")) == len(whole)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["ladder", "--bots", "random"], "match: a ladder needs at least two bots"),
        (["ladder", "--bots", "random,clever"], "bots: any of random"),
        (["ladder", "--bots", "random,./one.py:One", "--players", "x"], "players: numbers between commas, not 'x'"),
        (["ladder", "--bots", "random,./one.py:One", "--players", "9"], "players: 2 to 5, not 9"),
        (["ladder", "--bots", "random,./one.py:One", "--jobs", "0"], "jobs: a whole number from 1 on, not 0"),
        (["run", "nowhere.toml"], "nowhere.toml"),
        (["resume", "nowhere"], "nowhere: there is no tournament here"),
        (["report", "nowhere"], "nowhere: there is no tournament here"),
    ],
)
def test_bad_input_is_one_clear_line(bedesten_says, words, message):
    code, out, err = bedesten_says("arena", *words)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_help_has_examples(bedesten_says):
    code, out, _ = bedesten_says("arena", "--help")
    assert code == 0
    assert "bedesten arena ladder --bots 'random<greedy'" in out
    assert "arena" in bedesten_says("--help")[1]


def test_without_ray_one_line(bedesten_says, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = bedesten_says("arena", "ladder", "--bots", "random,./one.py:One", *TWO, "--ray")
    assert (code, err) == (2, "bedesten arena: this needs ray: pip install 'bedesten[ray]'\n")


def test_progress_goes_to_stderr(bedesten_says, monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(command, "BLINK", 0.0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    code, out, err = bedesten_says("arena", "ladder", "--bots", "random,./one.py:One", *TWO, "--json")
    assert code == 0
    assert json.loads(out)["games"] == 4
    assert "4/4" in err
    assert "left:" in err


def test_clocks():
    assert [command._clock(seconds) for seconds in (0.2, 61, 3725)] == ["0:00", "1:01", "1:02:05"]


def test_a_bot_that_fails_is_told_and_what_is_done_stays(bedesten_says):
    Path("bad.py").write_text(
        "from bedesten.bots import Bot\nclass Bad(Bot):\n    def choose(self, sight): raise KeyError(1)\n", "utf-8"
    )
    code, _, err = bedesten_says_with_traceback("arena", "ladder", "--bots", "random,./bad.py:Bad", *TWO)
    assert code == 1
    assert "in choose" in err
    assert err.splitlines()[-1].startswith("bedesten arena: game 0 (seed ")


def bedesten_says_with_traceback(*words):
    done = subprocess.run([sys.executable, "-m", "bedesten", *words], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.skipif(os.name != "posix", reason="signals to a group of processes")
def test_a_real_ctrl_c_leaves_a_folder_to_go_on_with(tmp_path):
    """Sent to parent and workers alike, as a terminal does, once the first results are there."""
    words = ["arena", "ladder", "--bots", "random,./one.py:One", "--players", "2", "--games", "100000"]
    words += ["--limit", "30", "--jobs", "2", "--out", "cup", "--json"]
    with subprocess.Popen(
        python("-m", "bedesten", *words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd=tmp_path,
    ) as process:
        while process.poll() is None and not (Path("cup/results.jsonl").exists() and len(lines("cup")) > 20):
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=300)
    assert err.splitlines()[-1] == "Stopped. To go on: bedesten arena resume cup"
    assert process.returncode == 130
    found = json.loads(out)
    assert found["interrupted"] is True
    assert found["games"] == sum(map(len, arena.read_folder(Path("cup"))[1].values())) > 20
    assert_group_ends(process.pid)
