"""Writes what the browser table says of cards and tiles from the pages of the rule book, in every language.

In each web/src/lib/i18n/*.ftl all from a heading on is written here: the name of each card or tile, and what it does in
one sentence, which is the first of its page. tools/check_words.py checks it.
"""

import re
from pathlib import Path

from bedesten.rulebook.pages import LANGUAGES, PageText, pages

WORDS = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "i18n"
HEADING = "\n## Cards and tiles: written by tools/write_words.py from src/bedesten/rulebook/data\n\n"
NAMED = re.compile(r"(card|guild|kiosk|tavern|bazaar)-(?!cards$)")
RULED = re.compile(r"(card|guild|kiosk|tavern|tile)-(?!cards$)")
NUMBER = re.compile(r"^\d+ ")
"""Before the name of a guild card, whose face shows it anyway."""


def says_more(text: PageText) -> bool:
    """Whether the first sentence is not just the name."""
    return text.does[0].text.rstrip(".") != text.name.rstrip(".")


def messages(language: str) -> str:
    """All messages of the section."""
    lines: list[str] = []
    for page in pages().values():
        text = page.text(language)
        if NAMED.match(page.id):
            lines.append(f"{page.id} = {NUMBER.sub('', text.title) if page.id.startswith('guild-') else text.title}\n")
        if RULED.match(page.id) and says_more(text):
            said = text.does[0].text
            lines.append(f"{page.id}-rule = {said.rstrip('.') if page.id.startswith('tile-') else said}\n")
    return "".join(lines)


def outdated() -> dict[Path, str]:
    """The catalogues that say something else, with what they should say."""
    found: dict[Path, str] = {}
    for language in LANGUAGES:
        path = WORDS / f"{language}.ftl"
        text = path.read_text(encoding="utf-8")
        written = text.partition(HEADING)[0] + HEADING + messages(language)
        if written != text:
            found[path] = written
    return found


def main() -> None:
    for path, text in outdated().items():
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
