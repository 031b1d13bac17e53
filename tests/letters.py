"""Positions of Letters & Seals for tests, in words.

::

    scene = at_letters(mine={0: {"letters": [5], "delivered": [3], "companion": 6}}, courier=9)
    scene.play("companion 7")

The bazaar is that of the first game::

     9  1  4 21  3
    15  6  7 11 22
    13 24 12 14  8
    10  2 23  5 16
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bedesten.istanbul.letters.terms import KIOSK_TILES
from scenes import Scene, at_table

LETTERS = {**dict.fromkeys(map(str, range(1, 17)), 2), **dict.fromkeys(map(str, range(21, 25)), 1)}


def at_letters(
    players: int = 3,
    seats: Mapping[int, Any] | None = None,
    *,
    mine: Mapping[int, Any] | None = None,
    letter_pile: list[int] | None = None,
    options: dict[str, Any] | None = None,
    **put: Any,
) -> Scene:
    """As `at_table`; `mine` gives for a seat any of letters, delivered, companion, bonus_round. Letters that are named
    nowhere are in the pile, or, if `letter_pile` is given, delivered ones of the last seat."""
    pile = dict(LETTERS)
    own: list[dict[str, Any]] = [
        {"letters": [], "delivered": [], "companion": "general supply", "bonus_round": 0, **(mine or {}).get(seat, {})}
        for seat in range(players)
    ]
    for seat in own:
        for place in seat["letters"] + seat["delivered"]:
            pile[str(place)] -= 1
    if letter_pile is not None:
        for place in letter_pile:
            pile[str(place)] -= 1
        own[-1]["delivered"] += [int(place) for place, count in pile.items() for _ in range(count)]
        pile = {str(place): letter_pile.count(place) for place in letter_pile}
    part = {
        "letters": {"pile": {place: count for place, count in pile.items() if count}, "discards": {}},
        "seats": own,
        **put.pop("part", {}),
    }
    return at_table(
        players, seats, options={"expansions": ["letters"], **(options or {})}, parts={"letters": part}, **put
    )


def part(scene: Scene) -> dict[str, Any]:
    """What the expansion keeps on the table."""
    found: dict[str, Any] = scene.state["parts"]["letters"]
    return found


def mail(scene: Scene, seat: int = 0) -> dict[str, Any]:
    """A seat's letters, delivered, companion, bonus_round."""
    found: dict[str, Any] = part(scene)["seats"][seat]
    return found


def stop(scene: Scene) -> Scene:
    """The active player moves and stops: his turn has ended, and he may be asked for a bonus turn."""
    go = next(words for words in scene.options() if words.startswith("go ") and words != "go 7")
    return scene.play(go, "stop")


FILLERS = ("two-lira", "blue", "yellow", "green", "red", "two-red", "two-green")


def at_kiosk(tile: str, players: int = 3, *, also: tuple[str, ...] = (), letter: int = 16, **put: Any) -> Scene:
    """Seat 0 has come to the Kiosk, taken a letter and revealed this tile among others; it chooses first."""
    put.setdefault("seats", {})
    put["seats"].setdefault(0, {"merchant": 7})
    scene = at_letters(players, **put).play("go 22", "leave", "open", f"letter {letter}")
    tiles = [tile, *also, *(other for other in FILLERS if other != tile and other not in also)][: players + 1]
    return scene.play(*(f"reveal {name}" for name in tiles))


def kiosk(*, pile: list[str] | None = None, discards: list[str] | None = None) -> dict[str, Any]:
    """The kiosk's tiles: the pile, or the discards, as given, and the rest of the other."""
    if pile is None:
        pile = [tile for tile in KIOSK_TILES if tile not in (discards or [])]
    if discards is None:
        discards = [tile for tile in KIOSK_TILES if tile not in pile]
    heaps = {"pile": pile, "open": [], "used": [], "discards": discards}
    return {"kiosk": {name: [tile for tile in KIOSK_TILES if tile in heap] for name, heap in heaps.items()}}
