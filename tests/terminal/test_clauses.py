"""Rules by their ids: whatever a refusal cites, `?` explains."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bedesten
from bedesten.terminal.clauses import clauses_about
from terminal.sessions import Table, Typist
from wandering import wander

CATALOGUE = Path(__file__).resolve().parents[2] / "docs" / "rules" / "catalogue.md"
IDS = re.findall(r"^- (\S+) — ", CATALOGUE.read_text("utf-8"), re.MULTILINE)
BOXES = [{"game": "istanbul", "players": 4, "expansions": ["mocha", "letters"]}, {"game": "dicegame", "players": 3}]


def test_every_rule_of_the_catalogue_is_explained():
    assert len(IDS) > 400
    for rule in IDS:
        [told] = clauses_about(rule.lower())
        assert re.fullmatch(re.escape(rule) + r": \S.*", told)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box["game"])
def test_whatever_refusals_cite_is_explained(box):
    cited = set()
    for game in wander(bedesten.new(**box, seed=2), 2, 150):
        for action in range(0, game.book.actions, 7):
            reason = game.why_not(action)
            cited |= set(reason.rules) if reason is not None else set()
    assert cited
    assert all(clauses_about(rule) for rule in cited)


def test_several_ids_as_a_refusal_writes_them():
    assert [told.split(":")[0] for told in clauses_about("(dg-12, DG-A5)")] == ["DG-12", "DG-A5"]
    assert clauses_about("") == clauses_about("chess") == clauses_about("DG-12 chess") == []


@pytest.mark.parametrize(("box", "rule"), [("dicegame", "DG-12"), ("istanbul", "P05b")])
def test_a_person_asks_for_a_rule_by_its_id(box, rule):
    table = Table(bedesten.new(box, players=2, seed=1, start=0), typist=Typist([f"? {rule}", "q"]))
    table.session.run()
    assert f"{rule}: " in table.text
    assert "There is nothing about" not in table.text
