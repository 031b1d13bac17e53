"""What each number of an observation means: sections, each a small table with named rows and columns."""

from __future__ import annotations

from typing import Final

__all__ = ["VERSION", "Column", "Layout", "LayoutSection"]

VERSION: Final = 1
"""Goes up when a number of an observation comes to mean something else, or stands elsewhere."""

HIGHEST: Final = 255
"""A number of an observation fits a byte."""


class Column:
    """One number of each row of a section: from 0 to `most`, where what would be more is cut off."""

    def __init__(self, name: str, most: int, about: str) -> None:
        self.name = name
        self.most = most if most < HIGHEST else HIGHEST
        self.about = about

    def __reduce__(self) -> tuple[type[Column], tuple[str, int, str]]:
        return Column, (self.name, self.most, self.about)


class LayoutSection:
    """A stretch of an observation: its numbers, row by row."""

    def __init__(self, name: str, about: str, rows: list[str], columns: list[Column], first: int) -> None:
        self.name = name
        self.about = about
        self.rows = rows
        self.columns = columns
        self.first = first
        self.width = len(columns)
        self.size = len(rows) * len(columns)

    def __reduce__(self) -> tuple[type[LayoutSection], tuple[str, str, list[str], list[Column], int]]:
        return LayoutSection, (self.name, self.about, self.rows, self.columns, self.first)

    def most(self) -> list[int]:
        """The highest value of each of its numbers."""
        return [column.most for column in self.columns] * len(self.rows)


class Layout:
    """All sections of an observation, one after the other."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.version = VERSION
        self.sections: list[LayoutSection] = []
        self.size = 0

    def __reduce__(self) -> tuple[object, tuple[str, list[LayoutSection]]]:
        return layout_of, (self.game, self.sections)

    def add(self, name: str, about: str, rows: list[str], columns: list[Column]) -> LayoutSection:
        """Append a section."""
        section = LayoutSection(name, about, rows, columns, self.size)
        self.sections.append(section)
        self.size += section.size
        return section

    def section(self, name: str) -> LayoutSection:
        """A section by its name."""
        for section in self.sections:
            if section.name == name:
                return section
        raise KeyError(name)

    def most(self) -> list[int]:
        """The highest value of each number: divided by it, an observation lies between 0 and 1."""
        found: list[int] = []
        for section in self.sections:
            found += section.most()
        return found

    def describe(self) -> dict[str, object]:
        """All of it, JSON-ready, to be kept with what was learnt or written."""
        return {
            "game": self.game,
            "version": self.version,
            "size": self.size,
            "sections": [
                {
                    "name": section.name,
                    "first": section.first,
                    "rows": section.rows[:],
                    "columns": [[column.name, column.most] for column in section.columns],
                }
                for section in self.sections
            ],
        }


def layout_of(game: str, sections: list[LayoutSection]) -> Layout:
    """The layout with these sections: what comes out of a pickle."""
    layout = Layout(game)
    for section in sections:
        layout.add(section.name, section.about, section.rows, section.columns)
    return layout
