"""The check that every rule has a test and is named in the source: what it finds, and what it lets pass."""

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
    """A small catalogue, its tests, and a source that names all its clauses unless another is written."""

    def __init__(self, tool: ModuleType, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.tool = tool
        self.folder = folder
        self.capsys = capsys
        (folder / "tests" / "rules").mkdir(parents=True)
        (folder / "engine").mkdir()

    def catalogue(self, *ids: str) -> None:
        lines = ["# Rules", "", "- no clause at all", *(f"- {rule} — Something holds. (all Setup)" for rule in ids)]
        (self.folder / "catalogue.md").write_text("\n".join(lines), encoding="utf-8")
        self.source(f'"""All. ({", ".join(ids)})"""')

    def test(self, text: str, file: str = "rules/test_some.py") -> None:
        (self.folder / "tests" / file).write_text(HEAD + text, encoding="utf-8")

    def source(self, text: str, file: str = "some.py") -> None:
        (self.folder / "engine" / file).write_text(text, encoding="utf-8")

    def check(self) -> tuple[int, list[str]]:
        """Exit code and problems."""
        folders = {"--catalogue": "catalogue.md", "--tests": "tests", "--source": "engine"}
        code = self.tool.main([f"{option}={self.folder / name}" for option, name in folders.items()])
        *problems, self.summary = self.capsys.readouterr().out.splitlines()
        return code, problems


@pytest.fixture
def project(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Project:
    monkeypatch.setattr(tool, "HOLDS_BY_ITSELF", {})
    return Project(tool, tmp_path, capsys)


def test_all_is_well(project: Project) -> None:
    project.catalogue("SET-01", "P05b")
    project.test('@pytest.mark.rule("SET-01", "P05b")\ndef test_a(): ...\n')
    assert project.check() == (0, [])
    assert project.summary == (
        "rules: 2 in the catalogue, 2 tested, 2 named in the source, 0 hold by themselves; 0 problems"
    )


def test_a_rule_without_test(project: Project) -> None:
    project.catalogue("SET-01", "SET-02")
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


CLAUSES = ("MOV-01", "MOV-02", "MOV-03", "P05a", "P05b", "DG-A1", "DG-M10")


def tested(project: Project) -> None:
    project.catalogue(*CLAUSES)
    project.test(f"@pytest.mark.rule({', '.join(map(repr, CLAUSES))})\ndef test_a(): ...\n")


@pytest.mark.parametrize(
    "text",
    [
        '"""5 Post Office. (MOV-01, MOV-02, MOV-03, P05a, P05b, DG-A1, DG-M10)"""',
        '"""A range. (MOV-01 – MOV-03, P05a – P05b,\nDG-A1 – DG-M10)"""',
        '"""A range over two lines. (MOV-01 –\n    MOV-03)"""\nReason(["P05a"]) # P05b\nf(clause="DG-A1") # DG-M10',
    ],
)
def test_where_the_source_may_name_a_rule(project: Project, text: str) -> None:
    tested(project)
    project.source(text)
    assert project.check() == (0, [])


def test_component_files_name_rules(project: Project) -> None:
    tested(project)
    project.source('"""MOV-01 – MOV-03, P05a – P05b"""')
    project.source("price = 7 # DG-A1, DG-M10", "data.toml")
    assert project.check() == (0, [])


def test_a_rule_that_the_source_does_not_name(project: Project) -> None:
    tested(project)
    project.source('"""(MOV-01 – MOV-03, P05, P05b, DG-A10, DG-M10)"""')
    assert project.check() == (
        1,
        [
            "P05a: the engine's source does not name it",
            "DG-A1: the engine's source does not name it",
            "some.py: names DG-A10, which is not in the catalogue",
        ],
    )


@pytest.mark.parametrize("unknown", ["MOV-04", "P05c", "P06", "DG-A2", "EX-99"])
def test_the_source_names_a_rule_that_there_is_not(project: Project, unknown: str) -> None:
    tested(project)
    project.source(f"# {unknown}", "other.py")
    assert project.check() == (1, [f"other.py: names {unknown}, which is not in the catalogue"])


def test_a_range_that_runs_backwards_names_only_its_ends(project: Project) -> None:
    tested(project)
    project.source('"""(MOV-03 – MOV-01, P05a – P05b, DG-A1 – DG-M10)"""')
    assert project.check() == (1, ["MOV-02: the engine's source does not name it"])


def test_rules_that_hold_by_themselves(project: Project) -> None:
    tested(project)
    project.source('"""(MOV-01, MOV-03, P05a – P05b, DG-A1 – DG-M10)"""')
    project.tool.HOLDS_BY_ITSELF["MOV-02"] = "it follows from MOV-01"
    assert project.check() == (0, [])
    project.tool.HOLDS_BY_ITSELF["MOV-03"] = "but some.py names it"
    project.tool.HOLDS_BY_ITSELF["MOV-99"] = "nobody knows it"
    assert project.check() == (
        1,
        [
            "MOV-03: some.py names it: take it off the list in tools/check_rules.py",
            "MOV-99: is said to hold by itself, but is not in the catalogue",
        ],
    )


def test_a_catalogue_that_is_damaged(project: Project) -> None:
    project.catalogue()
    assert project.check() == (1, ["the catalogue has no clauses of the form '- ID — text'"])
    project.catalogue("SET-01", "SET-01")
    project.test('@pytest.mark.rule("SET-01")\ndef test_a(): ...\n')
    assert project.check() == (1, ["SET-01: 2 clauses of the catalogue have this id"])


def test_the_project_itself(tool: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main([]) == 0, capsys.readouterr().out
    assert all(reason for reason in tool.HOLDS_BY_ITSELF.values())
    assert len(tool.HOLDS_BY_ITSELF) < 30
