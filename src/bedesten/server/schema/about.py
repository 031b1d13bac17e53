"""What a question is about, in a view. The engine says it (`About`), and what there is to say (`ABOUT`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import BaseModel

from bedesten.kernel.about import ABOUT
from bedesten.server.schema.common import told_model
from bedesten.server.schema.signs import AreaSignView

__all__ = ["AboutView"]

if TYPE_CHECKING:
    AboutView = BaseModel
else:
    AboutView = told_model(
        "AboutView",
        "What a question is about. Only what it is about is there.",
        ABOUT,
        {"deal": AreaSignView},
    )
