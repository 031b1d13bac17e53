"""Checks the house rules that no linter knows: sizes, names, imports, constants."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src" / "bedesten"

FILE_LINES = 400
FUNCTION_LINES = 60
NO_NAMES = {"helper", "helpers", "manager", "misc", "util", "utils"}

# These import the standard library only, and are compiled.
ENGINE = (
    Path("kernel"),
    Path("istanbul"),
    Path("dicegame"),
    Path("bots"),
    Path("envs", "observations"),
    Path("envs", "play"),
)
# Only the kernel reads notation; and what a person has typed is read where it is typed.
NOTATION = ("kernel",)
TYPED = (Path("terminal", "input.py"),)
READS = {"endswith", "partition", "removeprefix", "removesuffix", "rpartition", "rsplit", "split", "startswith"}

# An expansion is a package of the engine, and one module of its name in each layer that must know it.
EXPANSIONS = {"mocha", "letters", "great_bazaar"}
# What moves, questions, outcomes and signs can be about, and which expansions there are: typed, for all boxes at once.
VOCABULARY = (
    *(Path("kernel", f"{name}.py") for name in ("about", "outcome", "phrase", "outcome_builder")),
    *(Path("istanbul", f"{name}.py") for name in ("expansion", "options", "outcome", "rule", "sign")),
)
# What nobody else names. Of some words only the whole string counts: they are words of every day, too.
OF_EXPANSIONS = re.compile(
    r"auction.house|baksheesh|catacomb|coffee|companion|courier|embassy|guild|kiosk|mocha|roasting|society|tavern", re.I
)
OF_EXPANSIONS_WHOLE = {"barrier", "letters", "seals"}
OF_EXPANSIONS_QUOTED = re.compile(rf"""(['"`])({"|".join(sorted(OF_EXPANSIONS_WHOLE))})\1""")
WEB = Path(__file__).resolve().parent.parent / "web" / "src"
# In the browser: a part of a move's text; a verb of notation with something after it.
WEB_READS = re.compile(
    r"(?:\.text|\bmoves\[[^\]]*\]|\bchosen)[!?]*\.(?:startsWith|endsWith|split|slice|match|includes|indexOf|substring|at|replace|replaceAll)\("
)
VERBS = (
    "act|announce|baksheesh|barrier|bid|buy|cards?|catch|choose|collect|companion|copy|courier|deliver|demand|die|discard|"
    "draw|enrol|fetch|give|go|guild|leave|letter|markers?|open|pay|pick up|play|put|recall|reroll|return|reveal|roast|"
    "roll|ruby|sell|send|smuggler|take|tile|trader|turn|use|visit"
)
WEB_WRITES = re.compile(rf"(?:[`'](?:{VERBS}) (?:\$\{{|[`']))|(?:\^(?:{VERBS}) )")
# Generated from the schema, words in three languages, and the colours that all pictures are drawn in.
WEB_ASIDE = ("lib/api", "lib/i18n", "styles/tokens.css")
# What each game has of its own.
OF_EACH_GAME = {"Bazaar", "Components", "Options", "Question", "Seat", "Setup", "StartPlayer"}
GAMES = ("kernel", "istanbul", "dicegame")
# The written form, in the server's schema, of things that have their name elsewhere.
SCHEMA = ("server", "schema")
WRITTEN = {"Chair", "Offer", "Outcome", "OutcomePart", "Play", "Ranked", "Reason"}

HINTS = Path("kernel", "hints.py")
COMPILERS_OWN = ("mypy_extensions", "librt")  # what it may import: the first, if it is there; the second for types only


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
            known = top == "bedesten" or top in sys.stdlib_module_names or (path == HINTS and top in COMPILERS_OWN)
            if not known:
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


def reads_notation(path: Path, tree: ast.Module) -> Iterator[str]:
    """Nobody but the kernel takes a move's notation apart: what a move names is in its phrase.

    Notation is what `text(...)` and `move_text(...)` give, what is kept in an attribute `text` or `words` or handed on
    as `words`; a name that is set from it, or that runs over it, is notation too as long as its function lasts. In none
    of these a part is looked for, nor is it looked up in a list of moves, such as those that decline.
    """
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    seen: set[int] = set()
    for function in functions:
        names = _notation_names(function)
        for node in ast.walk(function):
            if id(node) in seen:
                continue
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READS:
                if _is_notation(node.func.value, names):
                    seen.add(id(node))
                    yield f"{path}:{node.lineno}: notation is read only by the kernel; ask the move's phrase"
            elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
                listed = node.comparators[0]
                several = isinstance(listed, ast.Tuple | ast.List | ast.Set) and len(listed.elts) > 1
                if several and _is_notation(node.left, names):
                    seen.add(id(node))
                    yield f"{path}:{node.lineno}: a list of moves in notation; ask the move's phrase"


def _notation_names(function: ast.AST) -> set[str]:
    """The names that are set from notation, or run over it, in a function."""
    given = [node.arg for node in ast.walk(function) if isinstance(node, ast.arg)]
    names = {name for name in given if name == "words"}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.For | ast.comprehension):
            targets, value = [node.target], node.iter
        else:
            continue
        if _is_notation(value, names):
            names |= {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
    return names


def _is_notation(node: ast.AST, names: set[str]) -> bool:
    if isinstance(node, ast.Call):
        called = node.func
        if isinstance(called, ast.Attribute):
            return called.attr == "text" or (called.attr in READS and _is_notation(called.value, names))
        return isinstance(called, ast.Name) and called.id == "move_text"
    if isinstance(node, ast.Subscript):
        return _is_notation(node.value, names)
    if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp):
        return _is_notation(node.elt, names)
    if isinstance(node, ast.Attribute):
        return node.attr in ("text", "words")
    return isinstance(node, ast.Name) and node.id in names


def names_expansions(path: Path, tree: ast.Module) -> Iterator[str]:
    """Nobody but its own modules names an expansion's things: whoever needs them finds the expansion by its name."""
    told = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]  # docstrings
    for node in ast.walk(tree):
        if node in told:
            continue
        for word in _words(node):
            whole = isinstance(node, ast.Constant | ast.ImportFrom) and word in OF_EXPANSIONS_WHOLE
            if whole or OF_EXPANSIONS.search(word):
                yield f"{path}:{getattr(node, 'lineno', 1)}: {word!r} belongs to an expansion's own module"


def may_name_expansions(path: Path) -> bool:
    """Whether it is an expansion's own module, or says what there is at all."""
    return bool(EXPANSIONS & {*path.parts, path.stem}) or path in VOCABULARY


def _words(node: ast.AST) -> list[str]:
    """What a piece of code names: in strings, as names, attributes and arguments, or by importing it."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.ImportFrom):
        return [part for part in (node.module or "").split(".") if part in EXPANSIONS]
    found = [getattr(node, field, None) for field in ("id", "attr", "arg", "name", "asname")]
    return [word for word in found if isinstance(word, str)]


def in_web(text: str) -> Iterator[str]:
    """The same in a script, component or style sheet of the browser table, comments and all."""
    found = OF_EXPANSIONS.search(text) or OF_EXPANSIONS_QUOTED.search(text)
    if found:
        yield f"{found[0]!r} belongs to an expansion's own folder"


def notation_in_web(text: str) -> Iterator[str]:
    """The browser table neither takes a move's notation apart nor puts it together: moves and signs bring theirs."""
    for found in WEB_READS.finditer(text):
        yield f"{found[0]!r} reads notation; ask the move what it names"
    for found in WEB_WRITES.finditer(text):
        yield f"{found[0]!r} writes notation; find the move, or its sign, that has it"


def class_names(classes: list[tuple[Path, str]]) -> Iterator[str]:
    """A class name stands for one thing, wherever it is read; each game may have what every game has."""
    first: dict[str, Path] = {}
    for path, name in classes:
        if path.parts[:2] == SCHEMA and name in WRITTEN:
            continue
        scope = f"{path.parts[0]}.{name}" if name in OF_EACH_GAME and path.parts[0] in GAMES[1:] else name
        if scope in first or (scope == name and name in OF_EACH_GAME):
            yield f"{path}: the class name {name} stands for something else in {first.get(scope, 'each game')}"
        first[scope] = path


def problems() -> Iterator[str]:
    classes: list[tuple[Path, str]] = []
    for file in sorted(SOURCES.rglob("*.py")):
        path = file.relative_to(SOURCES)
        text = file.read_text(encoding="utf-8")
        tree = ast.parse(text, str(path))
        yield from sizes(path, text, tree)
        yield from names(path)
        if path.parts[0] not in NOTATION and path not in TYPED:
            yield from reads_notation(path, tree)
        if any(path.is_relative_to(package) for package in ENGINE):
            yield from imports(path, tree)
            yield from constants(path, tree)
        if not may_name_expansions(path):
            yield from names_expansions(path, tree)
        classes += [(path, node.name) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    yield from class_names(classes)


def web_problems() -> Iterator[str]:
    for file in sorted(WEB.rglob("*")):
        path = file.relative_to(WEB)
        own = EXPANSIONS & {*path.parts, path.stem}
        if file.suffix in (".css", ".svelte", ".ts") and not own and not any(map(path.is_relative_to, WEB_ASIDE)):
            for line in in_web(file.read_text(encoding="utf-8")):
                yield f"{path}: {line}"
        if file.suffix in (".svelte", ".ts") and ".test" not in file.suffixes and not path.is_relative_to(WEB_ASIDE[1]):
            for line in notation_in_web(file.read_text(encoding="utf-8")):
                yield f"{path}: {line}"


def main() -> int:
    found = [f"src/bedesten/{line}" for line in problems()]
    found += [f"web/src/{line}" for line in web_problems()]
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
