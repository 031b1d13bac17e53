"""The interface of an expansion to the terminal: its words, and how its part of the view is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from bedesten.kernel.phrase import Phrase
from bedesten.terminal.players import Cast

__all__ = ["PartDrawing"]

PartView = dict[str, Any]


@dataclass
class PartDrawing:
    """An expansion at the terminal. What it does not bring is left empty."""

    places: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Shorter names of its places, the longest first."""
    tokens: dict[str, str] = field(default_factory=dict)
    """What its tokens are called."""
    pieces: dict[str, str] = field(default_factory=dict)
    """What its pieces that can act are called."""
    things: dict[str, tuple[str, str]] = field(default_factory=dict)
    """What is paid and given on signs: one, and several."""
    laid: tuple[str, ...] = ()
    """Things that are named beside their price."""
    changes: dict[str, str] = field(default_factory=dict)
    """What of all that a move would change is told, and what it is called."""
    summaries: dict[str, str] = field(default_factory=dict)
    """Actions of its places that are told by what they are about, not by what exactly changes."""
    waits: dict[str, str] = field(default_factory=dict)
    """What chance is about to do for it."""
    prices: dict[str, str] = field(default_factory=dict)
    """What is paid to its tokens once they are met."""
    walks: dict[str, str] = field(default_factory=dict)
    """Plays with which a piece of it goes somewhere, and what they all do."""
    questions: dict[str, str] = field(default_factory=dict)
    """Its questions, in plain words."""
    forced: dict[str, str] = field(default_factory=dict)
    """… and where nothing is left to decide but what may be played on top."""
    told: dict[str, str] = field(default_factory=dict)
    """Its own parts of outcomes: phrases that begin with their verb, or with `=` if they have none for a player."""

    def brought(self, part: dict[str, Any], thing: str) -> list[str]:
        """What of a thing a part of an outcome brought, in words; empty if the thing is not its own."""
        return []

    def given(self, part: dict[str, Any], thing: str) -> str:
        """What of a thing was given for it, in words; empty if the thing is not its own."""
        return ""

    def further(self, part: dict[str, Any]) -> list[str]:
        """What else a part of an outcome tells of it, in phrases that begin with their verb."""
        return []

    def counts(self, part: PartView, seat: int) -> dict[str, int]:
        """What a player has of it that can be counted."""
        return {}

    def extras(self, part: PartView, seat: int) -> list[str]:
        """What else a player has of it, in words."""
        return []

    def cards(self, part: PartView, seat: int) -> dict[str, str]:
        """Its cards in the viewer's hand that are no bonus cards, and what each does."""
        return {}

    def standing(self, part: PartView, place: int, cast: Cast) -> list[Text]:
        """What of it stands at a place."""
        return []

    def piece_at(self, part: PartView, seat: int, place: int) -> str:
        """What a player's piece at a place is called that must be paid like a merchant; empty if there is none."""
        return ""

    def unpaid(self, part: PartView) -> int | None:
        """The seat whose merchant need not be paid in this turn."""
        return None

    def rule(self, topic: str) -> str:
        """What the rules say about a card or a tile of it, as a sentence; empty if the topic is not its own."""
        return ""

    def does(self, phrase: Phrase) -> str:
        """What a card or tile of it does that a move uses, chooses or gives up; empty if it is about none."""
        return ""
