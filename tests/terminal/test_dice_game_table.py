"""The Dice Game in the terminal: drawn at all widths, played whole, replayed, simulated."""

from __future__ import annotations

import random
import re

import pytest

import bedesten
from bedesten.terminal.dicegame import drawing
from bedesten.terminal.drawings import Drawing, Look, drawing_of
from bedesten.terminal.layout import table_top
from bedesten.terminal.move_list import listed_offers
from bedesten.terminal.seating import SeatedPlayer, chairs_of
from bedesten.terminal.words import sentences
from terminal.dice_tables import begun, look_at, shown
from terminal.sessions import Table, Typist, any_number, curious

OFFERED = [name for name in vars(Drawing) if not name.startswith("_")]
ASIDES = [
    "?",
    "? die",
    "? four-lira",
    "why not ruby red",
    "log",
    "board",
    "places",
    "hand",
    "moves",
    "help",
    "? lira tile",
]
NONSENSE = ["foo", "99", "ruby", "reroll green9", "", "undo turn", "cards 7", "? chess", "\x1b[A"]


def notes(game):
    return {offer.words: offer.note for offer in drawing.offers(game, game.actor)}


def told(game, *words):
    """The sentences about some moves, as seat 0 reads them."""
    outcomes = [outcome for move in words for outcome in game.tell(game.read(move))]
    return [line.text.plain for line in sentences(drawing, outcomes, look_at(game))]


def test_the_drawing_is_whole():
    assert drawing_of("dicegame") is drawing
    for name in OFFERED:
        assert callable(getattr(drawing, name))


def test_the_board_shows_rubies_prices_tiles_and_dice():
    text = shown(begun("roll red3 green lira"))
    assert "red 4r ♦2" in text
    assert "left r g y b ♦3" in text
    assert "right 10 Lira ♦5" in text
    assert "mosque 5 tiles ♦2" in text
    assert "die ×2 4 different: 1 die more" in text
    assert "lira-red 3 red: 3 Lira each turn" in text
    assert "marker-blue 3 blue: 1 blue marker with `lira`" in text
    assert "You: r r r g L · 2 actions left" in text


def test_what_can_be_had_is_marked():
    text = shown(begun("roll red4 lira", "keep"))
    assert "▸red 4r" in text
    assert "▸lira-red" in text
    assert "▸die" not in text
    assert "▸right" not in text


def test_what_lies_before_the_players_is_drawn():
    text = shown(begun("roll red2 green2 lira"))
    assert re.search(r"▸R You +0 +♦0/6 +1 +r0 g0 y0 b0 +0/5", text)
    game = begun("roll red3 green lira", "keep", "tile lira-red")
    game.play_text("open die")
    assert re.search(r"▸R You .* 1/5\n +lira-red \(new\)", shown(game))


def test_offers_say_what_they_would_do():
    game = begun("roll red4 lira")
    assert notes(game)["keep"] == "go on to the actions"
    assert notes(game)["reroll lira"] == "keep r r r r; 0 crystals left"
    game.play_text("keep")
    found = notes(game)
    assert found["ruby red"] == "dice r r r r for a ruby"
    assert found["tile lira-red"] == "dice r r r for 3 Lira each turn"
    assert found["marker red"] == "dice r r for a red marker"
    assert found["lira"] == "die L for 2 Lira"
    assert found["done"] == "end your turn"
    offers = drawing.offers(game, 0)
    assert offers[0].words == "ruby red"
    assert offers[-1].number == 0
    assert offers[-1].warning == "2 actions given up"


def test_a_choice_of_goods_is_foretold_and_told():
    game = begun("roll red2 green yellow card", "keep")
    assert notes(game)["crystal"] == "2 different goods for a crystal; you choose which"
    assert notes(game)["cards 1"] == "reveal 1 card"
    game.play_text("crystal")
    assert drawing.question(look_at(game), []) == "Your action crystal, for 2 different goods. With what do you pay?"
    assert notes(game)["pay green yellow"] == "dice g y for 1 crystal"
    assert told(game, "pay green yellow") == ["You pay dice g y, take 1 crystal."]


def test_turns_are_told_in_sentences():
    game = begun()
    assert told(game, "roll red2 green lira card", "reroll green", "roll blue", "lira", "cards 1") == [
        "You roll r r g L C, pay 1 crystal to roll g again, roll b, pay die L, take 2 Lira, pay die C."
    ]
    assert told(game, "reveal four-lira") == ["You reveal four-lira, take 4 Lira.", "Blue takes 1 Lira."]


def test_what_another_player_brings_the_viewer_stands_out():
    game = begun("roll red2 green lira card", "keep", "done")
    words = ("roll red2 green yellow card", "keep", "cards 1", "reveal four-lira")
    game.undo(consent=True)
    outcomes = [outcome for move in ("done", *words) for outcome in game.tell(game.read(move))]
    lines = sentences(drawing, outcomes, look_at(game))
    mine = [line.text.plain for line in lines if line.mine]
    assert mine == ["You take 1 Lira."]


def test_cards_ask_in_words():
    game = begun("roll red2 green lira card", "keep", "marker red", "cards 1", "reveal sell-red")
    assert drawing.question(look_at(game), []) == (
        "Your card sell-red: pay 1 red marker for 5 Lira, else 1 Lira. Do you accept?"
    )
    assert notes(game) == {"accept": "1 red marker for 5 Lira", "decline": "1 Lira"}
    assert "sell-red" in drawing.rules("", look_at(game))[0].lower()


@pytest.mark.parametrize("width", [40, 80, 120, 160])
@pytest.mark.parametrize("plain", [True, False])
def test_the_whole_table_fits_its_width(width, plain):
    chance = random.Random(width)
    names = ["A" * 40, "", "李小龍李小龍李小龍李小龍", "\x1b[31mEve\x07"]
    game = bedesten.new("dicegame", players=4, seed=width)
    step = 0
    while not game.over:
        step += 1
        if step % 5 == 0:
            seat = game.actor
            look, offers = look_at(game, seat, plain, names), drawing.offers(game, seat)
            lines = [*drawing.hand(look, True, width), *drawing.hand(look, False, width)]
            for tight in (False, True):
                lines += table_top(drawing, look, offers, width, tight)
                lines += listed_offers(offers, width, tight) if width >= 80 else []
            assert max(line.cell_len for line in lines) <= width
            assert not any("\x1b" in line.plain for line in lines)
            assert drawing.question(look, offers)
            assert drawing.places(look)
        game.play(chance.choice(game.moves()))


def test_rules_are_there_for_every_action_tile_card_and_question():
    game = begun("roll red2 green lira card")
    look = look_at(game)
    for action in (
        "marker red",
        "crystal",
        "brown",
        "markers",
        "lira",
        "cards 2",
        "tile",
        "ruby left",
        "reroll",
        "done",
    ):
        assert drawing.rules(action, look)[0].startswith(action.split(maxsplit=1)[0])
    for kind in ("lira", "crystal", "card", "action", "marker", "die"):
        assert f"{kind} tile" in drawing.rules(f"{kind} tile", look)[0].lower()
    for tile in game.options.components.tiles:
        assert drawing.rules(tile.name, look)[0].startswith(f"Tile {tile.name}. It costs ")
    for card in game.options.components.cards:
        assert drawing.rules(f"card {card.name}", look)[0].startswith(f"Card {card.name}. ")
    for topic in ("turn", "dice", "goods", "supply", "card", "crystals", "mosque", "tiles", "rubies", "end", "board"):
        assert "nothing about" not in drawing.rules(topic, look)[0]
    assert "nothing about" in drawing.rules("chess", look)[0]
    for rule in game.book.rules:
        asked = dict(look.view, ask={"question": rule.name, "seat": 0, "about": {}})
        assert drawing.rules("", Look(asked, look.options, look.cast))


@pytest.mark.parametrize(("players", "people", "bots"), [(2, 1, "random"), (3, 2, "random"), (4, 4, "random")])
def test_whole_games_fit_80_columns_and_can_be_replayed(players, people, bots, tmp_path, home, bedesten_says):
    game = bedesten.new("dicegame", players=players, seed=players)
    chairs = chairs_of(None, players, people, bots, "Ada")
    choose = curious(random.Random(players), 0.3, [*ASIDES, *NONSENSE, "undo", "u"])
    table = Table(game, chairs, Typist(choose=choose), save=tmp_path / "play.json")
    table.session.run()
    assert table.session.game.over
    for line in table.text.split("\n"):
        assert len(line) <= 80 or "/" in line  # a path is never broken
    assert " won by " in table.text or " share the victory" in table.text
    record = next((home / "records").iterdir())
    assert bedesten.verify(record.read_text(encoding="utf-8")).genuine
    for how in ([], ["--at", "40"], ["--at", "40", "--as", "blue"], ["--at", "0"], ["--list"]):
        code, said, _ = bedesten_says("replay", str(record), *how)
        assert code == 0
        assert how == ["--list"] or max(map(len, said.split("\n"))) <= 80


def test_in_colour_too():
    game = bedesten.new("dicegame", players=2, seed=5)
    table = Table(game, None, Typist(choose=any_number(random.Random(5))), colour=True)
    table.session.run()
    assert table.session.game.over
    assert all(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) <= 80 or "/" in line for line in table.text.split("\n"))


def test_nothing_of_the_luck_to_come_is_shown():
    """Two games that differ in their seeds only look the same until chance speaks again."""
    one, other = (begun("roll red2 green lira card") for _ in range(2))
    other._position.generator = bedesten.new("dicegame", players=2, seed=99).table().generator
    assert shown(one) == shown(other)
    assert notes(one) == notes(other)


def test_the_command_plays_saves_and_goes_on(bedesten_says):
    code, said, _ = bedesten_says(
        "play", "--game", "dicegame", "--seed", "3", "--start", "you", "--bots", "random", typed="0\nq\n"
    )
    assert code == 0
    assert "The Dice Game - round 1" in said
    code, said, _ = bedesten_says("play", typed="q\n")
    assert code == 0
    assert "Your game goes on" in said
    assert "What do you do?" in said


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    "option",
    [("--edition", "first"), ("--layout", "long"), ("--expansions", "mocha"), ("--variants", "caravan-leader")],
)
def test_options_of_the_board_game_are_refused(bedesten_says, command, option):
    code, _, complaint = bedesten_says(command, "--game", "dicegame", *option)
    assert code == 2
    assert f"there is no option '{option[0].removeprefix('--')}'" in complaint


def test_five_are_too_many(bedesten_says):
    code, _, complaint = bedesten_says("play", "--game", "dicegame", "--players", "5")
    assert code == 2
    assert "players: 2 to 4" in complaint


def test_it_can_be_simulated(bedesten_says):
    code, said, _ = bedesten_says(
        "simulate",
        "--game",
        "dicegame",
        "--bots",
        "random,greedy,greedy",
        "-n",
        "1",
        "--seed",
        "1",
        "--jobs",
        "1",
        "-q",
    )
    assert code == 0
    assert "The Dice Game" in said
    assert "left carpet" in said


def test_a_bot_is_named_with_its_house():
    table = Table(begun("roll red2 green lira card"), [SeatedPlayer("Ada"), SeatedPlayer(bot="random")])
    table.typist.lines = ["q"]
    table.session.run()
    assert "B Blue random" in table.text
