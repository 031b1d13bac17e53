"""The page on observations is what the layouts say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("write_observations", ROOT / "tools" / "write_observations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_fresh(tool: ModuleType) -> None:
    assert tool.main(["--check"]) == 0, "run python tools/write_observations.py"


def test_a_stale_page_is_found_and_written_anew(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    (tmp_path / "docs").mkdir()
    assert tool.main(["--check"]) == 1
    assert "is stale" in capsys.readouterr().out
    assert tool.main([]) == 0
    assert tool.main(["--check"]) == 0
    text = (tmp_path / tool.PAGE).read_text(encoding="utf-8")
    for words in ("### places", "`own: merchant`", "### kiosk", "### guild cards", "### tiles", "### stacks"):
        assert words in text
