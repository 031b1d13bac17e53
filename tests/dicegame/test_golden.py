"""Finished games, replayed to their stored ends, in both builds.

A file is a record, as `Game.record` gives it, with the fingerprint of the last position in a comment below.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bedesten
from bedesten.dicegame.events import FIELDS

FILES = sorted(Path(__file__).with_name("golden").glob("*.txt"))
HOUSE = {"players", "start", "components"}


def stored(file: Path) -> tuple[str, str]:
    """The record, and the fingerprint below it."""
    text = file.read_text(encoding="utf-8")
    record, _, fingerprint = text.partition("# fingerprint: ")
    return record, fingerprint.strip()


def test_there_are_a_dozen() -> None:
    assert len(FILES) == 12


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_replays_to_its_end(file: Path) -> None:
    record, fingerprint = stored(file)
    game = bedesten.replay(record)
    assert game.over
    assert game.fingerprint() == fingerprint
    assert game.record() == record
    verdict = bedesten.verify(record)
    assert verdict.genuine, verdict.problem
    assert set(game.options.as_dict()) == HOUSE


def seen_in(file: Path) -> set[str]:
    """Questions, actions, events, cards and tiles of a game."""
    game = bedesten.replay(stored(file)[0])
    again = bedesten.load(game.dump() | {"entries": [], "manual": True, "state": start_of(game)})
    found: set[str] = set()
    for move in game.line:
        found.add(f"question {again.question}")
        found.add(f"move {again.text(move).split()[0]}")
        for event in again.play(move):
            told: dict[str, Any] = again.describe(event)
            found.add(f"event {told['event']}")
            for key in ("action", "card", "track", "tile", "thing"):
                if key in told:
                    found.add(f"{told['event']} {told[key]}")
    found.add(f"players {game.options.players}")
    if len(game.winners()) > 1:
        found.add("shared victory")
    return found


def start_of(game: bedesten.Game) -> dict[str, Any]:
    return bedesten.new("dicegame", seed=game.seed, chance="manual", **game.options.as_dict()).state()


def test_everything_occurs_in_one_of_them() -> None:
    seen = set().union(*(seen_in(file) for file in FILES))
    shown = bedesten.new("dicegame").options.components  # type: ignore[attr-defined]
    book = bedesten.new("dicegame").book
    wanted = {f"question {rule.name}" for rule in book.rules if rule.name != "others"}
    wanted |= {f"event {event}" for event in FIELDS}
    wanted |= {f"use-card {card.name}" for card in shown.cards}
    wanted |= {f"accept {card.name}" for card in shown.cards if card.own.optional}
    wanted |= {f"tile {tile.name}" for tile in shown.tiles}
    wanted |= {f"ruby {track}" for track in ("red", "green", "yellow", "blue", "left", "right", "mosque")}
    wanted |= {f"return {thing}" for thing in ("red", "green", "yellow", "blue", "brown", "crystals", "lira")}
    wanted |= {f"players {players}" for players in (2, 3, 4)}
    assert wanted <= seen, sorted(wanted - seen)
