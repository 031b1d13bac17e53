"""What plans say of single moves of the board game."""

from __future__ import annotations

import pytest

from facts.planned import asked, changed, codes, planned
from letters import at_kiosk, at_letters
from mocha import mocha_table
from scenes import at_table


def red(**given):
    return {0: {"merchant": 3, "lira": 9} | given}


def quiet(**given):
    """Without Governor and Smuggler in the way."""
    return at_table(**({"governor": 12, "smuggler": 12} | given))


# ── An ordinary turn is one line ───────────────────────────────────────────────────────────────────────────────


def test_an_ordinary_turn_is_one_activation_and_one_more():
    shown = planned(quiet(seats=red() | {1: {"merchant": 2}}).game, "go 2")
    assert shown.line == ["go 2", "leave", "pay", "fill"]
    assert shown.stop == "turn"
    assert [stage.question for stage in shown.stages] == ["move", "arrival", "other-merchants", "fabric-warehouse"]
    [assistants], [payment], [walk] = shown.assistants, shown.payments, shown.walks
    assert (assistants.deed, assistants.places, assistants.before, assistants.after) == ("leave", [2], 4, 3)
    assert (payment.seats, payment.lira, payment.before, payment.after) == ([1], 2, 9, 7)
    assert changed(shown) == {"red": (0, 2)}
    assert (walk.piece, walk.start, walk.target, len(walk.route), walk.on_foot) == ("merchant", 3, 2, 3, True)
    assert shown.warnings == []


def test_what_one_need_not_do_stands_at_its_stage():
    shown = planned(quiet(seats=red() | {1: {"merchant": 2}}).game, "go 2")
    declined = [option.text for stage in shown.stages for option in stage.options if option.phrase.declines]
    assert declined == ["stop", "refuse", "pass"]
    otherwise = planned(quiet(seats=red() | {1: {"merchant": 2}}).game, "go 2", "leave", "refuse")
    assert (otherwise.line, otherwise.stop) == (["go 2", "leave", "refuse"], "turn")
    assert codes(otherwise) == ["ends-turn"]


def test_what_comes_after_the_end_of_a_line_is_left_out():
    assert planned(quiet(seats=red()).game, "go 9", "stop", "announce 8").line == ["go 9", "stop"]


def test_a_plan_stops_at_a_real_choice_and_shows_it():
    shown = planned(quiet(seats=red(merchant=10)).game, "go 12")
    assert (shown.line, shown.stop, shown.open.question) == (["go 12", "leave"], "choice", "police-station")
    assert shown.open.about["place"] == 12
    assert {option.phrase.verb for option in shown.open.options} == {"pass", "send"}


def test_the_usual_announcement_is_the_best_on_average():
    assert planned(quiet(seats=red()).game, "go 9").line == ["go 9", "leave", "announce 7"]
    aided = planned(quiet(seats=red(tiles="red")).game, "go 9")
    means = {line.key: line.mean for line in aided.odds[0].aided}
    assert aided.line[-1] == f"announce {max(means, key=means.get)}" != "announce 7"


def test_the_usual_sale_is_the_largest():
    game = quiet(seats=red(merchant=6, goods="red2 blue")).game
    shown = planned(game, "go 10")
    sales = [option for option in shown.stages[-1].options if option.phrase.verb == "sell"]
    [usual] = [option for option in sales if option.usual]
    assert shown.line[-1] == usual.text
    assert sum(usual.phrase.goods.values()) == max(sum(sale.phrase.goods.values()) for sale in sales) > 1


def test_an_own_assistant_is_picked_up():
    shown = planned(quiet(seats=red(assistants=[9], stack=3)).game, "go 9")
    assert shown.line[:2] == ["go 9", "pick up"]
    [assistants] = shown.assistants
    assert (assistants.deed, assistants.places, assistants.before, assistants.after) == ("pick-up", [9], 3, 4)


def test_fetched_assistants_are_told_together():
    shown = planned(quiet(seats=red(merchant=6, assistants=[5, 9], stack=2)).game, "go 7")
    assert shown.line == ["go 7", "fetch all"]
    [assistants] = shown.assistants
    assert (assistants.deed, assistants.places, assistants.before, assistants.after) == ("fetch", [5, 9], 2, 4)


def test_the_own_assistant_comes_before_a_neutral_one():
    neutral = {"options": {"variants": ["neutral-assistants"]}, "players": 3}
    scene = quiet(seats=red(), parts={"neutral-assistants": {"2": 1}}, **neutral)
    assert planned(scene.game, "go 2").line[1] == "leave"
    scene = quiet(seats=red(stack=0), parts={"neutral-assistants": {"2": 1}}, **neutral)
    assert planned(scene.game, "go 2").line[1] == "pick up neutral"


def test_an_assistant_left_for_nothing_is_warned_of():
    shown = planned(quiet(seats=red(merchant=11, lira=3)).game, "go 1")
    assert (shown.line, codes(shown)) == (["go 1", "leave"], ["no-action"])


def test_a_card_for_this_moment_is_never_passed_over():
    """Such a card could not be played any more once the plan has gone on."""
    scene = quiet(seats=red(merchant=12, hand="post-again"))
    shown = planned(scene.game, "go 5")
    assert (shown.line, shown.open.question) == (["go 5", "leave", "collect"], "acted")
    assert planned(scene.game, "go 5", "leave", "collect", "done").stop == "turn"


def test_a_card_that_could_still_help_is_never_passed_over():
    shown = planned(quiet(seats=red(merchant=11, lira=3, hand="five-lira")).game, "go 1")
    assert (shown.line, shown.open.question, codes(shown)) == (["go 1", "leave"], "wainwright", ["no-action"])


def test_a_card_for_any_time_does_not_hold_up_the_turn():
    scene = quiet(seats=red(hand="five-lira"))
    assert planned(scene.game, "go 2").line == ["go 2", "leave", "fill", "done"]
    assert planned(scene.game, "go 2", onward=False).line == ["go 2"]


def test_who_is_met_ends_the_line():
    shown = planned(at_table(seats=red() | {2: {"family": 2}}, governor=2, smuggler=12).game, "go 2")
    assert shown.line == ["go 2", "leave", "fill"]
    assert [(meeting.who, meeting.seat, meeting.must) for meeting in shown.meets] == [
        ("family", 2, True),
        ("governor", None, False),
    ]
    assert shown.open.question == "encounters"


def test_what_costs_something_and_need_not_be_done_is_asked():
    """The green tile: one more good for 2 Lira."""
    shown = planned(quiet(seats=red(tiles="green", goods="green2 yellow2")).game, "go 2")
    assert (shown.line[-1], shown.open.question) == ("fill", "green-tile")


def test_dice_are_foretold_by_their_odds_only():
    shown = planned(quiet(seats=red(merchant=6)).game, "go 8")
    assert shown.line == ["go 8", "leave", "roll"]
    assert shown.stop == "chance"
    [table] = shown.odds
    assert table.kind == "black-market"
    # 9 to 12 would bring 2 or 3, but there is room for 2 only
    assert {line.key: round(36 * line.chance) for line in table.lines} == {"0": 15, "1": 11, "2": 10}


# ── Warnings ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("seats", "move", "expected"),
    [
        (red(stack=0), "go 9", ["no-assistant", "ends-turn"]),
        (red(stack=1), "go 9", ["last-assistant"]),
        (red(lira=1) | {1: {"merchant": 9}}, "go 9", ["cannot-pay", "ends-turn"]),
        (red(stack=0, hand="five-lira"), "go 9", ["no-assistant"]),
        (red(lira=1, hand="good") | {1: {"merchant": 9}}, "go 9", ["cannot-pay"]),
        (red(goods="red2"), "go 2", ["no-room"]),
        (red(), "go 14", ["no-action"]),
        (red(), "go 7", ["no-action"]),
        (red(), "go 9", []),
    ],
)
def test_waste_is_warned_of(seats, move, expected):
    assert codes(planned(quiet(seats=seats).game, move)) == expected


def test_goods_without_room_are_told():
    game = quiet(seats=red(merchant=12, goods="green2 yellow2")).game
    shown = planned(game, "go 5")
    assert shown.line[-1] == "collect"
    lost = {(warning.good, warning.count) for warning in shown.warnings if warning.code == "no-room"}
    post = game.view(0)["signs"]["5"]["deals"][0]["gives"]
    assert lost == {(good, post[good]) for good in ("green", "yellow") if good in post}
    assert lost


def test_an_action_that_brings_nothing_is_the_players_choice():
    game = quiet(seats=red(goods="red2")).game
    assert planned(game, "go 2").line == ["go 2", "leave"]
    assert codes(planned(game, "go 2", "leave", "fill")) == ["nothing-gained"]


def test_stopping_refusing_and_passing_are_warned_of():
    scene = quiet(seats=red() | {1: {"merchant": 9}}).play("go 9")
    assert codes(planned(scene.game, "stop")) == ["ends-turn"]
    assert codes(planned(scene.play("leave").game, "refuse")) == ["ends-turn"]
    assert codes(planned(scene.play("pay").game, "pass")) == ["passes-up"]


def test_who_can_do_nothing_else_passes_nothing_up():
    scene = quiet(seats=red(merchant=11, lira=3, hand="five-lira")).play("go 1", "leave")
    assert codes(planned(scene.game, "pass")) == ["no-action"]


def test_the_last_ruby_is_announced():
    scene = quiet(seats=red(merchant=9, lira=30, rubies=4))
    assert "last-round" in codes(planned(scene.game, "go 16"))


# ── Odds ───────────────────────────────────────────────────────────────────────────────────────────────────────


def odds_at(scene, *line):
    return {table.kind: table for table in planned(scene.game, *line, onward=False).odds}


def test_the_tea_house_has_a_column_for_each_number():
    table = odds_at(quiet(seats=red()), "go 9", "leave")["tea-house"]
    assert [round(36 * line.chance) for line in table.lines] == [35, 33, 30, 26, 21, 15, 10, 6, 3, 1]
    assert [(line.lira, line.otherwise) for line in table.lines] == [(n, 2) for n in range(3, 13)]
    assert table.aided == []


def test_the_red_tile_helps():
    table = odds_at(quiet(seats=red(tiles="red")), "go 9", "leave")["tea-house"]
    assert table.aids == ["red-tile"]
    # 8: reached by 15 of 36, by turning a die if the other shows 4 or more, else half-way by rolling again
    plain = 15 / 36
    turned = sum(max(a + b, a + 4, b + 4) >= 8 for a in range(1, 7) for b in range(1, 7)) / 36
    assert table.aided[5].chance == pytest.approx(turned + (1 - turned) * plain)
    assert table.lines[5].chance == pytest.approx(plain)


def test_an_announcement_has_its_own_odds():
    announcing, table = planned(quiet(seats=red()).game, "go 9", "leave", "announce 7").odds
    assert announcing.kind == "tea-house"
    assert (table.kind, table.lines[0].key, table.lines[0].lira) == ("tea-house-roll", "7", 7)
    assert table.lines[0].chance == pytest.approx(21 / 36)


def test_where_the_governor_may_go_and_which_card_he_brings():
    scene = at_table(seats=red(), governor=2, smuggler=12).play("go 2", "leave", "fill")
    kinds = odds_at(scene, "governor")
    assert {line.key: round(36 * line.chance) for line in kinds["token-roll"].lines}["7"] == 6
    assert kinds["token-roll"].about == "governor"
    assert sum(line.chance for line in kinds["draw"].lines) == pytest.approx(1)


def test_blue_goods_need_room():
    table = odds_at(quiet(seats=red(merchant=6, goods="blue2")), "go 8", "leave", "roll")["black-market"]
    assert [(line.key, line.chance) for line in table.lines] == [("0", 1.0)]


def test_a_card_that_turns_a_die_to_six_helps():
    scene = mocha_table({0: {"merchant": 12, "hand": "turn-six"}}, governor=1, smuggler=1, coffee_trader=1)
    table = odds_at(scene, "go 9", "leave")["tea-house"]
    assert table.aids == ["turn-six"]
    assert table.aided[-1].chance == pytest.approx(11 / 36)  # 12: one six is enough


# ── Ways ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_barrier_is_walked_around():
    open_way = mocha_table({0: {"merchant": 7}}, governor=16, smuggler=16, coffee_trader=16)
    assert planned(open_way.game, "go 19").walks[0].route in ([7, 1, 19], [7, 6, 19])
    for closed, way in ([6, 7], [7, 1, 19]), ([1, 7], [7, 6, 19]):
        scene = mocha_table(
            {0: {"merchant": 7}},
            governor=16,
            smuggler=16,
            coffee_trader=16,
            part={"barrier": closed, "control": 1},
        )
        assert planned(scene.game, "go 19").walks[0].route == way
        refused = {refused.key: refused.code for refused in asked(scene.game).unavailable}
        assert refused["7"] == "same-place"
        assert refused[str(6 if closed == [6, 7] else 1)] == "barrier"
        assert refused["13"] == "too-far"


def test_a_card_that_jumps_has_no_way():
    scene = mocha_table({0: {"merchant": 7, "hand": "corner"}}, governor=2, smuggler=2, coffee_trader=2)
    [walk] = planned(scene.game, "play corner 13").walks
    assert (walk.route, walk.on_foot) == ([7, 13], False)


def test_a_companion_walks_and_acts():
    scene = at_letters(
        seats={0: {"merchant": 7, "lira": 4}}, mine={0: {"companion": 6}}, governor=10, smuggler=10, courier=10
    )
    move = next(option for option in asked(scene.game).options if option.phrase.verb == "companion")
    walk = planned(scene.game, move.text).walks[0]
    assert (walk.piece, walk.start, walk.target) == ("companion", 6, move.phrase.place)


# ── Options ────────────────────────────────────────────────────────────────────────────────────────────────────


def option(scene, words):
    return next(found for found in asked(scene.game).options if found.text == words)


def test_what_a_move_names_is_split():
    scene = quiet(seats=red(merchant=6, hand="far good"))
    far = next(each for each in asked(scene.game).options if each.phrase.card == "far")
    assert far.phrase.verb == "play"
    assert far.text == f"play far {far.phrase.place}"
    assert option(scene, "play good red").phrase.goods == {"red": 1}


def test_answers_tell_what_they_would_change():
    scene = quiet(seats=red(merchant=6, goods="red2 blue")).play("go 10", "leave")
    best = next(each for each in asked(scene.game).options if each.usual)
    revenue = scene.game.view(0)["signs"]["10"]["demand"]["revenue"]
    sold = sum(best.phrase.goods.values())
    assert {change.what: change.after for change in best.changes}["lira"] == 9 + revenue[sold - 1]
    scene = quiet(seats=red()).play("go 9")
    [left] = option(scene, "leave").changes
    assert (left.what, left.before, left.after) == ("assistants", 4, 3)


def test_cards_that_cannot_be_played_say_why():
    scene = quiet(seats=red(hand="palace-again family-home")).play()
    refused = {refused.key: refused for refused in asked(scene.game).unavailable}
    assert (refused["palace-again"].group, refused["palace-again"].code) == ("card", "after-action")
    assert refused["palace-again"].rules == ["BON-16", "BON-07"]
    assert refused["family-home"].code == "family-at-home"


def test_a_copied_card_is_named():
    scene = at_letters(seats={0: {"merchant": 7, "hand": "copy"}}, discards="five-lira", governor=10, smuggler=10)
    copied = option(scene, "play copy five-lira")
    assert (copied.phrase.card, copied.phrase.copied) == ("copy", "five-lira")


def test_a_discarded_card_is_named_whatever_it_is_called():
    """One bonus card is called `letter`, as the letters are."""
    seats = {0: {"merchant": 7, "hand": "letter good", "lira": 0}}
    scene = at_letters(seats=seats, governor=6, smuggler=12, courier=12).play("go 6", "leave", "pass", "governor")
    while scene.game.question != "governor-price":
        scene.play(scene.options()[0])
    found = {each.text: each.phrase for each in asked(scene.game).options}
    assert (found["discard letter"].card, found["discard good"].card) == ("letter", "good")


def test_an_extension_by_a_kiosk_tile_can_be_foretold():
    """Whether goods find no room is asked of a larger barrow, which could not be extended any more."""
    scene = at_kiosk("extension-for-lira", seats={0: {"merchant": 7, "lira": 12}}).play("choose extension-for-lira")
    shown = planned(scene.game, "use")
    assert (changed(shown)["lira"], "no-room" in codes(shown)) == ((12, 2), False)
