"""``bedesten serve``: the table in the browser, on this machine, for the local network, or for a host."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from bedesten.server.operation.flags import add_flags, settings_from
from bedesten.terminal.saves import data_folder

__all__ = ["DESCRIPTION", "EXAMPLES", "add_options", "run"]

EXAMPLES: Final = """\
examples:
  bedesten                               play in the browser on this machine
  bedesten serve --lan                   with friends in the same network: shows a QR code for them
  bedesten serve --host 0.0.0.0 --database postgresql://bedesten@db/bedesten
                                         for a host, behind a reverse proxy: see docs/hosting.md

Games are kept after every move, in your data folder unless a database is named, and go on where they were."""


DESCRIPTION: Final = "Serve tables to browsers. Without flags only this machine can reach it."


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lan", action="store_true", help="let others in the local network in, and show a QR code")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    add_flags(parser)


def run(args: argparse.Namespace, page: Callable[[str], str] | None = None) -> int:
    """Serve until told to stop. `page` tells which page to open, once the server is at an address."""
    from bedesten.server.serve import free_port, lan_address, qr_code, run_server

    folder = data_folder()
    defaults: dict[str, Any] = {"database": f"sqlite:///{folder / 'tables.db'}"}
    if args.lan:
        defaults["host"] = "0.0.0.0"
    given = settings_from(args, os.environ, defaults)
    if given.database == defaults["database"]:
        folder.mkdir(parents=True, exist_ok=True)
    at_home = given.host in ("127.0.0.1", "localhost", "::1") or args.lan
    if at_home and not given.hosts:
        defaults["hosts"] = ("localhost",)
    if at_home and getattr(args, "setting_port", None) is None and "BEDESTEN_PORT" not in os.environ:
        defaults["port"] = free_port(given.host, given.port)
    settings = settings_from(args, os.environ, defaults)
    address = f"http://{lan_address() if args.lan else _address_of(settings.host)}:{settings.port}/"
    lines = [f"Bedesten is at {address}  (Ctrl-C ends it)"]
    if args.lan:
        lines += ["Friends in this network open that address, or this:", qr_code(address)]
    browse = at_home and not args.no_browser and sys.stdout.isatty()
    here = f"http://localhost:{settings.port}/"
    return run_server(settings, "\n".join(lines), partial(_open, here, page, browse) if browse or page else None)


def _open(address: str, page: Callable[[str], str] | None, browse: bool) -> None:
    """Open a page in the browser, if there is one."""
    try:
        where = address if page is None else page(address)
    except OSError as error:
        print(f"bedesten: {error}", file=sys.stderr)
        return
    if page is not None:
        print(where, flush=True)
    with contextlib.suppress(Exception):  # a machine without a browser is fine
        if browse:
            webbrowser.open(where)


def _address_of(host: str) -> str:
    """A host as it stands in an address."""
    if host in ("0.0.0.0", "::", "127.0.0.1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
