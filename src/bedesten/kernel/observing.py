"""Finds the encoder that turns what a seat sees into numbers, for the environments for learning.

Encoders know the games and stand above the kernel. They are found by name when somebody asks for an observation, as
boxes are: bots that look at views or search need none of it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bedesten.kernel.table import Table

__all__ = ["encoder_for"]


def encoder_for(table: Table) -> Any:
    """The encoder of observations and masks for a table: see `bedesten.envs.observations.encoder.Encoder`."""
    return import_module("bedesten.envs.observations.finding").encoder_of(table)
