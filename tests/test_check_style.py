"""The check that nobody but the kernel takes a move's notation apart."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parent.parent / "tools" / "check_style.py"
spec = importlib.util.spec_from_file_location("check_style", TOOL)
assert spec is not None
assert spec.loader is not None
check_style = importlib.util.module_from_spec(spec)
spec.loader.exec_module(check_style)


def found(body: str) -> int:
    source = f"def looked_at(game, move, offer, offers, words, line):\n    return {body}\n"
    return len(list(check_style.reads_notation(Path("cli/some.py"), ast.parse(source))))


@pytest.mark.parametrize(
    "body",
    [
        'game.text(move).startswith("go ")',
        "offer.words.split()[0]",
        'words.partition(" ")',
        'move_text(game, move).endswith("7")',
        'offer.text in ("pass", "stop")',
        'words not in ("pass", "stop")',
        '[each for each in [game.text(one) for one in move] if each.startswith("sell")]',
    ],
)
def test_notation_that_is_taken_apart_is_found(body: str) -> None:
    assert found(body)


@pytest.mark.parametrize(
    "body",
    [
        'game.phrase(move).verb == "go"',
        "game.text(move) == words",
        "words in offers",
        'line.split(",")',
        'offer.phrase.verb in ("go", "send")',
    ],
)
def test_other_reading_is_left_alone(body: str) -> None:
    assert not found(body)
