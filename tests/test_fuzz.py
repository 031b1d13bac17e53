"""Whatever comes in, only errors of the one tree come out, and the game stays as it was."""

from __future__ import annotations

import json
import string
from functools import partial
from typing import Any, cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import bedesten
from games import junk, played, told_or_refused
from laws import check

LONG_NUMBER = "9" * 5000
DEEP = "[" * 100_000
OPTIONS = ("players", "edition", "expansions", "layout", "board", "variants", "bonus_deck", "components", "start")


# ── Options ────────────────────────────────────────────────────────────────────────────────────────────────

words = st.sampled_from(
    ["short", "random", "custom", "first", "first-fr", "big-box", "mocha", "letters", "neutral-assistants", "auto"]
)
near = junk | words | st.lists(words | st.integers(0, 30), max_size=20) | st.permutations(range(1, 17))


@given(st.dictionaries(st.sampled_from([*OPTIONS, "seed", "chance", "names"]), near, max_size=4))
@settings(max_examples=400)
@example({"names": 5})
@example({"names": None})
@example({"layout": [float("inf")] * 16})
@example({"layout": "1 " * 16})
@example({"layout": "custom"})
@example({"board": [float("nan")], "layout": "random"})
@example({"components": {"small_market": {"extra_demand": [[2, 1, 1, float("inf")]]}}})
@example({"components": "\0"})
def test_any_options_make_a_game_or_an_option_error(given: dict[str, Any]) -> None:
    try:
        game = bedesten.new(**given)
    except bedesten.OptionError:
        return
    assert game.moves()
    assert bedesten.load(json.loads(json.dumps(game.dump()))).fingerprint() == game.fingerprint()
    assert bedesten.replay(game.record()).fingerprint() == game.fingerprint()


@pytest.mark.parametrize("option", [*OPTIONS, "seed", "chance", "names"])
def test_numbers_of_thousands_of_digits_are_options_like_others(option: str) -> None:
    for value in (10**5000, [10**5000], str(10**4200)):
        given: dict[str, Any] = {option: value}
        told_or_refused(partial(bedesten.new, **given))


@given(st.text(max_size=10), junk)
@settings(max_examples=60)
def test_options_that_are_not_there_are_refused(name: str, value: object) -> None:
    if name not in (*OPTIONS, "seed", "chance", "names", "game"):
        with pytest.raises(bedesten.OptionError):
            bedesten.new(**{name: cast("Any", value)})


# ── Records ────────────────────────────────────────────────────────────────────────────────────────────────

RECORDS = [
    played({"players": 2}, 1, 60).record(),
    played({"players": 3, "layout": "random"}, 2, 90, names=["Ann", "Bo", "Cy"]).record(reveal=True),
    played({"players": 4, "variants": ["neutral-assistants", "caravan-leader"]}, 3, 60, chance="manual").record(),
    played({"players": 2, "edition": "first-fr"}, 4, 1_000_000).record(),
]
alphabet = st.sampled_from([*string.printable, "{", "}", ",", ":", ".", "undo ", "\u2028", "²", "٣", "\0", "İ"])


def reads_or_refuses(text: str) -> None:
    game = told_or_refused(lambda: bedesten.replay(text))
    if game is not None:
        check(game.state(), game.options.as_dict())
        assert game.over or game.moves()
    verdict = bedesten.verify(text)
    assert (verdict.game is None) == (game is None)
    assert game is not None or verdict.problem


@given(st.sampled_from(RECORDS[:3]), st.data())
@settings(max_examples=250)
def test_records_with_changed_letters(record: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(record) - 1))
        gone = data.draw(st.integers(0, 3))
        record = record[:at] + "".join(data.draw(st.lists(alphabet, max_size=3))) + record[at + gone :]
    reads_or_refuses(record)


@given(st.sampled_from(RECORDS), st.data())
@settings(max_examples=120)
def test_records_with_lines_lost_doubled_and_swapped(record: str, data: st.DataObject) -> None:
    lines = record.splitlines(keepends=True)
    one, other = (data.draw(st.integers(0, min(len(lines), 40) - 1)) for _ in range(2))
    way = data.draw(st.sampled_from(["lost", "doubled", "swapped", "cut"]))
    if way == "lost":
        del lines[one]
    elif way == "doubled":
        lines.insert(other, lines[one])
    elif way == "swapped":
        lines[one], lines[other] = lines[other], lines[one]
    else:
        del lines[one:]
    reads_or_refuses("".join(lines))


@pytest.mark.parametrize("record", RECORDS[:2])
def test_records_that_break_off(record: str) -> None:
    for length in range(0, len(record), 7):
        reads_or_refuses(record[:length])


@given(st.sampled_from(["game", "rules", "options", "names", "chance", "commitment", "seed", "origin"]), junk)
@settings(max_examples=200)
@example("options", {"components": "/etc/passwd"})
@example("seed", -1)
@example("seed", 10**4000)
@example("origin", {})
def test_records_with_another_header(key: str, value: object) -> None:
    header, body = RECORDS[1].split("\n\n", 1)
    lines = [line for line in header.splitlines() if not line.startswith(f"{key}:")]
    for written in (json.dumps(value), str(value)):
        reads_or_refuses("\n".join([*lines, f"{key}: {written}"]) + "\n\n" + body)


def test_records_with_numbers_too_long_and_values_too_deep() -> None:
    record = RECORDS[0]
    for text in (
        f"Bedesten {LONG_NUMBER}\n",
        record + f"\n{LONG_NUMBER}. red: go 3",
        record + f"\n1. undo {LONG_NUMBER}",
        record.replace("rules: 2", f"rules: {LONG_NUMBER}"),
        record.replace("options: ", f"seed: {LONG_NUMBER}\noptions: "),
        record.replace("options: ", "options: " + DEEP),
        record.replace("options: ", f"names: {DEEP}\noptions: "),
        record.replace("options: ", f"origin: {DEEP}\noptions: "),
    ):
        reads_or_refuses(text)


def test_a_record_never_opens_files(tmp_path: Any) -> None:
    """What comes from elsewhere must not make this machine read its files."""
    file = tmp_path / "mine.toml"
    file.write_text("[small_market]\nextra_demand = [[2, 1, 1, 1]]\n")
    options = bedesten.new(players=2, components=str(file), seed=0).options.as_dict()
    assert options["components"] == {"small_market": {"extra_demand": [[2, 1, 1, 1]]}}
    game = bedesten.new(players=2, seed=0)
    text = game.record().replace('"components": null', json.dumps({"components": str(file)})[1:-1])
    assert str(file) in text
    with pytest.raises(bedesten.BedestenError):
        bedesten.replay(text)
    with pytest.raises(bedesten.BedestenError):
        bedesten.load(game.dump() | {"options": game.options.as_dict() | {"components": str(file)}})


@pytest.mark.parametrize("version", [0, 3, 99, -1, "1.0", "", None])
def test_other_versions_are_refused(version: object) -> None:
    game = bedesten.new(players=2, seed=0)
    for key in ("bedesten", "rules"):
        with pytest.raises(bedesten.RecordError):
            bedesten.load(game.dump() | {key: version})
    with pytest.raises(bedesten.RecordError):
        bedesten.replay(game.record().replace("Bedesten 1", f"Bedesten {version}"))
    with pytest.raises(bedesten.RecordError):
        bedesten.replay(game.record().replace("rules: 2", f"rules: {version}"))
