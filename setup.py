"""What is compiled. All else about the package stands in pyproject.toml, and when to compile in build_backend/."""

import os
from pathlib import Path

from setuptools import setup

# Compiled, as one unit: calls between modules compiled apart cost five times more.
UNIT = ("kernel", "istanbul", "dicegame", "bots", "envs/encoding")

# File names that stay interpreted wherever in the unit they are, and why.
INTERPRETED = {
    "__init__.py": "only says what a package offers",
    "errors.py": "compiled exceptions leak memory (python/mypy#21716)",
    "hints.py": "stands in at run time for what mypyc knows when it compiles",
    "components.py": "reads data files, once for a setup: not hot, and stays patchable",
    "options.py": "read once for a setup: not hot, and stays patchable",
    "words.py": "prose: not hot, and stays patchable",
}


def compiled_files() -> list[str]:
    """The source files to compile, relative to the repository."""
    packages = [Path("src", "bedesten", name) for name in UNIT]
    return [str(file) for package in packages for file in sorted(package.rglob("*.py")) if file.name not in INTERPRETED]


def extensions(folder: str) -> list:
    """The unit as extension modules, its C code written to a folder."""
    from mypyc.build import mypycify

    # Strictness is the linters' business: a build must not fail over a warning of a newer mypy or compiler.
    found = mypycify(
        ["--config-file=", *compiled_files()],
        opt_level="3",
        debug_level="0",
        target_dir=folder,
        group_name="bedesten",
    )
    for extension in found:
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    return found


folder = os.environ.get("BEDESTEN_BUILD_DIR", "build")
setup(
    ext_modules=extensions(os.path.join(folder, "c")) if os.environ.get("BEDESTEN_COMPILE") == "1" else [],
    options={"build": {"build_base": folder}},
)
