"""A real server on 127.0.0.1, a real Chromium, and tables to sit down at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from find_chromium import find
from web.web_server import PATIENCE, Host
from web.web_table import Seat, Sitting

HERE = Path(__file__).resolve().parent
BUILT = HERE.parents[1] / "src" / "bedesten" / "server" / "web"
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]


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


class Chromium:
    """One browser for all tests of this folder that a process runs one after the other."""

    def __init__(self) -> None:
        self.open = ExitStack()
        self.browser: Browser | None = None

    def found(self) -> Browser:
        """Chromium, started where it has not been."""
        if self.browser is None:
            named = find()
            expect.set_options(timeout=PATIENCE * 1000)
            playwright = self.open.enter_context(sync_playwright())
            self.browser = playwright.chromium.launch(executable_path=named, args=ARGUMENTS, timeout=PATIENCE * 1000)
            self.open.callback(self.browser.close)
        return self.browser

    def close(self) -> None:
        self.browser = None
        self.open.close()


CHROMIUM = Chromium()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """While it is open, Playwright's event loop is in the way of tests that run one of their own."""
    try:
        yield
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            CHROMIUM.close()


def pytest_unconfigure() -> None:
    CHROMIUM.close()


@pytest.fixture
def chromium() -> Browser:
    """The browser that is open."""
    return CHROMIUM.found()


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
