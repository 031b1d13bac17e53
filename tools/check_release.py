"""Checks that a tag may be released: it is the package's version, and the changelog has all changes in its section.

Without a tag it checks only that package, changelog and citation file name the same version.

With --notes it prints that section, for the release's page.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = "src/bedesten/__init__.py"


def section(changelog: str, version: str) -> str:
    """What the changelog tells of a version; empty if it has no section for it."""
    sections = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]
    for text in sections:
        heading, _, body = text.partition("\n")
        if heading.startswith(f"[{version}]"):
            return body.strip()
    return ""


def version_of(root: Path) -> str:
    """The version of the package, from the only place that has it."""
    found = re.search(r'^__version__: Final = "([^"]+)"$', (root / SOURCE).read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise SystemExit(f"{SOURCE} has no __version__")
    return found[1]


def complaints(tag: str | None, root: Path = ROOT) -> list[str]:
    """What stands against releasing a tag; without one, against the version of now."""
    version = version_of(root)
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    found = []
    if tag is not None and tag != f"v{version}":
        found.append(f"the tag is {tag}, but {SOURCE} has {version}: tag v{version}, or change the version")
    if tag is not None and section(changelog, "Unreleased"):
        found.append(f"CHANGELOG.md has changes under [Unreleased]: they belong to [{version}] now")
    if not section(changelog, version):
        found.append(f"CHANGELOG.md has no section [{version}]: give what is unreleased that heading and a date")
    cited = re.search(r"^version: (\S+)$", (root / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    if cited is None or cited[1] != version:
        found.append(f"CITATION.cff names another version than {version}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tag", nargs="?", help="such as v0.1.0")
    parser.add_argument("--notes", action="store_true", help="print the changelog's section")
    options = parser.parse_args()
    found = complaints(options.tag)
    for line in found:
        print(line, file=sys.stderr)
    if options.notes and not found:
        print(section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version_of(ROOT)))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
