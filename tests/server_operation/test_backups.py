"""Backups and restoring, of both stores and between them."""

from __future__ import annotations

import gzip
import json
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import insert

from bedesten.cli import main
from bedesten.server.store.schema import NOTICES
from server_operation.stored import change, content, fill, new_database


def run(*words: object) -> int:
    return main([str(word) for word in words])


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz", "all.db"])
def test_what_was_backed_up_comes_back(sqlite: str, tmp_path: Path, name: str, capsys) -> None:
    file, other = tmp_path / name, f"sqlite:///{tmp_path / 'other.db'}"
    assert run("backup", file, "--database", sqlite) == 0
    assert "3 tables" in capsys.readouterr().out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))
    assert run("restore", file, "--database", other) == 0
    assert stat.S_IMODE((tmp_path / "other.db").stat().st_mode) == 0o600, "it holds the seeds of games"
    assert content(other) == content(sqlite)
    assert len(content(other)["entries"]) > 90


def test_a_backup_is_made_while_somebody_writes(sqlite: str, tmp_path: Path) -> None:
    writer = sqlite3.connect(tmp_path / "tables.db")
    before = content(sqlite)
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("DELETE FROM entries")
    for name in ("one.db", "one.jsonl"):
        assert run("backup", tmp_path / name, "--database", sqlite) == 0
    writer.rollback()
    writer.close()
    for name in ("one.db", "one.jsonl"):
        restored = f"sqlite:///{tmp_path / f'of-{name}.sqlite'}"
        assert run("restore", tmp_path / name, "--database", restored) == 0
        assert content(restored) == before


def test_a_database_in_use_is_not_overwritten(sqlite: str, tmp_path: Path, capsys) -> None:
    before = content(sqlite)
    for name in ("all.jsonl", "all.db"):
        assert run("backup", tmp_path / name, "--database", sqlite) == 0
        capsys.readouterr()
        assert run("restore", tmp_path / name, "--database", sqlite) == 2
        assert "tables already" in capsys.readouterr().err
    assert content(sqlite) == before


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines(keepends=True)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: lines[:-1],
        lambda lines: lines[:-2],
        lambda lines: [*lines[:2], *lines[3:]],
        lambda lines: lines[1:],
        lambda lines: [*lines, lines[1]],
        lambda lines: [*lines[:-1], lines[-1][:-4]],
        lambda lines: [lines[0], lines[1].replace('"code"', '"cod"'), *lines[2:]],
        lambda lines: [lines[0], "[]\n", *lines[2:]],
        lambda lines: [],
    ],
)
def test_a_damaged_backup_restores_nothing(sqlite: str, tmp_path: Path, spoil, capsys) -> None:
    file = tmp_path / "all.jsonl"
    run("backup", file, "--database", sqlite)
    file.write_text("".join(spoil(lines_of(file))), encoding="utf-8")
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert run("restore", file, "--database", other) == 2
    error = capsys.readouterr().err
    assert "Traceback" not in error
    assert content(other) == {"tables": [], "seats": [], "entries": [], "notices": []}


def test_a_packed_backup_that_was_cut_off_restores_nothing(sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl.gz"
    run("backup", file, "--database", sqlite)
    file.write_bytes(file.read_bytes()[:-40])
    assert run("restore", file, "--database", f"sqlite:///{tmp_path / 'other.db'}") == 2


@pytest.mark.parametrize("line", ["[" * 100_000, '{"a":' * 100_000, '{"table": ' + "1" * 5000 + "}"])
def test_a_line_that_is_too_deep_or_too_long_is_refused(sqlite: str, tmp_path: Path, line: str, capsys) -> None:
    file = tmp_path / "all.jsonl"
    run("backup", file, "--database", sqlite)
    file.write_text("".join([lines_of(file)[0], line + "\n"]), encoding="utf-8")
    assert run("restore", file, "--database", f"sqlite:///{tmp_path / 'other.db'}") == 2
    error = capsys.readouterr().err
    assert "all.jsonl" in error
    assert len(error.splitlines()) == 1


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, capsys) -> None:
    (tmp_path / "notes.db").write_text("notes")
    target = tmp_path / "other.db"
    assert run("restore", tmp_path / "notes.db", "--database", f"sqlite:///{target}") == 2
    assert run("restore", tmp_path / "missing.jsonl", "--database", f"sqlite:///{target}") == 2
    assert run("backup", tmp_path / "a.jsonl", "--database", f"sqlite:///{tmp_path / 'none.db'}") == 2
    assert not (tmp_path / "none.db").exists()
    assert "Traceback" not in capsys.readouterr().err


def test_tokens_are_in_no_backup_but_as_hashes(sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl.gz"
    run("backup", file, "--database", sqlite)
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        tables = [json.loads(line) for line in lines][1:-1]
    assert all(len(seat["token"]) == 64 for table in tables for seat in table["seats"])


def test_who_wants_to_be_told_is_backed_up_too(sqlite: str, tmp_path: Path) -> None:
    table = content(sqlite)["tables"][0]["id"]
    row = {"table_id": table, "seat": 1, "kind": "webhook", "address": "https://hook.example/", "secret": "s", "due": 7}
    change(sqlite, insert(NOTICES).values(row | {"tries": 2}))
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert run("backup", tmp_path / "all.jsonl.gz", "--database", sqlite) == 0
    assert run("restore", tmp_path / "all.jsonl.gz", "--database", other) == 0
    assert content(other)["notices"] == content(sqlite)["notices"] == [row | {"tries": 2}]


def test_games_go_between_the_stores(postgres: str, tmp_path: Path) -> None:
    first, second = new_database(postgres), new_database(postgres)
    fill(first)
    there, back = tmp_path / "there.jsonl.gz", tmp_path / "back.jsonl"
    sqlite = f"sqlite:///{tmp_path / 'from-postgres.db'}"
    assert run("backup", there, "--database", first) == 0
    assert run("restore", there, "--database", sqlite) == 0
    assert content(sqlite) == content(first)
    assert run("backup", back, "--database", sqlite) == 0
    assert run("restore", back, "--database", second) == 0
    assert content(second) == content(first)
    fill(second)  # new tables get new numbers
    assert len(content(second)["tables"]) == 6
    assert run("backup", tmp_path / "copy.db", "--database", first) == 2
