"""Databases with games in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from own_postgres import shared_postgres
from server_operation.stored import fill


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, for as long as the tests run: the address to make databases with."""
    with shared_postgres() as server:
        yield server.get_uri()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A SQLite database with games."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    fill(url)
    return url
