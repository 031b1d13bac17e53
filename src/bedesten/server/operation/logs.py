"""Logs: one line for each thing worth knowing, as text or as JSON. Secrets never get into them."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, TextIO

import structlog

from bedesten.kernel.errors import OptionError

__all__ = ["configure_logs", "without_secrets"]

SECRET_KEYS: Final = re.compile(r"token|secret|password|authorization|cookie|seed", re.IGNORECASE)
"""Fields that are never written, whatever is in them."""
TOKEN: Final = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])")
"""What a seat's token looks like, wherever it turns up."""
PASSWORD: Final = re.compile(r"(\w[\w+.-]*://[^\s:/@]*):[^\s@/]+@")
"""A password in the address of a database."""
HIDDEN: Final = "***"

STYLES: Final = ("text", "json")
LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def hide(value: Any) -> Any:
    """A value without secrets."""
    if isinstance(value, str):
        return PASSWORD.sub(rf"\1:{HIDDEN}@", TOKEN.sub(HIDDEN, value))
    if isinstance(value, bytes):
        return hide(value.decode("utf-8", "replace"))
    if isinstance(value, Mapping):
        return {key: HIDDEN if SECRET_KEYS.search(str(key)) else hide(each) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [hide(each) for each in value]
    if value is None or isinstance(value, bool | int | float):
        return value
    return hide(str(value))


def without_secrets(_logger: object, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The step of the pipeline that hides secrets: in every field, and in the words of errors."""
    for key in list(event):
        if not key.startswith("_"):
            event[key] = HIDDEN if SECRET_KEYS.search(key) else hide(event[key])
    return event


def configure_logs(style: str = "text", level: str = "info", stream: TextIO | None = None) -> None:
    """Send all logs, our own and those of the libraries, to one stream in one form."""
    if style not in STYLES:
        raise OptionError(f"log: one of {', '.join(STYLES)}, not {style!r}")
    if level not in LEVELS:
        raise OptionError(f"log level: one of {', '.join(LEVELS)}, not {level!r}")
    out = sys.stderr if stream is None else stream
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(allow=()),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, structlog.processors.format_exc_info]
    rendered: list[Any] = [without_secrets, _renderer(style, out)]
    handler = logging.StreamHandler(out)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[*last, *rendered]))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(LEVELS[level])
    _quieten(LEVELS[level])
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def _renderer(style: str, out: TextIO) -> Any:
    if style == "json":
        return structlog.processors.JSONRenderer(default=str, ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(
        colors=bool(getattr(out, "isatty", bool)()), exception_formatter=structlog.dev.plain_traceback
    )


def _quieten(level: int) -> None:
    """Libraries are heard where something is wrong. Their lines for every request would only tell who plays where."""
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
    for name in ("uvicorn.access", "alembic", "sqlalchemy", "asyncio", "websockets"):
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
