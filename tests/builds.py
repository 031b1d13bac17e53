"""Which tests run on which build: `pytest --build interpreted` and `pytest --build compiled` choose by it.

A test is of the interpreted build, unless it is named here or marked: each runs on one build at least.
"""

from __future__ import annotations

import pytest

__all__ = ["BOTH_BUILDS", "COMPILED_ONLY", "belongs", "mark"]

BOTH_BUILDS = (
    # Whole games: golden, random, damaged, taken back, stored, hidden, copied.
    "test_contract.py",
    "test_events.py",
    "test_fuzz.py",
    "test_fuzz_dumps.py",
    "test_golden.py",
    "test_great_bazaar_properties.py",
    "test_letters_properties.py",
    "test_memory.py",
    "test_mocha_properties.py",
    "test_notation.py",
    "test_perft.py",
    "test_phrases.py",
    "test_positions.py",
    "test_properties.py",
    "test_questions.py",
    "test_reasons.py",
    "test_records.py",
    "test_saved_before.py",
    "test_undo.py",
    "test_verify.py",
    "test_views.py",
    "dicegame/",
    # What is compiled beside the games, and what drives it from outside.
    "arena/",
    "bots/",
    "envs/",
    "facts/",
    # Of the rules a thin slice: some chapters that together ask for most of what the compiler could get wrong.
    "rules/test_bonus_cards.py",
    "rules/test_course_of_play.py",
    "rules/test_dice_game_cards.py",
    "rules/test_dice_game_turn.py",
    "rules/test_encounters.py",
    "rules/test_great_bazaar.py",
    "rules/test_letters_cards.py",
    "rules/test_mocha_guild_cards.py",
    # Says which build it is.
    "cli/test_command.py",
)
"""Files and folders of tests that prove the compiled build."""

COMPILED_ONLY = (
    "arena/test_ray_executor.py",
    "bots/test_levels.py",
    "envs/test_notebook.py",
    "server/",
    "server_operation/",
    "web/",
)
"""Files and folders of tests that are slow, and not changed by the build."""


def mark(item: pytest.Item, file: str) -> None:
    """Give a test, from a file below `tests`, the markers of its builds and of what it needs."""
    alone = item.get_closest_marker("compiled_only") is not None
    if not alone and file.startswith(COMPILED_ONLY):
        item.add_marker("compiled_only")
    elif not alone and file.startswith(BOTH_BUILDS):
        item.add_marker("both_builds")
    if file.startswith("web/"):
        item.add_marker("browser")
    if needs_postgres(item):
        item.add_marker("postgres")


def needs_postgres(item: pytest.Item) -> bool:
    """Whether one of the fixtures of a test is a PostgreSQL; of the tests for both stores only one half is."""
    if not {"postgres", "postgres_databases", "databases"} & set(getattr(item, "fixturenames", ())):
        return False
    callspec = getattr(item, "callspec", None)
    return callspec is None or callspec.params.get("databases", "postgres") == "postgres"


def belongs(item: pytest.Item, build: str) -> bool:
    """Whether a test is one of a build."""
    alone = item.get_closest_marker("compiled_only") is not None
    if build == "interpreted":
        return not alone
    return alone or item.get_closest_marker("both_builds") is not None
