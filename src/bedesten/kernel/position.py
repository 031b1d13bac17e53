"""A position as JSON-ready data, and back."""

from __future__ import annotations

from typing import Any, Final

from bedesten.kernel.ask import Ask
from bedesten.kernel.box import Box
from bedesten.kernel.chance import generator
from bedesten.kernel.errors import RecordError, shown
from bedesten.kernel.table import Table

__all__ = ["dump_position", "restore_position"]

HIGHEST: Final = 1 << 32
TRIALS: Final = 3
LENGTH: Final = 30


def dump_position(box: Box, table: Table) -> dict[str, Any]:
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
        table.asks.append(_ask(table, entry))
    if bool(asks) == over:
        raise RecordError("'asks' must be empty if the game is over, and only then")
    if not over:
        _try_out(table)


def _ask(table: Table, entry: object) -> Ask:
    if not isinstance(entry, list) or len(entry) != 4:
        raise RecordError(f"'asks': a question is its name, a seat and two numbers, not {shown(entry)}")
    name, seat, a, b = entry
    kind = table.book.kind_of(name) if isinstance(name, str) and name else -1
    if kind < 0:
        raise RecordError(f"'asks': there is no question called {shown(name)} in this game")
    for number in (seat, a, b):
        if type(number) is not int or not -1 <= number < HIGHEST:
            raise RecordError(f"'asks': {name!r} has {shown(number)}, which is no number that it could have")
    return Ask(kind, seat, a, b)


def _try_out(table: Table) -> None:
    """A position given by hand must be one that can be played on from: a few ways are tried."""
    try:
        for seed in range(TRIALS):
            trial = table.copy()
            trial.manual = False
            chooser = generator(seed, "trial")
            trial.run()
            for _ in range(LENGTH):
                if trial.over:
                    break
                options = trial.moves()
                trial.play(options[chooser.below(len(options))])
    except (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError) as error:
        raise RecordError(f"this position can't be played on from ({type(error).__name__}: {error})") from error
