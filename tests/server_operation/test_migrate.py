"""Upgrades: which stored games would read differently."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text, update

from bedesten.cli import main
from bedesten.server.store.schema import ENTRIES, TABLES
from server_operation.stored import change, content, fill, new_database, older_rules


def migrate(url: str, *more: str) -> int:
    return main(["migrate", "--database", url, *more])


def test_all_is_well(sqlite: str, capsys) -> None:
    before = content(sqlite)
    assert migrate(sqlite, "--dry-run") == 0
    assert capsys.readouterr().out == "database: at 0002, as it should be\ngames: 3 of 3 read as they did\n"
    assert migrate(sqlite) == 0
    assert content(sqlite) == before


def older_form(url: str) -> None:
    """The database as the first version had it."""
    for statement in (
        "ALTER TABLE seats DROP COLUMN seen",
        "DROP TABLE notices",
        "UPDATE alembic_version SET version_num = '0001'",
    ):
        change(url, text(statement))


def test_a_database_of_an_older_form_is_read_and_brought_along(sqlite: str, tmp_path: Path, capsys) -> None:
    before = content(sqlite)
    older_form(sqlite)
    assert migrate(sqlite, "--dry-run") == 0
    told = capsys.readouterr().out
    assert "from 0001 to 0002" in told
    assert "games: 3 of 3" in told
    backup, other = tmp_path / "old.jsonl", f"sqlite:///{tmp_path / 'other.db'}"
    assert main(["backup", str(backup), "--database", sqlite]) == 0
    assert '"seen"' not in backup.read_text(encoding="utf-8")
    assert main(["restore", str(backup), "--database", other]) == 0
    assert content(other) == before
    assert migrate(sqlite) == 0
    assert content(sqlite) == before


def test_games_of_older_rules_that_read_alike_are_brought_along(sqlite: str, capsys) -> None:
    table = content(sqlite)["tables"][1]
    change(sqlite, older_rules(table["code"], table["rules"] - 1))
    assert migrate(sqlite, "--dry-run") == 0
    assert "1 would be brought to the rules of this version" in capsys.readouterr().out
    assert content(sqlite)["tables"][1]["rules"] == table["rules"] - 1
    assert migrate(sqlite) == 0
    assert content(sqlite)["tables"][1]["rules"] == table["rules"]


def test_a_game_that_reads_differently_is_named_and_left_alone(sqlite: str, capsys) -> None:
    rows = content(sqlite)
    table, entry = rows["tables"][0], rows["entries"][9]
    change(sqlite, older_rules(table["code"], table["rules"] - 1))
    wrong = {**entry["data"], "record": [4000]}
    change(
        sqlite,
        update(ENTRIES)
        .where(ENTRIES.c.table_id == entry["table_id"], ENTRIES.c.number == entry["number"])
        .values(data=wrong),
    )
    assert migrate(sqlite) == 1
    told = capsys.readouterr().out
    assert "games: 2 of 3" in told
    assert table["code"] in told
    assert content(sqlite)["tables"][0]["rules"] == table["rules"] - 1


@pytest.mark.parametrize("values", [{"phase": "over"}, {"number": 5}, {"seed": "12"}])
def test_a_table_that_is_not_what_its_log_says_is_found(sqlite: str, values, capsys) -> None:
    code = content(sqlite)["tables"][2]["code"]
    change(sqlite, update(TABLES).where(TABLES.c.code == code).values(**values))
    assert migrate(sqlite, "--dry-run") == 1
    assert code in capsys.readouterr().out


def test_a_dry_run_makes_nothing(tmp_path: Path, capsys) -> None:
    assert migrate(f"sqlite:///{tmp_path / 'none.db'}", "--dry-run") == 2
    assert not (tmp_path / "none.db").exists()
    assert "no file" in capsys.readouterr().err


@pytest.mark.parametrize("more", [(), ("--dry-run",)])
def test_a_database_of_a_newer_form_is_left_alone(sqlite: str, more, capsys) -> None:
    """A newer version wrote it: what it means is not known here, so nothing is read, changed or served."""
    change(sqlite, text("UPDATE alembic_version SET version_num = '9999'"))
    before = content(sqlite)
    assert migrate(sqlite, *more) == 2
    said = capsys.readouterr()
    assert "9999" in said.err
    assert "newer" in said.err
    assert len(said.err.splitlines()) == 1
    assert said.out == ""
    assert content(sqlite) == before
    serve = [sys.executable, "-m", "bedesten", "serve", "--no-browser", "--port", "0", "--database", sqlite]
    served = subprocess.run(serve, capture_output=True, text=True, check=False)
    assert (served.returncode, served.stderr) == (2, said.err)


def test_a_new_database_is_prepared(tmp_path: Path, capsys) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    assert migrate(url) == 0
    assert "from nothing to 0002" in capsys.readouterr().out
    assert content(url)["tables"] == []


def test_postgresql_too(postgres: str, capsys) -> None:
    url = new_database(postgres)
    assert migrate(url, "--dry-run") == 0
    assert "would be brought from nothing" in capsys.readouterr().out
    fill(url)
    before = content(url)
    older_form(url)
    assert migrate(url, "--dry-run") == 0
    assert migrate(url) == 0
    assert content(url) == before
    capsys.readouterr()
    assert migrate(url) == 0
    assert "3 of 3" in capsys.readouterr().out
