"""Mocha & Baksheesh: setup and what coffee is."""

from typing import Any

import pytest

import bedesten
from bedesten.kernel.errors import ComponentError
from mocha import FIRST_GAME, coffee_of, goods_of, mocha_of, mocha_table, starting
from scenes import idle

rule = pytest.mark.rule

NEW_CARDS = [
    "two-coffee",
    "buy-guild",
    "eight-lira",
    "exchange",
    "two-rewards",
    "turn-six",
    "corner",
    "wainwright-again",
    "coffee-again",
]


def new(players=4, **options):
    return bedesten.new("istanbul", players=players, seed=3, expansions=["mocha"], **options)


@rule("MB-01")
def test_the_first_game_has_its_layout_five_wide_and_four_high():
    view = new().view()
    assert view["width"] == 5
    assert [view["board"][i : i + 5] for i in range(0, 20, 5)] == FIRST_GAME
    assert new().options.layout == "first-game"
    assert sorted(view["board"]) == list(range(1, 21))


@rule("MB-01")
def test_random_layouts_hold_all_twenty_places():
    for seed in range(20):
        game = bedesten.new("istanbul", seed=seed, expansions=["mocha"], layout="random")
        assert sorted(game.view()["board"]) == list(range(1, 21))
        row, column = divmod(game.view()["board"].index(7), 5)
        assert row in (1, 2)
        assert column in (1, 2, 3)


@rule("MB-01")
@pytest.mark.parametrize("layout", ["short", "long", "in-order", list(range(1, 17))])
def test_layouts_of_the_base_game_do_not_fit(layout):
    with pytest.raises(bedesten.OptionError):
        new(layout=layout)


@rule("MB-02")
def test_eighteen_bonus_cards_join_the_twenty_six():
    state = mocha_table().state
    assert sum(state["pile"].values()) == 26 + 18
    assert {card: state["pile"][card] for card in NEW_CARDS} == dict.fromkeys(NEW_CARDS, 2)


@rule("MB-02")
def test_the_deck_is_mixed():
    with pytest.raises(bedesten.OptionError):
        new(bonus_deck="new-only")


@rule("MB-03")
def test_the_coffee_trader_starts_on_a_rolled_place():
    game = bedesten.new("istanbul", seed=0, expansions=["mocha"], chance="manual", start=0)
    tokens: list[Any] = []
    while game.state()["phase"] == "setup":
        if game.question == "token-roll":
            tokens.append(len(tokens))
            game.play_text(f"roll 1 {len(tokens)}")
        else:
            game.play(game.moves()[0])
    assert game.state()["tokens"] == {"governor": 2, "smuggler": 3, "coffee-trader": 4}


@rule("MB-04", "MB-07")
def test_guild_cards_barrier_and_baksheesh_tile_lie_ready():
    for players in (2, 3, 4, 5):
        part = new(players).state()["parts"]["mocha"]
        assert part["guild_pile"] == list(range(1, 21))
        assert part["guild_hands"] == [[]] * players
        assert part["guild_discards"] == []
        assert part["coffee"] == [0] * players
        assert part["barrier"] is None
        assert part["control"] is None
        assert part["baksheesh"] == 0
        assert new(players).view()["signs"]["19"]["deals"][-1]["price"] == {"yellow": 3, "coffee": 4}


@rule("MB-04")
def test_guild_cards_have_discards_of_their_own_from_which_the_pile_is_renewed():
    scene = mocha_table({0: {"merchant": 7}}, guild={0: [1]}, guild_pile=[4, 9])
    scene.play("go 18", "leave", "enrol", "draw guild 4")
    assert mocha_of(scene)["guild_pile"] == [9]
    scene.play("draw guild 9")
    assert mocha_of(scene)["guild_pile"] == []  # nothing lies on the discards yet
    scene.play("discard guild 1")
    assert mocha_of(scene)["guild_pile"] == [1]
    assert mocha_of(scene)["guild_discards"] == []
    assert scene.state["discards"] == []


@rule("MB-04")
def test_with_too_few_guild_cards_those_there_are_drawn():
    scene = mocha_table({0: {"merchant": 7}}, guild_pile=[4])
    scene.play("go 18", "leave", "enrol", "draw guild 4")
    assert scene.asked == "guild-discard"
    assert scene.options() == ["discard guild 4"]
    scene = mocha_table({0: {"merchant": 7}}, guild_pile=[])
    scene.play("go 18", "leave", "enrol")
    assert coffee_of(scene) == 1
    assert scene.actor == 1  # no card, no discard


@rule("MB-05")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_tavern_tiles_ask_one_to_four(players):
    asked = []
    for taken in range(4):
        part = {"tavern": {"movement": taken, "encounter": 0}}
        scene = mocha_table({0: {"merchant": 7}}, players, coffee={0: 9}, part=part)
        scene.play("go 19", "leave", "tile movement")
        asked.append(9 - coffee_of(scene))
    assert asked == [1, 2, 3, 4]
    scene = mocha_table({0: {"merchant": 7}}, players, coffee={0: 9}, part={"tavern": {"movement": 4, "encounter": 4}})
    assert starting(scene.play("go 19", "leave"), "tile") == []


@rule("MB-06", "ED-10")
def test_two_players_use_the_tiles_asking_one_and_three():
    tiles = [deal for deal in mocha_table(players=2).sign(19)["deals"] if "tile" in deal]
    assert [[deal["price"], *deal["later"]] for deal in tiles] == [[{"coffee": 1}, {"coffee": 3}]] * 2
    part = {"tavern": {"movement": 1, "encounter": 2}}
    scene = mocha_table({0: {"merchant": 7}}, 2, coffee={0: 3}, part=part).play("go 19", "leave")
    assert starting(scene, "tile") == ["tile movement"]
    scene.play("tile movement")
    assert coffee_of(scene) == 0


@rule("MB-08")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_rubies_lie_at_the_coffee_house_and_the_six_is_open(players):
    scene = mocha_table(players=players)
    assert scene.state["rubies"]["20"] == 5
    assert scene.deal(20)["price"] == {"coffee": 6}


@rule("MB-09")
def test_coffee_needs_no_room():
    scene = mocha_table({0: {"goods": "red2 green2 yellow2 blue2"}}, coffee={0: 40}, guild={0: [17]}).play("guild 17")
    assert coffee_of(scene) == 45


@rule("MB-09")
def test_coffee_is_no_good():
    """Not for the palace's goods of choice, the Smuggler, or a good to roast; and cards for goods bring none."""
    goods = "blue red green yellow"
    scene = mocha_table({0: {"merchant": 9, "goods": goods}}, 2, coffee={0: 5}).play("go 13", "leave")
    assert starting(scene, "deliver") == []  # 5 goods are asked for, 1 of them any
    scene = mocha_table({0: {"merchant": 7, "hand": "good", "lira": 0}}, coffee={0: 5}, smuggler=18)
    assert starting(scene, "play good") == [f"play good {good}" for good in ("red", "green", "yellow", "blue")]
    scene.play("go 18", "leave", "pass", "smuggler blue")
    assert scene.options()[0] == "pay blue"
    assert "pay coffee" not in scene.options()


@rule("GEN-03")
def test_coffee_never_runs_out():
    scene = mocha_table(coffee={0: 500, 1: 500}, guild={0: [17]}).play("guild 17")
    assert coffee_of(scene) == 505


@rule("MB-20", "END-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_rubies_bring_the_end(players):
    assert new(players).view()["target"] == 6
    for rubies, ends in ((5, False), (6, True)):
        scene = mocha_table({0: {"rubies": rubies}}, players)
        for _ in range(players):
            idle(scene)
        assert (scene.state["phase"] == "last-cards" or scene.game.over) == ends


@rule("END-09")
def test_coffee_and_guild_cards_break_no_tie():
    scene = mocha_table(
        {0: {"rubies": 6}, 1: {"rubies": 6}}, 3, coffee={0: 12}, guild={0: [1, 2, 3]}, active=2, round=9
    )
    idle(scene)
    assert scene.game.over
    assert scene.game.winners() == [0, 1]


@rule("ED-05")
@pytest.mark.parametrize("edition", ["first", "first-fr"])
def test_the_first_editions_have_no_coffee(edition):
    with pytest.raises(bedesten.OptionError, match="edition"):
        bedesten.new("istanbul", expansions=["mocha"], edition=edition)


@rule("ED-10")
def test_what_the_german_text_says_more_exactly_holds():
    """Two players' tiles (above), different trades, and exchanged goods taken back in the same kinds."""
    scene = mocha_table({0: {"merchant": 7, "lira": 6}}).play("go 17", "leave", "roast lira")
    assert not scene.can("roast lira")
    scene = mocha_table({0: {"goods": "red", "hand": "exchange"}}).play("play exchange", "give red", "take red")
    assert goods_of(scene) == {"red": 1}


@rule("MB-05")
def test_an_owner_may_replace_what_nobody_has_seen():
    shown = {
        "tavern": {"tiles": [2, 3, 5, 6], "baksheesh_back": [1, 1, 0, 1]},
        "reward_dice": {"6": ["3 Lira", "coffee"]},
    }
    game = bedesten.new("istanbul", expansions=["mocha"], components=shown)
    assert game.view()["signs"]["19"]["deals"][1]["price"] == {"coffee": 2}
    for wrong in (
        {"tavern": {"tiles": [2, 2]}},
        {"tavern": {"baksheesh_back": [9, 0, 0, 0]}},
        {"tavern": {"baksheesh_front": [1, 1, 1, 0]}},
        {"reward_dice": {"1": ["3 rubies"]}},
        {"mocha_bonus_cards": {"corner": 0}},
    ):
        with pytest.raises(ComponentError):
            bedesten.new("istanbul", expansions=["mocha"], components=wrong)


@rule("GEN-12")
def test_guild_hands_are_hidden_and_all_else_is_open():
    scene = mocha_table(guild={0: [3, 7], 1: [12]}, coffee={1: 4}, guild_discards=[20], tavern={1: "movement"})
    view = scene.game.view(0)["parts"]["mocha"]
    assert view["guild_hands"] == [{"count": 2, "cards": [3, 7]}, {"count": 1}, {"count": 0}, {"count": 0}]
    assert view["guild_pile"] == 16
    assert view["guild_discards"] == [20]
    assert view["coffee"] == [0, 4, 0, 0]
    assert view["tavern_tiles"] == [[], ["movement"], [], []]
    assert scene.game.view(None)["parts"]["mocha"]["guild_hands"][0] == {"count": 2}


@rule("MB-02")
def test_everybody_may_draw_the_new_cards():
    drawn = set()
    for seed in range(60):
        game = bedesten.new("istanbul", players=5, seed=seed, expansions=["mocha"])
        for seat in game.state()["seats"]:
            drawn |= set(seat["hand"])
    assert set(NEW_CARDS) <= drawn
