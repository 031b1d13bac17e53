"""The other projects, installed from PyPI into a virtual environment of their own (`build/bench/`), which is kept."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

PINNED = {"catanatron": "3.2.1", "open_spiel": "2.0.2"}
LOOK = """
import sys
from importlib.metadata import PackageNotFoundError, version
print(*sys.version_info[:3], sep=".")
for name in sys.argv[1:]:
    try:
        print(name, version(name))
    except PackageNotFoundError:
        pass
"""


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def installed(venv: Path) -> dict[str, str] | None:
    """What the environment holds; None if there is none, or one of another Python."""
    if not python_of(venv).exists():
        return None
    look = subprocess.run([python_of(venv), "-c", LOOK, *PINNED], capture_output=True, text=True, check=False)
    lines = look.stdout.split("\n")
    if look.returncode or lines[0] != ".".join(map(str, sys.version_info[:3])):
        return None
    return dict(line.split(" ", 1) for line in lines[1:] if line)


def prepare(venv: Path, say: Callable[[str], None]) -> tuple[dict[str, str], list[str]]:
    """Makes or completes the environment. Returns what is there, and a sentence for each package that is not."""
    have = installed(venv)
    if have is None:
        say(f"making {venv.name}/ for the other projects")
        subprocess.run([sys.executable, "-m", "venv", "--clear", "--without-pip", venv], check=True)
        have = {}
    problems = []
    pip = [sys.executable, "-m", "pip", "--python", str(python_of(venv)), "install", "--quiet", "--only-binary=:all:"]
    for name, version in PINNED.items():
        if have.get(name) == version:
            continue
        say(f"installing {name} {version}")
        done = subprocess.run([*pip, f"{name}=={version}"], capture_output=True, text=True, check=False)
        if done.returncode:
            say(done.stderr.strip())
            have.pop(name, None)
            problems.append(f"{name} {version} could not be installed and is not measured.")
        else:
            have[name] = version
    return have, problems
