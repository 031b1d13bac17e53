"""What a plan looks like: the facts' own classes (`facts/types.py`) as messages."""

from __future__ import annotations

from dataclasses import is_dataclass
from functools import reduce
from operator import or_
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from pydantic import create_model

from bedesten import advice, facts
from bedesten.kernel.outcome import Outcome as KernelOutcome
from bedesten.kernel.phrase import Phrase as KernelPhrase
from bedesten.server.schema.about import AboutView
from bedesten.server.schema.common import Phrase, Told
from bedesten.server.schema.outcomes import Outcome
from bedesten.server.schema.study import Hint

__all__ = ["HINTS", "PLAN"]

ABOUT: Final = {"about": AboutView}
"""Told more exactly here than by the facts."""


class _Models(dict[Any, Any]):
    """The message for each class of facts; those that have one already are given."""

    def __missing__(self, kind: Any) -> Any:
        hints = get_type_hints(kind) | (ABOUT if kind is facts.Stage else {})
        told: dict[str, Any] = {
            name: (self.written(hint), None if type(None) in get_args(hint) else ...) for name, hint in hints.items()
        }
        self[kind] = create_model(kind.__name__, __base__=Told, __doc__=kind.__doc__, **told)
        return self[kind]

    def written(self, hint: Any) -> Any:
        """A type with messages in place of facts."""
        origin, inner = get_origin(hint), get_args(hint)
        if origin in (list, dict):
            return origin[tuple(self.written(each) for each in inner)]
        if origin in (Union, UnionType):
            return reduce(or_, (self.written(each) for each in inner))
        return self[hint] if is_dataclass(hint) else self.get(hint, hint)


MODELS: Final = _Models({KernelPhrase: Phrase, KernelOutcome: Outcome})

PLAN: Final = MODELS[facts.LinePlan]
"""A `facts.LinePlan`, as `facts.plain` writes it."""

HINTS: Final = create_model(
    "Hints",
    __base__=Told,
    __doc__="A bot's opinion of my moves that are worth a look, the best first, and its best plans with their reasons.",
    at=(int, ...),
    bot=(str, ...),
    hints=(list[Hint], ...),
    plans=(MODELS.written(list[advice.AdvisedPlan]), ...),
    even=(bool, ...),
    asked=(MODELS.written(advice.AdvisedPlan | None), None),
)
"""An `advice.Advice`, as `advice.plain_advice` writes it, beside the opinion."""
