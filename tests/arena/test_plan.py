"""Plans: what is checked, what is filled in, who sits where."""

import pickle
from collections import Counter
from typing import Any

import pytest

from bedesten import arena
from bedesten.bots.random_bot import RandomBot
from bedesten.kernel.errors import BedestenError, ComponentError, OptionError

OWN = {"small_market": {"extra_demand": [[2, 1, 1, 1]]}}


def options_of(plan: arena.Plan) -> dict[str, Any]:
    found: Any = plan.settings()["options"]
    return found


def test_one_bot_for_all_seats():
    plan = arena.prepare(5, "greedy")
    assert plan.names == ["greedy"] * 4
    assert not plan.rotate
    assert arena.prepare(5, ["greedy"], players=5).names == ["greedy"] * 5


def test_as_many_players_as_bots():
    plan = arena.prepare(5, "greedy, random")
    assert plan.names == ["greedy", "random"]
    assert options_of(plan)["players"] == 2
    assert plan.rotate


def test_a_bot_may_be_a_class():
    plan = arena.prepare(5, ["random", RandomBot])
    assert plan.names == ["random", "RandomBot"]
    assert arena.prepare(5, RandomBot, players=3).names == ["RandomBot"] * 3


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 0}, "games: a whole number from 1 on, not 0"),
        ({"games": -3}, "games: a whole number from 1 on, not -3"),
        ({"games": 1.5}, "games: a whole number"),
        ({"limit": 0}, "limit: a whole number from 1 on, not 0"),
        ({"bots": "clever"}, "bots: any of random, .*, not 'clever'"),
        ({"bots": "random,"}, "bots: a name is missing in 'random,'"),
        ({"bots": ["random", 7]}, "bots: names, or classes of bots, not 7"),
        ({"bots": "greedy,random", "players": 4}, "bots: one for each of the 4 players, or one for all, not 2"),
        ({"bots": "random,random,random,random,random,random"}, "players: 2 to 5, not 6"),
        ({"players": 1}, "players: 2 to 5, not 1"),
        ({"seed": -1}, "seed: a whole number from 0 to"),
        ({"edition": "second"}, "edition: one of"),
        ({"layout": "spiral"}, "layout: one of"),
        ({"variants": "chess"}, "variants: any of"),
        ({"colour": "red"}, "there is no option 'colour'"),
        ({"chance": "manual"}, "chance: not for simulations"),
        ({"names": ["a", "b"]}, "names: not for simulations"),
        ({"game": "chess"}, "game: one of"),
    ],
)
def test_wrong_input_is_named(wrong, message):
    with pytest.raises(OptionError, match=message.replace("(", r"\(")) as caught:
        arena.prepare(**({"games": 1, "bots": "random"} | wrong))
    assert "\n" not in str(caught.value)


def test_a_missing_component_file_is_named(tmp_path):
    with pytest.raises(ComponentError, match="nowhere"):
        arena.prepare(1, "random", components=tmp_path / "nowhere.toml")


def test_a_component_file_is_read_once(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text("[small_market]\nextra_demand = [[2, 1, 1, 1]]\n", encoding="utf-8")
    plan = arena.prepare(1, "random", components=file)
    file.unlink()
    assert plan.options["components"] == OWN
    assert options_of(plan)["components"] == OWN
    assert plan.begin(0)[0].options.as_dict()["components"] == OWN


@pytest.mark.parametrize("folder", ["file", "file/below"])
def test_records_need_a_folder(tmp_path, folder):
    (tmp_path / "file").write_text("")
    with pytest.raises(BedestenError, match=r"records: can't write to .*file"):
        arena.prepare(1, "random", records=tmp_path / folder)


def test_the_folder_for_records_is_made_and_left_empty(tmp_path):
    plan = arena.prepare(1, "random", records=tmp_path / "a" / "b")
    assert plan.records == str(tmp_path / "a" / "b")
    assert list((tmp_path / "a" / "b").iterdir()) == []


def test_a_seed_is_drawn():
    assert arena.prepare(1, "random").seed != arena.prepare(1, "random").seed
    assert arena.prepare(1, "random", seed=0).seed == 0


def test_plans_pickle():
    plan = arena.prepare(3, ["random", RandomBot], components=OWN, variants=["caravan-leader"])
    assert pickle.loads(pickle.dumps(plan)) == plan


def test_each_game_of_a_random_layout_has_its_own():
    plan = arena.prepare(2, "random", layout="random", seed=1)
    assert plan.begin(0)[0].options.as_dict()["board"] != plan.begin(1)[0].options.as_dict()["board"]
    assert "board" not in options_of(plan)
    assert "board" in options_of(arena.prepare(2, "random"))


# ── Seats ──────────────────────────────────────────────────────────────────────────────────────────────────


def in_order(plan, index):
    """Who plays in a game, from the starting player on."""
    game, seated = plan.begin(index)
    assert game.names == list(seated)
    start = game.state()["start"]
    return (*seated[start:], *seated[:start])


def test_everybody_begins_once_in_a_round():
    plan = arena.prepare(8, "greedy,random,random", seed=1)
    assert [in_order(plan, index) for index in range(4)] == [
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
        ("greedy", "random", "random"),
    ]


def test_without_rotation_nobody_changes_seats():
    plan = arena.prepare(8, "greedy,random,random", rotate=False, seed=1)
    assert {plan.begin(index)[1] for index in range(8)} == {("greedy", "random", "random")}
    assert len({in_order(plan, index) for index in range(8)}) > 1


@pytest.mark.parametrize(("bots", "ways"), [("ab", 2), ("abc", 6), ("aabb", 6), ("abbb", 4), ("abcd", 24), ("aaaa", 1)])
def test_every_seating_comes_once(bots, ways):
    found = arena.seatings(tuple(bots))
    assert len(found) == len(set(found)) == ways
    assert found[0] == tuple(bots)


@pytest.mark.parametrize("bots", ["abc", "aabb", "abcd", "aabbc"])
def test_order_and_neighbours_are_fair(bots):
    found = arena.seatings(tuple(bots))
    for seat in range(len(bots)):
        sat = Counter(seated[seat] for seated in found)
        assert all(sat[bot] * len(bots) == len(found) * bots.count(bot) for bot in set(bots))
    follows = Counter((seated[i - 1], seated[i]) for seated in found for i in range(len(bots)))
    assert all(follows[a, b] == follows[b, a] for a in set(bots) for b in set(bots))
