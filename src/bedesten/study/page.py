"""A study as a page of Markdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bedesten.arena.page import interval_words, markdown, percent

__all__ = ["page"]


def page(found: Sequence[Mapping[str, Any]], plots: Sequence[Mapping[str, str]], source: str) -> str:
    """The page: for each setting its tables, with the plots beside them."""
    lines = ["# Study", "", f"Source: {source}.", ""]
    for setting, pictures in zip(found, plots, strict=True):
        lines += _setting(setting, pictures)
    return "\n".join(lines)


def _setting(found: Mapping[str, Any], plots: Mapping[str, str]) -> list[str]:
    given_up = f", {found['given_up']:,} of them without end and left out" if found["given_up"] else ""
    lines = [f"## {found['setting']}", "", f"{found['games']:,} games{given_up}.", ""]
    if "seats" not in found:
        return lines
    lines += ["### Seats", "", *_seats(found["seats"]), *_picture("Seats", plots)]
    lines += ["### Length", "", *_length(found["length"]), *_picture("Length", plots)]
    lines += ["### Rubies", "", *_counted("from", found["rubies"]), *_picture("Rubies", plots)]
    where = "action" if found["game"] == "dicegame" else "place"
    lines += ["### Visits", "", *_counted(where, found["visits"]), *_picture("Visits", plots)]
    if found["game"] == "istanbul":
        lines += ["### Layouts", "", *_layouts(found["layouts"]), *_picture("Layouts", plots)]
    return lines


def _picture(what: str, plots: Mapping[str, str]) -> list[str]:
    name = plots.get(what.lower())
    return ["", *([] if name is None else [f"![{what}]({name})", ""])]


def _seats(seats: Mapping[str, Any]) -> list[str]:
    rows = [
        [str(row["order"]), f"{row['wins']:g}", percent(row["share"]), interval_words(row)] for row in seats["order"]
    ]
    return [
        *markdown(["order of play", "victories", "share", "95 % interval"], [_rounded(row) for row in rows]),
        "",
        f"Fair is {percent(seats['fair'])}. The best and the worst place are {100 * seats['advantage']:.1f} points "
        f"apart; among equals chance alone makes it {100 * seats['chance']:.1f} on average, and at least as "
        f"many as here with p = {seats['p']:.3f}.",
    ]


def _rounded(row: list[str]) -> list[str]:
    return [row[0], f"{float(row[1]):.1f}".removesuffix(".0"), *row[2:]]


def _length(length: Mapping[str, Any]) -> list[str]:
    low, middle, high = length["quartiles"]
    cells = [f"{length['mean']:.1f}", f"{length['low']:.1f} – {length['high']:.1f}"]
    cells += [f"{value:g}" for value in (length["min"], low, middle, high, length["max"])]
    return markdown(["mean rounds", "95 % interval", "fewest", "quartile", "median", "quartile", "most"], [cells])


def _counted(where: str, rows: Sequence[Mapping[str, Any]]) -> list[str]:
    cells = [
        [
            str(row["name"]),
            f"{row['winners']:.2f}",
            "" if row["others"] is None else f"{row['others']:.2f}",
            percent(row["share"]),
        ]
        for row in rows
    ]
    return markdown([where, "a winner", "another seat", "of all"], cells)


def _layouts(layouts: Sequence[Mapping[str, Any]]) -> list[str]:
    rows = []
    for row in layouts:
        length, seats, routes = row["length"], row["seats"], row.get("routes")
        rows.append(
            [
                row["layout"],
                str(row["games"]),
                f"{length['mean']:.1f} ({length['low']:.1f} – {length['high']:.1f})",
                f"{100 * seats['advantage']:.1f} ({100 * seats['chance']:.1f} by chance, p = {seats['p']:.3f})",
                "" if routes is None else f"{routes['diversity']:.1f} ({routes['low']:.1f} – {routes['high']:.1f})",
                "" if routes is None else f"{routes['within']:.1f}",
                "" if routes is None else f"{routes['between']:.2f}",
            ]
        )
    columns = [
        "layout",
        "games",
        "expected length",
        "seat advantage",
        "route diversity",
        "within a game",
        "between winners",
    ]
    boards = [f"- {row['layout']}: {' '.join(map(str, row['board']))}" for row in layouts if row["board"]]
    return [*markdown(columns, rows), *(["", "Boards, row by row:", "", *boards] if boards else [])]
