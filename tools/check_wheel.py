"""Install a wheel as others would, into an environment of its own, and try it: the light package, then the server.

python tools/check_wheel.py dist/bedesten-0.1.0-py3-none-any.whl

The light package comes from a folder with all that it needs, and nothing else. Where there are `uvx` and `pipx`, they
run it from there, too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path
from typing import Final

GAME: Final = ("simulate", "-n", "1", "--bots", "random,random", "--seed", "1", "--game", "dicegame", "-q")
TABLE: Final = "bedesten/server/web/index.html"
HINT: Final = "pip install 'bedesten[server]'"


def runners(index: Path, python: str) -> list[list[str]]:
    """What runs a package without installing it, as far as it is here."""
    found = []
    if uvx := shutil.which("uvx"):
        found.append([uvx, "--quiet", "--python", python, "--no-index", "--find-links", str(index)])
    if pipx := shutil.which("pipx"):
        found.append([pipx, "run", "--python", python])
    return found


def plays(bedesten: list[str], folder: Path) -> bool:
    """Whether a game can be begun in the terminal, with hints, and left."""
    index = {"PIP_FIND_LINKS": str(folder / "index"), "UV_FIND_LINKS": str(folder / "index"), "UV_NO_INDEX": "1"}
    begin = [*bedesten, "play", "--plain", "--new", "--seed", "1", "--start", "you", "--save", str(folder / "kept")]
    told = subprocess.run(
        begin,
        check=False,
        cwd=folder,
        env={**os.environ, **index},  # where pipx looks, whichever of the two it installs with
        input="hint\nquit\n",
        capture_output=True,
        text=True,
    )
    if told.returncode or "1. go " not in told.stdout or "Saved in" not in told.stdout:
        print(f"{' '.join(begin)} ended with {told.returncode}:\n{told.stdout}\n{told.stderr}", file=sys.stderr)
        return False
    return True


def main(wheel: Path) -> int:
    """Try a wheel; tells the exit code."""
    with zipfile.ZipFile(wheel) as archive:
        if TABLE not in archive.namelist():
            print(f"{wheel.name} is without the browser table", file=sys.stderr)
            return 1
    with tempfile.TemporaryDirectory(prefix="bedesten-wheel-") as folder:
        venv.create(folder, with_pip=True)
        bin_folder = Path(folder, "Scripts" if sys.platform == "win32" else "bin")
        python, command = str(bin_folder / "python"), str(bin_folder / "bedesten")
        run = (python, "-m", "pip", "install", "--quiet", "--find-links", str(wheel.parent))
        index = Path(folder, "index")
        subprocess.run([python, "-m", "pip", "download", "--quiet", "-d", index, str(wheel)], check=True)
        alone = ("--no-index", "--find-links", str(index))
        subprocess.run([python, "-m", "pip", "install", "--quiet", *alone, "bedesten"], check=True)
        subprocess.run([command, "--version"], check=True, cwd=folder)
        for tool in runners(index, python):
            if not plays([*tool, "bedesten"], Path(folder)):
                return 1
        if not plays([command], Path(folder)):
            return 1
        subprocess.run([python, "-m", "bedesten", *GAME], check=True, cwd=folder, stdout=subprocess.DEVNULL)
        told = subprocess.run([command, "serve"], check=False, cwd=folder, capture_output=True, text=True)
        if told.returncode != 2 or HINT not in told.stderr:
            print(f"without its extra, `bedesten serve` should say how to get it, not {told.stderr!r}", file=sys.stderr)
            return 1
        subprocess.run([*run, f"{wheel}[server]"], check=True)
        subprocess.run([command, "serve", "--help"], check=True, cwd=folder, stdout=subprocess.DEVNULL)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
