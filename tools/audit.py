"""Compares what is installed with known weaknesses, without asking anybody: for machines whose network is closed.

The weaknesses are those of OSV for PyPI, fetched elsewhere and carried in:

    curl -O https://osv-vulnerabilities.storage.googleapis.com/PyPI/all.zip
    python tools/audit.py all.zip

The exit code is 1 if something that is installed is affected. Where the network is open, `pip-audit --local` does the
same.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.version import InvalidVersion, Version


def normal(name: str) -> str:
    """A name as PyPI compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def installed() -> dict[str, str]:
    return {normal(found.metadata["Name"]): found.version for found in metadata.distributions()}


def advisories(source: Path) -> Iterator[dict[str, Any]]:
    """Those of an archive, or of a folder of JSON files; withdrawn ones are left out."""
    if source.is_dir():
        texts: Iterator[bytes] = (path.read_bytes() for path in sorted(source.rglob("*.json")))
    else:
        archive = zipfile.ZipFile(source)
        texts = (archive.read(name) for name in sorted(archive.namelist()) if name.endswith(".json"))
    for text in texts:
        found = json.loads(text)
        if "withdrawn" not in found:
            yield found


def affects(affected: dict[str, Any], version: str) -> bool:
    """Whether a version is in the list or in one of the ranges."""
    if version in affected.get("versions", ()):
        return True
    return any(_within(each["events"], version) for each in affected.get("ranges", ()) if each["type"] == "ECOSYSTEM")


def _within(events: list[dict[str, str]], version: str) -> bool:
    try:
        mine = Version(version)
        inside = False
        for event in sorted(events, key=_when):
            if "introduced" in event:
                inside = inside or event["introduced"] == "0" or mine >= Version(event["introduced"])
            elif "fixed" in event:
                inside = inside and mine < Version(event["fixed"])
            elif "last_affected" in event:
                inside = inside and mine <= Version(event["last_affected"])
            if mine < _when(event)[0]:
                break
        return inside
    except InvalidVersion:
        return True  # who can't tell looks himself


def _when(event: dict[str, str]) -> tuple[Version, bool]:
    [(kind, text)] = event.items()
    return Version("0" if text == "0" else text), kind != "introduced"


def audit(source: Path, have: dict[str, str]) -> tuple[int, list[str]]:
    """How many advisories there are, and a line for each that concerns us."""
    read = 0
    found: set[str] = set()
    for advisory in advisories(source):
        read += 1
        for affected in advisory.get("affected", ()):
            package = affected.get("package", {})
            name = normal(package.get("name", ""))
            if package.get("ecosystem") == "PyPI" and name in have and affects(affected, have[name]):
                names = ", ".join([advisory["id"], *advisory.get("aliases", ())])
                found.add(f"{name} {have[name]}: {names}: {advisory.get('summary', '')}".rstrip(": "))
    return read, sorted(found)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("advisories", type=Path, help="OSV's all.zip for PyPI, or a folder with its JSON files")
    source = parser.parse_args(arguments).advisories
    have = installed()
    read, found = audit(source, have)
    if not read:
        print(f"{source} has no advisories", file=sys.stderr)
        return 2
    for line in found:
        print(line)
    print(f"{len(have)} installed packages against {read} advisories: {len(found) or 'none'} apply")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
