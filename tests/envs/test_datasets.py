"""Datasets: what is written is what was played, and can be read and replayed."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import bedesten
from bedesten.cli import main
from bedesten.envs import datasets as data
from bedesten.envs.observations.finding import encoder_of
from bedesten.kernel.errors import OptionError, RecordError


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve games, so that there are two batches."""
    target = tmp_path_factory.mktemp("data") / "set"
    order = data.Order.of(12, "random", 5, "dicegame", {"players": 2})
    told = data.export(target, order)
    assert told["games"] == 12
    return target


def test_the_same_order_gives_the_same_rows_in_any_number_of_processes(folder: Path, tmp_path: Path) -> None:
    order = data.Order.of(12, "random", 5, "dicegame", {"players": 2})
    data.export(tmp_path, order, jobs=2)
    one, other = data.load(folder), data.load(tmp_path)
    assert one.decisions.equals(other.decisions)
    assert one.games.equals(other.games)
    assert one.about == other.about


def test_decisions_are_those_of_the_games(folder: Path) -> None:
    loaded = data.load(folder)
    observations, masks, counts = loaded.observations(), loaded.masks(), loaded.counts()
    actions, seats, ranks = loaded.column("action"), loaded.column("seat"), loaded.column("rank")
    games = loaded.column("game")
    assert len(loaded) == len(observations) == len(masks) == sum(loaded.games["decisions"].to_pylist())
    assert 0 <= observations.min() <= observations.max() == 1
    row = 0
    for index in (0, 11):
        stored = loaded.games.slice(index, 1).to_pylist()[0]
        row = int(np.flatnonzero(games == index)[0])
        game = bedesten.new("dicegame", seed=stored["seed"], players=2)
        for move in stored["moves"]:
            encoder = encoder_of(game.table())
            assert game.actor == seats[row]
            assert bytes(counts[row]) == bytes(encoder.values(game.table(), int(seats[row])))
            assert np.flatnonzero(masks[row]).tolist() == sorted(game.action(other) for other in game.moves())
            assert game.action(move) == actions[row]
            game.play(move)
            row += 1
        final = {standing.seat: standing.rank for standing in game.standings()}
        assert stored["ranks"] == [final[0], final[1]]
        assert all(ranks[i] == final[seats[i]] for i in np.flatnonzero(games == index))
        assert loaded.game(index).fingerprint() == game.fingerprint() == stored["fingerprint"]


def test_payoffs_are_by_place(folder: Path) -> None:
    loaded = data.load(folder)
    ranks, payoffs = loaded.column("rank"), loaded.column("payoff")
    assert set(payoffs[ranks == 1]) <= {1.0, 0.0}
    assert set(payoffs[ranks == 2]) == {-1.0}


def test_the_layout_is_kept_with_the_rows(folder: Path) -> None:
    loaded = data.load(folder)
    layout = encoder_of(bedesten.new("dicegame", players=2, seed=1).table()).layout
    assert loaded.about["layout"] == json.loads(json.dumps(layout.describe()))
    assert loaded.most().tolist() == layout.most()
    assert loaded.about["seed"] == 5
    assert loaded.about["bots"] == ["random", "random"]


def test_a_game_that_does_not_end_as_stored_is_refused(folder: Path) -> None:
    loaded = data.load(folder)
    rows = loaded.games.to_pylist()
    rows[0]["fingerprint"] = "0" * 32
    spoilt = data.Dataset(loaded.decisions, loaded.games.from_pylist(rows, schema=loaded.games.schema))
    with pytest.raises(RecordError, match="does not end as it did"):
        spoilt.game(0)


def test_bots_change_seats() -> None:
    order = data.Order.of(3, "greedy,random,random", 1, "istanbul", {"players": 3})
    assert [order.seated(i).index("greedy") for i in range(3)] == [0, 2, 1]


def test_bad_orders_are_refused(folder: Path) -> None:
    for games, bots, named in ((0, "random", "games"), (5, "nobody", "bots"), (5, "random,random,random", "bots")):
        with pytest.raises(OptionError, match=named):
            data.Order.of(games, bots, 1, "istanbul", {"players": 2})
    with pytest.raises(OptionError, match="not written over"):
        data.export(folder, data.Order.of(1, "random", 1, "dicegame", {"players": 2}))
    with pytest.raises(RecordError, match="holds no dataset"):
        data.load(folder.parent)


def test_a_file_of_another_format_is_refused(folder: Path) -> None:
    loaded = data.load(folder)
    about = {b"bedesten": json.dumps(loaded.about | {"format": 99}).encode()}
    with pytest.raises(RecordError, match="format 99"):
        data.Dataset(loaded.decisions.replace_schema_metadata(about), loaded.games)
    with pytest.raises(RecordError, match="says nothing"):
        data.Dataset(loaded.decisions.replace_schema_metadata({}), loaded.games)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "out"
    words = [
        "export",
        str(target),
        "-n",
        "2",
        "--game",
        "dicegame",
        "--players",
        "2",
        "--bots",
        "random",
        "--jobs",
        "1",
    ]
    assert main([*words, "--seed", "9", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["seed"]) == (2, 9)
    assert len(data.load(target)) == told["decisions"] == pq.read_table(target / "decisions.parquet").num_rows
    assert main(words) == 2
    assert "not written over" in capsys.readouterr().err
    assert sorted(path.name for path in target.iterdir()) == ["decisions.parquet", "games.parquet"]


def test_the_board_game_is_written_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "out"
    words = ["export", str(target), "-n", "1", "--players", "2", "--bots", "random", "--expansions", "mocha"]
    assert main([*words, "--seed", str(random.Random(1).randrange(1000))]) == 0
    loaded = data.load(target)
    assert loaded.game(0).over
    assert loaded.about["options"] == {"players": 2, "expansions": "mocha"}
