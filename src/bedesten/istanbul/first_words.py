"""Positions in the words of format 1: read from games saved before, and written for fingerprints.

Format 1 counted what was gone (mosque tiles, Tavern tiles, the Secret Society's Lira) where format 2 tells what is
left, numbered phases and demand tiles, and gave the wheelbarrow's room instead of its extensions.
"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.saved import dump_goods, members
from bedesten.istanbul.terms import GOODS, MARKETS, NO_TILE, PHASES
from bedesten.kernel.reading import Reader

__all__ = ["from_first_words", "in_first_words"]


def in_first_words(t: Board, state: dict[str, object]) -> dict[str, object]:
    """A table's position, which `state` is in today's words."""
    seats = state["seats"]
    assert isinstance(seats, list)
    for seat, dumped in zip(t.seats, seats, strict=True):
        del dumped["extensions"]
        dumped["room"] = seat.room
    demands: list[dict[str, object]] = []
    for market, demand in enumerate(t.demands):
        unseen = members(demand.unseen, len(t.bazaar.demands[market]))
        demands.append({"top": demand.top, "unseen": unseen, "under": demand.under[:]})
    state["phase"] = t.phase
    state["mosque"] = {GOODS[colour]: t.mosque[colour] for colour in range(len(GOODS))}
    state["demands"] = demands
    state["parts"] = {part.name: part.in_first_words(part.dump()) for part in t.present()}
    return state


def from_first_words(t: Board, state: dict[str, object]) -> dict[str, object]:
    """A saved position in today's words."""
    read = Reader(state, "position")
    bazaar = t.bazaar
    found = dict(state)
    found["phase"] = PHASES[read.number("phase", 0, len(PHASES) - 1)]
    tiles = bazaar.mosque_tiles
    taken = read.counts("mosque", list(GOODS), len(tiles))
    found["mosque"] = {GOODS[colour]: tiles[taken[colour] :] for colour in range(len(GOODS))}
    stacks = read.items("demands", len(MARKETS))
    found["demands"] = {
        name: _demand(Reader(stacks[market], f"position.demands[{market}]"), bazaar.demands[market])
        for market, name in enumerate(MARKETS)
    }
    seats = read.items("seats", len(t.seats))
    found["seats"] = [_seat(t, Reader(seats[i], f"position.seats[{i}]")) for i in range(len(seats))]
    parts = read.inner("parts")
    found["parts"] = {part.name: part.from_first_words(parts.inner(part.name).state) for part in t.present()}
    return found


def _demand(read: Reader, tiles: list[list[int]]) -> dict[str, object]:
    last = len(tiles) - 1
    top = read.number("top", NO_TILE, last)
    return {
        "top": None if top == NO_TILE else dump_goods(tiles[top]),
        "unseen": [dump_goods(tiles[tile]) for tile in read.numbers("unseen", 0, last)],
        "under": [dump_goods(tiles[tile]) for tile in read.numbers("under", 0, last)],
    }


def _seat(t: Board, read: Reader) -> dict[str, object]:
    found = dict(read.state)
    room = read.number("room", t.bazaar.first_room, t.bazaar.full_room)
    del found["room"]
    found["extensions"] = (room - t.bazaar.first_room) // t.bazaar.extension_room
    return found
