"""Why not: every refusal of every box names a rule that exists, a code and words."""

from __future__ import annotations

import json
import pickle
import random
import re
from pathlib import Path
from typing import Any

import pytest

import bedesten
from bedesten.kernel.reason import Reason
from wandering import wander

CATALOGUE = Path(__file__).resolve().parent.parent / "docs" / "rules" / "catalogue.md"
RULES = set(re.findall(r"^- (\S+) — ", CATALOGUE.read_text("utf-8"), re.MULTILINE))
CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

BOXES: dict[str, dict[str, Any]] = {
    "base": {"players": 4},
    "two": {"players": 2, "variants": ["neutral-assistants", "caravan-leader"]},
    "first-fr": {"players": 3, "edition": "first-fr", "variants": ["neutral-assistants"]},
    "mocha": {"players": 3, "expansions": ["mocha"]},
    "letters": {"players": 3, "expansions": ["letters"]},
    "great-bazaar": {"players": 4, "expansions": ["mocha", "letters"], "layout": "random"},
    "dicegame": {"game": "dicegame", "players": 3},
}


def check(reason: Reason | None) -> None:
    """A reason is whole: existing rules, a code in a word, words that can be read, facts that can be sent."""
    assert reason is not None
    assert reason.rules
    assert set(reason.rules) <= RULES, reason.rules
    assert CODE.fullmatch(reason.code)
    assert reason.code != "not-possible", f"{reason}: nobody has said why"
    assert reason.words
    assert reason.words[-1] not in ".("
    assert str(reason).endswith(f"({', '.join(reason.rules)}).")
    assert json.loads(json.dumps(reason.as_dict())) == reason.as_dict()


@pytest.mark.parametrize("box", BOXES)
def test_every_refused_action_has_a_reason(box: str) -> None:
    """Of the whole action space when a question comes for the first time, of a part of it at most later ones."""
    chooser = random.Random(box)
    seen: set[str] = set()
    for seed in range(2):
        for game in wander(bedesten.new(**BOXES[box], chance="manual", seed=seed), seed, 1000):
            space = game.book.outcomes if game.actor == bedesten.CHANCE else game.book.actions
            legal = {game.action(move) for move in game.moves()}
            some = range(space) if game.question not in seen else chooser.sample(range(space), min(space, 6))
            seen.add(game.question)
            for action in some:
                reason = game.why_not(action)
                if action in legal:
                    assert reason is None
                else:
                    check(reason)
    assert len(seen) > 8


@pytest.mark.parametrize("box", BOXES)
def test_every_word_of_the_box_is_read_or_refused_with_a_reason(box: str) -> None:
    """Whatever was ever possible in a game is asked again elsewhere, whole and cut short."""
    chooser = random.Random(box)
    said: list[str] = ["", "go", "play", "play far 99", "xyzzy", "take blue", "announce 13", "sell red9"]
    for seed in range(2):
        for number, game in enumerate(wander(bedesten.new(**BOXES[box], chance="manual", seed=seed), seed, 600)):
            texts = {game.text(move) for move in game.moves()}
            said += chooser.sample(sorted(texts), min(3, len(texts)))
            if number % 10:
                continue
            for words in chooser.sample(said, min(8, len(said))):
                cut = words.rpartition(" ")[0] if chooser.random() < 0.4 else words
                reason = game.why_not(cut)
                if cut in texts:
                    assert reason is None
                else:
                    check(reason)


def test_an_illegal_move_carries_its_reason() -> None:
    game = bedesten.new(players=4, seed=1, layout="in-order", start=0)
    for refused in (lambda: game.read("go 16"), lambda: game.play_text("go 16"), lambda: game.play(16)):
        with pytest.raises(bedesten.IllegalMove) as caught:
            refused()
        reason = caught.value.reason
        assert reason is not None
        assert (reason.rules, reason.code, reason.facts) == (["MOV-01"], "too-far", {"place": 16, "steps": 3})
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    with pytest.raises(bedesten.IllegalMove) as caught:
        game.move(game.book.actions - 1)
    check(caught.value.reason)


@pytest.mark.parametrize(("game", "rule"), [("istanbul", "END-02"), ("dicegame", "DG-21")])
def test_after_the_end_the_end_is_the_reason(game: str, rule: str) -> None:
    over = bedesten.new(game, players=2, seed=3)
    for _ in wander(over, 3):
        pass
    reason = over.why_not("go 7")
    assert reason is not None
    assert (reason.rules, reason.code) == ([rule], "game-over")
