"""Setting up a game."""

from typing import Any

import pytest

import bedesten
from bedesten import CHANCE
from scenes import Scene, at_table
from staging import counts

rule = pytest.mark.rule
each_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])

DECK = counts("good4 five-lira4 palace-again2 post-again2 gem-again2 family-home2 market2 stay2 far4 return2")


def new(players: int, **options: Any) -> Scene:
    """A game of which chance has decided nothing yet."""
    return Scene(bedesten.new("istanbul", players=players, seed=0, chance="manual", **options))


def until(scene: Scene, question: str) -> Scene:
    """Let chance answer anything until this is asked."""
    while scene.actor == CHANCE and scene.asked != question:
        scene.play(scene.options()[0])
    assert scene.asked == question
    return scene


def set_up(players: int, **options: Any) -> Scene:
    return until(new(players, **options), "move")


def odds(scene: Scene) -> dict[str, float]:
    return {scene.game.text(move): chance for move, chance in scene.game.chances()}


def fair(count: int) -> object:
    return pytest.approx([1 / count] * count)


# ── The players ────────────────────────────────────────────────────────────────────────────────────────────


@rule("SET-01")
@each_number_of_players
def test_two_to_five_players_each_with_a_colour(players):
    scene = until(new(players), "start-player")
    assert len(scene.state["seats"]) == players
    assert len(set(scene.options())) == players


@rule("SET-01")
@pytest.mark.parametrize("players", [-2, 0, 1, 6, 7, 3.0, "4", None, True])
def test_any_other_number_of_players_is_refused(players):
    with pytest.raises(bedesten.OptionError, match="players: 2 to 5"):
        bedesten.new("istanbul", players=players, seed=1)


@rule("SET-19")
@each_number_of_players
def test_every_player_is_as_likely_to_begin(players):
    assert list(odds(until(new(players), "start-player")).values()) == fair(players)


@rule("SET-19")
@each_number_of_players
@pytest.mark.parametrize("drawn", [True, False])
def test_the_starting_player_has_2_lira_and_each_next_one_1_more(players, drawn):
    for start in range(players):
        if drawn:
            scene = until(new(players), "start-player")
            scene.play(scene.options()[start])
        else:
            scene = new(players, start=start)
        until(scene, "move")
        assert scene.actor == start
        assert [scene.seat((start + i) % players)["lira"] for i in range(players)] == [2, 3, 4, 5, 6][:players]


@rule("SET-19")
def test_without_a_word_about_it_the_starting_player_is_random():
    starts = [bedesten.new("istanbul", players=4, seed=seed).actor for seed in range(60)]
    assert set(starts) == {0, 1, 2, 3}


@rule("SET-20")
@each_number_of_players
def test_everybody_draws_a_bonus_card(players):
    scene = new(players)
    drawn = 0
    while scene.actor == CHANCE:
        if scene.asked == "draw":
            drawn += 1
        scene.play(scene.options()[-1])
    assert drawn == players
    assert [sum(scene.hand(seat).values()) for seat in range(players)] == [1] * players
    assert sum(scene.state["pile"].values()) == 26 - players
    assert scene.state["discards"] == []


@rule("SET-16")
@each_number_of_players
def test_wheelbarrows_are_empty_with_room_for_two_of_each_good(players):
    scene = set_up(players, start=0)
    for seat in range(players):
        assert scene.seat(seat)["goods"] == {"red": 0, "green": 0, "yellow": 0, "blue": 0}
        assert scene.seat(seat)["rubies"] == 0
        assert scene.seat(seat)["tiles"] == []
    scene.play("go 2", "leave", "fill")
    assert scene.seat(0)["goods"]["red"] == 2


@rule("SET-17")
@each_number_of_players
def test_family_members_start_at_the_police_station(players):
    scene = set_up(players)
    assert [scene.seat(seat)["family"] for seat in range(players)] == [12] * players


@rule("SET-18")
@each_number_of_players
def test_merchants_start_at_the_fountain_on_four_assistants(players):
    scene = set_up(players)
    for seat in range(players):
        assert scene.seat(seat)["merchant"] == 7
        assert scene.seat(seat)["stack"] == ["own"] * 4
        assert scene.seat(seat)["assistants"] == []


@rule("SET-18")
def test_the_fifth_assistant_is_there_for_the_blue_tile():
    scene = at_table(seats={0: {"merchant": 5, "goods": "blue2"}}).play("go 15")
    assert scene.seat(0)["stack"] == ["own"] * 4
    scene.play("leave", "tile blue")
    assert scene.seat(0)["stack"] == ["own"] * 4
    assert scene.seat(0)["assistants"] == [15]


@rule("SET-21")
def test_with_two_players_the_unused_merchants_stand_at_14_15_and_16():
    scene = set_up(2, start=0)
    assert sorted(scene.state["neutral_merchants"]) == [14, 15, 16]
    scene.play("go 14", "leave")
    assert scene.asked == "other-merchants"
    assert scene.can("pay")


@rule("SET-21")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_nobody_neutral_stands_there(players):
    scene = set_up(players, start=0)
    assert scene.state["neutral_merchants"] == []
    scene.play("go 14", "leave")
    assert scene.asked != "other-merchants"


@rule("SET-08", "SET-13", "SET-15", "SET-21")
@pytest.mark.parametrize("variants", [[], ["neutral-assistants", "caravan-leader"]])
def test_a_game_played_to_its_end_leaves_nothing_behind_for_the_next(variants):
    game = bedesten.new("istanbul", players=2, seed=8, variants=variants)
    before = game.fingerprint()
    played = game.table()
    played.playout(seed=3)
    assert played.over
    assert game.fingerprint() == before
    assert bedesten.new("istanbul", players=2, seed=8, variants=variants).fingerprint() == before


# ── Rubies ─────────────────────────────────────────────────────────────────────────────────────────────────


@rule("SET-08")
@pytest.mark.parametrize(("players", "rubies"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_each_mosque_holds_a_ruby_a_player_but_never_five(players, rubies):
    lie = set_up(players).state["rubies"]
    assert (lie["14"], lie["15"]) == (rubies, rubies)


@rule("SET-09")
@each_number_of_players
def test_the_wainwright_holds_a_ruby_and_three_extensions_a_player(players):
    assert set_up(players).state["rubies"]["1"] == players
    others = {seat: {"merchant": 4, "room": 5, "rubies": 1} for seat in range(1, players)}
    for room in (2, 3, 4):
        me = {"merchant": 16, "lira": 7, "room": room}
        scene = at_table(players, {0: me} | others, rubies={1: 1}).play("go 1", "leave", "extend")
        assert scene.seat(0)["room"] == room + 1
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"]["1"] == 0


@rule("SET-10")
@pytest.mark.parametrize(("players", "rubies", "price"), [(2, 9, 15), (3, 10, 14), (4, 12, 12), (5, 12, 12)])
def test_rubies_at_the_gemstone_dealer(players, rubies, price):
    scene = set_up(players)
    assert scene.state["rubies"]["16"] == rubies
    assert scene.deal(16)["price"] == {"lira": price}


@rule("SET-11")
@pytest.mark.parametrize(("players", "rubies", "goods"), [(2, 6, 5), (3, 6, 5), (4, 7, 4), (5, 7, 4)])
def test_rubies_at_the_sultans_palace(players, rubies, goods):
    scene = set_up(players)
    assert scene.state["rubies"]["13"] == rubies
    assert sum(scene.deal(13)["price"].values()) == goods


@rule("EX-24")
def test_five_players_have_2_to_6_lira_and_32_rubies_lie_out():
    scene = set_up(5, start=3)
    assert [scene.seat(seat)["lira"] for seat in (3, 4, 0, 1, 2)] == [2, 3, 4, 5, 6]
    assert scene.state["rubies"] == {"1": 5, "14": 4, "15": 4, "16": 12, "13": 7}
    assert sum(scene.state["rubies"].values()) == 32


# ── Mosque tiles ───────────────────────────────────────────────────────────────────────────────────────────

STACKS = {2: [2, 4], 3: [2, 3, 4], 4: [2, 3, 4, 5], 5: [2, 3, 4, 5]}
MOSQUES = {"red": 14, "green": 14, "blue": 15, "yellow": 15}


def at_the_mosque(players: int, colour: str, taken: int, goods: int) -> Scene:
    """A player with so many goods at the mosque of a colour, when so many of its tiles are gone."""
    put: dict[str, Any] = {"neutral_merchants": [10, 10, 10]} if players == 2 else {}
    me = {"merchant": 2, "room": 5, "goods": f"{colour}{goods}"}
    scene = at_table(players, {0: me}, mosque={colour: taken}, **put)
    scene.play(f"go {MOSQUES[colour]}", "leave")
    return scene


@rule("SET-06", "SET-07")
@each_number_of_players
@pytest.mark.parametrize("colour", MOSQUES)
def test_each_stack_asks_more_from_tile_to_tile(players, colour):
    for taken, asked in enumerate(STACKS[players]):
        assert at_the_mosque(players, colour, taken, asked).can(f"tile {colour}")
        scene = at_the_mosque(players, colour, taken, asked - 1)
        assert not scene.asked.endswith("mosque")
    scene = at_the_mosque(players, colour, len(STACKS[players]), 5)
    assert not scene.asked.endswith("mosque")


@rule("SET-06")
@each_number_of_players
def test_the_first_tiles_ask_two_of_each_colour(players):
    scene = set_up(players)
    for place, colours in ((14, ["red", "green"]), (15, ["yellow", "blue"])):
        assert [deal["needs"] for deal in scene.sign(place)["deals"]] == [{colour: 2} for colour in colours]


@rule("SET-06")
def test_red_and_green_at_the_small_mosque_blue_and_yellow_at_the_great_one():
    rich = {"merchant": 2, "room": 5, "goods": "red5 green5 yellow5 blue5"}
    small = at_table(seats={0: rich}).play("go 14", "leave")
    assert small.options() == ["pass", "tile red", "tile green"]
    great = at_table(seats={0: rich}).play("go 15", "leave")
    assert sorted(great.options()) == ["pass", "tile blue", "tile yellow"]


# ── Post Office, markets, tokens, cards ────────────────────────────────────────────────────────────────────


@rule("SET-12")
@each_number_of_players
def test_the_mail_indicators_cover_the_top_row(players):
    scene = set_up(players, start=0)
    before = scene.seat(0)["lira"]
    scene.play("go 5", "leave", "collect")
    assert scene.seat(0)["goods"] == {"red": 0, "green": 1, "yellow": 1, "blue": 0}
    assert scene.seat(0)["lira"] == before + 2


@rule("SET-13")
@pytest.mark.parametrize("edition", ["big-box", "first", "first-fr"])
def test_each_market_begins_with_any_of_its_five_demand_tiles(edition):
    large = until(new(4, edition=edition), "demand")
    assert odds(large) == {
        "demand red2 green blue2": pytest.approx(1 / 5),
        "demand red green blue3": pytest.approx(1 / 5),
        "demand red2 yellow blue2": pytest.approx(1 / 5),
        "demand red yellow blue3": pytest.approx(1 / 5),
        "demand red green yellow blue2": pytest.approx(1 / 5),
    }
    small = large.play("demand red yellow blue3")
    assert odds(small) == {
        "demand red green yellow2 blue": pytest.approx(1 / 5),
        "demand red green2 yellow blue": pytest.approx(1 / 5),
        "demand red green3 yellow": pytest.approx(1 / 5),
        "demand red green2 yellow2": pytest.approx(1 / 5),
        "demand green2 yellow2 blue": pytest.approx(1 / 5),
    }
    scene = until(small.play("demand green2 yellow2 blue"), "move")
    assert scene.sign(10)["demand"]["goods"] == {"red": 1, "yellow": 1, "blue": 3}
    assert scene.sign(11)["demand"]["goods"] == {"green": 2, "yellow": 2, "blue": 1}


@rule("SET-13")
def test_beneath_the_top_demand_tile_the_others_lie_in_any_order():
    scene = at_table(seats={0: {"merchant": 9, "goods": "green"}}).play("go 11", "leave", "sell green")
    assert odds(scene) == {
        "demand red green2 yellow blue": pytest.approx(1 / 4),
        "demand red green3 yellow": pytest.approx(1 / 4),
        "demand red green2 yellow2": pytest.approx(1 / 4),
        "demand green2 yellow2 blue": pytest.approx(1 / 4),
    }


@rule("SET-13")
def test_once_all_demand_tiles_have_been_seen_they_come_in_the_same_order_again():
    stack = {"top": 3, "unseen": [], "under": [2, 0, 4, 1]}
    scene = at_table(seats={0: {"merchant": 9, "goods": "green"}}, demands={1: stack})
    scene.play("go 11", "leave", "sell green")
    assert scene.actor == 1
    assert scene.demand(1) == {"top": 2, "unseen": [], "under": [0, 4, 1, 3]}


@rule("SET-14")
def test_governor_and_smuggler_start_where_two_dice_each_send_them():
    scene = until(new(3), "token-roll")
    assert list(odds(scene).values()) == fair(36)
    scene.play("roll 4 5")
    assert scene.asked == "token-roll"
    assert list(odds(scene).values()) == fair(36)
    scene.play("roll 1 1")
    assert scene.asked != "token-roll"
    assert scene.state["tokens"] == {"governor": 9, "smuggler": 2}


@rule("SET-14")
def test_both_tokens_may_start_on_the_same_place():
    scene = until(new(3), "token-roll").play("roll 4 5", "roll 6 3")
    assert scene.state["tokens"] == {"governor": 9, "smuggler": 9}


@rule("SET-15")
@each_number_of_players
def test_the_first_bonus_card_is_any_of_26(players):
    scene = until(new(players), "draw")
    assert odds(scene) == {f"draw {card}": pytest.approx(count / 26) for card, count in DECK.items()}
    scene.play("draw stay")
    assert odds(scene)["draw stay"] == pytest.approx(1 / 25)
    assert odds(scene)["draw far"] == pytest.approx(4 / 25)


@rule("SET-15")
def test_the_pile_lies_face_down():
    game = set_up(3).game
    for viewer in (None, 0, 1, 2):
        assert game.view(viewer)["pile"] == 23
        assert game.view(viewer)["discards"] == []
