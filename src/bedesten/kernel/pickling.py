"""How tables, sights and games go to another process and back.

Rules are code and are not sent along: a table says which game it is of and with which options, and on the other side
its rules are set up again, once for each set of options.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from bedesten.kernel.boxes import box_of
from bedesten.kernel.chance import Generator, generator
from bedesten.kernel.game import Game
from bedesten.kernel.position import dump_position, restore_position
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = ["game_parts", "restored_game", "restored_sight", "restored_table", "table_parts"]

Parts = tuple[Any, ...]


def table_parts(table: Table) -> Parts:
    """All that makes a table what it is, of plain types."""
    book = table.book
    if book.options is None:
        raise TypeError("a table whose rules were put together by hand can't be pickled: its options are not known")
    options = json.dumps(book.options.as_dict(), sort_keys=True)
    state = dump_position(box_of(book.game), table)
    return book.game, options, state, tuple(table.generator.words()), table.manual


def restored_table(game: str, options: str, state: dict[str, Any], words: tuple[int, ...], manual: bool) -> Table:
    """The table of such parts."""
    table = _laid(game, options).copy()
    restore_position(box_of(game), table, state, tried=True)
    table.generator = Generator(*words)
    table.manual = manual
    return table


def restored_sight(table: Table, seat: int) -> Sight:
    """The sight of a seat for which this table was imagined."""
    sight = Sight(box_of(table.book.game), table, seat)
    sight._imagined = table
    return sight


def game_parts(game: Game) -> Parts:
    """All that makes a game what it is: its position, and how it came about."""
    return (
        game._position,
        game.seed,
        game.commitment,
        game.manual,
        game.names,
        game.origin,
        game.entries,
        game.line,
        game.barrier,
    )


def restored_game(
    position: Table,
    seed: int | None,
    sealed: str,
    manual: bool,
    names: list[str],
    origin: dict[str, object] | None,
    entries: list[int],
    line: list[int],
    barrier: int,
) -> Game:
    """The game of such parts."""
    book = position.book
    assert book.options is not None
    return Game(box_of(book.game), book.options, seed, sealed, manual, names, origin, position, entries, line, barrier)


@lru_cache(maxsize=64)
def _laid(game: str, options: str) -> Table:
    """A table with these options, to be copied: components are read and rules set up once."""
    box = box_of(game)
    return box.lay(box.options(json.loads(options), 0), generator(0))
