"""Writes the pages that repeat the component files, and the rules by id that the package takes along. With --check:
fails if one of them is stale."""

import json
import re
import sys
from pathlib import Path
from typing import TypeGuard

from bedesten import rulebook
from bedesten.kernel.components import MARKS, OPEN_MARKS, Printed, Sheet, read
from write_pages import check_asked, write_pages

ROOT = Path(__file__).resolve().parent.parent
BASE = Path("src", "bedesten", "istanbul", "data", "base.toml")
PAGE = Path("docs", "rules", "components.md")

DICE_GAME = Path("src", "bedesten", "dicegame", "data", "dicegame.toml")

CATALOGUE = Path("docs", "rules", "catalogue.md")
CLAUSES = Path("src", "bedesten", "terminal", "data", "clauses.toml")
BOOK = Path("docs", "rules", "book.md")
CHAPTERS = {
    "turn": "A turn",
    "cards": "Cards, tiles, pieces",
    "setup": "Setting up, variants",
    "mocha": "Mocha & Baksheesh",
    "letters": "Letters & Seals",
    "dice": "The Dice Game",
}
"""Titles of chapters that are more than their names."""
BOOK_HEAD = """# The rules at hand

Written by `tools/write_docs.py` from `src/bedesten/rulebook/data`, which has them in English, German and French:
change those files, then run the tool. The browser shows the same pages by `?` and as a searchable book (`#/rules`),
the terminal by `? 9`. Each sentence names the clauses of the [catalogue](catalogue.md) that it tells; what a place
asks now is on its sign, and never written here.
"""
CLAUSE = re.compile(r"- (\S+) — (.+?)(?: \([^()]*\))?")
"""Id and text; the sources at its end are left out."""

# Of each box its name, its component file, the page written from it, and an example of an owner's file.
BOXES = [
    (
        "base game",
        BASE,
        PAGE,
        "[small_market]\nextra_demand = [[2, 1, 1, 1]]    # red, green, yellow, blue: five goods in all",
    ),
    (
        "Mocha & Baksheesh",
        Path("src", "bedesten", "istanbul", "mocha", "data", "mocha.toml"),
        Path("docs", "rules", "components-mocha.md"),
        '[reward_dice]\n6 = ["2 coffee", "1 Lira"]',
    ),
    (
        "Letters & Seals",
        Path("src", "bedesten", "istanbul", "letters", "data", "letters.toml"),
        Path("docs", "rules", "components-letters.md"),
        '[letter_reward_dice]\n7 = ["good", "1 Lira"]',
    ),
    (
        "The Dice Game",
        DICE_GAME,
        Path("docs", "rules", "components-dice-game.md"),
        "[board]\nright_2_3 = [9, 11, 13, 15, 17, 19]    # Lira, the cheapest first",
    ),
]

# What can be said of tiles and cards, in the order of their tables.
COLUMNS = ("name", "count", "kind", "colour", "cost", "discard", "possess", "without", "take", "else", "others")

TITLES = {  # where the section's name, with capitals, is not good enough
    "sultans_palace": "Sultan's Palace",
    "mocha_places": "Places",
    "mocha_layouts": "Layouts",
    "mocha_bonus_cards": "Bonus Cards",
    "letters_places": "Places",
    "letters_layouts": "Layouts",
    "letters_bonus_cards": "Bonus Cards",
}

HEAD = """\
# What is printed on the components: {box}

<!-- Written by tools/write_docs.py from {file}: change that file, then run the tool. -->

Rules are in [catalogue.md](catalogue.md); this page holds what tiles, cards and boards show, and how many of each lie
out. It is written from `{file}`, which the game itself reads.

Each value bears a mark that says how sure it is:

| mark | meaning |
|---|---|
{marks}

Values marked {open} may be replaced by an owner of the game, [as shown below](#values-that-an-owner-may-replace); those
marked {closed} stay as they are. Numbers of goods are in the order red, green, yellow, blue; `/` separates rows or
tiles.
"""

OWNER = """\
## Values that an owner may replace

Nobody here has seen these on the real components:

| section | value | now | mark | what it is |
|---|---|---|---|---|
{rows}

If you own the game and can look, write what you see into a small TOML file, under the same section and name, without a
mark. What this example says is invented:

```toml
# my.toml
{example}
```

Play with it by `--components my.toml`, or in code by `bedesten.new("{game}", components="my.toml")`. The file is
checked: an unknown name, a value of the wrong kind, one that contradicts the rules, or one marked {closed} is refused,
with a message that says where it stands and what is allowed. The values are kept in the record of the game, so that
it replays without the file.
"""


def main(arguments: list[str] | None = None) -> int:
    check = check_asked(__doc__, arguments)
    return write_pages("write_docs", ROOT, pages(), check)


def pages() -> dict[Path, str]:
    """All pages that this tool writes, by their path in the repository."""
    found = {
        page: components_page(name, file, example, read([str(ROOT / file)]))
        for name, file, page, example in BOXES
        if (ROOT / file).is_file()
    }
    return found | {CLAUSES: clauses_file((ROOT / CATALOGUE).read_text(encoding="utf-8")), BOOK: book_page()}


def book_page() -> str:
    """The rules in our own words, as the browser and the terminal tell them."""
    parts = [BOOK_HEAD]
    chapter = ""
    for page in rulebook.pages().values():
        text = page.text("en")
        if page.chapter != chapter:
            chapter = page.chapter
            parts.append(f"## {CHAPTERS.get(chapter, chapter.capitalize())}\n")
        does = [f"- {sentence.text} `{'` `'.join(sentence.rules)}`" for sentence in text.does]
        asked = [f"- {sentence.text} `{'` `'.join(sentence.rules)}`" for sentence in text.asked]
        example = [f"For example: {text.example}", ""] if text.example else []
        questions = ["Asked before:", "", *asked, ""] if asked else []
        parts.append("\n".join([f"### {text.name}", "", f"*{text.say}*", "", *does, "", *example, *questions]))
    return "\n".join(parts)


def clauses_file(catalogue: str) -> str:
    """Every clause of the catalogue by its id, without its sources."""
    head = "# Written by tools/write_docs.py from docs/rules/catalogue.md: change that file, then run the tool."
    found = [clause for clause in map(CLAUSE.fullmatch, catalogue.splitlines()) if clause]
    lines = [f"{json.dumps(clause[1])} = {json.dumps(clause[2], ensure_ascii=False)}" for clause in found]
    return "\n".join([head, *lines, ""])


def components_page(name: str, file: Path, example: str, box: Sheet) -> str:
    marks = "\n".join(f"| **{mark}** | {meaning} |" for mark, meaning in MARKS.items())
    closed = " and ".join(mark for mark in MARKS if mark not in OPEN_MARKS)
    opened = " and ".join(OPEN_MARKS)
    parts = [HEAD.format(box=name, file=file.as_posix(), marks=marks, open=opened, closed=closed)]
    parts += [section_table(name, values) for name, values in box.values.items()]
    rows = [
        f"| `[{section}]` | `{key}` | {shown(printed.value)} | {printed.mark} | {printed.note} |"
        for section, values in box.values.items()
        for key, printed in values.items()
        if printed.mark in OPEN_MARKS
    ]
    game = "dicegame" if file == DICE_GAME else "istanbul"
    parts.append(OWNER.format(rows="\n".join(rows), example=example, closed=closed.replace("and", "or"), game=game))
    return "\n".join(parts)


def section_table(section: str, values: dict[str, Printed]) -> str:
    title = TITLES.get(section, section.replace("_", " ").title())
    rows = [f"| `{key}` | {shown(p.value)} | {p.mark} | {p.note} |" for key, p in values.items()]
    head = [f"## {title}", "", f"| `[{section}]` | value | mark | what it is |", "|---|---|---|---|"]
    lists = [entries_table(p.value) for p in values.values() if is_list_of_tables(p.value)]
    return "\n".join([*head, *rows, "", *lists])


def is_list_of_tables(value: object) -> TypeGuard[list[dict[str, object]]]:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def entries_table(entries: list[dict[str, object]]) -> str:
    """A list of tables, such as cards: a row for each, a column for each thing that can be said of them."""
    columns = [column for column in COLUMNS if column == "count" or any(column in entry for entry in entries)]
    rows = [
        f"| {' | '.join(cell(entry.get(column, 1 if column == 'count' else '')) for column in columns)} |"
        for entry in entries
    ]
    return "\n".join([f"| {' | '.join(columns)} |", "|---" * len(columns) + "|", *rows, ""])


def cell(value: object) -> str:
    """What is said of an entry: ``3 red``, ``take 1 lira``."""
    if not isinstance(value, dict):
        return str(value)
    said = [f"{item} {key}" if isinstance(item, int) else f"{key} {cell(item)}" for key, item in value.items()]
    return "; ".join(said) if any(isinstance(item, dict) for item in value.values()) else ", ".join(said)


def shown(value: object) -> str:
    """A value as a reader of the page wants it."""
    if isinstance(value, dict):
        return "; ".join(f"{players} players: {shown(item)}" for players, item in value.items())
    if is_list_of_tables(value):
        return "a list of tables"
    if isinstance(value, list) and value and isinstance(value[0], list):
        return " / ".join(" ".join(map(str, row)) for row in value)
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    sys.exit(main())
