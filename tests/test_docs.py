"""The pages on rules: written from the data where they repeat it, and whole."""

import importlib.util
import re
import shutil
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from bedesten.istanbul import components
from bedesten.kernel.components import OPEN_MARKS, read

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
KEYS = ("EN14", "FR14", "EN19", "DE18", "DG", "BB", "all", "RULING", "C")


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("write_docs", ROOT / "tools" / "write_docs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def copy(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The tool, at work on a copy of what it reads and writes."""
    for path in (tool.BASE, tool.PAGE, tool.CATALOGUE, tool.CLAUSES, tool.BOOK):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    return tmp_path


def page(name: str) -> str:
    return (RULES / name).read_text(encoding="utf-8")


def test_written_pages_are_fresh(tool: ModuleType) -> None:
    assert tool.main(["--check"]) == 0, "run python tools/write_docs.py"


def test_a_stale_page_is_found_and_written_anew(
    tool: ModuleType, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = copy / tool.BASE
    data.write_text(data.read_text(encoding="utf-8").replace("value = 7,", "value = 8,"), encoding="utf-8")
    assert tool.main(["--check"]) == 1
    assert capsys.readouterr().out == "docs/rules/components.md is stale: run python tools/write_docs.py\n"
    assert tool.main([]) == 0
    assert "| `price` | 8 | R |" in (copy / tool.PAGE).read_text(encoding="utf-8")
    assert tool.main(["--check"]) == 0


def test_a_missing_page_is_stale(tool: ModuleType, copy: Path) -> None:
    (copy / tool.PAGE).unlink()
    assert tool.main(["--check"]) == 1


def test_every_value_is_on_the_page(tool: ModuleType) -> None:
    text, owners = page("components.md").split("## Values that an owner may replace")
    for section, values in read([str(ROOT / tool.BASE)]).values.items():
        table = text.split(f"| `[{section}]` |")[1].split("\n## ")[0]
        for key, printed in values.items():
            assert f"| `{key}` | {tool.shown(printed.value)} | {printed.mark} |" in table
            assert (f"| `[{section}]` | `{key}` |" in owners) == (printed.mark in OPEN_MARKS)


def test_the_example_of_an_owners_file_can_be_read() -> None:
    example = page("components.md").split("```toml\n")[1].split("```")[0]
    assert components.read(tomllib.loads(example)).replaced == {"small_market": {"extra_demand": [[2, 1, 1, 1]]}}


def test_every_clause_names_its_sources() -> None:
    lines = [line for line in page("catalogue.md").splitlines() if line.startswith("- ")]
    assert len(lines) >= 406
    for line in lines:
        found = re.fullmatch(r"- [A-Z][A-Za-z0-9-]* — .+ \((.+)\)", line)
        assert found, line
        assert set(KEYS) & set(re.findall(r"\w+", found.group(1))), line
