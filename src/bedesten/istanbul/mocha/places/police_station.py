"""12 Police Station on a guild turn."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.terms import GUILD_EFFECT
from bedesten.istanbul.places.police_station import PoliceStation
from bedesten.istanbul.terms import FAMILY, NOBODY

__all__ = ["GuildPoliceStation"]


class GuildPoliceStation(PoliceStation):
    """12 Police Station: on a guild turn the family member counts as standing nowhere where it is sent, so that no
    card or tile that is bound to a place goes with it. (MB-13, MB-22, BON-18)"""

    def sent(self, t: Board) -> int:
        for ask in t.asks:
            if ask.kind == GUILD_EFFECT:
                return NOBODY
        return FAMILY
