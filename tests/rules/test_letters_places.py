"""Letters & Seals: Embassy, Kiosk, Auction House, Secret Society. (P21 – P24, EX-21)"""

import pytest

from letters import at_kiosk, at_letters, kiosk, mail, part
from scenes import offered

rule = pytest.mark.rule


# ── 21 Embassy ─────────────────────────────────────────────────────────────────────────────────────────────────


@rule("P21a")
def test_the_embassy_gives_two_letters():
    scene = at_letters().play("go 21", "leave")
    assert scene.options() == ["pass", "take letters"]
    scene.play("take letters", "letter 5", "letter 23")
    assert mail(scene)["letters"] == [5, 23]
    assert scene.actor == 1


@rule("P21a", "ACT-02")
def test_without_letters_there_is_nothing_to_do_at_the_embassy():
    assert at_letters(letter_pile=[]).play("go 21", "leave").actor == 1


# ── 22 Kiosk ───────────────────────────────────────────────────────────────────────────────────────────────────


@rule("P22a")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_letter_comes_then_one_tile_more_than_players(players):
    scene = at_letters(players).play("go 22", "leave", "open")
    assert scene.asked == "letter-draw"
    scene.play("letter 5")
    names = ["yellow", "green", "red", "blue", "two-lira", "die"][: players + 1]
    for name in names:
        assert scene.asked == "kiosk-reveal"
        scene.play(f"reveal {name}")
    assert scene.asked == "kiosk-choice"
    assert len(scene.options()) == players + 1
    assert mail(scene)["letters"] == [5]


@rule("P22a", "GEN-06")
def test_the_kiosk_opens_without_letters_too():
    scene = at_letters(2, letter_pile=[]).play("go 22", "leave", "open", "reveal blue", "reveal red", "reveal green")
    assert scene.asked == "kiosk-choice"


@rule("P22b", "P22c")
def test_all_choose_clockwise_and_the_rest_is_the_acting_players():
    scene = at_letters(3, active=1, part=kiosk())
    scene.play("go 22", "leave", "open", "letter 5")
    scene.play("reveal yellow", "reveal green", "reveal red", "reveal blue")
    assert (scene.asked, scene.actor) == ("kiosk-choice", 1)
    scene.play("choose blue")
    assert (scene.asked, scene.actor) == ("kiosk-tile", 1)
    assert scene.told("kiosk-choose") == [{"event": "kiosk-choose", "seat": 1, "kiosk_tile": "blue"}]
    scene.play("use")
    assert (scene.asked, scene.actor) == ("kiosk-choice", 2)
    assert scene.options() == ["choose yellow", "choose green", "choose red"]
    assert scene.refuses("choose blue")
    scene.play("choose red", "pass")
    assert (scene.asked, scene.actor) == ("kiosk-choice", 0)
    assert part(scene)["kiosk"]["used"] == ["red", "blue"]
    scene.play("choose yellow", "use")
    assert (scene.asked, scene.actor) == ("kiosk-tile", 1)
    scene.play("use")
    goods = [scene.seat(seat)["goods"] for seat in range(3)]
    assert [sum(own.values()) for own in goods] == [1, 2, 0]
    assert goods[1]["green"] == goods[1]["blue"] == goods[0]["yellow"] == 1
    assert part(scene)["kiosk"]["discards"] == ["yellow", "green", "red", "blue"]
    assert part(scene)["kiosk"]["open"] == part(scene)["kiosk"]["used"] == []
    assert scene.actor == 2


@rule("P22c")
def test_the_remaining_tile_may_be_declined():
    scene = at_kiosk("blue", 2).play("choose blue", "pass", "choose two-lira", "pass", "pass")
    assert scene.seat(0)["goods"] == scene.seat(1)["goods"] == {"red": 0, "green": 0, "yellow": 0, "blue": 0}
    assert scene.actor == 1


@rule("P22b")
def test_a_tile_must_be_chosen_even_if_it_can_not_be_carried_out():
    scene = at_kiosk("extension-for-lira", 2, also=("extension-for-goods", "card-or-letter"))
    assert not scene.can("pass")
    scene.play("choose extension-for-lira")
    assert (scene.asked, scene.actor) == ("kiosk-choice", 1)


@rule("P22b", "BON-01", "BON-04")
def test_only_the_acting_player_may_play_cards_meanwhile():
    hand = {"hand": "five-lira red-and-lira"}
    scene = at_kiosk("blue", 2, seats={0: {"merchant": 7, **hand}, 1: hand})
    assert offered(scene) == {"five-lira", "red-and-lira"}
    scene.play("choose blue")
    assert offered(scene) == {"five-lira", "red-and-lira"}
    scene.play("use")
    assert scene.actor == 1
    assert offered(scene) == set()
    scene.play("choose two-lira")
    assert offered(scene) == set()


@rule("P22a", "P12b")
def test_the_family_member_opens_the_kiosk_too():
    scene = at_letters(2).play("go 12", "leave", "send 22", "open", "letter 22")
    assert mail(scene)["delivered"] == [22]


# ── 23 Auction House ───────────────────────────────────────────────────────────────────────────────────────────


def at_auction(players=3, good="blue", **put):
    lira = put.pop("lira", [5, 5, 5, 5, 5])
    hands = put.pop("hands", {})
    seats = {seat: {"lira": lira[seat], **({"hand": hands[seat]} if seat in hands else {})} for seat in range(players)}
    return at_letters(players, seats, **put).play("go 23", "leave", f"take {good}")


def lira_of(scene, players=3):
    return [scene.seat(seat)["lira"] for seat in range(players)]


@rule("EX-21")
def test_blue_bids_five_and_pays_yellow():
    """Yellow is seat 0, Red seat 1, Blue seat 2."""
    scene = at_auction(lira=[6, 4, 6]).play("bid 1", "pass", "bid 5", "pass", "draw stay", "draw far")
    assert scene.seat(0)["goods"]["blue"] == 1
    assert scene.hand(2) == {"stay": 1, "far": 1}
    assert lira_of(scene) == [11, 4, 1]


@rule("P23a")
@pytest.mark.parametrize("good", ["red", "green", "yellow", "blue"])
def test_a_good_of_choice_comes_first(good):
    scene = at_letters().play("go 23", "leave")
    assert scene.options() == ["pass", "take red", "take green", "take yellow", "take blue"]
    scene.play(f"take {good}")
    assert scene.seat(0)["goods"][good] == 1


@rule("P23a", "GEN-02")
def test_a_good_without_room_is_lost_and_the_auction_goes_on():
    scene = at_letters(3, {0: {"goods": "red2", "lira": 1}}).play("go 23", "leave", "take red")
    assert scene.seat(0)["goods"]["red"] == 2
    assert scene.asked == "bid"


@rule("P23b")
def test_the_opening_bid_is_at_least_one():
    scene = at_auction(lira=[3, 5, 5])
    assert scene.options() == ["bid 1", "bid 2", "bid 3"]
    assert scene.refuses("pass")
    assert scene.refuses("bid 4")
    assert scene.refuses("bid 0")


@rule("P23b")
def test_each_other_bids_higher_or_passes_once_and_the_opener_is_last():
    scene = at_auction(lira=[9, 9, 9, 9], players=4).play("bid 2")
    assert scene.actor == 1
    assert scene.options() == ["pass", *(f"bid {lira}" for lira in range(3, 10))]
    scene.play("bid 4")
    assert scene.actor == 2
    assert scene.options()[:2] == ["pass", "bid 5"]
    scene.play("pass")
    assert scene.actor == 3
    scene.play("bid 6")
    assert scene.actor == 0
    assert scene.options() == ["pass", "bid 7", "bid 8", "bid 9"]
    scene.play("bid 7")
    assert scene.asked == "draw"
    assert scene.told("auction") == [{"event": "auction", "seat": 0, "lira": 7}]


@rule("P23d")
def test_the_opener_who_wins_pays_the_supply():
    scene = at_auction().play("bid 1", "bid 2", "pass", "bid 3", "draw stay", "draw far")
    assert lira_of(scene) == [2, 5, 5]
    assert scene.hand() == {"stay": 1, "far": 1}


@rule("P23c", "P23d")
def test_when_all_others_pass_the_opener_is_not_asked_again():
    scene = at_auction().play("bid 2", "pass", "pass", "draw stay", "draw far")
    assert lira_of(scene) == [3, 5, 5]
    assert scene.asked in {"acted", "encounters", "move"}


@rule("P23c")
def test_who_can_not_bid_higher_is_not_asked():
    scene = at_auction(lira=[5, 3, 6]).play("bid 3")
    assert scene.actor == 2
    assert scene.options() == ["pass", "bid 4", "bid 5", "bid 6"]
    scene = at_auction(lira=[5, 5, 5]).play("bid 5")
    assert scene.asked == "draw"


@rule("P23c")
def test_a_penniless_opener_opens_without_a_bid():
    scene = at_auction(lira=[0, 2, 0])
    assert scene.actor == 1
    assert scene.options() == ["pass", "bid 1", "bid 2"]
    scene.play("bid 1", "draw stay", "draw far")
    assert lira_of(scene) == [1, 1, 0]
    assert scene.hand(1) == {"stay": 1, "far": 1}


@rule("P23c")
def test_nobody_bids_no_cards():
    assert at_auction(lira=[0, 0, 0]).actor == 1
    scene = at_auction(lira=[0, 2, 3]).play("pass", "pass")
    assert scene.asked == "move"
    assert scene.actor == 1
    assert [scene.hand(seat) for seat in range(3)] == [{}, {}, {}]


@rule("P23c", "BON-04")
def test_a_penniless_opener_may_play_a_card_first():
    scene = at_auction(lira=[0, 2, 0], hands={0: "five-lira"})
    assert scene.options() == ["pass", "play five-lira"]
    scene.play("play five-lira")
    assert scene.options() == [f"bid {lira}" for lira in range(1, 6)]


@rule("P23c")
@pytest.mark.parametrize("lira", [99, 100, 101, 199, 200, 250, 1234])
def test_any_amount_can_be_bid(lira):
    scene = at_auction(lira=[lira, 2000, 0])
    hundreds = lira // 100
    scene.play(*["more"] * hundreds)
    assert scene.can(f"bid {lira}")
    assert not scene.can(f"bid {lira + 1}")
    assert not scene.can("more")
    assert scene.can(f"bid {100 * hundreds}") == (lira >= 100)
    scene.play(f"bid {lira}")
    assert scene.actor == 1
    while not scene.can(f"bid {lira + 1}"):
        scene.play("more")
        assert scene.can("pass")
    scene.play(f"bid {lira + 1}", "draw stay", "draw far")
    assert scene.seat(0)["lira"] == 2 * lira + 1


@rule("P23c", "BON-19")
def test_laid_down_hundreds_stay_payable():
    yellow = {"tiles": "yellow", "assistants": [1], "stack": 3}
    scene = at_letters(3, {0: {"lira": 101, **yellow}}).play("go 23", "leave", "take red")
    assert scene.can("recall 1")
    scene.play("more")
    assert not scene.can("recall 1")
    assert scene.options() == ["bid 100", "bid 101"]


@rule("P23b")
def test_the_action_space_of_bids_is_small():
    scene = at_auction(lira=[5, 100_000, 0]).play("bid 5")
    assert len(scene.options()) == 1 + 94 + 1


@rule("P23d", "GEN-06")
def test_with_one_card_left_one_is_drawn():
    scene = at_letters(3, {0: {"lira": 1}, 1: {}}, pile="stay").play("go 23", "leave", "take red", "bid 1")
    scene.play("draw stay")
    assert scene.hand() == {"stay": 1}
    assert scene.asked != "draw"


# ── 24 Secret Society ──────────────────────────────────────────────────────────────────────────────────────────


WAYS = {
    (2, 1): [],
    (0, 5): [],
    (3, 0): ["give double3"],
    (0, 6): ["give single6"],
    (2, 2): ["give double2 single2"],
    (1, 4): ["give double single4"],
    (1, 5): ["give double single4", "give double single5"],
    (3, 1): ["give double3", "give double3 single"],
    (4, 0): ["give double3"],
    (2, 3): ["give double2 single2", "give double2 single3"],
}


@rule("P24a", "P24c")
@pytest.mark.parametrize(("held", "ways"), WAYS.items())
def test_six_or_seven_seals_in_any_letters(held, ways):
    delivered, opened = held
    letters = {"delivered": [1, 2, 3, 4][:delivered], "letters": [8, 9, 10, 16, 22, 23][:opened]}
    scene = at_letters(mine={0: letters}).play("go 24", "leave")
    if ways:
        assert scene.options() == ["pass", *ways]
        assert scene.refuses("give double single6")
    else:
        assert scene.asked != "secret-society"


@rule("P24a", "P24b")
@pytest.mark.parametrize("track", ["13", "16"])
def test_the_next_ruby_of_a_track(track):
    scene = at_letters(mine={0: {"delivered": [1, 2, 3]}}).play("go 24", "leave", "give double3")
    assert scene.options() == ["ruby 13", "ruby 16"]
    left, shown = dict(scene.state["rubies"]), scene.deal(track)["price"]
    scene.play(f"ruby {track}")
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"][track] == left[track] - 1
    assert scene.deal(track)["price"] != shown
    assert scene.seat(0)["lira"] == 3
    assert mail(scene)["delivered"] == []


@rule("P24b")
@pytest.mark.parametrize(("times", "lira"), [(0, 3), (1, 2), (2, 1), (3, 0), (9, 0)])
def test_lira_for_the_first_three_times_whoever_comes(times, lira):
    scene = at_letters(mine={0: {"delivered": [1, 2, 3]}}, part={"society_times": times})
    scene.play("go 24", "leave", "give double3", "ruby 16")
    assert scene.seat(0)["lira"] == lira
    assert part(scene)["society_times"] == times + 1
    deal = scene.deal(24)
    assert (deal["price"], deal["gives"].get("lira", 0)) == ({"seals": 6}, max(0, 2 - times))


@rule("P24c")
def test_what_is_overpaid_is_lost():
    scene = at_letters(mine={0: {"delivered": [1, 2, 3], "letters": [8, 9]}}).play("go 24", "leave")
    scene.play("give double3 single", "give letter 9", "ruby 13")
    assert mail(scene)["letters"] == [8]
    assert mail(scene)["delivered"] == []
    assert part(scene)["letters"]["discards"] == {"1": 1, "2": 1, "3": 1, "9": 1}


@rule("P24a")
def test_the_society_is_optional_and_serves_the_companion():
    scene = at_letters(mine={0: {"delivered": [1, 2, 3], "companion": 6}}).play("companion 24", "give double3")
    scene.play("ruby 13")
    assert scene.seat(0)["rubies"] == 1
    scene = at_letters(mine={0: {"delivered": [1, 2, 3]}}).play("go 24", "leave", "pass")
    assert mail(scene)["delivered"] == [1, 2, 3]


@rule("P24a", "BON-19")
def test_letters_owed_to_the_society_stay_payable():
    """Delivering meanwhile, and using the Courier by card, never leave the price unpaid."""
    hand = {"hand": "family-home use-token", "family": 9}
    letters = {"delivered": [1, 2], "letters": [8, 12, 16]}
    scene = at_letters(3, {0: hand}, mine={0: letters}).play("go 24", "leave", "give double2 single2")
    assert scene.asked == "give-letters"
    assert scene.can("play use-token courier")
    scene.play("play family-home lira")
    assert scene.asked == "society-ruby"  # the two that are still open are those
    assert mail(scene) == {"letters": [], "delivered": [12], "companion": "general supply", "bonus_round": 0}
    letters = {"delivered": [1, 2], "letters": [11, 12, 12]}
    scene = at_letters(3, {0: hand}, mine={0: letters}).play("go 24", "leave", "give double2 single2")
    scene.play("play family-home lira")
    assert scene.asked == "society-ruby"  # of what is left, one delivered letter pays for two open ones
    assert mail(scene)["letters"] == [11]


@rule("P24a", "ED-02")
def test_the_last_ruby_of_a_track_is_replaced():
    scene = at_letters(mine={0: {"delivered": [1, 2, 3]}}, rubies={16: 1}).play("go 24", "leave", "give double3")
    scene.play("ruby 16")
    assert scene.state["rubies"]["16"] == 1
    assert scene.seat(0)["rubies"] == 1
