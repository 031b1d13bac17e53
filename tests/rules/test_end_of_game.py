"""The end of the game: the last round, leftover cards, who wins."""

from collections.abc import Mapping
from typing import Any

import pytest

import bedesten
from bedesten import CHANCE
from scenes import Scene, at_table, idle

rule = pytest.mark.rule


def last_turn(seats: Mapping[int, Any], players: int = 4, start: int = 0, **table: Any) -> Scene:
    """The last player of a round has begun his turn, and somebody has rubies enough for the end."""
    return at_table(players, seats, active=(start - 1) % players, start=start, **table)


def ended(seats: Mapping[int, Any], players: int = 4, **table: Any) -> Scene:
    """The last round is over; unless it is said who has rubies, seat 0 has as many as end the game."""
    if not any("rubies" in given for given in seats.values()):
        seats = dict(seats) | {0: seats.get(0, {}) | {"rubies": 6 if players == 2 else 5}}
    return idle(last_turn(seats, players, **table))


# ── The last round ─────────────────────────────────────────────────────────────────────────────────────────


@rule("END-01")
@pytest.mark.parametrize(("players", "target"), [(2, 6), (3, 5), (4, 5), (5, 5)])
@pytest.mark.parametrize("edition", ["big-box", "first", "first-fr"])
def test_five_rubies_bring_the_end_with_two_players_six(players, target, edition):
    options = {"edition": edition}
    short = idle(last_turn({0: {"rubies": target - 1}}, players, options=options))
    assert not short.game.over
    assert (short.actor, short.asked, short.state["round"]) == (0, "move", 2)
    assert idle(last_turn({0: {"rubies": target}}, players, options=options)).game.over
    assert short.game.view()["target"] == target


@rule("END-01")
@pytest.mark.parametrize("variants", [["neutral-assistants"], ["caravan-leader"]])
def test_variants_do_not_change_the_target(variants):
    assert bedesten.new("istanbul", players=3, seed=1, variants=variants).view()["target"] == 5
    assert bedesten.new("istanbul", players=2, seed=1, variants=variants).view()["target"] == 6


@rule("END-01")
def test_more_rubies_than_the_target_bring_the_end_as_well():
    assert ended({2: {"rubies": 7}}).game.over


@rule("END-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("start", [0, 1])
def test_whoever_reaches_the_target_the_round_is_finished_and_no_other_begins(players, start):
    target = 6 if players == 2 else 5
    for place in range(players):
        finisher = (start + place) % players
        me = {"merchant": 9, "rubies": target - 1, "lira": 20}
        neutral: dict[str, Any] = {"neutral_merchants": [10, 10, 10]} if players == 2 else {}
        scene = at_table(players, {finisher: me}, active=finisher, start=start, **neutral)
        scene.play("go 16", "leave", "buy")
        for later in range(place + 1, players):
            assert not scene.game.over
            assert (scene.actor, scene.asked) == ((start + later) % players, "move")
            idle(scene)
        assert scene.game.over
        assert scene.game.winners() == [finisher]


@rule("END-02")
def test_the_ruby_does_not_end_the_turn_that_brings_it():
    me = {"merchant": 9, "rubies": 4, "lira": 20}
    scene = last_turn({3: me, 1: {"family": 16}}, governor=16).play("go 16", "leave", "buy")
    assert scene.can("governor")
    assert scene.can("catch blue lira")
    scene.play("catch blue lira", "done")
    assert scene.game.over
    assert scene.seat(3)["lira"] == 20 - 12 + 3


@rule("END-02")
def test_whoever_overtakes_in_the_last_round_wins():
    seats = {1: {"rubies": 5, "lira": 9}, 3: {"merchant": 9, "rubies": 4, "lira": 25, "hand": "gem-again"}}
    scene = last_turn(seats).play("go 16", "leave", "buy", "play gem-again", "buy")
    assert scene.game.over
    assert scene.game.winners() == [3]


@rule("EX-10")
def test_when_the_second_gets_his_fifth_ruby_third_and_fourth_still_play_the_first_does_not():
    seats = {0: {"rubies": 4}, 1: {"merchant": 9, "rubies": 4, "lira": 12}}
    scene = at_table(4, seats, active=1).play("go 16", "leave", "buy")
    turns = []
    while not scene.game.over:
        turns.append(scene.actor)
        idle(scene)
    assert turns == [2, 3]
    assert scene.game.winners() == [1]


# ── Leftover cards ─────────────────────────────────────────────────────────────────────────────────────────


@rule("END-04")
@pytest.mark.parametrize("start", [0, 2, 3])
def test_from_the_starting_player_on_each_may_play_leftover_cards(start):
    seats = {seat: {"hand": "five-lira", "rubies": 5} for seat in range(4)}
    scene = last_turn(seats, start=start)
    scene.play(scene.options()[0], "stop")
    for i in range(4):
        assert (scene.actor, scene.asked) == ((start + i) % 4, "last-cards")
        assert scene.options() == ["done", "play five-lira"]
        scene.play("play five-lira" if i % 2 else "done")
    assert scene.game.over
    assert [scene.seat((start + i) % 4)["lira"] for i in range(4)] == [0, 5, 0, 5]


@rule("END-04")
def test_who_has_no_such_card_is_passed_over():
    scene = ended({0: {"hand": "stay"}, 1: {"hand": "far market"}, 2: {"hand": "good"}})
    assert (scene.actor, scene.asked) == (2, "last-cards")
    scene.play("done")
    assert scene.game.over


@rule("END-04")
def test_leftover_cards_are_for_the_end_only():
    scene = idle(last_turn({0: {"hand": "five-lira", "rubies": 4}}))
    assert (scene.actor, scene.asked) == (0, "move")


@rule("END-05")
def test_goods_and_lira_are_provided_by_two_kinds_of_cards():
    scene = ended({0: {"hand": "good five-lira", "goods": "red2"}})
    assert scene.options() == ["done", *(f"play good {good}" for good in ("green", "yellow", "blue")), "play five-lira"]
    scene.play("play good blue")
    assert scene.seat(0)["goods"] == {"red": 2, "green": 0, "yellow": 0, "blue": 1}
    scene.play("play five-lira")
    assert scene.seat(0)["lira"] == 5
    assert scene.game.over


@rule("END-05")
def test_a_full_barrow_takes_no_leftover_good():
    assert ended({0: {"hand": "good", "goods": "red2 green2 yellow2 blue2"}}).game.over


@rule("END-06")
def test_the_family_card_brings_its_lira():
    scene = ended({0: {"hand": "family-home", "family": 5}})
    assert scene.options() == ["done", "play family-home lira", "play family-home card"]
    scene.play("play family-home lira")
    assert scene.game.over
    assert (scene.seat(0)["lira"], scene.seat(0)["family"]) == (3, 12)


@rule("END-06")
def test_the_family_card_needs_the_family_member_elsewhere():
    assert ended({0: {"hand": "family-home", "family": 12}}).game.over


@rule("END-06", "END-10")
def test_the_family_card_brings_a_card_that_may_be_played_too():
    scene = ended({0: {"hand": "family-home", "family": 5}}).play("play family-home card")
    assert (scene.actor, scene.asked) == (CHANCE, "draw")
    scene.play("draw five-lira")
    assert (scene.actor, scene.options()) == (0, ["done", "play five-lira"])
    scene.play("play five-lira")
    assert scene.game.over
    assert scene.seat(0)["lira"] == 5


@rule("END-10")
@pytest.mark.parametrize(
    ("place", "card"), [(13, "palace-again"), (5, "post-again"), (16, "gem-again"), (11, "market")]
)
def test_cards_bound_to_a_place_are_not_played_even_there(place, card):
    me = {"merchant": place, "lira": 50, "room": 5, "goods": "red5 green5 yellow5 blue5", "hand": card}
    assert ended({0: me}).game.over


@rule("END-10")
@pytest.mark.parametrize("card", ["stay", "far", "return"])
def test_cards_of_the_movement_are_not_played(card):
    assert ended({0: {"hand": card, "assistants": [3, 5]}}).game.over


@rule("END-10")
def test_beside_a_card_that_may_be_played_nothing_else_may():
    me = {
        "lira": 10,
        "tiles": "red green yellow blue",
        "assistants": [3, 5],
        "hand": "five-lira stay far return palace-again post-again gem-again market",
    }
    scene = ended({0: me})
    assert scene.options() == ["done", "play five-lira"]
    for words in ("recall 5", "play return 5", "play stay", "play far 8", "play market", "go 5", "pass"):
        assert scene.refuses(words), words


@rule("END-10")
def test_the_yellow_tile_alone_is_not_asked_about():
    assert ended({0: {"lira": 10, "tiles": "yellow", "assistants": [3, 5]}}).game.over


@rule("END-10")
def test_each_plays_as_many_as_he_likes_before_the_next_and_not_after():
    scene = ended({0: {"hand": "five-lira3 good2"}, 1: {"hand": "five-lira"}})
    scene.play("play five-lira", "play good red", "play five-lira")
    assert scene.actor == 0
    scene.play("done")
    assert (scene.actor, scene.options()) == (1, ["done", "play five-lira"])
    scene.play("done")
    assert scene.game.over
    assert (scene.seat(0)["lira"], scene.hand(0)) == (10, {"five-lira": 1, "good": 1})


@rule("END-10")
def test_nothing_is_played_for_another():
    scene = ended({0: {"hand": "five-lira"}, 1: {"hand": "good"}})
    assert scene.refuses("play good red")
    assert scene.game.view(1)["ask"]["seat"] == 0


# ── Who wins ───────────────────────────────────────────────────────────────────────────────────────────────


@rule("END-07")
@pytest.mark.parametrize(
    ("winner", "loser"),
    [
        ({"rubies": 6}, {"rubies": 5, "lira": 90, "goods": "red2 blue2", "hand": "stay far"}),
        ({"rubies": 5, "lira": 8}, {"rubies": 5, "lira": 7, "goods": "red2 blue2", "hand": "stay far"}),
        ({"rubies": 5, "lira": 7, "goods": "yellow2 red"}, {"rubies": 5, "lira": 7, "goods": "blue2", "hand": "stay2"}),
        ({"rubies": 5, "lira": 7, "goods": "red", "hand": "stay far"}, {"rubies": 5, "lira": 7, "goods": "red"}),
    ],
)
def test_most_rubies_then_lira_then_goods_then_cards(winner, loser):
    for seats in ({0: winner, 1: loser}, {0: loser, 1: winner}, {1: winner, 2: loser}, {3: winner, 0: loser}):
        scene = ended(seats)
        assert scene.game.over
        won = next(seat for seat, given in seats.items() if given is winner)
        lost = next(seat for seat, given in seats.items() if given is loser)
        assert scene.game.winners() == [won]
        assert [(place.seat, place.rank) for place in scene.game.standings()][:2] == [(won, 1), (lost, 2)]


@rule("END-07")
def test_goods_are_counted_in_all_not_by_kind():
    scene = ended({0: {"rubies": 5, "goods": "red green yellow"}, 1: {"rubies": 5, "goods": "blue2 green2"}})
    assert scene.game.winners() == [1]


@rule("END-07")
def test_nothing_else_breaks_a_tie():
    more = {"room": 4, "tiles": "blue", "assistants": [3], "stack": 3, "family": 5, "merchant": 16}
    scene = ended({0: {"rubies": 5, "lira": 3}, 2: {"rubies": 5, "lira": 3} | more})
    assert scene.game.winners() == [0, 2]


@rule("END-07")
def test_leftover_cards_decide_when_they_are_played():
    seats = {0: {"rubies": 5, "lira": 4}, 1: {"rubies": 5, "hand": "five-lira"}}
    assert ended(seats).play("done").game.winners() == [0]
    assert ended(seats).play("play five-lira").game.winners() == [1]


@rule("END-07")
def test_a_leftover_card_counts_as_a_good_once_it_is_played_for_one():
    seats = {0: {"rubies": 5, "hand": "stay2 far2"}, 1: {"rubies": 5, "hand": "good"}}
    assert ended(seats).play("done").game.winners() == [0]
    assert ended(seats).play("play good red").game.winners() == [1]


@rule("END-08")
@pytest.mark.parametrize(("players", "tied"), [(2, [0, 1]), (3, [1, 2]), (4, [0, 2, 3]), (5, [0, 1, 2, 3, 4])])
def test_who_is_tied_in_everything_shares_the_victory(players, tied):
    kinds = [("red green", "stay far"), ("blue2", "market2"), ("yellow green", "far2"), ("red2", "stay return")]
    even: list[dict[str, Any]] = [
        {"goods": goods, "hand": hand} for goods, hand in [*kinds, ("blue yellow", "palace-again2")]
    ]
    scene = ended({seat: {"rubies": 6, "lira": 4, **even[i]} for i, seat in enumerate(tied)}, players)
    assert scene.game.over
    assert scene.game.winners() == tied
    ranks = {place.seat: place.rank for place in scene.game.standings()}
    assert ranks == {seat: 1 if seat in tied else 1 + len(tied) for seat in range(players)}


@rule("END-08")
def test_nobody_has_won_while_the_game_runs():
    scene = at_table(seats={1: {"rubies": 5}})
    assert scene.game.winners() == []
    scene = ended({0: {"rubies": 5, "hand": "five-lira"}})
    assert scene.game.winners() == []
