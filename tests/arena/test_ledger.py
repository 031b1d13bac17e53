"""The folder of a tournament: nothing lost, nothing twice, nothing that does not belong there."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import bedesten
from arena.tournaments import SHORT, result, small
from bedesten import arena
from bedesten.arena import identity
from bedesten.arena.ledger import record_file


def played(folder, tournament=None, executor=None, **how):
    with arena.Ledger(folder, tournament or small(), **how) as ledger:
        arena.play_tournament(ledger, executor or arena.Local())
        return ledger.results


def lines(folder):
    return (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A tournament that nobody has disturbed."""
    folder = tmp_path_factory.mktemp("whole")
    return folder, played(folder)


def test_every_game_is_a_line_and_a_record(whole):
    folder, results = whole
    found = [json.loads(line) for line in lines(folder)]
    assert len(found) == len({line["game"] for line in found}) == small().games == 13
    for number, match in enumerate(small().matches):
        for index, game in results[match.key].items():
            text = record_file(folder, number, match, index).read_text(encoding="utf-8")
            verdict = bedesten.verify(text)
            assert verdict.genuine
            assert verdict.game.fingerprint() == game.fingerprint
            assert verdict.game.seed == game.seed


def test_what_was_written_is_read(whole):
    folder, results = whole
    tournament, found, head = arena.read_folder(folder)
    assert found == results
    assert tournament.source == small().source
    assert head["engine"] == identity.engine_digest()


def test_jobs_change_nothing(whole, tmp_path):
    assert played(tmp_path, executor=arena.Processes(2)) == whole[1]


def test_nothing_is_played_again(whole):
    folder, results = whole

    class Nobody:
        workers = 1

        def run(self, jobs):
            yield from (pytest.fail("there was nothing to play") for _ in jobs)

    before = lines(folder)
    assert played(folder, executor=Nobody()) == results
    assert lines(folder) == before


@pytest.mark.parametrize("torn", ["", '{"game": "two/sec', "x" * 30])
def test_a_torn_line_is_cut_off_and_its_game_played_again(whole, tmp_path, torn):
    _, results = whole
    played(tmp_path)
    text = "\n".join(lines(tmp_path)[:4]) + "\n" + torn
    (tmp_path / "results.jsonl").write_text(text, encoding="utf-8")
    assert played(tmp_path) == results
    assert len(lines(tmp_path)) == 13


def test_a_key_that_comes_twice_counts_once(whole, tmp_path):
    played(tmp_path)
    with (tmp_path / "results.jsonl").open("a", encoding="utf-8") as file:
        file.write(lines(tmp_path)[0] + "\n")
    assert arena.read_folder(tmp_path)[1] == whole[1]
    with arena.Ledger(tmp_path, small()) as ledger:
        assert ledger.games == 13
        assert not ledger.add(whole[1][small().matches[0].key][0])
    assert len(lines(tmp_path)) == 14


@pytest.mark.parametrize("damage", ["{}", "[]", '{"index": 1}', "nonsense"])
def test_damage_in_the_middle_is_named(tmp_path, damage):
    played(tmp_path)
    found = lines(tmp_path)
    found[2] = damage
    (tmp_path / "results.jsonl").write_text("\n".join(found) + "\n", encoding="utf-8")
    with pytest.raises(arena.LedgerError, match=r"results\.jsonl: line 3 is damaged"):
        played(tmp_path)


def test_a_game_of_another_tournament_is_damage(tmp_path):
    played(tmp_path)
    found = [json.loads(line) for line in lines(tmp_path)]
    found[0]["seed"] += 1
    (tmp_path / "results.jsonl").write_text("".join(json.dumps(line) + "\n" for line in found), encoding="utf-8")
    with pytest.raises(arena.LedgerError, match=r"line 1 is damaged .*no game of this tournament"):
        arena.read_folder(tmp_path)


def test_another_plan_is_refused(tmp_path):
    played(tmp_path)
    with pytest.raises(arena.LedgerError, match="it holds another tournament: seed differ; choose another folder"):
        played(tmp_path, small(seed=4))
    with pytest.raises(arena.LedgerError, match="another tournament: limit differ"):
        played(tmp_path, small(limit=SHORT + 1))


def test_another_engine_is_refused(tmp_path, monkeypatch):
    played(tmp_path)
    head = json.loads((tmp_path / "tournament.json").read_text(encoding="utf-8"))
    for name, message in (("bedesten", "begun with bedesten x"), ("engine", "the engine has changed")):
        (tmp_path / "tournament.json").write_text(json.dumps(head | {name: "x"}), encoding="utf-8")
        with pytest.raises(arena.LedgerError, match=message):
            played(tmp_path)


def test_another_bot_is_refused(tmp_path):
    bot = tmp_path / "own_bot.py"
    code = "from bedesten.bots import Bot\nclass Own(Bot):\n    def choose(self, sight): return sight.moves()[0]\n"
    bot.write_text(code, encoding="utf-8")
    given = {
        "limit": 5,
        "bots": {"own": f"{bot}:Own"},
        "match": [{"kind": "mirror", "bots": ["own"], "games": 1}],
    }
    played(tmp_path / "out", arena.make_tournament(given))
    bot.write_text(code.replace("[0]", "[-1]"), encoding="utf-8")
    with pytest.raises(arena.LedgerError, match="bots have changed since it was begun: own"):
        played(tmp_path / "out", arena.make_tournament(given))


@pytest.mark.parametrize("spec", ["greedy:judge={file}:Judge", "exec:cat {file}"])
def test_another_judge_or_program_is_another_bot(tmp_path, spec):
    file = tmp_path / "mine.py"
    digests = []
    for value in (1, 2):
        file.write_text(f"class Judge:\n    def value(self, table, seat): return {value}\n", encoding="utf-8")
        digests.append(identity.bot_digest(spec.format(file=file)))
    assert digests[0] != digests[1]


def test_results_without_a_head_are_refused(tmp_path):
    (tmp_path / "results.jsonl").write_text("", encoding="utf-8")
    with pytest.raises(arena.LedgerError, match=r"there are results, but no tournament\.json"):
        played(tmp_path)
    with pytest.raises(arena.LedgerError, match="there is no tournament here"):
        arena.read_folder(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_two_at_once_are_one_too_many(tmp_path):
    with (
        arena.Ledger(tmp_path, small()),
        pytest.raises(arena.LedgerError, match="another process is playing"),
        arena.Ledger(tmp_path, small()),
    ):
        pass


def test_without_records(tmp_path):
    played(tmp_path, records=False)
    assert not (tmp_path / "records").exists()
    assert len(lines(tmp_path)) == 13


KILLED = """
import sys
sys.path.insert(0, sys.argv[2])
from pathlib import Path
from arena.tournaments import small
from bedesten import arena
with arena.Ledger(Path(sys.argv[1]), small(limit=400)) as ledger:
    arena.play_tournament(ledger, arena.Processes(2) if sys.argv[3] == "2" else arena.Local())
"""


@pytest.mark.skipif(os.name != "posix", reason="there is no kill -9")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_killed_in_the_middle_and_resumed(tmp_path, jobs):
    """Killed without warning after one game, three games …, until it is done: the same results as undisturbed."""
    expected = played(tmp_path / "calm", small(limit=400), records=False)
    folder = tmp_path / "killed"
    kills = 0
    for wanted in (1, 4, 8, 99):
        words = [sys.executable, "-c", KILLED, str(folder), str(Path(__file__).parents[1]), jobs]
        with subprocess.Popen(words, stderr=subprocess.PIPE) as process:
            file = folder / "results.jsonl"
            while process.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < wanted):
                time.sleep(0.001)
            if process.poll() is None:
                kills += 1
                os.kill(process.pid, signal.SIGKILL)
            error = process.communicate()[1].decode()
        assert process.returncode in (0, -signal.SIGKILL), error
    assert process.returncode == 0
    assert kills >= 2
    assert arena.read_folder(folder)[1] == expected
    keys = [json.loads(line)["game"] for line in lines(folder)]
    assert len(keys) == len(set(keys)) == 13


class Decided:
    """Plays nothing: every game is won by the bot that is said to be the better one."""

    workers = 1

    def __init__(self, matches, better):
        self.matches = {match.key: match for match in matches}
        self.better = better
        self.played = 0

    def run(self, jobs):
        for job in jobs:
            match = self.matches[job.plan.match]
            for index in range(job.first, job.stop):
                order = [bot.name for bot in match.plan.orders[index % match.ways]]
                self.played += 1
                yield [result(match, index, [order.index(self.better(match, index))])]


def test_a_match_that_is_clear_plays_no_further(tmp_path):
    given = {
        "bots": {"a": "random", "b": "random", "c": "random"},
        "setting": [{"players": 2}],
        "match": [{"kind": "ladder", "bots": ["a", "b", "c"], "games": 64, "looks": 3}],
    }
    tournament = arena.make_tournament(given)

    def better(match, index):
        """b always beats a; b and c are equal."""
        return "b" if match.lower.name == "a" or match.deal(index) % 2 else "c"

    told: list[Any] = []
    executor = Decided(tournament.matches, better)
    with arena.Ledger(tmp_path, tournament) as ledger:
        arena.play_tournament(ledger, executor, told.append)
    assert executor.played == ledger.games == 16 + 64
    assert (told[0].done, told[0].total) == (0, 128)
    assert told[-1].done == told[-1].total == 80
    found = arena.outcome(tournament, ledger.results)["matches"]
    assert [(row["games"], row["verdict"]) for row in found] == [(16, "yes"), (64, "open")]
    again = Decided(tournament.matches, better)
    with arena.Ledger(tmp_path, tournament) as ledger:
        arena.play_tournament(ledger, again)
    assert again.played == 0
