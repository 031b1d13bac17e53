"""Facts of The Dice Game as sentences: one for each player's part in a turn, what concerns the viewer marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.text import Text

from bedesten.terminal.dicegame.names import dice_text, paid_words, thing_words, tile_words, track_words
from bedesten.terminal.drawings import Line, Look
from bedesten.terminal.words import Fact, Story, listed

__all__ = ["lines_of"]


KINDS: Final = {"use": "pay", "give": "pay", "take": "take", "reveal": "reveal", "open": "open", "return": "return"}
"""Facts that come in a row and are told as one, and as what."""


class DiceStory(Story):
    """The Dice Game's sentences."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, KINDS)
        self.active: int | None = None
        """Whose turn it is, once that has been told."""
        self.revealed: list[str] = []
        self.rerolled = False
        """Whether dice are rolled again: the crystal that is paid now has been told."""

    def hear(self, fact: Fact) -> None:
        super().hear(fact)
        if fact["event"] == "turn":
            self.active = fact["seat"]

    def phrase(self, fact: Fact) -> str | Callable[[Any, Fact], Text | str]:
        return PHRASES.get(fact["event"], "")

    def stands_out(self) -> bool:
        return self.is_mine() and self.active not in (None, self.seat)

    def gathered_words(self, kind: str, facts: Sequence[Fact], event: str) -> str:
        """What went, came or was turned up in a row."""
        if kind == "pay":
            told, self.rerolled = self.rerolled, False
            return "" if told else f"{self.verb('pay')} {paid_words(facts)}"
        if kind == "return":
            return f"{self.verb('return')} {listed(_summed(facts))}, for the supply is short"
        if kind == "reveal":
            self.revealed = [fact["card"] for fact in facts]
            return f"{self.verb('reveal')} {listed(self.revealed)}"
        if kind == "open":
            names = [fact["tile"] for fact in facts]
            return f"{listed(names)} {'lies' if len(names) == 1 else 'lie'} open now"
        return f"{self.verb('take')} {listed(_summed(facts))}"

    # ── Phrases that need more than a line ─────────────────────────────────────────────────────────────────

    def roll(self, fact: Fact) -> Text:
        return Text.assemble(self.verb("roll"), " ", dice_text(fact["dice"]))

    def reroll(self, fact: Fact) -> Text:
        self.rerolled = True
        return Text.assemble(self.verb("pay"), " 1 crystal to roll ", dice_text(fact["dice"]), " again")

    def tile(self, fact: Fact) -> str:
        effect = tile_words(self.look.options, fact["tile"])[1]
        return f"{self.verb('take')} the tile {fact['tile']} ({effect})"

    def use_card(self, fact: Fact) -> str:
        """Of one card that was revealed it goes without saying."""
        alone, self.revealed = len(self.revealed) == 1, []
        return "" if alone else f"{self.verb('use')} {fact['card']}"


def _summed(facts: Sequence[Fact]) -> list[str]:
    """What was taken, things of a kind together."""
    counts: dict[str, int] = {}
    for fact in facts:
        counts[fact["thing"]] = counts.get(fact["thing"], 0) + fact["count"]
    return [thing_words(thing, count) for thing, count in counts.items()]


PHRASES: Final[dict[str, str | Callable[[Any, Fact], Text | str]]] = {
    "start": lambda story, fact: story.verb("begin") if story.seat is not None else "",
    "roll": DiceStory.roll,
    "reroll": DiceStory.reroll,
    "done": "end the turn",
    "ruby": lambda story, fact: f"{story.verb('take')} a ruby of the {track_words(fact['track'])}",
    "tile": DiceStory.tile,
    "give-up": "give up the tile {tile}",
    "use-card": DiceStory.use_card,
    "accept": "accept {card}",
    "decline": "decline {card}",
    "reshuffle": lambda story, fact: "the bazaar cards are shuffled",
    "over": lambda story, fact: "the game is over",
}


def lines_of(facts: Sequence[Fact], look: Look) -> list[Line]:
    """What happened, in sentences."""
    return DiceStory(look).tell(facts)
