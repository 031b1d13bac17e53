"""What a tournament has shown: as data, as a page, as plots, as Parquet."""

import json
import re
import sys
from xml.etree import ElementTree

import pytest

from arena.tournaments import result, small, won_by
from bedesten import arena
from bedesten.arena.charts import tournament_charts
from bedesten.arena.page import markdown, page
from bedesten.arena.parquet import rows, write_parquet

HEAD = {"bedesten": "0.1.0", "engine": "abc"}


@pytest.fixture(scope="module")
def shown():
    """A ladder in which the second bot wins five deals out of six, and its rounds alone."""
    tournament = small(
        match=[
            {"kind": "ladder", "bots": ["first", "second"], "games": 60},
            {"kind": "mirror", "bots": ["second"], "games": 4, "settings": ["two"]},
        ]
    )
    results = {}
    for match in tournament.matches:
        if match.mirror:
            results[match.key] = {i: result(match, i, [0], rounds=20 + 2 * i) for i in range(4)}
        else:
            results[match.key] = won_by(match, match.deals, lambda deal, way: deal % 6 != 0)
    return tournament, results


def test_the_outcome(shown):
    found = arena.outcome(*shown)
    json.dumps(found)
    assert (found["games"], found["planned"], found["seed"]) == (124, 124, 3)
    assert [row["share"] for row in found["matches"]] == [pytest.approx(25 / 30), pytest.approx(16 / 20)]
    assert [row["verdict"] for row in found["matches"]] == ["yes", "yes"]
    (rounds,) = found["rounds"]
    assert (rounds["median"], rounds["low"], rounds["high"]) == (23, 21.5, 24.5)
    assert {row["bot"]: row["rating"] > 0 for row in found["ratings"]} == {"first": False, "second": True}
    spent = {"bot": "first", "decisions": 1800, "seconds": 0.05, "cpu": 0.0, "faults": 0}
    assert found["time"][0] == spent


def test_an_empty_tournament_has_an_outcome():
    tournament = small()
    found = arena.outcome(tournament, {match.key: {} for match in tournament.matches})
    assert found["games"] == 0
    assert found["ratings"] == []
    assert "## Ratings" not in page(found, HEAD, [], {})


def test_the_page(shown):
    text = page(arena.outcome(*shown), HEAD, ["bedesten arena run x.toml"], {"ratings": "x-ratings.svg"})
    assert text.startswith("# Small\n\n124 games with seed 3 in 2 settings (`two`, `dice`)")
    assert "```sh\nbedesten arena run x.toml\n```" in text
    assert "![Ratings](x-ratings.svg)" in text
    assert re.search(
        r"\| second \| first \| 60 \| 30 \| 83\.3 % \| \d+\.\d – \d+\.\d % \| > 50 % \(fair\) \| yes \|", text
    )
    assert "The Dice Game, 3 players." in text
    assert "| two | second | 4 | 21.5 | 23 | 24.5 | 20 | 26 |" in text
    tables = [line for line in text.splitlines() if line.startswith("|")]
    assert all(line.endswith("|") for line in tables)


def test_markdown_puts_numbers_at_the_right():
    assert markdown(["bot", "games"], [["a", "3"], ["b", ""]]) == [
        "| bot | games |",
        "| --- | ---: |",
        "| a | 3 |",
        "| b |  |",
    ]


def test_plots_are_pictures_and_the_same_each_time(shown, tmp_path):
    found = arena.outcome(*shown)
    made = tournament_charts(found, tmp_path / "a", "cup")
    assert made == {what: tmp_path / "a" / f"cup-{what}.svg" for what in ("ratings", "shares")}
    tournament_charts(found, tmp_path / "b", "cup")
    for file in sorted((tmp_path / "a").iterdir()):
        content = file.read_bytes()
        assert content == (tmp_path / "b" / file.name).read_bytes()
        if file.suffix == ".svg":
            assert ElementTree.fromstring(content).tag.endswith("svg")
        else:
            assert content.startswith(b"\x89PNG")
    assert len(list((tmp_path / "a").iterdir())) == 4


def test_a_matplotlib_that_can_not_be_loaded_is_told_in_one_line(shown, tmp_path, monkeypatch):
    (tmp_path / "matplotlib").mkdir()
    (tmp_path / "matplotlib" / "__init__.py").write_text("raise ImportError('built for another numpy')")
    monkeypatch.syspath_prepend(tmp_path)
    for name in [name for name in sys.modules if name.split(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(arena.MissingExtra, match="matplotlib can't be loaded: built for another numpy"):
        tournament_charts(arena.outcome(*shown), tmp_path, "cup")


def test_without_matplotlib_one_line_says_what_to_install(shown, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(arena.MissingExtra, match=r"this needs matplotlib: pip install 'bedesten\[arena\]'"):
        tournament_charts(arena.outcome(*shown), tmp_path, "cup")


def test_parquet_has_a_row_for_each_seat(shown, tmp_path):
    from pyarrow import parquet

    path = tmp_path / "new" / "results.parquet"
    assert write_parquet(path, *shown) == 2 * 60 + 3 * 60 + 2 * 4
    table = parquet.read_table(path)
    assert table.to_pylist() == list(rows(*shown))
    first = table.slice(0, 1).to_pylist()[0]
    assert first["game"] == "two/second vs first#0"
    assert (first["bot"], first["won"], first["order"], first["score_rubies"]) == ("second", 0.0, 0, 5)
    assert sum(table.column("won").to_pylist()) == pytest.approx(124)


def test_without_pyarrow_one_line_says_what_to_install(shown, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(arena.MissingExtra, match="this needs pyarrow"):
        write_parquet(tmp_path / "x.parquet", *shown)
