"""Search from outside: what the documentation shows, played as it stands there, and what a table says of chance."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import bedesten
from bedesten.bots import make

PAGE = Path(__file__).resolve().parents[2] / "docs" / "search.md"
EXPECTIMAX = re.findall(r"^```python\n(from bedesten.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.M)[0]


def test_the_documented_expectimax_beats_chance(tmp_path: Path) -> None:
    assert len([line for line in EXPECTIMAX.splitlines() if line.strip()]) <= 30
    file = tmp_path / "expectimax.py"
    file.write_text(EXPECTIMAX, encoding="utf-8")
    game = bedesten.new(players=2, seed=1)
    players = [make(f"{file}:Expectimax", 1), make("random", 2)]
    while game.actor is not None:
        game.play(players[game.actor].choose(game.sight(game.actor)))
    assert game.winners() == [0]


@pytest.mark.parametrize("name", bedesten.GAMES)
def test_a_whole_game_with_chance_in_our_hands(name: str) -> None:
    table = bedesten.new(name, players=2, seed=1, chance="manual").table()
    luck = random.Random(1)
    asked = 0
    while not table.over:
        if table.actor == bedesten.CHANCE:
            asked += 1
            chances = table.chances()
            assert [outcome for outcome, _ in chances] == table.moves()
            assert sum(odds for _, odds in chances) == pytest.approx(1)
            assert table.text(chances[0][0])
            table.answer_chance(luck.choices(table.moves(), [odds for _, odds in chances])[0])
        else:
            assert table.chances() == []
            table.play(luck.choice(table.moves()))
    assert asked > 10
    assert table.chances() == []
    with pytest.raises(bedesten.IllegalMove, match="chance is not asked"):
        table.answer_chance(0)


def test_what_chance_can_not_bring_is_refused() -> None:
    table = bedesten.new(players=2, seed=1, chance="manual", start=0).table()
    with pytest.raises(bedesten.IllegalMove, match="no outcome here"):
        table.answer_chance(99)
    with pytest.raises(bedesten.IllegalMove, match="answers by itself"):
        bedesten.new(players=2, seed=1).table().answer_chance(0)
