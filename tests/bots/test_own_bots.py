"""A bot of one's own: in ten lines of a file, or in an installed package."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bedesten
from bedesten import arena
from bedesten.bots import known, make
from bedesten.kernel.errors import OptionError

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
TEN_LINES, EXTENDED, *_ = re.findall(
    r"^```python\n(from bedesten.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.M
)


@pytest.fixture
def my_bot(tmp_path: Path) -> str:
    """The bot of the documentation, in a file."""
    file = tmp_path / "my_bot.py"
    file.write_text(TEN_LINES, encoding="utf-8")
    return f"{file}:MyBot"


def test_the_documented_bot_has_ten_lines() -> None:
    assert len([line for line in TEN_LINES.splitlines() if line.strip()]) <= 10


def test_the_documented_bot_plays_and_beats_chance(my_bot: str) -> None:
    wins = 0
    for seed in range(3):
        game = bedesten.new(players=2, seed=seed)
        players = [make(my_bot, 1), make("random", 2)]
        while game.actor is not None:
            game.play(players[game.actor].choose(game.sight(game.actor)))
        wins += game.winners() == [0]
    assert wins == 3


def test_the_documented_extension_of_a_search_plays(tmp_path: Path) -> None:
    file = tmp_path / "thrifty.py"
    file.write_text(EXTENDED, encoding="utf-8")
    for name in bedesten.GAMES:
        game = bedesten.new(name, players=2, seed=1)
        thrifty = make(f"{file}:Thrifty", 1)
        for _ in range(6):
            move = thrifty.choose(game.sight(game.actor))
            assert move in game.moves()
            game.play(move)


def test_it_plays_in_other_processes(my_bot: str) -> None:
    results = list(arena.simulate(4, [my_bot, "random"], seed=1, jobs=2))
    assert len(results) == 4
    assert {seat.bot for result in results for seat in result.seats} == {my_bot, "random"}


def test_the_command_takes_it(my_bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    from bedesten.cli import main

    assert main(["simulate", "-n", "2", "--bots", f"{my_bot},random", "--seed", "1", "--jobs", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["settings"]["bots"] == [my_bot, "random"]
    assert main(["simulate", "-n", "2", "--bots", f"{my_bot}x,random"]) == 2
    assert "has no class 'MyBotx'" in capsys.readouterr().err


WRONG = {
    "no file": ("", "gone.py:MyBot", "there is no file"),
    "no class named": ("", "bot.py", "as in ./my_bot.py:MyBot"),
    "no such class": ("from bedesten.bots import Bot\nclass A(Bot): pass\nclass B(Bot): pass", "bot.py:C", "A, B"),
    "not a bot": ("class A: pass", "bot.py:A", "must be a class derived from bedesten.bots.Bot"),
    "not a class": ("A = 3", "bot.py:A", "must be a class derived from bedesten.bots.Bot"),
    "bad syntax": ("class A(:", "bot.py:A", "can't be read: SyntaxError"),
    "bad import": ("import no_such_module_at_all", "bot.py:A", "can't be read: ModuleNotFoundError"),
    "raises": (
        "from bedesten.bots import Bot\nclass A(Bot):\n    def __init__(self, seed):\n        raise KeyError('x\\ny')",
        "bot.py:A",
        "can't be made: KeyError",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_said_in_one_line(case: str, tmp_path: Path) -> None:
    text, spec, said = WRONG[case]
    (tmp_path / "bot.py").write_text(text, encoding="utf-8")
    with pytest.raises(OptionError) as error:
        make(f"{tmp_path}/{spec}")
    assert said in str(error.value)
    assert str(error.value).startswith("bots: ")
    assert "\n" not in str(error.value)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A distribution as an installer leaves it, with the documented bot in it."""
    (tmp_path / "levantine_bots.py").write_text(TEN_LINES + "\nNOBODY = 3\n", encoding="utf-8")
    info = tmp_path / "levantine-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: levantine\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        "[bedesten.bots]\nlevantine = levantine_bots:MyBot\nnobody = levantine_bots:NOBODY\ngone = levantine_bots:X\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("package")
def test_packages_offer_bots() -> None:
    assert "levantine" in known()
    bot = make("levantine", 1)
    game = bedesten.new(players=2, seed=1)
    assert game.actor is not None
    assert bot.choose(game.sight(game.actor)) in game.moves()
    for name, said in (("nobody", "derived from"), ("gone", "can't be loaded"), ("levantine:ms=3", "takes no options")):
        with pytest.raises(OptionError, match=said):
            make(name)
