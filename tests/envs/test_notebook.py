"""The notebook runs, from the first cell to the last."""

from __future__ import annotations

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "docs" / "notebooks").glob("*.ipynb"))

PATIENCE = 900
"""Seconds for the kernel to start, and for a cell: enough for a machine that has much else to do."""


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the kernel's own packages
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    monkeypatch.setenv("MPLBACKEND", "agg")
    notebook = nbformat.read(path, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "it is kept without its outputs"
    NotebookClient(
        notebook,
        timeout=PATIENCE,
        startup_timeout=PATIENCE,
        resources={"metadata": {"path": str(tmp_path)}},
        env=dict(os.environ),
    ).execute()
    printed = [
        output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", ()) if "text" in output
    ]
    assert any("right in" in text for text in printed)


def test_there_is_one() -> None:
    assert NOTEBOOKS
