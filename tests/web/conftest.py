"""A real server on 127.0.0.1, a real Chromium, and tables to sit down at."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from web.web_server import PATIENCE, Host
from web.web_table import Seat, Sitting

BUILT = Path(__file__).resolve().parents[2] / "src" / "bedesten" / "server" / "web"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with the browser table."""
    assert (BUILT / "index.html").is_file(), "the browser table is not built: make web"
    found = Host(tmp_path_factory.mktemp("web"), BUILT)
    try:
        found.start()
        yield found
    finally:
        found.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Chromium: that of the system, else Playwright's.

    Not for the whole session: while it is open, Playwright's event loop is in the way of tests that run one of their
    own.
    """
    named = os.environ.get("BEDESTEN_CHROMIUM") or next((path for name in CHROMIUMS if (path := which(name))), None)
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=named, args=["--no-sandbox", "--disable-dev-shm-usage"], timeout=PATIENCE * 1000
        )
        yield found
        found.close()


@pytest.fixture
def sitting(chromium: Browser, host: Host) -> Iterator[Sitting]:
    """Makes tables and browsers. Errors of a page fail the test."""
    found = Sitting(chromium, host)
    yield found
    found.close()


@pytest.fixture
def sit(sitting: Sitting) -> Callable[..., Seat]:
    """Sit down at a table: `sit(bots=2, expansions=["mocha"])`."""
    return sitting.sit
