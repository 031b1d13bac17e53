"""A tournament as a page of Markdown, made from its results alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

__all__ = ["interval_words", "markdown", "page", "percent"]

Row = Sequence[str]

VERDICTS = {"yes": "yes", "no": "**no**", "open": "not shown", "running": "not finished"}


def page(found: Mapping[str, Any], head: Mapping[str, Any], commands: Sequence[str], plots: Mapping[str, str]) -> str:
    """The page. `head` is what the folder says of engine and bots, `plots` where pictures are, by what they show."""
    lines = [f"# {found['title']}", ""]
    lines += [*_intro(found, head), ""]
    if commands:
        lines += ["To repeat it:", "", "```sh", *commands, "```", ""]
    lines += ["## Bots", "", *markdown(["bot", "made of", "a decision", "of it CPU"], _bots(found)), ""]
    if found["ratings"]:
        lines += ["## Ratings", "", *_ratings_words(), ""]
        lines += [*_picture("Ratings", plots.get("ratings")), *_ratings(found), ""]
    if found["matches"]:
        lines += ["## Win shares", "", *_share_words(found), ""]
        lines += _picture("Win shares", plots.get("shares"))
        for setting in found["settings"]:
            rows = list(_shares(found, setting["name"]))
            if rows:
                columns = ["upper", "lower", "games", "deals", "wins of the upper", "interval", "asked", "more?"]
                lines += [f"### {setting['name']}", "", f"{setting['words']}.", "", *markdown(columns, rows), ""]
    rounds = [row for row in found["rounds"] if row["games"]]
    if rounds:
        lines += ["## Rounds", "", "Of games in which all seats have the same bot.", ""]
        lines += markdown(
            ["setting", "bot", "games", "quartile", "median", "quartile", "fewest", "most"], _rounds(rounds)
        )
        lines.append("")
    return "\n".join(lines)


def markdown(columns: Row, rows: Sequence[Row] | Iterator[Row]) -> list[str]:
    """A table; what looks like a number stands at the right."""
    body = [list(row) for row in rows]
    sides = [
        "---:" if body and all(row[i][:1].isdigit() or row[i][:1] in "-−+" for row in body if row[i]) else "---"
        for i in range(len(columns))
    ]
    return [f"| {' | '.join(line)} |" for line in [list(columns), sides, *body]]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval_words(row: Mapping[str, Any]) -> str:
    return f"{100 * row['low']:.1f} – {100 * row['high']:.1f} %"


def _intro(found: Mapping[str, Any], head: Mapping[str, Any]) -> list[str]:
    settings = ", ".join(f"`{setting['name']}`" for setting in found["settings"])
    return [
        f"{found['games']:,} games with seed {found['seed']} in {len(found['settings'])} settings ({settings}), "
        f"played with bedesten {head['bedesten']}, engine `{head['engine']}`. This page is written by "
        "`bedesten arena report` from the results; [arena.md](arena.md) tells how they come about.",
    ]


def _bots(found: Mapping[str, Any]) -> list[Row]:
    spent = {row["bot"]: row for row in found["time"]}
    return [
        [bot["name"], f"`{bot['bot']}`", *(_seconds(spent[bot["name"]][kind]) for kind in ("seconds", "cpu"))]
        for bot in found["bots"]
    ]


def _seconds(seconds: float | None) -> str:
    if not seconds:
        return "0 ms"
    return f"{1000 * seconds:.1f} ms" if seconds < 0.1 else f"{1000 * seconds:,.0f} ms"


def _ratings_words() -> list[str]:
    return [
        "Bradley–Terry, for larger tables in Luce's form; 400 points are ten times the weight at the table, the mean "
        "is 0. With 95 % intervals.",
    ]


def _ratings(found: Mapping[str, Any]) -> list[str]:
    settings = [setting["name"] for setting in found["settings"] if found["ratings_by_setting"][setting["name"]]]
    by = {name: {row["bot"]: row for row in found["ratings_by_setting"][name]} for name in settings}
    rows = []
    for row in sorted(found["ratings"], key=lambda row: -row["rating"]):
        cells = [row["bot"], _rating(row), f"{row['games']:,}"]
        if len(settings) > 1:
            cells += [_rating(by[name][row["bot"]]) if row["bot"] in by[name] else "" for name in settings]
        rows.append(cells)
    return markdown(["bot", "all settings", "games", *(settings if len(settings) > 1 else [])], rows)


def _rating(row: Mapping[str, Any]) -> str:
    return f"{row['rating']:+.0f} ± {(row['high'] - row['low']) / 2:.0f}".replace("-", "−")


def _share_words(found: Mapping[str, Any]) -> list[str]:
    levels = sorted({row["level"] for row in found["matches"]})
    words = [
        "Each deal is played in all orders of play; intervals count deals, not games. With more than two players the "
        "fair share of one seat is one part in as many."
    ]
    if levels[-1] > 0.95:
        words[0] += (
            " A match that may stop early is looked at several times, and its interval is so much wider "
            f"({100 * levels[-1]:.2f} % at a look) that it is right with 95 % whenever it stops."
        )
    return words


def _shares(found: Mapping[str, Any], setting: str) -> Iterator[Row]:
    for row in found["matches"]:
        if row["setting"] == setting and row["deals"]:
            asked = f"> {100 * row['goal']:.0f} %" + (" (fair)" if row["goal"] == row["fair"] else "")
            yield [
                row["upper"],
                row["lower"],
                f"{row['games']:,}",
                f"{row['deals']:,}",
                percent(row["share"]),
                interval_words(row),
                asked,
                VERDICTS[row["verdict"]],
            ]


def _rounds(rounds: Sequence[Mapping[str, Any]]) -> Iterator[Row]:
    for row in rounds:
        numbers = (row["games"], row["low"], row["median"], row["high"], row["min"], row["max"])
        yield [row["setting"], row["bot"], *(f"{number:g}" for number in numbers)]


def _picture(what: str, path: str | None) -> list[str]:
    return [] if path is None else [f"![{what}]({path})", ""]
