"""A real server on 127.0.0.1, a real Chromium, and tables to sit down at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from web.web_browsers import Browsers
from web.web_server import Host
from web.web_table import Seat, Visit

HERE = Path(__file__).resolve().parent
BUILT = HERE.parents[1] / "src" / "bedesten" / "server" / "web"


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


BROWSERS = Browsers()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """While it is open, Playwright's event loop is in the way of tests that run one of their own."""
    try:
        yield
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            BROWSERS.close()


def pytest_unconfigure() -> None:
    BROWSERS.close()


@pytest.fixture
def offline() -> Iterator[Page]:
    """The static edition after the first visit, without a network and with its host gone. Errors of the page fail the test."""
    visited = BROWSERS.offline()
    page = visited.context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(visited.home)
    yield page
    page.close()
    assert wrong == []


@pytest.fixture
def visit(host: Host) -> Iterator[Visit]:
    """Makes tables and browsers. Errors of a page fail the test."""
    host.run()
    found = Visit(BROWSERS, host)
    yield found
    found.close()


@pytest.fixture
def sit(visit: Visit) -> Callable[..., Seat]:
    """Sit down at a table: `sit(bots=2, expansions=["mocha"])`."""
    return visit.sit
