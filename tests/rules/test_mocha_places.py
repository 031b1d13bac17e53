"""17 Roasting Plant, 18 Guild Hall, 20 Coffee House, and coffee at the Caravansary."""

import pytest

from mocha import coffee_of, goods_of, guild_hand, mocha_of, mocha_table, starting

rule = pytest.mark.rule


def at(place, coffee=0, guild=None, put=None, **mine):
    """Seat 0 has come to a place from the Fountain, or to 20 from the Tavern, and left an assistant."""
    scene = mocha_table(
        {0: {"merchant": 19 if place == 20 else 7, **mine}}, coffee={0: coffee}, guild={0: guild or []}, **(put or {})
    )
    return scene.play(f"go {place}", "leave")


# ── 17 Roasting Plant ──────────────────────────────────────────────────────────────────────────────────────


@rule("P17a")
def test_each_trade_brings_two_coffee():
    for words, left in (("roast lira", {"lira": 1}), ("roast blue", {}), ("roast stay", {}), ("roast guild 7", {})):
        scene = at(17, lira=3, goods="blue red", hand="stay", guild=[7]).play(words, "done")
        assert coffee_of(scene) == 2
        assert scene.seat(0)["lira"] == left.get("lira", 3)
    assert goods_of(at(17, goods="blue red").play("roast blue")) == {"red": 1}


@rule("P17a")
def test_all_three_trades_bring_six_coffee():
    scene = at(17, lira=2, goods="red", hand="stay").play("roast stay", "roast lira", "roast red")
    assert coffee_of(scene) == 6
    assert scene.seat(0)["lira"] == 0
    assert goods_of(scene) == {}
    assert scene.hand(0) == {}
    assert scene.state["discards"] == ["stay"]
    assert scene.actor == 1


@rule("P17a")
def test_what_can_be_given_is_offered():
    scene = at(17, lira=2, goods="red blue", hand="good far", guild=[3, 12])
    assert scene.options()[:9] == [
        "pass",
        "roast lira",
        "roast red",
        "roast blue",
        "roast good",
        "roast far",
        "roast guild 3",
        "roast guild 12",
        "play good red",
    ]
    scene = at(17, lira=1, coffee=9)
    assert scene.actor == 1  # nothing can be given: neither coffee nor a single Lira


@rule("P17a")
def test_a_guild_card_is_given_to_its_own_discards():
    scene = at(17, guild=[3, 12]).play("roast guild 12")
    assert guild_hand(scene) == [3]
    assert mocha_of(scene)["guild_discards"] == [12]
    assert scene.state["discards"] == []


@rule("P17b", "ED-10")
def test_each_trade_is_made_at_most_once():
    scene = at(17, lira=9, goods="red2 green", hand="stay far", guild=[5]).play("roast lira")
    assert not scene.can("roast lira")
    assert scene.refuses("roast lira")
    scene.play("roast red")
    assert starting(scene, "roast") == ["roast stay", "roast far", "roast guild 5"]
    scene.play("roast guild 5")
    assert coffee_of(scene) == 6
    assert not starting(scene, "roast")


@rule("P17b")
def test_one_trade_is_enough_and_none_is_no_action():
    scene = at(17, lira=9, goods="red").play("roast red", "done")
    assert scene.actor == 1
    assert coffee_of(scene) == 2
    scene = at(17, lira=9, goods="red").play("pass")
    assert coffee_of(scene) == 0


@rule("P17b")
def test_a_card_played_between_two_trades_may_pay_for_the_next():
    scene = at(17, goods="red", hand="eight-lira").play("roast red", "play eight-lira", "roast lira")
    assert scene.seat(0)["lira"] == 6
    assert coffee_of(scene) == 3


@rule("EX-17")
def test_two_lira_and_a_bonus_card_bring_four_coffee():
    scene = at(17, lira=2, hand="stay").play("roast lira", "roast stay")
    assert coffee_of(scene) == 4
    assert scene.seat(0)["lira"] == 0
    assert scene.hand(0) == {}


# ── 18 Guild Hall ──────────────────────────────────────────────────────────────────────────────────────────


@rule("P18a")
def test_coffee_and_two_guild_cards_then_one_is_discarded():
    scene = at(18, guild=[5])
    assert scene.options() == ["pass", "enrol"]
    scene.play("enrol")
    assert coffee_of(scene) == 1
    assert scene.actor == -1
    assert len(scene.options()) == 19
    scene.play("draw guild 7", "draw guild 20")
    assert scene.options() == ["discard guild 5", "discard guild 7", "discard guild 20"]
    assert scene.refuses("discard guild 8")
    scene.play("discard guild 5")
    assert guild_hand(scene) == [7, 20]
    assert mocha_of(scene)["guild_discards"] == [5]
    assert scene.actor == 1


@rule("P18a")
def test_the_discarded_card_is_not_carried_out():
    scene = at(18).play("enrol", "draw guild 17", "draw guild 5", "discard guild 17")
    assert coffee_of(scene) == 1
    assert guild_hand(scene) == [5]


@rule("P18a")
def test_only_who_draws_a_guild_card_is_told_which():
    scene = at(18).play("enrol")
    (event,) = [event for event in scene.game.play(scene.game.read("draw guild 9")) if event.what == "draw-guild"]
    assert scene.game.describe(event, 0) == {"event": "draw-guild", "seat": 0, "guild": 9}
    assert scene.game.describe(event, 1) == scene.game.describe(event, None) == {"event": "draw-guild", "seat": 0}


@rule("GEN-05")
def test_an_emptied_guild_pile_is_renewed_at_once():
    scene = mocha_table({0: {"merchant": 7}}, guild_discards=[2, 4], guild_pile=[1, 3]).play("go 18", "leave", "enrol")
    scene.play("draw guild 1", "draw guild 3")
    assert mocha_of(scene)["guild_pile"] == [2, 4]
    assert mocha_of(scene)["guild_discards"] == []


# ── 20 Coffee House ────────────────────────────────────────────────────────────────────────────────────────


@rule("P20a")
@pytest.mark.parametrize(("left", "price"), [(5, 6), (4, 7), (3, 8), (2, 9), (1, 10)])
def test_the_highest_open_number_is_paid(left, price):
    scene = at(20, coffee=price, put={"rubies": {20: left}})
    assert scene.options() == ["pass", "brew"]
    scene.play("brew")
    assert coffee_of(scene) == 0
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"]["20"] == max(left - 1, 1)
    assert at(20, coffee=price - 1, put={"rubies": {20: left}}).actor == 1


@rule("P20a", "ED-02")
def test_the_last_ruby_is_replaced_at_the_dearest_price():
    scene = at(20, coffee=10, put={"rubies": {20: 1}}).play("brew")
    assert scene.state["rubies"]["20"] == 1
    assert scene.deal(20)["price"] == {"coffee": 10}


@rule("P20a")
def test_goods_and_lira_do_not_pay_for_coffee():
    assert at(20, coffee=5, lira=50, goods="red2 blue2").actor == 1


# ── 6 Caravansary ──────────────────────────────────────────────────────────────────────────────────────────


@rule("P06d")
def test_the_caravansary_brings_a_coffee_besides():
    scene = at(6).play("take pile", "draw good", "draw far", "discard good")
    assert coffee_of(scene) == 1
    assert scene.hand(0) == {"far": 1}
    assert coffee_of(at(6).play("pass")) == 0


@rule("P06d")
def test_so_it_does_for_the_family_member():
    scene = mocha_table({0: {"merchant": 7}}).play("go 12", "leave", "send 6", "take pile")
    assert coffee_of(scene) == 1


@rule("P06d", "VAR-19", "VAR-20")
def test_a_guild_card_leads_the_caravan_too():
    options = {"variants": ["caravan-leader"]}
    scene = mocha_table(guild={0: [12]}, options=options)
    scene.play("guild 12", "act 6", "draw stay", "draw far", "discard stay")
    assert coffee_of(scene) == 1
    assert scene.actor == 1
    assert scene.state["parts"]["caravan-leader"]["leader"] == 0
