"""The data file of the base game, and an owner's file over it: right values, and clear refusals."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bedesten
from bedesten.istanbul import components, terms
from bedesten.istanbul.components import Components
from bedesten.kernel.components import MARKS, OPEN_MARKS, Printed, Sheet, load
from bedesten.kernel.components import read as read_box
from bedesten.kernel.errors import ComponentError, OptionError

BASE = Path(components.__file__).with_name("data") / "base.toml"
TILE = [2, 1, 1, 1]
OPEN = [("supplies", "lira_limited"), ("small_market", "extra_demand"), ("large_market", "extra_demand")]


def base() -> Sheet:
    return read_box([str(BASE)])


def every_value() -> list[tuple[str, str]]:
    return [(section, key) for section, values in base().values.items() for key in values]


def refusal(owner: object) -> str:
    with pytest.raises(ComponentError) as error:
        components.read(owner)  # type: ignore[arg-type]
    return str(error.value)


def small(extra: object) -> dict[str, object]:
    return {"small_market": {"extra_demand": extra}}


# --- the values


def test_boards_and_setup() -> None:
    c = components.read()
    assert len(c.place_names) == 17
    assert (c.place_names[0], c.place_names[1], c.place_names[16]) == ("", "Wainwright", "Gemstone Dealer")
    assert c.layouts == {
        "short": [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
        "long": [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13],
        "in-order": list(range(1, 17)),
    }
    assert (c.start_lira, c.next_lira, c.assistants) == (2, 1, 4)
    assert (c.room, c.extension_room, c.extensions, c.wainwright_price) == (2, 1, 3, 7)


def test_post_office_pays_five_states_in_turn() -> None:
    assert components.read().post_states == [
        [0, 1, 1, 0, 2],
        [1, 0, 1, 0, 2],
        [1, 0, 1, 0, 3],
        [1, 0, 0, 1, 3],
        [1, 0, 0, 1, 4],
    ]


def test_markets() -> None:
    c = components.read()
    assert c.small_revenue == [0, 2, 5, 9, 14, 20]
    assert c.large_revenue == [0, 3, 7, 12, 18, 25]
    assert c.small_demand == [[1, 1, 2, 1], [1, 2, 1, 1], [1, 3, 1, 0], [1, 2, 2, 0], [0, 2, 2, 1]]
    assert c.large_demand == [[2, 1, 0, 2], [1, 1, 0, 3], [2, 0, 1, 2], [1, 0, 1, 3], [1, 1, 1, 2]]


def test_tracks_and_mosques() -> None:
    c = components.read()
    assert [[*terms.GOODS, "any"][good] for good in c.palace_track] == ["blue", "red", "green", "yellow", "any"] * 2
    assert c.palace_first == {2: 5, 3: 5, 4: 4, 5: 4}
    assert c.gem_track == list(range(12, 24))
    assert c.gem_first == {2: 15, 3: 14, 4: 12, 5: 12}
    assert c.mosque_tiles == {2: [2, 4], 3: [2, 3, 4], 4: [2, 3, 4, 5], 5: [2, 3, 4, 5]}


def test_five_players_have_32_rubies() -> None:
    c = components.read()
    tracks = (c.wainwright_rubies, c.mosque_rubies, c.mosque_rubies, c.gem_rubies, c.palace_rubies)
    assert [[track[players] for track in tracks] for players in (2, 3, 4, 5)] == [
        [2, 2, 2, 9, 6],
        [3, 3, 3, 10, 6],
        [4, 4, 4, 12, 7],
        [5, 4, 4, 12, 7],
    ]
    assert sum(track[5] for track in tracks) == 32


def test_bonus_cards_have_the_numbers_that_the_rules_use() -> None:
    c = components.read()
    assert c.bonus_names == list(terms.CARDS)
    assert c.bonus_cards == [4, 4, 2, 2, 2, 2, 2, 2, 4, 2]
    assert sum(c.bonus_cards) == 26


def test_every_value_has_a_mark_and_a_note() -> None:
    box = base()
    assert all(printed.mark in MARKS and printed.note for values in box.values.values() for printed in values.values())
    assert [(s, k) for s, k in every_value() if box.values[s][k].mark in OPEN_MARKS] == OPEN


@pytest.mark.parametrize(("section", "key"), every_value())
def test_every_value_is_read_and_checked(section: str, key: str) -> None:
    for wrong in (None, -1, "x", 1.5, [None], [[None]], ["x"], {}, {str(n): -1 for n in range(2, 6)}):
        box = base()
        box.values[section][key].value = wrong
        with pytest.raises(ComponentError) as error:
            Components(box)
        assert f"base.toml: [{section}] {key}: found " in str(error.value)
        assert "allowed: " in str(error.value)


@pytest.mark.parametrize(("section", "key"), every_value())
def test_no_value_may_be_missing(section: str, key: str) -> None:
    box = base()
    del box.values[section][key]
    if section in ("layouts", "bonus_cards"):  # their keys are names, and data too
        assert key not in (*Components(box).layouts, *Components(box).bonus_names)
        return
    with pytest.raises(ComponentError, match=f"{key}: missing"):
        Components(box)


@pytest.mark.parametrize(
    ("section", "key", "value", "allowed"),
    [
        ("goods", "names", ["fabric"], "a name for each of red"),
        ("layouts", "short", [[1, 2, 3, 4]] * 4, "each place from 1 to 16 once"),
        ("setup", "start_lira", 0, "1 or more"),
        ("wainwright", "rubies", {"2": 2, "3": 3, "4": 4}, "each of 2, 3, 4, 5 players"),
        ("wainwright", "rubies", {"2": 2, "3": 3, "4": 4, "5": "five"}, "a whole number for each"),
        ("wainwright", "rubies", {"2": 2, "3": 3, "4": 4, "5": 0}, "1 or more for each"),
        ("post_office", "top", ["red", "2 Lira"], "four of red"),
        ("post_office", "bottom", ["red", "2 Lira", "blue", "3 camels"], "four of red"),
        ("small_market", "revenue", [1, 2, 3, 4], "1 to 5 goods"),
        ("small_market", "revenue", [1, 2, 3, 4, 4], "greater than the one before"),
        ("large_market", "demand", [[1, 1, 1, 1]], "5 goods in all"),
        ("sultans_palace", "track", ["blue", "ruby"], "any of red, green, yellow, blue, any"),
        ("sultans_palace", "first", {"2": 11, "3": 5, "4": 4, "5": 4}, "one of [1, 2"),
        ("sultans_palace", "rubies", {"2": 6, "3": 6, "4": 6, "5": 7}, "7 with 4 players"),
        ("gemstone_dealer", "rubies", {"2": 10, "3": 10, "4": 12, "5": 12}, "9 with 2 players"),
        ("gemstone_dealer", "track", [], "numbers from 1 up"),
        ("mosques", "tiles", {"2": [4, 2], "3": [2], "4": [2], "5": [2]}, "greater than the one before"),
        ("mosques", "tiles", {"2": 4, "3": [2], "4": [2], "5": [2]}, "a list of whole numbers up to"),
    ],
)
def test_values_that_contradict_each_other_are_refused(section: str, key: str, value: object, allowed: str) -> None:
    box = base()
    box.values[section][key].value = value
    with pytest.raises(ComponentError) as error:
        Components(box)
    assert f"base.toml: [{section}] {key}: found" in str(error.value)
    assert allowed in str(error.value)


@pytest.mark.parametrize(("section", "key"), [("mosques", "price"), ("mosques", "small"), ("setup", "token_dice")])
def test_what_no_rule_reads_is_no_component(section: str, key: str) -> None:
    """A number that would be accepted and then ignored."""
    with pytest.raises(ComponentError, match=key):
        bedesten.new(components={section: {key: 2}})


@pytest.mark.parametrize("size", [10_001, 1 << 32, 1 << 64, 10**30])
def test_no_number_is_larger_than_on_any_component(size: int) -> None:
    """A draw from more than 2³² cards would never end; and nobody could lay out so many."""
    for wrong in (size, [1, size], [[1, size, 1, 1]], {"2": size, "3": 3, "4": 4, "5": 5}):
        sheet = Sheet({"box": {"value": Printed(wrong, "H", "", "own.toml")}})
        for read in (sheet.number, sheet.count, sheet.numbers, sheet.rising, sheet.rows):
            with pytest.raises(ComponentError, match="own"):
                read("box", "value")
        with pytest.raises(ComponentError, match="own"):
            sheet.by_players("box", "value", (2, 3, 4, 5))


@pytest.mark.parametrize("box", [{"expansions": ["letters"]}, {"game": "dicegame"}], ids=str)
def test_a_record_with_a_number_that_can_not_be_is_refused(box: dict[str, Any]) -> None:
    game = bedesten.new(**box, seed=1)
    options = game.options.as_dict()
    if box.get("game") == "dicegame":
        options["components"] = {"board": {"right_4": [12, 14, 1 << 40]}}
    else:
        options["components"] = {"letters_bonus_cards": {"copy": 1 << 32}}
    record = re.sub("options: .*", f"options: {json.dumps(options)}", game.record(reveal=True))
    assert "10000" in bedesten.verify(record).problem
    with pytest.raises(ComponentError, match="10000"):
        bedesten.replay(record)


# --- the owner's values


def test_own_components_are_read_once() -> None:
    assert components.read() is components.read(None)
    assert components.read().replaced == {}
    assert components.read({}).replaced == {}


def test_an_extra_tile_comes_last(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(f"[small_market]\nextra_demand = [{TILE}]\n", encoding="utf-8")
    for owner in (file, str(file), small([TILE]), small([tuple(TILE)])):
        c = components.read(owner)
        assert c.small_demand == [*components.read().small_demand, TILE]
        assert c.large_demand == components.read().large_demand
        assert c.replaced == {"small_market": {"extra_demand": [TILE]}}
    assert len(components.read().small_demand) == 5


def test_replaced_values_go_through_json() -> None:
    owner = {"large_market": {"extra_demand": [TILE]}, "supplies": {"lira_limited": False}, "small_market": {}}
    first = components.read(owner)
    again = components.read(json.loads(json.dumps(first.replaced)))
    assert vars(again) == vars(first)
    assert first.replaced == {"large_market": {"extra_demand": [TILE]}, "supplies": {"lira_limited": False}}


def test_the_owners_mapping_is_copied() -> None:
    tile = list(TILE)
    c = components.read({"small_market": {"extra_demand": [tile]}})
    tile[0] = 99
    assert c.small_demand[-1] == TILE
    c.small_demand[-1][0] = 99
    assert c.replaced == {"small_market": {"extra_demand": [TILE]}}


def test_a_file_of_an_editor_that_marks_its_encoding(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(b"\xef\xbb\xbf[small_market]\r\nextra_demand = [[0, 0, 0, 5]]\r\n")
    assert components.read(file).small_demand[-1] == [0, 0, 0, 5]


@pytest.mark.parametrize(
    ("toml", "words"),
    [
        ("[small_marke]\nextra_demand = []", "[small_marke]: no such section; allowed: [supplies], [small_market]"),
        ("small_market = 5", "[small_market]: found 5; allowed: a section with any of: extra_demand"),
        ("setup = 5", "[setup]: found 5; allowed: a section with any of: nothing"),
        ("[[small_market]]\nextra_demand = []", "[small_market]: found [{'extra_demand': []}]; allowed: a section"),
        ("[small_market]\nextra = 1", "extra: found 1; no such value; allowed in [small_market]: extra_demand"),
        ("[small_market]\nrevenue = [1]", "[small_market] revenue: found [1]; this value is seen on the"),
        ("[setup]\nstart_lira = 3", "[setup] start_lira: found 3; this value is printed in a rulebook (mark R)"),
        ("[setup]\nstart_lira = 2", "[setup] start_lira: found 2; this value is printed in a rulebook (mark R)"),
        ("[supplies]\nlira_limited = true", "[supplies] lira_limited: found True; allowed: false"),
        ("[supplies]\nlira_limited = 0", "[supplies] lira_limited: found 0; allowed: true or false"),
        ("[small_market]\nextra_demand = 5", "[small_market] extra_demand: found 5; allowed: a list of lists"),
        ("[small_market]\nextra_demand = [2, 1, 1, 1]", "extra_demand: found [2, 1, 1, 1]; allowed: a list of lists"),
        ("[small_market]\nextra_demand = [[2, 1, 1, true]]", "found [[2, 1, 1, True]]; allowed: a list of lists"),
        ("[small_market]\nextra_demand = [[2, 1, 1, 1.0]]", "found [[2, 1, 1, 1.0]]; allowed: a list of lists"),
        ("[small_market]\nextra_demand = [1979-05-27]", "allowed: a list of lists"),
        ("[small_market]\nextra_demand = {value = [], mark = 'H'}", "allowed: a list of lists of whole numbers"),
        ("[large_market]\nextra_demand = [[2, 1, 1]]", "extra_demand: found [[2, 1, 1]]; allowed: a list of tiles"),
        ("[large_market]\nextra_demand = [[]]", "each four numbers (red, green, yellow, blue)"),
        ("[large_market]\nextra_demand = [[6, -1, 0, 0]]", "none below 0"),
        ("[large_market]\nextra_demand = [[2, 1, 1, 0]]", "5 goods in all"),
        ("[large_market]\nextra_demand = [[2, 1, 1, 1], [5, 0, 0, 0]]", "allowed: at most one more tile"),
        ("[small_market\nextra_demand = []", "not a TOML file: "),
        ("[small_market]\nextra_demand = []\nextra_demand = []", "not a TOML file: "),
        ("[small_market]\nextra_demand = " + "[" * 5000 + "]" * 5000, "not a TOML file: "),
        ("[small_market]\nextra_demand = " + "9" * 5000, "not a TOML file: "),
        ("[small_market]\nextra_demand = " + "[" * 20 + "]" * 20, "allowed: a value like []"),
    ],
)
def test_an_owners_file_that_does_not_fit(tmp_path: Path, toml: str, words: str) -> None:
    file = tmp_path / "my.toml"
    file.write_text(toml, encoding="utf-8")
    message = refusal(file)
    assert message.startswith(f"{file}: ")
    assert words in message


def test_a_mapping_that_does_not_fit() -> None:
    endless: list[object] = []
    endless.append(endless)
    assert "allowed: a value like []" in refusal({"small_market": {"extra_demand": endless}})
    assert "no such section" in refusal({5: {}})
    assert "no such value" in refusal({"small_market": {5: 1}})
    assert "[a value too long to show]: no such section" in refusal({10**5000: {}})
    assert "found a value too long to show" in refusal({"small_market": {"extra_demand": [[10**5000, 0, 0, 0]]}})
    assert len(refusal({"x\n" * 1000: {}})) < 200


def test_a_file_that_can_not_be_read(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b"# caf\xe9")
    assert "not a TOML file" in refusal(latin)
    assert f"{tmp_path / 'none.toml'}: found no readable file (No such file" in refusal(tmp_path / "none.toml")
    assert "found no readable file" in refusal(tmp_path)
    assert "not a TOML file" in refusal("a\0b")
    for nonsense in (5, True, b"my.toml", [TILE]):  # numbers would open whatever file has that number
        assert "allowed: the path of a TOML file, or a mapping" in refusal(nonsense)


def test_component_errors_are_option_errors() -> None:
    assert issubclass(ComponentError, OptionError)


# --- the boxes' own files


def test_two_boxes_are_read_as_one(tmp_path: Path) -> None:
    more = tmp_path / "more.toml"
    more.write_text('[tavern]\ncoffee = { value = [1, 2], mark = "I" }\n', encoding="utf-8")
    box = read_box([str(BASE), str(more)], {"tavern": {"coffee": [1, 3]}, "small_market": {"extra_demand": [TILE]}})
    assert box.numbers("tavern", "coffee") == [1, 3]
    assert box.numbers("gemstone_dealer", "track")[0] == 12
    assert Components(box).replaced == {"tavern": {"coffee": [1, 3]}, "small_market": {"extra_demand": [TILE]}}


@pytest.mark.parametrize(
    ("toml", "words"),
    [
        ("goods = 1", "[goods]: allowed: one section of this name"),
        ("[setup]", "[setup]: allowed: one section of this name"),
        ("[new]\nx = 1", "[new] x: found 1; allowed: { value"),
        ("[new]\nx = { value = 1 }", "allowed: { value"),
        ("[new]\nx = { value = 1, mark = 'R', remark = '' }", "allowed: { value"),
        ("[new]\nx = { value = 1, mark = 'X' }", "allowed: a mark of R, S, I, H"),
        ("[new]\nx = { value = 1, mark = ['R'] }", "allowed: a mark of R, S, I, H"),
        ("[new]\nx = { value = 1, mark = 'R', note = 1 }", "a note in words"),
    ],
)
def test_a_box_that_is_damaged(tmp_path: Path, toml: str, words: str) -> None:
    file = tmp_path / "more.toml"
    file.write_text(toml, encoding="utf-8")
    with pytest.raises(ComponentError) as error:
        read_box([str(BASE), str(file)])
    assert str(error.value).startswith("more.toml: ")
    assert words in str(error.value)


def test_an_owner_may_give_nothing_where_all_is_known(tmp_path: Path) -> None:
    file = tmp_path / "sure.toml"
    file.write_text("[a]\nx = { value = 1, mark = 'R' }", encoding="utf-8")
    with pytest.raises(ComponentError, match=r"\[b\]: no such section; allowed: none"):
        read_box([str(file)], {"b": {}})


def test_importing_reads_no_toml() -> None:
    code = "import sys, bedesten.istanbul.components; sys.exit('tomllib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], env=dict(os.environ), check=False).returncode == 0


# --- anything at all

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.dates()
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=12,
)
tiles = st.lists(st.lists(st.integers(-1, 6), min_size=3, max_size=5), max_size=2)
sections = st.sampled_from([*base().values, "sultan", ""])
keys = st.sampled_from(sorted({key for _, key in every_value()}))
owners = st.dictionaries(
    st.sampled_from(["small_market", "large_market", "supplies"]) | sections,
    st.dictionaries(st.sampled_from(["extra_demand", "lira_limited"]) | keys, tiles | values, max_size=2) | values,
    max_size=3,
)


def read_or_refuse(owner: object) -> None:
    try:
        c = components.read(owner)  # type: ignore[arg-type]
    except ComponentError:
        return
    again = components.read(json.loads(json.dumps(c.replaced)))
    assert vars(again) == vars(c)
    assert all(sum(tile) == 5 and min(tile) >= 0 for tile in c.small_demand + c.large_demand)


@given(owners | values)
def test_any_mapping_is_read_or_refused(owner: object) -> None:
    if not isinstance(owner, str):
        read_or_refuse(owner)


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    file = tmp_path_factory.getbasetemp() / "any.toml"
    file.write_bytes(content)
    read_or_refuse(file)


names = st.sampled_from(
    ["[small_market]", "[large_market]", "[supplies]", "[setup]", "extra_demand =", "lira_limited ="]
)
marks = st.sampled_from(["false", "true", "[", "]", "[[2, 1, 1, 1]]", "[[5, 0, 0, 0]]", "1", ",", "{", "}", '"', "#"])


@given(st.lists(st.sampled_from(["\n"]) | names | marks, max_size=15))
def test_any_scraps_of_toml_are_read_or_refused(tmp_path_factory: pytest.TempPathFactory, scraps: list[str]) -> None:
    file = tmp_path_factory.getbasetemp() / "scraps.toml"
    file.write_text(" ".join(scraps), encoding="utf-8")
    read_or_refuse(file)


def test_load_gives_a_file_as_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("[a]\nb = 1", encoding="utf-8")
    assert load(file) == {"a": {"b": 1}}
