"""Gives the literals of the compiled unit numbers that stay when the sources change.

mypyc keeps all strings, tuples and other literals of a unit in one array, numbered in the order in which they occur. A
new string in one module shifts the numbers behind it, so that the C files of nearly all modules change, and would be
compiled again. Here each literal keeps the place that it had in the build before.
"""

import json
import re
from pathlib import Path

__all__ = ["keep_places"]

USE = re.compile(r"\bCPyStatics\[(\d+)\];?(?: /\* (.*?) \*/)?")
SIZE = re.compile(r"\bPyObject \*CPyStatics\[(\d+)\]")
FILLED = "CPyStatics_Initialize(CPyStatics, "
SINGLETONS = 3
"""None, False and True come first in mypyc's array, and stay there."""
ROUND = 1024
"""The array's length grows in steps, so that the header that tells it seldom changes."""


def keep_places(files: dict[str, str], known: Path) -> dict[str, str]:
    """The C files of a unit by name, with literals where they were in the build before, of which `known` tells.

    Left as they are where they don't look as expected: that costs time, nothing else.
    """
    names = _names(files)
    main = [name for name, text in files.items() if FILLED in text and SIZE.search(text)]
    if names is None or len(main) != 1:
        return files
    places = _places(list(names.values()), known)
    length = (max(places.values(), default=0) // ROUND + 1) * ROUND

    def moved(match: re.Match[str]) -> str:
        number = int(match[1])
        place = places[names[number]] if number in names else number
        return match[0].replace(f"[{number}]", f"[{place}]", 1)

    found = {name: SIZE.sub(f"PyObject *CPyStatics[{length}]", USE.sub(moved, text)) for name, text in files.items()}
    counted = SIZE.search(files[main[0]])
    assert counted is not None
    found[main[0]] = _filled(found[main[0]], counted[1], {number: places[name] for number, name in names.items()})
    return found


def _names(files: dict[str, str]) -> dict[int, str] | None:
    """A name for each number in use: what mypyc's comment says, or, for long tuples, where it is used first.

    None if the comments are not what they are taken for.
    """
    names: dict[int, str] = {}
    for file, text in sorted(files.items()):
        unnamed = 0
        for match in USE.finditer(SIZE.sub("", text)):
            number = int(match[1])
            if number < SINGLETONS:
                continue
            unnamed += match[2] is None
            name = names.setdefault(number, match[2] or f"{file} {unnamed}")
            if match[2] not in (None, name):
                return None
    return names if len(set(names.values())) == len(names) else None


def _places(names: list[str], known: Path) -> dict[str, int]:
    """A place for each literal: the one that it had, or one that is free."""
    before: dict[str, int] = json.loads(known.read_text()) if known.is_file() else {}
    places = {name: before[name] for name in names if name in before}
    free = iter(sorted(set(range(SINGLETONS, SINGLETONS + len(names))) - set(places.values())))
    for name in names:
        if name not in places:
            places[name] = next(free)
    new = known.with_suffix(".new")
    new.write_text(json.dumps(places))
    new.replace(known)
    return places


def _filled(text: str, length: str, places: dict[int, int]) -> str:
    """The unit's main file: literals are made in mypyc's order, and then put in their places."""
    pairs = ",".join(f"{number},{place}" for number, place in sorted(places.items()))
    start = text.index(FILLED)
    end = text.index("}", start) + 1
    array = f"static PyObject *made[{length}];\n    static const int places[] = {{{pairs}}};\n"
    copies = "for (size_t i = 0; i < sizeof(places) / sizeof(int); i += 2) CPyStatics[places[i + 1]] = made[places[i]];"
    begin = text.rindex("\n", 0, start) + 1
    block = text[begin:end].replace(FILLED, FILLED.replace("CPyStatics,", "made,"))
    singles = f"for (size_t i = 0; i < {SINGLETONS}; i++) CPyStatics[i] = made[i];"
    return f"{text[:begin]}    {array}{block}\n    {singles}\n    {copies}{text[end:]}"
