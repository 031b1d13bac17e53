"""The check that every rule has a test: what it finds, and what it lets pass."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
HEAD = "import pytest\n"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("check_rules", ROOT / "tools" / "check_rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "check_rules", module)
    spec.loader.exec_module(module)
    return module


class Project:
    """A small catalogue and its tests."""

    def __init__(self, tool: ModuleType, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.tool = tool
        self.folder = folder
        self.capsys = capsys
        (folder / "tests" / "rules").mkdir(parents=True)

    def catalogue(self, *ids: str) -> None:
        lines = ["# Rules", "", "- no clause at all", *(f"- {rule} — Something holds. (all Setup)" for rule in ids)]
        (self.folder / "catalogue.md").write_text("\n".join(lines), encoding="utf-8")

    def test(self, text: str, file: str = "rules/test_some.py") -> None:
        (self.folder / "tests" / file).write_text(HEAD + text, encoding="utf-8")

    def wait(self, waiting: dict[str, str]) -> None:
        self.tool.WAITING.update(waiting)

    def check(self) -> tuple[int, list[str]]:
        """Exit code and problems."""
        code = self.tool.main(["--catalogue", str(self.folder / "catalogue.md"), "--tests", str(self.folder / "tests")])
        self.lines = self.capsys.readouterr().out.splitlines()
        end = next(i for i, line in enumerate(self.lines) if line.startswith(("waiting: ", "later: ")))
        return code, self.lines[:end]


@pytest.fixture
def project(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Project:
    monkeypatch.setattr(tool, "WAITING", {})
    return Project(tool, tmp_path, capsys)


def test_all_is_well(project: Project) -> None:
    project.catalogue("SET-01", "P05b", "HB-01", "HB-02", "QY-01")
    project.test('@pytest.mark.rule("SET-01", "P05b")\ndef test_a(): ...\n')
    assert project.check() == (0, [])
    assert project.lines == [
        "later: HB 2, QY 1",
        "rules: 5 in the catalogue; 2 in force, 2 of them tested; 0 waiting; 3 later; 0 problems",
    ]


def test_a_rule_without_test(project: Project) -> None:
    project.catalogue("SET-01", "SET-02", "HB-01")
    project.test('@pytest.mark.rule("SET-01")\ndef test_a(): ...\n')
    assert project.check() == (1, ["SET-02: no test names it"])


def test_a_test_of_an_unknown_rule(project: Project) -> None:
    project.catalogue("SET-01")
    project.test('@pytest.mark.rule("SET-01", "SET-99")\ndef test_a(): ...\n', "test_elsewhere.py")
    assert project.check() == (
        1,
        ["tests/test_elsewhere.py:3: test_a names SET-99, which is not in the catalogue"],
    )


@pytest.mark.parametrize("argument", ["*IDS", "ID", "ids=IDS", "5"])
def test_ids_that_can_not_be_read_are_unknown(project: Project, argument: str) -> None:
    project.catalogue("SET-01")
    project.test(f'@pytest.mark.rule("SET-01", {argument})\ndef test_a(): ...\n')
    code, problems = project.check()
    assert code == 1
    assert len(problems) == 1
    assert f"names {argument.removeprefix('ids=')}, which is not in the catalogue" in problems[0]


def test_a_test_without_rule_among_the_tests_of_rules(project: Project) -> None:
    project.catalogue("SET-01")
    text = '@pytest.mark.rule("SET-01")\ndef test_a(): ...\ndef test_b(): ...\ndef helper(): ...\n'
    project.test(text + "@pytest.mark.rule()\ndef test_c(): ...\nclass TestD:\n    def test_e(self): ...\n")
    project.test("def test_free(): ...\n", "test_elsewhere.py")
    assert project.check() == (
        1,
        [
            "tests/rules/test_some.py:4: test_b names no rule",
            "tests/rules/test_some.py:7: test_c names no rule",
            "tests/rules/test_some.py:9: test_e names no rule",
        ],
    )


@pytest.mark.parametrize(
    "text",
    [
        '@pytest.mark.rule("SET-01")\n@pytest.mark.slow\nasync def test_a(): ...\n',
        'rule = pytest.mark.rule\n@rule("SET-01")\ndef test_a(): ...\n',
        '@pytest.mark.rule("SET-01")\nclass TestA:\n    def test_b(self): ...\n',
        'class TestA:\n    pytestmark = pytest.mark.rule("SET-01")\n    def test_b(self): ...\n',
        'class TestA:\n    class TestB:\n        @pytest.mark.rule("SET-01")\n        def test_c(self): ...\n',
        'pytestmark = pytest.mark.rule("SET-01")\ndef test_a(): ...\n',
        'pytestmark = [pytest.mark.slow, pytest.mark.rule("SET-01")]\nclass TestA:\n    def test_b(self): ...\n',
        'pytestmark: list = [pytest.mark.rule("SET-01")]\ndef test_a(): ...\n',
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("SET-01"))])\ndef test_a(n): ...\n',
    ],
)
def test_where_marks_may_stand(project: Project, text: str) -> None:
    project.catalogue("SET-01")
    project.test(text)
    assert project.check() == (0, [])


@pytest.mark.parametrize(
    "text",
    [
        'pytestmark = pytest.mark.rule("SET-01")\n',
        '@pytest.mark.rule("SET-01")\ndef helper(): ...\n',
        '@pytest.mark.rule("SET-01")\nclass Helper:\n    def test_a(self): ...\n',
        '# @pytest.mark.rule("SET-01")\n',
        "TEXT = '@pytest.mark.rule(\"SET-01\")'\n",
    ],
)
def test_a_mark_without_test_counts_for_nothing(project: Project, text: str) -> None:
    project.catalogue("SET-01")
    project.test(text)
    assert project.check() == (1, ["SET-01: no test names it"])


def test_rules_that_wait(project: Project) -> None:
    project.wait({"BON-18": "guild cards come later"})
    project.catalogue("SET-01", "BON-18")
    project.test('@pytest.mark.rule("SET-01")\ndef test_a(): ...\n')
    assert project.check() == (0, [])
    assert project.lines[0] == "waiting: BON-18, for guild cards come later"
    project.test('@pytest.mark.rule("SET-01", "BON-18")\ndef test_a(): ...\n')
    code, problems = project.check()
    assert code == 1
    assert problems[0].startswith("BON-18: has a test, so it waits no longer")
    project.catalogue("SET-01")
    project.test('@pytest.mark.rule("SET-01")\ndef test_a(): ...\n')
    assert project.check() == (1, ["BON-18: waits for an expansion, but is not in the catalogue"])


def test_a_catalogue_that_is_damaged(project: Project) -> None:
    project.catalogue()
    assert project.check() == (1, ["the catalogue has no clauses of the form '- ID — text'"])
    project.catalogue("SET-01", "SET-01")
    project.test('@pytest.mark.rule("SET-01")\ndef test_a(): ...\n')
    assert project.check() == (1, ["SET-01: 2 clauses of the catalogue have this id"])


def test_what_is_in_force(tool: ModuleType) -> None:
    ids = tool.clauses(tool.CATALOGUE.read_text(encoding="utf-8"))
    assert len(ids) == len(set(ids))
    assert set(tool.WAITING) <= set(ids)
    force = [rule for rule in ids if tool.is_in_force(rule)]
    for rule in (
        "SET-21",
        "GEN-01",
        "P01a",
        "P06d",
        "P20a",
        "VAR-13",
        "VAR-18",
        "ED-10",
        "EX-19",
        "EX-25",
        "END-10",
        "MB-01",
        "MB-G20",
        "END-03",
        "P24a",
        "EX-20",
        "LS-01",
        "LS-K01",
        "LS-B15",
        "DG-01",
        "DG-A10",
        "DG-K15",
        "EX-23",
        "P25c",
        "VAR-14",
    ):
        assert rule in force
    assert force == ids
