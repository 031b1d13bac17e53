"""What previews say of single moves of the board game."""

from __future__ import annotations

import pytest

from bedesten.facts import line_for, odds, options, preview
from facts.previewed import changed, codes, committed, texts
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
    shown = committed(quiet(seats=red() | {1: {"merchant": 2}}).game, "go 2")
    assert texts(shown) == ["go 2", "leave", "pay", "fill"]
    assert shown.turn_ends
    assert shown.stop == "turn"
    assert changed(shown) == {"lira": (9, 7), "red": (0, 2), "stack": (4, 3), "out": (0, 1)}
    assert [(payment.to, payment.lira) for payment in shown.payments] == [(1, 2)]
    assert (shown.walk.start, shown.walk.target, len(shown.walk.route), shown.walk.on_foot) == (3, 2, 3, True)
    assert shown.warnings == []


def test_a_line_stops_at_a_real_choice_and_shows_it():
    shown = committed(quiet(seats=red()).game, "go 9")
    assert texts(shown) == ["go 9", "leave"]
    assert shown.stop == "choice"
    assert shown.next.question.name == "tea-house"
    assert shown.next.question.place == 9
    assert [option.phrase.number for option in shown.next.options if not option.phrase.declines] == list(range(3, 13))


def test_an_own_assistant_is_picked_up():
    shown = committed(quiet(seats=red(assistants=[9], stack=3)).game, "go 9")
    assert texts(shown) == ["go 9", "pick up"]
    [assistant] = shown.assistants
    assert (assistant.deed, assistant.place, len(assistant.before), len(assistant.after)) == ("pick-up", 9, 3, 4)


def test_a_choice_between_assistants_is_left_to_the_player():
    scene = quiet(
        seats=red(), options={"variants": ["neutral-assistants"]}, parts={"neutral-assistants": {"2": 1}}, players=3
    )
    assert line_for(scene.game, 0, "go 2") == ["go 2"]


def test_an_assistant_is_not_left_for_nothing():
    shown = committed(quiet(seats=red(merchant=11, lira=3)).game, "go 1")
    assert texts(shown) == ["go 1"]
    assert codes(shown) == ["no-action"]
    assert shown.next.question.name == "arrival"


def test_a_card_for_this_place_is_a_real_choice():
    scene = quiet(seats=red(merchant=12, hand="post-again"))
    assert texts(committed(scene.game, "go 5")) == ["go 5", "leave", "collect"]
    assert committed(scene.game, "go 5").next.question.name == "acted"


def test_a_card_for_any_time_does_not_hold_up_the_turn_unless_wished():
    scene = quiet(seats=red(hand="five-lira"))
    assert line_for(scene.game, 0, "go 2") == ["go 2", "leave", "fill", "done"]
    assert line_for(scene.game, 0, "go 2", finish=False) == ["go 2", "leave", "fill"]


def test_who_is_met_ends_the_line():
    shown = committed(at_table(seats=red() | {2: {"family": 2}}, governor=2, smuggler=12).game, "go 2")
    assert texts(shown) == ["go 2", "leave", "fill"]
    assert [(meeting.who, meeting.seat, meeting.must) for meeting in shown.meets] == [
        ("family", 2, True),
        ("governor", None, False),
    ]
    assert shown.next.question.name == "encounters"


def test_dice_are_foretold_by_their_odds_only():
    shown = committed(quiet(seats=red(merchant=6)).game, "go 8")
    assert texts(shown) == ["go 8", "leave", "roll"]
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
        (red(lira=1) | {1: {"merchant": 9}}, "go 9", ["cannot-pay"]),
        (red(stack=0, hand="five-lira"), "go 9", ["no-assistant"]),
        (red(lira=1, hand="good") | {1: {"merchant": 9}}, "go 9", ["cannot-pay"]),
        (red(goods="red2"), "go 2", ["no-room"]),
        (red(), "go 14", ["no-action"]),
        (red(), "go 7", ["no-action"]),
        (red(), "go 9", []),
    ],
)
def test_waste_is_warned_of(seats, move, expected):
    assert codes(committed(quiet(seats=seats).game, move)) == expected


def test_goods_without_room_are_told():
    shown = committed(quiet(seats=red(merchant=12, goods="green2 yellow2")).game, "go 5")
    assert texts(shown)[-1] == "collect"
    lost = {(warning.good, warning.count) for warning in shown.warnings if warning.code == "no-room"}
    post = shown.sign["deals"][0]["gives"]
    assert lost == {(good, post[good]) for good in ("green", "yellow") if good in post}
    assert lost


def test_stopping_refusing_and_passing_are_warned_of():
    scene = quiet(seats=red() | {1: {"merchant": 9}}).play("go 9")
    assert codes(preview(scene.game, 0, ["stop"])) == ["ends-turn"]
    assert codes(preview(scene.play("leave").game, 0, ["refuse"])) == ["ends-turn"]
    assert codes(preview(scene.play("pay").game, 0, ["pass"])) == ["passes-up"]


def test_the_last_ruby_is_announced():
    scene = quiet(seats=red(merchant=9, lira=30, rubies=4))
    assert "last-round" in codes(committed(scene.game, "go 16"))


# ── Odds ───────────────────────────────────────────────────────────────────────────────────────────────────────


def odds_at(scene, *line):
    found = odds(scene.game, 0, line)
    assert found == preview(scene.game, 0, line).odds
    return {table.kind: table for table in found}


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
    [table] = preview(quiet(seats=red()).game, 0, ["go 9", "leave", "announce 7"]).odds
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
    assert preview(open_way.game, 0, ["go 19"]).walk.route in ([7, 1, 19], [7, 6, 19])
    for closed, way in ([6, 7], [7, 1, 19]), ([1, 7], [7, 6, 19]):
        scene = mocha_table(
            {0: {"merchant": 7}},
            governor=16,
            smuggler=16,
            coffee_trader=16,
            part={"barrier": closed, "control": 1},
        )
        assert preview(scene.game, 0, ["go 19"]).walk.route == way
        refused = {refused.key: refused.code for refused in options(scene.game, 0).unavailable}
        assert refused["7"] == "same-place"
        assert refused[str(6 if closed == [6, 7] else 1)] == "barrier"
        assert refused["13"] == "too-far"


def test_a_card_that_jumps_has_no_way():
    scene = mocha_table({0: {"merchant": 7, "hand": "corner"}}, governor=2, smuggler=2, coffee_trader=2)
    walk = preview(scene.game, 0, ["play corner 13"]).walk
    assert (walk.route, walk.on_foot) == ([7, 13], False)


def test_a_companion_walks_and_acts():
    scene = at_letters(
        seats={0: {"merchant": 7, "lira": 4}}, mine={0: {"companion": 6}}, governor=10, smuggler=10, courier=10
    )
    move = next(option for option in options(scene.game, 0).options if option.phrase.verb == "companion")
    shown = preview(scene.game, 0, [move.text])
    assert (shown.walk.piece, shown.walk.start, shown.walk.target) == ("companion", 6, move.phrase.place)


# ── Options ────────────────────────────────────────────────────────────────────────────────────────────────────


def option(scene, words):
    return next(found for found in options(scene.game, 0).options if found.text == words)


def test_what_a_move_names_is_split():
    scene = quiet(seats=red(merchant=6, hand="far good"))
    far = next(each for each in options(scene.game, 0).options if each.text.startswith("play far "))
    assert (far.phrase.verb, far.group, far.key, far.phrase.card) == ("play", "card", "far", "far")
    assert far.text == f"play far {far.phrase.place}"
    assert option(scene, "play good red").phrase.goods == {"red": 1}
    sale = quiet(seats=red(merchant=6, goods="red2 blue")).play("go 10", "leave")
    found = options(sale.game, 0)
    best = next(each for each in found.options if each.usual)
    assert best.phrase.verb == "sell"
    assert sum(best.phrase.goods.values()) == max(
        sum(each.phrase.goods.values()) for each in found.options if each.phrase.verb == "sell"
    )
    assert found.options[0].phrase.declines


def test_answers_tell_what_they_would_change():
    shown = preview(quiet(seats=red(merchant=6, goods="red2 blue")).game, 0, ["go 10", "leave"])
    best = next(each for each in shown.next.options if each.usual)
    revenue = shown.sign["demand"]["revenue"]
    sold = sum(best.phrase.goods.values())
    assert {change.what: change.after for change in best.changes}["lira"] == 9 + revenue[sold - 1]


def test_cards_that_cannot_be_played_say_why():
    scene = quiet(seats=red(hand="palace-again family-home")).play()
    refused = {refused.key: refused for refused in options(scene.game, 0).unavailable}
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
    found = {each.text: each.phrase for each in options(scene.game, 0).options}
    assert (found["discard letter"].card, found["discard good"].card) == ("letter", "good")


def test_an_extension_by_a_kiosk_tile_can_be_foretold():
    """Whether goods find no room is asked of a larger barrow, which could not be extended any more."""
    scene = at_kiosk("extension-for-lira", seats={0: {"merchant": 7, "lira": 12}}).play("choose extension-for-lira")
    shown = committed(scene.game, "use")
    assert (changed(shown)["lira"], "no-room" in codes(shown)) == ((12, 2), False)
