"""Words: facts become sentences, numbers become lists. What a game's facts mean, its drawing module knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from bedesten.kernel.events import Event
from bedesten.kernel.game import Game
from bedesten.terminal.drawings import Drawing, Line, Look

__all__ = ["chained", "counted", "listed", "percent", "sentences"]


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
