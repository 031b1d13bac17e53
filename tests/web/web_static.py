"""The static edition after its first visit: a browser that has fetched it, and a host that is gone."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page

__all__ = ["Visited", "first_visit", "open_record", "play_by_connection"]

BUILT = Path(__file__).resolve().parents[2] / "build" / "static"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
ANEW = """if (!sessionStorage['begun']) {
  localStorage.clear();
  localStorage['bedesten.settings'] = '{"pace": "at-once"}';
  sessionStorage['begun'] = 'yes';
}"""
"""A page that is opened finds no keys of the test before, and one setting: nothing moves where nothing needs to."""


PLAY = """async (wish) => {
  // The connection is what a module of the page exports under some short name.
  const files = [...document.querySelectorAll('script[type=module][src], link[rel=modulepreload]')];
  const modules = await Promise.all(files.map((one) => import(one.src || one.href)));
  const { ask, open } = modules.flatMap((one) => Object.values(one)).find((one) => one?.ask && one.open && one.ready);
  const answer = await ask({ method: 'POST', path: '/tables', body: JSON.stringify(wish), longest: 60_000 });
  const { table, tokens, host } = JSON.parse(answer.text);
  const wire = open();
  let [number, luck] = [0, 7];
  const say = (message) => wire.send(JSON.stringify(message));
  await new Promise((done, fail) => {
    wire.onopen = () => say({
      type: 'hello', client: 'plays-by-itself', table: table.code, tokens: tokens.map((one) => one.token), since: 0,
    });
    wire.onclose = () => fail(new Error('the connection was closed'));
    wire.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === 'refusal') fail(new Error(data));
      if (told.type !== 'update') return;
      if (told.table.phase === 'over') done();
      const { moves } = told.sights[0];
      if (moves.length === 0) return;
      number += 1;
      luck = (luck * 48271) % 2147483647;
      say({ type: 'play', number, seat: 0, at: told.table.at, moves: [moves[luck % moves.length].text] });
    };
  });
  wire.close();
  const kept = JSON.parse(localStorage['bedesten.tables'] ?? '[]');
  localStorage['bedesten.tables'] = JSON.stringify([...kept, { code: table.code, host, tokens }]);
  return [table.code, number];
}"""
"""Makes a table, plays anything in its first seat until the game is over, and keeps the keys to it."""


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


def play_by_connection(page: Page, wish: dict[str, Any], bot: str) -> str:
    """Play a whole game against a bot through the connection of the page, which screens use; the table's code."""
    seats = [{"kind": "person", "name": "Deniz"}, {"kind": "bot", "name": "Marie", "bot": bot}]
    code, decisions = page.evaluate(PLAY, {**wish, "seats": seats})
    assert decisions > 20
    return str(code)
