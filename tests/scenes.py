"""Positions for tests, set up and played in words.

::

    scene = at_table(seats={0: {"merchant": 2, "lira": 7, "hand": "five-lira stay"}}, governor=9)
    scene.play("go 9", "leave", "announce 8", "roll 3 5")
    assert scene.seat(0)["lira"] == 15
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import bedesten
from bedesten.kernel.errors import IllegalMove
from staging import Stage, counts

GOODS = ("red", "green", "yellow", "blue")


class Scene(Stage):
    """A game in a given position, with chance answered by the test."""

    def refuses(self, words: str) -> bool:
        """Whether a move is refused without a trace, with a reason."""
        before = self.game.fingerprint()
        try:
            self.game.read(words)
        except IllegalMove as error:
            reason = error.reason
            return self.game.fingerprint() == before and reason is not None and bool(reason.rules)
        return False

    def seat(self, seat: int) -> dict[str, Any]:
        """What a seat has: merchant, stack, assistants, family, lira, extensions, room, rubies, tiles, goods, hand."""
        view: dict[str, Any] = self.game.view(seat)
        found: dict[str, Any] = view["seats"][seat]
        return found

    def sign(self, place: int | str) -> dict[str, Any]:
        """What a place shows to everybody."""
        found: dict[str, Any] = self.game.view()["signs"][str(place)]
        return found

    def deal(self, place: int | str) -> dict[str, Any]:
        """The first thing that can be had at a place, or the only one."""
        found: dict[str, Any] = self.sign(place)["deals"][0]
        return found

    def demand(self, market: int) -> dict[str, Any]:
        """How a market's tiles lie, by their numbers, as `at_table` takes them."""
        stack = self.state["demands"][MARKETS[market]]
        tiles = self.game.options.components  # type: ignore[attr-defined]
        shown = (tiles.large_demand, tiles.small_demand)[market]
        numbers = {str(dict(zip(GOODS, tile, strict=True))): i for i, tile in enumerate(shown)}
        return {
            "top": numbers[str(stack["top"])] if stack["top"] else -1,
            "unseen": [numbers[str(tile)] for tile in stack["unseen"]],
            "under": [numbers[str(tile)] for tile in stack["under"]],
        }

    def hand(self, seat: int = 0) -> dict[str, int]:
        found: dict[str, int] = self.seat(seat)["hand"]
        return found


def at_table(
    players: int = 4,
    seats: Mapping[int, Any] | None = None,
    *,
    active: int = 0,
    options: dict[str, Any] | None = None,
    pile: str | None = None,
    discards: str = "",
    rubies: dict[int, int] | None = None,
    mosque: dict[str, int] | None = None,
    demands: dict[int, dict[str, Any]] | None = None,
    **put: Any,
) -> Scene:
    """A position at the start of a turn, everything as after set-up but for what is said.

    By default seat 0 began and is to move, all merchants stand at the Fountain (7) with 4 assistants, all family
    members at 12, Governor at 2, Smuggler at 3 and further tokens at the next places, everybody has no Lira, no goods
    and no cards, and the demand tiles lie in their order. `seats` gives for a seat any of merchant, stack (a number, or
    a list of own/neutral from the bottom), assistants (places), family, lira, room, rubies, and in words tiles, goods
    and hand. `pile` and `discards` (the last on top) take cards in words; cards that are named nowhere stay in the
    pile, or, if `pile` is given, are with the last seat that nothing was said of. `mosque` says how many tiles are
    taken, `demands` how the tiles lie, by their numbers. Where neutral assistants are named, the others' stacks are
    without. In the Big Box rubies of the seats come from nowhere. `put` takes governor, smuggler and other tokens,
    mail, round, start, phase, recalled, neutral_merchants, and `parts`: of those of variants and expansions what is not
    as after set-up.
    """
    options = {"players": players, "start": 0, **(options or {})}
    new: dict[str, Any] = bedesten.new("istanbul", seed=0, chance="manual", **options).state()
    named: dict[str, Any] = {"active": active, "start": 0}
    named["tokens"] = {
        token: put.pop(token.replace("-", "_"), default) for default, token in enumerate(new["tokens"], start=2)
    }
    left = {int(place): count for place, count in new["rubies"].items()}
    named["rubies"] = (left if options.get("edition", "big-box") == "big-box" else {}) | (rubies or {})
    named["mosque"] = {colour: len(new["mosque"][colour]) - taken for colour, taken in (mosque or {}).items()}
    named["demands"] = {
        market: tiles_laid(new["demands"][market]["unseen"], (demands or {}).get(i, {}))
        for i, market in enumerate(MARKETS)
    }
    neutral = any(
        "neutral" in given["stack"] for given in (seats or {}).values() if isinstance(given.get("stack"), list)
    )
    others = {"stack": 3} if neutral else {}
    named["seats"] = {i: seat_up({**others, **(seats or {}).get(i, {})}) for i in range(players)}
    named["discards"] = discards.split()
    if pile is not None:
        named["pile"] = counts(pile)
        deck = dict(new["pile"])
        for heap in (named["pile"], counts(discards), *(seat["hand"] for seat in named["seats"].values())):
            take(deck, heap)
        rest = next(i for i in reversed(range(players)) if i not in (seats or {}))
        named["seats"][rest]["hand"] = deck
    named["parts"] = deepcopy(put.pop("parts", {}))
    for kind, taken in named["parts"].get("mocha", {}).get("tavern", {}).items():
        named["parts"]["mocha"]["tavern"][kind] = len(new["parts"]["mocha"]["tavern"][kind]) - taken
    for key in put:
        assert key in new, f"there is nothing called {key!r} to put"
    return Scene(bedesten.position("istanbul", named | put, seed=0, chance="manual", **options))


MARKETS = ("large-market", "small-market")


def tiles_laid(tiles: list[Any], given: dict[str, Any]) -> dict[str, Any]:
    """A stack of demand tiles, given by their numbers; by default they lie in their order."""
    numbers = {"top": 0, "under": [], **given}
    if "unseen" not in numbers:
        numbers["unseen"] = list(range(1, len(tiles)))
    return {
        "top": tiles[numbers["top"]],
        "unseen": [tiles[tile] for tile in numbers["unseen"]],
        "under": [tiles[tile] for tile in numbers["under"]],
    }


def seat_up(given: dict[str, Any]) -> dict[str, Any]:
    """What a seat has, from the words of a scene."""
    seat = {"lira": 0, **given, "hand": counts(given.get("hand", ""))}
    if "room" in seat:
        seat["extensions"] = seat.pop("room") - 2
    if "goods" in seat:
        seat["goods"] = counts(seat["goods"])
    if "tiles" in seat:
        seat["tiles"] = seat["tiles"].split()
    return seat


def take(deck: dict[str, int], cards: dict[str, int]) -> None:
    for card, count in cards.items():
        deck[card] -= count
        assert deck[card] >= 0, f"there are not so many cards {card!r}"


def idle(scene: Scene) -> Scene:
    """The active player moves, and declines all that may be declined, until his turn is over."""
    now = [scene.state[key] for key in ("turn", "active", "phase")]
    while not scene.game.over and [scene.state[key] for key in ("turn", "active", "phase")] == now:
        game = scene.game
        scene.play(game.text(next((move for move in game.moves() if game.phrase(move).declines), game.moves()[0])))
    return scene


BESIDE = {1: 11, 2: 7, 3: 7, 4: 12, 5: 12, 6: 12, 7: 3, 8: 6, 9: 3, 10: 6, 11: 7, 12: 7, 13: 8, 14: 3, 15: 4, 16: 9}
"""For each place another one, 1 or 2 steps away on short paths."""


def at_place(place: int, *, put: dict[str, Any] | None = None, **mine: Any) -> Scene:
    """Seat 0, with all that is said of it, has come to a place and left an assistant: its action may follow."""
    scene = at_table(seats={0: {"merchant": BESIDE[place], **mine}}, **(put or {})).play(f"go {place}")
    return scene if place == 7 else scene.play("leave")


def offered(scene: Scene) -> set[str]:
    """The names of the cards that may be played now."""
    return {words.split()[1] for words in scene.options() if words.startswith("play ")}
