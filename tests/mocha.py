"""Positions with Mocha & Baksheesh for tests, in the layout of its first game::

16 15 18  3 10
 8  1  7 17  4
 2 19  6 12  9
20 11  5 14 13
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scenes import Scene, at_table

FIRST_GAME = [[16, 15, 18, 3, 10], [8, 1, 7, 17, 4], [2, 19, 6, 12, 9], [20, 11, 5, 14, 13]]
PLACES = [place for row in FIRST_GAME for place in row]
ALL_CARDS = set(range(1, 21))


def mocha_table(
    seats: Mapping[int, Any] | None = None,
    players: int = 4,
    *,
    coffee: dict[int, int] | None = None,
    guild: dict[int, list[int]] | None = None,
    guild_discards: list[int] | None = None,
    guild_pile: list[int] | None = None,
    tavern: dict[int, str] | None = None,
    options: dict[str, Any] | None = None,
    part: dict[str, Any] | None = None,
    **put: Any,
) -> Scene:
    """A position at the start of a turn, as `at_table` has it, but in a bazaar with coffee.

    `coffee`, `guild` (numbers of guild cards) and `tavern` (tiles in words) are by seat; guild cards that are named
    nowhere are in the pile, or, if `guild_pile` is given, with the last seat. `part` takes barrier, control, baksheesh.
    """
    hands = [sorted((guild or {}).get(seat, [])) for seat in range(players)]
    gone = {*(guild_discards or []), *(card for hand in hands for card in hand)}
    rest = sorted(ALL_CARDS - gone)
    if guild_pile is not None:
        hands[-1] = sorted({*hands[-1], *rest} - set(guild_pile))
        rest = sorted(guild_pile)
    tiles = [(tavern or {}).get(seat, "").split() for seat in range(players)]
    mocha = {
        "coffee": [(coffee or {}).get(seat, 0) for seat in range(players)],
        "guild_hands": hands,
        "guild_pile": rest,
        "guild_discards": guild_discards or [],
        "tavern_tiles": tiles,
    }
    options = {"expansions": ["mocha"], "layout": "first-game", **(options or {})}
    return at_table(players, seats, options=options, parts={"mocha": {**mocha, **(part or {})}}, **put)


def coffee_of(scene: Scene, seat: int = 0) -> int:
    found: int = scene.state["parts"]["mocha"]["coffee"][seat]
    return found


def guild_hand(scene: Scene, seat: int = 0) -> list[int]:
    found: list[int] = scene.state["parts"]["mocha"]["guild_hands"][seat]
    return found


def mocha_of(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.state["parts"]["mocha"]
    return found


def goods_of(scene: Scene, seat: int = 0) -> dict[str, int]:
    """The goods that a seat has, without those it has not."""
    return {good: count for good, count in scene.seat(seat)["goods"].items() if count}


def guilds(scene: Scene) -> list[int]:
    """The guild cards that may be played now."""
    return [int(words.split()[1]) for words in scene.options() if words.startswith("guild ")]


def starting(scene: Scene, words: str) -> list[str]:
    """The moves that begin with these words."""
    return [option for option in scene.options() if option.startswith(words)]
