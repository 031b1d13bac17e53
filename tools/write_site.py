"""Builds the site: documents with search, the rules in three languages, lessons, references, and the game at /play/.

python tools/write_site.py          build/pages is put together, build/site built from it (`make site`)
python tools/write_site.py --pages  only puts the pages together
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import site_reference
from bedesten import rulebook
from bedesten.lessons.library import lessons

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = ROOT / "build" / "pages"
CONFIG: Final = ROOT / "build" / "mkdocs.yml"
STATIC: Final = ROOT / "build" / "static"
CONTENTS: Final = ROOT / "docs" / "README.md"
FONTS: Final = ROOT / "web" / "src" / "art" / "fonts"
WORDS: Final = ROOT / "web" / "src" / "lib" / "i18n"
PLAY: Final = "play/index.html"
MOVED: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
    "LICENSE": "license.txt",
    "docs/README.md": "index.md",
}
"""Where files are found on the site whose place there is another; the contents of docs are its navigation."""
TITLES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}
BUTTONS: Final = """\
[Play in this browser](play/index.html){ .md-button .md-button--primary }
[Learn by playing](learn.md){ .md-button }
[The rules](rules/book.md){ .md-button }

"""
HIDE: Final = "---\nhide: [{}]\n---\n\n"
ADDED: Final = {
    "To play": ["learn.md"],
    "To host tables for others": ["server-reference.md"],
    "To study": ["reference.md"],
    "The rules": ["rules/book.de.md", "rules/book.fr.md"],
    "To change something": ["conduct.md", "reporting.md"],
}
"""Pages that are only on the site, by the chapter at whose end they stand."""
FENCED: Final = re.compile(r"^(```|~~~).*?^\1[ \t]*$", re.MULTILINE | re.DOTALL)
LEADS: Final = re.compile(r"(\]\(|src=\")([^)\s\"#]+)((?:#[^)\s\"]*)?)")
PICTURE: Final = re.compile(r"^!\[([^\]]*)\]\(([^)\s]+)\.png\)$", re.MULTILINE)
ENTRY: Final = re.compile(r"\]\(([^)]+\.md)\)")
CLAUSE: Final = re.compile(r"^- ([A-Z][A-Za-z0-9-]*) — ", re.MULTILINE)


def main(arguments: list[str] | None = None) -> int:
    """Put the pages together and build the site from them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", action="store_true", help="only put the pages together")
    only_pages = parser.parse_args(arguments).pages
    shutil.rmtree(PAGES, ignore_errors=True)
    for name, text in pages().items():
        write(PAGES / name, text)
    copy_files()
    write(CONFIG, json.dumps(configuration(), ensure_ascii=False, indent=1))
    if only_pages:
        return 0
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--clean", "--strict", "--config-file", str(CONFIG)]
    # Of its next version, which is another program by other people, mkdocs-material warns with each start.
    return subprocess.run(command, check=False, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}).returncode


def write(file: Path, text: str) -> None:
    """Write a file, and the folder it is in."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def copy_files() -> None:
    """What is no page: pictures, examples, letters, the licence, and the game itself."""
    for file in sorted((ROOT / "docs").rglob("*")):
        if file.is_file() and file.suffix != ".md":
            copy(file, PAGES / file.relative_to(ROOT / "docs"))
    for file in [*FONTS.glob("*.woff2"), ROOT / "site" / "style.css"]:
        copy(file, PAGES / "assets" / file.name)
    copy(ROOT / "web" / "src" / "art" / "favicon.svg", PAGES / "assets" / "logo.svg")
    copy(ROOT / "LICENSE", PAGES / MOVED["LICENSE"])
    shutil.copytree(STATIC, PAGES / "play")


def copy(file: Path, to: Path) -> None:
    """Copy a file, and make the folder it is to be in."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def configuration() -> dict[str, object]:
    """What site/mkdocs.yml can't know: the order of the pages, and where the project lies."""
    found: dict[str, object] = {"INHERIT": "../site/mkdocs.yml", "nav": navigation()}
    repository = os.environ.get("SITE_REPOSITORY")
    if repository:
        social = [{"icon": "fontawesome/brands/git-alt", "link": repository, "name": "The project"}]
        found["extra"] = {"generator": False, "social": social}
    return found


def navigation() -> list[object]:
    """All pages in the order of docs/README.md, chapter by chapter."""
    found: list[object] = [{"Home": "index.md"}, {"Play": PLAY}]
    for chapter in CONTENTS.read_text(encoding="utf-8").split("\n## ")[1:]:
        title, _, text = chapter.partition("\n")
        found.append({title: [site_name(CONTENTS.parent / name) for name in ENTRY.findall(text)] + ADDED[title]})
    return found


@cache
def pages() -> dict[str, str]:
    """All pages of the site, by their names."""
    files = [*(ROOT / "docs").rglob("*.md"), *(ROOT / name for name in MOVED if name.endswith(".md"))]
    found = {site_name(file): translated(file) for file in sorted(files) if file != CONTENTS}
    found["index.md"] = HIDE.format("navigation") + found["index.md"].replace("![", BUTTONS + "![", 1)
    for name in ("architecture.md", "static.md"):  # their pictures are wide
        found[name] = HIDE.format("toc") + found[name]
    found["rules/catalogue.md"] = CLAUSE.sub(clause_anchor, found["rules/catalogue.md"])
    for language in rulebook.LANGUAGES:
        found["rules/book.md" if language == "en" else f"rules/book.{language}.md"] = book(language)
    found["learn.md"] = learning()
    found["reference.md"] = site_reference.python_page()
    found["server-reference.md"] = site_reference.server_page()
    return found


def site_name(file: Path) -> str:
    """Where a file of the project is on the site."""
    here = file.resolve().relative_to(ROOT).as_posix()
    return MOVED.get(here, here.removeprefix("docs/"))


def translated(file: Path) -> str:
    """A page for the site: its links lead to where things are there, and its lists are found by Python-Markdown."""
    text = file.read_text(encoding="utf-8")
    code: list[str] = []

    def put_aside(found: re.Match[str]) -> str:
        code.append(found[0])
        return f"\0{len(code) - 1}\0"

    text = FENCED.sub(put_aside, text)
    text = LEADS.sub(lambda found: found[1] + moved(found[2], file) + found[3], text)
    text = re.sub(r"^  - ", "    - ", text, flags=re.MULTILINE)
    text = re.sub(r"^(?!- |\d+\. |\s|\|)(.+)\n(?=- |1\. )", r"\1\n\n", text, flags=re.MULTILINE)
    text = PICTURE.sub(lambda found: both_lights(found, file), text)
    return re.sub(r"\0(\d+)\0", lambda found: code[int(found[1])], text)


def moved(link: str, file: Path) -> str:
    """A link of a file, as it leads on the site."""
    if urlsplit(link).scheme:
        return link
    target = (file.parent / link).resolve()
    return os.path.relpath(site_name(target), Path(site_name(file)).parent).replace(os.sep, "/")


def both_lights(found: re.Match[str], file: Path) -> str:
    """A picture, and the same in the dark where there is one."""
    there = (PAGES / site_name(file)).parent / f"{found[2]}-dark.png"
    source = ROOT / "docs" / there.resolve().relative_to(PAGES)
    if not source.is_file():
        return found[0]
    words, name = found[1], found[2]
    return f"![{words}]({name}.png#only-light)\n![{words}]({name}-dark.png#only-dark)"


def clause_anchor(found: re.Match[str]) -> str:
    """A clause of the catalogue, to which can be led."""
    return f'- <a id="{found[1]}"></a>**{found[1]}** — '


def word(name: str, language: str) -> str:
    """A word of the browser table."""
    found = re.search(rf"^{name} = (.+)$", (WORDS / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise SystemExit(f"web/src/lib/i18n/{language}.ftl has no {name}")
    return found[1]


def book(language: str) -> str:
    """The book of the rules in a language; each sentence leads to the clauses that it tells."""
    others = [
        f"[{title}](book{'' if other == 'en' else '.' + other}.md)"
        for other, title in TITLES.items()
        if other != language
    ]
    heading = {"en": "The rules", "de": "Die Regeln", "fr": "Les règles"}[language]
    parts = [f"# {heading}\n\n{' · '.join(others)} · [{word('rules-search', language)}](../{PLAY}#/rules)\n"]
    chapter = ""
    for page in rulebook.pages().values():
        text = page.text(language)
        if page.chapter != chapter:
            chapter = page.chapter
            parts.append(f"## {word(f'rules-{chapter}', language)}\n")
        parts += [f"### {text.name} {{ #{page.id} }}\n", f"*{text.say}*\n"]
        parts.append("\n".join(f"- {one.text} {clauses(one.rules)}" for one in text.does) + "\n")
        if text.example:
            parts.append(f"**{word('rules-example', language)}** {text.example}\n")
        if text.asked:
            parts.append(f"**{word('rules-asked', language)}**\n")
            parts.append("\n".join(f"- {one.text} {clauses(one.rules)}" for one in text.asked) + "\n")
        more = [f"[{rulebook.pages()[name].text(language).name}](#{name})" for name in page.see]
        if page.lesson:
            more.append(f"[{word('rules-try', language)}](../{PLAY}#/learn/{page.lesson})")
        if more:
            parts.append(f"{word('rules-see', language)}: {' · '.join(more)}\n")
    return "\n".join(parts)


def clauses(rules: tuple[str, ...]) -> str:
    """Links to clauses of the catalogue."""
    return " ".join(f"[`{rule}`](catalogue.md#{rule})" for rule in rules)


def learning() -> str:
    """All lessons, each to be begun with a click."""
    parts = ["# Learn by playing\n"]
    parts.append("Short lessons on the real table: real places, real moves, nobody waiting. A click begins one.\n")
    box = ""
    for lesson in lessons().values():
        if lesson.box != box:
            box = lesson.box
            parts.append(f"\n## {word(f'learn-{box}', 'en')}\n")
        text = lesson.text("en")
        parts.append(f"- **[{text['title']}]({PLAY}#/learn/{lesson.id})**, {lesson.minutes} minutes. {text['learns']}")
    parts.append("\nThe table speaks English, German and French. How lessons are made: [Lessons](lessons.md).\n")
    return "\n".join(parts)


if __name__ == "__main__":
    sys.exit(main())
