"""Writes docs/notation.md from the rules in force and the golden games. With --check: fails if it is stale.

Forms are what the phrases of a question or a play have in common: verb and kinds of things named. Those that depend
on what was asked before come from the golden games, as do the examples.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import bedesten
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import COUNTED, HOUSES, KINDS, LABELLED, UNWRITTEN, Phrase
from bedesten.kernel.rule import PLAYS, Playable, Rule
from write_pages import check_asked, write_pages

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("docs", "notation.md")
GOLDEN = ROOT / "tests" / "golden"
MEANINGS = Path("tools", "notation_meanings.toml")

Setup = dict[str, Any]
Key = tuple[str, str, tuple[str, ...], bool]
"""A question or play by its name, a verb, what is named by kind, and whether it declines."""

BOTH = ["mocha", "letters"]
DICE_GAME = "The Dice Game"
BOXES: list[tuple[str, str, list[Setup]]] = [
    ("Base game", "", [{}, {"variants": ["neutral-assistants"]}, {"edition": "first-fr"}]),
    ("Mocha & Baksheesh", "mocha", [{"expansions": ["mocha"]}]),
    ("Letters & Seals", "letters", [{"expansions": ["letters"]}]),
    ("Great Bazaar", "great_bazaar", [{"expansions": BOTH, "variants": ["neutral-assistants", "caravan-leader"]}]),
    (DICE_GAME, "dicegame", [{"game": "dicegame"}]),
]
"""Of each box its name, the folder of its golden games, and setups that have all its rules between them."""

NAMES = ("card", "tile", "track")
"""Kinds of things that have names of their own."""
WORDS = {"card": 1, "copied": 2, "token": 4, "tile": 2, "source": 4, "way": 4}
"""Kinds of things that stand in a form as the words themselves, where there are no more of them than this."""

HEAD = """\
# Notation

<!-- Written by tools/write_notation.py from the rules: change those, then run the tool. -->

Every move has a short notation that can be spoken, typed and read back. Terminal, server, log, [records](records.md)
and tests use the same words. Upper case and more spaces are read, too; words in the terminal may also be shortened.

A move is a verb and what it names. This page lists all of them: for each box the questions with the forms of their
answers, what may be played besides, and what chance can bring. A form's `<place>` stands for what the table below
says, `a|b` for one of these words, `[ ]` for what may be missing. Examples are moves of stored games, wherever one has
such a move. What an expansion adds to a question of the base game stands in the expansion's section. In code a move's
`phrase` tells the same without words: [api.md](api.md). Ids in parentheses are those of
the [rules](rules/catalogue.md).

| in a form | is |
|---|---|
{kinds}

Several of the same are written with their number, `red2`; one of it is just `red`. What declines, or ends something
rather than doing it, is marked as such.
"""

GROUPS = ("questions", "what may be played besides", "chance")


class Form:
    """Moves of one question or play that differ only in what they name."""

    def __init__(self) -> None:
        self.said: list[Phrase] = []
        """As the rule writes them."""
        self.played: list[Phrase] = []
        """As they were played in golden games of the box."""
        self.elsewhere: list[Phrase] = []
        """As they were played in golden games of other boxes."""

    def example(self) -> str:
        """The move with most words, of those that were played; if none was, of those that the rule can write."""
        found = self.played or self.elsewhere or self.said[len(self.said) // 2 :]
        return max((phrase.text() for phrase in found), key=lambda text: len(text.split()))

    def text(self) -> str:
        """``catch <seat> lira|card``."""
        known = self.played or self.said
        parts = [known[0].verb, *(self.slot(kind) for kind in kinds_of(known[0]))]
        return " ".join(part for part in parts if part)

    def slot(self, kind: str) -> str:
        """What stands in the form for one kind of thing: the words if they are few, or the kind."""
        known = self.said + self.played
        words = list(dict.fromkeys(word_for(phrase, kind) for phrase in known))
        if len(words) <= WORDS.get(kind, 0):
            return "|".join(words)
        named = getattr(known[0], kind)
        slot = f"<{kind}>"
        if isinstance(named, list):
            return " ".join([slot] * len(named))
        if kind in COUNTED:
            return f"{COUNTED[kind]}{slot}"
        if kind in LABELLED and kind != known[0].verb:
            return f"{kind} {slot}"
        return f"[{slot}]" if any(not word_for(phrase, kind) for phrase in self.played or self.said) else slot


class Entry:
    """A question or play: its forms, and what it is about."""

    def __init__(self, rule: Rule[Any] | Playable[Any], group: int) -> None:
        self.name = rule.name
        self.clause = rule.clause
        self.about = about(type(rule).__module__, type(rule).__name__)
        self.group = group
        """0 for questions, 1 for plays, 2 for chance."""
        self.forms: dict[Key, Form] = {}


def kinds_of(phrase: Phrase) -> tuple[str, ...]:
    return tuple(kind for kind in KINDS if kind not in UNWRITTEN and getattr(phrase, kind) is not None)


def key_of(name: str, phrase: Phrase) -> Key:
    return name, phrase.verb, kinds_of(phrase), phrase.declines


def word_for(phrase: Phrase, kind: str) -> str:
    """How notation writes one thing that a move names; empty if the verb says it already, or if it is none."""
    return Phrase(phrase.verb, **{kind: getattr(phrase, kind)}).text().removeprefix(phrase.verb).strip()


@cache
def docstrings(module: str) -> dict[str, str]:
    """The docstrings of a module's classes, from its source, for compiled classes have none."""
    path = ROOT / "src" / Path(*module.split("."))
    tree = ast.parse(path.with_suffix(".py").read_text(encoding="utf-8"))
    return {node.name: ast.get_docstring(node) or "" for node in tree.body if isinstance(node, ast.ClassDef)}


def about(module: str, name: str) -> str:
    """What a rule's class says of it in its first paragraph, without the ids of rules at its end."""
    first = " ".join(docstrings(module)[name].split("\n\n")[0].split())
    return re.sub(r" \([A-Z]+[A-Z0-9a-z-]*\d[^()]*\)(?=$)", "", first)


@cache
def played_in(folder: str) -> dict[Key, list[Phrase]]:
    """The moves of all golden games of a folder, by question or play and form; each only once."""
    found: dict[Key, dict[str, Phrase]] = {}
    for record in sorted((GOLDEN / folder).glob("*.txt")):
        game = bedesten.replay(record.read_text(encoding="utf-8"))
        if game.options.as_dict().get("components"):
            continue  # an owner's cards and tiles have names of their own
        table = game.restart()
        for move in game.line:
            ask = table.asks[-1]
            if move < PLAYS:
                name, phrase = table.book.rules[ask.kind].name, table.book.rules[ask.kind].phrase(table, ask, move)
            else:
                play = table.book.play_of(move)
                name, phrase = f"play {play.name}", play.phrase(table, ask, move - play.first)
            found.setdefault(key_of(name, phrase), {}).setdefault(phrase.text(), phrase)
            table.play(move)
    return {key: list(texts.values()) for key, texts in found.items()}


def said_by(rule: Rule[Any], table: Any, ask: Ask) -> list[Phrase]:
    """What a rule can write. Where that depends on what is asked about, such as on a kiosk tile, on any of them."""
    said = [rule.phrase(table, ask, move) for move in range(rule.span)]
    if all(phrase.verb for phrase in said):
        return said
    asks = [Ask(ask.kind, ask.seat, number) for number in range(32)]
    each = [rule.phrase(table, ask, move) for ask in asks for move in range(rule.span)]
    return list({phrase.text(): phrase for phrase in each}.values())


def said_in(setup: Setup) -> dict[str, tuple[Entry, list[Phrase]]]:
    """All that the rules of a setup can write at the beginning of a game, by question or play."""
    options: Setup = {"game": "istanbul", "players": 4, "seed": 1, "start": 0} | setup
    table = bedesten.new(**options).table()
    ask = table.asks[-1]
    found: dict[str, tuple[Entry, list[Phrase]]] = {}
    for kind, rule in enumerate(table.book.rules):
        if rule.span:
            entry = Entry(rule, 2 if table.book.is_chance(kind) else 0)
            found[rule.name] = entry, said_by(rule, table, ask)
    for play in table.book.plays:
        _, said = found.setdefault(f"play {play.name}", (Entry(play, 1), []))
        said += [play.phrase(table, ask, option) for option in range(play.span)]
    return found


def entries_of(folder: str, setups: list[Setup]) -> dict[str, Entry]:
    """All questions and plays of a box with all their forms, in the order of the rules in force."""
    entries: dict[str, Entry] = {}
    for setup in setups:
        for name, (entry, said) in said_in(setup).items():
            known = entries.setdefault(name, entry)
            for phrase in said:
                if phrase.verb and phrase.place != 0 and phrase.guild != 0 and phrase.letter != 0:
                    known.forms.setdefault(key_of(name, phrase), Form()).said.append(phrase)
    for key, played in played_in(folder).items():
        entries[key[0]].forms.setdefault(key, Form()).played += played
    for _, other, _ in [box for box in BOXES if (box[1] == "dicegame") == (folder == "dicegame") and box[1] != folder]:
        for entry in entries.values():
            for key, form in entry.forms.items():
                form.elsewhere += played_in(other).get(key, [])
    return entries


@cache
def boxes() -> list[tuple[str, list[tuple[str, Entry, bool]]]]:
    """Each box with what it adds: questions and plays by key, with the forms that none before it has, and whether the
    question is new."""
    found: list[tuple[str, list[tuple[str, Entry, bool]]]] = []
    listed: dict[str, set[Key]] = {}
    for title, folder, setups in BOXES:
        if folder == "dicegame":
            listed = {}
        added: list[tuple[str, Entry, bool]] = []
        for name, entry in entries_of(folder, setups).items():
            is_new = name not in listed
            known = listed.setdefault(name, set())
            entry.forms = {key: form for key, form in entry.forms.items() if key not in known}
            known |= set(entry.forms)
            if entry.forms:
                added.append((name, entry, is_new))
        found.append((title, added))
    return found


def kinds_table() -> str:
    """What each kind of thing is."""
    said = {kind: words for kind, (_, words) in KINDS.items()}
    said["seat"] += f", by colour: {', '.join(f'`{house}`' for house in HOUSES)}"
    return "\n".join(f"| `<{kind}>` | {said[kind]} |" for kind in KINDS if kind not in UNWRITTEN)


def names_lines(entries: Iterable[Entry], known: set[str]) -> list[str]:
    """The names of cards, tiles and tracks that a box brings, which become known."""
    named: dict[str, dict[str, None]] = {kind: {} for kind in NAMES}
    for entry in entries:
        for form in entry.forms.values():
            for phrase in form.said + form.played:
                for kind in NAMES:
                    value = getattr(phrase, kind)
                    if value is not None and f"{kind} {value}" not in known:
                        named[kind][value] = None
    known |= {f"{kind} {name}" for kind, names in named.items() for name in names}
    return [f"- `<{kind}>`: {', '.join(f'`{name}`' for name in names)}" for kind, names in named.items() if names]


@cache
def meanings() -> dict[str, dict[str, str]]:
    """What forms mean where their words do not tell it, by question or play; under `any` those that mean the same
    everywhere."""
    found: dict[str, dict[str, str]] = tomllib.loads((ROOT / MEANINGS).read_text(encoding="utf-8"))
    return found


def form_line(name: str, key: Key, form: Form) -> str:
    """``- `sell <goods>`, as in `sell red green2`: …``."""
    text, example = form.text(), form.example()
    known = meanings()
    meant = known.get(name, {}).get(text) or known["any"].get(text, "")
    shown = f"- `{text}`" if text == example else f"- `{text}`, as in `{example}`"
    said = [part for part in (meant, "declines" if key[3] else "") if part]
    return f"{shown}: {'; '.join(said)}" if said else shown


def entry_lines(name: str, entry: Entry, is_new: bool) -> list[str]:
    title = f"#### {entry.name} ({entry.clause})" if is_new else f"#### More of {entry.name} ({entry.clause})"
    lines = [form_line(name, key, form) for key, form in entry.forms.items()]
    return [title, "", *([entry.about, ""] if is_new else []), *lines, ""]


def page() -> str:
    lines = [HEAD.format(kinds=kinds_table())]
    known: set[str] = set()
    for title, added in boxes():
        if title == DICE_GAME:
            known = set()
        names = names_lines([entry for _, entry, _ in added], known)
        lines += [f"## {title}", "", *names, *([""] if names else [])]
        for group, heading in enumerate(GROUPS):
            entries = [each for each in added if each[1].group == group]
            if entries:
                lines += [f"### {title}: {heading}", ""]
                for name, entry, is_new in entries:
                    lines += entry_lines(name, entry, is_new)
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: list[str] | None = None) -> int:
    check = check_asked(__doc__, arguments)
    return write_pages("write_notation", ROOT, {PAGE: page()}, check)


if __name__ == "__main__":
    sys.exit(main())
