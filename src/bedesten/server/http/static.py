"""The browser client, as it was built into the package; a plain page if it was not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from bedesten.server.errors import Refused
from bedesten.server.settings import ServerSettings

__all__ = ["web_routes"]

BUILT: Final = Path(__file__).parent / "web"
PLAIN: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bedesten</title></head>
<body>
<h1>Bedesten</h1>
<p>The server runs, but the browser table was not built into this copy.</p>
<p>In a checkout of the sources, <code>make web</code> builds it; an installed package has it.
Until then <code>bedesten play</code> plays in the terminal, and programs can use the
<a href="/api/openapi.json">API</a>.</p>
</body>
</html>
"""


def web_routes(app: FastAPI, settings: ServerSettings) -> None:
    """Serve the client. All addresses of its own lead to its one page."""
    folder = Path(settings.web) if settings.web else BUILT
    page = folder / "index.html"
    files = {file.name: file for file in folder.iterdir() if file.is_file()} if folder.is_dir() else {}
    if (folder / "assets").is_dir():
        app.mount("/assets", _Kept(directory=folder / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str) -> Response:
        if path.startswith("api/"):
            raise Refused("no-such-table", "there is nothing here")
        if path in files:
            return FileResponse(files[path])
        if not page.is_file():
            return HTMLResponse(PLAIN)
        return FileResponse(page, headers={"Cache-Control": "no-cache"})


class _Kept(StaticFiles):
    """Files whose names change with what is in them, so that browsers may keep them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        found: Response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        found.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return found
