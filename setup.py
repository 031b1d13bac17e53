"""What is compiled. All else about the package stands in pyproject.toml; when and how to compile, in build_backend/."""

import gc
import os
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "build_backend"))

# Compiled, as one unit: calls between modules compiled apart cost five times more.
UNIT = ("kernel", "istanbul", "dicegame", "bots", "envs/observations", "envs/play")

# Names of files and folders that stay interpreted wherever in the unit they are, and why.
INTERPRETED = {
    "__init__.py": "only says what a package offers",
    "errors.py": "compiled exceptions leak memory (python/mypy#21716)",
    "hints.py": "stands in at run time for what mypyc knows when it compiles",
    "components.py": "reads data files, once for a setup: not hot, and stays patchable",
    "options.py": "read once for a setup: not hot, and stays patchable",
    "protocol": "talks to other programs, and mostly waits for them",
    "words.py": "prose: not hot, and stays patchable",
}


def compiled_files() -> list[str]:
    """The source files to compile, relative to the repository."""
    found = [file for name in UNIT for file in sorted(Path("src", "bedesten", name).rglob("*.py"))]
    return [str(file) for file in found if file.name not in INTERPRETED and file.parent.name not in INTERPRETED]


def extensions(folder: str) -> list:
    """The unit as extension modules, its C code written to a folder."""
    from mypyc.build import mypycify

    gc.disable()  # a syntax tree is kept to the end: looking for garbage in it takes time and finds none
    # One C file for each module: they compile side by side, and the calls between them stay direct.
    found = mypycify(
        ["--config-file=", *compiled_files()],
        opt_level="2",
        debug_level="0",
        target_dir=folder,
        group_name="bedesten",
        multi_file=True,
    )
    for extension in found:
        # Strictness is the linters' business: a build must not fail over a warning of a newer mypy or compiler.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if os.name == "posix":
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


def commands() -> dict[str, type]:
    """What setuptools does in another way here."""
    from native import BuildNative

    return {"build_ext": BuildNative}


folder = os.environ.get("BEDESTEN_BUILD_DIR", "build")
compiling = os.environ.get("BEDESTEN_COMPILE") == "1"
setup(
    ext_modules=extensions(os.path.join(folder, "c")) if compiling else [],
    cmdclass=commands() if compiling else {},
    options={"build": {"build_base": folder}},
)
