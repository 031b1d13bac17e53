"""Examples are true: those in the docstrings of the package, and those on the pages.

The docstrings are taken from the sources, since compiled modules have none; what runs is the build under test.
"""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FLAGS = doctest.ELLIPSIS


def docstrings() -> dict[str, str]:
    """Every docstring with an example, by where it stands."""
    found = {}
    for file in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node) or ""
                if ">>>" in text:
                    found[f"{file.relative_to(ROOT)}:{getattr(node, 'name', 'module')}"] = text
    return found


def examples(page: Path) -> str:
    """The examples of a page, one after the other."""
    blocks = re.findall(r"^```(?:python|pycon)\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return "\n".join(block for block in blocks if ">>>" in block)


WITH_EXAMPLES = {str(page.relative_to(ROOT)): text for page in PAGES if (text := examples(page))}


def check(text: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    test = doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, name, name, 0)
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test)
    assert result.attempted
    assert not result.failed, capsys.readouterr().out


@pytest.mark.parametrize("name", docstrings())
def test_examples_in_docstrings(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check(docstrings()[name], name, capsys)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_on_pages(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check(WITH_EXAMPLES[name], name, capsys)


def test_there_are_examples() -> None:
    assert "src/bedesten/__init__.py:module" in docstrings()
    assert WITH_EXAMPLES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_example_is_left_out(page: Path) -> None:
    """A prompt outside of a python block would look like an example and never be run."""
    assert page.read_text(encoding="utf-8").count(">>> ") == examples(page).count(">>> ")
