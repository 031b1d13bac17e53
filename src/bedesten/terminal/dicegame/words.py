"""Outcomes of The Dice Game as sentences: one for each player's part in a turn, what concerns the viewer marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from bedesten.terminal.dicegame.names import dice_text, paid_words, thing_words, tile_words, track_words
from bedesten.terminal.drawings import LogLine, Look
from bedesten.terminal.words import Part, Story, listed

__all__ = ["TOLD", "lines_of"]


def lines_of(parts: Sequence[Part], look: Look) -> list[LogLine]:
    """What happened, in sentences."""
    return Story(look, _phrases).told(parts)


def _phrases(story: Story, part: Part) -> list[Text | str]:
    """A part in words: what was done, then what it cost and brought."""
    tell = TOLD[part["what"]]
    begun = tell(story, part) if tell is not None else ""
    return [phrase for phrase in (begun, *_flows(story, part)) if phrase]


def _roll(story: Story, part: Part) -> Text:
    return Text.assemble(story.verb("roll"), " ", dice_text(part.pop("dice")))


def _reroll(story: Story, part: Part) -> Text:
    del part["gave"]
    return Text.assemble(story.verb("pay"), " 1 crystal to roll ", dice_text(part.pop("dice")), " again")


def _use_card(story: Story, part: Part) -> str:
    """Of one card that was revealed it goes without saying."""
    before = story.before
    alone = before is not None and before["what"] == "reveal" and len(before["cards"]) == 1
    return "" if alone else f"{story.verb('use')} {part['card']}"


def _opened(story: Story, part: Part) -> str:
    names = part.pop("tiles")
    return f"{listed(names)} {'lies' if len(names) == 1 else 'lie'} open now"


def _return(story: Story, part: Part) -> str:
    return f"{story.verb('return')} {_things(part.pop('gave'))}, for the supply is short"


TOLD: Final[dict[str, Callable[[Story, Part], Text | str] | None]] = {
    "start": lambda story, part: story.verb("begin"),
    "turn": None,
    "income": None,
    "roll": _roll,
    "reroll": _reroll,
    "act": None,
    "done": lambda story, part: f"{story.verb('end')} the turn",
    "reveal": lambda story, part: f"{story.verb('reveal')} {listed(part['cards'])}",
    "use-card": _use_card,
    "accept": lambda story, part: "" if part.get("resumes") else f"{story.verb('accept')} {part['card']}",
    "decline": lambda story, part: f"{story.verb('decline')} {part['card']}",
    "served": None,
    "return": _return,
    "open": _opened,
    "reshuffle": lambda story, part: "the bazaar cards are shuffled",
    "over": lambda story, part: "the game is over",
}
"""How each part begins. What is None there goes without saying, or is told by what it cost and brought."""


def _flows(story: Story, part: Part) -> list[Text | str]:
    """What was paid, and what was taken."""
    found: list[Text | str] = []
    given = {thing: count for thing, count in part.get("gave", {}).items() if thing != "mosque-tiles"}
    paid = paid_words(part.get("dice", {}), given)
    if paid:
        found.append(f"{story.verb('pay')} {paid}")
    found += [f"{story.verb('give')} up the tile {tile}" for tile in part.get("given_tiles", ())]
    taken = {thing: count for thing, count in part.get("got", {}).items() if thing not in ("rubies", "mosque-tiles")}
    if taken:
        found.append(f"{story.verb('take')} {_things(taken)}")
    for tile in part.get("tiles", ()):
        found.append(f"{story.verb('take')} the tile {tile} ({tile_words(story.look.options, tile)[1]})")
    found += [f"{story.verb('take')} a ruby of the {track_words(track)}" for track in part.get("tracks", ())]
    return found


def _things(counts: Mapping[str, int]) -> str:
    """``1 red marker and 2 Lira``."""
    return listed([thing_words(thing, count) for thing, count in counts.items()])
