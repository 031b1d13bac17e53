"""Measures the static edition in Chromium: what is fetched, and how long it takes to the first move.

python benchmarks/static_edition.py [--rounds N]      after `make static`

A round is a first visit, with nothing kept, and one after it, with all files kept and the host gone. Times are by the
clock, from opening the page to one's own first question, with the turns of bots who begin before; beside them the
processor time of the browser, which a busy machine changes less.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import os
import statistics
import subprocess
import sys
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
BUILT: Final = ROOT / "build" / "static"
TICK: Final = os.sysconf("SC_CLK_TCK")
PATIENCE: Final = 120_000
GOALS: Final = {"first visit": 6.0, "later": 2.5}
PYTHON: Final = "/python-"


class Host(SimpleHTTPRequestHandler):
    """Any web host: files from a folder."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def copyfile(self, *files: Any) -> None:
        """Send a file; a page that is closed meanwhile does not want the rest."""
        with contextlib.suppress(ConnectionError):
            super().copyfile(*files)


def processor_time(pid: int) -> float:
    """Seconds that a process and all below it have used so far."""
    parents: dict[int, list[int]] = {}
    used: dict[int, float] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            parents.setdefault(int(fields[1]), []).append(int(entry.name))
            used[int(entry.name)] = sum(map(int, fields[11:15])) / TICK
    found, ahead = 0.0, [pid]
    while ahead:
        here = ahead.pop()
        found += used.get(here, 0.0)
        ahead += parents.get(here, [])
    return found


def visit(context: BrowserContext, address: str) -> dict[str, float]:
    """Open the page, begin a game as soon as that is possible, and wait for the first question."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    began, used = time.perf_counter(), processor_time(os.getpid())
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now").click()
    home = time.perf_counter() - began
    page.wait_for_function("location.hash.startsWith('#/t/')")
    first_move(page)
    taken = {
        "home": home,
        "move": time.perf_counter() - began,
        "processor": processor_time(os.getpid()) - used,
    }
    page.close()
    return taken


def first_move(page: Page) -> None:
    """Wait until a place can be chosen."""
    page.locator(".tile.legal").first.wait_for()


def scripts(page: Page) -> list[tuple[str, int]]:
    """Scripts that the first screen has fetched by now, packed as hosts send them, without Python."""
    names: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"
    )
    found = [BUILT / name.lstrip("/") for name in dict.fromkeys(names) if name.endswith(".js") and PYTHON not in name]
    return [(file.name, len(gzip.compress(file.read_bytes(), 9))) for file in found if file.is_file()]


def packed(*names: str) -> int:
    """Bytes of files of Python's folder, as hosts send them."""
    return sum(
        len(gzip.compress(file.read_bytes(), 9)) for name in names for file in BUILT.glob(f"assets/python-*/{name}")
    )


def measure(rounds: int) -> dict[str, Any]:
    """All figures."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(BUILT)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{host.server_port}/"
    chromium = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "find_chromium.py")], check=True, capture_output=True, text=True
    ).stdout.strip()
    visits: dict[str, list[dict[str, float]]] = {"first visit": [], "later": []}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium or None)
        for _ in range(rounds):
            context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-US")
            visits["first visit"].append(visit(context, address))
            page = context.new_page()
            page.goto(address)
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            page.wait_for_function("navigator.serviceWorker.controller !== null")
            page.close()
            context.set_offline(True)
            visits["later"].append(visit(context, address))
            context.close()
        context = browser.new_context(locale="en-US")
        page = context.new_page()
        page.goto(address, wait_until="load")
        page.get_by_role("button", name="Play now").wait_for()
        first = scripts(page)
        browser.close()
    host.shutdown()
    return {"visits": visits, "scripts": first}


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    found = measure(parser.parse_args().rounds)
    print("| what is fetched, packed | kB |\n| --- | ---: |")
    print(f"| script of the first screen, before Python | {sum(size for _, size in found['scripts']) / 1000:.0f} |")
    print(f"| Pyodide | {packed('pyodide*', 'python_stdlib.zip') / 1000:,.0f} |")
    print(f"| Bedesten as bytecode | {packed('bedesten.zip') / 1000:,.0f} |")
    print(f"\nload {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {len(found['visits']['later'])} rounds\n")
    print("| seconds, median (best) | home screen | first move can be made | wanted | processor time |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name, visits in found["visits"].items():
        cells = [
            f"{statistics.median(values):.1f} ({min(values):.1f})"
            for values in ([one[what] for one in visits] for what in ("home", "move", "processor"))
        ]
        print(f"| {name} | {cells[0]} | {cells[1]} | {GOALS[name]} | {cells[2]} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
