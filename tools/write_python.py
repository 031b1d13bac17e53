"""Put together what Python needs in a browser: Pyodide, and its memory after Bedesten was imported.

To start Python and to import them takes seconds; to take over such a memory does not (`make static`).

python tools/write_python.py [FOLDER]
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).resolve().parents[1]
PYODIDE: Final = HOME / "web" / "node_modules" / "pyodide"
FILES: Final = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
}
"""Of Pyodide, and what they are called here: not every web host knows that .mjs are scripts."""
PARTS: Final = ("advice", "bots", "dicegame", "facts", "istanbul", "kernel", "lessons", "local", "rulebook", "tables")
"""Packages that playing needs; servers, screens of terminals and learning are left out."""
ENDINGS: Final = (".py", ".toml", ".net")
NODE: Final = Path(sys.executable).with_name("node")


def main(folder: Path) -> None:
    """Write all files into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in FILES:  # not every web host knows that .mjs are scripts
        shutil.copyfile(PYODIDE / name, folder / name.replace(".mjs", ".js"))
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}  # none of them is needed
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    # Pyodide asks for the standard library; all that is used of it is in the memory.
    with zipfile.ZipFile(folder / "python_stdlib.zip", "w"):
        pass
    with tempfile.TemporaryDirectory(prefix="bedesten-python-") as given:
        plain = Path(given, "sources.zip")
        with zipfile.ZipFile(plain, "w") as archive:
            for file in sources():
                archive.write(file, file.relative_to(HOME / "src").as_posix())
        subprocess.run([NODE, HOME / "tools" / "snapshot_python.mjs", plain, folder / "memory.bin"], check=True)


def sources() -> list[Path]:
    """The files of Bedesten that go along."""
    package = HOME / "src" / "bedesten"
    found = [package / "__init__.py", package / "_build.py"]
    for part in PARTS:
        found += [file for file in (package / part).rglob("*") if file.suffix in ENDINGS]
    return sorted(found)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HOME / "build" / "python")
