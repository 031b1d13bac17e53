"""The whole book of rules as plain data, in one language, with what each place shows at the start of a game."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import bedesten
from bedesten.istanbul.expansion import EXPANSIONS
from bedesten.rulebook.pages import BookPage, Sentence, chapters, pages, signs

__all__ = ["book"]

Told = dict[str, Any]
PLAYERS: Final = 4
"""Prices are told as they are at the start of a game for so many."""


@cache
def book(language: str) -> Told:
    """All pages in a language: `Rules`."""
    return {
        "chapters": chapters(),
        "pages": [_page(page, language) for page in pages().values()],
        "signs": [{"symbol": symbol, "text": words[language]} for symbol, words in signs().items()],
    }


def _page(page: BookPage, language: str) -> Told:
    text = page.text(language)
    return {
        "id": page.id,
        "chapter": page.chapter,
        "symbol": page.symbol,
        "name": text.name,
        "say": text.say,
        "does": [_sentence(sentence) for sentence in text.does],
        "example": text.example,
        "asked": [_sentence(sentence) for sentence in text.asked],
        "see": list(page.see),
        "lesson": page.lesson,
        "sign": _signs().get(page.id.removeprefix("place-")) if page.id.startswith("place-") else None,
    }


def _sentence(sentence: Sentence) -> Told:
    return {"text": sentence.text, "rules": list(sentence.rules)}


@cache
def _signs() -> Told:
    """What the places show at the start: those of the base game in its own box, the others with all expansions."""
    base = bedesten.new("istanbul", players=PLAYERS, seed=1).view()["signs"]
    every = bedesten.new("istanbul", players=PLAYERS, seed=1, expansions=list(EXPANSIONS)).view()["signs"]
    return {**every, **base}
