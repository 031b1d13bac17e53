"""The list of moves: numbers, what each would do, and warnings before waste."""

from __future__ import annotations

import random

import pytest

import bedesten
from bedesten.terminal.istanbul.offers import offers_of
from bedesten.terminal.move_list import default_of, listed_offers
from mocha import mocha_table
from scenes import at_table


def offered(scene, words):
    """The offer of a move."""
    found = [offer for offer in offers_of(scene.game, scene.game.actor) if offer.words == words]
    assert found, [offer.words for offer in offers_of(scene.game, scene.game.actor)]
    return found[0]


def red(**given):
    return {0: {"merchant": 3, "lira": 9} | given}


def quiet_table(**given):
    """Without Governor and Smuggler in the way."""
    return at_table(**({"governor": 12, "smuggler": 12} | given))


def test_a_walk_tells_steps_assistant_payment_and_action():
    scene = quiet_table(seats=red() | {1: {"merchant": 2}})
    assert offered(scene, "go 2").columns == ["Fabric Warehouse", "2 steps", "leave 4→3", "pay B 2", "red 0→2"]
    assert offered(scene, "go 2").warning == ""


def test_an_own_assistant_is_picked_up():
    scene = at_table(seats=red(assistants=[9], stack=3))
    assert offered(scene, "go 9").columns[2] == "pick up 3→4"


def test_who_could_be_met_is_told():
    scene = at_table(seats=red() | {2: {"family": 9}}, governor=9)
    assert offered(scene, "go 9").columns[4] == "dice for Lira; Gov, catch T"


def test_whoever_costs_nothing_is_said_to():
    """With the Encounter tile, as the question tells."""
    mine = {0: {"merchant": 7, "lira": 5}}
    paid = mocha_table(mine, governor=6).play("go 6", "leave", "pass")
    free = mocha_table(mine, governor=6, tavern={0: "encounter"}).play("go 6", "leave", "pass")
    assert "then 2 Lira or a card" in offered(paid, "governor").note
    assert "2 Lira" not in offered(free, "governor").note
    assert "for nothing" in offered(free, "governor").note


@pytest.mark.parametrize(
    ("seats", "words", "warning"),
    [
        (red(stack=0), "go 9", "no assistant: your turn ends"),
        (red(stack=0) | {1: {"merchant": 9}}, "go 9", "no assistant: your turn ends"),
        (red(stack=1), "go 9", "last assistant"),
        (red(lira=1) | {1: {"merchant": 9}}, "go 9", "you can't pay: your turn ends"),
        (red(merchant=11, lira=3), "go 1", "no action for you there now"),
        (red(lira=3, stack=0, hand="five-lira"), "go 16", "no assistant without a card or tile: your turn ends"),
        (red(), "go 14", "no action for you there now"),
        (red(goods="red2"), "go 2", "no room for red"),
    ],
)
def test_walks_warn_before_waste(seats, words, warning):
    assert offered(at_table(seats=seats), words).warning == warning


def test_the_fountain_needs_no_assistant():
    scene = at_table(seats=red(stack=0, assistants=[5, 9]))
    assert offered(scene, "go 7").columns[4] == "fetch 2"
    assert offered(scene, "go 7").warning == ""


def test_stopping_warns_that_the_turn_ends():
    scene = at_table(seats=red()).play("go 9")
    assert offered(scene, "stop").warning == "your turn ends"
    assert offered(scene, "leave").note == "assistants 4→3"


@pytest.mark.parametrize(
    ("number", "note"),
    [(3, "97 % for 3 Lira, else 2"), (8, "42 % for 8 Lira, else 2"), (12, "3 % for 12 Lira, else 2")],
)
def test_the_tea_house_shows_its_odds(number, note):
    scene = at_table(seats=red()).play("go 9", "leave")
    offer = offered(scene, f"announce {number}")
    assert (offer.number, offer.note) == (number, note)


def test_the_red_tile_is_counted_in_the_odds():
    """By hand: all rolls, all ways to use the tile."""
    scene = at_table(seats=red(tiles="red")).play("go 9", "leave")
    for announced in range(3, 13):
        plain = sum(a + b >= announced for a in range(1, 7) for b in range(1, 7)) / 36
        best = [
            1 if a + b >= announced or a + 4 >= announced or b + 4 >= announced else plain
            for a in range(1, 7)
            for b in range(1, 7)
        ]
        note = f"{100 * sum(best) / 36:.0f} % for {announced} Lira, else 2"
        assert offered(scene, f"announce {announced}").note == note


def test_the_black_market_shows_its_odds():
    """7 and more bring 1 blue good, 9 and more 2, 11 and more 3, if there is room."""
    scene = at_table(seats=red(merchant=6, room=5)).play("go 8", "leave")
    assert offered(scene, "roll").note == "58 % for 1 blue or more, 28 % for 2, 8 % for 3"
    scene = at_table(seats=red(merchant=6, goods="blue")).play("go 8", "leave")
    assert offered(scene, "roll").note == "58 % for 1 blue or more"
    scene = at_table(seats=red(merchant=6, goods="blue2")).play("go 8", "leave")
    assert offered(scene, "roll").note == "no room for blue"


def test_a_sale_tells_what_it_brings_the_largest_first():
    scene = at_table(seats=red(merchant=1, goods="red green2 yellow"), demands={1: {"top": 0}}).play("go 11", "leave")
    offers = offers_of(scene.game, 0)
    assert offers[0].words == "sell red green yellow"
    assert offers[0].note == "Lira 9→18, red 1→0, green 2→1, yellow 1→0"
    assert [offer.number for offer in offers][:3] == [1, 2, 3]


def test_goods_without_room_are_warned_of():
    scene = at_table(seats=red(merchant=2, goods="green2")).play("go 5", "leave")
    assert offered(scene, "collect").warning == "no room for green"
    scene = at_table(seats=red(merchant=2, goods="green2")).play("go 3", "leave")
    assert offered(scene, "fill").warning == "brings nothing"


def test_turning_a_die_tells_the_result():
    scene = at_table(seats=red(tiles="red")).play("go 9", "leave", "announce 8", "roll 2 5")
    assert offered(scene, "turn 2").note == "Lira 9→17"
    assert offered(scene, "keep").note == "Lira 9→11"
    assert offered(scene, "reroll").note == "roll both dice again"


def test_numbers_of_places_are_theirs_and_cards_come_after_them():
    scene = at_table(seats=red(hand="five-lira far"))
    offers = offers_of(scene.game, 0)
    numbers = [offer.number for offer in offers]
    assert len(set(numbers)) == len(numbers)
    for offer in offers:
        if offer.words.startswith("go "):
            assert offer.number == int(offer.words.split()[1])
        else:
            assert offer.number > 16


def test_enter_plays_the_usual_answer():
    scene = quiet_table(seats=red()).play("go 9")
    assert default_of(offers_of(scene.game, 0)).words == "leave"
    assert default_of(offers_of(scene.play("leave").game, 0)).words == "announce 7"


def test_enter_plays_the_only_answer():
    scene = quiet_table(seats=red(merchant=2, hand="five-lira")).play("go 3", "leave", "fill")
    assert [offer.words for offer in offers_of(scene.game, 0)] == ["done", "play five-lira"]
    assert default_of(offers_of(scene.game, 0)).words == "done"
    assert default_of(offers_of(at_table(seats=red()).game, 0)) is None


@pytest.mark.parametrize("width", [60, 80, 100, 120])
@pytest.mark.parametrize("tight", [False, True])
@pytest.mark.parametrize("full", [False, True])
def test_lists_fit_and_full_ones_leave_nothing_out(width, tight, full):
    scene = at_table(seats=red(merchant=1, room=5, goods="red5 green5 yellow5 blue5", hand="market")).play(
        "go 11", "leave", "play market"
    )
    offers = offers_of(scene.game, 0)
    assert len(offers) == 125
    lines = [line.plain for line in listed_offers(offers, width, tight, full)]
    assert max(map(len, lines)) <= width
    if full:
        text = "\n".join(lines)
        assert all(offer.words in text for offer in offers)
    else:
        assert len(lines) < 20


@pytest.mark.parametrize(
    ("players", "expansions"),
    [(2, []), (3, []), (4, []), (5, []), (3, ["mocha"]), (3, ["letters"]), (4, ["mocha", "letters"])],
)
def test_every_question_of_random_games_is_offered_whole(players, expansions):
    chance = random.Random(players)
    variants = ["neutral-assistants", "caravan-leader"] if players < 5 else ["caravan-leader"]
    game = bedesten.new(
        "istanbul", players=players, seed=players, variants=variants, layout="random", expansions=expansions
    )
    for _ in range(400 if expansions else 200):
        if game.over:
            break
        offers = offers_of(game, game.actor)
        assert sorted(offer.move for offer in offers) == game.moves()
        assert len({offer.number for offer in offers}) == len(offers)
        for width in (80, 120):
            for tight in (False, True):
                assert all(line.cell_len <= width for line in listed_offers(offers, width, tight))
        game.play(chance.choice(game.moves()))
