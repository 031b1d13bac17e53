"""Studies: facts are what records say, findings what facts say."""

import json
from math import exp, log

import pytest

import bedesten
from bedesten import arena
from bedesten.kernel.errors import BedestenError, OptionError, RecordError
from bedesten.study import Facts, facts_of, findings, fresh, read_records
from bedesten.study.charts import study_charts
from bedesten.study.diversity import between, bootstrap, diversity, within
from bedesten.study.findings import seat_advantage
from bedesten.study.page import page
from bedesten.study.sources import layouts_of


def game(winners, start=0, rounds=20, visits=None, layout="short", board=(1, 2), over=True, players=2):
    walks = visits or ({"Fountain": 2, "Tea House": 1}, {"Fountain": 1})
    rubies = tuple({"Wainwright": 2} if seat in winners else {} for seat in range(players))
    return Facts(
        "istanbul", players, "Istanbul, 2 players, big-box", layout, board, start, over, winners, rounds, rubies, walks
    )


# ── Facts ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["istanbul", "dicegame"])
def test_facts_are_those_of_the_game(name):
    plan = arena.prepare(1, "random", players=3, seed=8, game=name)
    found = arena.play_game(plan, 0)
    record = bedesten.new(name, players=3, seed=found.seed)
    bots = [arena.plan.make_bot("random", arena.bot_seed(found.seed, seat)) for seat in range(3)]
    visits = [0, 0, 0]
    while not record.over:
        for event in record.play(bots[record.actor].choose(record.sight(record.actor))):
            if event.what == {"istanbul": "go", "dicegame": "act"}[name]:
                visits[event.seat] += 1
    facts = facts_of(record.record())
    assert (facts.game, facts.players, facts.over, facts.winners) == (name, 3, True, found.winners)
    assert (facts.rounds, facts.start) == (found.rounds, found.start)
    assert [sum(seat.values()) for seat in facts.visits] == visits
    names = plan.place_names
    assert list(facts.rubies) == [
        {names[place]: count for place, count in seat.rubies_from.items()} for seat in found.seats
    ]


def test_what_was_taken_back_did_not_happen():
    played = bedesten.new(players=2, seed=1)
    text = played.text(played.moves()[0])
    played.play_text(text)
    before = facts_of(played.record(reveal=True))
    played.undo()
    played.play_text(text)
    assert facts_of(played.record(reveal=True)) == before
    assert sum(map(len, before.visits)) == 1


def test_settings_are_told_apart():
    def setting(**options):
        return facts_of(bedesten.new(seed=1, **options).record()).setting

    assert setting(players=3) == setting(players=3, layout="long") == "Istanbul, 3 players, big-box"
    assert setting(players=2, expansions=["mocha"]) == "Istanbul, 2 players, big-box, mocha"
    assert setting(game="dicegame", players=2) == "The Dice Game, 2 players"


# ── Sources ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def records(tmp_path_factory):
    """An arena's folder, with other texts in it."""
    folder = tmp_path_factory.mktemp("records")
    tournament = arena.make_tournament(
        {
            "limit": 40,
            "setting": [{"players": 2}, {"game": "dicegame", "players": 2}],
            "match": [{"kind": "mirror", "bots": ["random"], "games": 25}],
        }
    )
    with arena.Ledger(folder, tournament) as ledger:
        arena.play_tournament(ledger, arena.Local())
    (folder / "command.txt").write_text("bedesten arena …", encoding="utf-8")
    (folder / "records" / ".half.txt").write_text("Bedesten 1\n", encoding="utf-8")
    return folder


def test_records_are_found_at_any_depth(records):
    told = []
    found = read_records([records], tell=lambda done, total: told.append((done, total)))
    assert len(found) == 50
    assert told[-1] == (50, 50)
    assert {facts.game for facts in found} == {"istanbul", "dicegame"}


def test_jobs_change_nothing(records):
    assert read_records([records], jobs=2) == read_records([records])


def test_single_records_and_wrong_ones(records, tmp_path):
    file = next((records / "records").rglob("000000.txt"))
    assert len(read_records([file])) == 1
    with pytest.raises(BedestenError, match=r"nowhere: no such file or folder"):
        read_records([tmp_path / "nowhere"])
    with pytest.raises(BedestenError, match="no records there"):
        read_records([tmp_path])
    bad = tmp_path / "bad.txt"
    bad.write_text("Bedesten 1\ngame: chess\n", encoding="utf-8")
    with pytest.raises(BedestenError, match=r"bad\.txt: "):
        read_records([bad])
    bad.write_text("no record", encoding="utf-8")
    with pytest.raises(RecordError, match=r"bad\.txt: line 1"):
        read_records([bad])


def test_games_played_for_it():
    found = list(fresh(2, "random", ["short", "random:2"], seed=1, jobs=1, players=2, limit=30))
    assert [facts.layout for facts in found] == ["short", "short", "random 1", "random 1", "random 2", "random 2"]
    assert found[2].board == found[3].board != found[4].board
    assert [facts.layout for facts in fresh(1, "random", [], seed=1, jobs=1, players=2, limit=30)] == ["short"]
    again = list(fresh(2, "random", ["short", "random:2"], seed=1, jobs=1, players=2, limit=30))
    assert again == found


@pytest.mark.parametrize("wrong", ["random:0", "random:x", "long:2", "random:9999"])
def test_wrong_layouts_are_named(wrong):
    with pytest.raises(OptionError, match="layouts: names, or random:3"):
        layouts_of([wrong], 1, {})


# ── Findings ───────────────────────────────────────────────────────────────────────────────────────────────


def test_seats_and_length():
    games = [
        game((0,), start=0, rounds=10),
        game((0,), start=1, rounds=20),
        game((0, 1), rounds=30),
        game((), over=False),
    ]
    (found,) = findings(games)
    json.dumps(found)
    assert (found["games"], found["given_up"], found["players"]) == (4, 1, 2)
    assert [row["wins"] for row in found["seats"]["order"]] == [1.5, 1.5]
    assert found["length"]["mean"] == 20
    assert found["length"]["quartiles"] == [15, 20, 25]
    assert found["length"]["counts"] == [(10, 1), (20, 1), (30, 1)]


def test_winners_and_others():
    (found,) = findings([game((0,)), game((0,))])
    assert found["rubies"] == [{"name": "Wainwright", "winners": 2.0, "others": 0.0, "share": 1.0}]
    assert found["visits"] == [
        {"name": "Fountain", "winners": 2.0, "others": 1.0, "share": 0.75},
        {"name": "Tea House", "winners": 1.0, "others": 0.0, "share": 0.25},
    ]


def test_a_setting_in_which_no_game_ended():
    (found,) = findings([game((), over=False)])
    assert "seats" not in found
    assert "1 of them without end" in page([found], [{}], "x")


def test_an_advantage_is_compared_with_chance():
    none = seat_advantage([50, 50, 50, 50], 200)
    assert none["advantage"] == 0
    assert none["p"] == 1
    clear = seat_advantage([80, 40, 40, 40], 200)
    assert clear["advantage"] == pytest.approx(0.2)
    assert clear["p"] < 0.002
    assert 0.03 < clear["chance"] < clear["chance_high"] < 0.2
    # the mean range of four equals: 2.059 standard deviations, which are sqrt(1 / (200 · 4))
    assert clear["chance"] == pytest.approx(2.059 / 800**0.5, rel=0.05)


def test_diversity_is_a_number_of_places():
    alike = [{"a": 5, "b": 5}, {"a": 1, "b": 1}]
    assert diversity(alike) == pytest.approx(2)
    assert within(alike) == pytest.approx(2)
    assert between(alike) == pytest.approx(1)
    apart = [{"a": 4}, {"b": 4}]
    assert [diversity(apart), within(apart), between(apart)] == pytest.approx([2, 1, 2])
    uneven = -(0.75 * log(0.75) + 0.25 * log(0.25))
    assert diversity([{"a": 3, "b": 1}]) == pytest.approx(exp(uneven))


def test_bootstrap_holds_the_mean():
    low, high = bootstrap(list(range(101)), lambda sample: sum(sample) / len(sample))
    assert 42 < low < 48
    assert 52 < high < 58


def test_layouts_stand_beside_each_other():
    games = [game((0,), rounds=10) for _ in range(4)] + [game((1,), rounds=30, layout="long") for _ in range(4)]
    games += [
        game((0,), layout="custom", board=(2, 1)),
        game((0,), layout="random"),
        game((0,), layout="random", board=(3,)),
    ]
    (found,) = findings(games)
    assert [row["layout"] for row in found["layouts"]] == ["short", "long", "custom 2 1", "random"]
    short, long, custom, rest = found["layouts"]
    assert (short["length"]["mean"], long["length"]["mean"]) == (10, 30)
    assert short["seats"]["advantage"] == 1
    assert short["routes"]["diversity"] > long["routes"]["diversity"] == 1
    assert custom["board"] == [2, 1]
    assert rest["board"] is None


def test_page_and_plots(tmp_path):
    games = [game((i % 2,), start=i % 2, rounds=15 + i, layout=("short", "long")[i % 2]) for i in range(12)]
    (found,) = findings(games)
    plots = study_charts(found, tmp_path)
    assert sorted(plots) == ["layouts", "length", "rubies", "seats", "visits"]
    assert len(list(tmp_path.iterdir())) == 10
    assert all(path.read_bytes().startswith(b"<?xml") for path in plots.values())
    text = page([found], [{what: path.name for what, path in plots.items()}], "`x`")
    assert "| Fountain | 1.50 | 1.50 |" in text
    assert "![Layouts](istanbul-2-players-big-box-layouts.svg)" in text
    assert "\n\n\n" not in text
