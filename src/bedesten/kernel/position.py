"""A position as JSON-ready data, and back."""

from __future__ import annotations

from bedesten.kernel.ask import Ask
from bedesten.kernel.box import Box
from bedesten.kernel.errors import RecordError
from bedesten.kernel.table import Table

__all__ = ["dump_position", "restore_position"]


def dump_position(box: Box, table: Table) -> dict[str, object]:
    """The whole position: what lies on the table, and the stack of asks, the top one last."""
    state = box.dump(table)
    state["active"] = table.active
    state["turn"] = table.turn
    state["over"] = table.over
    rules = table.book.rules
    state["asks"] = [[rules[ask.kind].name, ask.seat, ask.a, ask.b] for ask in table.asks]
    return state


def restore_position(box: Box, table: Table, state: dict[str, object]) -> None:
    """Bring a freshly laid table into a dumped position."""
    box.restore(table, state)
    active = state["active"]
    turn = state["turn"]
    over = state["over"]
    asks = state["asks"]
    if not (isinstance(active, int) and isinstance(turn, int) and isinstance(over, bool) and isinstance(asks, list)):
        raise RecordError("'active' and 'turn' must be numbers, 'over' true or false, 'asks' a list")
    table.active = active
    table.turn = turn
    table.over = over
    table.asks.clear()
    for entry in asks:
        name, seat, a, b = entry
        kind = table.book.kind_of(name)
        if kind < 0:
            raise RecordError(f"'asks': there is no question called {name!r} in this game")
        table.asks.append(Ask(kind, seat, a, b))
    if not over and not asks:
        raise RecordError("'asks' is empty, but the game is not over")
