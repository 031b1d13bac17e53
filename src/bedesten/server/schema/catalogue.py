"""All messages by name, and as JSON schema: what clients are generated from."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from bedesten.server import schema as m
from bedesten.server.schema.plans import HINTS
from bedesten.server.schema.views import VIEWS

__all__ = ["CLIENT", "LIVE_CLIENT", "LIVE_SERVER", "SERVER", "completed", "definitions"]

LIVE_CLIENT: Final[tuple[type[BaseModel], ...]] = (
    m.Hello,
    m.Ping,
    m.Seen,
    m.Play,
    m.Undo,
    m.RestartTurn,
    m.Consent,
    m.Resign,
    m.Pause,
    m.Rematch,
    m.Chair,
    m.GiveTime,
    m.Chat,
    m.Standing,
)
"""What a client may say over the WebSocket."""

LIVE_SERVER: Final[tuple[type[BaseModel], ...]] = (
    m.Welcome,
    m.Update,
    m.Accepted,
    m.Refusal,
    m.Presence,
    m.Pong,
    m.Goodbye,
)
"""What it hears there."""

CLIENT: Final[tuple[type[BaseModel], ...]] = (
    *LIVE_CLIENT,
    m.CommandCall,
    m.NewTable,
    m.SetupWish,
    m.Join,
    m.HostWish,
    m.Tokens,
    m.Fork,
    m.Line,
    m.NotifyWish,
)
SERVER: Final[tuple[type[BaseModel], ...]] = (
    *LIVE_SERVER,
    m.GamesInfo,
    m.SetupInfo,
    m.Seated,
    m.Listed,
    m.Mine,
    m.Position,
    m.Steps,
    m.WhyNot,
    HINTS,
    m.Notified,
    *VIEWS.values(),
)
SHOWS: Final = ("SeatSight", "Position", "LessonFrame")
"""Messages with a view. It goes out as the engine gives it, so that its form is told here and checked by tests."""


def definitions() -> dict[str, Any]:
    """The JSON schema of every message, by name, and the two unions of what goes over the WebSocket."""
    models: list[tuple[type[BaseModel], Any]] = [(model, "validation") for model in CLIENT]
    models += [(model, "serialization") for model in SERVER]
    _, schema = models_json_schema(models, ref_template="#/components/schemas/{model}")
    found: dict[str, Any] = dict(schema["$defs"])
    found["ClientMessage"] = _union(LIVE_CLIENT)
    found["ServerMessage"] = _union(LIVE_SERVER)
    return dict(sorted(found.items()))


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    """The document with what the models leave open: views."""
    found = deepcopy(schema)
    schemas = found["components"]["schemas"]
    views = [{"$ref": f"#/components/schemas/{view.__name__}"} for view in VIEWS.values()]
    for name in SHOWS:
        about = {
            key: text for key, text in schemas[name]["properties"]["view"].items() if key in ("title", "description")
        }
        nothing = [{"type": "object", "maxProperties": 0}] if name == "SeatSight" else []  # before the game begins
        schemas[name]["properties"]["view"] = {**about, "anyOf": [*views, *nothing]}
    return found


def _union(models: tuple[type[BaseModel], ...]) -> dict[str, Any]:
    return {
        "oneOf": [{"$ref": f"#/components/schemas/{model.__name__}"} for model in models],
        "discriminator": {"propertyName": "type"},
    }
