"""Bonus cards that repeat an action: Sultan's Palace, Post Office, Gemstone Dealer."""

from typing import Any

import pytest

from scenes import at_place, offered

rule = pytest.mark.rule


@rule("BON-07")
def test_the_palace_again_at_the_risen_price():
    scene = at_place(13, hand="palace-again", room=3, goods="red2 green3 yellow2 blue2").play(
        "deliver", "play palace-again"
    )
    assert scene.options() == ["pass", "deliver green"]
    scene.play("deliver green")
    assert scene.seat(0)["rubies"] == 2
    assert sum(scene.seat(0)["goods"].values()) == 0
    assert scene.state["rubies"]["13"] == 5


@rule("BON-07", "BON-17", "BON-20")
@pytest.mark.parametrize(
    "goods", ["red2 green2 yellow2 blue2", "red2 green2 yellow3 blue1", "red3 green3 yellow3 blue1"]
)
def test_not_if_the_palace_asks_more_than_one_has(goods):
    scene = at_place(13, hand="palace-again", room=3, goods=goods).play("deliver")
    assert scene.actor == 1
    assert scene.hand(0) == {"palace-again": 1}


@rule("BON-08")
def test_the_post_office_again_with_the_next_mail():
    scene = at_place(5, hand="post-again", put={"mail": 2}).play("collect", "play post-again", "collect")
    assert scene.seat(0)["lira"] == 3 + 3
    assert scene.seat(0)["goods"] == {"red": 2, "green": 0, "yellow": 1, "blue": 1}
    assert scene.state["mail"] == 4
    assert scene.actor == 1


@rule("BON-09")
def test_the_gemstone_dealer_again_at_the_risen_price():
    scene = at_place(16, hand="gem-again", lira=26).play("buy", "play gem-again", "buy")
    assert scene.seat(0)["lira"] == 26 - 12 - 13
    assert scene.seat(0)["rubies"] == 2
    assert scene.state["rubies"]["16"] == 10


@rule("BON-09", "BON-17", "BON-20")
@pytest.mark.parametrize(("lira", "again"), [(24, False), (25, True)])
def test_not_if_the_next_gemstone_is_too_dear(lira, again):
    scene = at_place(16, hand="gem-again", lira=lira).play("buy")
    assert (scene.actor == 0 and scene.can("play gem-again")) is again


@rule("BON-09", "BON-06")
def test_five_lira_between_the_two_gemstones():
    scene = at_place(16, hand="gem-again five-lira", lira=20).play("buy")
    assert offered(scene) == {"five-lira"}
    scene.play("play five-lira", "play gem-again", "buy")
    assert scene.seat(0)["lira"] == 0
    assert scene.seat(0)["rubies"] == 2


AGAIN = [(5, "post-again", "collect"), (13, "palace-again", "deliver"), (16, "gem-again", "buy")]
PLENTY: dict[str, Any] = {"room": 5, "lira": 60, "goods": "red4 green4 yellow4 blue4"}


@rule("BON-16")
@pytest.mark.parametrize(("place", "card", "act"), AGAIN)
def test_not_before_the_action_nor_after_passing_it_up(place, card, act):
    scene = at_place(place, hand=f"{card} five-lira", **PLENTY)
    assert scene.refuses(f"play {card}")
    scene.play("pass")
    assert (scene.actor, scene.asked) == (0, "encounters")
    assert offered(scene) == {"five-lira"}


@rule("BON-16")
@pytest.mark.parametrize(("place", "card", "act"), AGAIN)
def test_right_after_it_and_not_later(place, card, act):
    scene = at_place(place, hand=f"{card} five-lira", **PLENTY).play(act)
    assert scene.can(f"play {card}")
    scene.play("done")
    assert (scene.actor, scene.asked) == (0, "encounters")
    assert scene.refuses(f"play {card}")


@rule("BON-16")
@pytest.mark.parametrize(("place", "card", "act"), AGAIN)
def test_only_the_card_of_the_place(place, card, act):
    scene = at_place(place, hand="post-again palace-again gem-again", **PLENTY).play(act)
    assert offered(scene) == {card}


@rule("BON-16", "BON-17")
@pytest.mark.parametrize(("place", "card", "act"), AGAIN)
def test_again_by_the_family_member(place, card, act):
    scene = at_place(12, hand=card, **PLENTY).play(f"send {place}", act, f"play {card}")
    scene.play(next(words for words in scene.options() if words.startswith(act)))
    acts = [(event["place"], event["piece"]) for event in scene.told("act")]
    assert acts == [(12, "merchant"), (place, "family"), (place, "family")]
    assert scene.seat(0)["family"] == place
    assert scene.actor == 1


@rule("BON-16")
@pytest.mark.parametrize(("place", "card", "act"), AGAIN)
def test_not_for_a_piece_that_stands_there_but_did_not_act(place, card, act):
    """The family member has been there for long; it is the merchant who has acted, elsewhere."""
    scene = at_place(2, family=place, hand=f"{card} five-lira", **PLENTY)
    assert offered(scene) == {"five-lira"}
    assert offered(scene.play("fill")) == {"five-lira"}


@rule("BON-16", "BON-04")
def test_a_card_drawn_right_after_the_action_is_not_too_late():
    scene = at_place(5, hand="family-home", family=4).play("collect")
    scene.play("play family-home card", "draw post-again")
    assert scene.can("play post-again")


@rule("BON-17")
def test_several_may_follow_each_other():
    scene = at_place(5, hand="post-again2", room=5).play(
        "collect", "play post-again", "collect", "play post-again", "collect"
    )
    assert scene.state["mail"] == 3
    assert scene.seat(0)["lira"] == 2 + 2 + 3
    assert scene.seat(0)["goods"] == {"red": 2, "green": 1, "yellow": 3, "blue": 0}
    assert scene.actor == 1


@rule("BON-17")
@pytest.mark.parametrize("send", [[], ["send 5"]])
def test_who_has_enough_is_not_asked_twice(send):
    scene = at_place(12 if send else 5, hand="post-again2").play(*send, "collect", "play post-again", "collect")
    assert scene.options() == ["done", "play post-again"]
    assert scene.play("done").actor == 1


@rule("BON-17", "BON-05")
def test_each_time_is_an_action_of_its_own_with_room_for_a_good_in_between():
    scene = at_place(16, hand="gem-again2 good2", lira=60).play("buy", "play good red", "play gem-again", "buy")
    assert offered(scene) == {"good", "gem-again"}
    scene.play("play good red", "play gem-again", "buy")
    assert scene.seat(0)["rubies"] == 3
    assert scene.seat(0)["goods"]["red"] == 2


@rule("BON-17")
@pytest.mark.parametrize(("lira", "rubies"), [(12 + 13 + 14, 3), (12 + 13 + 13, 2)])
def test_each_time_the_full_price_is_due(lira, rubies):
    scene = at_place(16, hand="gem-again2", lira=lira).play("buy", "play gem-again", "buy")
    if rubies == 3:
        scene.play("play gem-again", "buy")
    assert scene.actor == 1
    assert scene.seat(0)["rubies"] == rubies


@rule("BON-17")
def test_two_cards_by_the_family_member():
    scene = at_place(12, hand="palace-again2", room=5, goods="red5 green5 yellow5 blue5").play("send 13", "deliver")
    scene.play("play palace-again", "deliver red", "play palace-again", "deliver red")
    assert scene.seat(0)["rubies"] == 3
    assert 20 - sum(scene.seat(0)["goods"].values()) == 4 + 5 + 6


@rule("BON-16")
def test_a_family_member_sent_home_meanwhile_stands_there_no_more():
    scene = at_place(12, hand="post-again family-home").play("send 5", "play family-home lira", "collect")
    assert scene.seat(0)["goods"]["green"] == 1
    assert not scene.can("play post-again")
