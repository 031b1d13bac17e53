"""The Great Bazaar: both expansions on one board, the Catacombs, coffee where letters' cards speak of it."""

from typing import Any

import pytest

import bedesten
from scenes import Scene, at_table

rule = pytest.mark.rule

# The Catacombs beside the Fountain, Kiosk, Secret Society and Coffee House within reach.
BOARD = [
    *(1, 2, 3, 4, 5),
    *(6, 22, 25, 24, 10),
    *(11, 12, 7, 13, 14),
    *(15, 16, 20, 17, 18),
    *(19, 8, 21, 23, 9),
]
KIOSK: dict[str, list[str]] = {"pile": [], "open": [], "used": [], "discards": []}


def bazaar(
    mine: dict[str, Any] | None = None,
    *,
    coffee: int = 0,
    letters: dict[str, Any] | None = None,
    mocha: dict[str, Any] | None = None,
    others: dict[int, dict[str, Any]] | None = None,
    **put: Any,
) -> Scene:
    """Seat 0 of three is to move on the board above."""
    own = {"letters": [], "delivered": [], "companion": "general supply", "bonus_round": 0}
    pile = {**dict.fromkeys(map(str, range(1, 17)), 2), **dict.fromkeys(map(str, range(21, 25)), 1)}
    first = {**own, **(letters or {})}
    for place in first["letters"] + first["delivered"]:
        pile[str(place)] -= 1
    parts = {
        "mocha": {"coffee": [coffee, 0, 0], **(mocha or {})},
        "letters": {
            "letters": {"pile": {place: count for place, count in pile.items() if count}, "discards": {}},
            "seats": [first, own, own],
        },
    }
    options = {"expansions": ["mocha", "letters"], "layout": BOARD}
    return at_table(3, {0: mine or {}, **(others or {})}, options=options, parts=parts, **put)


def coffee_of(scene: Scene) -> int:
    found: int = scene.state["parts"]["mocha"]["coffee"][0]
    return found


# ── Set-up ─────────────────────────────────────────────────────────────────────────────────────────────────


@rule("VAR-14", "VAR-15", "VAR-05")
def test_all_places_lie_at_random_with_the_fountain_in_the_centre():
    boards = {
        tuple(bedesten.new(players=4, seed=seed, expansions=["mocha", "letters"]).view()["board"]) for seed in range(60)
    }
    assert len(boards) == 60
    for board in boards:
        assert sorted(board) == list(range(1, 26))
        assert board[12] == 7
        (row, column), (other_row, other_column) = divmod(board.index(8), 5), divmod(board.index(9), 5)
        assert abs(row - other_row) + abs(column - other_column) >= 3
        assert row != other_row
        assert column != other_column


@rule("VAR-14")
def test_other_layouts_do_not_fit_the_great_bazaar():
    for layout in ("short", "first-game", list(range(1, 17))):
        with pytest.raises(bedesten.OptionError, match="layout"):
            bedesten.new(expansions=["mocha", "letters"], layout=layout)


@rule("VAR-16")
def test_all_bonus_cards_are_used():
    game = bedesten.new(players=2, seed=0, chance="manual", expansions=["mocha", "letters"])
    pile = game.state()["pile"]
    assert sum(pile.values()) == 26 + 18 + 28
    with pytest.raises(bedesten.OptionError, match="bonus_deck"):
        bedesten.new(expansions=["mocha", "letters"], bonus_deck="new-only")


@rule("VAR-14", "END-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_rubies_end_it_and_all_tokens_are_there(players):
    view = bedesten.new(players=players, seed=1, expansions=["mocha", "letters"]).view(None)
    assert view["target"] == 6
    assert set(view["tokens"]) == {"governor", "smuggler", "coffee-trader", "courier"}
    assert view["rubies"]["20"] == 5


# ── Tokens ─────────────────────────────────────────────────────────────────────────────────────────────────


@rule("VAR-17")
def test_with_the_encounter_tile_the_courier_is_not_paid():
    tiles = {"tavern_tiles": [["encounter"], [], []], "tavern": {"movement": 0, "encounter": 1}}
    scene = bazaar({"merchant": 7, "lira": 5}, mocha=tiles, courier=12).play("go 12", "leave", "pass")
    assert scene.game.view()["ask"]["about"]["free"]
    scene.play("courier", "letter 3")
    assert scene.seat(0)["lira"] == 5
    assert scene.asked == "token-roll"


@rule("VAR-17")
def test_without_it_he_is():
    scene = bazaar({"merchant": 7, "lira": 5}, courier=12).play("go 12", "leave", "pass")
    assert "free" not in scene.game.view()["ask"]["about"]
    scene.play("courier", "letter 3")
    assert scene.asked == "courier-price"
    scene.play("pay lira", "roll 1 1")
    assert scene.seat(0)["lira"] == 3


@rule("LS-B11")
def test_the_coffee_trader_is_among_the_tokens_used_by_card():
    scene = bazaar({"lira": 2, "goods": "red", "hand": "use-token"}, coffee_trader=9)
    assert scene.can("play use-token trader lira")
    assert scene.can("play use-token trader red")
    assert not scene.can("play use-token trader blue")
    scene.play("play use-token trader red", "roll 2 4")
    assert coffee_of(scene) == 1
    assert scene.seat(0)["goods"]["red"] == 0
    assert scene.state["tokens"]["coffee-trader"] == 6
    assert scene.asked == "move"


@rule("LS-B11", "MB-10")
def test_who_can_not_pay_the_trader_can_not_use_him_by_card():
    scene = bazaar({"lira": 1, "hand": "use-token"}, coffee_trader=9)
    assert not [words for words in scene.options() if "trader" in words]


@rule("LS-B12", "MB-19")
def test_the_encounter_tile_does_not_touch_a_token_used_by_card():
    tiles = {"tavern_tiles": [["encounter"], [], []], "tavern": {"movement": 0, "encounter": 1}}
    scene = bazaar({"lira": 2, "hand": "use-token"}, mocha=tiles).play("play use-token trader lira", "roll 2 4")
    assert scene.seat(0)["lira"] == 0


# ── 25 Catacombs ───────────────────────────────────────────────────────────────────────────────────────────


@rule("P25a", "P25b")
def test_the_catacombs_give_a_good_and_lead_the_stack_to_any_other_place():
    others = {1: {"merchant": 9}, 2: {"family": 9}}
    scene = bazaar({"merchant": 7, "lira": 4}, others=others, governor=9).play("go 25", "leave")
    assert scene.options() == ["pass", "take red", "take green", "take yellow", "take blue", "take coffee"]
    scene.play("take blue")
    assert scene.options() == [f"go {place}" for place in range(1, 25)]
    scene.play("go 9")
    me = scene.seat(0)
    assert (me["merchant"], me["goods"]["blue"], me["lira"]) == (9, 1, 4)
    assert me["stack"] == ["own"] * 3
    assert me["assistants"] == [25]
    assert scene.seat(2)["family"] == 9
    assert scene.actor == 1


@rule("P25a")
def test_coffee_is_a_choice_and_a_good_without_room_is_not():
    scene = bazaar({"merchant": 7, "goods": "red2 green2 yellow2 blue2"}).play("go 25", "leave")
    assert scene.options() == ["pass", "take coffee"]
    scene.play("take coffee", "go 1")
    assert coffee_of(scene) == 1


@rule("P25a")
def test_the_companion_who_acts_goes_and_the_merchant_stays():
    scene = bazaar({"merchant": 1}, letters={"companion": 24}).play("companion 25", "take red")
    assert scene.refuses("go 25")
    scene.play("go 16")
    assert scene.state["parts"]["letters"]["seats"][0]["companion"] == 16
    assert scene.seat(0)["merchant"] == 1
    assert scene.actor == 1


@rule("P25a", "ACT-01")
def test_the_action_may_be_passed_up():
    scene = bazaar({"merchant": 7}).play("go 25", "leave", "pass")
    assert scene.seat(0)["merchant"] == 25
    assert scene.actor == 1


@rule("P25a", "LS-07")
def test_letters_are_delivered_where_the_way_leads():
    scene = bazaar({"merchant": 7}, letters={"letters": [9]}).play("go 25", "leave", "take red", "go 9")
    assert scene.state["parts"]["letters"]["seats"][0]["delivered"] == [9]


@rule("P25c")
def test_the_family_member_gets_the_good_only():
    scene = bazaar({"merchant": 7}).play("go 12", "leave", "send 25", "take coffee")
    assert coffee_of(scene) == 1
    assert scene.seat(0)["merchant"] == 12
    assert scene.seat(0)["family"] == 25
    assert scene.actor == 1


@rule("P25c")
def test_guild_card_12_brings_the_good_only():
    hand = {"guild_hands": [[12], [], []], "guild_pile": [card for card in range(1, 21) if card != 12]}
    scene = bazaar({"merchant": 7}, mocha=hand).play("guild 12", "act 25")
    scene.play("take red")
    assert scene.seat(0)["goods"]["red"] == 1
    assert scene.seat(0)["merchant"] == 7
    assert scene.actor == 1


# ── Coffee on letters' tiles and cards ─────────────────────────────────────────────────────────────────────


def at_kiosk_tile(tile: str, **mine: Any) -> Scene:
    """Seat 0 may carry out this tile of the kiosk."""
    coffee = mine.pop("coffee", 0)
    letters = mine.pop("letters", None)
    scene = bazaar({"merchant": 7, **mine}, coffee=coffee, letters=letters).play("go 22", "leave")
    scene.play(next(words for words in scene.options() if words != "pass"))
    if scene.asked == "letter-draw":
        scene.play("letter 3")
    scene.play(f"reveal {tile}")
    while scene.asked == "kiosk-reveal":
        scene.play(scene.options()[0])
    return scene.play(f"choose {tile}")


@rule("LS-19", "LS-K13", "LS-K14")
@pytest.mark.parametrize(("tile", "lira"), [("coffee-or-two-lira", 2), ("coffee-or-three-lira", 3)])
def test_coffee_or_lira(tile, lira):
    assert at_kiosk_tile(tile).options() == ["pass", "take lira", "take coffee"]
    assert coffee_of(at_kiosk_tile(tile).play("take coffee")) == 1
    assert at_kiosk_tile(tile).play("take lira").seat(0)["lira"] == lira


@rule("LS-19", "LS-K20")
def test_coffee_for_a_letter_or_a_letter_for_coffee():
    scene = at_kiosk_tile("good-or-letter", coffee=1)
    assert scene.can("pay coffee")
    assert coffee_of(scene.play("pay coffee")) == 0
    scene = at_kiosk_tile("good-or-letter", goods="red2 green2 yellow2 blue2").play("give letter 3")
    assert scene.options() == ["take coffee"]
    assert coffee_of(scene.play("take coffee")) == 1


@rule("LS-19", "LS-K23")
def test_lira_for_coffee_or_coffee_for_lira():
    scene = at_kiosk_tile("lira-or-good", lira=2).play("pay lira", "take coffee")
    assert (coffee_of(scene), scene.seat(0)["lira"]) == (1, 0)
    scene = at_kiosk_tile("lira-or-good", coffee=1).play("pay coffee")
    assert (coffee_of(scene), scene.seat(0)["lira"]) == (0, 3)


@rule("LS-19", "LS-B03")
def test_coffee_for_seven_lira():
    scene = bazaar({"hand": "seven-lira"}, coffee=1)
    assert scene.can("play seven-lira coffee")
    scene.play("play seven-lira coffee")
    assert (coffee_of(scene), scene.seat(0)["lira"]) == (0, 7)
    assert not bazaar({"hand": "seven-lira"}).can("play seven-lira coffee")


@rule("LS-B05", "LS-B03")
def test_a_copied_card_takes_coffee_too():
    scene = bazaar({"hand": "copy"}, coffee=1, discards="seven-lira")
    scene.play("play copy seven-lira coffee")
    assert (coffee_of(scene), scene.seat(0)["lira"]) == (0, 7)


@rule("MB-B06", "LS-K16")
def test_the_kiosk_die_may_be_turned_to_six():
    scene = at_kiosk_tile("die", hand="turn-six").play("use", "roll 2")
    assert scene.options() == ["keep", "play turn-six kiosk"]
    assert scene.play("play turn-six kiosk").seat(0)["lira"] == 6


@rule("MB-B06", "LS-B02")
def test_a_reward_die_may_be_turned_to_six():
    scene = bazaar({"hand": "reward-dice turn-six"}).play("play reward-dice", "roll 5 1", "play turn-six 1")
    assert scene.seat(0)["goods"]["blue"] == 1
    assert scene.seat(0)["lira"] == 2


# ── Rubies and ways ────────────────────────────────────────────────────────────────────────────────────────


@rule("P24a")
def test_the_secret_society_has_rubies_of_the_coffee_house():
    scene = bazaar({"merchant": 7}, letters={"delivered": [1, 2, 3]}).play("go 24", "leave", "give double3")
    assert scene.options() == ["ruby 13", "ruby 16", "ruby 20"]
    scene.play("ruby 20")
    assert scene.state["rubies"]["20"] == 4
    assert scene.seat(0)["rubies"] == 1


@rule("MB-16")
def test_the_barrier_stops_companions_and_family_members_too():
    closed = {"barrier": [22, 25], "control": 1}
    scene = bazaar(
        {"merchant": 1, "family": 22, "hand": "family-step companion-far"}, letters={"companion": 22}, mocha=closed
    )
    assert not scene.can("companion 25")
    assert scene.can("companion 2")
    assert not scene.can("play family-step 25")
    assert not scene.can("play companion-far 24")
    held = {"barrier": [22, 25], "control": 0}
    scene = bazaar(
        {"merchant": 1, "family": 22, "hand": "family-step companion-far"}, letters={"companion": 22}, mocha=held
    )
    for words in ("companion 25", "play family-step 25", "play companion-far 24"):
        assert scene.can(words)


@rule("LS-18", "MB-21")
def test_after_guild_7_the_bonus_turn_is_asked_at_the_end_of_the_other_turn():
    hand = {"guild_hands": [[7], [], []], "guild_pile": [card for card in range(1, 21) if card != 7]}
    scene = bazaar({"merchant": 1}, letters={"delivered": [1, 2]}, mocha=hand).play("guild 7")
    assert scene.asked == "move"
    assert scene.actor == 0
    scene.play("go 12", "stop")
    assert scene.asked == "bonus-turn"


@rule("LS-B06", "MB-B06")
def test_a_copied_card_turns_a_die():
    scene = bazaar({"merchant": 23, "hand": "copy"}, discards="turn-six").play(
        "go 9", "leave", "announce 9", "roll 1 3"
    )
    assert scene.can("play copy turn-six 1")
    scene.play("play copy turn-six 1")
    assert scene.seat(0)["lira"] == 9


@rule("BON-19", "LS-B06")
def test_the_last_card_in_hand_is_not_copied_away_while_it_is_owed():
    """The Governor's price must be paid with a card, and the copy is the only one."""
    scene = bazaar({"merchant": 7}, coffee=2, governor=12, discards="buy-guild").play(
        "go 12", "leave", "pass", "governor"
    )
    scene.play("draw copy")
    assert scene.options() == ["discard copy"]
