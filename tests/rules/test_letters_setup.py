"""Letters & Seals: set-up, decks, piles. (LS-01 – LS-05, LS-19, LS-21)"""

from typing import Any

import pytest

import bedesten
from bedesten.istanbul.letters.terms import CARDS, KIOSK_TILES
from letters import LETTERS, at_kiosk, at_letters, kiosk, mail, part
from scenes import idle

rule = pytest.mark.rule


def new(players=4, **options):
    return bedesten.new("istanbul", players=players, expansions=["letters"], seed=3, **options)


@rule("LS-01")
def test_the_first_game_has_twenty_places_five_wide():
    game = new()
    board = [9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16]
    assert game.view(None)["board"] == board
    assert game.view(None)["width"] == 5
    assert game.options.layout == "first-game"
    scene = at_letters()
    assert [words for words in scene.options() if words.startswith("go ")] == [
        f"go {place}" for place in (1, 4, 6, 11, 12, 14, 15, 21, 22, 23, 24)
    ]


@rule("LS-01")
@pytest.mark.parametrize("seed", range(20))
def test_random_layouts_hold_the_same_places_and_keep_to_the_rules(seed):
    board = bedesten.new("istanbul", expansions=["letters"], layout="random", seed=seed).view(None)["board"]
    assert sorted(board) == [*range(1, 17), 21, 22, 23, 24]
    row, column = divmod(board.index(7), 5)
    assert 0 < row < 3
    assert 0 < column < 4
    (a, b), (c, d) = divmod(board.index(8), 5), divmod(board.index(9), 5)
    assert a != c
    assert b != d
    assert abs(a - c) + abs(b - d) >= 3


@rule("LS-01")
def test_base_layouts_are_refused():
    for layout in ("short", "long", "in-order"):
        with pytest.raises(bedesten.OptionError):
            new(layout=layout)


def deck_of(game):
    found: dict[Any, Any] = {}
    for heap in (game.state()["pile"], *(seat["hand"] for seat in game.state()["seats"])):
        for card, count in heap.items():
            found[card] = found.get(card, 0) + count
    return found


@rule("LS-02")
def test_the_mixed_deck_holds_54_cards():
    deck = deck_of(new())
    assert sum(deck.values()) == 26 + 28
    assert {deck[card] for card in CARDS} == {2}
    assert deck["five-lira"] == 4


@rule("LS-02")
def test_the_new_deck_holds_28_cards():
    assert deck_of(new(bonus_deck="new-only")) == dict.fromkeys(CARDS, 2)


@rule("LS-02")
def test_the_new_deck_needs_this_expansion():
    for expansions in ([], ["mocha"]):
        with pytest.raises(bedesten.OptionError):
            bedesten.new("istanbul", expansions=expansions, bonus_deck="new-only", seed=1)


@rule("LS-03")
def test_the_courier_starts_where_two_dice_send_him():
    game = bedesten.new("istanbul", expansions=["letters"], seed=1, chance="manual", start=0)
    while game.question == "demand":
        game.play(game.moves()[0])
    for roll in ("roll 1 1", "roll 2 3", "roll 6 5"):
        assert game.question == "token-roll"
        game.play_text(roll)
    assert game.state()["tokens"] == {"governor": 2, "smuggler": 5, "courier": 11}


@rule("LS-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_letters_and_tiles_lie_face_down(players):
    state = new(players).state()["parts"]["letters"]
    assert state["letters"] == {"pile": LETTERS, "discards": {}}
    assert sum(LETTERS.values()) == 36
    assert state["kiosk"] == {"pile": list(KIOSK_TILES), "open": [], "used": [], "discards": []}
    assert len(KIOSK_TILES) == 24


@rule("LS-04", "GEN-05")
def test_an_empty_letter_pile_is_made_anew_from_its_discards():
    scene = at_letters(letter_pile=[5, 9], mine={0: {"letters": [3, 4, 10]}}).play("go 21", "leave", "take letters")
    scene.play("letter 5")
    assert part(scene)["letters"] == {"pile": {"9": 1}, "discards": {}}
    scene.play("letter 9")
    assert part(scene)["letters"] == {"pile": {}, "discards": {}}
    scene.play("bonus single3", "give letter 3", "give letter 4")  # only then there are discards
    scene.play("give letter 9")
    assert part(scene)["letters"] == {"pile": {"3": 1}, "discards": {"4": 1, "9": 1}}


@rule("GEN-06")
def test_with_too_few_letters_the_rest_is_taken():
    scene = at_letters(letter_pile=[5]).play("go 21", "leave", "take letters", "letter 5")
    assert mail(scene)["letters"] == [5]
    assert scene.actor == 1


@rule("LS-04", "GEN-05")
def test_an_empty_kiosk_pile_is_made_anew_from_its_discards():
    scene = at_letters(3, part=kiosk(pile=["blue", "two-red"])).play("go 22", "leave", "open", "letter 16")
    scene.play("reveal blue", "reveal two-red")
    assert len(part(scene)["kiosk"]["pile"]) == 22
    assert part(scene)["kiosk"]["open"] == ["two-red", "blue"]
    scene.play("reveal card", "reveal die")
    assert not scene.can("choose two-lira")
    assert scene.options() == ["choose two-red", "choose blue", "choose card", "choose die"]


@rule("LS-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_companions_wait_and_the_society_has_not_been_visited(players):
    state = new(players).state()["parts"]["letters"]
    assert [seat["companion"] for seat in state["seats"]] == ["general supply"] * players
    assert (state["society"], state["society_times"]) == ([3, 2, 1], 0)


@rule("LS-19")
def test_there_is_no_coffee():
    for tile, lira in (("coffee-or-two-lira", 2), ("coffee-or-three-lira", 3)):
        scene = at_kiosk(tile).play(f"choose {tile}")
        assert scene.options() == ["pass", "use"]
        scene.play("use")
        assert scene.seat(0)["lira"] == lira


@rule("LS-21", "END-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_target_is_six_rubies(players):
    assert new(players).view(None)["target"] == 6
    for rubies, phase in ((5, "rounds"), (6, "last-cards")):
        scene = at_letters(players, {players - 1: {"rubies": rubies, "hand": "five-lira"}, 0: {"hand": "five-lira"}})
        for _ in range(players):
            idle(scene)
        assert scene.game.view(None)["phase"] == phase


@rule("LS-04")
def test_an_owner_may_say_what_his_letters_show():
    numbers = [5] * 20 + [21] * 16
    game = new(components={"letters": {"numbers": numbers}})
    assert game.state()["parts"]["letters"]["letters"]["pile"] == {"5": 20, "21": 16}
    assert bedesten.load(game.dump()).fingerprint() == game.fingerprint()
    for wrong in ([5] * 35, [17] * 36, [0] * 36, "5", [["5"]]):
        with pytest.raises(bedesten.ComponentError):
            new(components={"letters": {"numbers": wrong}})


@rule("LS-B02")
def test_an_owner_may_say_what_the_reward_dice_bring():
    components = {"letter_reward_dice": {"2": ["2 card", "yellow"]}}
    scene = at_letters(3, {0: {"hand": "reward-dice"}}, options={"components": components})
    scene.play("play reward-dice", "roll 1 1", "draw far", "draw far")
    assert scene.hand() == {"far": 2}
    assert scene.seat(0)["goods"]["yellow"] == 1
    with pytest.raises(bedesten.ComponentError):
        new(components={"letter_reward_dice": {"2": ["coffee"]}})
