"""What a net can be trained for: its inputs, the judge that it belongs to, and the games that are played for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from bedesten.bots.dicegame import net_inputs as dice_inputs
from bedesten.bots.dicegame.net_judge import NetDiceGameJudge
from bedesten.bots.istanbul import net_inputs
from bedesten.bots.istanbul.net_judge import NetIstanbulJudge
from bedesten.bots.judge import Judge
from bedesten.bots.nets.inputs import Inputs
from bedesten.bots.nets.net import Net
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.terms import LIRA
from bedesten.istanbul.board import Board
from bedesten.kernel.errors import OptionError
from bedesten.kernel.table import Table

__all__ = ["COURSES", "NetCourse", "course_named"]

Traits = list[float]
"""What a seat likes more, or less, than it should: a number for each thing that it may have."""


@dataclass(frozen=True)
class NetCourse:
    """One net to be trained."""

    game: str
    inputs: Inputs
    judge: Callable[[Net, Judge], NetIstanbulJudge | NetDiceGameJudge]
    setups: list[tuple[int, dict[str, Any]]]
    """What is played: how many games in a hundred or so, with which options."""
    passes: float
    """How often each new position is looked at, on average, while the net is fitted."""
    traits: list[tuple[float, float]]
    """For each thing that a seat may like: how much on average, and by how much that varies, in logits."""
    has: Callable[[Table, int], list[float]]
    """How much of each of these things a seat has."""


def _has(table: Table, seat: int) -> list[float]:
    """Extensions, tiles by colour, Lira, goods, cards, assistants elsewhere."""
    assert isinstance(table, Board)
    me = table.seats[seat]
    tiles = [float(me.tiles >> colour & 1) for colour in range(4)]
    return [me.room - 2.0, *tiles, min(me.lira, 25), sum(me.goods), sum(me.hand), len(me.places_out)]


def _has_in_dice_game(table: Table, seat: int) -> list[float]:
    """Everything in stock, Lira the last, and tiles."""
    assert isinstance(table, DiceBoard)
    me = table.seats[seat]
    return [*me.stock[:LIRA], min(me.stock[LIRA], 25), len(me.tiles)]


COURSES: Final[dict[str, NetCourse]] = {
    "istanbul": NetCourse(
        "istanbul",
        net_inputs.INPUTS,
        NetIstanbulJudge,
        [
            (26, {"players": 2, "layout": "short"}),
            (24, {"players": 2, "layout": "random"}),
            (10, {"players": 3, "layout": "random"}),
            (14, {"players": 4, "layout": "short"}),
            (12, {"players": 4, "layout": "random"}),
            (4, {"players": 5, "layout": "random"}),
            (2, {"players": 2, "edition": "first", "layout": "long"}),
            (2, {"players": 4, "edition": "first", "layout": "long"}),
            (2, {"players": 2, "layout": "random", "variants": ["neutral-assistants"]}),
            (2, {"players": 4, "layout": "random", "variants": ["neutral-assistants", "caravan-leader"]}),
            (2, {"players": 3, "layout": "random", "variants": ["caravan-leader"]}),
        ],
        2.0,
        [(0.15, 0.3), *[(0.05, 0.25)] * 4, (0.0, 0.02), (0.0, 0.06), (0.0, 0.12), (0.0, 0.08)],
        _has,
    ),
    "dicegame": NetCourse(
        "dicegame",
        dice_inputs.INPUTS,
        NetDiceGameJudge,
        [(60, {"players": 2}), (25, {"players": 3}), (15, {"players": 4})],
        6.0,  # games are short: there are fewer of them
        [*[(0.0, 0.08)] * LIRA, (0.0, 0.02), (0.05, 0.2)],
        _has_in_dice_game,
    ),
}


def course_named(name: str, players: tuple[int, ...] = ()) -> NetCourse:
    """A net to be trained, if there is such a thing: for tables of these sizes only, if any are named."""
    if name not in COURSES:
        raise OptionError(f"nets are trained for {' and '.join(COURSES)}, not {name!r}")
    course = COURSES[name]
    if not players:
        return course
    sizes = sorted({setup["players"] for _, setup in course.setups})
    if not set(players) <= set(sizes):
        raise OptionError(f"players: any of {', '.join(map(str, sizes))}, with commas between them")
    return replace(course, setups=[(share, setup) for share, setup in course.setups if setup["players"] in players])
