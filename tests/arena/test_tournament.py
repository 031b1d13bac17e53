"""Tournaments: what is checked, who plays whom, in which seats, with which deals."""

import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from arena.tournaments import small
from bedesten import arena
from bedesten.bots import LEVELS
from bedesten.kernel.errors import BedestenError, OptionError

ROOT = Path(__file__).resolve().parent.parent.parent


def test_a_ladder_pairs_neighbours():
    found = arena.make_tournament(
        {"bots": {"a": "random", "b": "random", "c": "random"}, "match": [{"kind": "ladder", "bots": ["a", "b", "c"]}]}
    )
    assert [(match.upper.name, match.lower.name) for match in found.matches] == [("b", "a"), ("c", "b")]
    assert {match.setting for match in found.matches} == {"istanbul-4"}
    assert found.matches[0].fair == found.matches[0].goal == 1 / 4
    assert (found.matches[0].ways, found.matches[0].deals, found.games) == (4, 25, 200)


def test_a_round_robin_pairs_everybody_half_and_half():
    names = dict.fromkeys("abcd", "random")
    found = arena.make_tournament({"bots": names, "match": [{"kind": "round-robin", "bots": list(names)}]})
    assert [match.upper.name + match.lower.name for match in found.matches] == ["ba", "ca", "da", "cb", "db", "dc"]
    assert all(match.fair == 0.5 and match.ways == 6 for match in found.matches)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("table", ["one", "half"])
def test_seats_are_fair(players, table):
    given = {
        "bots": {"a": "random", "b": "random"},
        "setting": [{"players": players}],
        "match": [{"kind": "ladder", "bots": ["a", "b"], "table": table}],
    }
    (match,) = arena.make_tournament(given).matches
    orders: Any = match.plan.orders
    seats = Counter((seat, bot.name) for order in orders for seat, bot in enumerate(order))
    uppers = {seats[seat, "b"] for seat in range(players)}
    assert uppers == {match.fair * match.ways}
    assert len(set(match.plan.orders)) == match.ways


def test_every_way_of_a_deal_is_the_same_deal():
    found = small()
    match = found.matches[1]
    begun = [match.plan.begin(index) for index in range(2 * match.ways)]
    deals = [(game.seed, game.fingerprint()) for game, _ in begun]
    assert len(set(deals[: match.ways])) == 1
    assert len(set(deals)) == 2
    starts = [game.state()["start"] for game, _ in begun]
    sat = [[arena.bot_name(bot) for bot in seated] for _, seated in begun]
    order = [[*names[start:], *names[:start]] for names, start in zip(sat, starts, strict=True)]
    assert order[: match.ways] == order[match.ways :]
    assert [names.index("second") for names in order[: match.ways]] == [0, 1, 2]
    assert all(match.seed(index) == begun[index][0].seed for index in range(len(begun)))


def test_all_matches_of_a_setting_share_their_deals():
    ladder, mirror = (match for match in small().matches if match.setting == "two")
    assert mirror.seed(0) == ladder.seed(0)
    assert mirror.plan.begin(0)[0].fingerprint() == ladder.plan.begin(0)[0].fingerprint()


def test_tournaments_are_made_again_from_what_they_say():
    found = small()
    again = arena.make_tournament(found.source)
    assert again.source == found.source
    assert [match.key for match in again.matches] == [match.key for match in found.matches]
    assert again.identity() == found.identity()


def test_plans_travel():
    match = small().matches[0]
    assert pickle.loads(pickle.dumps(match.plan)).orders == match.plan.orders


def test_a_bot_may_enter_by_its_spec_or_under_a_name():
    found = arena.make_tournament(
        {"bots": {"slow": "greedy:iterations=40"}, "match": [{"kind": "ladder", "bots": ["random", "slow"]}]}
    )
    assert {entrant.name: entrant.bot for entrant in found.entrants} == {
        "slow": "greedy:iterations=40",
        "random": "random",
    }


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"colour": "red"}, "a tournament has no 'colour'; it has title, seed"),
        ({"seed": -1}, "seed: a whole number from 0 on, not -1"),
        ({"limit": 0}, "limit: a whole number from 1 on, not 0"),
        ({"match": []}, "match: there must be one"),
        ({"match": [{"kind": "cup", "bots": ["first"]}]}, "kind: one of ladder, round-robin, mirror, not 'cup'"),
        ({"match": [{"kind": "ladder", "bots": ["first"]}]}, "a ladder needs at least two bots"),
        ({"match": [{"kind": "ladder", "bots": ["first", "first"]}]}, "bot: 'first' is there twice"),
        ({"match": [{"kind": "ladder", "bots": "first"}]}, "bots is a list of names"),
        ({"match": [{"kind": "mirror", "bots": ["clever"]}]}, "bots: any of random"),
        ({"match": [{"kind": "mirror", "bots": ["first"], "settings": ["x"]}]}, "settings: any of two, dice, not 'x'"),
        ({"match": [{"kind": "mirror", "bots": ["first"], "games": 0}]}, "games: a whole number from 1 on"),
        ({"match": [{"kind": "mirror", "bots": ["first"], "size": 0}]}, "a match has no 'size'"),
        ({"match": [{"kind": "ladder", "bots": ["first", "second"], "goal": 65}]}, "goal: a share between 0 and 1"),
        ({"match": [{"kind": "ladder", "bots": ["first", "second"], "table": "x"}]}, "table: one of one, half"),
        ({"match": [{"kind": "mirror", "bots": ["first"]}] * 2}, "match: 'two/first' is there twice"),
        ({"setting": [{"players": 6}]}, "players: 2 to 5, not 6"),
        ({"setting": [{"players": 2}] * 2}, "setting: 'istanbul-2' is there twice"),
        ({"setting": [{"seed": 2}]}, "setting: seed is not for tournaments"),
        ({"setting": {"players": 2}}, r"setting: a list of tables, written \[\[setting\]\]"),
        ({"bots": ["first"]}, "bots: names, each with a bot"),
    ],
)
def test_wrong_input_is_named(more, message):
    with pytest.raises(OptionError, match=message):
        small(**more)


def test_files_name_themselves_in_complaints(tmp_path):
    file = tmp_path / "cup.toml"
    file.write_text("match = 3\n", encoding="utf-8")
    with pytest.raises(OptionError, match=r"cup\.toml: match: a list of tables"):
        arena.read_file(file)
    file.write_text("match =\n", encoding="utf-8")
    with pytest.raises(OptionError, match=r"cup\.toml: Invalid value"):
        arena.read_file(file)


def test_components_are_looked_for_beside_the_file(tmp_path):
    (tmp_path / "own.toml").write_text("[small_market]\nextra_demand = [[2, 1, 1, 1]]\n", encoding="utf-8")
    file = tmp_path / "cup.toml"
    file.write_text(
        '[[setting]]\ncomponents = "own.toml"\n[[match]]\nkind = "mirror"\nbots = ["random"]\n', encoding="utf-8"
    )
    assert arena.read_file(file).settings[0].options["components"] == {"small_market": {"extra_demand": [[2, 1, 1, 1]]}}
    file.write_text(file.read_text(encoding="utf-8").replace("own.toml", "none.toml"), encoding="utf-8")
    with pytest.raises(BedestenError, match=r"none\.toml"):
        arena.read_file(file)


def test_looks_double():
    def stops(games, looks):
        given = {"bots": {"a": "random", "b": "random"}, "setting": [{"players": 2}]}
        match = {"kind": "ladder", "bots": ["a", "b"], "games": games, "looks": looks}
        return arena.make_tournament(given | {"match": [match]}).matches[0].stops()

    assert stops(200, 1) == [100]
    assert stops(200, 4) == [13, 25, 50, 100]
    assert stops(32, 4) == [8, 16]
    assert stops(6, 4) == [3]


def test_the_published_ladder_can_be_read():
    found = arena.read_file(ROOT / "benchmarks" / "ladder.toml")
    assert [(s.game, s.players, s.options.get("expansions")) for s in found.settings] == [
        ("istanbul", 2, None),
        ("istanbul", 3, None),
        ("istanbul", 4, None),
        ("istanbul", 5, None),
        ("istanbul", 4, ["mocha", "letters"]),
        ("dicegame", 3, None),
    ]
    assert [entrant.name for entrant in found.entrants] == [level.name for level in LEVELS]
    assert {match.goal for match in found.matches if match.setting == "base-2"} == {0.65}


def test_the_other_published_tournament_can_be_read():
    found = arena.read_file(ROOT / "benchmarks" / "one_second.toml")
    assert [(entrant.name, entrant.bot) for entrant in found.entrants] == [
        ("mcts-1s", "mcts:ms=1000"),
        ("champion-100ms", "champion:ms=100"),
        ("champion-1s", "champion:ms=1000"),
    ]
    assert all(match.games for match in found.matches)
