"""Seats people and bots, from the options of ``bedesten play``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bedesten.bots import USUAL, is_bot, listed, make
from bedesten.kernel.errors import OptionError, RecordError
from bedesten.terminal.screen import printable

__all__ = ["SeatedPlayer", "chairs_of", "read_chairs", "written_chairs"]

PLAYERS: Final = 3
"""Who says nothing plays against two bots."""
MYSELF: Final = ("you", "me")


@dataclass(frozen=True)
class SeatedPlayer:
    """A seat: a person's, or a bot's."""

    name: str = ""
    """The person's name."""
    bot: str = ""
    """The bot's kind; empty for a person."""

    @property
    def person(self) -> bool:
        return not self.bot


def chairs_of(
    seats: str | None = None,
    players: int | None = None,
    people: int | None = None,
    bots: str | None = None,
    name: str | None = None,
) -> list[SeatedPlayer]:
    """The seats in order: as named one by one, or so many people first and bots after them."""
    if seats is not None:
        if people is not None or bots is not None:
            raise OptionError("seats: says who sits where, so leave out --people and --bots")
        chairs = _named(_words(seats), name)
        if players not in (None, len(chairs)):
            raise OptionError(f"seats: {len(chairs)} are named, but --players says {players}")
        return chairs
    kinds = _words(bots) if bots is not None else [USUAL]
    for kind in kinds:
        make(kind)  # complains of what it does not know
    people = 1 if people is None else people
    if players is None:
        players = max(PLAYERS, people, people + len(kinds) if bots is not None else 0)
    if not 0 <= people <= players:
        raise OptionError(f"people: 0 to {players} of the {players} players, not {people}")
    chairs = _named(["you", *(f"Player {i}" for i in range(2, people + 1))][:people], name)
    return chairs + [SeatedPlayer(bot=kinds[i % len(kinds)]) for i in range(players - people)]


def _words(text: str) -> list[str]:
    words = listed(text)
    if not words:
        raise OptionError("seats and bots: names with commas between them")
    return words


def _named(words: Sequence[str], name: str | None) -> list[SeatedPlayer]:
    chairs: list[SeatedPlayer] = []
    taken: set[str] = set()
    for word in words:
        kind = _bot_of(word)
        if kind:
            make(kind)
            chairs.append(SeatedPlayer(bot=kind))
            continue
        called = printable(name or "Player 1" if word.lower() in MYSELF else word).strip()
        if not called or called.lower() in taken:
            raise OptionError(f"seats: every person needs a name of their own, not {word!r} again")
        taken.add(called.lower())
        chairs.append(SeatedPlayer(name=called))
    return chairs


def _bot_of(word: str) -> str:
    """The bot that a word means, in upper or lower case; empty if it is a person's name."""
    return word if is_bot(word) else word.lower() if is_bot(word.lower()) else ""


def written_chairs(chairs: Sequence[SeatedPlayer]) -> list[dict[str, str]]:
    """Chairs as they are saved."""
    return [{"name": chair.name} if chair.person else {"bot": chair.bot} for chair in chairs]


def read_chairs(saved: Any, players: int) -> list[SeatedPlayer]:
    """Chairs from a saved game."""
    if not isinstance(saved, list) or len(saved) != players:
        raise RecordError(f"'seats' must be a list of {players} seats")
    chairs: list[SeatedPlayer] = []
    for entry in saved:
        if not isinstance(entry, dict):
            raise RecordError("'seats' must be a list of seats")
        name, bot = entry.get("name", ""), entry.get("bot", "")
        if not isinstance(name, str) or not isinstance(bot, str) or bool(name) == bool(bot):
            raise RecordError("each of 'seats' has the name of a person or of a bot")
        if bot:
            try:
                make(bot)
            except OptionError as error:
                raise RecordError(f"'seats' has a bot {bot!r}, which can't be had ({error})") from error
        chairs.append(SeatedPlayer(printable(name), bot))
    return chairs
