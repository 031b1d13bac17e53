"""What a player of the board game has, and what of it can be counted."""

from __future__ import annotations

from typing import Any

from bedesten.istanbul.board import Board
from bedesten.istanbul.terms import GOODS
from bedesten.istanbul.view import seen_seat

__all__ = ["belongings", "board_of", "counts"]


def board_of(table: object) -> Board:
    assert isinstance(table, Board)
    return table


def belongings(t: Board, seat: int) -> dict[str, Any]:
    """All that a seat has: what its view shows in `seats`, and what expansions show in their parts."""
    me = t.seats[seat]
    cards = t.bazaar.cards
    found: dict[str, Any] = seen_seat(t, me) | {"hand": {cards[card]: me.hand[card] for card in me.held()}}
    for part in t.present():
        shown: dict[str, Any] = part.view(seat)
        if part.name == "mocha":
            found["coffee"] = shown["coffee"][seat]
            found["guild_cards"] = shown["guild_hands"][seat]["cards"]
            found["tavern_tiles"] = shown["tavern_tiles"][seat]
        elif part.name == "letters":
            mine = shown["seats"][seat]
            found["letters"] = mine["letters"]
            found["delivered"] = mine["delivered"]
            found["companion"] = mine["companion"]
    return found


def counts(has: dict[str, Any]) -> dict[str, int]:
    """What can be counted."""
    found: dict[str, int] = {"lira": has["lira"], "rubies": has["rubies"]}
    found |= {good: has["goods"][good] for good in GOODS}
    found |= {"room": has["room"], "stack": len(has["stack"]), "out": len(has["assistants"])}
    found |= {"tiles": len(has["tiles"]), "cards": sum(has["hand"].values())}
    if "coffee" in has:
        found["coffee"] = has["coffee"]
        found["guild_cards"] = len(has["guild_cards"])
        found["tavern_tiles"] = len(has["tavern_tiles"])
    if "letters" in has:
        found["letters"] = len(has["letters"])
        found["delivered"] = len(has["delivered"])
        found["seals"] = len(has["letters"]) + 2 * len(has["delivered"])
    return found
