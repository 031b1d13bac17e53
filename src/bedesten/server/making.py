"""How tables are made: new ones, rematches and forks, and who sits down at them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bedesten.bots import USUAL
from bedesten.kernel.boxes import box_of
from bedesten.kernel.chance import commitment
from bedesten.kernel.errors import OptionError
from bedesten.kernel.game import Game
from bedesten.kernel.position import dump_position
from bedesten.server.commands import Draft, check_bot, tidy
from bedesten.server.errors import Refused
from bedesten.server.games import begin, check_set_up, checked_options
from bedesten.server.schema import ChairWish, Settings
from bedesten.server.sitting import Sitting
from bedesten.server.store import EntryRow, SeatRow, TableRow, now
from bedesten.server.tokens import hashed, new_code, new_token

__all__ = ["begun", "chair", "fork_of", "rematch_of", "seats_of", "start_draft", "table_values"]


def chair(seat: int, wish: ChairWish, house: str) -> tuple[SeatRow, str | None]:
    """A seat as somebody wishes it, and its token if a person sits there."""
    name = tidy(wish.name) if wish.name is not None else ""
    if wish.kind == "bot":
        bot = wish.bot or USUAL
        check_bot(bot)
        return SeatRow(seat, "bot", name or None, bot, None), None
    if wish.bot is not None:
        raise Refused("bad-options", "seats: only a bot is told which bot it is")
    if wish.kind == "open":
        return SeatRow(seat, "open", None, None, None), None
    token = new_token()
    return SeatRow(seat, "person", name or house, None, hashed(token)), token


def seats_of(game: str, wishes: Sequence[ChairWish]) -> tuple[list[SeatRow], dict[int, str]]:
    """The seats of a new table, and the tokens of those who sit there already."""
    box = box_of(game)
    rows, tokens = [], {}
    for seat, wish in enumerate(wishes):
        row, token = chair(seat, wish, box.seat_name(seat))
        rows.append(row)
        if token is not None:
            tokens[seat] = token
    return rows, tokens


def table_values(
    game: str,
    options: dict[str, Any],
    settings: Settings,
    players: int,
    host: str,
    parent: str | None = None,
    origin: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """The row of a new table. Its seed is drawn here, and nobody can choose it."""
    check_bot(settings.stand_in)
    seed = secrets.randbits(128)
    try:
        checked = checked_options(game, options, players, seed)
        check_set_up(game, checked, seed)
    except OptionError as error:
        raise Refused("bad-options", str(error)) from None
    created = now()
    return {
        "code": new_code(),
        "game": game,
        "rules": box_of(game).version,
        "options": checked.as_dict(),
        "settings": settings.model_dump(),
        "seed": str(seed),
        "commitment": commitment(seed),
        "origin": origin,
        "host": hashed(host),
        "parent": parent,
        "phase": "open",
        "listed": settings.listed,
        "number": 0,
        "at": 0,
        "wake_at": None,
        "created": created,
        "changed": created,
    }


def start_draft(sitting: Sitting) -> Draft:
    """The entry with which a game begins."""
    if any(row.kind == "open" for row in sitting.seats):
        raise Refused("not-started", "a seat is still open")
    game = begin(sitting.row, sitting.names)
    return Draft("start", {"record": list(game.entries)}, game)


def rematch_of(sitting: Sitting) -> tuple[dict[str, Any], list[SeatRow]]:
    """The table of a rematch: the same seats and tokens; the one after the last start player begins."""
    row = sitting.row
    players = len(sitting.seats)
    start = 0
    if sitting.game is not None:
        began = sitting.game.view(None)["start"]
        start = (began + 1) % players if isinstance(began, int) else 0
    values = table_values(row.game, {**row.options, "start": start}, sitting.settings, players, "", parent=row.code)
    return {**values, "host": row.host}, [replace(seat, seen=0) for seat in sitting.seats]


def begun(values: dict[str, Any], seats: Sequence[SeatRow]) -> tuple[dict[str, Any], EntryRow]:
    """The row of a new table whose game has begun, and the entry with which it did."""
    row = TableRow(id=0, **{name: values[name] for name in TableRow.__slots__ if name != "id"})
    sitting = Sitting(row, tuple(seats), Settings.model_validate(row.settings), time=row.created)
    draft = start_draft(sitting)
    entry = EntryRow(1, row.created, draft.kind, None, "server", draft.data)
    sitting.apply(entry, draft.game)
    entry.data.update(at=sitting.at, line=sitting.line)
    values = {**values, "phase": sitting.phase, "number": 1, "at": sitting.at, "wake_at": sitting.wake_at()}
    return values, entry


def fork_of(game: Game, seat: int | None, revealed: bool) -> dict[str, Any]:
    """A position to go on from. While the game runs, what the seat can't know is dealt anew."""
    table = game.table() if revealed or seat is None else game.sight(seat).sample(secrets.randbits(32))
    return dump_position(game.box, table)
