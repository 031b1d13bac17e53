"""The pages of the rules, read once from their files. A page's prices are not written there: signs tell them."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

__all__ = ["LANGUAGES", "BookPage", "PageText", "Sentence", "chapters", "page_of", "pages", "plain_text", "signs"]

LANGUAGES: Final = ("en", "de", "fr")
CHAPTER: Final = re.compile(r"\d+-([a-z]+)\.toml")
"""The file of a chapter; they stand in the order of their numbers."""
CITED: Final = re.compile(r"^(.*\S) \(([A-Z0-9a-z, -]+)\)$")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, and the clauses of the catalogue that it tells."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PageText:
    """A page in one language."""

    title: str
    """The name, with soft hyphens where it may be broken on a narrow card."""
    say: str
    """In a sentence."""
    does: tuple[Sentence, ...]
    example: str = ""
    """How it may go; our own, and none where a sentence says it all."""
    asked: tuple[Sentence, ...] = ()
    """Questions that come up at tables, each with its answer."""

    @property
    def name(self) -> str:
        return self.title.replace("\u00ad", "")


@dataclass(frozen=True, slots=True)
class BookPage:
    """What the rules say about one thing."""

    id: str
    chapter: str
    symbol: str
    lesson: str | None
    """Where it can be tried."""
    see: tuple[str, ...]
    """Pages that go well with it."""
    words: dict[str, PageText]

    def text(self, language: str) -> PageText:
        """The words of a language; English where it is not there."""
        return self.words.get(language, self.words["en"])

    @property
    def rules(self) -> tuple[str, ...]:
        """The clauses that it tells, each once."""
        text = self.words["en"]
        return tuple(dict.fromkeys(rule for sentence in (*text.does, *text.asked) for rule in sentence.rules))


@cache
def pages() -> dict[str, BookPage]:
    """All pages by their ids, in the order of the book."""
    found: dict[str, BookPage] = {}
    for file in sorted(files(__package__).joinpath("data").iterdir(), key=lambda file: file.name):
        chapter = CHAPTER.fullmatch(file.name)
        if chapter is not None:
            for name, data in tomllib.loads(file.read_text(encoding="utf-8")).items():
                found[name] = _page(name, chapter[1], data)
    return found


def chapters() -> list[str]:
    """The chapters in their order."""
    return list(dict.fromkeys(page.chapter for page in pages().values()))


@cache
def signs() -> dict[str, dict[str, str]]:
    """The key of symbols: by symbol, what it means, by language."""
    read: dict[str, dict[str, str]] = tomllib.loads(
        files(__package__).joinpath("data", "signs.toml").read_text(encoding="utf-8")
    )
    return read


def page_of(name: str) -> BookPage | None:
    """A page by its id; None if there is none."""
    return pages().get(name)


def plain_text(page: BookPage) -> str:
    """A page in English in one paragraph, the clauses at its end; what is an example or a question says so."""
    text = page.text("en")
    told = " ".join(sentence.text for sentence in text.does)
    example = f" For example: {text.example}" if text.example else ""
    asked = f" Asked before: {' '.join(sentence.text for sentence in text.asked)}" if text.asked else ""
    return f"{text.name}. {told}{example}{asked} ({', '.join(page.rules)})"


def _page(name: str, chapter: str, data: dict[str, Any]) -> BookPage:
    return BookPage(
        id=name,
        chapter=chapter,
        symbol=data["symbol"],
        lesson=data.get("lesson"),
        see=tuple(data["see"]),
        words={language: _text(data[language]) for language in LANGUAGES},
    )


def _text(data: dict[str, Any]) -> PageText:
    does, asked = (tuple(_sentence(words) for words in data.get(each, ())) for each in ("does", "asked"))
    return PageText(data["name"], data["say"], does, data.get("example", ""), asked)


def _sentence(words: str) -> Sentence:
    cited = CITED.match(words)
    if cited is None:
        raise ValueError(f"a sentence of the rules ends with its clauses: {words!r}")
    return Sentence(cited[1], tuple(cited[2].split(", ")))
