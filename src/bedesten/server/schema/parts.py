"""What expansions and variants add to a view of the board game, each under its own name (`view` of a `Part`)."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pydantic import ConfigDict, Field, create_model

from bedesten.istanbul.expansion import EXPANSIONS
from bedesten.server.schema.signs import ViewPart

__all__ = ["PartsView"]


class CaravanView(ViewPart):
    """The variant with a caravan leader; -1 as long as nobody is."""

    leader: int
    next_leader: int


class VariantsView(ViewPart):
    """What variants add."""

    model_config = ConfigDict(extra="forbid", frozen=True, validate_by_name=True)

    caravan_leader: CaravanView | None = Field(default=None, alias="caravan-leader")
    neutral_assistants: dict[str, int] | None = Field(
        default=None, alias="neutral-assistants", description="how many stand at each place"
    )


def _parts() -> dict[str, Any]:
    """What expansions add: each has a module of its name in this layer. Nothing where it is not played."""
    return {name: (import_module(f"bedesten.server.schema.{name}").VIEW | None, None) for name in EXPANSIONS}


PartsView = create_model(
    "PartsView",
    __base__=VariantsView,
    __doc__="What expansions and variants add, by their names. What is not played is left out.",
    **_parts(),
)
