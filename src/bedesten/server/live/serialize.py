"""What is told of a table: to all, and to each viewer what he may know.

It is told as plain data (`tables/messages`), and written as JSON once for all who are told the same: to build and
check the messages anew for each client would be most of the server's work. Tests hold what is sent against the types.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic_core import to_json

from bedesten.kernel.game import Game
from bedesten.server import schema as m
from bedesten.server.live.live_table import LiveTable, Wave
from bedesten.server.store import TableRow, now
from bedesten.tables import messages
from bedesten.tables.log import TableLog
from bedesten.tables.people import TableSeat
from bedesten.tables.state import State

__all__ = ["offers", "presence", "sight_text", "state_text", "stored_state", "table_state", "written"]

Told = dict[str, Any]


def table_state(live: LiveTable) -> m.TableState:
    """What all may know of a table, besides the position."""
    return m.TableState.model_validate(_state(live))


def _state(live: LiveTable) -> Told:
    return messages.table_state(live.log, live.moment(), live.spectators())


def stored_state(row: TableRow, seats: Sequence[TableSeat], at: int, line: int) -> m.TableState:
    """What all may know of a table whose game can't be read."""
    state = State.new(row, tuple(seats))
    state.phase, state.number, state.ended = row.phase, row.number, "closed"
    told = _state(LiveTable(row.id, TableLog.of(state)))
    return m.TableState.model_validate(told | {"at": at, "line": line})


def offers(game: Game) -> list[m.Offer]:
    """The legal moves."""
    return [m.Offer.model_validate(offer) for offer in messages.offers(game)]


def sight_text(live: LiveTable, wave: Wave, viewer: int | None) -> str:
    """What one viewer sees, without the steps that led to it: a `SeatSight`, written as JSON."""
    seen: str | None = wave.get(("sight", viewer))
    if seen is None:
        seen = wave["sight", viewer] = f'{{"view":{_view_text(live, wave, viewer)},{written(_sight(live, viewer))[1:]}'
    return seen


def _view_text(live: LiveTable, wave: Wave, viewer: int | None) -> str:
    """What a viewer sees of the game, written. What all see alike is made and written once for all; and what lies at
    the places, most of it, only if what it rests on has changed, which few moves do."""
    game = live.state.game
    if game is None:
        return "{}"
    parts = game.view_parts()
    shared = wave.get("view")
    if shared is None:
        rest_on = parts.places_rest_on()
        if live.places is None or live.places[0] != rest_on:
            live.places = (rest_on, written(parts.places())[:-1])
        shared = wave["view"] = f"{live.places[1]},{written(parts.shared())[1:-1]}"
    return f"{shared},{written(parts.own(viewer))[1:]}"


def _sight(live: LiveTable, viewer: int | None) -> Told:
    """What else one viewer is told."""
    return messages.seat_sight(live.log, viewer, None if viewer is None else live.seen.get(viewer, 0))


def state_text(live: LiveTable, wave: Wave) -> str:
    """What all may know of a table: a `TableState`, written as JSON. What never changes is written once."""
    state: str | None = wave.get("state")
    if state is None:
        if live.fixed is None:
            live.fixed = written(messages.fixed_state(live.state))
        changing = messages.changing_state(live.state, live.moment(), live.spectators())
        state = wave["state"] = f"{live.fixed[:-1]},{written(changing)[1:]}"
    return state


def written(told: Any) -> str:
    """As JSON."""
    return to_json(told).decode()


def presence(live: LiveTable) -> m.Presence:
    """Who is here."""
    present = live.present()
    return m.Presence(
        present=[row.seat in present for row in live.state.seats], spectators=live.spectators(), time=now()
    )
