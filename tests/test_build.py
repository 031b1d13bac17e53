"""Compiling again compiles only what has changed: the parts of build_backend/ that see to it."""

import io
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "build_backend"))

import pytest
from literals import keep_places
from native import Progress, _declarations, _reached

HEADER = """#ifndef MYPYC_NATIVE_H
#define MYPYC_NATIVE_H
#include <Python.h>
typedef struct {
    PyObject_HEAD
    CPyTagged _lira;
} SeatObject;
typedef struct {
    PyObject_HEAD
    SeatObject *_first;
} BoardObject;
extern PyObject *CPyStatics[9];
extern CPyTagged CPyDef_seat___pay(PyObject *cpy_r_self, CPyTagged cpy_r_lira);
extern char CPyDef_board___over(PyObject *cpy_r_self);
#endif
"""


def unit(*words: str) -> dict[str, str]:
    """The C files of a unit of two modules, the first of which uses these literals; the second one always the same."""
    numbers = {word: 3 + i for i, word in enumerate([*words, "always"])}
    count = 3 + len(numbers)
    uses = "".join(f"r{i} = CPyStatics[{numbers[word]}]; /* '{word}' */\n" for i, word in enumerate(words))
    return {
        "main.c": f"int fill(void) {{\n    if (CPyStatics_Initialize(CPyStatics, CPyLit_Str) < 0) {{\n"
        f"        return -1;\n    }}\n    return 0;\n}}\nPyObject *CPyStatics[{count}];\n",
        "main.h": f"extern PyObject *CPyStatics[{count}];\n",
        "first.c": uses,
        "second.c": f"s = CPyStatics[{numbers['always']}]; /* 'always' */\nt = CPyStatics[1]; /* False */\n",
    }


def test_a_new_literal_leaves_the_other_modules_as_they_were(tmp_path: Path) -> None:
    known = tmp_path / "literals.json"
    before = keep_places(unit("go", "leave"), known)
    after = keep_places(unit("go", "fetch", "roast", "leave"), known)
    assert after["second.c"] == before["second.c"]
    assert after["main.h"] == before["main.h"]
    for line in before["first.c"].splitlines():
        assert line.split(" = ")[1] in after["first.c"]


def test_places_of_literals_that_are_gone_are_given_to_new_ones_and_never_twice(tmp_path: Path) -> None:
    known = tmp_path / "literals.json"
    keep_places(unit("go", "leave", "fetch"), known)
    after = keep_places(unit("roast", "sell", "leave"), known)
    places = [line.split("[")[1].split("]")[0] for name in ("first.c", "second.c") for line in after[name].splitlines()]
    assert len(set(places)) == len(places)
    assert max(map(int, places)) <= 3 + 4


def test_literals_are_put_where_they_are_looked_for(tmp_path: Path) -> None:
    """Each literal is made under mypyc's number, and copied to the place where the modules look for it."""
    known = tmp_path / "literals.json"
    keep_places(unit("go", "leave"), known)
    after = keep_places(unit("fetch", "go", "leave"), known)
    pairs = after["main.c"].split("places[] = {")[1].split("}")[0].split(",")
    copied = dict(zip(pairs[::2], pairs[1::2]))
    made = {"fetch": "3", "go": "4", "leave": "5"}
    for line in after["first.c"].splitlines():
        assert copied[made[line.split("'")[1]]] == line.split("[")[1].split("]")[0]
    assert "CPyStatics_Initialize(made, CPyLit_Str)" in after["main.c"]


def test_what_does_not_look_as_expected_is_left_alone(tmp_path: Path) -> None:
    files = unit("go")
    files["first.c"] += "u = CPyStatics[3]; /* 'something else' */\n"
    assert keep_places(files, tmp_path / "literals.json") == files


def test_a_file_rests_on_the_declarations_that_it_leads_to_and_on_no_others() -> None:
    declarations = _declarations(HEADER)
    assert set(declarations) == {
        "SeatObject",
        "BoardObject",
        "CPyStatics",
        "CPyDef_seat___pay",
        "CPyDef_board___over",
    }
    pay = "int x = CPyDef_seat___pay(self, 3);"
    assert _reached(pay, declarations) == [declarations["CPyDef_seat___pay"]]
    assert _reached("BoardObject *b;", declarations) == [declarations["BoardObject"], declarations["SeatObject"]]


def test_progress_moves_on_a_terminal_and_is_short_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(Progress, "screen", screen)
    progress = Progress(40)
    for _ in range(40):
        progress.advance("board")
    assert screen.getvalue().splitlines()[-1] == "compiling: 40 of 40 files"
    assert len(screen.getvalue().splitlines()) == 10
    monkeypatch.setattr(screen, "isatty", lambda: True, raising=False)
    progress = Progress(2)
    progress.advance("board")
    assert screen.getvalue().endswith("\r\x1b[Kcompiling: 1 of 2 files, board")
