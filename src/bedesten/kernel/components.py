"""What is printed on components: a TOML file for each box, every value with its mark, and an owner's file laid over it.

A box's file gives each value as ``price = { value = 7, mark = "R", note = "Lira for an extension" }``; an owner's file
gives the bare value, ``price = 8``, and only where the mark is I or H: what is printed or was seen stays as it is.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final

from bedesten.kernel.errors import ComponentError

__all__ = ["MARKS", "OPEN_MARKS", "Printed", "Sheet", "load", "read"]

MARKS: Final = {
    "R": "stated in a rulebook, or follows from one of its examples",
    "S": "seen on a scan of the real component, or agreed by several independent sources",
    "I": "inferred from counts and patterns: very likely",
    "H": "house value: nobody here has seen the component",
}
OPEN_MARKS: Final = ("I", "H")
DEEPEST: Final = 8  # no value is nested nearly as deep
LARGEST: Final = 10_000
"""No number on a component, and no list of them, comes near."""


class Printed:
    """One value, its mark, what it is in words, and the file that gave it."""

    def __init__(self, value: object, mark: str, note: str, file: str) -> None:
        self.value = value
        self.mark = mark
        self.note = note
        self.file = file


class Sheet:
    """The values of a box by section and key, read as what they must be; `replaced` holds those of the owner."""

    def __init__(self, values: dict[str, dict[str, Printed]]) -> None:
        self.values = values
        self.replaced: dict[str, object] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self._plain_values() == other._plain_values()

    __hash__ = None  # type: ignore[assignment]

    def _plain_values(self) -> dict[str, dict[str, object]]:
        return {
            section: {key: printed.value for key, printed in values.items()} for section, values in self.values.items()
        }

    def keys(self, section: str) -> list[str]:
        return list(self.values.get(section, {}))

    def number(self, section: str, key: str) -> int:
        found = self._value(section, key)
        if not _is_number(found):
            raise self.wrong(section, key, f"a whole number, {LARGEST} at the most")
        assert isinstance(found, int)
        return found

    def count(self, section: str, key: str) -> int:
        """A number of things, of which there is one at least."""
        found = self.number(section, key)
        if found < 1:
            raise self.wrong(section, key, "1 or more")
        return found

    def flag(self, section: str, key: str) -> bool:
        found = self._value(section, key)
        if not isinstance(found, bool):
            raise self.wrong(section, key, "true or false")
        return found

    def numbers(self, section: str, key: str) -> list[int]:
        found = _numbers(self._value(section, key))
        if found is None:
            raise self.wrong(section, key, f"a list of whole numbers, {LARGEST} at the most, such as [1, 2]")
        return found

    def rising(self, section: str, key: str) -> list[int]:
        """Numbers of which each is greater than the one before."""
        found = self.numbers(section, key)
        self.check_rising(section, key, found)
        return found

    def check_rising(self, section: str, key: str, numbers: list[int]) -> None:
        if not numbers or numbers[0] < 1 or sorted(set(numbers)) != numbers:
            raise self.wrong(section, key, "numbers from 1 up, each greater than the one before")

    def rows(self, section: str, key: str) -> list[list[int]]:
        found = self._value(section, key)
        rows = [_numbers(row) for row in found] if isinstance(found, list) and len(found) <= LARGEST else [None]
        whole = [row for row in rows if row is not None]
        if len(whole) < len(rows):
            raise self.wrong(section, key, "a list of lists of whole numbers, such as [[1, 2], [3, 4]]")
        return whole

    def words(self, section: str, key: str) -> list[str]:
        found = self._value(section, key)
        words = [word for word in found if isinstance(word, str)] if isinstance(found, list) else []
        if not isinstance(found, list) or len(words) < len(found):
            raise self.wrong(section, key, 'a list of words, such as ["red", "blue"]')
        return words

    def by_players(self, section: str, key: str, players: Sequence[int]) -> dict[int, int]:
        """A number for each number of players."""
        table = self._table(section, key, players)
        numbers = _numbers(list(table.values()))
        if numbers is None:
            raise self.wrong(section, key, f"a whole number for each number of players, {LARGEST} at the most")
        return dict(zip(table, numbers, strict=True))

    def lists_by_players(self, section: str, key: str, players: Sequence[int]) -> dict[int, list[int]]:
        """A list of numbers for each number of players."""
        lists: dict[int, list[int]] = {}
        for count, value in self._table(section, key, players).items():
            numbers = _numbers(value)
            if numbers is None:
                raise self.wrong(section, key, f"a list of whole numbers up to {LARGEST} for each number of players")
            lists[count] = numbers
        return lists

    def wrong(self, section: str, key: str, allowed: str) -> ComponentError:
        """The error to raise about a value: where it stands, what was found, what is allowed."""
        printed = self.values[section][key]
        return _wrong(printed.file, section, key, printed.value, f"allowed: {allowed}")

    def lay_over(self, owner: str | os.PathLike[str] | Mapping[str, object]) -> None:
        """Replace values by an owner's: a TOML file, or what was read from one."""
        if isinstance(owner, Mapping):
            file, given = "components", owner
        elif isinstance(owner, (str, os.PathLike)):
            file, given = os.fsdecode(owner), load(owner)
        else:
            raise ComponentError(f"components: found {_shown(owner)}; allowed: the path of a TOML file, or a mapping")
        for section, values in given.items():
            if not isinstance(section, str) or section not in self.values:
                allowed = ", ".join(f"[{name}]" for name in self.values if self._open_keys(name)) or "none"
                raise ComponentError(f"{file}: [{_name(section)}]: no such section; allowed: {allowed}")
            if not isinstance(values, Mapping):
                allowed = f"a section with any of: {', '.join(self._open_keys(section)) or 'nothing'}"
                raise ComponentError(f"{file}: [{section}]: found {_shown(values)}; allowed: {allowed}")
            taken = {key: self._replace(file, section, key, value) for key, value in values.items()}
            if taken:
                self.replaced[section] = taken

    def _replace(self, file: str, section: str, key: object, value: object) -> object:
        allowed = f"allowed in [{section}]: {', '.join(self._open_keys(section)) or 'nothing'}"
        if not isinstance(key, str) or key not in self.values[section]:
            raise _wrong(file, section, key, value, f"no such value; {allowed}")
        printed = self.values[section][key]
        if printed.mark not in OPEN_MARKS:
            why = "printed in a rulebook" if printed.mark == "R" else "seen on the component"
            raise _wrong(file, section, key, value, f"this value is {why} (mark {printed.mark}) and stays; {allowed}")
        try:
            plain = _plain(value, DEEPEST)
        except ValueError:
            raise _wrong(file, section, key, value, f"allowed: a value like {_shown(printed.value)}") from None
        self.values[section][key] = Printed(plain, printed.mark, printed.note, file)
        return plain

    def _open_keys(self, section: str) -> list[str]:
        return [key for key, printed in self.values[section].items() if printed.mark in OPEN_MARKS]

    def _value(self, section: str, key: str) -> object:
        if key not in self.values.get(section, {}):
            raise ComponentError(f"[{section}] {key}: missing from the files of the game")
        return self.values[section][key].value

    def _table(self, section: str, key: str, players: Sequence[int]) -> dict[int, object]:
        found = self._value(section, key)
        if not isinstance(found, dict) or sorted(found) != sorted(str(count) for count in players):
            raise self.wrong(section, key, f"a table with a value for each of {', '.join(map(str, players))} players")
        return {count: found[str(count)] for count in players}


def read(files: Sequence[str], owner: str | os.PathLike[str] | Mapping[str, object] | None = None) -> Sheet:
    """The values of the files, whose sections differ, with the owner's laid over them."""
    values: dict[str, dict[str, Printed]] = {}
    for path in files:
        file = os.path.basename(path)
        for section, entries in load(path).items():
            if section in values or not isinstance(entries, dict):
                raise ComponentError(f"{file}: [{section}]: allowed: one section of this name")
            values[section] = {key: _printed(file, section, key, entry) for key, entry in entries.items()}
    box = Sheet(values)
    if owner is not None:
        box.lay_over(owner)
    return box


def load(path: str | os.PathLike[str]) -> dict[str, object]:
    """A TOML file as it stands."""
    import tomllib  # here, because most games never read a file

    file = os.fsdecode(path)
    try:
        with open(file, encoding="utf-8-sig") as stream:
            return tomllib.loads(stream.read())
    except OSError as error:
        raise ComponentError(f"{file}: found no readable file ({error.strerror}); allowed: a TOML file") from None
    except (ValueError, RecursionError) as error:
        raise ComponentError(f"{file}: not a TOML file: {error}") from None


def _printed(file: str, section: str, key: str, entry: object) -> Printed:
    if not isinstance(entry, dict) or not {"value", "mark"} <= set(entry) <= {"value", "mark", "note"}:
        raise _wrong(file, section, key, entry, "allowed: { value = …, mark = …, note = … }")
    mark, note = entry["mark"], entry.get("note", "")
    if not isinstance(mark, str) or mark not in MARKS or not isinstance(note, str):
        raise _wrong(file, section, key, entry, f"allowed: a mark of {', '.join(MARKS)} and a note in words")
    return Printed(entry["value"], mark, note, file)


def _is_number(found: object) -> bool:
    return isinstance(found, int) and not isinstance(found, bool) and -LARGEST <= found <= LARGEST


def _numbers(found: object) -> list[int] | None:
    if not isinstance(found, list) or len(found) > LARGEST:
        return None
    numbers = [number for number in found if _is_number(number)]
    return numbers if len(numbers) == len(found) else None


def _plain(value: object, depth: int) -> object:
    """A copy as JSON would give it back."""
    if not depth:
        raise ValueError
    if isinstance(value, Mapping):
        return {str(key): _plain(item, depth - 1) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item, depth - 1) for item in value]
    return value


def _wrong(file: str, section: str, key: object, found: object, allowed: str) -> ComponentError:
    return ComponentError(f"{file}: [{section}] {_name(key)}: found {_shown(found)}; {allowed}")


def _name(key: object) -> str:
    return key if isinstance(key, str) and key.isprintable() and len(key) <= 40 else _shown(key)


def _shown(value: object) -> str:
    import reprlib

    try:
        return reprlib.repr(value)
    except ValueError:  # a number of thousands of digits
        return "a value too long to show"
