"""The drawing: board, barrows, hand and questions, at all widths, in colour and plain."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

import bedesten
from bedesten.kernel.errors import OptionError
from bedesten.kernel.phrase import HOUSES
from bedesten.terminal.drawings import DRAWINGS, Drawing, Look, drawing_of
from bedesten.terminal.istanbul import drawing
from bedesten.terminal.istanbul.names import name_of
from bedesten.terminal.layout import table_lines, table_top
from bedesten.terminal.move_list import listed_offers
from bedesten.terminal.players import Cast
from bedesten.terminal.screen import Screen, folded, printable
from scenes import at_table
from terminal.sessions import Table

OFFERED = [name for name in vars(Drawing) if not name.startswith("_")]


def look_at(game, viewer=0, plain=True, names=()):
    cast = Cast(HOUSES, names, []).seen_by(viewer)
    return Look(game.view(viewer), game.options, cast, plain)


def board(scene, width=80, plain=True, snug=False):
    offers = drawing.offers(scene.game, 0) if scene.game.actor == 0 else []
    return "\n".join(line.plain for line in drawing.board(look_at(scene.game, 0, plain), offers, width, snug))


def cell(scene, place):
    """The three lines of a place, of a board in its drawn frame."""
    lines = board(scene, plain=False).split("\n")
    for i, line in enumerate(lines):
        for j, text in enumerate(line.split("│")[1:-1]):
            if text[1:3].strip() == str(place):
                return [lines[i + k].split("│")[1 + j].rstrip() for k in range(3)]
    raise AssertionError(place)


def test_every_game_has_a_drawing():
    for game in bedesten.GAMES:
        if game in DRAWINGS:
            module = drawing_of(game)
            for name in OFFERED:
                assert callable(getattr(module, name))
    with pytest.raises(OptionError, match="no terminal table"):
        drawing_of("chess")


def test_places_show_number_name_deal_and_people():
    scene = at_table(
        seats={0: {"merchant": 16, "assistants": [16], "stack": 3}, 1: {"merchant": 16, "family": 16}},
        governor=16,
        rubies={16: 9},
    )
    assert cell(scene, 16) == [" 16 Gem Dealer", " 15 Lira        ♦9", " R3 B4 +R &B Gov"]


def test_deals_follow_what_is_open():
    scene = at_table(demands={0: {"top": 1, "unseen": [0, 2, 3, 4]}}, mosque={"red": 2}, mail=2, discards="stay far")
    assert cell(scene, 10)[1] == " r g b3 to 25 L"
    assert cell(scene, 14)[1] == " r4+ g2+        ♦4"
    assert cell(scene, 5)[1] == " r y 3 Lira"
    assert cell(scene, 6)[1] == " 2 cards, open far"
    assert cell(scene, 13)[1] == " r g y b        ♦7"


def test_what_may_be_reached_is_lit_and_what_takes_a_card_half():
    scene = at_table(seats={0: {"merchant": 16, "hand": "far"}})
    text = board(scene, plain=False)
    for place in (1, 3, 9, 10, 11):
        assert f"▸{place:>2} " in text
    assert "▹ 7 " in text
    assert "▹14 " in text
    assert " 16 " in text


def test_neutral_ones_are_shown():
    scene = at_table(
        players=2,
        options={"variants": ["neutral-assistants"]},
        neutral_merchants=[9, 9, 5],
        parts={"neutral-assistants": {"9": 2}},
    )
    assert cell(scene, 9)[2] == " N×2 +n×2"
    assert cell(scene, 5)[2] == " N"


def test_a_crowd_gets_another_line_and_nobody_is_left_out():
    crowd = {i: {"merchant": 9, "family": 9, "assistants": [9], "stack": 3} for i in range(5)}
    scene = at_table(players=5, seats=crowd, governor=9, smuggler=9)
    text = board(scene)
    for piece in ("R3", "B3", "T3", "S3", "P3", "+RBTSP", "&RBTSP", "Gov", "Smu"):
        assert piece in text
    assert max(map(len, text.split("\n"))) <= 80


@pytest.mark.compiled_only
@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("expansions", [[], ["mocha"], ["mocha", "letters"]], ids=len)
def test_the_whole_table_fits_its_width(width, plain, expansions):
    chance = random.Random(width)
    variants = ["neutral-assistants", "caravan-leader"]
    game = bedesten.new("istanbul", players=4, seed=width, variants=variants, expansions=expansions)
    names = ["A" * 40, "", "李小龍李小龍李小龍李小龍", "\x1b[31mEve\x07"]
    for step in range(200):
        if game.over:
            break
        seat = game.actor
        if step % 7 == 0:
            look = look_at(game, seat, plain, names)
            offers = drawing.offers(game, seat)
            for snug in (False, True):
                for line in table_top(drawing, look, offers, width, snug):
                    assert line.cell_len <= width
                    assert "\x1b" not in line.plain
            for line in drawing.hand(look, True, width) + drawing.hand(look, False, width):
                assert line.cell_len <= width
            assert drawing.question(look, offers)
        game.play(chance.choice(game.moves()))


def test_plain_has_neither_frame_nor_colour():
    game = at_table().game
    screen = Screen(plain=True)
    assert screen.plain
    assert not screen.live
    text = "\n".join(line.plain for line in table_top(drawing, look_at(game), [], 80, False))
    assert not set("│─╭╮╰╯├┤┬┴┼") & set(text)


def test_no_color_makes_it_plain(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    assert Screen().plain


def test_a_low_screen_gets_a_tighter_table():
    game = at_table(players=3).game
    look, offers = look_at(game, plain=False), drawing.offers(game, 0)
    heights = {}
    for height in (24, 30, 60):
        screen = Screen()
        screen.plain, screen.live = False, True
        screen.console.size = (80, height)
        heights[height] = len(table_lines(drawing, look, offers, [], screen, True))
    assert heights[60] > heights[30] >= heights[24]
    assert heights[30] < 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_table_fits_a_small_screen_whole(players):
    """At 80 x 24, title, board, players, question, a card and all names are seen; a hint if there is room."""
    game = at_table(players=players, seats={0: {"hand": "stay"}}).game
    cast = Cast(HOUSES, [], ["", *["merchant"] * (players - 1)]).seen_by(0)
    look = Look(game.view(0), game.options, cast, False)
    screen = Screen()
    screen.plain, screen.live = False, True
    screen.console.size = (80, 24)
    hints = ("Type a number, or words. " * 5, "`help` lists the rest.")
    lines = table_lines(drawing, look, drawing.offers(game, 0), [], screen, True, hints)
    text = "\n".join(line.plain for line in lines)
    assert len(lines) < 24
    assert "Istanbul · round 1" in text
    assert "play stay" in text
    assert "…" not in text


def test_another_players_cards_are_only_counted():
    scene = at_table(seats={0: {"hand": "stay"}, 1: {"hand": "far2 five-lira"}})
    look = look_at(scene.game)
    text = "\n".join(
        line.plain
        for line in [*table_top(drawing, look, [], 80, False), *drawing.hand(look, True, 80), *drawing.places(look)]
    )
    assert "stay" in text
    assert "far" not in text.replace("far ", "far ").lower().split()
    assert "five-lira" not in text


def test_questions_are_plain_words():
    scene = at_table(seats={0: {"merchant": 3, "lira": 9}, 1: {"merchant": 9}})
    assert drawing.question(look_at(scene.game), []) == "Where does your merchant go?"
    scene.play("go 9")
    assert "9 Tea House" in drawing.question(look_at(scene.game), [])
    scene.play("leave")
    assert drawing.question(look_at(scene.game), []) == "Do you pay Blue 2 Lira?"
    scene.play("pay")
    assert drawing.question(look_at(scene.game), []) == "What do you do at 9 Tea House?"


@pytest.mark.parametrize("expansions", [[], ["mocha", "letters"]], ids=len)
def test_rules_are_there_for_every_place_card_and_question(expansions):
    game = bedesten.new("istanbul", players=3, seed=1, expansions=expansions)
    look = look_at(game)
    for place in look.view["board"]:
        name = name_of(game.options, place)
        assert drawing.rules(str(place), look)[0].startswith(f"{name}. ")
        assert drawing.rules(name, look) == drawing.rules(str(place), look)
    cards = [name.removeprefix("draw ") for name in drawn(game)]
    assert len(cards) == (10 if not expansions else 33)
    for card in cards:
        assert drawing.rules(card, look)[0].startswith(f"Card {card}. ")
    for number in range(1, 21):
        assert drawing.rules(f"guild {number}", look)[0].startswith(f"Guild card {number}: ")
    for topic in ("governor", "the smuggler", "family", "assistant", "red tile", "end", "board", "mosque"):
        assert "nothing about" not in drawing.rules(topic, look)[0]
    assert "nothing about" in drawing.rules("chess", look)[0]
    for rule in game.book.rules:
        asked = dict(look.view, ask={"question": rule.name, "seat": 0, "about": {}})
        assert drawing.rules("", Look(asked, look.options, look.cast))


def drawn(game):
    """All bonus cards that can be drawn in a game, in notation."""
    rule = next(rule for rule in game.book.rules if rule.name == "draw")
    return [rule.phrase(game.table(), game.ask, move).text() for move in range(rule.span)]


def test_the_list_of_moves_is_as_wide_as_asked():
    scene = at_table(seats={0: {"merchant": 3, "hand": "far good stay return", "assistants": [5, 9]}})
    for width in (80, 120):
        lines = listed_offers(drawing.offers(scene.game, 0), width)
        assert max(line.cell_len for line in lines) <= width


@pytest.mark.parametrize("width", [10, 20, 79])
def test_folding_keeps_every_word(width):
    words = "The quick brown fox, jumps over the 12345678901234567890 lazy dog. " * 3
    lines = folded(Text(words), width, 4)
    assert all(line.cell_len <= width for line in lines)
    assert "".join("".join(line.plain.split()) for line in lines) == "".join(words.split())


def test_names_can_not_steer_the_terminal():
    assert printable("\x1b[2JEve\r\n\x07") == "[2JEve"


def test_hints_say_why(monkeypatch):
    """All plans, one by its number, and what a move loses that was asked about."""
    monkeypatch.setattr("bedesten.terminal.hints.ADVISER", "merchant")
    table = Table(bedesten.new("istanbul", players=2, seed=3, start=0))
    session = table.session
    for asked in ("", "2", "go 9", "9"):
        session.obey(0, "hint", asked)
    told = table.text
    assert "1. " in told
    assert "go 9" in told
    assert "There is no plan 9" in told
    session.obey(0, "hint", "go 16")
    assert "Possible:" in table.text
