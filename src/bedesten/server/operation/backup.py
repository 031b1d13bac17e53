"""Backups: a copy of a SQLite file while it is in use, or all tables as lines of JSON, which either store can take in.

A portable backup begins with a line that says what it is, has a line for each table with its seats and its log, and
ends with a line that counts them, so that one that was cut off is noticed.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, Final, cast

from sqlalchemy import func, insert, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

import bedesten
from bedesten.kernel.errors import OptionError, RecordError
from bedesten.server.operation.snapshot import all_tables, snapshot, sqlite_file
from bedesten.server.store.engines import database_url, is_sqlite, keep_private, writing_engine
from bedesten.server.store.migrate import upgrade
from bedesten.server.store.schema import ENTRIES, NOTICES, SEATS, TABLES

__all__ = ["Content", "back_up", "restore"]

FORMAT: Final = 1
COPIES: Final = (".db", ".sqlite", ".sqlite3")
"""Files that are copies of a SQLite database; others are portable."""


@dataclass(slots=True)
class Content:
    """What a backup holds."""

    tables: int = 0
    seats: int = 0
    entries: int = 0


async def back_up(database: str, target: Path) -> Content:
    """Write all that is in a database to a file, while servers go on. The file is whole or not there at all."""
    url = database_url(database)
    unfinished = target.with_name(target.name + ".part")
    try:
        if target.suffix in COPIES:
            content = _copy(url, unfinished)
        else:
            content = await _write_lines(url, unfinished, target.suffix == ".gz")
        os.replace(unfinished, target)
    except SQLAlchemyError as error:
        raise OptionError(f"database: {_brief(error)}") from error
    finally:
        unfinished.unlink(missing_ok=True)
    return content


async def restore(database: str, source: Path) -> Content:
    """Fill a database that has no tables yet from a backup of either kind, all of it or nothing."""
    url = database_url(database)
    try:
        if source.suffix in COPIES:
            return await _take_copy(url, source)
        async with writing_engine(url) as engine:
            await upgrade(engine)
            async with engine.begin() as connection:
                return await _take_lines(connection, source)
    except SQLAlchemyError as error:
        raise OptionError(f"database: {_brief(error)}") from error


def _brief(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).split("\n", 1)[0][:200]


# ── Copies of a SQLite file ────────────────────────────────────────────────────────────────────────────────────


def _private(path: Path) -> None:
    """Backups hold seeds and hashes of tokens: they are their owner's only."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _copy(url: str, target: Path) -> Content:
    if not is_sqlite(url):
        raise OptionError(
            f"{target.stem}: PostgreSQL is backed up to lines of JSON; end the name in .jsonl or .jsonl.gz"
        )
    _private(target)
    with (
        contextlib.closing(sqlite3.connect(sqlite_file(url))) as source,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it
        return _count_in(copy)


def _count_in(connection: sqlite3.Connection) -> Content:
    try:
        found = [connection.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0] for table in ORDER]
    except sqlite3.DatabaseError as error:
        raise RecordError(f"this is no backup of a server: {error}") from error
    return Content(*found)


async def _take_copy(url: str, source: Path) -> Content:
    if not is_sqlite(url):
        raise OptionError("a copy of a SQLite file goes into SQLite only; make a .jsonl backup of it first")
    if not source.is_file():
        raise OptionError(f"there is no file {str(source)!r}")
    target = Path(make_url(url).database or "")
    if target.exists():
        with contextlib.closing(sqlite3.connect(target)) as old:
            if _has_tables(old):
                raise OptionError(f"{target} has tables already; move it away, or restore to another file")
    with contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as copy:
        content = _count_in(copy)
        keep_private(url)
        with contextlib.closing(sqlite3.connect(target)) as new:
            copy.backup(new)
    async with writing_engine(url) as engine:
        await upgrade(engine)
    return content


def _has_tables(connection: sqlite3.Connection) -> bool:
    try:
        return bool(connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone())
    except sqlite3.OperationalError:
        return False


# ── Lines of JSON ──────────────────────────────────────────────────────────────────────────────────────────────

ORDER: Final = (TABLES, SEATS, ENTRIES)
LATER: Final[dict[str, dict[str, Any]]] = {"seats": {"seen": 0}}
"""Fields that backups of older versions do not have, and what they are then."""


async def _write_lines(url: str, target: Path, packed: bool) -> Content:
    content = Content()
    _private(target)
    async with snapshot(url) as connection:
        with _opened(target, packed, "w") as out:
            _line(out, {"bedesten-backup": FORMAT, "version": bedesten.__version__})
            async for table in all_tables(connection):
                _line(out, table)
                content.tables += 1
                content.seats += len(table["seats"])
                content.entries += len(table["entries"])
            _line(out, {"end": True, "tables": content.tables, "entries": content.entries})
    return content


def _line(out: IO[str], value: dict[str, Any]) -> None:
    out.write(json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n")


@contextlib.contextmanager
def _opened(path: Path, packed: bool, mode: str) -> Iterator[IO[str]]:
    """A text file, packed or not, that is on the disk when it is closed."""
    with open(path, mode + "b") as raw:
        inner = cast("IO[bytes]", gzip.GzipFile(fileobj=raw, mode=mode + "b")) if packed else raw
        with TextIOWrapper(inner, encoding="utf-8", newline="\n") as text_file:
            yield text_file
            if mode == "w":
                text_file.flush()
        if not raw.closed and mode == "w":
            os.fsync(raw.fileno())


async def _take_lines(connection: AsyncConnection, source: Path) -> Content:
    if await connection.scalar(select(func.count()).select_from(TABLES)):
        raise OptionError("this database has tables already; restore to an empty one")
    content = Content()
    last: dict[str, Any] = {}
    for number, line in enumerate(_lines(source), start=1):
        if last.get("end"):
            raise RecordError(f"{source.name}, line {number}: there is something after the end")
        if number == 1:
            if line.get("bedesten-backup") != FORMAT:
                raise RecordError(f"{source.name} is no backup that this version can read")
        elif "table" in line:
            await _insert(connection, line, f"{source.name}, line {number}", content)
        last = line
    if last.get("tables") != content.tables or last.get("entries") != content.entries:
        raise RecordError(f"{source.name} is not complete: it was cut off, or changed")
    if connection.dialect.name == "postgresql":
        await connection.execute(
            text("SELECT setval(pg_get_serial_sequence('tables', 'id'), coalesce(max(id), 0) + 1, false) FROM tables")
        )
    return content


def _lines(source: Path) -> Iterator[dict[str, Any]]:
    try:
        with _opened(source, source.suffix == ".gz", "r") as lines:
            for number, line in enumerate(lines, start=1):
                try:
                    found = json.loads(line)
                except RecursionError:
                    raise RecordError(f"{source.name}, line {number}: nested too deeply") from None
                if not isinstance(found, dict):
                    raise RecordError(f"{source.name}, line {number}: not understood")
                yield found
    except (ValueError, EOFError, gzip.BadGzipFile) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(f"{source.name} can't be read: {error}") from error


async def _insert(connection: AsyncConnection, line: dict[str, Any], where: str, content: Content) -> None:
    try:
        parts = ((TABLES, [line["table"]]), (SEATS, line["seats"]), (ENTRIES, line["entries"]))
        for table, rows in (*parts, (NOTICES, line.get("notices", []))):
            for row in rows:
                missing = {column.name for column in table.columns} ^ set(row)
                if missing - set(LATER.get(table.name, ())):
                    raise RecordError(f"{where}: these are not the fields of {table.name}")
            if rows:
                await connection.execute(insert(table), [LATER.get(table.name, {}) | row for row in rows])
        content.tables += 1
        content.seats += len(line["seats"])
        content.entries += len(line["entries"])
    except (KeyError, TypeError) as error:
        raise RecordError(f"{where}: not understood") from error
