"""What the rules say, in our own words: data/rules.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

__all__ = ["book"]


@cache
def book() -> dict[str, dict[str, Any]]:
    """The whole file."""
    text = files("bedesten.terminal.istanbul").joinpath("data", "rules.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
