"""What came of a decision, place by place and card by card, as the rulebook's examples would tell it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bedesten.kernel.outcome import together
from dicegame.scenes import at_table as at_dice
from letters import at_letters
from mocha import mocha_table
from scenes import Scene, at_table
from staging import Stage

Told = dict[str, Any]
REACHED: Told = {"number": 7, "hit": True, "got": {"lira": 7}}


def told_of(scene: Stage, *whats: str, viewer: int | None = 0) -> list[Told]:
    """The parts of all that was played, put together; only some kinds of them, without what each time is the same."""
    left_out = {"seat", "piece", "resumes", "what"}
    found = [part.as_dict(viewer) for part in together(scene.game.told()) if part.what in whats]
    return [{fact: value for fact, value in part.items() if fact not in left_out} for part in found]


def acted(scene: Stage) -> Told:
    """What came of the only action."""
    [part] = told_of(scene, "act")
    del part["place"]
    return part


def at(place: int, start: int, *moves: str, **mine: Any) -> Scene:
    """A merchant goes to a place and leaves an assistant; then these moves are played."""
    return at_table(seats={0: {"merchant": start, **mine}}).play(f"go {place}", "leave", *moves)


# ── The places of the base game ────────────────────────────────────────────────────────────────────────────────


def test_an_extension_and_the_third_with_its_ruby() -> None:
    assert acted(at(1, 16, "extend", lira=8)) == {
        "verb": "extend",
        "gave": {"lira": 7},
        "got": {"extensions": 1},
        "room": 3,
    }
    assert acted(at(1, 16, "extend", lira=8, extensions=2)) == {
        "verb": "extend",
        "gave": {"lira": 7},
        "got": {"extensions": 1, "rubies": 1},
        "room": 5,
        "rubies": [1],
    }


def test_a_warehouse_wastes_nothing_and_the_green_tile_adds_one() -> None:
    assert acted(at(2, 7, "fill", goods="red")) == {"verb": "fill", "got": {"red": 1}}
    scene = at(2, 7, "fill", "add blue", lira=3, tiles="green")
    assert acted(scene) == {"verb": "fill", "got": {"red": 2}}
    assert told_of(scene, "tile") == [{"place": 2, "tile": "green", "gave": {"lira": 2}, "got": {"blue": 1}}]


def test_the_post_office_tells_what_found_no_room() -> None:
    assert acted(at(5, 2, "collect", goods="green2")) == {
        "verb": "collect",
        "got": {"yellow": 1, "lira": 2},
        "lost": {"green": 1},
    }


def test_the_caravansary_tells_which_cards_to_who_drew_them_only() -> None:
    scene = at_table(seats={0: {"merchant": 8, "hand": "stay"}}, discards="far").play(
        "go 6", "leave", "take pile", "draw five-lira", "take discards", "discard stay"
    )
    told = {"verb": "take", "place": 6, "gave": {"cards": 1}, "got": {"cards": 2}, "discarded": ["stay"]}
    assert told_of(scene, "act") == [{**told, "cards": ["five-lira", "far"]}]
    assert told_of(scene, "act", viewer=1) == [{**told, "cards": [None, "far"]}]
    assert told_of(scene, "act", viewer=None) == [{**told, "cards": [None, "far"]}]


def test_the_fountain_calls_assistants_back() -> None:
    scene = at_table(seats={0: {"merchant": 3, "assistants": [2, 5, 9]}}).play("go 7", "fetch 2", "fetch all")
    assert told_of(scene, "act") == [{"verb": "fetch", "place": 7, "places": [2, 5, 9]}]
    assert told_of(scene, "leave", "pick-up") == []


def test_the_black_market() -> None:
    assert acted(at(8, 4, "roll", "roll 4 5", "take red")) == {
        "verb": "roll",
        "pips": [4, 5],
        "got": {"blue": 2, "red": 1},
    }
    assert acted(at(8, 4, "roll", "roll 6 6", "take red", goods="blue red2")) == {
        "verb": "roll",
        "pips": [6, 6],
        "got": {"blue": 1},
        "lost": {"blue": 2, "red": 1},
    }


@pytest.mark.parametrize(
    ("tiles", "moves", "told"),
    [
        ("", ["announce 7", "roll 2 3"], {"number": 7, "pips": [2, 3], "hit": False, "got": {"lira": 2}}),
        ("", ["announce 8", "roll 4 5"], {"number": 8, "pips": [4, 5], "hit": True, "got": {"lira": 8}}),
        ("red", ["announce 7", "roll 5 1", "keep"], {"number": 7, "pips": [5, 1], "hit": False, "got": {"lira": 2}}),
        (
            "red",
            ["announce 7", "roll 5 1", "turn 1"],
            {
                "tile": "red",
                "number": 7,
                "pips": [5, 4],
                "before": [5, 1],
                "again": False,
                "hit": True,
                "got": {"lira": 7},
            },
        ),
        (
            "red",
            ["announce 7", "roll 5 1", "reroll", "roll 6 2"],
            {
                "tile": "red",
                "number": 7,
                "pips": [6, 2],
                "before": [5, 1],
                "again": True,
                "hit": True,
                "got": {"lira": 7},
            },
        ),
    ],
)
def test_the_tea_house_tells_announcement_dice_and_income(tiles: str, moves: list[str], told: Told) -> None:
    assert acted(at(9, 3, *moves, tiles=tiles)) == {"verb": "announce", **told}


def test_a_roll_that_is_kept_tells_all_of_it_again() -> None:
    last = at(9, 3, "announce 7", "roll 5 1", "keep", tiles="red").game.told()[-2]
    assert last.phrase is not None
    assert last.phrase.text() == "keep"
    [part] = last.parts
    assert (part.number, part.pips, part.hit, part.got, part.resumes) == (7, [5, 1], False, {"lira": 2}, True)


def test_a_market_sells_and_asks_for_other_goods() -> None:
    scene = at(10, 6, goods="red green")
    sale = next(option for option in scene.options() if option.startswith("sell"))
    scene.play(sale, "demand red green blue3")
    told = acted(scene)
    assert (told["verb"], told["gave"], list(told["got"])) == ("sell", dict.fromkeys(sale.split()[1:], 1), ["lira"])
    assert told_of(scene, "demand") == [{"market": "large", "goods": {"red": 1, "green": 1, "blue": 3}}]


def test_the_palace_the_mosque_and_the_gemstone_dealer_tell_their_rubies() -> None:
    palace = acted(at(13, 8, "deliver", goods="red2 green2 yellow2 blue2", extensions=2))
    assert palace["verb"] == "deliver"
    assert palace["rubies"] == [13]
    assert palace["got"] == {"rubies": 1}
    assert acted(at(14, 2, "tile green", goods="green5", extensions=3, tiles="red")) == {
        "verb": "tile",
        "gave": {"green": 1},
        "got": {"mosque-tiles": 1, "rubies": 1},
        "rubies": [14],
        "tiles": ["green"],
    }
    assert acted(at(15, 4, "tile blue", goods="blue5", extensions=3))["got"] == {"mosque-tiles": 1, "assistants": 1}
    gem = acted(at(16, 9, "buy", lira=30))
    assert gem["verb"] == "buy"
    assert gem["rubies"] == [16]
    assert gem["gave"].keys() == {"lira"}


def test_the_police_station_sends_and_the_family_member_acts_there() -> None:
    scene = at_table(seats={0: {"merchant": 4}}).play("go 12", "leave", "send 3", "fill")
    assert told_of(scene, "act") == [
        {"verb": "send", "place": 12, "target": 3},
        {"verb": "fill", "place": 3, "got": {"green": 2}},
    ]


# ── The course of a turn ───────────────────────────────────────────────────────────────────────────────────────


def test_a_walk_tells_whence_and_the_assistant_with_it() -> None:
    scene = at_table(seats={0: {"merchant": 3, "assistants": [9]}}).play("go 9", "pick up", "pass")
    assert told_of(scene, "go") == [{"place": 9, "origin": 3}]
    assert told_of(scene, "pick-up", "leave", "pass") == [{"place": 9}, {"place": 9}]


@pytest.mark.parametrize(
    ("mine", "others", "moves", "why"),
    [
        ({}, {}, ["go 9", "stop"], "stopped"),
        ({"assistants": [1, 2, 4, 5]}, {}, ["go 9"], "no-assistant"),
        ({"lira": 2}, {"merchant": 9}, ["go 9", "leave", "refuse"], "refused"),
        ({"lira": 1}, {"merchant": 9}, ["go 9", "leave"], "cannot-pay"),
    ],
)
def test_a_turn_that_ends_at_once_tells_why(mine: Told, others: Told, moves: list[str], why: str) -> None:
    scene = at_table(seats={0: {"merchant": 3, **mine}, 1: others}).play(*moves)
    assert told_of(scene, "stop") == [{"why": why}]


def test_other_merchants_are_paid_one_by_one_and_a_neutral_one_moves() -> None:
    seats = {0: {"merchant": 3, "lira": 9}, 1: {"merchant": 9}}
    scene = at_table(2, seats, neutral_merchants=[14, 9, 16]).play("go 9", "leave", "pay", "roll 1 3")
    assert told_of(scene, "pay") == [
        {"place": 9, "to": 1, "gave": {"lira": 2}},
        {"place": 9, "gave": {"lira": 2}},
    ]
    assert told_of(scene, "neutral") == [{"place": 4, "neutral": 1}]


def test_encounters_are_told_with_what_they_cost_and_brought() -> None:
    seats = {0: {"merchant": 3, "lira": 9}, 1: {"family": 9}}
    scene = at_table(seats=seats, governor=9, smuggler=9).play("go 9", "leave", "pass")
    scene.play(
        "catch blue lira", "governor", "draw stay", "pay lira", "roll 1 1", "smuggler red", "pay red", "roll 2 6"
    )
    assert told_of(scene, "catch") == [{"place": 9, "to": 1, "target": 12, "got": {"lira": 3}}]
    assert told_of(scene, "meet") == [
        {"place": 9, "token": "governor", "gave": {"lira": 2}, "got": {"cards": 1}, "cards": ["stay"]},
        {"place": 9, "token": "smuggler", "gave": {"red": 1}, "got": {"red": 1}},
    ]
    assert told_of(scene, "token") == [{"place": 2, "token": "governor"}, {"place": 8, "token": "smuggler"}]


def test_the_yellow_tile_and_bonus_cards() -> None:
    mine = {
        "merchant": 3,
        "lira": 4,
        "tiles": "yellow",
        "assistants": [5],
        "family": 6,
        "hand": "five-lira family-home far",
    }
    scene = at_table(seats={0: mine}).play("recall 5", "play five-lira", "play family-home lira")
    far = next(option for option in scene.options() if option.startswith("play far"))
    scene.play(far)
    assert told_of(scene, "tile") == [{"tile": "yellow", "gave": {"lira": 2}, "places": [5]}]
    assert told_of(scene, "card") == [
        {"card": "five-lira", "got": {"lira": 5}},
        {"card": "family-home", "target": 12, "got": {"lira": 3}},
        {"card": "far"},
    ]
    assert told_of(scene, "go") == [{"place": int(far.split()[-1]), "origin": 3}]


def test_a_silent_decision_is_told_too() -> None:
    """The French edition picks an assistant up without asking."""
    seats = {0: {"merchant": 3, "assistants": [9]}}
    scene = at_table(seats=seats, options={"edition": "first-fr"}).play("go 9", "pass")
    assert told_of(scene, "pick-up") == [{"place": 9}]


# ── Mocha & Baksheesh ──────────────────────────────────────────────────────────────────────────────────────────


def in_mocha(place: int, start: int, *moves: str, coffee: int = 0, **mine: Any) -> Scene:
    scene = mocha_table({0: {"merchant": start, **mine}}, coffee={0: coffee})
    return scene.play(f"go {place}", "leave", *moves)


@pytest.mark.parametrize(
    ("scene", "told"),
    [
        (
            lambda: in_mocha(17, 7, "roast lira", "roast red", lira=3, goods="red"),
            {"verb": "roast", "gave": {"lira": 2, "red": 1}, "got": {"coffee": 4}},
        ),
        (
            lambda: in_mocha(19, 1, "tile movement", coffee=3),
            {"verb": "tile", "gave": {"coffee": 1}, "got": {"tavern-tiles": 1}, "tiles": ["movement"]},
        ),
        (
            lambda: in_mocha(19, 1, "barrier 1 7", "pass", coffee=3),
            {"verb": "barrier", "gave": {"coffee": 2}, "got": {"barrier": 1}, "between": [1, 7]},
        ),
    ],
)
def test_places_of_mocha(scene: Callable[[], Scene], told: Told) -> None:
    assert acted(scene()) == told


def test_the_coffee_house_brings_a_ruby() -> None:
    told = acted(in_mocha(20, 2, "brew", coffee=12))
    assert told["gave"].keys() == {"coffee"}
    assert told["rubies"] == [20]


def test_guild_cards_that_are_drawn_are_known_to_their_player_only() -> None:
    scene = in_mocha(18, 7, lira=9)
    while scene.asked != "guild-discard":
        scene.play(next(option for option in scene.options() if option != "pass"))
    [mine], [theirs] = told_of(scene, "act"), told_of(scene, "act", viewer=2)
    assert all(isinstance(card, int) for card in mine["guilds"])
    assert theirs["guilds"] == [None] * len(mine["guilds"])
    assert {**mine, "guilds": 0} == {**theirs, "guilds": 0}


def test_a_guild_card_is_told_with_all_that_it_brought() -> None:
    scene = mocha_table({0: {"merchant": 3}}, guild={0: [9]}).play("guild 9", "announce 8", "roll 4 4")
    assert told_of(scene, "guild") == [
        {"guild": 9, "number": 8, "pips": [4, 4], "hit": True, "got": {"lira": 16}},
    ]


def test_a_die_turned_by_card_tells_the_roll_anew() -> None:
    scene = mocha_table({0: {"merchant": 12, "hand": "turn-six"}})
    scene.play("go 9", "leave", "announce 10", "roll 5 1", "play turn-six 1")
    assert told_of(scene, "card") == [{"card": "turn-six"}]
    assert told_of(scene, "act")[-1] == {
        "verb": "play",
        "place": 9,
        "number": 10,
        "pips": [5, 6],
        "before": [5, 1],
        "again": False,
        "hit": True,
        "got": {"lira": 10},
    }


# ── Letters & Seals ────────────────────────────────────────────────────────────────────────────────────────────


def test_letters_come_and_are_delivered() -> None:
    scene = at_letters(seats={0: {"merchant": 11}}, mine={0: {"letters": [21, 16]}})
    scene.play("go 21", "leave", "take letters", "letter 5", "letter 16")
    assert told_of(scene, "go") == [{"place": 21, "origin": 11, "delivered": [21]}]
    assert told_of(scene, "act") == [{"verb": "take", "place": 21, "got": {"letters": 2}, "letters": [5, 16]}]


def test_an_auction_tells_bids_and_who_won_and_whom_he_paid() -> None:
    seats = {0: {"merchant": 12, "lira": 3}, 1: {"lira": 6}, 2: {"lira": 0}}
    scene = at_letters(seats=seats).play("go 23", "leave", "take red", "bid 2", "bid 4", "draw stay", "draw far")
    assert told_of(scene, "bid") == [{"lira": 2}, {"lira": 4}]
    [won] = told_of(scene, "auction")
    assert won == {"to": 0, "lira": 4, "gave": {"lira": 4}, "got": {"cards": 2}, "cards": [None, None]}
    assert [part.seat for outcome in scene.game.told() for part in outcome.parts if part.what == "no-bid"] == [2, 0]


def test_a_kiosk_tile_is_not_taken_for_the_mosque_tile_of_its_name() -> None:
    scene = at_letters(2, letter_pile=[]).play("go 22", "leave", "open", "reveal blue", "reveal red", "reveal green")
    scene.play("choose green", "use")
    assert told_of(scene, "tile") == []
    assert [part["tile"] for part in told_of(scene, "use")] == ["green"]


def test_the_companion_comes_and_is_called() -> None:
    scene = at_letters(seats={0: {"merchant": 11}}, mine={0: {"companion": 6}}).play(
        "companion 7", "fetch none", "fetch companion"
    )
    assert told_of(scene, "companion") == [{"place": 7}]
    assert told_of(scene, "companion-ready") == [{}]


# ── The Dice Game ──────────────────────────────────────────────────────────────────────────────────────────────


def test_an_action_tells_dice_markers_and_what_they_brought() -> None:
    scene = at_dice(dice="red2 green lira card", seats={0: {"markers": "red brown", "lira": 4}})
    scene.play("marker red", "lira")
    assert told_of(scene, "act") == [
        {"verb": "marker", "dice": {"red": 2}, "got": {"red": 1}},
        {"verb": "lira", "dice": {"lira": 1}, "got": {"lira": 2}},
    ]


def test_dice_that_are_rolled_again_are_told_with_their_crystal() -> None:
    scene = at_dice(seats={1: {"crystals": 1}}).play("done", "roll red2 green lira card", "reroll red2", "roll blue2")
    assert told_of(scene, "done") == [{}]
    assert told_of(scene, "reroll") == [{"dice": {"red": 2}, "gave": {"crystals": 1}}]
    assert told_of(scene, "roll") == [{"dice": {"red": 2, "green": 1, "lira": 1, "card": 1}}, {"dice": {"blue": 2}}]
    turns = [(outcome.turn, outcome.seat) for outcome in scene.game.told()]
    assert turns == [(1, 0), (2, 1), (2, 1)]


def test_a_bazaar_card_is_told_with_what_it_brings_to_others() -> None:
    scene = at_dice(dice="card").play("cards 1", "reveal four-lira")
    assert told_of(scene, "reveal") == [{"cards": ["four-lira"]}]
    assert told_of(scene, "use-card") == [{"card": "four-lira", "got": {"lira": 4}}]
    assert told_of(scene, "served") == [{"card": "four-lira", "got": {"lira": 1}}] * 2
