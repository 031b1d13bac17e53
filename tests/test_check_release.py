"""A tag is released only as the version that package, changelog and citation file name."""

from __future__ import annotations

from pathlib import Path

import pytest

import bedesten
import check_release

CHANGELOG = """# Changelog

## [Unreleased]

## [0.2.0] - 2026-01-02

- a card

## [0.1.0] - 2026-01-01

- all
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src" / "bedesten").mkdir(parents=True)
    (tmp_path / check_release.SOURCE).write_text('__version__: Final = "0.2.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    (tmp_path / "CITATION.cff").write_text("cff-version: 1.2.0\nversion: 0.2.0\n", encoding="utf-8")
    return tmp_path


def test_a_version_that_all_name_is_released_with_its_own_section(project: Path) -> None:
    assert check_release.complaints("v0.2.0", project) == []
    assert check_release.section(CHANGELOG, "0.2.0") == "- a card"


def test_another_tag_is_refused(project: Path) -> None:
    assert "tag v0.2.0" in check_release.complaints("v0.3.0", project)[0]


def test_a_tag_is_refused_while_changes_are_unreleased(project: Path) -> None:
    more = CHANGELOG.replace("## [Unreleased]\n", "## [Unreleased]\n\n- to come\n")
    (project / "CHANGELOG.md").write_text(more, encoding="utf-8")
    assert "[Unreleased]" in check_release.complaints("v0.2.0", project)[0]
    assert check_release.complaints(None, project) == []


def test_a_version_without_a_section_is_refused(project: Path) -> None:
    (project / "CHANGELOG.md").write_text(CHANGELOG.replace("[0.2.0]", "[0.1.9]"), encoding="utf-8")
    assert "no section [0.2.0]" in check_release.complaints("v0.2.0", project)[0]


def test_another_version_in_the_citation_file_is_refused(project: Path) -> None:
    (project / "CITATION.cff").write_text("cff-version: 1.2.0\nversion: 0.1.0\n", encoding="utf-8")
    assert "CITATION.cff" in check_release.complaints("v0.2.0", project)[0]


def test_the_version_of_now_is_named_by_all() -> None:
    assert check_release.version_of(check_release.ROOT) == bedesten.__version__
    assert check_release.complaints(None) == []
