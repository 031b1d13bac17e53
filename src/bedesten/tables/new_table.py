"""New tables: from options, as a rematch, or going on from a position of another. Seeds and codes are handed in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bedesten.kernel.boxes import box_of
from bedesten.kernel.chance import commitment
from bedesten.kernel.errors import OptionError
from bedesten.kernel.game import Game
from bedesten.kernel.position import dump_position
from bedesten.tables.entries.seats import Start
from bedesten.tables.errors import Refused
from bedesten.tables.games import check_set_up, checked_options
from bedesten.tables.log import TableLog
from bedesten.tables.people import TableSeat, check_bot
from bedesten.tables.settings import TableConfig
from bedesten.tables.state import State

__all__ = ["begun", "fork_position", "new_config", "rematch_of"]


def new_config(
    game: str,
    options: Mapping[str, Any],
    settings: Mapping[str, Any],
    players: int,
    *,
    seed: int,
    code: str,
    host: str,
    created: int,
    parent: str | None = None,
    origin: dict[str, Any] | None = None,
) -> TableConfig:
    """A table as somebody wants it; refused if it can't be played so. Nobody can choose its seed."""
    check_bot(settings["stand_in"])
    try:
        checked = checked_options(game, dict(options), players, seed)
        check_set_up(game, checked, seed)
    except OptionError as error:
        raise Refused("bad-options", str(error)) from None
    return TableConfig(
        code=code,
        game=game,
        rules=box_of(game).version,
        options=checked.as_dict(),
        settings=dict(settings),
        seed=str(seed),
        commitment=commitment(seed),
        origin=origin,
        host=host,
        parent=parent,
        created=created,
    )


def rematch_of(state: State, *, seed: int, code: str, created: int) -> tuple[TableConfig, list[TableSeat]]:
    """The table of a rematch: the same seats and tokens; the one after the last start player begins."""
    config = state.config
    players = len(state.seats)
    start = 0
    if state.game is not None:
        began = state.game.view(None)["start"]
        start = (began + 1) % players if isinstance(began, int) else 0
    made = new_config(
        config.game,
        {**config.options, "start": start},
        config.settings,
        players,
        seed=seed,
        code=code,
        host=config.host,
        created=created,
        parent=config.code,
    )
    return made, [replace(seat, seen=0) for seat in state.seats]


def begun(config: TableConfig, seats: Sequence[TableSeat]) -> tuple[TableLog, Start]:
    """A new table whose game has begun, and the entry with which it did."""
    table = TableLog(config, seats)
    entry = Start.of(table)
    entry.by = "server"
    table.commit(entry, table.after(entry, config.created))
    return table, entry


def fork_position(game: Game, seat: int | None, revealed: bool, seed: int) -> dict[str, Any]:
    """A position to go on from. While the game runs, what the seat can't know is dealt anew."""
    table = game.table() if revealed or seat is None else game.sight(seat).sample(seed)
    return dump_position(game.box, table)
