"""Answers given beforehand: for auctions and the kiosk, up to the player's next turn."""

from __future__ import annotations

import random
from typing import Any

from bedesten.tables.pre_answers import PreAnswer, answer_to
from letters import at_kiosk, at_letters
from scenes import Scene
from tables.tabletop import Tabletop

LETTERS = {"expansions": ["letters"], "layout": "first-game", "start": 0}


def answer(question: str, *prefer: str, limit: int | None = None) -> PreAnswer:
    return PreAnswer(question, prefer, limit)


def words_of(scene: Scene, *answers: PreAnswer) -> str | None:
    """What is answered in a position."""
    move = answer_to(scene.game, answers)
    return None if move is None else scene.game.text(move)


def at_auction(*bids: str, lira: int = 9) -> Scene:
    """Seat 0 has opened an auction; then these have been bid."""
    seats = {0: {"merchant": 12, "lira": lira}, 1: {"lira": lira}, 2: {"lira": lira}}
    scene = at_letters(seats=seats, governor=1, smuggler=1, courier=1)
    return scene.play("go 23", "leave", "take red", *bids)


def test_a_bid_is_the_lowest_that_leads_and_never_above_the_limit() -> None:
    limited = answer("bid", limit=5)
    assert words_of(at_auction("bid 1"), limited) == "bid 2"
    assert words_of(at_auction("bid 4"), limited) == "bid 5"
    assert words_of(at_auction("bid 5"), limited) == "pass"
    assert words_of(at_auction("bid 2"), answer("bid", "bid 4", "pass")) == "bid 4"
    assert words_of(at_auction(), limited) is None, "who opens it does so in his own turn"


def test_a_kiosk_tile_is_chosen_in_the_order_that_was_given() -> None:
    scene = at_kiosk("two-lira", also=("red", "blue", "die")).play("choose red", "pass")
    assert (scene.game.question, scene.game.actor) == ("kiosk-choice", 1)
    order = answer("kiosk-choice", "choose red", "choose die", "choose blue")
    assert words_of(scene, order) == "choose die", "red has gone"
    assert words_of(scene, answer("kiosk-choice", "choose companion")) is None
    assert words_of(scene, answer("kiosk-choice", "choose companion", "choose *")) is not None
    assert words_of(scene, answer("kiosk-choice", "red", "die", "blue")) == "choose die", "by the names of the tiles"
    assert words_of(scene, answer("kiosk-choice", "companion")) is None
    assert words_of(scene, answer("kiosk-choice", "companion", "*")) is not None
    scene.play("choose die")
    assert words_of(scene, order, answer("kiosk-tile", "use")) == "use"
    assert words_of(scene, order) is None, "what to do with it was not said"


def given(table: Tabletop, seat: int) -> list[str]:
    return [each.question for each in table.state.pre_answers.get(seat, ())]


def test_they_are_played_and_end_with_the_next_own_turn() -> None:
    """The log alone says so: read again, the table is the same."""
    table = Tabletop(options=LETTERS, people=3)
    luck, answers = random.Random(4), 0
    bid: dict[str, Any] = {"question": "bid", "limit": 2}
    for _ in range(600):
        if table.state.phase == "over":
            break
        for seat in (1, 2):
            if table.game.active == 0 and table.game.actor == 0 and not given(table, seat):
                entry = table.do("standing", seat, answers=[bid])
                assert entry.message()["questions"] == ["bid"]
                assert "limit" not in str(entry.message()), "others hear for what, not which answer"
        move = table.state.pre_answer()
        if move is not None:
            assert table.game.active != table.game.actor
            assert table.state.due_at_once()
            answers += 1
            table.play(table.game.text(move))
        else:
            moves = [table.game.text(each) for each in table.game.moves()]
            table.play("go 23" if "go 23" in moves else luck.choice(moves))
        assert given(table, table.game.active) == [], "it is his turn"
        assert table.again().state.pre_answers == table.state.pre_answers
    assert answers > 3


def test_a_new_word_replaces_the_old_and_the_turn_under_way_is_not_the_next() -> None:
    table = Tabletop(options=LETTERS)
    table.do("standing", 0, answers=[{"question": "bid", "limit": 3}])
    assert given(table, 0) == ["bid"], "he speaks in his own turn, of what comes after it"
    table.do("standing", 0, answers=[{"question": "kiosk-choice", "prefer": ["*"]}])
    assert given(table, 0) == ["kiosk-choice"]
    table.do("standing", 0, answers=[])
    assert given(table, 0) == []


def test_what_older_versions_stored_is_read() -> None:
    """With reasons to end, and for the own turn."""
    table = Tabletop(options=LETTERS)
    old = {"keep": False, "until": ["cards"], "own": False}
    from bedesten.tables.entries import entry_of

    stored = {"question": "bid", "prefer": ["pass"], "limit": 4, **old}
    own = {"question": "encounters", "prefer": ["governor"], "limit": None, **old, "own": True}
    entry = entry_of("standing", {"answers": [stored, own], "at": 1, "line": 1}, 2, table.now, 1, "person")
    table.table.replay(entry)
    assert table.state.pre_answers[1] == (PreAnswer("bid", ("pass",), 4),)
