"""Runs a server: listens on an address, shows it (QR code, browser), and shuts down in order."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn

from bedesten.kernel.errors import BedestenError
from bedesten.server.app import create_app
from bedesten.server.http.http_protocol import BoundedHttp
from bedesten.server.http.security import Guard
from bedesten.server.http.websocket_protocol import DirectWebSocket
from bedesten.server.operation.garbage_collection import collect_when_idle
from bedesten.server.operation.logs import configure_logs
from bedesten.server.settings import ServerSettings
from bedesten.server.store import StoreDown

__all__ = ["free_port", "lan_address", "qr_code", "run_server", "server_config"]

BACKLOG: Final = 2048
SWITCH_INTERVAL: Final = 0.0003
"""Seconds for which a thread of Python may keep the others waiting. The one that writes to the disk gives its turn away
at each statement: beside a thread that is always busy, a transaction of one entry takes 8 ms with this and 21 to 32 ms
with the usual 0.005 (median of 25, on two cores with other work)."""
SHUTDOWN_TIMEOUT: Final = 10


class TableServer(uvicorn.Server):
    """Tells its clients before it goes, and says where it is once it is there."""

    def __init__(
        self, config: uvicorn.Config, guard: Guard, announce: str, opened: Callable[[], object] | None
    ) -> None:
        super().__init__(config)
        self.guard = guard
        self.announce = announce
        self.opened = opened
        """What is done once it listens, in a thread of its own."""
        # Started in the background, where Ctrl-C is meant for somebody else: shells then have it ignored.
        self._background = signal.getsignal(signal.SIGINT) == signal.SIG_IGN
        self._loop: asyncio.AbstractEventLoop | None = None
        self._collecting: asyncio.Task[None] | None = None
        self._opening: asyncio.Task[object] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await self.guard.server.store.prepare()  # before uvicorn, which would tell a traceback of what goes wrong
        await super().startup(sockets)
        self._collecting = asyncio.create_task(collect_when_idle(self.guard.server), name="garbage collection")
        if self.started and self.announce:
            print(self.announce, flush=True)
            if self.opened is not None:
                self._opening = asyncio.create_task(asyncio.to_thread(self.opened), name="opening")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGINT and self._background:
            return
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self.guard.server.say_goodbye)
        # Not the parent's way, which raises the signal again in the end: to stop when told to is no failure.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def server_config(app: Guard, settings: ServerSettings) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        http=BoundedHttp,
        ws=DirectWebSocket,
        ws_max_size=settings.largest,
        ws_ping_interval=settings.heartbeat / 2,
        ws_ping_timeout=settings.heartbeat / 2,
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        limit_max_requests=None,
    )


def run_server(settings: ServerSettings, announce: str = "", opened: Callable[[], object] | None = None) -> int:
    """Serve until told to stop; tells the exit code."""
    configure_logs(settings.log)
    sys.setswitchinterval(SWITCH_INTERVAL)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # else it tells of every connection, and from where
    app = create_app(settings)
    config = server_config(app, settings)
    server = TableServer(config, app, announce, opened)
    with _listening(settings) as listener:
        try:
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # a faster loop where there is one
                runner.run(server.serve([listener]))
        except KeyboardInterrupt:
            return 128 + signal.SIGINT
        except StoreDown as error:
            raise BedestenError(f"database: {error}") from error
    return 0 if server.started else 1


def _listening(settings: ServerSettings) -> socket.socket:
    """The socket, bound here so that a port that is taken is told in plain words."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        where = f"{settings.host}:{settings.port}"
        raise BedestenError(f"{where}: {error.strerror or error}; choose another with --port") from error
    return listener


def free_port(host: str, wanted: int) -> int:
    """This port, or another one if it is taken."""
    for port in (wanted, 0):
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            found: int = probe.getsockname()[1]
            return found
    return wanted


def lan_address() -> str:
    """This machine's address in its local network. Nothing is sent to find it out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address that is for documents only
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def qr_code(address: str) -> str:
    """An address as a picture for a terminal, to be photographed."""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="l").terminal(out=drawn, compact=True, border=2)
    text = drawn.getvalue()
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return ""
    return text
