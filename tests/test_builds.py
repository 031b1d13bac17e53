"""The lists of tests/builds.py: what they name is there, and every test has a build."""

from pathlib import Path

import pytest

import builds

TESTS = Path(__file__).resolve().parent
FILES = sorted(file.relative_to(TESTS).as_posix() for file in TESTS.rglob("test_*.py"))


@pytest.mark.parametrize("name", sorted({*builds.BOTH_BUILDS, *builds.COMPILED_ONLY, *builds.LONGEST_FIRST}))
def test_what_is_named_is_there(name: str) -> None:
    assert any(file.startswith(name) for file in FILES)


def test_nothing_is_named_twice() -> None:
    assert not set(builds.BOTH_BUILDS) & set(builds.COMPILED_ONLY)


@pytest.mark.parametrize("file", FILES)
def test_no_file_is_left_out_of_both_builds(file: str) -> None:
    left_out = [builds.left_out(TESTS / file, TESTS, build) for build in ("interpreted", "compiled")]
    assert not all(left_out)
