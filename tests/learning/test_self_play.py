"""Learning by self-play: notes, fitting, and the whole way from games to weights."""

from __future__ import annotations

import json
import math
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy
import pytest

import bedesten
from bedesten.bots.features import PHASES, width_of
from bedesten.bots.judges import judge_for
from bedesten.bots.weights import features_of, load_weights, read_weights, start_weights, write_weights
from bedesten.cli import main
from bedesten.kernel.errors import OptionError
from bedesten.learning import self_play as training
from bedesten.learning.diary import Diary
from bedesten.learning.examples import EVERY, Examples, Notebook
from bedesten.learning.fitting import calibration, chances, fit, fit_scale, log_loss, refine, values_of
from bedesten.learning.learning_bot import Learner, expected_chances


def made_up(games: int, seed: int) -> Examples:
    """Positions of three seats with two features, of which only the first helps; a single one for each game."""
    luck = random.Random(seed)
    rows, cells, amounts, outcomes, hand = [], [], [], [], []
    for game in range(games):
        strengths = [luck.randrange(3) for _ in range(3)]
        winner = luck.choices(range(3), [math.exp(strength) for strength in strengths])[0]
        for seat in range(3):
            row = 3 * game + seat
            for cell, amount in ((0, strengths[seat]), (1, luck.randrange(3))):
                rows.append(row)
                cells.append(cell)
                amounts.append(float(amount))
            outcomes.append(1.0 if seat == winner else 0.0)
            hand.append(20.0 * strengths[seat])
    return Examples(
        numpy.array(rows),
        numpy.array(cells),
        numpy.array(amounts),
        numpy.arange(0, 3 * games + 1, 3),
        numpy.arange(games + 1),
        numpy.array(outcomes),
        numpy.array(hand),
    )


def test_fitting_finds_what_wins() -> None:
    examples = made_up(3000, 1)
    start = [0.0] * (2 * PHASES)
    weights = fit(examples, start, start)
    assert weights[0] == pytest.approx(1.0, abs=0.12)
    assert weights[1] == pytest.approx(0.0, abs=0.08)
    assert weights == fit(examples, start, start)
    test = made_up(1000, 2)
    assert log_loss(test, values_of(test, weights)) < log_loss(test, values_of(test, start)) - 0.1


def test_refining_finds_what_was_expected_of_turns() -> None:
    """Turns bring more with the first feature than was thought, though nobody wins by it: weights follow that."""
    examples = made_up(3000, 1)
    start = [0.0] * (2 * PHASES)
    alike = chances(examples, 0.0 * examples.hand)
    missed = chances(examples, examples.hand / 20.0) - alike
    weights = refine(replace(examples, judged=alike, expected=alike + missed, outcomes=alike), start)
    assert weights[0] == pytest.approx(1.0, abs=0.12)
    assert weights[1] == pytest.approx(0.0, abs=0.08)
    still = refine(replace(examples, judged=alike, expected=alike), start)
    assert still == pytest.approx(start, abs=1e-6)


def test_what_is_expected_of_a_turn_is_no_matter_of_luck() -> None:
    """Chances after a turn, over all that may come of it: they add up, and who can pay for a ruby nearby is ahead."""
    judge = judge_for("istanbul", "learned")

    def expected(lira: int) -> list[float]:
        seats = {"0": {"merchant": 15, "lira": lira}}
        game = bedesten.position("istanbul", {"seats": seats}, players=2, layout="short", start=0)
        found = expected_chances(judge, game.table())
        assert sum(found) == pytest.approx(1.0)
        assert found == expected_chances(judge, game.table())
        return found

    assert expected(15)[0] > expected(0)[0] + 0.1


def test_measures() -> None:
    examples = made_up(2000, 3)
    alike = 0.0 * examples.hand
    assert log_loss(examples, alike) == pytest.approx(math.log(3))
    assert chances(examples, alike) == pytest.approx([1 / 3] * 6000)
    assert fit_scale(examples) == pytest.approx(20.0, rel=0.2)
    table = calibration(examples, examples.hand / 20.0)
    assert sum(count for _, _, count in table) == 6000
    assert all(abs(said - came) < 0.08 for said, came, count in table if count > 300)


def test_notes_are_of_finished_games_only() -> None:
    game = bedesten.new("dicegame", players=3, seed=4)
    book = Notebook("dicegame", judge_for("dicegame"))
    luck = random.Random(4)
    for _ in range(20):
        game.play(luck.choice(game.moves()))
    book.read(game)
    assert not book.outcomes
    while not game.over:
        game.play(luck.choice(game.moves()))
    book.read(game)
    found = book.examples()
    positions = len(found.first_rows) - 1
    state: dict[str, Any] = game.state()
    assert abs(positions - state["turn"] / EVERY["dicegame"]) <= 2
    assert len(found.outcomes) == 3 * positions
    assert found.outcomes.sum() == pytest.approx(positions)
    assert found.cells.max() < PHASES * width_of(features_of("dicegame"))


def test_a_learner_plays_legal_moves_and_the_same_for_the_same_seed() -> None:
    maker = Learner("istanbul", tuple(start_weights("istanbul")))
    assert maker.__name__ == "learner"
    played = []
    for _ in range(2):
        game = bedesten.new(players=2, seed=6)
        seated = [maker(seat) for seat in range(2)]
        for _ in range(60):
            assert game.actor is not None
            game.play(seated[game.actor].choose(game.sight(game.actor)))
        played.append(game.fingerprint())
    assert played[0] == played[1]


def test_a_whole_training(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From games to a file of weights, the same for every number of processes."""
    monkeypatch.setitem(training.SETUPS, "dicegame", [(1, {"players": 2})])
    shown: list[tuple[int, int, int]] = []
    found = training.train("dicegame", 8, 5, 1, 1, lambda *progress: shown.append(progress))
    assert shown[-1] == (1, 8, 8)
    assert [generation.number for generation in found.generations] == [1]
    file = tmp_path / "weights.toml"
    assert main(["train", "dicegame", "--games", "8", "--seed", "5", "--generations", "1", "--out", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    command = "bedesten train dicegame --games 8 --seed 5 --generations 1"
    assert text == found.text(command)
    assert command in text
    assert read_weights("dicegame", text) == found.weights != start_weights("dicegame")
    assert "generation 1: 8 games" in capsys.readouterr().out


def test_weights_are_refined(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """From a file, by what was expected of each turn of the last generation; the file says from which."""
    monkeypatch.setitem(training.SETUPS, "dicegame", [(1, {"players": 2})])
    base, out = tmp_path / "base.toml", tmp_path / "better.toml"
    base.write_text(write_weights("dicegame", load_weights("dicegame"), []), encoding="utf-8")
    words = ["train", "dicegame", "--games", "8", "--seed", "5", "--generations", "2", "--from", str(base)]
    assert main([*words, "--diary", str(tmp_path / "diary"), "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert "bedesten train dicegame --games 8 --seed 5 --generations 2 --from base.toml\n" in text
    refined, before = read_weights("dicegame", text), load_weights("dicegame")
    assert refined != before
    assert max(abs(a - b) for a, b in zip(refined, before, strict=True)) < 1.0
    assert main([*words[:-2], "--diary", str(tmp_path / "diary"), "--out", str(out)]) == 2  # of another training


class StoppedError(Exception):
    """Somebody has pressed Ctrl-C."""


def test_a_training_that_is_refused_leaves_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, before = tmp_path / "weights.toml", tmp_path / "before.toml"
    before.write_text("# kept\n", encoding="utf-8")
    for out in (file, before):
        assert main(["train", "dicegame", "--games", "7", "--out", str(out)]) == 2
    assert "8 or more" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["before.toml"]
    assert before.read_text(encoding="utf-8") == "# kept\n"


def test_a_training_that_was_stopped_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """To the same weights, with the games that were played before, and to more generations than were asked for then."""
    monkeypatch.setitem(training.SETUPS, "dicegame", [(1, {"players": 2})])
    whole = training.train("dicegame", 8, 5, 2, 1)

    def stop(generation: int, played: int, games: int) -> None:
        if played >= 4:
            raise StoppedError

    folder = tmp_path / "diary"
    with pytest.raises(StoppedError):
        training.train("dicegame", 8, 5, 1, 1, stop, None, Diary(folder, "dicegame", 8, 5))
    games = folder / "games.jsonl"
    with games.open("a", encoding="utf-8") as file:
        file.write('{"generation": 1, "setup": "0", "ga')  # cut off as it was written
    assert len(Diary(folder, "dicegame", 8, 5).known) == 4
    training.train("dicegame", 8, 5, 1, 1, None, None, Diary(folder, "dicegame", 8, 5))
    shown: list[tuple[int, int, int]] = []
    later = Diary(folder, "dicegame", 8, 5)
    assert len(later.known) == 8
    found = training.train("dicegame", 8, 5, 2, 1, lambda *progress: shown.append(progress), None, later)
    assert {generation for generation, _, _ in shown} == {2}
    assert found.weights == whole.weights
    assert found.generations == whole.generations
    log = [json.loads(line) for line in (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [(line["number"], line["learned"]) for line in log] == [
        (one.number, one.learned) for one in whole.generations
    ]
    assert "<svg" in (folder / "curve.svg").read_text(encoding="utf-8")


def test_a_diary_is_of_one_training(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Diary(tmp_path / "diary", "dicegame", 12, 5)
    words = ["train", "dicegame", "--games", "12", "--seed", "6", "--diary", str(tmp_path / "diary")]
    assert main([*words, "--out", str(tmp_path / "weights.toml")]) == 2
    assert "diary of another training: course dicegame games 12 seed 5" in capsys.readouterr().err


def test_wrong_wishes_are_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(OptionError, match="what to learn: any of istanbul, great-bazaar, dicegame, not 'chess'"):
        training.train("chess", 100, 1)
    with pytest.raises(OptionError, match="games: 8 or more"):
        training.train("istanbul", 3, 1)
    assert main(["train", "chess", "--out", str(tmp_path / "x")]) == 2
    assert "any of istanbul, great-bazaar, dicegame" in capsys.readouterr().err
    assert main(["train", "istanbul", "--out", str(tmp_path / "no" / "x")]) == 2
