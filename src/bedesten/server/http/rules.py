"""HTTP: the rules at hand, the whole book in one answer."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fastapi import APIRouter

import bedesten
from bedesten.istanbul.expansion import EXPANSIONS
from bedesten.rulebook import BookPage, chapters, pages, signs
from bedesten.server import schema as m
from bedesten.server.http.tables import REFUSALS

__all__ = ["rules"]

rules: Final = APIRouter(prefix="/api/rules", responses=REFUSALS)
PLAYERS: Final = 4
"""Prices are told as they are at the start of a game for so many."""


@rules.get("")
async def get_rules(language: m.Language = "en") -> m.Rules:
    """All pages of the rules in a language, with what each place shows at the start of a game."""
    return _book(language)


@cache
def _book(language: str) -> m.Rules:
    return m.Rules(
        chapters=chapters(),
        pages=[_page(page, language) for page in pages().values()],
        signs=[m.RuleSign(symbol=symbol, text=words[language]) for symbol, words in signs().items()],
    )


def _page(page: BookPage, language: str) -> m.RulePage:
    text = page.text(language)
    return m.RulePage(
        id=page.id,
        chapter=page.chapter,
        symbol=page.symbol,
        name=text.name,
        say=text.say,
        does=[m.RuleSentence(text=sentence.text, rules=list(sentence.rules)) for sentence in text.does],
        see=list(page.see),
        lesson=page.lesson,
        sign=_signs().get(page.id.removeprefix("place-")) if page.id.startswith("place-") else None,
    )


@cache
def _signs() -> dict[str, Any]:
    """What the places show at the start: those of the base game in its own box, the others with all expansions."""
    base = bedesten.new("istanbul", players=PLAYERS, seed=1).view()["signs"]
    every = bedesten.new("istanbul", players=PLAYERS, seed=1, expansions=list(EXPANSIONS)).view()["signs"]
    return {**every, **base}
