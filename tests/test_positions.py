"""Positions by hand: what follows from what is named, and what is refused."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
from games import setups
from wandering import at_position, seeds, wander

BASE: dict[str, Any] = {"players": 4, "layout": "short", "start": 0}
FIRST: dict[str, Any] = {"players": 4, "edition": "first", "start": 0}
MOCHA: dict[str, Any] = {"players": 4, "expansions": ["mocha"], "start": 0}
LETTERS: dict[str, Any] = {"players": 4, "expansions": ["letters"], "start": 0}
BOTH: dict[str, Any] = {"players": 5, "expansions": ["mocha", "letters"], "start": 0}
NEUTRAL: dict[str, Any] = {"players": 2, "variants": ["neutral-assistants", "caravan-leader"], "start": 0}
DICE: dict[str, Any] = {"players": 3, "start": 0}


def placed(named: Any, game: str = "istanbul", **options: Any) -> bedesten.Game:
    return bedesten.position(game, named, **{"seed": 1, **(options or BASE)})


def texts(game: bedesten.Game) -> list[str]:
    return [game.text(move) for move in game.moves()]


def seat(game: bedesten.Game, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = game.state()["seats"][number]
    return found


def state(game: bedesten.Game) -> dict[str, Any]:
    return game.state()


# ── What is named, and what follows ────────────────────────────────────────────────────────────────────────


def test_what_is_not_named_is_as_after_set_up() -> None:
    new = bedesten.new(seed=1, **BASE)
    game = placed({})
    assert game.state() == new.state()
    assert game.view(0) == new.view(0)


def test_what_is_named_is_there() -> None:
    game = placed(
        {
            "seats": [{"merchant": 5, "lira": 7, "goods": {"red": 2}, "hand": ["five-lira"], "family": 3}],
            "tokens": {"governor": 9},
            "mail": 2,
            "round": 3,
        }
    )
    me = seat(game)
    assert (me["merchant"], me["lira"], me["family"], me["hand"]) == (5, 7, 3, {"five-lira": 1})
    assert me["goods"] == {"red": 2, "green": 0, "yellow": 0, "blue": 0}
    assert (state(game)["tokens"]["governor"], state(game)["mail"], state(game)["turn"]) == (9, 2, 9)
    game.play_text("go 15")
    assert game.actor == 0


def test_cards_in_hands_and_discards_are_not_in_the_pile() -> None:
    hands = [{"hand": ["stay", "far"]}, {"hand": {"stay": 1}}, {"hand": []}, {"hand": []}]
    pile = state(placed({"seats": hands, "discards": ["far", "good"]}))["pile"]
    assert "stay" not in pile
    assert (pile["far"], pile["good"], sum(pile.values())) == (2, 3, 26 - 5)


def test_a_seat_without_a_named_hand_draws_as_in_set_up() -> None:
    drawn = next(iter(seat(placed({}), 1)["hand"]))
    whole = {"good": 4, "five-lira": 4, "far": 4}.get(drawn, 2)
    game = placed({"seats": {0: {"hand": [drawn] * whole}}})
    assert sum(seat(game, 1)["hand"].values()) == 1
    assert drawn not in seat(game, 1)["hand"]


def test_assistants_that_are_at_no_place_are_in_the_stack() -> None:
    assert seat(placed({"seats": [{"assistants": [9, 2]}]}))["stack"] == ["own"] * 2
    assert seat(placed({"seats": [{"assistants": [9], "tiles": ["blue"]}]}))["stack"] == ["own"] * 4
    assert seat(placed({"seats": [{"assistants": [9]}]}, **NEUTRAL))["stack"] == ["neutral", "own", "own"]
    assert seat(placed({"seats": [{"stack": 1}]}))["stack"] == ["own"]


def test_tiles_of_the_seats_are_gone_from_the_mosques() -> None:
    game = placed({"seats": [{"tiles": ["red", "blue"]}, {"tiles": ["red"]}], "mosque": {"yellow": 1}})
    assert state(game)["mosque"] == {"red": [4, 5], "green": [2, 3, 4, 5], "yellow": [5], "blue": [3, 4, 5]}
    signs: Any = game.view(0)["signs"]
    needed = {deal["tile"]: deal["needs"][deal["tile"]] for place in ("14", "15") for deal in signs[place]["deals"]}
    assert needed == {"red": 4, "green": 2, "yellow": 5, "blue": 3}


@pytest.mark.parametrize("options", [BASE, FIRST])
def test_rubies_of_the_seats_are_gone_from_the_places(options: dict[str, Any]) -> None:
    seats = [{"rubies": 4, "extensions": 3, "tiles": ["red", "green"]}, {"rubies": 1}]
    assert state(placed({"seats": seats}, **options))["rubies"] == {"1": 3, "14": 3, "15": 4, "13": 7, "16": 9}
    named = state(placed({"seats": seats, "rubies": {16: 11}}, **options))["rubies"]
    assert named == {"1": 3, "14": 3, "15": 4, "13": 5, "16": 11}


def test_demand_tiles_are_named_by_their_goods() -> None:
    tiles = {"small-market": "red green2 yellow blue", "large-market": {"red": 1, "green": 1, "blue": 3}}
    game = placed({"demands": tiles})
    signs: Any = game.view()["signs"]
    assert signs["11"]["demand"]["goods"] == {"red": 1, "green": 2, "yellow": 1, "blue": 1}
    assert signs["10"]["demand"]["goods"] == {"red": 1, "green": 1, "blue": 3}
    assert len(state(game)["demands"]["small-market"]["unseen"]) == 4
    under = ["red green yellow2 blue", "red green3 yellow", "red green2 yellow2", "green2 yellow2 blue"]
    known = placed({"demands": {"small-market": {"top": "red green2 yellow blue", "under": under}}})
    assert state(known)["demands"]["small-market"]["unseen"] == []


def test_the_question_is_the_movement_unless_something_else_is_named() -> None:
    assert (placed({"active": 2}).question, placed({"active": 2}).actor) == ("move", 2)
    ask = {"question": "encounters", "a": 9, "b": 0}
    game = placed({"seats": {0: {"merchant": 9, "lira": 3}}, "tokens": {"governor": 9}, "ask": ask})
    assert (game.question, game.actor) == ("encounters", 0)
    tea = {"seats": [{"merchant": 9}], "ask": {"question": "tea-house"}}
    assert placed(tea).view()["ask"] == {
        "question": "tea-house",
        "seat": 0,
        "about": {"place": 9, "piece": "merchant"},
    }
    last = placed({"phase": "last-cards", "seats": {0: {"rubies": 5, "hand": ["five-lira"]}}, "round": 9})
    assert (last.question, texts(last)) == ("last-cards", ["done", "play five-lira"])
    assert placed({"over": True, "seats": {3: {"rubies": 5}}}).winners() == [3]


def test_what_expansions_bring_is_named_with_the_seats_and_the_table() -> None:
    named: dict[str, Any] = {
        "seats": [{"coffee": 5, "guild_hands": [16, 3], "tavern_tiles": ["movement"]}],
        "barrier": [10, 4],
    }
    mocha = state(placed(named, **MOCHA))["parts"]["mocha"]
    assert (mocha["coffee"], mocha["guild_hands"]) == ([5, 0, 0, 0], [[3, 16], [], [], []])
    assert mocha["guild_pile"] == [card for card in range(1, 21) if card not in (3, 16)]
    assert (mocha["barrier"], len(mocha["tavern"]["movement"]), len(mocha["tavern"]["encounter"])) == ([4, 10], 3, 4)
    named = {"seats": [{"letters": [15], "delivered": [2], "companion": 6}], "society": 1}
    named["kiosk"] = {"discards": ["die"]}
    letters = state(placed(named, **LETTERS))["parts"]["letters"]
    assert (letters["letters"]["pile"]["15"], letters["letters"]["pile"]["2"]) == (1, 1)
    assert [one["companion"] for one in letters["seats"]] == [6] + ["general supply"] * 3
    assert (letters["society"], letters["society_times"], len(letters["kiosk"]["pile"])) == ([1], 2, 23)
    parts = {"caravan-leader": {"leader": 1}, "neutral-assistants": {5: 2}}
    assert state(placed({"parts": parts}, **NEUTRAL))["parts"]["neutral-assistants"] == {"5": 2}


def test_the_dice_game_keeps_its_wholes() -> None:
    seats = [{"markers": {"red": 2, "brown": 1}, "crystals": 0, "lira": 12, "tiles": ["die", "lira-red"], "rubies": 2}]
    found = state(placed({"seats": seats, "rubies": {"red": 2}}, "dicegame", **DICE))
    assert (found["supply"]["red"], found["supply"]["brown"]) == (6, 9)
    assert found["supply"]["lira"] == 87 - 12 - found["seats"][1]["lira"] - found["seats"][2]["lira"]
    assert (found["rubies"]["red"], found["rubies"]["right"]) == (2, 5)
    assert "lira-red" not in found["display"]
    rolled = placed({"dice": {"red": 3, "card": 2}}, "dicegame", **DICE)
    assert (rolled.question, "marker red" in texts(rolled)) == ("action", True)
    rolling = placed({"dice": {"red": 3, "card": 2}, "phase": "rolling"}, "dicegame", **DICE)
    assert (rolling.question, "reroll card2" in texts(rolling)) == ("reroll", True)
    manual = placed({"seats": [{"tiles": ["die"]}]}, "dicegame", chance="manual", seed=1, **DICE)
    assert (manual.actor, manual.ask and manual.ask.b) == (bedesten.CHANCE, 6)


# ── Records, dumps, order ──────────────────────────────────────────────────────────────────────────────────

NAMED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("istanbul", BASE, {"seats": [{"hand": ["stay", "far"], "assistants": [9, 2], "tiles": ["yellow", "red"]}]}),
    ("istanbul", MOCHA, {"seats": [{"guild_hands": [16, 3], "tavern_tiles": ["encounter", "movement"]}]}),
    ("istanbul", LETTERS, {"seats": [{"letters": [15, 2], "companion": 6}], "kiosk": {"discards": ["die", "blue"]}}),
    ("istanbul", BOTH, {"seats": [{"coffee": 3, "letters": [24, 15]}], "discards": ["far"]}),
    ("istanbul", NEUTRAL, {"seats": [{"lira": 9}], "leader": 1}),
    ("dicegame", DICE, {"seats": [{"tiles": ["die", "lira-red"]}], "display": ["crystal-red", "card-blue"]}),
]


@pytest.mark.parametrize(("game", "options", "named"), NAMED)
def test_a_game_that_begins_in_a_position_is_saved_and_replayed(game: str, options: Any, named: Any) -> None:
    begun = placed(named, game, **options)
    for _ in wander(begun, 4, 25):
        pass
    loaded = bedesten.load(json.loads(json.dumps(begun.dump())))
    assert loaded.dump() == begun.dump()
    replayed = bedesten.replay(begun.record(reveal=True))
    assert (replayed.state(), replayed.record(reveal=True)) == (begun.state(), begun.record(reveal=True))
    begun.undo(0, consent=True)
    assert begun.state() == placed(named, game, **options).state()


def reversed_lists(value: Any, kept: tuple[str, ...], key: str = "") -> Any:
    """The same with every list turned round, but those in which the game has an order."""
    if isinstance(value, dict):
        return {name: inner if name in kept else reversed_lists(inner, kept, name) for name, inner in value.items()}
    if isinstance(value, list):
        found = [reversed_lists(inner, kept) for inner in value]
        by_seat = ("seats", "coffee", "guild_hands", "tavern_tiles")
        return found if key in by_seat else found[::-1]
    return value


ORDERED = (
    *("stack", "discards", "guild_discards", "under", "delivered", "asks", "mosque", "tavern", "society"),
    "neutral_merchants",
)


@pytest.mark.parametrize(("game", "options", "named"), NAMED)
def test_lists_may_be_in_any_order_where_the_game_has_none(game: str, options: Any, named: Any) -> None:
    begun = placed(named, game, **options)
    turned = reversed_lists(begun.state(), ORDERED)
    assert turned != begun.state()
    assert placed(turned, game, **options).state() == begun.state()
    assert bedesten.load(begun.dump() | {"state": turned}).state() == begun.state()
    assert at_position(begun, turned).state() == begun.state()


@given(setups(), seeds, st.integers(0, 900))
@settings(max_examples=40)
def test_any_position_of_a_game_can_be_named(setup: dict[str, Any], seed: int, moves: int) -> None:
    check_named(bedesten.new(**setup, seed=seed), seed, moves)


@given(st.sampled_from([MOCHA, LETTERS, BOTH]), st.integers(2, 5), seeds, st.integers(0, 1200))
@settings(max_examples=40)
def test_any_position_with_expansions_can_be_named(options: Any, players: int, seed: int, moves: int) -> None:
    check_named(bedesten.new(**options | {"players": players}, seed=seed), seed, moves)


@given(st.integers(2, 4), seeds, st.integers(0, 400))
@settings(max_examples=30)
def test_any_position_of_the_dice_game_can_be_named(players: int, seed: int, moves: int) -> None:
    check_named(bedesten.new("dicegame", players=players, seed=seed), seed, moves)


def check_named(game: bedesten.Game, seed: int, moves: int) -> None:
    """Its whole state, named, gives the same position."""
    for _ in wander(game, seed, moves):
        pass
    named = json.loads(json.dumps(game.state()))
    before = copy.deepcopy(named)
    begun = bedesten.position(game.box.name, named, seed=seed + 1, **game.options.as_dict())
    assert named == before
    assert begun.origin == game.state()
    assert begun.fingerprint() == game.fingerprint()
    assert begun.moves() == game.moves()


# ── What can't be ──────────────────────────────────────────────────────────────────────────────────────────

TILE = "red green2 yellow blue"
REFUSED: list[tuple[dict[str, Any], Any, str]] = [
    (BASE, 5, "an object with named fields"),
    (BASE, {"seats": [{"hand": ["stay"] * 5}]}, "there are 2 cards 'stay', not 5"),
    (BASE, {"seats": [{"hand": ["sty"]}]}, r"seats\[0\].hand: there is no 'sty'; did you mean 'stay'"),
    (BASE, {"seats": [{"hand": ["eight-lira"]}]}, "there is no 'eight-lira'"),
    (BASE, {"seats": [{"stack": 9}]}, r"seats\[0\]: there are 4 assistants.*not 9"),
    (BASE, {"seats": [{"stack": -1}]}, r"seats\[0\]: 'stack' must be a list of words, not -1"),
    (BASE, {"seats": [{"tiles": ["blue"], "stack": 6}]}, "there are 5 assistants"),
    (BASE, {"seats": [{"assistants": [3, 3]}]}, "3 is there twice"),
    (BASE, {"seats": [{"assistants": [17]}]}, "place 17 is not on this board"),
    (BASE, {"seats": [{}, {"merchant": 23}]}, r"seats\[1\].merchant: place 23 is not on this board.*1 to 16"),
    (BASE, {"seats": [{"family": 0}]}, "'family' must be a number"),
    (BASE, {"seats": [{"lira": -1}]}, "'lira' must be a number"),
    (BASE, {"seats": [{"goods": {"red": 3}}]}, "'red' must be a number from 0 to 2"),
    (BASE, {"seats": [{"goods": {"rde": 1}}]}, "there is no 'rde'; did you mean 'red'"),
    (BASE, {"seats": [{"extensions": 4}]}, "'extensions' must be a number from 0 to 3"),
    (BASE, {"seats": [{"tiles": ["red", "red"]}]}, "'red' is there twice"),
    (BASE, {"seats": [{"rubies": 99}]}, "there are 31 rubies, not 99"),
    (FIRST, {"seats": [{"rubies": 20}, {"rubies": 12}]}, "there are 31 rubies, not 32"),
    (FIRST, {"seats": [{"rubies": 3}], "rubies": {13: 7, 16: 12}}, "there are 31 rubies, not 3 with the seats and 31"),
    (BASE, {"rubies": {16: 13}}, "'16' must be a number from 1 to 12"),
    (BASE, {"rubies": {5: 1}}, "rubies: there is no '5'"),
    (BASE, {"seats": [{"mechant": 3}]}, r"seats\[0\]: there is no 'mechant'; did you mean 'merchant'"),
    (BASE, {"seats": [{"coffee": 3}]}, "there is no 'coffee'"),
    (BASE, {"seats": {4: {}}}, "there is no seat 4"),
    (BASE, {"seats": [{}] * 5}, "there is no seat 4"),
    (BASE, {"seats": 3}, "a list of what the seats have"),
    (BASE, {"goveror": 3, "tokens": {}}, "there is no 'goveror'"),
    (BASE, {"tokens": {"governor": 0}}, "tokens.governor: place 0 is not on this board"),
    (BASE, {"tokens": {"govenor": 4}}, "there is no 'govenor'; did you mean 'governor'"),
    (BASE, {"tokens": {"courier": 4}}, "there is no 'courier'"),
    (BASE, {"neutral_merchants": [3]}, "there are 0 with 4 players, not 1"),
    (BASE, {"active": 4}, "a seat from 0 to 3, not 4"),
    (BASE, {"start": 7}, "'start' must be a number from 0 to 3"),
    (BASE, {"phase": "round"}, "there is no 'round'; did you mean 'rounds'"),
    (BASE, {"round": 0}, "counted from 1"),
    (BASE, {"asks": [["move", 2, 0, 0]]}, "'move' is put to seat 0, whose turn it is, not to 2"),
    (BASE, {"asks": [["move", 9, 0, 0]]}, "seats are 0 to 3"),
    (BASE, {"asks": [["move", -1, 0, 0]]}, "'move' is put to a seat"),
    (BASE, {"asks": [["draw", 0, 0, 0]]}, "'draw' is put to chance"),
    (BASE, {"asks": []}, "something must be asked"),
    (BASE, {"over": True, "asks": [["move", 0, 0, 0]]}, "something must be asked, unless the game is over"),
    (BASE, {"turn": 0}, "counted from 1"),
    (BASE, {"ask": {"question": "encounters", "about": {"place": 9}}}, "'encounters' is not put here"),
    (BASE, {"ask": {"question": "encounters", "about": {"place": 99}}}, "'encounters': place 99 is not on this board"),
    (BASE, {"ask": {"question": "tea-house", "about": {"place": 5}}}, "the action of place 9, not of 5"),
    (BASE, {"ask": {"question": "muve"}}, "no question called 'muve'.*did you mean 'move'"),
    (BASE, {"mosque": {"red": 5}}, "0 to 4 can be left, not 5"),
    (BASE, {"mosque": {"pink": 1}}, "there is no 'pink'"),
    (BASE, {"seats": [{"tiles": ["red"]}], "mosque": {"red": 4}}, "3 at the most are left, not 4"),
    (BASE, {"demands": {"small-market": "red9"}}, "is none of this market"),
    (BASE, {"demands": {"smal-market": "red"}}, "did you mean 'small-market'"),
    (BASE, {"demands": {"small-market": {"top": TILE, "under": [TILE]}}}, "is there twice"),
    (BASE, {"demands": {"small-market": {"top": None}}}, "position.demands.small-market: a tile lies on top"),
    (BASE, {"pile": {"stay": 9}}, "there are 2 cards 'stay', not 9"),
    (BASE, {"discards": ["stay"] * 3}, "there are 2 cards 'stay', not 3"),
    (BASE, {"parts": {"mocha": {}}}, "there is no 'mocha'"),
    (BASE, {"over": "maybe"}, "position: 'over' must be true or false, not 'maybe'"),
    (NEUTRAL, {"seats": [{"stack": ["neutral"] * 3}]}, "there are 2 neutral assistants"),
    (NEUTRAL, {"leader": 2}, "'leader' must be a number from -1 to 1"),
    (MOCHA, {"seats": [{"guild_hands": [16]}, {"guild_hands": [16]}]}, "guild card 16 is there 2 times"),
    (MOCHA, {"seats": [{"guild_hands": [21]}]}, "numbers from 1 to 20"),
    (MOCHA, {"seats": [{"tavern_tiles": ["move"]}]}, "there is no 'move'; did you mean 'movement'"),
    (MOCHA, {"seats": [{"tavern_tiles": ["movement"]}], "tavern": {"movement": 4}}, "3 at the most are left"),
    (MOCHA, {"barrier": [4, 16]}, "two adjacent places"),
    (MOCHA, {"seats": [{"coffee": -2}]}, "'coffee' must be"),
    (MOCHA, {"coffee": [1, 2]}, r"'coffee' must be 4 numbers, not \[1, 2\]"),
    (LETTERS, {"seats": [{"letters": [15, 15, 15]}]}, "there are 2 letters to place 15, not 3"),
    (LETTERS, {"seats": [{"companion": 17}]}, "place 17 is not on this board.*1 to 16, 21 to 24"),
    (LETTERS, {"seats": [{"companion": "supply"}]}, "there is no 'supply'; did you mean"),
    (LETTERS, {"kiosk": {"open": ["die"], "used": ["die"]}}, "'die' must be there once, not 2 times"),
    (LETTERS, {"society": 4}, "0 to 3 can be left"),
]


@pytest.mark.parametrize(("options", "named", "problem"), REFUSED)
def test_what_cannot_be_is_refused(options: dict[str, Any], named: Any, problem: str) -> None:
    with pytest.raises(bedesten.PositionError) as refused:
        placed(named, **options)
    assert re.search(problem, str(refused.value)), str(refused.value)


DICE_REFUSED: list[tuple[Any, str]] = [
    ({"seats": [{"markers": {"red": 9}}]}, "there are 8 red markers in all, not 9"),
    ({"seats": [{"markers": {"rot": 1}}]}, "there is no 'rot'"),
    ({"seats": [{"lira": 88}]}, "there are 87 lira in all"),
    ({"seats": [{"tiles": ["lira-red", "lira-red"]}]}, "tiles 'lira-red', not 2"),
    ({"seats": [{"tiles": ["lira-rd"]}]}, "did you mean 'lira-red'"),
    ({"rubies": {"right": 9}}, "rubies.right: 6 lie there at the most, not 9"),
    ({"rubies": {"right": 3}}, "there are 25 rubies in all, not 22"),
    ({"rubies": {"rite": 3}}, "did you mean 'right'"),
    ({"display": ["die"] * 7}, "there are 4 tiles 'die'|6 tiles at the most"),
    ({"displays": []}, "did you mean 'display'"),
    ({"dice": {"red": 12}}, "'red' must be a number|9 at the most"),
    ({"dice": {"card": 5}, "asks": [["action", 2, 0, 0]]}, "'action' can't be asked of seat 2"),
    ({"dice": {"card": 5}, "asks": [["action", 7, 0, 0]]}, "'action' can't be asked of seat 7"),
    ({"asks": [["reroll", 0, 0, 0]]}, "'reroll' can't be asked of seat 0"),
    ({"active": 3}, "a seat from 0 to 2"),
    ({"turn": 0}, "counted from 1"),
    ({"fresh": ["die"]}, "'die' is no tile of seat 0"),
    ({"discards": ["four-lira"] * 30}, "cards 'four-lira'"),
    ({"actions": 9}, "position.actions: 6 at the most, with all tiles for one more, not 9"),
    ({"phase": "acting"}, "there is no 'acting'; did you mean 'actions'"),
]


@pytest.mark.parametrize(("named", "problem"), DICE_REFUSED)
def test_what_cannot_be_in_the_dice_game_is_refused(named: Any, problem: str) -> None:
    with pytest.raises(bedesten.PositionError) as refused:
        placed(named, "dicegame", **DICE)
    assert re.search(problem, str(refused.value)), str(refused.value)


def test_options_are_checked_too() -> None:
    with pytest.raises(bedesten.OptionError, match="players"):
        placed({}, players=9)
    with pytest.raises(bedesten.OptionError, match="missing: 16"):
        placed({}, layout=[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 15]])
    rows = [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]]
    assert placed({}, layout=rows).view()["board"] == [place for row in rows for place in row]


SAVED: list[tuple[tuple[Any, ...], Any, str]] = [
    (("seats", 1, "hand"), {"stay": 5}, "there are 2 cards 'stay'"),
    (("seats", 1, "stack"), ["own"] * 9, "there are 4 assistants"),
    (("seats", 1, "merchant"), 23, "place 23 is not on this board"),
    (("tokens", "governor"), 0, "place 0 is not on this board"),
    (("asks", 0, 1), 2, "whose turn it is"),
    (("asks", 0), ["tea-house", 0, 0, 0], "'tea-house': place 0 is not on this board"),
    (("turn",), 0, "counted from 1"),
    (("demands", "small-market", "top"), None, "is missing"),
]


@pytest.mark.parametrize(("path", "value", "problem"), SAVED)
def test_a_saved_position_is_held_to_the_same(path: tuple[Any, ...], value: Any, problem: str) -> None:
    begun = placed({})
    changed = copy.deepcopy(begun.state())
    holder: Any = changed
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    with pytest.raises(bedesten.PositionError, match=problem):
        at_position(begun, changed)


def test_who_edits_the_state_of_a_dump_is_told_what_to_do() -> None:
    dumped: Any = bedesten.new(seed=1, **BASE).dump()
    dumped["state"]["seats"][0]["lira"] = 50
    with pytest.raises(bedesten.RecordError, match=r"bedesten\.position"):
        bedesten.load(dumped)
