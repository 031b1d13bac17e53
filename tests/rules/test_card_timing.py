"""When bonus cards may be played, and where they come from and go to."""

import pytest

from scenes import GOODS, at_place, at_table, offered

rule = pytest.mark.rule

EVERY = "good five-lira palace-again post-again gem-again family-home market stay far return"
RICH = {"lira": 60, "room": 4, "goods": "red3 green3 yellow3 blue3", "stack": 2, "assistants": [10, 13], "family": 4}
ANY_TIME = {"five-lira", "family-home"}
BETWEEN = ANY_TIME | {"good"}

MOMENTS = [
    # question, where the merchant stands, what has been played, which of all ten cards may follow
    ("move", 3, [], BETWEEN | {"stay", "far", "return"}),
    ("arrival", 3, ["go 9"], BETWEEN | {"return"}),
    ("arrival", 9, ["play stay"], BETWEEN | {"return"}),
    ("other-merchants", 1, ["go 16", "leave"], BETWEEN),
    ("wainwright", 11, ["go 1", "leave"], BETWEEN),
    ("fabric-warehouse", 7, ["go 2", "leave"], BETWEEN),
    ("green-tile", 7, ["go 2", "leave", "fill"], ANY_TIME),
    ("spice-warehouse", 7, ["go 3", "leave"], BETWEEN),
    ("fruit-warehouse", 12, ["go 4", "leave"], BETWEEN),
    ("post-office", 12, ["go 5", "leave"], BETWEEN),
    ("acted", 12, ["go 5", "leave", "collect"], BETWEEN | {"post-again"}),
    ("caravansary", 12, ["go 6", "leave"], BETWEEN),
    ("second-card", 12, ["go 6", "leave", "take pile", "draw good"], ANY_TIME),
    ("discard", 12, ["go 6", "leave", "take pile", "draw good", "take discards"], ANY_TIME),
    ("fountain", 3, ["go 7"], BETWEEN),
    ("fetch-more", 3, ["go 7", "fetch 10"], ANY_TIME),
    ("black-market", 6, ["go 8", "leave"], BETWEEN),
    ("black-market-roll", 6, ["go 8", "leave", "roll", "roll 1 2"], ANY_TIME),
    ("black-market-good", 6, ["go 8", "leave", "roll", "roll 1 2", "keep"], ANY_TIME),
    ("tea-house", 3, ["go 9", "leave"], BETWEEN),
    ("tea-house-roll", 3, ["go 9", "leave", "announce 8", "roll 1 2"], ANY_TIME),
    ("large-market", 6, ["go 10", "pick up"], BETWEEN),
    ("small-market", 7, ["go 11", "leave"], BETWEEN | {"market"}),
    ("sell-any", 7, ["go 11", "leave", "play market"], ANY_TIME),
    ("sultans-palace", 8, ["go 13", "pick up"], BETWEEN),
    ("acted", 8, ["go 13", "pick up", "deliver"], BETWEEN | {"palace-again"}),
    ("small-mosque", 3, ["go 14", "leave"], BETWEEN),
    ("great-mosque", 4, ["go 15", "leave"], BETWEEN),
    ("gemstone-dealer", 9, ["go 16", "leave", "pay"], BETWEEN),
    ("acted", 9, ["go 16", "leave", "pay", "buy"], BETWEEN | {"gem-again"}),
    ("encounters", 6, ["go 8", "leave", "pass"], BETWEEN),
    ("encounters", 6, ["go 8", "leave", "roll", "roll 1 2", "keep", "take red"], BETWEEN),
    ("governor-price", 6, ["go 8", "leave", "pass", "governor", "draw good"], BETWEEN),
    ("smuggler-price", 6, ["go 8", "leave", "pass", "smuggler red"], BETWEEN),
]

FREED = [
    # the family member has been sent from the Police Station
    ("police-station", [], {"five-lira", "good"}),
    ("post-office", ["send 5"], ANY_TIME),
    ("acted", ["send 5", "collect"], BETWEEN | {"post-again"}),
    ("tea-house", ["send 9"], ANY_TIME),
    ("small-market", ["send 11"], ANY_TIME | {"market"}),
    ("large-market", ["send 10"], ANY_TIME),
    ("acted", ["send 13", "deliver"], BETWEEN | {"palace-again"}),
    ("acted", ["send 16", "buy"], BETWEEN | {"gem-again"}),
    ("discard", ["send 6", "take pile", "draw good", "take discards"], ANY_TIME),
    ("encounters", ["send 1", "extend"], BETWEEN),
    ("encounters", ["send 5", "pass"], BETWEEN),
    ("encounters", ["pass"], {"five-lira", "good"}),
]


def moment(start, words, **mine):
    """Somebody with every card and tile, at some moment of the turn; Governor and Smuggler are at the Black Market."""
    seats = {0: RICH | {"merchant": start, "hand": EVERY, "tiles": "red green yellow", **mine}, 1: {"merchant": 16}}
    return at_table(seats=seats, governor=8, smuggler=8, discards="stay").play(*words)


def freed(words):
    return moment(7, ["go 12", "leave", *words], family=12)


@rule("BON-04", "BON-05", "BON-06", "BON-10", "BON-11", "BON-12", "BON-14", "BON-15", "BON-16")
@pytest.mark.parametrize(("question", "start", "words", "cards"), MOMENTS)
def test_which_of_all_cards_may_be_played_when(question, start, words, cards):
    scene = moment(start, words)
    assert (scene.actor, scene.asked) == (0, question)
    assert offered(scene) == cards


@rule("BON-04", "BON-05", "BON-06", "BON-10", "BON-11", "BON-16")
@pytest.mark.parametrize(("question", "words", "cards"), FREED)
def test_which_of_all_cards_may_be_played_when_the_family_member_acts(question, words, cards):
    scene = freed(words)
    assert (scene.actor, scene.asked) == (0, question)
    assert offered(scene) == cards


@rule("BON-04")
def test_no_question_of_the_game_is_missing_here():
    book = at_table().game.book
    asked = {section.name for section in book.sections if section.kind >= 0 and not section.chance}
    assert asked - {"last-cards"} == {question for question, *_ in [*MOMENTS, *FREED]}


@rule("BON-04", "BON-06")
@pytest.mark.parametrize(
    ("start", "words"),
    [
        *(pytest.param(start, words, id=f"{question} {start}") for question, start, words, _ in MOMENTS),
        *(pytest.param(7, ["go 12", "leave", *words], id=" ".join(["freed", *words])) for _, words, _ in FREED),
    ],
)
def test_the_question_stays_open_beneath_an_any_time_play(start, words):
    scene = moment(start, words, family=12)
    question, lira, answers = scene.asked, scene.seat(0)["lira"], answers_of(scene)
    recalls = [option for option in answers if option.startswith("recall")]
    assert recalls == [f"recall {place}" for place in scene.seat(0)["assistants"]]  # the yellow tile, too
    scene.play("play five-lira")
    assert (scene.actor, scene.asked) == (0, question)
    assert scene.seat(0)["lira"] == lira + 5
    assert answers_of(scene) == answers


def answers_of(scene):
    """All that may be said but cards: the one played is in hand no more."""
    return [words for words in scene.options() if not words.startswith(("play ", "discard "))]


@rule("BON-04")
@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("dice", ["go 8", "leave", "roll"]),
        ("draw", ["go 8", "leave", "pass", "governor"]),
        ("token-roll", ["go 8", "leave", "pass", "smuggler red", "pay lira"]),
        ("demand", ["go 10", "pick up", "sell red"]),
    ],
)
def test_nothing_is_played_while_chance_decides(asked, words):
    scene = moment(6, words)
    assert (scene.actor, scene.asked) == (-1, asked)
    assert not offered(scene)
    assert not any(words.startswith("recall") for words in scene.options())


# ── On whose turn, from where, to where ────────────────────────────────────────────────────────────────────────


@rule("BON-01")
def test_any_number_may_be_played_on_ones_own_turn():
    scene = at_table(seats={0: {"merchant": 3, "hand": "five-lira4 good4 far", "goods": "red"}})
    scene.play(*["play five-lira"] * 3, "play good red", "play good blue", "play far 10", "leave", "play five-lira")
    scene.play("play good blue", "play good green")
    assert scene.seat(0)["lira"] == 20
    assert scene.seat(0)["goods"] == {"red": 2, "green": 1, "yellow": 0, "blue": 2}
    assert scene.hand() == {}


@rule("BON-01")
def test_none_is_played_on_anothers_turn():
    seats = {0: {"merchant": 3, "stack": 1}, 1: {"hand": EVERY, "family": 9, "assistants": [13], "goods": "red"}}
    scene = at_table(seats=seats, governor=9, smuggler=9)
    action = ["go 9", "leave", "announce 8", "roll 5 5"]
    encounters = ["catch blue lira", "governor", "draw stay", "pay lira", "roll 1 1", "smuggler red", "pay lira"]
    for words in [*action, *encounters, "roll 1 1"]:
        assert scene.actor in (0, -1)
        assert not offered(scene)
        scene.play(words)
    assert scene.actor == 1
    assert offered(scene) == {"good", "five-lira", "stay", "far", "return"}


@rule("BON-01")
@pytest.mark.parametrize(("start", "words"), [(3, ["go 9", "stop"]), (1, ["go 16", "leave", "refuse"])])
def test_when_the_turn_has_ended_nothing_more_is_played(start, words):
    scene = at_table(seats={0: {"merchant": start, "hand": "five-lira good", "lira": 2}, 1: {"merchant": 16}})
    scene.play(*words)
    assert scene.actor == 1
    assert not offered(scene)
    assert scene.hand(0) == {"five-lira": 1, "good": 1}


@rule("BON-02")
def test_used_cards_lie_open_in_the_order_in_which_they_were_played():
    scene = at_table(seats={0: {"merchant": 3, "hand": EVERY, "assistants": [13], "family": 4}}, discards="far")
    scene.play("play five-lira", "play good red", "play family-home lira", "play return 13", "play stay")
    expected = ["far", "five-lira", "good", "family-home", "return", "stay"]
    assert scene.state["discards"] == expected
    assert scene.game.view(2)["discards"] == expected  # for all to see


@rule("BON-02")
@pytest.mark.parametrize("card", ["stay", "far"])
def test_a_discarded_card_lies_on_top(card):
    scene = at_place(9, hand="stay", put={"governor": 9, "discards": "good"}).play("pass", "governor", "draw far")
    scene.play(f"discard {card}", "roll 1 1")
    assert scene.state["discards"] == ["good", card]


@rule("BON-02", "BON-07", "BON-08", "BON-09", "BON-11", "BON-14")
@pytest.mark.parametrize(
    ("start", "words", "card"),
    [
        (12, ["go 5", "leave", "collect", "play post-again"], "post-again"),
        (8, ["go 13", "pick up", "deliver", "play palace-again"], "palace-again"),
        (9, ["go 16", "leave", "pay", "buy", "play gem-again"], "gem-again"),
        (7, ["go 11", "leave", "play market"], "market"),
        (7, ["play far 13"], "far"),
    ],
)
def test_a_card_is_on_the_discards_before_it_takes_effect(start, words, card):
    scene = moment(start, words)
    assert scene.state["discards"] == ["stay", card]
    assert card not in scene.hand()


@rule("BON-02", "BON-06")
def test_first_the_card_lies_there_then_the_lira_come():
    scene = at_table(seats={0: {"hand": "five-lira"}}).play("play five-lira")
    assert [event["event"] for event in scene.events] == ["play", "discard", "earn"]


@rule("BON-03")
@pytest.mark.parametrize(
    ("start", "words"),
    [
        (3, ["go 9", "leave", "pass", "governor"]),
        (3, ["go 9", "leave", "pass", "catch blue card"]),
        (3, ["play family-home card"]),
    ],
)
def test_a_card_is_taken_from_the_pile_not_from_the_discards(start, words):
    seats = {0: {"merchant": start, "hand": "family-home", "family": 2}, 1: {"family": 9}}
    scene = at_table(seats=seats, governor=9, pile="stay far2", discards="good return").play(*words)
    assert scene.options() == ["draw stay", "draw far"]
    assert [round(chance, 3) for _, chance in scene.game.chances()] == [0.333, 0.667]
    scene.play("draw far")
    assert scene.hand()["far"] == 1
    assert scene.state["discards"][:2] == ["good", "return"]
    assert scene.state["pile"] == {"stay": 1, "far": 1}


# ── What is owed stays payable ─────────────────────────────────────────────────────────────────────────────────


@rule("BON-19")
def test_the_last_card_is_not_played_before_the_caravansarys_discard():
    scene = at_place(6, put={"discards": "five-lira five-lira"}).play("take discards", "take discards")
    assert scene.options() == ["discard five-lira", "play five-lira"]
    scene.play("play five-lira")
    assert scene.options() == ["discard five-lira"]
    assert scene.refuses("play five-lira")
    assert scene.play("discard five-lira").hand(0) == {}


@rule("BON-19")
def test_but_the_family_card_may_be_since_it_can_bring_another():
    scene = at_place(6, family=4, put={"discards": "family-home five-lira"}).play("take discards", "take discards")
    scene.play("play five-lira")
    assert scene.options() == ["discard family-home", "play family-home card"]  # 3 Lira could not be discarded
    scene.play("play family-home card", "draw stay", "discard stay")
    assert scene.hand(0) == {}


@rule("BON-19")
def test_if_nothing_else_is_left_it_brings_itself():
    scene = at_place(9, family=4, put={"governor": 9, "pile": "family-home"})
    scene.play("pass", "governor", "draw family-home")
    assert scene.options() == ["discard family-home", "play family-home lira", "play family-home card"]
    scene.play("play family-home card")
    assert scene.options() == ["draw family-home"]
    assert scene.play("draw family-home").options() == ["discard family-home"]


@rule("BON-19")
@pytest.mark.parametrize(
    ("card", "lira", "playable"),
    [
        ("good", 0, False),
        ("good", 1, False),
        ("good", 2, True),
        ("five-lira", 0, True),
        ("family-home", 0, True),
    ],
)
def test_the_governors_price_stays_payable(card, lira, playable):
    scene = at_place(9, family=4, lira=lira, put={"governor": 9}).play("pass", "governor", f"draw {card}")
    assert scene.asked == "governor-price"
    assert (card in offered(scene)) is playable
    if playable:
        scene.play(next(words for words in scene.options() if words.startswith("play ")), "pay lira")
        assert scene.asked == "token-roll"


@rule("BON-19")
@pytest.mark.parametrize("first", ["play good red", "recall 9"])
def test_card_and_lira_are_not_both_spent_before_the_governor_is_paid(first):
    scene = at_place(9, tiles="yellow", lira=2, put={"governor": 9}).play("pass", "governor", "draw good")
    assert scene.can("play good red")
    assert scene.can("recall 9")
    scene.play(first)
    assert scene.options() == (["pay lira"] if first == "play good red" else ["discard good"])


@rule("BON-19")
def test_with_another_card_in_hand_both_may_be_spent():
    scene = at_place(9, tiles="yellow", lira=2, hand="stay", put={"governor": 9}).play("pass", "governor", "draw good")
    scene.play("play good red", "recall 9")
    assert scene.options() == ["discard stay"]


@rule("BON-19")
def test_a_good_pays_the_smuggler_if_the_lira_go_to_the_yellow_tile():
    scene = at_place(9, tiles="yellow", lira=2, put={"smuggler": 9}).play("pass", "smuggler blue", "recall 9")
    assert scene.options() == ["pay blue"]


# ── Nothing could happen ───────────────────────────────────────────────────────────────────────────────────────


@rule("BON-20")
@pytest.mark.parametrize("full", GOODS)
def test_a_good_needs_room(full):
    scene = at_table(seats={0: {"hand": "good", "goods": f"{full}2"}})
    assert [words for words in scene.options() if words.startswith("play ")] == [
        f"play good {good}" for good in GOODS if good != full
    ]
    assert scene.refuses(f"play good {full}")


@rule("BON-20")
def test_a_full_barrow_takes_no_good():
    scene = at_table(seats={0: {"hand": "good", "goods": "red2 green2 yellow2 blue2"}})
    assert not offered(scene)


@rule("BON-20")
def test_no_assistant_returns_when_none_is_out():
    scene = at_table(seats={0: {"hand": "return"}, 1: {"stack": 3, "assistants": [13]}})
    assert not offered(scene)
    assert scene.refuses("play return 13")


@rule("BON-20")
def test_a_card_one_does_not_have_is_not_played():
    scene = at_table(seats={0: {"hand": ""}, 1: {"hand": "five-lira stay"}})
    assert not offered(scene)
    assert scene.refuses("play five-lira")
    assert scene.refuses("play stay")
