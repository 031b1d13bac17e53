"""Measures the static edition in Chromium: what is fetched, and how long it takes to the first move.

python benchmarks/static_edition.py [--rounds N]      after `make static`

A round is a first visit, with nothing kept, and one after it, with all files kept and the host gone. Times are by the
clock, from opening the page to one's own first question; beside them the processor time of the browser, which a busy
machine changes less. Who begins is drawn in the game; here each round is done as the one who begins and as the one
after three bots. How long their turns are shown is a matter of taste: so the latter with less motion, and with motion.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
BUILT: Final = ROOT / "build" / "static"
TICK: Final = os.sysconf("SC_CLK_TCK")
PATIENCE: Final = 120_000
GOALS: Final = {"first visit": 6.0, "later": 2.5}
PYTHON: Final = "/python-"
BEGINS: Final = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (said, ...rest) {
  const made = said.path === '/tables' && said.method === 'POST';
  const body = made ? JSON.stringify({ ...JSON.parse(said.body), options: { start: SEAT } }) : said.body;
  return post.call(this, { ...said, body }, ...rest);
};
"""
"""Who begins is written into the wish for a table on its way to Python."""


class Case(NamedTuple):
    """Who begins, and how bots' turns are shown."""

    begins: int
    motion: Literal["reduce", "no-preference"]


CASES: Final = {
    "one begins": Case(0, "reduce"),
    "after three bots, less motion": Case(1, "reduce"),
    "after three bots, motion": Case(1, "no-preference"),
}


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
    page.locator("main.table .tile").first.wait_for()
    table = time.perf_counter() - began
    first_move(page)
    taken = {
        "home": home,
        "table": table,
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
    visits: dict[tuple[str, str], list[dict[str, float]]] = {(name, case): [] for case in CASES for name in GOALS}
    first: list[tuple[str, int]] = []
    with sync_playwright() as playwright:
        for case in [*CASES] * rounds:
            # A folder of its own, as everybody's browser has: one without keeps no compiled programs.
            with tempfile.TemporaryDirectory(prefix="bedesten-chromium-") as folder:
                context = playwright.chromium.launch_persistent_context(
                    folder,
                    executable_path=chromium or None,
                    viewport={"width": 1280, "height": 720},
                    locale="en-US",
                    reduced_motion=CASES[case].motion,
                )
                context.add_init_script(BEGINS.replace("SEAT", str(CASES[case].begins)))
                visits["first visit", case].append(visit(context, address))
                page = context.new_page()
                page.goto(address)
                page.get_by_role("button", name="Play now").wait_for()
                first = first or scripts(page)
                page.evaluate("navigator.serviceWorker.ready.then(() => true)")
                page.wait_for_function("navigator.serviceWorker.controller !== null")
                page.close()
                context.set_offline(True)
                visits["later", case].append(visit(context, address))
                context.close()
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
    print(f"| Python's memory, with all of Bedesten in it | {packed('memory.bin') / 1000:,.0f} |")
    print(f"\nload {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    print("| seconds, median (best) | home screen | table | first move can be made | wanted | processor time |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for (name, case), visits in found["visits"].items():
        home, table, move, processor = (
            f"{statistics.median(values):.1f} ({min(values):.1f})"
            for values in ([one[what] for one in visits] for what in ("home", "table", "move", "processor"))
        )
        print(f"| {name}, {case} | {home} | {table} | {move} | {GOALS[name]} | {processor} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
