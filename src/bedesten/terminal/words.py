"""Words: facts become sentences, numbers become lists. What a game's facts mean, its drawing module knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.text import Text

from bedesten.kernel.events import Event
from bedesten.kernel.game import Game
from bedesten.terminal.drawings import Drawing, Line, Look

__all__ = ["Fact", "Story", "chained", "counted", "listed", "percent", "sentences"]

Fact = dict[str, Any]


def sentences(game: Game, drawing: Drawing, events: Iterable[Event], look: Look) -> list[Line]:
    """Events as the viewer may know them, in sentences."""
    facts = [game.describe(event, look.cast.viewer) for event in events]
    return drawing.lines(facts, look)


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


class Story:
    """Puts facts together: a sentence for each player's part in a turn. Each game has its own."""

    def __init__(self, look: Look, gathers: dict[str, str]) -> None:
        self.look = look
        self.gathers = gathers
        """Facts that come in a row and are told as one, and as what."""
        self.cast = look.cast
        self.lines: list[Line] = []
        self.seat: int | None = None
        """Whose sentence is under way."""
        self.phrases: list[Text] = []
        self.gathered: list[Fact] = []
        self.gathering = ""

    def tell(self, facts: Iterable[Fact]) -> list[Line]:
        """Facts in sentences."""
        for fact in facts:
            self.hear(fact)
        self.close()
        return self.lines

    def hear(self, fact: Fact) -> None:
        """Add a fact to the sentence of its seat, or begin another."""
        event, seat = fact["event"], fact.get("seat", -1)
        kind = self.gathers.get(event, "")
        if event in ("turn", "over", "start") or (seat >= 0 and seat != self.seat and not self.belongs(event)):
            self.close()
            self.seat = seat if seat >= 0 else None
        elif kind != self.gathering:
            self._tell_gathered(event)
        if kind:
            self.gathering = kind
            self.gathered.append(fact)
            return
        way = self.phrase(fact)
        phrase = way(self, fact) if callable(way) else self.filled(way, fact) if way else ""
        if phrase:
            self.phrases.append(phrase if isinstance(phrase, Text) else Text(phrase))

    def close(self) -> None:
        """End the sentence."""
        self._tell_gathered("")
        if self.phrases:
            sentence = chained(self.phrases)
            if self.seat is None:
                sentence = Text.assemble(sentence.plain[0].upper(), sentence[1:])
            else:
                sentence = Text.assemble(self.cast.who(self.seat), " ", sentence)
            sentence.append(".")
            self.lines.append(Line(sentence, self.stands_out(), self.is_mine()))
        self.phrases, self.seat = [], None

    def _tell_gathered(self, event: str) -> None:
        facts, kind = self.gathered, self.gathering
        self.gathered, self.gathering = [], ""
        words = self.gathered_words(kind, facts, event) if facts else ""
        if words:
            self.phrases.append(Text(words))

    def is_mine(self) -> bool:
        """Whether the sentence is about the viewer."""
        return self.seat is not None and self.cast.is_me(self.seat)

    def verb(self, you: str, they: str = "") -> str:
        """``go`` or ``goes``."""
        return you if self.is_mine() else they or f"{you}s"

    def filled(self, pattern: str, fact: Fact) -> str:
        """A sentence that begins with its verb, ``go|goes to {place}``, filled in from the fact."""
        verb, _, rest = pattern.partition(" ")
        you, _, they = verb.partition("|")
        return f"{self.verb(you, they)} {rest.format(**self.fields(fact))}".rstrip()

    # ── What each game says of its own ─────────────────────────────────────────────────────────────────────

    def phrase(self, fact: Fact) -> str | Callable[[Any, Fact], Text | str]:
        """How a fact is told: a pattern, or what makes the phrase; empty if it goes without saying."""
        raise NotImplementedError

    def gathered_words(self, kind: str, facts: Sequence[Fact], event: str) -> str:
        """Facts that came in a row, told as one; and which event comes after them."""
        raise NotImplementedError

    def belongs(self, event: str) -> bool:
        """Whether an event of another seat belongs to the sentence under way."""
        return False

    def stands_out(self) -> bool:
        """Whether the sentence concerns the viewer without being about his turn."""
        return False

    def fields(self, fact: Fact) -> Fact:
        """What a pattern is filled in from."""
        return fact
