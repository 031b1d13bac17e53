"""The static edition after its first visit: a browser that has fetched it, and a host that is gone."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page

__all__ = ["Visited", "first_visit", "open_record"]

BUILT = Path(__file__).resolve().parents[2] / "build" / "static"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
ANEW = "if (!sessionStorage['begun']) { localStorage.clear(); sessionStorage['begun'] = 'yes'; }"
"""A page that is opened finds no settings and keys of the test before."""


class TinyHost(SimpleHTTPRequestHandler):
    """Any web host: files from a folder, most of them of kinds that it does not know."""

    def guess_type(self, path: object) -> str:
        return KINDS.get(Path(str(path)).suffix, "application/octet-stream")

    def log_message(self, *_: object) -> None:
        pass


class Visited(NamedTuple):
    """A browser without a network that has been there once."""

    context: BrowserContext
    home: str


def first_visit(context: BrowserContext) -> Visited:
    """Open the page, wait until all of it is kept, and end the host."""
    assert (BUILT / "index.html").is_file(), "the static edition is not built: make static"
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(TinyHost, directory=str(BUILT)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{host.server_port}/"
    context.add_init_script(ANEW)
    page = context.new_page()
    page.goto(home)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.close()
    host.shutdown()
    host.server_close()
    context.set_offline(True)
    return Visited(context, home)


def open_record(page: Page, home: str, text: str) -> None:
    """Open a record by pasting it at My games."""
    page.goto(home + "#/games")
    page.get_by_role("button", name="Open a record").first.wait_for()
    page.evaluate(
        """(text) => {
          const pasted = new ClipboardEvent('paste', { clipboardData: new DataTransfer() });
          pasted.clipboardData.setData('text/plain', text);
          window.dispatchEvent(pasted);
        }""",
        text,
    )
    page.wait_for_function("/#\\/t\\/\\w+\\/look/.test(location.hash)")
