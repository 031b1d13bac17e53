"""Training nets by self-play: games, targets, fitting, and a training that was stopped."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy
import pytest

from bedesten.bots.nets.file import read_net
from bedesten.bots.nets.inputs import Inputs
from bedesten.cli import main
from bedesten.kernel.errors import OptionError
from bedesten.learning.nets import training
from bedesten.learning.nets.courses import course_named
from bedesten.learning.nets.games import Batch, TrainingGame, play_batch
from bedesten.learning.nets.model import Model, chances_of
from bedesten.learning.nets.training import LOOK_AHEAD, targets_of, train_net


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few units, two games a batch: what is checked does not depend on that. Workers are told of neither."""
    monkeypatch.setattr(training, "UNITS", 8)
    monkeypatch.setattr(training, "BATCH", 2)
    monkeypatch.setattr(training, "WINDOW", 2)
    monkeypatch.setattr(training, "POSITIONS", 64)


def first_net(course: str) -> bytes:
    return Model(course_named(course).inputs, 8, 1).file({})


@pytest.mark.parametrize("course", ["istanbul", "dicegame"])
def test_games_tell_of_each_turn_what_was_expected(course: str) -> None:
    """Chances are chances, whoever may expect something is the active seat, and the same batch is played the same."""
    batch = Batch(course, first_net(course), 3, 0, 2)
    games = play_batch(batch)
    assert len(games) == 2
    for game in games:
        turns = len(game.chances)
        assert game.inputs.shape[0] == len(game.base) == turns * game.players
        assert game.inputs.max() == course_named(course).inputs.size  # what rows are filled up with
        assert game.chances.sum(1) == pytest.approx(1.0, abs=1e-5)
        assert game.expected.sum(1) == pytest.approx(1.0, abs=1e-5)
        assert game.finished
        assert abs(game.expected - game.chances).max() > 0.001
    again = play_batch(batch)
    assert all(
        (a.inputs == b.inputs).all() and (a.expected == b.expected).all() for a, b in zip(games, again, strict=True)
    )


def test_a_net_that_adds_nothing_judges_as_its_base() -> None:
    """Training begins from the learned judge: the chances of the first generation are its own."""
    game = play_batch(Batch("dicegame", first_net("dicegame"), 3, 0, 1))[0]
    starts = numpy.arange(0, len(game.base), game.players)
    assert chances_of(game.base, starts).reshape(game.chances.shape) == pytest.approx(game.chances, abs=1e-4)


def test_targets_are_what_this_turn_and_later_ones_were_misjudged_by() -> None:
    chances = numpy.array([[0.5, 0.5], [0.6, 0.4], [0.3, 0.7]], dtype="f")
    expected = numpy.array([[0.5, 0.5], [0.7, 0.3], [0.3, 0.7]], dtype="f")
    game = TrainingGame(numpy.zeros((6, 1)), numpy.zeros(6), chances, expected, 2, True)
    seen = targets_of(game).reshape(3, 2)
    assert seen[2] == pytest.approx([0.3, 0.7])
    assert seen[1] == pytest.approx([0.7, 0.3])
    assert seen[0] == pytest.approx([0.5 + LOOK_AHEAD * 0.1, 0.5 - LOOK_AHEAD * 0.1])


def test_a_model_learns_what_one_sum_could_not() -> None:
    """Who has either of two things is ahead, who has both is not; and its file tells what it tells."""
    inputs = Inputs()
    inputs.add("things", 4, "two things, had or not")
    model = Model(inputs, 8, 1)
    luck = numpy.random.default_rng(2)
    for _ in range(1500):
        had = luck.integers(0, 2, (128, 2))
        rows = numpy.stack([had[:, 0], 2 + had[:, 1]], axis=1)
        ahead = (had[:, 0] != had[:, 1]).astype("f")
        starts = numpy.arange(0, 128, 2)
        targets = chances_of(2.0 * ahead, starts)
        loss = model.step(rows, numpy.zeros(128, dtype="f"), starts, targets, 0.01)
    best = -float((targets * numpy.log(targets)).sum()) / 64
    assert loss < best + 0.02
    net = read_net(model.file({}), inputs)
    told = []
    for first, second in ((0, 0), (1, 0), (0, 1), (1, 1)):
        net.begin()
        net.mark(first)
        net.mark(2 + second)
        told.append(net.outcome())
    assert told[1] - told[0] == pytest.approx(2.0, abs=0.3)
    assert told[2] - told[3] == pytest.approx(2.0, abs=0.3)


def test_what_all_seats_share_is_taken_off_what_plays() -> None:
    """However far a number has drifted that is the same for all seats: what plays must fit into 16 bits, and its
    differences are the model's."""
    inputs = Inputs()
    always = inputs.add("always", 1, "holds")
    first = inputs.add("thing", 2, "a thing, had or not")
    model = Model(inputs, 8, 1)
    rows = numpy.array([[always, first], [always, first + 1]] * 8)
    starts = numpy.arange(0, 16, 2)
    for weights in (model.weights, model.average):
        weights["bias"][0] = 300.0
        weights["first"][first + 1, 0] = 1.5
    model.step(rows, numpy.zeros(16, dtype="f"), starts, numpy.tile([0.2, 0.8], 8).astype("f"), 0.001)
    net = read_net(model.file({}), inputs)
    told = []
    for had in (0, 1):
        net.begin()
        net.mark(always)
        net.mark(first + had)
        told.append(net.outcome())
    assert told[1] - told[0] == pytest.approx(1.5, abs=0.02)
    assert abs(told[0]) < 10


class StoppedError(Exception):
    """Somebody has pressed Ctrl-C."""


def test_a_training_that_was_stopped_comes_to_the_same_net(tmp_path: Path) -> None:
    """In the midst of games, and once more between generations; with one process and with two."""
    whole = train_net("dicegame", 6, 5, 3, tmp_path / "whole", 2)
    folder = tmp_path / "stopped"

    def stop(generation: int, played: int, games: int) -> None:
        if generation == 2 and played >= 4:
            raise StoppedError

    with pytest.raises(StoppedError):
        train_net("dicegame", 6, 5, 3, folder, 1, stop)
    (folder / "generation-0002" / "00002.npz.new").write_bytes(b"cut off as it was written")
    shown: list[tuple[int, int, int]] = []
    found = train_net("dicegame", 6, 5, 3, folder, 1, lambda *progress: shown.append(progress))
    assert found == whole
    assert shown[0] == (2, 6, 6)  # four of its games were there
    assert train_net("dicegame", 6, 5, 3, folder, 1) == whole
    log = [json.loads(line) for line in (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [(entry["number"], entry["games"]) for entry in log] == [(1, 6), (2, 6), (3, 6)]
    assert sorted(path.name for path in folder.glob("generation-*")) == ["generation-0002", "generation-0003"]
    assert "<svg" in (folder / "curve.svg").read_text(encoding="utf-8")


def test_the_command_trains_a_net(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, run = tmp_path / "my.net", tmp_path / "run"
    words = ["train", "dicegame", "--net", "--games", "4", "--seed", "2", "--generations", "1", "--jobs", "1"]
    assert main([*words, "--diary", str(run), "--out", str(out)]) == 0
    assert "generation 1: 4 games" in capsys.readouterr().out
    assert json.loads(out.read_bytes().partition(b"\n")[0])["course"] == "dicegame"
    assert main([*words[:-2], "--seed", "3", "--diary", str(run), "--out", str(out)]) == 2
    assert "diary of another training: course dicegame games 4 seed 2" in capsys.readouterr().err


def test_a_net_goes_on_learning_for_tables_of_some_sizes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--from` begins with a net as it is, `--players` plays at tables of these sizes only; both stand in the file."""
    first, second = tmp_path / "first.net", tmp_path / "second.net"
    words = ["train", "dicegame", "--net", "--games", "4", "--seed", "2", "--generations", "1", "--jobs", "1"]
    assert main([*words, "--diary", str(tmp_path / "one"), "--out", str(first)]) == 0
    more = ["--from", str(first), "--players", "3", "--diary", str(tmp_path / "two"), "--out", str(second)]
    assert main([*words, *more]) == 0
    told = json.loads(second.read_bytes().partition(b"\n")[0])
    assert told["players"] == [3]
    assert told["from"] == hashlib.sha256(first.read_bytes()).hexdigest()[:16]
    with numpy.load(tmp_path / "two" / "generation-0001" / "00000.npz") as games:
        assert set(games["players"]) == {3}
    before = Model(course_named("dicegame").inputs, 8, 1)
    before.begin_with(first.read_bytes())
    assert read_net(before.file({}), before.inputs).rows == read_net(first.read_bytes(), before.inputs).rows
    assert main([*words, *more[:-4], "--diary", str(tmp_path / "one"), "--out", str(second)]) == 2
    assert "diary of another training" in capsys.readouterr().err


def test_wrong_wishes_are_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(OptionError, match="nets are trained for istanbul and dicegame, not 'great-bazaar'"):
        train_net("great-bazaar", 10, 1, 1, tmp_path / "run")
    with pytest.raises(OptionError, match="games: 1 or more"):
        train_net("istanbul", 0, 1, 1, tmp_path / "run")
    assert main(["train", "istanbul", "--net", "--out", str(tmp_path / "x.net")]) == 2
    assert "--diary" in capsys.readouterr().err
    words = ["train", "istanbul", "--net", "--diary", str(tmp_path / "run"), "--out", str(tmp_path / "x.net")]
    capsys.readouterr()
    (tmp_path / "wrong").write_bytes(b"these are no weights")
    for more, told in (
        (["--from", str(tmp_path / "missing")], "there is no file"),
        (["--from", str(tmp_path / "wrong")], "this is no file with a net"),
        (["--players", "2,7"], "players: any of 2, 3, 4, 5"),
        (["--players", "two"], "players: numbers between commas, not 'two'"),
    ):
        assert main([*words, *more]) == 2
        assert told in capsys.readouterr().err
    assert main(["train", "istanbul", "--players", "2", "--out", str(tmp_path / "x.net")]) == 2
    assert "--players goes with --net" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()
    assert not list(tmp_path.glob("*.net"))
