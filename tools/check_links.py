"""Finds links that lead nowhere, and source files that are named but not there: in the project's Markdown files, and
links in a site that has been built. No network.

python tools/check_links.py               the Markdown files of the project
python tools/check_links.py build/site    all pages, styles and anchors of a built site
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

ROOT: Final = Path(__file__).resolve().parent.parent
FENCE: Final = re.compile(r"^(```|~~~).*?^\1[ \t]*$", re.MULTILINE | re.DOTALL)
CODE: Final = re.compile(r"`[^`\n]*`")
LINK: Final = re.compile(r"\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)|\b(?:src|href)=\"([^\"]+)\"")
SOURCE: Final = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|svelte|css|mjs|ftl|toml|yml))`")
"""A source file as prose names it: from the top, or from one of `BASES`."""
BASES: Final = ("", "src", "src/bedesten", "src/bedesten/istanbul", "web", "web/src", "web/src/games")
EXAMPLE: Final = "harbour"
"""The expansion that docs/expansions.md makes up."""
HEADING: Final = re.compile(r"^#{1,6} +(.+?)(?: +#+)?$", re.MULTILINE)
STYLE_URL: Final = re.compile(r"url\(\s*['\"]?([^'\")]+)['\"]?\s*\)")
TELLS: Final = {
    "a": ("href",), "area": ("href",), "link": ("href",), "img": ("src", "srcset"), "script": ("src",),
    "source": ("src", "srcset"), "iframe": ("src",), "audio": ("src",), "video": ("src", "poster"), "object": ("data",),
    "use": ("href", "xlink:href"), "form": ("action",),
}  # fmt: skip
"""By tag, the attributes that lead somewhere."""


# In Markdown.


def pages(root: Path) -> list[Path]:
    """The Markdown files that people read: at the top, in docs and in .github."""
    return sorted([*root.glob("*.md"), *(root / "docs").rglob("*.md"), *(root / ".github").rglob("*.md")])


def prose(text: str) -> str:
    """A page without its code."""
    return CODE.sub("", FENCE.sub("", text))


def links(text: str) -> list[str]:
    """Where a page in Markdown leads, in order."""
    return [first or second for first, second in LINK.findall(prose(text))]


@cache
def headings(file: Path) -> frozenset[str]:
    """The anchors of a page's headings, as code hosts make them."""
    found: dict[str, int] = {}
    names = set(re.findall(r"\bid=\"([^\"]+)\"", file.read_text(encoding="utf-8")))
    for title in HEADING.findall(FENCE.sub("", file.read_text(encoding="utf-8"))):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title).replace("`", "").replace("*", "")
        slug = re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")
        names.add(slug if slug not in found else f"{slug}-{found[slug]}")
        found[slug] = found.get(slug, 0) + 1
    return frozenset(names)


def dead_in_markdown(root: Path) -> list[str]:
    """Links between a project's Markdown files, and to other files of it, that lead nowhere."""
    found = []
    for page in pages(root):
        for link in links(page.read_text(encoding="utf-8")):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            here = page.relative_to(root).as_posix()
            if not target.is_relative_to(root.resolve()) or not target.is_file():
                found.append(f"{here}: {link}: there is no such file")
            elif parts.fragment and target.suffix == ".md" and unquote(parts.fragment) not in headings(target):
                found.append(f"{here}: {link}: {target.name} has no such heading")
    return found


def missing_sources(root: Path) -> list[str]:
    """Source files that a page names and that are not there, or no longer."""
    found = []
    for page in pages(root):
        for name in SOURCE.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
            if EXAMPLE not in name and not any((root / base / name).is_file() for base in BASES):
                found.append(f"{page.relative_to(root).as_posix()}: {name}: there is no such source file")
    return found


# In a built site.


class Found(HTMLParser):
    """What a page leads to, and what in it can be led to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note links and anchors."""
        for name, value in attrs:
            if value is None:
                continue
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value)
            elif name in TELLS.get(tag, ()):
                several = name == "srcset"
                self.links += [one.split()[0] for one in value.split(",")] if several else [value]
            elif name == "style":
                self.links += STYLE_URL.findall(value)


@cache
def read(page: Path) -> Found:
    """A page of the site, read once."""
    found = Found()
    found.feed(page.read_text(encoding="utf-8"))
    return found


def leads(file: Path) -> list[str]:
    """Where a file of the site leads."""
    return read(file).links if file.suffix == ".html" else STYLE_URL.findall(file.read_text(encoding="utf-8"))


def dead_in_site(site: Path) -> list[str]:
    """Links of a built site that lead nowhere, and pages to which no way leads from its first page."""
    found: list[str] = []
    start, lost = site / "index.html", site / "404.html"
    reached = {start, lost}
    ahead = [file for file in (start, lost) if file.is_file()]
    if start not in ahead:
        return ["index.html: there is no first page"]
    while ahead:
        file = ahead.pop()
        here = file.relative_to(site).as_posix()
        for link in dict.fromkeys(leads(file)):
            target, problem = follow(link, file, site)
            if problem:
                found.append(f"{here}: {link}: {problem}")
            elif target is not None and target not in reached:
                reached.add(target)
                if target.suffix in (".html", ".css"):
                    ahead.append(target)
    unreached = (page for page in site.rglob("*.html") if page not in reached)
    return sorted(found) + [f"{page.relative_to(site).as_posix()}: no link leads here" for page in sorted(unreached)]


def follow(link: str, file: Path, site: Path) -> tuple[Path | None, str]:
    """The file to which a link leads, None if that is outside, and what is wrong with it."""
    parts = urlsplit(link.strip())
    if parts.scheme or parts.netloc:
        return None, ""
    path = unquote(parts.path)
    if path.startswith("/"):
        if file.name != "404.html":  # which is shown at any address
            return None, "an address from the host's root breaks where the site lies in a folder"
        target = site / path.lstrip("/")
    else:
        target = (file.parent / path).resolve() if path else file
    if target.is_dir():
        target /= "index.html"
    if not target.is_relative_to(site) or not target.is_file():
        return None, "there is no such file"
    anchor = unquote(parts.fragment)
    if anchor and not anchor.startswith("/") and target.suffix == ".html" and anchor not in read(target).anchors:
        return target, f"{target.relative_to(site).as_posix()} has no such anchor"
    return target, ""


def complaints(arguments: list[str]) -> Iterator[str]:
    """What is dead, in the folders that are named or in the project's Markdown."""
    if not arguments:
        yield from dead_in_markdown(ROOT)
        yield from missing_sources(ROOT)
    for folder in arguments:
        yield from dead_in_site(Path(folder).resolve())


def main(arguments: list[str]) -> int:
    """Say what is dead; tells the exit code."""
    found = list(complaints(arguments))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
