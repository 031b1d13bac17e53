"""Facts of The Dice Game as sentences: one for each player's part in a turn, what concerns the viewer marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.text import Text

from bedesten.terminal.dicegame.names import dice_text, paid_words, thing_words, tile_words, track_words
from bedesten.terminal.drawings import Line, Look
from bedesten.terminal.words import chained, listed

__all__ = ["lines_of"]

Fact = dict[str, Any]

KINDS: Final = {"use": "pay", "give": "pay", "take": "take", "reveal": "reveal", "open": "open", "return": "return"}
"""Facts that come in a row and are told as one, and as what."""


class Story:
    """Puts facts together, turn by turn."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.cast = look.cast
        self.lines: list[Line] = []
        self.seat: int | None = None
        """Whose sentence is under way."""
        self.active: int | None = None
        """Whose turn it is, once that has been told."""
        self.phrases: list[Text] = []
        self.gathered: list[Fact] = []
        self.kind = ""
        self.revealed: list[str] = []

    def hear(self, fact: Fact) -> None:
        """Add a fact to the sentence of its seat, or begin another."""
        event, seat = fact["event"], fact.get("seat", -1)
        if event in ("turn", "over", "start") or (seat >= 0 and seat != self.seat):
            self.close()
            self.seat = seat if seat >= 0 else None
        elif KINDS.get(event) != self.kind:
            self.tell_gathered(fact)
        if event == "turn":
            self.active = seat
        if event in KINDS:
            self.kind = KINDS[event]
            self.gathered.append(fact)
            return
        tell = PHRASES.get(event)
        phrase = tell(self, fact) if tell is not None else ""
        if phrase:
            self.phrases.append(phrase if isinstance(phrase, Text) else Text(phrase))

    def close(self) -> None:
        """End the sentence."""
        self.tell_gathered({"event": ""})
        if self.phrases:
            sentence = chained(self.phrases)
            own = self.seat is not None and self.cast.is_me(self.seat)
            if self.seat is None:
                sentence = Text.assemble(sentence.plain[0].upper(), sentence[1:])
            else:
                sentence = Text.assemble(self.cast.who(self.seat), " ", sentence)
            sentence.append(".")
            self.lines.append(Line(sentence, own and self.active not in (None, self.seat), own))
        self.phrases, self.seat = [], None

    def tell_gathered(self, fact: Fact) -> None:
        """Tell what went, came or was turned up in a row."""
        found, kind = self.gathered, self.kind
        self.gathered, self.kind = [], ""
        if kind == "pay" and fact["event"] != "reroll":
            self.say(f"{self.verb('pay')} {paid_words(found)}")
        elif kind == "take":
            self.say(f"{self.verb('take')} {listed(_summed(found))}")
        elif kind == "return":
            self.say(f"{self.verb('return')} {listed(_summed(found))}, for the supply is short")
        elif kind == "reveal":
            self.revealed = [one["card"] for one in found]
            self.say(f"{self.verb('reveal')} {listed(self.revealed)}")
        elif kind == "open":
            names = [one["tile"] for one in found]
            self.say(f"{listed(names)} {'lies' if len(names) == 1 else 'lie'} open now")

    def say(self, words: str) -> None:
        self.phrases.append(Text(words))

    def verb(self, you: str, they: str = "") -> str:
        """``roll`` or ``rolls``."""
        mine = self.seat is not None and self.cast.is_me(self.seat)
        return you if mine else they or f"{you}s"

    # ── Phrases that need more than a line ─────────────────────────────────────────────────────────────────

    def roll(self, fact: Fact) -> Text:
        return Text.assemble(self.verb("roll"), " ", dice_text(fact["dice"]))

    def reroll(self, fact: Fact) -> Text:
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


PHRASES: Final[dict[str, Callable[[Story, Fact], Text | str]]] = {
    "start": lambda story, fact: story.verb("begin") if story.seat is not None else "",
    "roll": Story.roll,
    "reroll": Story.reroll,
    "done": lambda story, fact: f"{story.verb('end')} the turn",
    "ruby": lambda story, fact: f"{story.verb('take')} a ruby of the {track_words(fact['track'])}",
    "tile": Story.tile,
    "give-up": lambda story, fact: f"{story.verb('give')} up the tile {fact['tile']}",
    "use-card": Story.use_card,
    "accept": lambda story, fact: f"{story.verb('accept')} {fact['card']}",
    "decline": lambda story, fact: f"{story.verb('decline')} {fact['card']}",
    "reshuffle": lambda story, fact: "the bazaar cards are shuffled",
    "over": lambda story, fact: "the game is over",
}


def lines_of(facts: Sequence[Fact], look: Look) -> list[Line]:
    """What happened, in sentences."""
    story = Story(look)
    for fact in facts:
        story.hear(fact)
    story.close()
    return story.lines
