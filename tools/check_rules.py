"""Checks that every rule is named by a test and in the engine's source, and that both name only rules that exist."""

import argparse
import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATALOGUE = ROOT / "docs" / "rules" / "catalogue.md"
TESTS = ROOT / "tests"

CLAUSE = re.compile(r"- (\S+) — \S")
ID = r"(?:(?:SET|GEN|MOV|PAY|ACT|ENC|BON|MSQ|END|ED|VAR|EX)-\d{1,2}|P\d\d[a-z]?|(?:MB|LS|DG)-[A-Z]?\d{1,2})"
NAMED = re.compile(rf"\b({ID})(?:\s+–\s+({ID}))?(?![\w-])")
WHOLE_PLACE = re.compile(r"P\d\d")

SOURCE = [ROOT / "src" / "bedesten" / package for package in ("kernel", "istanbul", "dicegame")]

HOLDS_BY_ITSELF: dict[str, str] = {
    "ED-07": "the rules of these cards are the same in every edition",
    "ED-08": "a misprint that nothing follows",
    "ED-10": "says which rulebook the named clauses are taken from",
    **{f"EX-{number:02}": "an example of other clauses" for number in range(1, 26)},
}
"""Clauses that no code carries out, each with the reason why it holds all the same."""


@dataclass
class Test:
    """A test function, where it stands, and the rules that it names."""

    file: str
    line: int
    name: str
    rules: set[str]

    def __str__(self) -> str:
        return f"tests/{self.file}:{self.line}: {self.name}"


def clauses(catalogue: str) -> list[str]:
    """The ids of the catalogue, in its order."""
    return [found.group(1) for found in map(CLAUSE.match, catalogue.splitlines()) if found]


def tests_under(folder: Path) -> Iterator[Test]:
    for path in sorted({*folder.rglob("test_*.py"), *folder.rglob("*_test.py")}):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        yield from tests_of(path.relative_to(folder).as_posix(), tree.body, set())


def tests_of(file: str, body: list[ast.stmt], outer: set[str]) -> Iterator[Test]:
    """The tests of a module or class, each with the rules of its own marks and of all around it."""
    around = outer.union(*(named(value) for node in body for value in pytestmark(node)))
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from tests_of(file, node.body, around.union(*map(named, node.decorator_list)))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield Test(file, node.lineno, node.name, around.union(*map(named, node.decorator_list)))


def pytestmark(node: ast.stmt) -> Iterator[ast.expr]:
    """What the variable of this name is set to."""
    if isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            yield node.value


def named(mark: ast.expr) -> set[str]:
    """The ids in all calls of `rule` or `….rule`; what is no plain string stands as it is written, and is no id."""
    ids: set[str] = set()
    for node in ast.walk(mark):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "rule":
            ids |= {
                arg.value if isinstance(arg, ast.Constant) and isinstance(arg.value, str) else ast.unparse(arg)
                for arg in [*node.args, *(keyword.value for keyword in node.keywords)]
            }
    return ids


def named_in_source(folders: list[Path], ids: list[str]) -> dict[str, list[str]]:
    """The ids that stand in code, comments and component files, with the files. `MOV-04 – MOV-08` names all between;
    a place as a whole, `P01`, names no clause, but must have one."""
    found: dict[str, list[str]] = {}
    for folder in folders:
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
            for first, last in NAMED.findall(path.read_text(encoding="utf-8")):
                for rule in between(first, last, ids) if last else [first]:
                    if not WHOLE_PLACE.fullmatch(rule) or not any(known.startswith(rule) for known in ids):
                        found.setdefault(rule, []).append(path.name)
    return found


def between(first: str, last: str, ids: list[str]) -> list[str]:
    """All ids of the catalogue from one to another; these two alone if they do not stand there in this order."""
    if first in ids and last in ids and ids.index(first) < ids.index(last):
        return ids[ids.index(first) : ids.index(last) + 1]
    return [first, last]


def problems(ids: list[str], tests: list[Test], source: dict[str, list[str]]) -> Iterator[str]:
    if not ids:
        yield "the catalogue has no clauses of the form '- ID — text'"
    for rule, count in Counter(ids).items():
        if count > 1:
            yield f"{rule}: {count} clauses of the catalogue have this id"
    tested = set().union(*(test.rules for test in tests))
    for test in tests:
        for rule in sorted(test.rules - set(ids)):
            yield f"{test} names {rule}, which is not in the catalogue"
        if test.file.startswith("rules/") and not test.rules:
            yield f"{test} names no rule"
    for rule in ids:
        if rule not in tested:
            yield f"{rule}: no test names it"
        if rule not in source and rule not in HOLDS_BY_ITSELF:
            yield f"{rule}: the engine's source does not name it"
    for rule in sorted(source.keys() - set(ids)):
        yield f"{', '.join(sorted(set(source[rule])))}: names {rule}, which is not in the catalogue"
    for rule in HOLDS_BY_ITSELF:
        if rule not in ids:
            yield f"{rule}: is said to hold by itself, but is not in the catalogue"
        elif rule in source:
            yield f"{rule}: {source[rule][0]} names it: take it off the list in tools/check_rules.py"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--catalogue", type=Path, default=CATALOGUE)
    parser.add_argument("--tests", type=Path, default=TESTS)
    parser.add_argument("--source", type=Path, action="append", help="a folder of the engine; may be given repeatedly")
    options = parser.parse_args(arguments)
    ids = clauses(options.catalogue.read_text(encoding="utf-8"))
    tests = list(tests_under(options.tests))
    source = named_in_source(options.source or SOURCE, ids)
    found = list(problems(ids, tests, source))
    for line in found:
        print(line)
    tested = set().union(*(test.rules for test in tests)).intersection(ids)
    print(
        f"rules: {len(ids)} in the catalogue, {len(tested)} tested, "
        f"{len(source.keys() & set(ids))} named in the source, "
        f"{len(HOLDS_BY_ITSELF)} hold by themselves; {len(found)} problems"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
