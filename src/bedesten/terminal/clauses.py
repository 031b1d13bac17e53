"""The rules by the ids that refusals cite: what `? DG-12` answers."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

__all__ = ["clauses_about"]


@cache
def clauses() -> dict[str, tuple[str, str]]:
    """Id and text of each clause of the rules catalogue, by the id in lower case."""
    text = files("bedesten.terminal").joinpath("data", "clauses.toml").read_text(encoding="utf-8")
    return {name.lower(): (name, clause) for name, clause in tomllib.loads(text).items()}


def clauses_about(topic: str) -> list[str]:
    """What the rules with these ids say, a paragraph each; nothing if the topic is not made of ids."""
    words = [word for word in re.split(r"[\s,()]+", topic.lower()) if word]
    if not all(word in clauses() for word in words):
        return []
    return [f"{name}: {clause}" for name, clause in (clauses()[word] for word in words)]
