"""Static files of the browser client, precompressed and with cache headers, and a page for each table's link.

Building the client (`make web`) also writes each file as brotli and gzip, so that nothing is compressed while somebody
waits. A table's link `/t/CODE` gives the client's page with a few words about the table, for messengers that show what
a link leads to; the client itself turns it into its own address `#/t/CODE`.
"""

from __future__ import annotations

import gzip
import html
import mimetypes
import os
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

from fastapi import FastAPI, Request
from fastapi import Path as InPath
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from bedesten.istanbul.expansion import EXPANSIONS, find
from bedesten.server.http.auth import OurServer
from bedesten.server.settings import ServerSettings
from bedesten.server.store import TableRow
from bedesten.server.threads import in_thread
from bedesten.tables.people import TableSeat

__all__ = ["BUILT", "add_web"]

BUILT: Final = Path(__file__).parent.parent / "web"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""How files lie there packed, the best way first: what it is called in HTTP, and the ending of the file."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
TYPES: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Said here, since machines differ in what they know."""
PAGE: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bedesten</title></head>
<body>
<h1>Bedesten</h1>
{}
</body>
</html>
"""
NOT_BUILT: Final = PAGE.format("""<p>The server runs, but the browser table was not built into this copy.</p>
<p>In a checkout of the sources, <code>make web</code> builds it; an installed package has it.
Until then <code>bedesten play</code> plays in the terminal, and programs can use the
<a href="/api/openapi.json">API</a>.</p>""")
NOT_FOUND: Final = PAGE.format('<p>There is nothing at this address. <a href="/">To the tables</a></p>')
GAMES: Final = {"istanbul": "Istanbul", "dicegame": "Istanbul: The Dice Game"}


def add_web(app: FastAPI, settings: ServerSettings) -> None:
    """Serve the client: its one page, its files, and a page for each table's link."""
    for ending, kind in TYPES.items():
        mimetypes.add_type(kind, ending)
    folder = Path(settings.web) if settings.web else BUILT
    _add_table_pages(app, folder / "index.html", settings.address.rstrip("/"))
    app.mount("/", WebFiles(folder), name="web")


class WebFiles(StaticFiles):
    """Files of the client, packed as the browser likes it best."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """There may be no client: then that is said where it would be."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        path = path.replace(os.sep, "/")
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404, "there is nothing here")
        name = "index.html" if path == "." else path
        try:
            if name.endswith(tuple(PACKED.values())):
                raise HTTPException(404)
            return await self._file(name, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
        if name == "index.html":
            return HTMLResponse(NOT_BUILT)
        return HTMLResponse(NOT_FOUND, 404)

    async def _file(self, name: str, scope: Scope) -> Response:
        found = await super().get_response(name, scope)
        whole = not any(header == b"range" for header, _ in scope["headers"])  # a part of what is packed is no use
        for coding in accepted(scope) if whole else ():
            try:
                packed = await super().get_response(name + PACKED[coding], scope)
            except HTTPException:
                continue
            found = packed
            found.headers["Content-Encoding"] = coding
            if found.status_code != 304:
                found.headers["Content-Type"] = mimetypes.guess_type(name)[0] or "application/octet-stream"
            break
        found.headers["Vary"] = "Accept-Encoding"
        found.headers["Cache-Control"] = FOR_EVER if name.startswith("assets/") else ASK_FIRST
        return found


def accepted(scope: Scope) -> list[str]:
    """The ways of packing that a browser understands, the best first."""
    said = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding").decode("latin-1")
    understood = set()
    for each in said.lower().split(","):
        coding, _, quality = each.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            understood.add(coding.strip())
    return [coding for coding in PACKED if coding in understood]


# ── A table's page ─────────────────────────────────────────────────────────────────────────────────────────────


def _add_table_pages(app: FastAPI, page: Path, address: str) -> None:
    @app.api_route("/t/{code}", methods=["GET", "HEAD"], include_in_schema=False)
    @app.api_route("/t/{code}/look", methods=["GET", "HEAD"], include_in_schema=False)
    @app.api_route("/t/{code}/look/{at}", methods=["GET", "HEAD"], include_in_schema=False)
    async def table_page(code: Annotated[str, InPath(max_length=100)], request: Request, server: OurServer) -> Response:
        if not page.is_file():
            return HTMLResponse(NOT_BUILT)
        found = await server.store.table(code=code)
        told = "" if found is None else tags(*found, link=f"{address}/t/{code}" if address else "")
        body, coding = page_with(page, page.stat().st_mtime_ns, told), {}
        if "gzip" in accepted(request.scope):
            body, coding = await in_thread(packed_page, body), {"Content-Encoding": "gzip"}
        headers = {"Cache-Control": ASK_FIRST, "Vary": "Accept-Encoding", **coding}
        return HTMLResponse(body, 404 if found is None else 200, headers)


@lru_cache(maxsize=64)
def page_with(page: Path, _changed: int, tags: str) -> bytes:
    """The client's page with a title and description of its own."""
    text = page.read_text(encoding="utf-8")
    return (text.replace("<title>Bedesten</title>", tags, 1) if tags else text).encode()


@lru_cache(maxsize=64)
def packed_page(body: bytes) -> bytes:
    return gzip.compress(body, 6)


def tags(row: TableRow, seats: list[TableSeat], link: str) -> str:
    """Which table it is and who sits there: what anyone with the link may know, and nothing of the game's course."""
    people = [str(seat.name) for seat in seats if seat.kind == "person"]
    bots = sum(seat.kind == "bot" for seat in seats)
    free = sum(seat.kind == "open" for seat in seats)
    who = [*people, *([_counted(bots, "bot")] if bots else []), *([_counted(free, "open seat")] if free else [])]
    title = f"{GAMES.get(row.game, 'Bedesten')} with {_listed(who)}"
    state = {"open": "The table waits for players.", "playing": "The game is under way.", "over": "The game is over."}
    parts = [find(name).title for name in row.options.get("expansions") or () if name in EXPANSIONS]
    about = " ".join([state.get(row.phase, ""), *([f"Played with {_listed(parts)}."] if parts else [])])
    named = {"og:site_name": "Bedesten", "og:type": "website", "og:title": title, "og:description": about}
    if link:
        named["og:url"] = link
    metas = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in named.items()]
    return "\n    ".join([f"<title>{html.escape(title)} · Bedesten</title>", *metas])


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
