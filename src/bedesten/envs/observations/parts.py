"""Which sections belong to which part of the table."""

from __future__ import annotations

from bedesten.envs.observations.block import Block
from bedesten.envs.observations.layout import Layout
from bedesten.envs.observations.letters import LettersBlock
from bedesten.envs.observations.mocha import MochaBlock
from bedesten.envs.observations.variants import CaravanBlock, NeutralsBlock
from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.part import Letters
from bedesten.istanbul.mocha.part import Mocha
from bedesten.istanbul.variants.caravan_leader import Caravan
from bedesten.istanbul.variants.neutral_assistants import Neutrals

__all__ = ["block_of"]


def block_of(layout: Layout, t: Board, part: int) -> Block:
    """The sections of a part, appended to the layout."""
    found = t.parts[part]
    if isinstance(found, Mocha):
        return MochaBlock(layout, t, part)
    if isinstance(found, Letters):
        return LettersBlock(layout, t, part)
    if isinstance(found, Neutrals):
        return NeutralsBlock(layout, t, part)
    if isinstance(found, Caravan):
        return CaravanBlock(layout, t, part)
    raise NotImplementedError(f"no sections are known for {found.name!r}")
