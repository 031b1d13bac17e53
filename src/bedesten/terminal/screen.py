"""The screen: lines go out, answers come in. It knows colour and plain, wide and narrow."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable
from typing import Final, TextIO

with contextlib.suppress(ImportError):  # gives lines that are typed arrow keys and a memory, where it exists
    import readline as _  # noqa: F401

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

__all__ = ["Screen", "beside", "fit", "folded", "printable"]

NARROWEST: Final = 40
WIDEST: Final = 160

# Each sign has a plain one of the same width, so that columns stay columns.
PLAIN_SIGNS: Final = str.maketrans(
    {
        "♦": "*",
        "▸": ">",
        "▹": ")",
        "→": ">",
        "·": "-",
        "–": "-",
        "—": "-",
        "×": "x",
        "│": "|",
        "─": "-",
        "’": "'",
        "…": "~",
    }
)


class PlainConsole(Console):
    """A console that lets a closed pipe be an error like any other."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Where a person sees and answers.

    Plain screens have neither colour nor drawn lines and never clear what was shown: for pipes, files, screen
    readers and who asked for it.
    """

    def __init__(
        self,
        plain: bool = False,
        out: TextIO | None = None,
        source: TextIO | None = None,
        console: Console | None = None,
    ) -> None:
        self.source = source or sys.stdin
        out = out or sys.stdout
        self.plain = plain or bool(os.environ.get("NO_COLOR")) or not _speaks(out)
        self.live = not self.plain and _is_terminal(self.source) and _is_terminal(out)
        """Whether a person sits before it, so that it may be cleared and drawn anew."""
        self.console = console or PlainConsole(
            file=out, highlight=False, markup=False, emoji=False, no_color=self.plain, legacy_windows=False
        )

    @property
    def width(self) -> int:
        """The width to draw for."""
        return max(NARROWEST, min(WIDEST, self.console.width))

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *lines: Text | str) -> None:
        """Show lines; longer ones go on in the next."""
        for line in lines:
            shown = line if isinstance(line, Text) else Text(line)
            if self.plain:
                shown = Text(shown.plain.translate(PLAIN_SIGNS))
            self.console.print(shown, soft_wrap=False, overflow="fold")

    def tell(self, words: str, indent: int = 0) -> None:
        """Show a text, broken between words."""
        self.show(*folded(Text(words), self.width, indent))

    def show_whole(self, line: str) -> None:
        """Show a line that somebody may want to copy: it is never broken."""
        self.console.print(Text(line), soft_wrap=True)

    def clear(self, for_good: bool = False) -> None:
        """Clear the screen; for good, also what could be scrolled back to."""
        if self.live:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H" if for_good else "\x1b[2J\x1b[H")
            self.console.file.flush()
        elif for_good:
            self.show("")

    def read(self, prompt: str) -> str | None:
        """A line that somebody types; None once there is nothing more to read."""
        if _is_terminal(self.source) and self.source is sys.stdin:
            try:
                return input(prompt)
            except EOFError:
                self.show("")
                return None
        line = self.source.readline()
        if not line:
            return None
        self.show(f"{prompt}{printable(line)}")
        return line.rstrip("\r\n")


def _is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except (AttributeError, ValueError):
        return False


def _speaks(out: TextIO) -> bool:
    """Whether colours and drawn lines can be shown there."""
    if not _is_terminal(out) or os.environ.get("TERM") == "dumb":
        return False
    encoding = getattr(out, "encoding", None) or ""
    return encoding.lower().replace("-", "").startswith("utf")


def printable(words: str) -> str:
    """Words from elsewhere, without what could steer a terminal."""
    return "".join(sign for sign in words if sign.isprintable())


def fit(line: Text, width: int) -> Text:
    """A copy of exactly this width: cut, or filled with spaces."""
    line = line.copy()
    line.truncate(width, overflow="crop", pad=True)
    return line


def folded(line: Text, width: int, indent: int = 0) -> list[Text]:
    """A line broken between words; what follows the first is indented."""
    found: list[Text] = []
    for part in line.split("\n"):
        room = width - (indent if found else 0)
        while cell_len(part.plain) > room:
            cut = _break(part.plain, room)
            found.append(_indented(part[:cut], indent if found else 0))
            part = part[cut:]
            while part.plain.startswith(" "):
                part = part[1:]
            room = width - indent
        found.append(_indented(part, indent if found else 0))
    for shown in found:
        shown.rstrip()
    return found


def _indented(line: Text, indent: int) -> Text:
    return Text.assemble(" " * indent, line) if indent else line


def _break(words: str, room: int) -> int:
    """Where to break words so that they fit: at the last space, or in a word that is too long."""
    cells = 0
    last = 0
    for i, sign in enumerate(words):
        if sign == " " and i and words[:i].strip():
            last = i
        cells += cell_len(sign)
        if cells > room:
            return last or max(i, 1)
    return len(words)


def beside(left: Iterable[Text], right: Iterable[Text], width: int, gap: int = 2) -> list[Text]:
    """Two columns of lines, the left one this wide."""
    lefts, rights = list(left), list(right)
    found: list[Text] = []
    for i in range(max(len(lefts), len(rights))):
        line = fit(lefts[i], width) if i < len(lefts) else Text(" " * width)
        if i < len(rights):
            line = Text.assemble(line, " " * gap, rights[i])
        line.rstrip()
        found.append(line)
    return found
