"""Checks that every rule in force is named by a test, and that the tests of rules name rules that exist."""

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
GROUP = re.compile(r"[A-Z]+")

# All that is played: when there is more, its ids join here.
IN_FORCE = re.compile(
    r"(SET|GEN|MOV|PAY|ACT|ENC|BON|MSQ|END|ED)-\d\d"
    r"|P\d\d[a-z]"
    r"|MB-[BG]?\d\d"
    r"|LS-[BK]?\d\d"
    r"|DG-([ACKM]?\d+)"
    r"|VAR-\d+"
    r"|EX-(0[1-9]|1[0-9]|2[0-5])"
)

# Clauses of these groups of which nothing can happen yet.
WAITING: dict[str, str] = {}


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


def problems(ids: list[str], tests: list[Test]) -> Iterator[str]:
    if not ids:
        yield "the catalogue has no clauses of the form '- ID — text'"
    for rule, count in Counter(ids).items():
        if count > 1:
            yield f"{rule}: {count} clauses of the catalogue have this id"
    tested = set().union(*(test.rules for test in tests))
    for rule in WAITING:
        if rule not in ids:
            yield f"{rule}: waits for an expansion, but is not in the catalogue"
        elif rule in tested:
            yield f"{rule}: has a test, so it waits no longer: take it off the list in tools/check_rules.py"
    for test in tests:
        for rule in sorted(test.rules - set(ids)):
            yield f"{test} names {rule}, which is not in the catalogue"
        if test.file.startswith("rules/") and not test.rules:
            yield f"{test} names no rule"
    for rule in ids:
        if is_in_force(rule) and rule not in tested:
            yield f"{rule}: no test names it"


def is_in_force(rule: str) -> bool:
    return bool(IN_FORCE.fullmatch(rule)) and rule not in WAITING


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--catalogue", type=Path, default=CATALOGUE)
    parser.add_argument("--tests", type=Path, default=TESTS)
    options = parser.parse_args(arguments)
    ids = clauses(options.catalogue.read_text(encoding="utf-8"))
    tests = list(tests_under(options.tests))
    found = list(problems(ids, tests))
    for line in found:
        print(line)

    for rule, reason in WAITING.items():
        print(f"waiting: {rule}, for {reason}")
    later = [rule for rule in ids if not is_in_force(rule) and rule not in WAITING]
    groups = Counter(group.group() for group in map(GROUP.match, later) if group)
    print(f"later: {', '.join(f'{group} {count}' for group, count in groups.items()) or 'nothing'}")
    tested = set().union(*(test.rules for test in tests))
    force = [rule for rule in ids if is_in_force(rule)]
    print(
        f"rules: {len(ids)} in the catalogue; {len(force)} in force, {len(tested.intersection(force))} of them tested; "
        f"{len(WAITING)} waiting; {len(later)} later; {len(found)} problems"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
