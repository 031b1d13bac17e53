"""Whole games at the terminal table: played, undone, saved, resumed, handed over, won."""

from __future__ import annotations

import json
import random
import re

import pytest

import bedesten
from bedesten.bots import USUAL
from bedesten.kernel.errors import OptionError
from bedesten.terminal.saves import Saved
from bedesten.terminal.seating import SeatedPlayer, chairs_of
from scenes import at_table
from terminal.sessions import Table, Typist, any_number, curious

ASIDES = ["?", "? 9", "? far", "why not go 13", "log", "log 5", "board", "places", "hand", "moves", "save", "help"]
NONSENSE = ["foo", "99", "-3", "go 99", "", "undo turn", "undo twice", "go 3; leave; dance", "why", "? chess", "\x1b[A"]


@pytest.mark.parametrize(
    ("players", "people", "options"),
    [
        (2, 1, {"variants": ["neutral-assistants"]}),
        (3, 2, {"variants": ["neutral-assistants", "caravan-leader"], "layout": "random"}),
    ],
)
def test_whole_games_fit_80_columns_and_end_with_standings(players, people, options, tmp_path, home):
    game = bedesten.new("istanbul", players=players, seed=players, **options)
    play_to_the_end(game, people, tmp_path / "play.json")
    record = next((home / "records").iterdir())
    assert bedesten.verify(record.read_text(encoding="utf-8")).genuine


@pytest.mark.parametrize(
    ("players", "people", "options"),
    [
        (4, 2, {"edition": "first-fr", "variants": ["neutral-assistants"]}),
        (5, 3, {"edition": "first"}),
        (3, 1, {"expansions": ["mocha"]}),
        (4, 2, {"expansions": ["mocha", "letters"]}),
    ],
)
def test_large_tables_near_the_end(players, people, options, tmp_path):
    rich = {"rubies": 4, "lira": 60, "room": 5, "goods": "red4 green3 yellow4 blue3", "hand": "good five-lira"}
    scene = at_table(players, {seat: rich if seat < 4 else {"lira": 1} for seat in range(players)}, options=options)
    scene.game.manual = False
    play_to_the_end(scene.game, people, tmp_path / "play.json")


def play_to_the_end(game, people, save):
    players = game.options.players
    chairs = chairs_of(None, players, people, "random", "Ada")
    choose = curious(random.Random(players), 0.2, [*ASIDES, *NONSENSE, "undo", "u"])
    table = Table(game, chairs, Typist(choose=choose), save=save)
    table.session.run()
    assert table.session.game.over
    for line in table.text.split("\n"):
        assert len(line) <= 80 or "/" in line  # a path is never broken
    assert " won by " in table.text or " share the victory" in table.text
    assert not save.exists()


@pytest.mark.parametrize("width", [80, 120])
def test_random_numbers_lead_somewhere_in_colour_too(width):
    game = bedesten.new("istanbul", players=2, seed=5)
    typist = Typist(choose=any_number(random.Random(5)))
    table = Table(game, None, typist, width=width, colour=True)
    typist.typed = 19_700  # enough for a look at every kind of screen
    table.session.run()
    for line in table.text.split("\n"):
        assert len(re.sub(r"\x1b\[[0-9;]*m", "", line)) <= width


def test_the_hands_of_others_are_never_shown():
    """The same moves with other cards in the bots' hands give the same screens."""
    game = bedesten.new("istanbul", players=2, seed=1, start=0)
    hidden = game.state()["seats"][1]["hand"]
    table = Table(game, typist=Typist([*ASIDES, "log all"]))
    table.session.run()
    for card in hidden:
        if card not in game.view(0)["seats"][0]["hand"]:
            shown = table.text.replace("? far", "").replace("Card far", "")
            assert f"draws a card ({card})" not in shown
            assert f"{card} (" not in shown


def test_undo_takes_back_and_stops_at_dice(tmp_path):
    game = bedesten.new("istanbul", players=2, seed=1, start=0)
    before, start = game.fingerprint(), len(game.entries)
    typist = Typist(["go 9", "leave", "undo", "undo turn", "undo", "go 9; leave; announce 12", "undo"])
    table = Table(game, [SeatedPlayer("Ada"), SeatedPlayer("Bo")], typist)
    typist.lines.insert(0, "")  # the curtain
    table.session.run()
    game = table.session.game
    assert "Nothing can be taken back" in table.text
    assert game.entries[-1] >= 0
    assert [entry for entry in game.entries if entry < 0]
    assert bedesten.replay(game.record(), at=start).fingerprint() == before


def test_wrong_input_loses_nothing_and_says_why():
    game = bedesten.new("istanbul", players=2, seed=1, start=0)
    before = game.fingerprint()
    table = Table(game, typist=Typist([*NONSENSE, "why not go 16", "why not go 2"]))
    table.session.run()
    assert game.fingerprint() == before
    assert "Place 16 is 3 steps away, and the merchant goes 1 or 2 (MOV-01)" in table.text.replace("\n", " ")
    assert "Nothing forbids it" in table.text


def test_what_concerns_me_stands_out():
    game = bedesten.new("istanbul", players=2, seed=1, start=0)
    table = Table(
        game,
        [SeatedPlayer("Ada"), SeatedPlayer("Bo")],
        Typist(["", "go 6; leave; pass", "", "go 6; leave; pay; pass", "", "log"]),
    )
    table.session.run()
    assert "> Bo goes to 6 Caravansary, leaves an assistant, pays you 2 Lira, passes" in table.text


def test_people_at_one_screen_have_a_curtain_between_them():
    game = bedesten.new("istanbul", players=2, seed=1, start=0)
    hands = [set(game.state()["seats"][seat]["hand"]) for seat in (0, 1)]
    assert not hands[0] & hands[1]
    table = Table(game, [SeatedPlayer("Ada"), SeatedPlayer("Bo")], Typist(["", "go 6; leave; pass", "", "hand"]))
    table.session.run()
    ada, bo = re.split(r"Bo, it is your turn", table.text, maxsplit=1)
    assert ada.count("Ada, press Enter") == 1
    assert bo.count("Bo, press Enter") == 1
    for card in hands[1]:
        assert f"{card} (" not in ada
    for card in hands[0]:
        assert f"{card} (" not in bo
        assert f"{card} -" not in bo


def test_bots_may_play_among_themselves(home):
    game = bedesten.new("istanbul", players=2, seed=3)
    table = Table(game, chairs_of("random,random"))
    table.session.run()
    assert table.session.game.over
    assert "Red goes to" in table.text
    assert list((home / "records").iterdir())


def test_a_game_is_saved_after_every_move_and_goes_on(tmp_path):
    path = tmp_path / "play.json"
    game = bedesten.new("istanbul", players=2, seed=1, start=0)
    chairs = [SeatedPlayer("Ada"), SeatedPlayer("Bo")]
    table = Table(game, chairs, Typist(["", "go 6", "leave", "quit"]), save=path)
    table.session.run()
    assert "goes on from here" in table.text
    loaded, seated = Saved(path).load()
    assert loaded.fingerprint() == game.fingerprint()
    assert seated == chairs
    assert loaded.question == "caravansary"
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["play.json"]


def test_two_sittings_with_one_file_do_not_overwrite_each_other(tmp_path):
    path = tmp_path / "play.json"
    first, second = Saved(path), Saved(path)
    games = [bedesten.new("istanbul", players=2, seed=seed) for seed in (1, 2)]
    chairs = chairs_of(None, 2)
    first.write(games[0], chairs, False)
    second.write(games[1], chairs, False)
    first.write(games[0], chairs, False)
    assert first.path != second.path
    for saved, game in ((first, games[0]), (second, games[1])):
        assert Saved(saved.path).load()[0].fingerprint() == game.fingerprint()


def test_a_disc_that_is_full_does_not_end_the_game(tmp_path, capsys, monkeypatch):
    game = bedesten.new("istanbul", players=2, seed=1, start=0)
    blocked = tmp_path / "file"
    blocked.write_text("")
    table = Table(game, typist=Typist(["6", "1", "save"]), save=blocked / "play.json")
    table.session.run()
    assert capsys.readouterr().err.count("can't be saved") == 1
    assert "could not be saved" in table.text


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        ({}, ["Player 1", USUAL, USUAL]),
        ({"players": 2}, ["Player 1", USUAL]),
        ({"people": 2}, ["Player 1", "Player 2", USUAL]),
        ({"people": 4, "name": "Ada"}, ["Ada", "Player 2", "Player 3", "Player 4"]),
        ({"people": 0, "players": 2}, [USUAL, USUAL]),
        ({"bots": "random,greedy", "players": 4}, ["Player 1", "random", "greedy", "random"]),
        ({"bots": "random,greedy,random"}, ["Player 1", "random", "greedy", "random"]),
        ({"seats": "greedy, Bo ,me,Random", "name": "Ada"}, ["greedy", "Bo", "Ada", "random"]),
    ],
)
def test_seats(given, seats):
    assert [chair.name or chair.bot for chair in chairs_of(**given)] == seats


def test_seats_that_make_no_sense():
    for given in ({"seats": "Ada,ada"}, {"seats": ""}, {"bots": "chess"}, {"people": 3, "players": 2}):
        with pytest.raises(OptionError):
            chairs_of(**given)


def test_the_saved_file_is_documented_json(tmp_path):
    path = tmp_path / "play.json"
    game = bedesten.new("istanbul", players=2, seed=1)
    Saved(path).write(game, chairs_of(None, 2), True)
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert saved["table"] == 1
    assert saved["seats"] == [{"name": "Player 1"}, {"bot": USUAL}]
    assert bedesten.load(saved["game"]).fingerprint() == game.fingerprint()
