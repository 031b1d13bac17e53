"""What moves name: in every golden game phrases lead to notation, JSON and back, and answers that decline say so."""

from __future__ import annotations

import json
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import bedesten
from bedesten.kernel.notation import find_move, move_phrase
from bedesten.kernel.phrase import Phrase
from scenes import at_table

TESTS = Path(__file__).resolve().parent
RECORDS = [*sorted(TESTS.glob("golden/**/*.txt")), *sorted(TESTS.glob("dicegame/golden/*.txt"))]

PASSED = (
    *("wainwright", "fabric-warehouse", "spice-warehouse", "fruit-warehouse", "post-office", "caravansary", "fountain"),
    *("black-market", "tea-house", "large-market", "small-market", "police-station", "sultans-palace", "small-mosque"),
    *("great-mosque", "gemstone-dealer", "roasting-plant", "guild-hall", "tavern", "coffee-house", "embassy", "kiosk"),
    *("auction-house", "secret-society", "catacombs", "kiosk-tile", "barrier-action", "bid"),
)
ENDED = (
    *("acted", "encounters", "last-cards", "fetch-more", "roast-more", "guild-done", "guild-tavern-more", "turn-done"),
    *("bonus-turn", "action"),
)
ROLLS_KEPT = (
    *("black-market-roll", "tea-house-roll", "guild-pair-roll", "guild-tea-house-roll", "reward-roll", "letter-reward"),
    *("kiosk-roll", "reroll"),
)
DECLINING: dict[str, set[str]] = {
    **{question: {"pass"} for question in PASSED},
    **{question: {"done"} for question in ENDED},
    **{question: {"keep"} for question in ROLLS_KEPT},
    "arrival": {"stop", "leave and stop"},
    "other-merchants": {"refuse"},
    "fountain": {"pass", "fetch none"},
    "green-tile": {"no more"},
    "guild-goods": {"take none"},
    "fetch-companion": {"no companion"},
    "offer": {"decline"},
}
"""Answers that decline or end something, by question."""


@cache
def declining_in(record: Path) -> dict[str, set[str]]:
    """What declines in a game, by question; on the way, every move is read back."""
    game = bedesten.replay(record.read_text(encoding="utf-8"))
    table = game.restart()
    found: dict[str, set[str]] = defaultdict(set)
    for move in game.line:
        question = table.book.rules[table.asks[-1].kind].name
        phrases = {each: move_phrase(table, each) for each in table.moves()}
        texts = [phrase.text() for phrase in phrases.values()]
        assert len(set(texts)) == len(texts), (question, texts)
        assert find_move(table, phrases[move].text()) == move
        again = Phrase.from_dict(json.loads(json.dumps(phrases[move].as_dict())))
        assert again == phrases[move]
        assert again.text() == phrases[move].text()
        found[question] |= {phrase.text() for phrase in phrases.values() if phrase.declines}
        table.play(move)
    return found


@pytest.mark.compiled_only
@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record.parent.name}-{record.stem}")
def test_every_move_of_every_golden_game_is_read_back_and_says_whether_it_declines(record: Path) -> None:
    for question, texts in declining_in(record).items():
        assert texts <= DECLINING.get(question, set()), question


@pytest.mark.compiled_only
def test_every_answer_that_declines_occurs_in_a_golden_game() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for record in RECORDS:
        for question, texts in declining_in(record).items():
            found[question] |= texts
    rare = {"guild-pair-roll", "guild-tea-house-roll", "reward-roll", "kiosk-roll"}
    assert {question: texts for question, texts in found.items() if texts} == {
        question: texts for question, texts in DECLINING.items() if question not in rare
    }


@pytest.mark.parametrize("question", ["guild-pair-roll", "guild-tea-house-roll", "reward-roll", "kiosk-roll"])
def test_a_roll_that_is_kept_is_declined_to_be_changed(question: str) -> None:
    table = bedesten.new(players=3, seed=1, expansions=["mocha", "letters"]).table()
    rule = table.book.rules[table.book.kind_of(question)]
    assert rule.span == 1
    phrase = rule.phrase(table, table.asks[-1], 0)
    assert (phrase.text(), phrase.declines) == ("keep", True)


@pytest.mark.parametrize(
    ("phrase", "text"),
    [
        (Phrase("sell", goods={"red": 1, "green": 2, "blue": 0}), "sell red green2"),
        (Phrase("play", card="copy", copied="use-token", token="smuggler", goods={"red": 1}), None),
        (Phrase("trader", token="coffee-trader", way="lira"), "trader lira"),
        (Phrase("play", card="use-token", token="coffee-trader", way="lira"), "play use-token trader lira"),
        (Phrase("catch", seat=2, way="card"), "catch turquoise card"),
        (Phrase("guild", guild=7), "guild 7"),
        (Phrase("discard", guild=7), "discard guild 7"),
        (Phrase("give", delivered=2, undelivered=1), "give double2 single"),
        (Phrase("give", letter=5), "give letter 5"),
        (Phrase("barrier", places=[6, 7]), "barrier 6 7"),
        (Phrase("roll", pips=[3, 5]), "roll 3 5"),
        (Phrase("reroll", dice={"red": 2, "lira": 1}), "reroll red2 lira"),
        (Phrase("pick up", way="neutral"), "pick up neutral"),
        (Phrase("deliver", goods={}), "deliver"),
    ],
)
def test_notation_is_written_from_what_is_named(phrase: Phrase, text: str | None) -> None:
    assert phrase.text() == (text or "play copy use-token smuggler red")


def test_a_game_and_a_sight_tell_the_same_phrase() -> None:
    game = bedesten.new(players=3, seed=1, start=0)
    for move in game.moves():
        assert game.phrase(move) == game.sight(0).phrase(move)
        assert game.phrase(move).text() == game.text(move) == game.sight(0).text(move)
    with pytest.raises(bedesten.IllegalMove):
        game.phrase(-1)


def test_a_die_that_is_turned_says_to_what() -> None:
    """The red tile turns it to 4 (MSQ-01); notation names the die alone."""
    scene = at_table(seats={0: {"merchant": 3, "tiles": "red"}})
    scene.play("go 9", "leave", "announce 8", "roll 1 2")
    turns = [scene.game.phrase(move) for move in scene.game.moves() if scene.game.phrase(move).verb == "turn"]
    assert [(phrase.text(), phrase.die, phrase.turned) for phrase in turns] == [("turn 1", 1, 4), ("turn 2", 2, 4)]
