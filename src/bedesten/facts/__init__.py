"""What a move would do, what may be answered, and the odds: facts for clients that know no rules.

>>> import bedesten
>>> from bedesten.facts import line_for, options, preview
>>> game = bedesten.new("istanbul", players=3, seed=7, layout="short", start=0)
>>> asked = options(game, 0)
>>> asked.question.name, sorted({option.phrase.verb for option in asked.options})[0]
('move', 'go')
>>> line = line_for(game, 0, "go 9")
>>> shown = preview(game, 0, line)
>>> shown.walk.route[0], shown.walk.route[-1]
(7, 9)

All is tried out on a table that is imagined from what the seat may know, so that nothing hidden and no die to come can
be read from it.
"""

from __future__ import annotations

from bedesten.facts.offers import options
from bedesten.facts.previews import line_for, odds, outlook, preview
from bedesten.facts.types import (
    Assistant,
    Change,
    Group,
    Meeting,
    Odds,
    OddsLine,
    Option,
    Options,
    Payment,
    PhraseFacts,
    Preview,
    Question,
    Step,
    Unavailable,
    Walk,
    Warning,
    plain,
)

__all__ = [
    "Assistant",
    "Change",
    "Group",
    "Meeting",
    "Odds",
    "OddsLine",
    "Option",
    "Options",
    "Payment",
    "PhraseFacts",
    "Preview",
    "Question",
    "Step",
    "Unavailable",
    "Walk",
    "Warning",
    "line_for",
    "odds",
    "options",
    "outlook",
    "plain",
    "preview",
]
