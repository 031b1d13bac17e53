"""A real server on 127.0.0.1, a real Chromium, and tables to sit down at."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which

import pytest
from playwright.sync_api import Browser, sync_playwright
from web_table import Seat, Sitting

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src" / "bedesten" / "server" / "web"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server with the browser table listens."""
    assert (BUILT / "index.html").is_file(), "the browser table is not built: make web"
    folder = tmp_path_factory.mktemp("web")
    port = free_port()
    flags = {
        "port": port,
        "database": f"sqlite:///{folder / 'tables.db'}",
        "web": BUILT,
        "thinkers": 1,
        "new-tables": 100_000,
        "requests": 100_000,
        "messages": 100_000,
        "connections": 1000,
    }
    words = [word for flag, value in flags.items() for word in (f"--{flag}", str(value))]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "bedesten", "serve", "--no-browser", *words], stdout=log, stderr=log, cwd=folder
        )
    found = f"http://127.0.0.1:{port}"
    try:
        wait_for(found, server, folder / "log")
        yield found
    finally:
        server.terminate()
        server.wait(20)


def wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=5):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            assert server.poll() is None, log.read_text()
            time.sleep(0.1)
    raise AssertionError(f"the server does not answer\n{log.read_text()}")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Chromium: that of the system, else Playwright's.

    Not for the whole session: while it is open, Playwright's event loop is in the way of tests that run one of their own.
    """
    named = os.environ.get("BEDESTEN_CHROMIUM") or next((path for name in CHROMIUMS if (path := which(name))), None)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=named, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield found
        found.close()


@pytest.fixture
def sit(chromium: Browser, address: str) -> Iterator[Callable[..., Seat]]:
    """Sit down at a table: `sit(bots=2, expansions=["mocha"])`. Errors of the page fail the test."""
    sitting = Sitting(chromium, address)
    yield sitting.sit
    sitting.close()
