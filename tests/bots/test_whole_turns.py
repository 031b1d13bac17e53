"""Whole turns: what a search takes for the next position is one that the rules allow."""

from __future__ import annotations

import random

import pytest

import bedesten
from bedesten.bots.judges import judge_for
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.champion import shifted
from bedesten.bots.search.turns import TurnSearch, others_played, own_turn
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.table import Table


def tables_in_the_midst() -> list[Table]:
    """Positions of Great Bazaar games at which somebody is asked in the turn of another, as at the Kiosk."""
    found: list[Table] = []
    for seed in range(3):
        luck = random.Random(seed)
        table = bedesten.new(players=3, seed=seed, expansions=["mocha", "letters"]).table()
        for _ in range(1500):
            if table.over:
                break
            if table.asks[-1].seat not in (table.active, CHANCE):
                found.append(table.copy())
            table.play(luck.choice(table.moves()))
    return found


@pytest.mark.parametrize("replies", [False, True])
def test_what_was_begun_is_brought_to_its_end(replies: bool) -> None:
    """Tiles of the Kiosk that were half dealt out are back in their heaps, and the game can go on for long."""
    judge = judge_for("istanbul")
    midst = tables_in_the_midst()
    assert len(midst) >= 10
    for number, table in enumerate(midst):
        seat = (table.active + 1) % 3
        later = table.copy()
        later.manual = True
        if replies:
            later = others_played(later, seat, judge, Budget())
        if not own_turn(later, seat, judge):
            continue
        assert later.active == seat
        assert later.turn > table.turn
        kiosk = letters_of(later)
        assert kiosk["open"] == kiosk["used"] == []
        luck = random.Random(number)
        later.manual = False
        for _ in range(40):
            if later.over:
                break
            later.play(luck.choice(later.moves()))


def letters_of(table: Table) -> dict[str, list[str]]:
    """The heaps of the Kiosk's tiles."""
    (kiosk,) = [part.dump()["kiosk"] for part in table.parts if part.name == "letters"]  # type: ignore[attr-defined]
    assert isinstance(kiosk, dict)
    return kiosk


def test_a_search_that_is_late_ends_the_way_under_way() -> None:
    """Once time is up, no other way is begun: what was found so far is a way to the turn's end."""
    table = bedesten.new(players=3, seed=5).table()
    table.manual = True
    judge = judge_for("istanbul")
    ways = TurnSearch(judge, table.active, Budget()).endings(table.copy())
    late = Budget(ms=1, clock=iter([0.0] + [1.0] * 1000).__next__)
    late.begin()
    found = TurnSearch(judge, table.active, late).endings(table.copy())
    assert late.over
    assert 1 <= len(found) < len(ways)
    for ending in found:
        assert ending.table.over or ending.table.turn > table.turn


def test_chances_are_shifted_by_logits() -> None:
    assert shifted([0.5, 0.25, 0.25], 0, 0.0) == pytest.approx([0.5, 0.25, 0.25])
    assert shifted([0.5, 0.5], 1, 1.0)[1] == pytest.approx(0.731, abs=0.001)
    sure = shifted([1.0, 0.0], 0, -50.0)
    assert sum(sure) == pytest.approx(1.0)
    assert 0.0 <= sure[0] < 1e-6
