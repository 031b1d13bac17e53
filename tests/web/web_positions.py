"""Tables in given positions: found by playing at random until everything has been asked, and written into the server's store.

So a page can be looked at in any position at once, and nobody moves: all seats are persons', and only one is here.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import bedesten
from bedesten.kernel.game import Game
from bedesten.kernel.position import dump_position
from bedesten.server.schema import ChairWish, Settings
from bedesten.server.store import EntryRow, Store, now
from bedesten.server.tokens import hashed, new_code, new_token
from bedesten.tables.new_table import begun, new_config
from bedesten.tables.seating import seats_of
from web.web_server import Host

__all__ = ["Position", "position_of", "positions", "put_down"]

NAMES = ("Deniz", "Marie", "Jonas", "Usta", "Lucie")
GAMES = 40
"""Random games after which everything that is asked at all has been."""
TURNS = 160
"""Turns after which a random game is left."""


class Position(NamedTuple):
    """A position in which the first seat is asked something."""

    game: str
    options: dict[str, Any]
    players: int
    question: str
    answers: int
    state: dict[str, Any]


def _played(game: str, players: int, options: dict[str, Any], seed: int) -> Iterator[Game]:
    """A game played at random, at each position in which the first seat has a choice."""
    chance = random.Random(seed)
    found = bedesten.new(game, players=players, seed=seed, start=0, **options)
    while not found.over and found.table().turn < TURNS:
        moves = found.moves()
        ask = found.ask
        if ask is not None and ask.seat == 0 and len(moves) > 1:
            yield found
        found.play(chance.choice(moves))


def positions(game: str, players: int, want: int | None = None, **options: Any) -> dict[str, Position]:
    """For each question the position with the most answers that random games have shown, by the question's name."""
    found: dict[str, Position] = {}
    most: dict[str, int] = {}
    for seed in range(GAMES):
        for one in _played(game, players, options, seed):
            name, count = one.question, len(one.moves())
            if count > most.get(name, 0):
                most[name] = count
                found[name] = position_of(one, players)
        if want is not None and len(found) >= want:
            break
    return found


def position_of(found: Game, players: int) -> Position:
    """The position of a game, as it can be put down."""
    state = dump_position(found.box, found.table())
    laid = found.options.as_dict()  # with the layout, where chance has laid it
    return Position(found.box.name, laid, players, found.question, len(found.moves()), state)


def put_down(host: Host, wanted: Position, **settings: Any) -> dict[str, Any]:
    """A table in that position, with the token of the first seat; in the others sit persons who are away."""
    with ThreadPoolExecutor(1) as apart:  # the browser's loop runs in this thread
        return apart.submit(asyncio.run, _put_down(host, wanted, settings)).result()


async def _put_down(host: Host, wanted: Position, settings: dict[str, Any]) -> dict[str, Any]:
    wishes = [ChairWish(kind="person", name=name) for name in NAMES[: wanted.players]]
    seats, tokens = seats_of(wanted.game, wishes, new_token)
    config = new_config(
        wanted.game,
        wanted.options,
        Settings(**settings).model_dump(),
        len(seats),
        seed=7,
        code=new_code(),
        host=hashed("host"),
        created=now(),
        origin=wanted.state,
    )
    table, first = begun(config, seats)
    store = Store(str(host.flags["database"]), "test")
    try:  # the server has opened it: it is only written to
        await store.create(table.state, EntryRow.of(first))
    finally:
        await store.close()
    return {"table": {"code": config.code}, "tokens": [{"seat": 0, "token": tokens[0]}]}
