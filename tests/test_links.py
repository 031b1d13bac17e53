"""Documents lead somewhere, and so do the pages of a built site."""

from __future__ import annotations

from pathlib import Path

import pytest

import check_links
import write_site


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "README.md").write_text("[a](docs/a.md#two-words) `[code](gone.md)` [out](https://example.org)\n")
    (tmp_path / "docs" / "a.md").write_text("# A\n\n## Two `words`\n\n```\n# [x](y.md)\n```\n\n[up](../README.md)\n")
    return tmp_path


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "a").mkdir()
    (tmp_path / "index.html").write_text(
        '<a href="a/#there">a</a><link rel="stylesheet" href="s.css"><img src="i.png">'
    )
    (tmp_path / "a" / "index.html").write_text('<h2 id="there">x</h2><a href="..">up</a><a href="../#/learn">app</a>')
    (tmp_path / "s.css").write_text("body { background: url('i.png') }")
    (tmp_path / "i.png").write_bytes(b"")
    return tmp_path


def test_documents_lead_somewhere() -> None:
    assert check_links.dead_in_markdown(check_links.ROOT) == []


def test_a_project_whose_links_are_alive(project: Path) -> None:
    assert check_links.dead_in_markdown(project) == []


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("b.md", "docs/a.md: b.md: there is no such file"),
        ("../README.md#gone", "docs/a.md: ../README.md#gone: README.md has no such heading"),
        ("#gone", "docs/a.md: #gone: a.md has no such heading"),
        ("../../outside.md", "docs/a.md: ../../outside.md: there is no such file"),
        ("../docs", "docs/a.md: ../docs: there is no such file"),
    ],
)
def test_a_dead_link_of_a_document_is_told(project: Path, link: str, why: str) -> None:
    (project / "docs" / "a.md").write_text(f"# A\n\n## Two words\n\n[x]({link})\n")
    assert check_links.dead_in_markdown(project) == [why]


def test_source_files_that_documents_name_are_there() -> None:
    assert check_links.missing_sources(check_links.ROOT) == []


def test_a_source_file_that_has_moved_is_told(project: Path) -> None:
    (project / "src" / "bedesten").mkdir(parents=True)
    (project / "src" / "bedesten" / "here.py").write_text("")
    (project / "docs" / "a.md").write_text("`src/bedesten/here.py`, `bedesten/here.py` and `bots/gone.py`\n")
    assert check_links.missing_sources(project) == ["docs/a.md: bots/gone.py: there is no such source file"]


def test_a_site_whose_links_are_alive(site: Path) -> None:
    assert check_links.dead_in_site(site) == []


@pytest.mark.parametrize(
    ("added", "why"),
    [
        ('<a href="gone/">x</a>', "a/index.html: gone/: there is no such file"),
        ('<a href="../#gone">x</a>', "a/index.html: ../#gone: index.html has no such anchor"),
        ('<img srcset="../i.png 1x, ../j.png 2x">', "a/index.html: ../j.png: there is no such file"),
        ('<a href="/a/">x</a>', "an address from the host's root"),
    ],
)
def test_a_dead_link_of_a_page_is_told(site: Path, added: str, why: str) -> None:
    with (site / "a" / "index.html").open("a") as page:
        page.write(added)
    assert [line for line in check_links.dead_in_site(site) if why in line] != []


def test_a_dead_picture_of_a_style_is_told(site: Path) -> None:
    (site / "s.css").write_text("body { background: url(gone.png) }")
    assert check_links.dead_in_site(site) == ["s.css: gone.png: there is no such file"]


def test_a_page_to_which_no_link_leads_is_told(site: Path) -> None:
    (site / "alone.html").write_text("")
    assert check_links.dead_in_site(site) == ["alone.html: no link leads here"]


def test_every_page_of_the_site_stands_in_its_contents_once() -> None:
    chapters = [part for part in write_site.navigation() if isinstance(part, dict)]
    listed = [
        name for part in chapters for value in part.values() for name in ([value] if isinstance(value, str) else value)
    ]
    assert sorted(listed) == sorted([*write_site.pages(), write_site.PLAY])


def test_the_book_is_told_in_three_languages_and_names_clauses_that_there_are() -> None:
    catalogue = write_site.pages()["rules/catalogue.md"]
    for language, word in (("en", "Caravansary"), ("de", "Karawanserei"), ("fr", "Caravansérail")):
        text = write_site.book(language)
        assert f"### {word} {{ #place-6 }}" in text
        for clause in check_links.links(text):
            if clause.startswith("catalogue.md#"):
                assert f'<a id="{clause.removeprefix("catalogue.md#")}"></a>' in catalogue, clause
