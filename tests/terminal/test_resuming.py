"""``bedesten play`` as it is started: anew, again, and with a file that is damaged."""

from __future__ import annotations

import json

import pytest


def play(bedesten_says, *options, typed=""):
    return bedesten_says("play", *options, typed=typed)


def test_a_game_goes_on_where_it_was(bedesten_says, home):
    code, said, _ = play(bedesten_says, "--seed", "4", "--players", "2", "--start", "you", typed="go 6\nleave\nq\n")
    assert code == 0
    assert str(home / "play.json") in said
    code, said, _ = play(bedesten_says, typed="q\n")
    assert code == 0
    assert "Your game goes on (Istanbul, 2 players, round 1)" in said
    assert "What do you do at 6 Caravansary?" in said


def test_the_end_of_input_is_like_quit(bedesten_says, home):
    assert play(bedesten_says, typed="")[0] == 0
    assert (home / "play.json").exists()


def test_options_for_a_new_game_need_new(bedesten_says):
    play(bedesten_says)
    code, _, complaint = play(bedesten_says, "--players", "4")
    assert code == 2
    assert "--new" in complaint


def test_new_keeps_the_unfinished_game(bedesten_says, home):
    play(bedesten_says, "--start", "you", typed="go 6\n")
    code, said, _ = play(bedesten_says, "--new", "--players", "2")
    assert code == 0
    kept = next(home.glob("play-unfinished-*.json"))
    assert str(kept) in said
    code, said, _ = play(bedesten_says, "--save", str(kept))
    assert "You come to 6 Caravansary" in said


def test_save_says_where(bedesten_says, home, tmp_path):
    path = tmp_path / "games" / "mine.json"
    play(bedesten_says, "--save", str(path))
    assert path.exists()
    assert not (home / "play.json").exists()


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "[]",
        '"x"',
        '{"table": 1}',
        '{"table": 1, "seats": [], "game": {}}',
        "\x00\x01",
        '{"table": 99, "game": {}}',
    ],
)
def test_a_damaged_file_is_kept_aside(bedesten_says, home, damage):
    home.mkdir(parents=True)
    (home / "play.json").write_text(damage, encoding="utf-8")
    code, said, complaint = play(bedesten_says, typed="q\n")
    assert code == 0
    assert "Where does your merchant go?" in said
    kept = next(home.glob("play-damaged-*.json"))
    assert kept.read_text(encoding="utf-8") == damage
    assert str(kept) in complaint
    assert complaint.count("\n") == 1


def test_a_file_that_was_meddled_with_is_noticed(bedesten_says, home):
    play(bedesten_says, "--start", "you", typed="go 6\n")
    saved = json.loads((home / "play.json").read_text(encoding="utf-8"))
    saved["game"]["state"]["seats"][0]["lira"] = 99
    (home / "play.json").write_text(json.dumps(saved), encoding="utf-8")
    _, _, complaint = play(bedesten_says)
    assert "not what its entries lead to" in complaint


def test_bytes_that_are_no_text_are_kept_aside(bedesten_says, home):
    home.mkdir(parents=True)
    (home / "play.json").write_bytes(b"\xff\xfe\x00")
    assert play(bedesten_says)[0] == 0
    assert list(home.glob("play-damaged-*.json"))


def test_the_same_seed_gives_the_same_game(bedesten_says, tmp_path):
    typed = "go 6\nleave\npass\n"
    runs = [
        play(bedesten_says, "--seed", "4", "--save", str(tmp_path / f"{i}.json"), typed=typed)[1].split("Saved")[0]
        for i in (1, 2)
    ]
    assert runs[0] == runs[1]
