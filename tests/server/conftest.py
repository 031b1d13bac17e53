"""A real server on a real port, on SQLite and on PostgreSQL, and clients that come as any client would."""

from __future__ import annotations

import asyncio
import inspect
import socket
import threading
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
import uvicorn

from bedesten.server.app import create_app
from bedesten.server.serve import server_config
from bedesten.server.settings import ServerSettings
from own_postgres import shared_postgres
from server.server_client import House

THINKERS = 1
LIMIT = 900
"""Seconds until a test that hangs is ended: far more than the slowest needs on a machine that does much else."""

# Errors in a line or two: the usual pictures of a traceback take seconds to draw.
structlog.configure(processors=[structlog.processors.format_exc_info, structlog.processors.KeyValueRenderer()])


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests may be coroutines: each gets a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**arguments), LIMIT))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL of our own, for as long as the tests run."""
    with shared_postgres() as server:
        yield server


class Databases:
    """New, empty databases."""

    def __init__(self, kind: str, folder: Path, postgres: Any) -> None:
        self.kind = kind
        self.folder = folder
        self.postgres = postgres
        self.made = 0

    def new(self) -> str:
        self.made += 1
        if self.kind == "sqlite":
            return f"sqlite:///{self.folder / f'tables{self.made}.db'}"
        name = f"test_{uuid.uuid4().hex}"
        self.postgres.psql(f"CREATE DATABASE {name};")
        return str(self.postgres.get_uri(name))


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def databases(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Databases:
    """The same tests on both stores."""
    postgres = request.getfixturevalue("postgres") if request.param == "postgres" else None
    return Databases(request.param, tmp_path_factory.mktemp("db"), postgres)


@pytest.fixture(scope="session")
def postgres_databases(tmp_path_factory: pytest.TempPathFactory, postgres: Any) -> Databases:
    """For what only PostgreSQL has."""
    return Databases("postgres", tmp_path_factory.mktemp("db"), postgres)


class Running:
    """A server that runs in a thread of this process."""

    def __init__(self, settings: ServerSettings, buffer: int = 0) -> None:
        self.listener = socket.socket()
        if buffer:
            self.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        self.listener.bind(("127.0.0.1", 0))
        self.guard = create_app(settings)
        self.server = self.guard.server
        config = server_config(self.guard, settings)
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve([self.listener])

        asyncio.run(serve())

    def __enter__(self) -> House:
        self.thread.start()
        while not self.uvicorn.started:
            if not self.thread.is_alive():
                raise RuntimeError("the server did not start")
            self.thread.join(0.01)
        port = self.listener.getsockname()[1]
        return House(f"http://127.0.0.1:{port}", self.server, self.loop)

    def __exit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(LIMIT)
        self.listener.close()
        assert not self.thread.is_alive()


GENEROUS: dict[str, Any] = {
    "requests": 1e5,
    "new_tables": 1e5,
    "tables_a_day": 10**9,
    "chat": 1e5,
    "messages": 1e5,
    "heartbeat": 3600,
    "thinking": 600.0,
    "least_free": 0,
}
"""Limits that no test comes near, however slow the machine is."""


@pytest.fixture
def serving() -> Any:
    """Starts servers: `with serving(database=...) as house`."""

    def start(buffer: int = 0, **settings: Any) -> Running:
        return Running(ServerSettings(**{"thinkers": THINKERS, **GENEROUS, **settings}), buffer)

    return start


@pytest.fixture(scope="session")
def house(databases: Databases) -> Iterator[House]:
    """One server for most tests; each makes tables of its own."""
    with Running(ServerSettings(database=databases.new(), thinkers=THINKERS, **GENEROUS)) as house:
        yield house
        errors = house.server.tables.counts.errors
        assert errors == 0, f"the server had {errors} errors; see the log above"


@pytest.fixture(scope="session")
def sqlite_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """For tests that have nothing to do with the store."""
    url = f"sqlite:///{tmp_path_factory.mktemp('db') / 'tables.db'}"
    with Running(ServerSettings(database=url, thinkers=THINKERS, **GENEROUS)) as house:
        yield house
        assert house.server.tables.counts.errors == 0
