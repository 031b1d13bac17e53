"""The front door: what a package says that it offers is what is there, and nothing heavy comes in with it."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
import tomllib
from pathlib import Path

import bedesten

SOURCES = Path(__file__).resolve().parent.parent / "src"
FILES = {
    ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(SOURCES.rglob("*.py"))
    if file.parts[-2] != "versions" and file.parts[-2:] != ("migrations", "env.py")  # Alembic's, with its names
}


def offered(module: str) -> list[str] | None:
    """`__all__`, as the source gives it."""
    for node in ast.parse(FILES[module].read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "__all__" for t in node.targets):
            return [str(name) for name in ast.literal_eval(node.value)]
    return None


def defined(module: str) -> set[str]:
    """The public names that a module itself makes: classes, functions, values."""
    found = set()
    for node in ast.parse(FILES[module].read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return {name for name in found if not name.startswith("_")}


def test_every_module_says_what_it_offers_and_has_it() -> None:
    """Ruff sees to their order."""
    wrong = []
    for module in FILES:
        names = offered(module)
        if names is None and (not defined(module) or module.endswith("__main__")):
            continue
        loaded = importlib.import_module(module)
        if names is None or loaded.__all__ != names or not all(hasattr(loaded, name) for name in names):
            wrong.append(module)
    assert wrong == []


def test_a_package_offers_all_that_it_makes() -> None:
    packages = [module for module, file in FILES.items() if file.name == "__init__.py"]
    assert [package for package in packages if not defined(package) <= set(offered(package) or [])] == []


def test_everything_can_be_imported_at_once() -> None:
    scope: dict[str, object] = {}
    exec("from bedesten import *", scope)
    assert {name for name in scope if name != "__builtins__"} == set(bedesten.__all__)


def test_the_engine_brings_nothing_but_the_standard_library() -> None:
    """Playing a whole game, bots included, imports no other package, and neither server nor command."""
    code = """
import sys
before = set(sys.modules)
import bedesten, bedesten.bots
game = bedesten.new(players=2, seed=1)
game.table().playout(1)
for name in ("random", "greedy"):
    bedesten.bots.make(name).choose(game.sight(game.actor))
bedesten.replay(game.record())
tops = {name.split(".")[0] for name in set(sys.modules) - before}
print(sorted(tops - set(sys.stdlib_module_names) - {"bedesten", "mypy_extensions"}))
print(sorted({name.split(".")[1] for name in sys.modules if name.startswith("bedesten.")}))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    others, parts = done.stdout.splitlines()
    assert [name for name in ast.literal_eval(others) if "__mypyc" not in name] == []
    assert set(ast.literal_eval(parts)) <= {"_build", "bots", "dicegame", "istanbul", "kernel"}


def test_the_version_of_the_package_stands_in_one_place() -> None:
    project = tomllib.loads((SOURCES.parent / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "bedesten.__version__"}
