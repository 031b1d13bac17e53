"""Looking at a game without playing: the past, and who may ask for a plan."""

from __future__ import annotations

from bedesten.kernel.game import Game
from bedesten.server.errors import Refused

__all__ = ["check_asked", "past"]


def past(game: Game, at: int) -> Game:
    """The game as it was after so many entries of its record."""
    if at > len(game.entries):
        raise Refused("outdated", f"the record has {len(game.entries)} entries")
    found = Game.start(game.box, game.options, game.seed, game.commitment, True, game.names, game.origin)
    for entry in game.entries[:at]:
        found.enter(entry)
    return found


def check_asked(game: Game, seat: int, at: int) -> None:
    """Only who is asked may try something out, and only as things stand."""
    if at != len(game.entries):
        raise Refused("outdated", f"the record has {len(game.entries)} entries by now, not {at}")
    if game.actor != seat:
        raise Refused("not-your-turn", "another seat must answer now")
