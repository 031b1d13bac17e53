"""What moves would do, what may be answered, and the odds: facts for clients that know no rules.

>>> import bedesten
>>> from bedesten.facts import plan
>>> game = bedesten.new("istanbul", players=3, seed=7, layout="short", start=0)
>>> planned = plan(game.sight(0), ["go 9"])
>>> planned.line
['go 9', 'leave', 'announce 7']
>>> planned.stop, planned.walks[0].route[0], planned.walks[0].route[-1]
('chance', 7, 9)

All is tried out on a table that is imagined from what the seat may know, so that nothing hidden and no die to come can
be read from it.
"""

from __future__ import annotations

from bedesten.facts.plans import Planner, plan
from bedesten.facts.trial import IllegalLine
from bedesten.facts.types import (
    Change,
    LinePlan,
    Odds,
    OddsLine,
    Option,
    Stage,
    Warning,
    plain,
)

__all__ = [
    "Change",
    "IllegalLine",
    "LinePlan",
    "Odds",
    "OddsLine",
    "Option",
    "Planner",
    "Stage",
    "Warning",
    "plain",
    "plan",
]
