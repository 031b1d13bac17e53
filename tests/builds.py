"""Which tests run on which build, and in what order: `pytest --build interpreted` and `pytest --build compiled`.

A few kinds of tests run on both builds and prove that they are the same: golden games, perft, games taken back,
stored and damaged, and a slice of the rules. With that shown, any other test runs once, where it tells the most in
the least time: units and rules on the sources, which need no compiler; what plays many games, and what starts
processes and browsers, on the compiled build. Plain `pytest` runs all tests on whatever build it finds.
"""

from __future__ import annotations

from pathlib import Path

import pytest

__all__ = ["BOTH_BUILDS", "COMPILED_ONLY", "LONGEST_FIRST", "belongs", "in_order", "left_out", "mark"]

BOTH_BUILDS = (
    # Whole games: golden, random, damaged, taken back, stored, hidden, copied.
    "test_contract.py",
    "test_events.py",
    "test_fuzz.py",
    "test_golden.py",
    "test_perft.py",
    "test_phrases.py",
    "test_pickling.py",
    "test_positions.py",
    "test_records.py",
    "test_saved_before.py",
    "test_undo.py",
    "test_verify.py",
    "test_views.py",
    "dicegame/",
    # Of what is compiled beside the games: searches, judges, what learners see.
    "bots/test_champion.py",
    "bots/test_evaluation.py",
    "bots/test_nets.py",
    "bots/test_registry.py",
    "bots/test_rolls.py",
    "bots/test_whole_turns.py",
    # Code of others beside ours: judges, searches, programs, trained agents, copies in other processes.
    "bots/test_own_judges.py",
    "bots/test_programs.py",
    "bots/test_search_from_outside.py",
    "envs/test_agents.py",
    "envs/test_env_pickles.py",
    "envs/test_observations.py",
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
    "arena/",
    "bots/",
    "dicegame/test_records.py",
    "dicegame/test_worth.py",
    "envs/",
    "facts/",
    "learning/",
    "server/",
    "server_operation/",
    "study/",
    "terminal/test_dice_game_table.py",
    "terminal/test_offers.py",
    "terminal/test_session.py",
    "test_fuzz_dumps.py",
    "test_great_bazaar_properties.py",
    "test_lessons.py",
    "test_letters_properties.py",
    "test_memory.py",
    "test_mocha_properties.py",
    "test_notation_page.py",
    "test_outcomes.py",
    "test_properties.py",
    "test_questions.py",
    "test_reasons.py",
    "web/",
)
"""Files and folders of tests that take long on the sources, and say the same there. What is named closer counts."""

LONGEST_FIRST = (
    "web/test_web_games.py",
    "web/",
    "server/test_server_processes.py",
    "server_operation/",
    "envs/test_notebook.py",
    "arena/test_ray_executor.py",
    "server/",
    "learning/",
    "bots/",
    "envs/",
    "test_memory.py",
    "test_notation_page.py",
    "test_golden.py",
)
"""Where the tests are that take longest: they begin, so that no core waits for one of them at the end."""


def mark(item: pytest.Item, file: str) -> None:
    """Give a test, from a file below `tests`, the markers of its builds and of what it needs."""
    named = _named(file)
    if item.get_closest_marker("compiled_only") is None and named:
        item.add_marker("both_builds" if named in BOTH_BUILDS else "compiled_only")
    if file.startswith("web/"):
        item.add_marker("browser")
    if needs_postgres(item):
        item.add_marker("postgres")


def _named(file: str) -> str:
    """What names a file most closely, among files and folders; or nothing."""
    return max((name for name in BOTH_BUILDS + COMPILED_ONLY if file.startswith(name)), key=len, default="")


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


def left_out(path: Path, tests: Path, build: str) -> bool:
    """Whether no test of a file is one of a build, so that it need not even be imported."""
    named = _named(path.relative_to(tests).as_posix())
    if build == "interpreted":
        return named in COMPILED_ONLY
    return not named and "compiled_only" not in path.read_text(encoding="utf-8")


def in_order(items: list[pytest.Item], tests: Path) -> list[pytest.Item]:
    """The tests of the longest files first; those of one file stay as they are."""

    def rank(item: pytest.Item) -> int:
        file = item.path.relative_to(tests).as_posix()
        ranks = (rank for rank, start in enumerate(LONGEST_FIRST) if file.startswith(start))
        return next(ranks, len(LONGEST_FIRST))

    return sorted(items, key=rank)
