"""Messages about a table, serialized as JSON: for all, and for each viewer what that seat may know.

They are made as plain data (`tables/messages`) and serialized once for all clients that get the same: to build and
validate them anew for each client would be most of the server's work. Tests hold what is sent against the schema.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bedesten.server import schema as m
from bedesten.server.live.json_text import merged, record, to_text
from bedesten.server.live.live_table import JsonCache, LiveTable
from bedesten.server.store import TableRow, now
from bedesten.tables import messages
from bedesten.tables.log import TableLog
from bedesten.tables.people import TableSeat
from bedesten.tables.state import State

__all__ = ["presence", "sight_json", "state_json", "stored_state", "table_state"]


def table_state(live: LiveTable) -> m.TableState:
    """What all may know of a table, besides the position."""
    return m.TableState.model_validate(_state(live))


def _state(live: LiveTable) -> dict[str, Any]:
    return messages.table_state(live.log, live.moment(), live.spectators())


def stored_state(row: TableRow, seats: Sequence[TableSeat], at: int, line: int) -> m.TableState:
    """What all may know of a table whose game can't be read."""
    state = State.new(row, tuple(seats))
    state.phase, state.number, state.ended = row.phase, row.number, "closed"
    return m.TableState.model_validate(_state(LiveTable(row.id, TableLog.of(state))) | {"at": at, "line": line})


def sight_json(live: LiveTable, cache: JsonCache, viewer: int | None) -> str:
    """What one viewer sees: a `SeatSight` without the steps that led to it."""
    sight: str | None = cache.get(("sight", viewer))
    if sight is None:
        seen = None if viewer is None else live.seen.get(viewer, 0)
        rest = to_text(messages.seat_sight(live.log, viewer, seen))
        sight = cache["sight", viewer] = merged(record(view=_view_json(live, cache, viewer)), rest)
    return sight


def _view_json(live: LiveTable, cache: JsonCache, viewer: int | None) -> str:
    """What a viewer sees of the game. What all see alike is serialized once for all; the places, which are most of it,
    only if the values that they depend on have changed, which few moves do."""
    game = live.state.game
    if game is None:
        return "{}"
    parts = game.view_parts()
    shared = cache.get("view")
    if shared is None:
        rest_on = parts.places_rest_on()
        if live.places_json is None or live.places_json[0] != rest_on:
            live.places_json = (rest_on, to_text(parts.places()))
        shared = cache["view"] = merged(live.places_json[1], to_text(parts.shared()))
    return merged(shared, to_text(parts.own(viewer)))


def state_json(live: LiveTable, cache: JsonCache) -> str:
    """What all may know of a table: a `TableState`. What never changes is serialized once."""
    state: str | None = cache.get("state")
    if state is None:
        if live.fixed_json is None:
            live.fixed_json = to_text(messages.fixed_state(live.state))
        changing = messages.changing_state(live.state, live.moment(), live.spectators())
        state = cache["state"] = merged(live.fixed_json, to_text(changing))
    return state


def presence(live: LiveTable) -> m.Presence:
    """Who is here."""
    present = live.present()
    return m.Presence(
        present=[row.seat in present for row in live.state.seats], spectators=live.spectators(), time=now()
    )
