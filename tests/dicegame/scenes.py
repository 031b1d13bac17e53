"""Positions of The Dice Game for tests, set up and played in words.

::

    scene = at_table(dice="red2 green lira card", seats={0: {"markers": "red brown", "lira": 4}})
    scene.play("marker red")
    assert scene.seat(0)["markers"]["red"] == 2
"""

from __future__ import annotations

from typing import Any

import bedesten
from bedesten.kernel.errors import IllegalMove
from staging import Stage, counts

MARKERS = ("red", "green", "yellow", "blue", "brown")
TRACKS = ("mosque", "right", "left", "blue", "yellow", "green", "red")
DISPLAY = "lira-red crystal-green card-yellow action-blue marker-red die"


class Scene(Stage):
    """A game in a given position, with chance answered by the test."""

    def refuses(self, words: str) -> str:
        """The reason for which a move is refused, without a trace; empty if it is not."""
        before = self.game.fingerprint()
        try:
            self.game.read(words)
        except IllegalMove:
            assert self.game.fingerprint() == before
            return str(self.game.why_not(words) or "")
        return ""

    @property
    def dice(self) -> dict[str, int]:
        """The dice that are left, by face."""
        found: dict[str, int] = self.state["dice"]
        return found

    @property
    def supply(self) -> dict[str, int]:
        found: dict[str, int] = self.state["supply"]
        return found

    def seat(self, seat: int = 0) -> dict[str, Any]:
        """What a seat has: lira, crystals, markers, tiles, rubies, mosque_ruby."""
        found: dict[str, Any] = self.state["seats"][seat]
        return found

    def markers(self, seat: int = 0) -> dict[str, int]:
        """The markers of a seat, without those it has none of."""
        return {colour: count for colour, count in self.seat(seat)["markers"].items() if count}


def at_table(
    players: int = 3,
    seats: dict[int, dict[str, Any]] | None = None,
    *,
    dice: str = "card",
    actions: int = 2,
    active: int = 0,
    display: str = DISPLAY,
    under: str = "",
    unseen: str | None = None,
    discards: str = "",
    rubies: dict[str, int] | None = None,
    options: dict[str, Any] | None = None,
    asks: list[list[Any]] | None = None,
    **put: Any,
) -> Scene:
    """A position in which the active player is to choose an action.

    By default seat 0 began and is to move, has 2 actions and a card die, and nobody has anything at all. `seats` gives
    for a seat any of lira, crystals, rubies, mosque_ruby, and in words markers and tiles; the rest is in the supply.
    `display`, `under` and `unseen` take tiles in words; tiles that are named nowhere are unseen, or, if `unseen` is
    given, with the last seat. `discards` takes bazaar cards, the others are in the pile. `rubies` says how many are
    left on a track; the missing ones are with the last seat, and those that a seat has too many are taken from the
    tracks that nothing was said of. `put` takes phase, round, start, fresh and the like.
    """
    game = bedesten.new("dicegame", players=players, seed=0, chance="manual", start=0, **(options or {}))
    state: dict[str, Any] = game.state()
    state |= {"phase": "actions", "round": 1, "turn": 1, "active": active, "start": 0, "actions": actions}
    state["dice"] = counts(dice)
    state["asks"] = asks or [["action", active, 0, 0]]
    for seat in state["seats"]:
        state["supply"]["lira"] += seat["lira"]
        state["supply"]["crystals"] += seat["crystals"]
        seat |= {"lira": 0, "crystals": 0}
    for i, given in (seats or {}).items():
        seat_up(state, state["seats"][i], given)
    lay_tiles(state, display, under, unseen)
    state["discards"] = discards.split()
    take(state["pile"], counts(discards))
    lay_rubies(state, rubies or {})
    for key in put:
        assert key in state, f"there is nothing called {key!r} to put"
    state |= put
    return Scene(bedesten.load(game.dump() | {"origin": state, "entries": [], "state": state}))


def seat_up(state: dict[str, Any], seat: dict[str, Any], given: dict[str, Any]) -> None:
    for key, value in given.items():
        if key == "markers":
            take(state["supply"], counts(value))
            value = {colour: counts(value).get(colour, 0) for colour in MARKERS}
        elif key == "tiles":
            value = sorted(value.split(), key=list(state["unseen"]).index)
        elif key in ("lira", "crystals"):
            take(state["supply"], {key: value})
        assert key in seat, f"a seat has no {key!r}"
        seat[key] = value


def lay_tiles(state: dict[str, Any], display: str, under: str, unseen: str | None) -> None:
    stack = dict(state["unseen"])
    order = list(stack)
    for held in (display, under, *(" ".join(seat["tiles"]) for seat in state["seats"])):
        take(stack, counts(held))
    if unseen is not None:
        take(stack, counts(unseen))
        rest = [tile for tile, count in stack.items() for _ in range(count)]
        state["seats"][-1]["tiles"] = sorted([*state["seats"][-1]["tiles"], *rest], key=order.index)
        stack = counts(unseen)
    state["display"] = sorted(display.split(), key=order.index)
    state["under"] = under.split()
    state["unseen"] = {tile: stack[tile] for tile in order if stack.get(tile)}


def lay_rubies(state: dict[str, Any], rubies: dict[str, int]) -> None:
    whole = sum(state["rubies"].values())
    state["rubies"] |= rubies
    missing = whole - sum(state["rubies"].values()) - sum(seat["rubies"] for seat in state["seats"])
    if missing > 0:
        state["seats"][-1]["rubies"] += missing
    for track in TRACKS:
        if track not in rubies:
            taken = min(state["rubies"][track], max(0, -missing))
            state["rubies"][track] -= taken
            missing += taken


def take(heap: dict[str, int], words: dict[str, int]) -> None:
    for word, count in words.items():
        heap[word] = heap.get(word, 0) - count
        assert heap[word] >= 0, f"there are not so many {word!r}"
        if word not in (*MARKERS, "lira", "crystals") and not heap[word]:
            del heap[word]
