"""Writes `requirements.lock`: the exact versions of all that the image (`Dockerfile`) installs beside Bedesten itself.

They are those of this environment, in which the tests have passed. `--check` only says whether the lock still fits what
pyproject.toml asks for.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
EXTRAS = ("server", "postgres", "push")
IMAGE = {
    "implementation_name": "cpython",
    "os_name": "posix",
    "platform_machine": "x86_64",
    "platform_python_implementation": "CPython",
    "platform_system": "Linux",
    "python_full_version": "3.13.0",
    "python_version": "3.13",
    "sys_platform": "linux",
}
"""Where the image runs, for requirements that depend on it."""
HEAD = "# Written by tools/write_lock.py: what the image installs. To update: install, run the tests, write anew.\n"


def asked_for() -> list[Requirement]:
    """What Bedesten itself asks for, with the extras that the image has."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    words = [*project["dependencies"], *(word for extra in EXTRAS for word in project["optional-dependencies"][extra])]
    asked = [Requirement(word) for word in words]
    return [each for each in asked if each.name != project["name"]]  # one extra may ask for another


def applies(requirement: Requirement, extras: Iterable[str]) -> bool:
    if requirement.marker is None:
        return True
    return any(requirement.marker.evaluate({**IMAGE, "extra": extra}) for extra in ("", *extras))


def resolved() -> dict[str, str]:
    """The version here of everything that is needed, and of what that needs in turn."""
    found: dict[str, str] = {}
    left = [requirement for requirement in asked_for() if applies(requirement, ())]
    done: set[tuple[str, frozenset[str]]] = set()
    while left:
        requirement = left.pop()
        name = canonicalize_name(requirement.name)
        key = (name, frozenset(requirement.extras))
        if key in done:
            continue
        done.add(key)
        installed = metadata.distribution(name)
        found[name] = installed.version
        needed = [Requirement(word) for word in installed.requires or ()]
        left += [each for each in needed if applies(each, requirement.extras)]
    return found


def locked() -> dict[str, str]:
    """The versions that the lock names."""
    lines = LOCK.read_text(encoding="utf-8").splitlines()
    return {line.split("==")[0]: line.split("==")[1] for line in lines if line and not line.startswith("#")}


def problems() -> list[str]:
    """Why the lock does not fit any more."""
    versions = locked()
    told = [f"{name} is missing" for name in resolved() if name not in versions]
    for requirement in asked_for():
        version = versions.get(canonicalize_name(requirement.name))
        if applies(requirement, ()) and version is not None and version not in requirement.specifier:
            told.append(f"{requirement} does not take {version}")
    return told


def main() -> int:
    if "--check" in sys.argv[1:]:
        told = problems()
        print("\n".join(f"requirements.lock: {each}" for each in told), end="\n" if told else "")
        return 1 if told else 0
    lines = [f"{name}=={version}\n" for name, version in sorted(resolved().items())]
    LOCK.write_text(HEAD + "".join(lines), encoding="utf-8")
    print(f"wrote {LOCK}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
