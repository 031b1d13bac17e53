"""The page of notation: fresh, and nothing that can be asked, played or rolled is missing from it."""

from __future__ import annotations

import importlib.util
import random
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bedesten.kernel.notation import move_phrase
from bedesten.kernel.rule import PLAYS
from boxes import BOXES

ROOT = Path(__file__).resolve().parent.parent
NEVER_ASKED = {"guild-effect", "family-back", "others"}
"""Rules that only wait on the stack, and put no question."""


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("write_notation", ROOT / "tools" / "write_notation.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["write_notation"] = module
    spec.loader.exec_module(module)
    return module


def boxes_of(tool: ModuleType, game: str) -> list[Any]:
    return [box for box in tool.boxes() if (box[0] == tool.DICE_GAME) == (game == "dicegame")]


@pytest.fixture(scope="module", params=["istanbul", "dicegame"])
def listed(request: pytest.FixtureRequest, tool: ModuleType) -> tuple[str, dict[Any, Any]]:
    """A game, and all forms of it that are on the page."""
    forms: dict[Any, Any] = {}
    for _, added in boxes_of(tool, request.param):
        for _, entry, _ in added:
            forms |= entry.forms
    return request.param, forms


def test_the_page_is_fresh(tool: ModuleType) -> None:
    assert tool.main(["--check"]) == 0, "run python tools/write_notation.py"


def test_a_stale_or_missing_page_is_found_and_written_anew(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "PAGE", tmp_path / "notation.md")
    monkeypatch.setattr(tool, "page", lambda: "new\n")
    assert tool.main(["--check"]) == 1
    assert "is stale: run python tools/write_notation.py" in capsys.readouterr().out
    (tmp_path / "notation.md").write_text("old\n", encoding="utf-8")
    assert tool.main(["--check"]) == 1
    assert tool.main([]) == 0
    assert (tmp_path / "notation.md").read_text(encoding="utf-8") == "new\n"
    assert tool.main(["--check"]) == 0


@pytest.mark.parametrize("box", BOXES)
def test_every_question_and_play_is_on_the_page(tool: ModuleType, box: str) -> None:
    page = (ROOT / tool.PAGE).read_text(encoding="utf-8")
    part = page.partition(f"\n## {tool.DICE_GAME}\n")
    text = part[2] if box == "dicegame" else part[0]
    book = BOXES[box].new(BOXES[box].setups[-1], seed=1).book
    rules: list[Any] = [*book.rules, *book.plays]
    for rule in rules:
        if rule.name and rule.name not in NEVER_ASKED:
            section = text.partition(f"\n#### {rule.name} ({rule.clause})\n")[2].partition("\n####")[0]
            assert "\n- `" in section, rule.name
            assert len(section.split("\n- `")[0].strip()) > 10, f"{rule.name}: it is not said what is asked"


@pytest.mark.parametrize("box", BOXES)
def test_every_move_of_random_games_has_a_form_on_the_page(tool: ModuleType, box: str) -> None:
    game_name = "dicegame" if box == "dicegame" else "istanbul"
    forms = {key for _, added in boxes_of(tool, game_name) for _, entry, _ in added for key in entry.forms}
    for seed in range(3):
        setup = random.Random(seed).choice(BOXES[box].setups)
        game = BOXES[box].new(setup, seed=seed, chance="manual")
        for _ in BOXES[box].wander(game, seed, 1200):
            table = game.table()
            for move in table.moves():
                name = game.question if move < PLAYS else f"play {table.book.play_of(move).name}"
                key = tool.key_of(name, move_phrase(table, move))
                assert key in forms, (key, game.text(move))


def test_examples_are_moves_of_golden_games_or_written_by_the_rule(listed: tuple[str, dict[Any, Any]]) -> None:
    _, forms = listed
    for key, form in forms.items():
        known = form.played or form.elsewhere or form.said
        assert form.example() in {phrase.text() for phrase in known}, key
    real = [form for form in forms.values() if form.played or form.elsewhere]
    assert len(real) > 0.8 * len(forms)


def test_forms_say_what_is_named(tool: ModuleType) -> None:
    forms = {(key[0], form.text()) for _, added in tool.boxes() for _, e, _ in added for key, form in e.forms.items()}
    assert {
        ("move", "go <place>"),
        ("large-market", "sell <goods>"),
        ("encounters", "catch <seat> lira|card"),
        ("encounters", "smuggler <goods>"),
        ("encounters", "governor"),
        ("sultans-palace", "deliver [<goods>]"),
        ("tavern", "barrier <places> <places>"),
        ("play guild", "guild <guild>"),
        ("roasting-plant", "roast guild <guild>"),
        ("bonus-turn", "bonus double<delivered> single<undelivered>"),
        ("play copy", "play copy use-token smuggler <goods>"),
        ("play turn-six", "play turn-six kiosk"),
        ("roll", "roll <dice>"),
    } <= forms
    assert len([key for key in forms if key[0] == "encounters"]) == 8


def test_every_meaning_belongs_to_a_form(tool: ModuleType) -> None:
    forms = {(key[0], form.text()) for _, added in tool.boxes() for _, e, _ in added for key, form in e.forms.items()}
    texts = {text for _, text in forms}
    for name, meanings in tool.meanings().items():
        for text in meanings:
            assert text in texts if name == "any" else (name, text) in forms, (name, text)


def test_no_name_of_the_source_is_on_the_page(tool: ModuleType) -> None:
    """What questions remember is nothing for who types moves."""
    text = (ROOT / tool.PAGE).read_text(encoding="utf-8")
    assert "``" not in text
    assert "(`a`)" not in text
