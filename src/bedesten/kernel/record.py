"""Games as readable text: a header, then one line for each turn.

::

    Bedesten 1
    game: istanbul
    rules: 2
    options: {"edition": "big-box", …}
    commitment: sha256:…
    seed: 7

    1. {start blue}, {demand red2 green blue2}, {roll 3 5}, …
    14. blue: go 3, leave, fill
    17. saffron: go 9, leave, announce 8, {roll 3 6}
    21. undo 20
    21. saffron: …

The number is that of the line's first entry. Outcomes of chance are in braces. An undo goes back to the first so
many entries that still count, and numbers go on from there.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.notation import move_text

if TYPE_CHECKING:
    from bedesten.kernel.game import Game

__all__ = ["FORMAT", "write_record"]

FORMAT: Final = 1
"""The version of records and dumps."""


def write_record(game: Game, reveal: bool) -> str:
    """A game as text, with its seed if that may be known."""
    lines = [f"Bedesten {FORMAT}", f"game: {game.box.name}", f"rules: {game.box.version}"]
    lines.append(f"options: {json.dumps(game.options.as_dict(), ensure_ascii=False)}")
    if game.names:
        lines.append(f"names: {json.dumps(game.names, ensure_ascii=False)}")
    if game.manual:
        lines.append("chance: manual")
    if game.commitment:
        lines.append(f"commitment: {game.commitment}")
    if reveal and game.seed is not None:
        lines.append(f"seed: {game.seed}")
    if game.origin is not None:
        lines.append(f"origin: {json.dumps(game.origin)}")
    lines.append("")
    lines += _lines(game)
    if game.over:
        lines += ["", "result: " + " ".join(game.box.seat_name(seat) for seat in game.winners())]
    return "\n".join(lines) + "\n"


def _lines(game: Game) -> list[str]:
    """The entries, a line for each turn."""
    replayed = game.restart()
    found: list[str] = []
    words: list[str] = []
    first = 1
    turn = replayed.turn
    speaker = ""
    line: list[int] = []
    for entry in game.entries:
        if entry < 0:
            _close(found, first, speaker, words)
            line = line[: -1 - entry]
            found.append(f"{len(line) + 1}. undo {len(line)}")
            replayed = game.restart()
            for move in line:
                replayed.play(move)
            words, speaker, first, turn = [], "", len(line) + 1, replayed.turn
            continue
        seat = replayed.asks[-1].seat
        if seat != CHANCE and (game.box.seat_name(seat) != speaker or replayed.turn != turn) and words:
            _close(found, first, speaker, words)
            words, first = [], len(line) + 1
        if seat != CHANCE:
            speaker, turn = game.box.seat_name(seat), replayed.turn
        elif not words:
            speaker = ""
        text = move_text(replayed, entry)
        words.append(f"{{{text}}}" if seat == CHANCE else text)
        line.append(entry)
        replayed.play(entry)
    _close(found, first, speaker, words)
    return found


def _close(found: list[str], first: int, speaker: str, words: list[str]) -> None:
    if words:
        found.append(f"{first}. {speaker + ': ' if speaker else ''}{', '.join(words)}")
