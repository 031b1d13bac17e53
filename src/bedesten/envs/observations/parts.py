"""Which sections belong to which part of the table: those of an expansion are in a module that bears its name."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from bedesten.envs.observations.block import Block
from bedesten.envs.observations.layout import Layout
from bedesten.envs.observations.variants import CaravanBlock, NeutralsBlock
from bedesten.istanbul.board import Board
from bedesten.istanbul.expansion import EXPANSIONS

__all__ = ["block_of"]

BLOCKS: Final[dict[str, type[Block]]] = {
    "neutral-assistants": NeutralsBlock,
    "caravan-leader": CaravanBlock,
    **{name: import_module(f"bedesten.envs.observations.{name}").BLOCK for name in EXPANSIONS},
}
"""By the part's name."""


def block_of(layout: Layout, t: Board, part: int) -> Block:
    """The sections of a part, appended to the layout."""
    return BLOCKS[t.parts[part].name](layout, t, part)
