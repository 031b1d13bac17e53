"""The rules at hand: pages in the reader's language."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from bedesten.server.schema.common import Message

__all__ = ["RulePage", "RuleSentence", "RuleSign", "Rules"]


class RuleSentence(Message):
    """A sentence of the rules."""

    text: str
    rules: list[str] = Field(description="the clauses of the catalogue that it tells")


class RulePage(Message):
    """What the rules say about one thing."""

    id: str
    chapter: str
    symbol: str
    name: str
    say: str = Field(description="in a sentence")
    does: list[RuleSentence]
    example: str = Field(description="how it may go; empty where a sentence says it all")
    asked: list[RuleSentence] = Field(description="questions that come up at tables, each with its answer")
    see: list[str] = Field(description="pages that go well with it")
    lesson: str | None = Field(description="where it can be tried")
    sign: dict[str, Any] | None = Field(description="of a place: what it shows at the start, with four players")


class RuleSign(Message):
    """What a symbol means."""

    symbol: str
    text: str


class Rules(Message):
    """The whole book."""

    chapters: list[str]
    pages: list[RulePage]
    signs: list[RuleSign] = Field(description="the key of symbols")
