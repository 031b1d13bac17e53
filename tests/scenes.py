"""Positions for tests, set up and played in words.

::

    scene = at_table(seats={0: {"merchant": 2, "lira": 7, "hand": "five-lira stay"}}, governor=9)
    scene.play("go 9", "leave", "announce 8", "roll 3 5")
    assert scene.seat(0)["lira"] == 15
"""

from __future__ import annotations

from collections.abc import Mapping
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
        """What a seat has: merchant, stack, assistants, family, lira, room, rubies, tiles, goods, hand."""
        found: dict[str, Any] = self.state["seats"][seat]
        return found

    def sign(self, place: int | str) -> dict[str, Any]:
        """What a place shows to everybody."""
        found: dict[str, Any] = self.game.view()["signs"][str(place)]
        return found

    def deal(self, place: int | str) -> dict[str, Any]:
        """The first thing that can be had at a place, or the only one."""
        found: dict[str, Any] = self.sign(place)["deals"][0]
        return found

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
    pile, or, if `pile` is given, are with the last seat that nothing was said of. `put` takes governor, smuggler and
    other tokens, mail, round, start, phase, recalled, neutral_merchants, and `parts`: of those of variants and
    expansions what is not as after set-up.
    """
    game = bedesten.new("istanbul", players=players, seed=0, chance="manual", start=0, **(options or {}))
    state: dict[str, Any] = game.state()
    state |= {"phase": 1, "round": 1, "turn": 1, "active": active, "asks": [["move", active, 0, 0]], "start": 0}
    for default, token in enumerate(state["tokens"], start=2):
        state["tokens"][token] = put.pop(token.replace("-", "_"), default)
    for market, stack in enumerate(state["demands"]):
        stack.update({"top": 0, "unseen": stack["unseen"][1:], "under": []})
        stack.update((demands or {}).get(market, {}))
    for place, left in (rubies or {}).items():
        state["rubies"][str(place)] = left
    state["mosque"].update(mosque or {})
    deck = state["pile"]
    for seat in state["seats"]:
        seat["lira"] = 0
    for i, given in (seats or {}).items():
        seat = state["seats"][i]
        for key, value in given.items():
            if key == "stack" and isinstance(value, int):
                value = ["own"] * value
            elif key == "goods":
                value = {good: counts(value).get(good, 0) for good in GOODS}
            elif key == "hand":
                value = counts(value)
                take(deck, value)
            elif key == "tiles":
                value = value.split()
            seat[key] = value
    state["discards"] = discards.split()
    take(deck, counts(discards))
    if pile is not None:
        take(deck, counts(pile))
        rest = next(i for i in reversed(range(players)) if i not in (seats or {}))
        state["seats"][rest]["hand"] = {card: count for card, count in deck.items() if count}
        deck = counts(pile)
    state["pile"] = {card: count for card, count in deck.items() if count}
    for name, part in put.pop("parts", {}).items():
        state["parts"][name] = {**state["parts"][name], **part}
    for key in put:
        assert key in state, f"there is nothing called {key!r} to put"
    state |= put
    dumped = game.dump() | {"origin": state, "entries": [], "state": state}
    return Scene(bedesten.load(dumped))


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
