"""The checks that nobody but the kernel reads notation, that a class name is one thing, that expansions are whole."""

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


@pytest.mark.parametrize(
    "source",
    [
        'if "mocha" in view["parts"]: pass',
        "coffee = part.coffee[seat]",
        "from bedesten.istanbul.letters.part import Letters",
        "class GuildCard: pass",
        'words = f"companion at {place}"',
        'letters = view["parts"]["letters"]',
        "def tell(kiosk_tile): pass",
    ],
)
def test_an_expansion_that_is_named_is_found(source: str) -> None:
    assert list(check_style.names_expansions(Path("terminal/some.py"), ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        '"""Coffee, guild cards and all that."""',
        'letters = [seat[0] for seat in "red blue".split()]',
        "first = max(game.barrier, start)",
        'words = "in a few letters"',
        'x: int = 0\n"""Of the Kiosk."""',
    ],
)
def test_words_of_every_day_and_docstrings_may_stand_anywhere(source: str) -> None:
    assert not list(check_style.names_expansions(Path("terminal/some.py"), ast.parse(source)))


def test_the_browser_table_is_looked_through_too() -> None:
    assert list(check_style.in_web("{#if view.parts.mocha}"))
    assert list(check_style.in_web("thing === 'seals'"))
    assert list(check_style.in_web(".pc-companion {"))
    assert not list(check_style.in_web("letters = words.map(first)"))
    assert not list(check_style.in_web("{#if view.parts[name]}"))


@pytest.mark.parametrize(
    "source",
    [
        "move.text.startsWith('go ')",
        "plan.moves[0]!.split(' ')",
        "const order = `choose ${tile}`;",
        "const CHOOSE = 'choose ';",
        "key.replace(/^play /, '')",
    ],
)
def test_notation_in_the_browser_is_found(source: str) -> None:
    assert list(check_style.notation_in_web(source))


@pytest.mark.parametrize("source", ["move.verb === 'go'", "t(`tile-${name}`)", "moves.slice(1)", "play.text.steps[0]"])
def test_phrases_in_the_browser_are_left_alone(source: str) -> None:
    assert not list(check_style.notation_in_web(source))


def test_the_rules_of_the_base_game_name_no_expansion() -> None:
    assert check_style.may_name_expansions(Path("istanbul/mocha/part.py"))
    assert check_style.may_name_expansions(Path("bots/istanbul/letters.py"))
    assert check_style.may_name_expansions(Path("kernel/phrase.py")), "the types of all that can be named"
    assert not check_style.may_name_expansions(Path("istanbul/board.py"))
    assert not check_style.may_name_expansions(Path("kernel/table.py"))


def test_a_class_name_stands_for_one_thing() -> None:
    def twice(*classes: tuple[str, str]) -> int:
        return len(list(check_style.class_names([(Path(path), name) for path, name in classes])))

    assert not twice(("arena/pace.py", "Pace"), ("bots/pace.py", "TurnPace"))
    assert twice(("arena/pace.py", "Pace"), ("bots/pace.py", "Pace"))
    assert twice(("istanbul/dice.py", "Roll"), ("dicegame/rolling.py", "Roll"))
    assert not twice(("istanbul/seat.py", "Seat"), ("dicegame/seat.py", "Seat"))
    assert twice(("istanbul/seat.py", "Seat"), ("istanbul/mocha/seat.py", "Seat"))
    assert twice(("istanbul/seat.py", "Seat"), ("tables/seats.py", "Seat"))
    assert twice(("istanbul/options.py", "Options"), ("kernel/options.py", "Options"))
    assert not twice(("kernel/reason.py", "Reason"), ("server/schema/common.py", "Reason"))
    assert twice(("terminal/drawings.py", "Line"), ("server/schema/study.py", "Line"))
