"""What both games' tables share: the title, rows in columns, a player's name, rubies, and who won by what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from bedesten.bots.levels import character_of
from bedesten.kernel.game import Game
from bedesten.terminal import colours
from bedesten.terminal.drawings import TITLES, Look
from bedesten.terminal.players import Cast
from bedesten.terminal.screen import fit
from bedesten.terminal.words import counted, listed

__all__ = ["header", "heads", "lira_and_rubies", "name_width", "result_lines", "row", "rubies", "seat_name"]


def header(look: Look, game: str, more: Sequence[str] = ()) -> Text:
    """``Istanbul · round 3 · 5 rubies end it``, and what else is worth a word."""
    view = look.view
    words = [f"round {view['round']}", f"{view['target']} rubies end it"]
    if view["phase"] == "last-cards":
        words = ["after the last round"]
    elif any(seat["rubies"] >= view["target"] for seat in view["seats"]):
        words = [f"round {view['round']}, the last one"]
    return Text.assemble((TITLES[game], "bold"), ("".join(f" · {part}" for part in [*words, *more]), colours.QUIET))


def row(cells: Sequence[Text], columns: Sequence[int], width: int = 0) -> Text:
    """Cells below each other; with a width, cut off there."""
    line = Text("")
    for cell, room in zip(cells, columns, strict=True):
        line = Text.assemble(line, fit(cell, room))
    line.rstrip()
    return fit(line, width) if 0 < width < line.cell_len else line


def heads(words: Sequence[str]) -> list[Text]:
    """What the columns are, for a row."""
    return [Text(word, colours.QUIET) for word in words]


def name_width(look: Look, most: int) -> int:
    """How wide a column must be for the names of all players and a space after each; at the most this."""
    widths = [seat_name(look, seat, most).cell_len for seat in range(len(look.view["seats"]))]
    return min(most, max(widths) + 2)


def seat_name(look: Look, seat: int, width: int) -> Text:
    """Turn mark, letter and name; of a bot also its character or which one. What does not fit ends in `…`."""
    cast, ask = look.cast, look.view["ask"]
    role = character_of(cast.role(seat))
    name = Text.assemble(
        ("▸" if ask is not None and ask["seat"] == seat else " ", colours.HALF_LIT),
        cast.chip(seat),
        " ",
        Text("You", style="bold") if cast.is_me(seat) else Text(cast.called(seat)),
        (f" {role}" if role and not cast.is_me(seat) else "", colours.QUIET),
    )
    name.truncate(width, overflow="ellipsis")
    return name


def rubies(look: Look, seat: dict[str, Any]) -> Text:
    """How many, and how many end the game."""
    return Text.assemble((f"♦{seat['rubies']}", colours.RUBY), f"/{look.view['target']}")


def lira_and_rubies(look: Look, i: int, width: int) -> Text:
    """The first line of a player in a narrow column."""
    seat = look.view["seats"][i]
    right = Text.assemble((f"{seat['lira']:>3}", "bold"), " Lira ", rubies(look, seat))
    room = width - right.cell_len
    return Text.assemble(fit(seat_name(look, i, room - 1), room), right)


def result_lines(game: Game, cast: Cast, scores: Mapping[str, tuple[str, str, str]], note: str) -> list[Text]:
    """Who won and by what, then the standings with all that decides.

    The scores stand in the order in which they decide, each with its head and its words for one and for many.
    """
    names = {standing.seat: _result_name(cast, standing.seat) for standing in game.standings()}
    columns = (4, max(name.cell_len for name in names.values()) + 2, *[8] * len(scores))
    found = [_verdict(game, cast, scores), Text("")]
    found.append(row(heads(["", "", *[head for head, _, _ in scores.values()]]), columns))
    for standing in game.standings():
        cells = [Text(str(standing.score[key])) for key in scores]
        found.append(row([Text(f"{standing.rank}."), names[standing.seat], *cells], columns))
    found.append(Text(note, colours.QUIET))
    return found


def _result_name(cast: Cast, seat: int) -> Text:
    """Letter and name; of a bot also which one."""
    name = Text.assemble(cast.chip(seat), " ", cast.who(seat))
    if cast.role(seat):
        name.append(f" {cast.role(seat)}", colours.QUIET)
    return name


def _verdict(game: Game, cast: Cast, scores: Mapping[str, tuple[str, str, str]]) -> Text:
    """``You won by 3 Lira.``"""
    winners = game.winners()
    if len(winners) > 1:
        names = listed([cast.who(seat).plain if i == 0 else cast.whom(seat).plain for i, seat in enumerate(winners)])
        return Text(f"{names} share the victory: equal in everything.", style="bold")
    first, second = game.standings()[:2]
    key = next(key for key in scores if first.score[key] != second.score[key])
    _, one, many = scores[key]
    margin = counted(first.score[key] - second.score[key], one, many)
    return Text.assemble(cast.who(first.seat), (f" won by {margin}.", "bold"))
