"""Compares what is installed with known weaknesses, for machines whose network is closed, wholly or in part.

The weaknesses are those of OSV for PyPI, fetched elsewhere and carried in; nobody is asked:

    curl -O https://osv-vulnerabilities.storage.googleapis.com/PyPI/all.zip
    python tools/audit.py all.zip

Or PyPI, or a mirror of it, is asked what it knows of each package. A mirror may have the page of the newest version
only; what is installed in another version can then not be told, and is named:

    python tools/audit.py --pypi

The exit code is 1 if something that is installed is affected, and 3 if nothing is but not all could be told. Where the
network is open, `pip-audit --local` does the same.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
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


# ── Asking PyPI ────────────────────────────────────────────────────────────────────────────────────────────────


def fetched(address: str) -> dict[str, Any] | None:
    """A page of PyPI, if it is there."""
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except (OSError, ValueError):
        return None


def ask(name: str, version: str, base: str, fetch: Callable[[str], dict[str, Any] | None]) -> list[str] | None:
    """What PyPI knows against a version; None if it does not tell."""
    page = fetch(f"{base}/{name}/{version}/json") or fetch(f"{base}/{name}/json")
    if page is None or page.get("info", {}).get("version") != version or "vulnerabilities" not in page:
        return None
    known = [each for each in page["vulnerabilities"] if not each.get("withdrawn")]
    return [f"{name} {version}: {each['id']}: {each.get('summary') or ''}".rstrip(": ") for each in known]


def ask_all(
    have: dict[str, str], base: str, fetch: Callable[[str], dict[str, Any] | None] = fetched
) -> tuple[list[str], list[str]]:
    """What is known against anything that is installed, and of what nothing could be found out."""
    with ThreadPoolExecutor(8) as askers:
        answers = list(askers.map(lambda item: ask(item[0], item[1], base, fetch), have.items()))
    found = sorted(line for answer in answers if answer for line in answer)
    return found, sorted(f"{name} {have[name]}" for name, answer in zip(have, answers) if answer is None)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "advisories", type=Path, nargs="?", help="OSV's all.zip for PyPI, or a folder with its JSON files"
    )
    parser.add_argument(
        "--pypi", nargs="?", const="https://pypi.org/pypi", metavar="ADDRESS", help="ask PyPI, or a mirror of it"
    )
    options = parser.parse_args(arguments)
    have = {name: version for name, version in installed().items() if name != "bedesten"}
    if options.pypi:
        found, unknown = ask_all(have, options.pypi)
        for line in [*found, *(f"{each}: not told" for each in unknown)]:
            print(line)
        print(f"{len(have) - len(unknown)} of {len(have)} installed packages: {len(found) or 'none'} affected")
        return 1 if found else 3 if unknown else 0
    if options.advisories is None:
        parser.error("advisories, or --pypi")
    source = options.advisories
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
