"""Checks the house rules that no linter knows: sizes, names, imports, constants."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src" / "bedesten"

FILE_LINES = 400
FUNCTION_LINES = 60
NO_NAMES = {"helper", "helpers", "manager", "misc", "util", "utils"}

# These import the standard library only, and are compiled.
ENGINE = (Path("kernel"), Path("istanbul"), Path("dicegame"), Path("bots"), Path("envs", "encoding"))
HINTS = Path("kernel", "hints.py")  # may import mypy_extensions, if it is there


def sizes(path: Path, text: str, tree: ast.Module) -> Iterator[str]:
    """A file is a chapter, a function one rule."""
    lines = len(text.splitlines())
    if lines > FILE_LINES:
        yield f"{path}: {lines} lines, more than {FILE_LINES}"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES:
                yield f"{path}:{node.lineno}: {node.name} has {length} lines, more than {FUNCTION_LINES}"


def names(path: Path) -> Iterator[str]:
    """A module is named for what it is about."""
    for part in (path.stem, *path.parent.parts):
        if part in NO_NAMES:
            yield f"{path}: the name {part!r} says nothing"


def imports(path: Path, tree: ast.Module) -> Iterator[str]:
    """The engine imports nothing but the standard library and this package."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            modules = [node.module or ""]
        else:
            continue
        for module in modules:
            top = module.split(".")[0]
            if top != "bedesten" and top not in sys.stdlib_module_names and (path, top) != (HINTS, "mypy_extensions"):
                yield f"{path}:{node.lineno}: the engine must not import {module}"


def constants(path: Path, tree: ast.Module) -> Iterator[str]:
    """Constants are Final: compiled code looks up any other name each time it is used."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and "TypeVar" not in ast.unparse(node.value):
            targets = [target for target in node.targets if isinstance(target, ast.Name)]
            unpacked = [name for t in node.targets if isinstance(t, ast.Tuple) for name in t.elts]
        elif isinstance(node, ast.AnnAssign) and "Final" not in ast.unparse(node.annotation):
            targets, unpacked = [node.target] if isinstance(node.target, ast.Name) else [], []
        else:
            continue
        for name in [*targets, *unpacked]:
            if isinstance(name, ast.Name) and len(name.id) > 1 and name.id.isupper():
                yield f"{path}:{node.lineno}: write {name.id}: Final = ..."


def problems() -> Iterator[str]:
    for file in sorted(SOURCES.rglob("*.py")):
        path = file.relative_to(SOURCES)
        text = file.read_text(encoding="utf-8")
        tree = ast.parse(text, str(path))
        yield from sizes(path, text, tree)
        yield from names(path)
        if any(path.is_relative_to(package) for package in ENGINE):
            yield from imports(path, tree)
            yield from constants(path, tree)


def main() -> int:
    found = list(problems())
    for line in found:
        print(f"src/bedesten/{line}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
