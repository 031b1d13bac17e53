"""A table from the record of a game: to be looked at, and to play on from."""

from __future__ import annotations

from dataclasses import asdict

from bedesten.kernel.boxes import box_of
from bedesten.kernel.errors import BedestenError, RecordError
from bedesten.kernel.game import Game
from bedesten.kernel.replay import replay
from bedesten.tables.entries.seats import Start
from bedesten.tables.errors import Refused
from bedesten.tables.log import TableLog
from bedesten.tables.people import TableSeat, clean_text
from bedesten.tables.settings import TableConfig, TableSettings

__all__ = ["LONGEST", "read_table"]

LONGEST = 60_000
"""Characters of a record, at the most: long games have a third of that."""
LONGEST_NAME = 24


def read_table(text: str, *, code: str, host: str, created: int) -> tuple[TableLog, Start]:
    """A table with all that a record tells, and the entry that does; refused if the record can't be played.

    Whoever keeps it closes it, if the game is not over. Where the seed is not known, or dice are not what it gives,
    they are taken as they are written.
    """
    if len(text) > LONGEST:
        raise Refused("too-large", f"a record of more than {LONGEST} characters")
    try:
        game = replay(text, box_of)
        try:
            return _table(game, "" if game.seed is None or game.manual else str(game.seed), code, host, created)
        except RecordError:
            return _table(game, "", code, host, created)
    except BedestenError as error:
        raise Refused("bad-options", str(error)) from None


def _table(game: Game, seed: str, code: str, host: str, created: int) -> tuple[TableLog, Start]:
    config = TableConfig(
        code=code,
        game=game.box.name,
        rules=game.box.version,
        options=game.options.as_dict(),
        settings=asdict(TableSettings()),
        seed=seed,
        commitment=game.commitment,
        origin=game.origin,
        host=host,
        parent=None,
        created=created,
    )
    named = [clean_text(name)[:LONGEST_NAME] for name in game.names] or [""] * game.options.players
    names = [name or game.box.seat_name(seat) for seat, name in enumerate(named)]
    seats = [TableSeat(seat, "person", name, None, None) for seat, name in enumerate(names)]
    table = TableLog(config, seats)
    entry = Start(record=list(game.entries), number=1, time=created, by="server")
    table.replay(entry)
    entry.at, entry.line = table.state.at, table.state.line
    return table, entry
