"""Characters: from the merchant up a level has three, so that bots of one table do not all play alike."""

from __future__ import annotations

from typing import Any

import pytest

import bedesten
from bedesten.advice.jobs import LINE, job_of, think
from bedesten.bots import BOTS, LEVELS, make
from bedesten.bots.levels import CHARACTERS, IN_CHARACTER, SPECS, in_character
from bedesten.tables.new_table import begun, new_config
from bedesten.tables.people import TableSeat, check_bot
from tables.tabletop import SETTINGS

UPPER = ["merchant", "vizier", "grand-vizier", "sultan"]


def test_each_level_from_the_merchant_up_has_three() -> None:
    names = [f"{level}-{character}" for level in UPPER for character in CHARACTERS]
    assert [level.name for level in IN_CHARACTER] == names
    assert len(CHARACTERS) == 3
    for name in names:
        assert name in BOTS
        check_bot(name)


@pytest.mark.parametrize("level", UPPER)
def test_bots_of_one_table_differ(level: str) -> None:
    """Three in a row are three characters; at which seat each sits is not the same at all tables."""
    found = {table: [in_character(level, seat, table) for seat in range(5)] for table in ("BAZAAR", "BAZAAS", "BAZAAT")}
    for seats in found.values():
        assert all(len(set(seats[first : first + 3])) == 3 for first in range(3))
    assert len({tuple(seats) for seats in found.values()}) == 3


@pytest.mark.parametrize(
    "bot", [*(level.name for level in LEVELS[:3]), "vizier-trader", "grand-vizier-1", "greedy", ""]
)
def test_others_are_who_they_are(bot: str) -> None:
    assert in_character(bot, 1, "BAZAAR") == bot


def test_a_table_tells_the_character_of_a_bot_but_a_stand_in_has_none() -> None:
    seats = [TableSeat(0, "person", "Ada", None, "0" * 64)]
    seats += [TableSeat(seat, "bot", None, "vizier", None) for seat in (1, 2, 3)]
    config = new_config("istanbul", {}, SETTINGS, 4, seed=1, code="ABCDEFGH23", host="0" * 64, created=0)
    state = begun(config, seats)[0].state
    assert {state.bot_of(seat) for seat in (1, 2, 3)} == {f"vizier-{character}" for character in CHARACTERS}
    assert state.bot_of(0) is None
    state.chairs[0] = "vizier"
    assert state.bot_of(0) == "vizier"


@pytest.mark.parametrize("level", UPPER[:2])
@pytest.mark.parametrize("game", ["istanbul", "dicegame"])
def test_they_do_not_all_open_alike(level: str, game: str) -> None:
    """Two players who sit down at the same deal go different ways within their first three turns, in most deals."""
    different = 0
    for seed in range(8):
        lines = {tuple(opening(f"{level}-{character}", game, seed)) for character in CHARACTERS}
        different += len(lines) > 1
    assert different > 4


def opening(name: str, game: str, seed: int) -> list[int]:
    """What the starting player answers in three turns, the other one being the same bot; dice fall alike."""
    played = bedesten.new(game, players=2, seed=seed)
    bots = [make(name, 1), make(name, 2)]
    found: list[int] = []
    while played.turn < 7:
        assert played.actor is not None
        move = bots[played.actor].choose(played.sight(played.actor))
        found.append(move)
        played.play(move)
    return found


def test_a_character_keeps_its_style_where_time_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The static edition gives every level a time limit."""
    asked: list[str] = []

    def noted(spec: str, seed: int) -> Any:
        asked.append(spec)
        return make("random", seed)

    monkeypatch.setattr("bedesten.advice.jobs.make", noted)
    game = bedesten.new(players=2, seed=1)
    assert game.actor is not None
    think({**job_of(game, game.actor, LINE, "grand-vizier-pilgrim", 1, 1), "ms": 50})
    assert asked == [f"{SPECS['grand-vizier-pilgrim']},ms=50"]
    assert "style=pilgrim" in asked[0]
