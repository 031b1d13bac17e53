"""Settings from flags and environment, logs without secrets, metrics."""

from __future__ import annotations

import argparse
import io
import json
import logging
import secrets
from dataclasses import fields
from pathlib import Path

import pytest
import structlog

from bedesten.kernel.errors import OptionError
from bedesten.server.operation.counters import Counts
from bedesten.server.operation.flags import SETTINGS, add_flags, settings_from
from bedesten.server.operation.logs import configure_logs
from bedesten.server.operation.metrics import Gauges, Metrics
from bedesten.server.settings import ServerSettings

ROOT = Path(__file__).resolve().parents[2]


def given(*flags: str, **environ: str) -> ServerSettings:
    parser = argparse.ArgumentParser()
    add_flags(parser)
    return settings_from(parser.parse_args(flags), environ)


def test_nothing_given_is_the_default() -> None:
    assert given() == ServerSettings()


def test_a_flag_goes_before_the_environment() -> None:
    assert given(BEDESTEN_PORT="81").port == 81
    assert given("--port", "82", BEDESTEN_PORT="81").port == 82
    assert given(BEDESTEN_HOSTS="a.example, b.example").hosts == ("a.example", "b.example")
    assert given(BEDESTEN_THINKING="1.5").thinking == 1.5
    assert given(BEDESTEN_PORT="").port == ServerSettings().port


def test_a_secret_may_be_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "url").write_text("postgresql://u:p@db/bedesten\n")
    assert given(BEDESTEN_DATABASE_FILE=str(tmp_path / "url")).database == "postgresql://u:p@db/bedesten"
    with pytest.raises(OptionError, match="BEDESTEN_DATABASE_FILE"):
        given(BEDESTEN_DATABASE_FILE=str(tmp_path / "none"))


@pytest.mark.parametrize(
    ("flag", "value"),
    [
        ("--port", "x"),
        ("--port", "-1"),
        ("--port", "65536"),
        ("--thinkers", "99999999999999999999"),
        ("--thinkers", "9" * 5000),
        ("--keep", "soon"),
        ("--keep", "nan"),
        ("--keep", "inf"),
    ],
)
def test_nonsense_is_refused(flag: str, value: str) -> None:
    with pytest.raises(OptionError, match=flag):
        given(f"{flag}={value}")


def test_every_setting_is_explained_and_documented() -> None:
    assert {setting.name for setting in SETTINGS} | {"extra"} >= {each.name for each in fields(ServerSettings)}
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for setting in SETTINGS:
        assert len(setting.about) > 10, setting.name
        row = f"| `{setting.variable}` | `{setting.flag}` | {setting.shown} | {setting.about} |"
        assert row in guide, row


@pytest.fixture
def restored_logging():
    """Other tests find logging as it was."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    configured = structlog.get_config()  # by default, errors are drawn as pictures that take seconds
    yield
    root.handlers[:], root.level = before
    structlog.configure(**configured)


@pytest.mark.parametrize("style", ["text", "json"])
def test_secrets_are_never_logged(style: str, restored_logging) -> None:
    out = io.StringIO()
    configure_logs(style, stream=out)
    token = secrets.token_urlsafe(32)
    log = structlog.get_logger("bedesten.test")
    log.info("joined", table="7KQ2MXPD4R", token=token, sent={"tokens": [token], "deep": [{"authorization": token}]})
    log.warning(f"said {token} aloud", url=f"wss://host/live?x={token}", seed=12345678901, seat=2)
    log.error("database", address="postgresql://bedesten:hunter2@db:5432/bedesten")
    logging.getLogger("uvicorn.error").error("from a library: %s", token)
    try:
        raise ValueError(f"not a token: {token}")
    except ValueError:
        log.exception("failed")
    told = out.getvalue()
    assert token not in told
    assert "hunter2" not in told
    assert "12345678901" not in told
    assert "7KQ2MXPD4R" in told
    assert "from a library" in told
    assert "ValueError" in told
    if style == "json":
        lines = [json.loads(line) for line in told.splitlines()]
        assert lines[0]["event"] == "joined"
        assert lines[0]["level"] == "info"
        assert lines[1]["seat"] == 2
        assert {"timestamp", "logger"} <= set(lines[0])


def test_requests_are_not_logged(restored_logging) -> None:
    out = io.StringIO()
    configure_logs("json", stream=out)
    logging.getLogger("uvicorn.access").info("GET /api/tables/7KQ2MXPD4R")
    assert out.getvalue() == ""


@pytest.mark.parametrize(("style", "level"), [("xml", "info"), ("text", "loud")])
def test_unknown_styles_are_refused(style: str, level: str, restored_logging) -> None:
    with pytest.raises(OptionError):
        configure_logs(style, level)


def test_metrics_tell_counts_and_times() -> None:
    counts = Counts()
    metrics = Metrics(counts, lambda: Gauges(tables=3, connections=7, thinking=1, waiting=0))
    counts.commands = 41
    metrics.command_took(0.003)
    metrics.store_took(0.004)
    metrics.update_took(0.02)
    page, kind = metrics.page()
    told = page.decode()
    assert kind.startswith("text/plain")
    assert "bedesten_commands_total 41.0" in told
    assert "bedesten_tables_in_memory 3.0" in told
    assert "bedesten_open_connections 7.0" in told
    assert "bedesten_command_seconds_count 1.0" in told
    assert 'bedesten_store_write_seconds_bucket{le="0.005"} 1.0' in told
    for each in fields(counts):
        assert f"bedesten_{each.name}_total " in told
