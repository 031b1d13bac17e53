"""A position as JSON-ready data, and back; and a position of which only a part is named."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.book import Book
from bedesten.kernel.box import Box
from bedesten.kernel.chance import generator
from bedesten.kernel.errors import PositionError, RecordError, shown
from bedesten.kernel.given import plain
from bedesten.kernel.options import GameOptions
from bedesten.kernel.reading import Reader, close_to
from bedesten.kernel.table import Table

__all__ = [
    "arrange_position",
    "dump_position",
    "fingerprint_of",
    "first_words",
    "lay_table",
    "restore_position",
]

FORMAT: Final = 2
"""The version of a position's words. Positions of format 1 do not say which they are, and are still read."""
HIGHEST: Final = 1 << 32
TRIALS: Final = 3
LENGTH: Final = 30


def dump_position(box: Box, table: Table) -> dict[str, Any]:
    """The whole position: what lies on the table, and the stack of asks, the top one last."""
    state: dict[str, object] = {"format": FORMAT}
    state.update(box.dump(table))
    state["active"] = table.active
    state["turn"] = table.turn
    state["over"] = table.over
    rules = table.book.rules
    state["asks"] = [[rules[ask.kind].name, ask.seat, ask.a, ask.b] for ask in table.asks]
    return state


def first_words(box: Box, table: Table) -> dict[str, object]:
    """The whole position in the words of format 1, of which fingerprints are taken."""
    state = dump_position(box, table)
    del state["format"]
    return box.in_first_words(table, state)


def fingerprint_of(box: Box, table: Table) -> str:
    """Equal for equal positions, on every machine and in every build."""
    text = json.dumps(first_words(box, table), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def lay_table(
    box: Box, options: GameOptions, seed: int | None, origin: dict[str, object] | None, tried: bool = False
) -> Table:
    """The table that a record begins with: as after the set-up, or in a position of its own."""
    table = box.lay(options, generator(0 if seed is None else seed, "game"))
    if origin is not None:
        restore_position(box, table, origin, tried)
    table.run()
    return table


def restore_position(box: Box, table: Table, state: dict[str, object], tried: bool = False) -> None:
    """Bring a freshly laid table into a dumped position, refusing one that can't be.

    `tried` says that it is known to be playable, since the caller has dumped it or has restored it before.
    """
    fresh = table.copy()
    if "format" not in state:
        state = box.from_first_words(table, state)
    elif state["format"] != FORMAT:
        found = shown(state["format"])
        raise RecordError(f"this position is in format {found}; this version of Bedesten reads format {FORMAT}")
    box.restore(table, state)
    read = Reader(state, "position")
    table.active = read.number("active", -1, HIGHEST)
    table.turn = read.number("turn", 0, HIGHEST)
    table.over = read.flag("over")
    table.asks.clear()
    for entry in read.items("asks"):
        table.asks.append(_ask(table.book, entry))
    if bool(table.asks) == table.over:
        raise PositionError("position.asks: something must be asked, unless the game is over")
    box.check(table, fresh)
    if not table.over and not tried:
        _try_out(table)


def arrange_position(box: Box, options: GameOptions, seed: int, named: object) -> dict[str, object]:
    """A whole position: what is named, and the rest as after a set-up with this seed."""
    words = plain(named)
    if not isinstance(words, dict):
        raise PositionError(f"position: an object with named fields is expected, not {shown(named)}")
    table = box.lay(options, generator(seed, "game"))
    table.run()
    while table.turn == 0:
        table.play(table.draw())
    arranged = box.arrange(table, dump_position(box, table), words)
    table = box.lay(options, generator(seed, "game"))
    restore_position(box, table, arranged)
    _check_ask(table, words.get("ask"))
    return dump_position(box, table)


def _check_ask(table: Table, ask: object) -> None:
    """A question that is named must be one that is put here, and what it is said to be about what it is about."""
    asked = table.asked()
    if not isinstance(ask, dict) or asked is None:
        return
    about: Any = asked["about"]
    for key, value in ask.get("about", {}).items():
        if key not in about or about[key] != value:
            found = shown(about[key]) if key in about else "not told"
            where = f"position.ask.about: for {shown(asked['question'])} here {key!r} is {found}, not {shown(value)}"
            raise PositionError(f"{where}; put such a question by `asks`, as dumps have it")
    top = table.asks[-1]
    if ask and not table.book.rules[top.kind].stands(table, top):
        raise PositionError(f"position.ask: {shown(asked['question'])} is not put here: there is nothing to decide")


def _ask(book: Book, entry: object) -> Ask:
    if not isinstance(entry, list) or len(entry) != 4:
        raise PositionError(f"position.asks: a question is its name, a seat and two numbers, not {shown(entry)}")
    name, seat, a, b = entry
    kind = book.kind_of(name) if isinstance(name, str) and name else -1
    if kind < 0:
        meant = close_to(name, [rule.name for rule in book.rules if rule.name])
        raise PositionError(f"position.asks: there is no question called {shown(name)} in this game{meant}")
    for number in (seat, a, b):
        if type(number) is not int or not -1 <= number < HIGHEST:
            raise PositionError(f"position.asks: {name!r} has {shown(number)}, which is no number that it could have")
    if book.is_chance(kind) != (seat == CHANCE):
        whom = f"chance ({CHANCE})" if book.is_chance(kind) else "a seat"
        raise PositionError(f"position.asks: {name!r} is put to {whom}, not to {seat}")
    return Ask(kind, seat, a, b)


def _try_out(table: Table) -> None:
    """A position given by hand must be one of which one can tell what is asked, and that can be played on from: a few
    ways are tried."""
    try:
        for ask in table.asks:
            table.book.rules[ask.kind].about(table, ask)
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
        raise PositionError(f"this position can't be played on from ({type(error).__name__}: {error})") from error
