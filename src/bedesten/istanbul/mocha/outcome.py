"""How outcomes of Mocha & Baksheesh are told. Its own parts are `guild` (a guild card) and `another-turn`."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.outcome import beside, meet, reshuffle
from bedesten.kernel.events import Event
from bedesten.kernel.outcome_builder import OutcomeBuilder, Said, Teller

__all__ = ["PARTS", "TELLERS"]

PARTS: Final = ("guild", "another-turn")


def _gain_coffee(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.current(event).gains("coffee", said["count"])


def _pay_coffee(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.current(event).pays("coffee", said["count"])


def _guild(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.open("guild", event).guild = said["guild"]


def _draw_guild(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.current(event)
    part.gains("guild-cards", 1)
    if event.secret:
        part.secret.setdefault("guilds", []).append(len(part.guilds))
    part.guilds.append(event.a)


def _discard_guild(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    """A guild card that was carried out is discarded anyway."""
    part = builder.current(event)
    if event.a not in (part.guild, builder.decided.about.guild):
        part.pays("guild-cards", 1)
        part.given_guilds.append(event.a)


def _barrier(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.current(event)
    part.gains("barrier", 1)
    part.between = [event.a, event.b]


def _tavern_tile(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.current(event)
    part.gains("tavern-tiles", 1)
    part.tiles.append(str(said["tavern_tile"]))


def _baksheesh(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    """The ruby that it brings tells where it lay."""
    builder.current(event)


TELLERS: Final[dict[str, Teller]] = {
    "gain-coffee": _gain_coffee,
    "pay-coffee": _pay_coffee,
    "coffee-trader": meet,
    "guild": _guild,
    "draw-guild": _draw_guild,
    "discard-guild": _discard_guild,
    "guild-reshuffle": reshuffle("guild-cards"),
    "barrier": _barrier,
    "tavern-tile": _tavern_tile,
    "baksheesh": _baksheesh,
    "another-turn": beside,
}
