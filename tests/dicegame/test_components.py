"""The data file of The Dice Game, and an owner's file over it: right values, and clear refusals."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
from bedesten.dicegame import components
from bedesten.kernel.components import MARKS, Sheet
from bedesten.kernel.components import read as read_box
from bedesten.kernel.errors import ComponentError
from dicegame.games import OWNER
from games import junk

BASE = Path(components.__file__).with_name("data") / "dicegame.toml"
PAGE = Path(__file__).parents[2] / "docs" / "dice-game.md"


def base() -> Sheet:
    return read_box([str(BASE)])


def refusal(owner: object) -> str:
    with pytest.raises(ComponentError) as error:
        components.read(owner)  # type: ignore[arg-type]
    return str(error.value)


def deck(**changes: Any) -> dict[str, Any]:
    """The house's deck, with something else said of its first card."""
    cards = copy.deepcopy(base().values["bazaar_cards"]["deck"].value)
    assert isinstance(cards, list)
    cards[0] |= changes
    return {"bazaar_cards": {"deck": cards}}


def tiles(**changes: Any) -> dict[str, Any]:
    """The tiles of the house, with something else said of the first."""
    found = copy.deepcopy(base().values["mosque_tiles"]["tiles"].value)
    assert isinstance(found, list)
    found[0] |= changes
    return {"mosque_tiles": {"tiles": found}}


# ── The values ─────────────────────────────────────────────────────────────────────────────────────────────


def test_tiles_and_cards_are_as_many_as_in_the_box() -> None:
    c = components.read()
    assert sum(tile.count for tile in c.tiles) == 24
    assert sum(card.count for card in c.cards) == 33
    assert len({tile.name for tile in c.tiles}) == len(c.tiles)
    assert c.supply == [8, 8, 8, 8, 10, 12, 87]


def test_every_value_has_a_mark_and_a_note() -> None:
    box = base()
    assert all(printed.mark in MARKS and printed.note for values in box.values.values() for printed in values.values())
    assert {key for values in box.values.values() for key, printed in values.items() if printed.mark == "H"} == {
        "left_2_3",
        "fewer_with_2",
        "mosque",
        "deck",
    }


def test_importing_reads_no_toml() -> None:
    code = "import sys, bedesten.dicegame.components; sys.exit('tomllib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], env=dict(os.environ), check=False).returncode == 0


# ── An owner's file ────────────────────────────────────────────────────────────────────────────────────────


def test_an_owner_may_replace_tiles_cards_and_prices() -> None:
    c = components.read(OWNER)
    assert c.replaced == OWNER
    again = components.read(json.loads(json.dumps(c.replaced)))
    assert [card.name for card in again.cards] == ["windfall", "market-day", "pilgrims", "sacrifice", "alms", "flood"]
    assert c.goods == {2: [3, 5, 7], 3: [3, 5, 7], 4: [4, 5, 6, 7]}
    assert [cost.words() for cost in c.left[3]] == [
        "1 red, 1 green, 1 of any colour",
        "1 red, 1 green, 1 blue, 1 of any colour",
        "1 red, 1 green, 1 blue, 2 of any colour",
        "1 red, 1 green, 1 yellow, 1 blue, 2 of any colour",
    ]
    assert c.mosque == {2: 3, 3: 3, 4: 2}


def test_an_owners_file_from_disk(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("[board]\nfewer_with_2 = 0\n", encoding="utf-8")
    game = bedesten.new("dicegame", players=2, seed=1, components=str(file))
    assert game.state()["rubies"]["red"] == 3
    file.unlink()
    assert bedesten.replay(game.record(True)).fingerprint() == game.fingerprint()


def test_the_examples_on_the_page_can_be_read() -> None:
    blocks = [block.split("```")[0] for block in PAGE.read_text(encoding="utf-8").split("```toml\n")[1:]]
    assert len(blocks) == 2
    tile = tomllib.loads(blocks[0])["mosque_tiles"]["tiles"]
    cards = tomllib.loads(blocks[1])["bazaar_cards"]["deck"]
    rest = 33 - sum(card["count"] for card in cards)
    filler = [{"name": "rest", "count": rest, "take": {"lira": 1}}]
    others = [{"name": "others", "count": 23, "kind": "lira", "cost": {"any": 1}}]
    c = components.read({"bazaar_cards": {"deck": cards + filler}, "mosque_tiles": {"tiles": tile + others}})
    assert [card.name for card in c.cards] == ["pilgrims", "dealer", "rest"]


@pytest.mark.parametrize(
    ("owner", "words"),
    [
        ({"supply": {"lira": 90}}, "this value is seen on the component (mark S)"),
        ({"turn": {"actions": 3}}, "printed in a rulebook (mark R)"),
        ({"boards": {}}, "no such section; allowed: [board], [mosque_tiles], [bazaar_cards]"),
        ({"board": {"goods_2_3": [5, 4]}}, "numbers from 1 up, none smaller than the one before"),
        ({"board": {"goods_2_3": []}}, "numbers from 1 up"),
        ({"board": {"goods_4": [4, 5, 6, 9]}}, "8 goods at the most"),
        ({"board": {"right_4": "12"}}, "a list of whole numbers"),
        ({"board": {"left_4": ["purple"]}}, "a list of any of red, green, yellow, blue, any"),
        ({"board": {"left_4": ["any"] * 6}}, "each costing 1 to 8 goods"),
        ({"board": {"left_4": []}}, "one ruby or more"),
        ({"board": {"fewer_with_2": 3}}, "0 to 2, so that a ruby is left on each track"),
        ({"board": {"fewer_with_2": -1}}, "0 to 2"),
        ({"board": {"mosque": {"2": 2, "3": 3}}}, "a table with a value for each of 2, 3, 4 players"),
        ({"board": {"mosque": {"2": 2, "3": 3, "4": -1}}}, "0 or more"),
        ({"board": {"mosque": {"2": 2, "3": 3, "4": 4}}}, "17 to 31 rubies with 4 players, not 32"),
        ({"bazaar_cards": {"deck": []}}, "33 in all, not 0"),
        ({"bazaar_cards": {"deck": "all"}}, "a list of tables"),
        ({"bazaar_cards": {"deck": [5]}}, "entry 1: a table, such as"),
        ({"bazaar_cards": {"deck": [{}]}}, "entry 1: 'name' is a word of small letters"),
        (deck(count=5), "33 in all, not 34"),
        (deck(count=0), "'count' is a number from 1 to 99"),
        (deck(count=True), "'count' is a number from 1 to 99"),
        (deck(name="Four Lira"), "'name' is a word of small letters, digits and hyphens"),
        (deck(name="two-red"), "each name once; 'two-red' is there already"),
        (deck(gives={}), "no 'gives'; any of name, count, discard, possess, without, take, else, others"),
        (deck(take={}), "'four-lira', 'take': something to take"),
        (deck(take={"gold": 1}), "no 'gold'; any of red, green"),
        (deck(take={"lira": 0}), "'lira' is a number from 1 to 99"),
        (deck(take={"lira": "4"}), "'lira' is a number from 1 to 99"),
        (deck(take={"choice": 1, "different": 1}), "'choice' or 'different', not both"),
        (deck(take={"choice": 5}), "4 at the most"),
        (deck(take={"ruby": "mosque"}), "'ruby' is one of red, green, yellow, blue, left, right"),
        (deck(take={"tile": 2}), "'tile' is 1"),
        (deck(discard={"tile": 2}), "'tile' is 1"),
        (deck(discard={"brown": 1}), "no 'brown'"),
        (deck(discard={"different": 5}), "'different' stands alone, and is 4 at the most"),
        (deck(discard={"different": 2, "red": 1}), "'different' stands alone"),
        (deck(discard={"red": 9}), "8 goods at the most"),
        (deck(possess={"different": 5}), "'different' is 4 at the most"),
        (
            deck(without="friends"),
            "'without' is one of red, green, yellow, blue, brown, crystals, lira",
        ),
        (deck(others={}), "'four-lira', 'others': a 'take', such as"),
        (deck(others=1), "'four-lira', 'others': a table"),
        (deck(others={"take": {"lira": 1}, "others": {}}), "no 'others'"),
        ({"bazaar_cards": {"deck": [{"name": "x"}]}}, "33 in all, not 1"),
        ({"bazaar_cards": {"deck": [{"name": "x", "count": 33}]}}, "'x': a 'take', such as { lira = 4 }"),
        (tiles(kind="camel"), "'kind' is one of lira, crystal, card, action, marker, die"),
        (tiles(kind="marker"), "a 'colour' for kind 'marker', and for no other"),
        (tiles(colour="red"), "a 'colour' for kind 'marker', and for no other"),
        (tiles(kind="marker", colour="pink"), "'colour' is one of red, green, yellow, blue"),
        (tiles(kind="die"), "4 tiles of kind 'die' at the most"),
        (tiles(cost={}), "a 'cost' of one good or more"),
        (tiles(cost={"red": 9}), "8 goods at the most"),
        (tiles(cost={"lira": 3}), "no 'lira'; any of red, green, yellow, blue, any, different"),
        (tiles(count=2), "24 in all, not 25"),
        ({"mosque_tiles": {"tiles": [{"name": "x", "count": 24, "kind": "lira"}]}}, "a 'cost', such as { red = 3 }"),
    ],
)
def test_an_owners_file_that_does_not_fit(owner: dict[str, Any], words: str) -> None:
    message = refusal(owner)
    assert message.startswith("components: ")
    assert words in message


parts = st.dictionaries(
    st.sampled_from([*components.TAKE, *components.DISCARD, *components.POSSESS]),
    st.integers(-1, 10) | st.sampled_from(["left", "red", "mosque"]),
    max_size=4,
)
areas = st.fixed_dictionaries(
    {"take": parts},
    optional={
        "discard": parts,
        "possess": parts,
        "without": st.sampled_from([*components.WITHOUT, "x"]),
        "else": st.integers(-1, 3),
    },
)


@given(areas, areas, st.integers(2, 4))
@settings(max_examples=150)
def test_any_card_is_refused_or_can_be_played(own: dict[str, Any], others: dict[str, Any], players: int) -> None:
    cards = [{"name": "any", "count": 30, **own, "others": others}, {"name": "lira", "count": 3, "take": {"lira": 5}}]
    try:
        game = bedesten.new("dicegame", players=players, seed=1, components={"bazaar_cards": {"deck": cards}})
    except ComponentError:
        return
    table = game.table()
    chooser = bedesten.new("dicegame", players=players, seed=2).table().generator
    for _ in range(250):
        if table.over:
            break
        moves = table.moves()
        assert moves
        table.play(moves[chooser.below(len(moves))])


@given(st.data(), junk)
@settings(max_examples=200)
def test_any_owners_values_are_read_or_refused(data: st.DataObject, value: object) -> None:
    key = data.draw(st.sampled_from([(s, k) for s, values in base().values.items() for k in values]))
    try:
        c = components.read({key[0]: {key[1]: value}})
    except ComponentError:
        return
    assert components.read(json.loads(json.dumps(c.replaced))).replaced == c.replaced
