"""The Dice Game in the terminal for who does not know it: reasons, answers, other words, screens that hold it all."""

from __future__ import annotations

import random
import re
from types import SimpleNamespace
from typing import cast

import pytest
from rich.text import Text

import bedesten
from bedesten.dicegame.terms import FACES
from bedesten.kernel.errors import IllegalMove
from bedesten.kernel.phrase import HOUSES
from bedesten.terminal.dicegame import drawing
from bedesten.terminal.dicegame.names import LETTER_OF
from bedesten.terminal.dicegame.rules import book
from bedesten.terminal.drawings import LogLine, Look
from bedesten.terminal.input import find_move
from bedesten.terminal.layout import news_lines, table_lines, table_top
from bedesten.terminal.move_list import listed_offers
from bedesten.terminal.players import Cast
from bedesten.terminal.screen import Screen
from bedesten.terminal.seating import SeatedPlayer
from dicegame.scenes import at_table
from terminal.dice_tables import begun, look_at, shown
from terminal.sessions import Table, Typist, curious

# ── What a newcomer needs ──────────────────────────────────────────────────────────────────────────────────


def test_a_question_says_why_one_is_asked():
    """Another's card lets everybody without markers choose one: who played it and what it says stands there."""
    game = begun("roll red2 green lira card", "keep", "cards 1", "reveal two-different", "take red green")
    assert game.actor == 1
    asked = drawing.question(look_at(game, 1, names=["Ada", ""]), [])
    assert (
        asked == "Ada's card two-different: with no markers: take 1 marker of your choice. Which markers do you take?"
    )


def test_a_payment_says_what_it_is_for():
    scene = at_table(dice="red2 green2 lira", seats={0: {"markers": "red3 brown2"}})
    scene.play("ruby red")
    assert drawing.question(look_at(scene.game), []) == "Your action ruby red, for 4 red. With what do you pay?"


def test_a_reroll_says_what_the_dice_allow_as_they_are():
    game = begun("roll red4 lira")
    [line] = drawing.notes(look_at(game), drawing.offers(game, 0))
    assert line.plain.startswith("As they are, they allow: marker red, lira, ruby red, tile lira-red")
    assert "`? actions`" in line.plain
    game.play_text("keep")
    assert drawing.notes(look_at(game), drawing.offers(game, 0)) == []


def test_the_first_screen_names_actions_and_where_they_are_explained():
    table = Table(begun("roll red4 lira"), typist=Typist(["q"]))
    table.session.run()
    assert "they allow: marker red, lira, ruby red" in table.text
    assert "New here? `? goal` `? actions`" in table.text


def test_what_may_be_typed_is_a_move_of_the_moment():
    table = Table(begun("roll red4 lira"), typist=Typist(["keep", "q"]))
    table.session.run()
    first, second = re.findall(r"words such as `(.*?)`", table.text)
    assert first.startswith("reroll ")
    assert second == "ruby red"


@pytest.mark.parametrize(
    ("topic", "told"),
    [
        ("actions", "crystal — 2 different goods for a crystal"),
        ("action", "lira — 2 Lira for each die L"),
        ("goal", "The first to have 6 of them"),
        ("win", "Be the one with most rubies."),
        ("price", "Rubies, right carpet: 5 left, the next for 10 Lira"),
        ("prices", "Tile lira-red: costs 3 red; 3 Lira each turn"),
        ("cost", "Rubies, red goods: 2 left, the next for 4 red"),
        ("end", "Most rubies win; the tied sell markers and crystals"),
    ],
)
def test_what_newcomers_ask_is_answered(topic, told):
    assert told in "\n".join(drawing.rules(topic, look_at(begun("roll red4 lira"))))


def test_rules_have_the_numbers_of_this_game():
    four = look_at(begun("roll red4 lira", players=4))
    assert "The first to have 5 of them" in drawing.rules("goal", four)[0]
    for text in drawing.rules("goal", four) + drawing.rules("mosque", four) + drawing.rules("lira", four):
        assert "{" not in text


def test_every_synonym_leads_somewhere():
    look = look_at(begun("roll red4 lira"))
    for word in book()["synonyms"]:
        assert "nothing about" not in drawing.rules(word, look)[0]


def test_keep_is_explained_as_it_is_meant_now():
    look = look_at(begun("roll red4 lira"))
    assert drawing.rules("keep", look)[0].startswith("keep. Your dice stay as they are")
    assert "goes before" not in drawing.rules("keep", look)[0]
    asked = dict(look.view, ask={"question": "keep-dice", "seat": 0, "a": 1, "b": 0})
    assert drawing.rules("keep", Look(asked, look.options, look.cast))[0].startswith("Where few markers")


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("reroll all", "reroll red2 yellow blue lira"),
        ("keep yellow blue", "reroll red2 lira"),
        ("keep y b", "reroll red2 lira"),
        ("keep red", "reroll yellow blue lira"),
        ("keep red1", "reroll red yellow blue lira"),
        ("keep red and lira", "reroll yellow blue"),
        ("keep all", "keep"),
        ("keep red yellow blue lira", "keep"),
        ("keep", "keep"),
        ("reroll red2", "reroll red2"),
    ],
)
def test_dice_to_keep_may_be_named(typed, played):
    game = begun("roll red2 yellow blue lira")
    assert game.text(find_move(typed, game, lambda game: drawing.offers(game, 0))) == played


@pytest.mark.parametrize("typed", ["keep green", "keep red3", "keep foo", "keep red 99", "reroll everyone"])
def test_dice_that_are_not_there_are_refused(typed):
    game = begun("roll red2 yellow blue lira")
    with pytest.raises(IllegalMove, match="The dice show red2 yellow blue lira"):
        find_move(typed, game, lambda game: drawing.offers(game, 0))


def test_what_only_loses_is_warned_of():
    scene = at_table(dice="red2 green", seats={0: {"markers": "blue2"}})
    warned = {offer.words: offer.warning for offer in drawing.offers(scene.game, 0)}
    assert warned["marker blue"] == "only loses: a marker for one that is no better"
    assert warned["marker red"] == ""


# ── What fits the screen ───────────────────────────────────────────────────────────────────────────────────


def test_previews_are_shortened_rather_than_dropped():
    scene = at_table(dice="red4 green2 lira2 card", seats={0: {"markers": "blue"}}, actions=2)
    offers = drawing.offers(scene.game, 0)
    assert len(offers) >= 9
    lines = listed_offers(offers, 80, tight=True)
    text = "\n".join(line.plain for line in lines)
    assert len(lines) <= (len(offers) + 1) // 2
    assert "ruby red: rrrr" in text
    assert "tile lira-red: rrr → 3 Lira" in text
    assert "crystal: 2 different" in text
    assert "lira: LL → 4 Lira" in text
    assert "cards 1: reveal 1 card" in text


def test_many_moves_fit_a_small_screen_with_what_they_would_do():
    seats = {0: {"markers": "green brown", "tiles": "lira-green action-green"}, 1: {"tiles": "card-blue die"}}
    scene = at_table(dice="red2 yellow blue card", seats=seats)
    small = SimpleNamespace(width=80, height=24, live=True)
    news = [LogLine(Text("Blue rolls r r g y L and does very many things. " * 4))] * 3
    offers = drawing.offers(scene.game, 0)
    lines = table_lines(drawing, look_at(scene.game, plain=False), offers, news, cast(Screen, small), True)
    text = "\n".join(line.plain for line in lines)
    assert len(offers) >= 9
    assert len(lines) < 24
    assert "marker red: rr" in text
    assert "crystal: 2 different" in text


def test_the_list_of_rerolls_leaves_room_for_the_table():
    """At 80 x 24 the prices of rubies and tiles stay on the screen; what the list leaves out, `moves` lists."""
    named = {
        "dice": {"red": 1, "green": 2, "yellow": 1, "blue": 1},
        "phase": "rolling",
        "seats": {0: {"crystals": 1}, 1: {"tiles": ["card-blue"]}},
    }
    game = bedesten.position("dicegame", named, players=4, start=0, seed=1)
    small = SimpleNamespace(width=80, height=24, live=True)
    news = [LogLine(Text("Blue takes 1 Lira.")), LogLine(Text("You roll."), own=True)]
    offers = drawing.offers(game, 0)
    hints = ("Type a number, or words. " * 5, "`help` lists all.")
    lines = table_lines(drawing, look_at(game, plain=False), offers, news, cast(Screen, small), True, hints)
    text = "\n".join(line.plain for line in lines)
    assert len(lines) < 24
    assert "The Dice Game · round 1" in text
    assert "keep: on to the actions" in text
    assert "`moves` lists all" in text


def test_goods_have_other_letters_than_players():
    game = begun("roll red2 green yellow blue", "keep")
    text = shown(game)
    houses = set(Cast(HOUSES).letters[:2])
    assert not houses & set(LETTER_OF.values())
    assert len(set(LETTER_OF.values())) == len(FACES)
    assert "You: r r g y b" in text


def test_names_end_in_a_mark_where_they_are_cut_and_never_touch_numbers():
    bots = ["", "merchant", "merchant", "grand-vizier"]
    for width in (80, 120):
        game = begun("roll red4 lira", players=4)
        look = Look(game.view(0), game.options, Cast(HOUSES, ["A" * 20], bots).seen_by(0), True)
        text = "\n".join(line.plain for line in table_top(drawing, look, [], width, False))
        assert re.search(r"Turquoise merchant +2 ", text)
        assert re.search(r"Saffron grand-vizier +3 ", text)
    assert Cast(HOUSES, ["A" * 20], []).called(0) == "A" * 13 + "…"


def test_the_result_keeps_names_and_numbers_apart():
    chairs = [SeatedPlayer("Ada"), SeatedPlayer(bot="random"), SeatedPlayer(bot="apprentice")]
    game = bedesten.new("dicegame", players=3, seed=4)
    table = Table(game, chairs, Typist(choose=curious(random.Random(4), 0, [])))
    table.session.run()
    assert re.search(r"Turquoise apprentice +\d", table.text.split("won by")[-1])


def test_the_last_screen_tells_the_last_round_whole():
    """Every player's last turn is told, in order and without a gap, after the last table."""
    game = bedesten.new("dicegame", players=4, seed=6)
    bots = ["apprentice"] * 3
    chairs = [SeatedPlayer("Ada"), *(SeatedPlayer(bot=bot) for bot in bots)]
    table = Table(game, chairs, Typist(choose=curious(random.Random(6), 0, [])))
    table.session.run()
    end = table.text[table.text.rindex("round ") :]
    rolled = [line.split()[0] for line in end.split("\n") if re.match(r"  (You|Blue|Turquoise|Saffron) .*roll", line)]
    start = game.view(None)["active"] + 1
    order = [["You", "Blue", "Turquoise", "Saffron"][(start + i) % 4] for i in range(4)]
    assert rolled == order


def test_news_has_no_gap():
    """What is too old to be shown is left out from there on, not skipped over."""
    news = [LogLine(Text(f"one {'x' * 20}")), LogLine(Text("two " * 60)), LogLine(Text("three"))]
    shown = [line.plain.strip() for line in news_lines(news, 80, 3)]
    assert shown == ["More happened: see `log`.", "three"]


def test_the_game_that_goes_on_is_named(bedesten_says):
    bedesten_says("play", "--game", "dicegame", "--seed", "3", "--start", "you", "--bots", "random", typed="q\n")
    _, said, _ = bedesten_says("play", typed="q\n")
    assert "Your game goes on (The Dice Game, 3 players, round 1)." in said
