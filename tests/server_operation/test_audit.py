"""The audit of dependencies from a copy of the advisories."""

from __future__ import annotations

import importlib.util
import json
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def tool():
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def advisory(name="Some.Package", ranges=(), versions=(), **more):
    events = [[{key: value} for key, value in each] for each in ranges]
    return {
        "id": "PYSEC-1",
        "aliases": ["CVE-1"],
        "summary": "bad",
        "affected": [
            {
                "package": {"ecosystem": "PyPI", "name": name},
                "versions": list(versions),
                "ranges": [{"type": "ECOSYSTEM", "events": each} for each in events],
            }
        ],
        **more,
    }


UP_TO_2 = [[("introduced", "0"), ("fixed", "2.0")]]
TWICE = [[("introduced", "1.0"), ("fixed", "1.5"), ("introduced", "2.0"), ("fixed", "2.5")]]
LAST = [[("introduced", "1.0"), ("last_affected", "1.9")]]


@pytest.mark.parametrize(
    ("ranges", "version", "affected"),
    [
        (UP_TO_2, "1.9.9", True),
        (UP_TO_2, "2.0", False),
        (UP_TO_2, "2.0rc1", True),
        (TWICE, "0.9", False),
        (TWICE, "1.2", True),
        (TWICE, "1.7", False),
        (TWICE, "2.0", True),
        (TWICE, "2.5", False),
        (LAST, "1.9", True),
        (LAST, "1.10", False),
        (UP_TO_2, "not a version", True),
    ],
)
def test_ranges(tool, tmp_path, ranges, version, affected):
    (tmp_path / "one.json").write_text(json.dumps(advisory(ranges=ranges)))
    read, found = tool.audit(tmp_path, {"some-package": version})
    assert read == 1
    assert bool(found) == affected


def test_listed_versions_archives_and_what_does_not_count(tool, tmp_path):
    archive = tmp_path / "all.zip"
    with zipfile.ZipFile(archive, "w") as out:
        out.writestr("a.json", json.dumps(advisory(versions=["1.1"])))
        out.writestr("b.json", json.dumps(advisory(versions=["1.1"], id="PYSEC-2", withdrawn="2020")))
        out.writestr("c.json", json.dumps(advisory(name="other", versions=["1.1"])))
    read, found = tool.audit(archive, {"some-package": "1.1"})
    assert read == 2
    assert found == ["some-package 1.1: PYSEC-1, CVE-1: bad"]
    assert tool.audit(archive, {"some-package": "1.2"})[1] == []


def test_the_exit_code_tells(tool, tmp_path, capsys):
    (tmp_path / "empty").mkdir()
    assert tool.main([str(tmp_path / "empty")]) == 2
    (tmp_path / "empty" / "one.json").write_text(json.dumps(advisory()))
    assert tool.main([str(tmp_path / "empty")]) == 0
    (tmp_path / "empty" / "two.json").write_text(json.dumps(advisory(name="pytest", ranges=[[("introduced", "0")]])))
    assert tool.main([str(tmp_path / "empty")]) == 1
    assert "pytest" in capsys.readouterr().out


def test_pypi_is_asked_and_what_it_does_not_tell_is_named(tool):
    pages = {
        "base/one/1.0/json": {"info": {"version": "1.0"}, "vulnerabilities": [{"id": "PYSEC-1", "summary": "bad"}]},
        "base/two/json": {"info": {"version": "2.0"}, "vulnerabilities": []},
        "base/three/json": {"info": {"version": "3.1"}, "vulnerabilities": []},
        "base/five/json": {"info": {"version": "5.0"}},
        "base/six/6.0/json": {"info": {"version": "6.0"}, "vulnerabilities": [{"id": "X", "withdrawn": "2020"}]},
    }
    have = {"one": "1.0", "two": "2.0", "three": "3.0", "four": "4.0", "five": "5.0", "six": "6.0"}
    found, unknown = tool.ask_all(have, "base", pages.get)
    assert found == ["one 1.0: PYSEC-1: bad"]
    assert unknown == ["five 5.0", "four 4.0", "three 3.0"]
