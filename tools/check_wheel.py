"""Install a wheel as others would, into an environment of its own, and try it: the light package, then the server.

python tools/check_wheel.py dist/bedesten-0.1.0-py3-none-any.whl
"""

from __future__ import annotations

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
        subprocess.run([*run, str(wheel)], check=True)
        subprocess.run([command, "--version"], check=True, cwd=folder)
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
