"""Words: outcomes become sentences, numbers become lists. What the parts of a game's outcomes mean, its drawing module
knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from bedesten.kernel.outcome import Outcome, together
from bedesten.terminal.drawings import Drawing, LogLine, Look

__all__ = ["Part", "Story", "chained", "counted", "listed", "percent", "sentences"]

Part = dict[str, Any]
"""A part of an outcome, as a viewer may know it."""


def sentences(drawing: Drawing, outcomes: list[Outcome], look: Look) -> list[LogLine]:
    """What came of decisions as the viewer may know it, in sentences."""
    return drawing.lines([part.as_dict(look.cast.viewer) for part in together(outcomes)], look)


class Story:
    """Puts parts together into sentences, one for each player's turn or part in it."""

    def __init__(self, look: Look, tell: Callable[[Any, Part], list[Text | str]]) -> None:
        self.look = look
        self.cast = look.cast
        self.lines: list[LogLine] = []
        self.seat: int | None = None
        """Whose sentence is under way."""
        self.active: int | None = None
        """Whose turn it is, once that has been told."""
        self.mine = False
        """Whether something of it concerns the viewer, whose turn it is not."""
        self.before: Part | None = None
        """The part that was told before."""
        self._phrases: list[Text] = []
        self._tell = tell

    def told(self, parts: Sequence[Part]) -> list[LogLine]:
        """All of these parts, in sentences."""
        for part in parts:
            self.hear(part)
        self.close()
        return self.lines

    def hear(self, part: Part) -> None:
        """Add a part to the sentence of its seat, or begin another."""
        what, seat = part["what"], part.get("seat", -1)
        if what in ("turn", "over", "start") or (seat >= 0 and seat != self.seat):
            self.close()
            self.seat = seat if seat >= 0 else None
        if what == "turn":
            self.active = seat
        self._phrases += [phrase if isinstance(phrase, Text) else Text(phrase) for phrase in self._tell(self, part)]
        self.before = part

    def close(self) -> None:
        """End the sentence."""
        if self._phrases:
            sentence = chained(self._phrases)
            own = self.seat is not None and self.cast.is_me(self.seat)
            if self.seat is None:
                sentence = Text.assemble(sentence.plain[0].upper(), sentence[1:])
            else:
                sentence = Text.assemble(self.cast.who(self.seat), " ", sentence)
            sentence.append(".")
            self.lines.append(LogLine(sentence, self.mine or (own and self.active not in (None, self.seat)), own))
        self._phrases, self.seat, self.mine = [], None, False

    def verb(self, you: str, they: str = "") -> str:
        """``go`` or ``goes``."""
        mine = self.seat is not None and self.cast.is_me(self.seat)
        return you if mine else they or f"{you}s"

    def concerns(self, seat: int) -> None:
        """What is told concerns this seat: if that is the viewer, the line stands out."""
        if self.cast.is_me(seat) and seat != self.seat:
            self.mine = True


def listed(words: Sequence[str], last: str = "and") -> str:
    """``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def chained(parts: Sequence[Text]) -> Text:
    """Phrases in a row: ``goes to 9, leaves an assistant, rolls 3 and 5``."""
    return Text(", ").join(parts)


def counted(count: int, one: str, many: str = "") -> str:
    """``1 card``, ``2 cards``."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def percent(chance: float) -> str:
    """A chance in whole percent, but never 0 or 100 if it is not certain."""
    whole = round(chance * 100)
    if 0 < chance < 1:
        whole = min(99, max(1, whole))
    return f"{whole} %"
