"""HTTP route: the pages of the rules, all in one answer."""

from __future__ import annotations

from functools import cache
from typing import Final

from fastapi import APIRouter

from bedesten.rulebook.messages import book
from bedesten.server import schema as m
from bedesten.server.http.tables import REFUSALS

__all__ = ["rules"]

rules: Final = APIRouter(prefix="/api/rules", responses=REFUSALS)


@rules.get("")
async def get_rules(language: m.Language = "en") -> m.Rules:
    """All pages of the rules in a language, with what each place shows at the start of a game."""
    return _book(language)


@cache
def _book(language: str) -> m.Rules:
    return m.Rules.model_validate(book(language))
