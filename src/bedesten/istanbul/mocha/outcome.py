"""How outcomes of Mocha & Baksheesh are told. Its own parts are `guild` (a guild card) and `another-turn`."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.outcome import aside, meet, reshuffle
from bedesten.kernel.events import Event
from bedesten.kernel.telling import Said, Teller, Telling

__all__ = ["PARTS", "TELLERS"]

PARTS: Final = ("guild", "another-turn")


def _gain_coffee(telling: Telling, event: Event, said: Said) -> None:
    telling.current(event).gains("coffee", said["count"])


def _pay_coffee(telling: Telling, event: Event, said: Said) -> None:
    telling.current(event).pays("coffee", said["count"])


def _guild(telling: Telling, event: Event, said: Said) -> None:
    telling.open("guild", event).guild = said["guild"]


def _draw_guild(telling: Telling, event: Event, said: Said) -> None:
    part = telling.current(event)
    part.gains("guild-cards", 1)
    if event.secret:
        part.secret.setdefault("guilds", []).append(len(part.guilds))
    part.guilds.append(event.a)


def _discard_guild(telling: Telling, event: Event, said: Said) -> None:
    """A guild card that was carried out is discarded anyway."""
    part = telling.current(event)
    if event.a not in (part.guild, telling.decided.about.guild):
        part.pays("guild-cards", 1)
        part.given_guilds.append(event.a)


def _barrier(telling: Telling, event: Event, said: Said) -> None:
    part = telling.current(event)
    part.gains("barrier", 1)
    part.between = [event.a, event.b]


def _tavern_tile(telling: Telling, event: Event, said: Said) -> None:
    part = telling.current(event)
    part.gains("tavern-tiles", 1)
    part.tiles.append(str(said["tavern_tile"]))


def _baksheesh(telling: Telling, event: Event, said: Said) -> None:
    """The ruby that it brings tells where it lay."""
    telling.current(event)


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
    "another-turn": aside,
}
