"""Writes docs/observations.md from the layouts that the environments use. With --check: fails if it is stale."""

import sys
from pathlib import Path
from typing import Any

import bedesten
from bedesten.envs.observations.encoder import Encoder
from bedesten.envs.observations.finding import encoder_of
from bedesten.envs.observations.layout import VERSION, Column, LayoutSection
from write_pages import check_asked, write_pages

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("docs", "observations.md")
PLAYERS = 3
BOTH = ["mocha", "letters"]

HEAD = """\
# Observations

<!-- Written by tools/write_observations.py from the layouts: change those, then run the tool. -->

What an environment shows a seat is one array of numbers. This page says what each of them is. It is version {version}
of the layout; the version goes up when a number comes to mean something else or stands elsewhere.

- An observation is a row of **sections**, each a small table of rows and columns, written row by row. `split` in
  `bedesten.envs.arrays` gives them back by name, as views.
- Each number is counted from 0 up to the *most* that its column names; what would be more is cut off. Datasets, and
  `make_vec` with `raw=True`, give it as a byte. Everywhere else it is **divided by its most**: a float between 0 and 1.
- **Seats** are told from the observer on, clockwise: `own`, `next 1`, `next 2` …
- **Places** are told by their numbers, ascending, wherever they lie; `row`, `column` and `steps` say where that is.
- It holds what the seat's [view](api.md#hidden-information) holds, and no history: everything that lies open, the own
  hand, and of the hands of others how many cards there are. What nobody has shown is given as one heap (`unseen`): pile
  and other hands together. Tests deal the hidden cards anew and find every observation unchanged.
- The layout follows from the options: number of players, expansions, variants, an owner's components. An expansion
  brings sections of its own, after those of the base game, and lengthens some of these: by its questions, tokens,
  cards and places. So find numbers by their names, not by their indexes. Random layouts of the bazaar share one layout
  of observations.

The tables below are for {players} players, where that matters. `layout.describe()` gives the exact one of a setup,
JSON-ready:

```python
>>> import bedesten
>>> from bedesten.envs.observations.finding import encoder_of
>>> table = bedesten.new("istanbul", players=4, seed=1).table()
>>> encoder = encoder_of(table)
>>> encoder.layout.size, encoder.layout.section("seats").first
({size}, {first})
>>> len(encoder.values(table, seat=0)), len(encoder.mask(table))
({size}, {actions})

```

| setup | numbers | actions |
|---|---:|---:|
{sizes}

Actions are those of the game's [action space](api.md#action-space), which an expansion enlarges at its end.
"""


def encoder(**options: Any) -> Encoder:
    return encoder_of(bedesten.new(**options, seed=1).table())


SETUPS: dict[str, dict[str, Any]] = {
    "base game, 2 players": {"players": 2},
    "base game, 4 players": {"players": 4},
    "base game, 5 players": {"players": 5},
    "Mocha & Baksheesh, 4 players": {"players": 4, "expansions": ["mocha"]},
    "Letters & Seals, 4 players": {"players": 4, "expansions": ["letters"]},
    "Great Bazaar, 5 players": {"players": 5, "expansions": BOTH},
    "The Dice Game, 2 players": {"game": "dicegame", "players": 2},
    "The Dice Game, 4 players": {"game": "dicegame", "players": 4},
}


def page() -> str:
    four = encoder(players=4)
    sizes = [
        f"| {name} | {found.layout.size:,} | {found.book.actions:,} |"
        for name, found in ((name, encoder(**options)) for name, options in SETUPS.items())
    ]
    parts = [
        HEAD.format(
            version=VERSION,
            players=PLAYERS,
            size=four.layout.size,
            first=four.layout.section("seats").first,
            actions=four.book.actions,
            sizes="\n".join(sizes),
        )
    ]
    base = sections(players=PLAYERS)
    parts.append(chapter("The board game", base))
    for title, more in (
        ("Mocha & Baksheesh", {"expansions": ["mocha"]}),
        ("Letters & Seals", {"expansions": ["letters"]}),
        ("Neutral assistants", {"variants": ["neutral-assistants"]}),
        ("Caravan Leader", {"variants": ["caravan-leader"]}),
    ):
        parts.append(chapter(f"{title}: what it appends", sections(players=PLAYERS, **more)[len(base) :]))
    parts.append(chapter("The Dice Game", sections(game="dicegame", players=PLAYERS)))
    return "\n".join(parts)


def sections(**options: Any) -> list[LayoutSection]:
    return encoder(**options).layout.sections


def chapter(title: str, found: list[LayoutSection]) -> str:
    return "\n".join([f"## {title}", "", *(described(section) for section in found)])


def described(section: LayoutSection) -> str:
    """A section: its rows, and a line for each column, or for each run of columns that say the same."""
    rows = section.rows
    shown = ", ".join(rows) if len(rows) <= 7 else f"{rows[0]}, {rows[1]} … {rows[-1]}"
    plural = "row" if len(rows) == 1 else "rows"
    lines = [
        f"### {section.name}",
        "",
        f"{section.about[:1].upper()}{section.about[1:]}: {len(rows)} {plural} ({shown}), {section.width} a row.",
        "",
        "| column | most | |",
        "|---|---:|---|",
    ]
    return "\n".join(lines + [run_line(run) for run in runs(section.columns)] + [""])


def runs(columns: list[Column]) -> list[list[Column]]:
    found: list[list[Column]] = []
    for column in columns:
        if found and (found[-1][0].most, found[-1][0].about) == (column.most, column.about):
            found[-1].append(column)
        else:
            found.append([column])
    return found


def run_line(run: list[Column]) -> str:
    return f"| {', '.join(f'`{column.name}`' for column in run)} | {run[0].most} | {run[0].about} |"


def main(arguments: list[str] | None = None) -> int:
    check = check_asked(__doc__, arguments)
    return write_pages("write_observations", ROOT, {PAGE: page()}, check)


if __name__ == "__main__":
    sys.exit(main())
