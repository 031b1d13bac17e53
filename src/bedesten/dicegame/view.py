"""What a player may see, and what a bot may imagine.

Everything lies open in this game: cards and tiles that lie face down are those that do not lie elsewhere, and nobody
holds anything in his hand. Only what chance will bring is unknown. So all see the same.
"""

from __future__ import annotations

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.saved import dump
from bedesten.dicegame.terms import GOODS, LEFT_CARPET, RIGHT_CARPET
from bedesten.kernel.chance import Generator

__all__ = ["imagine", "view"]


def view(t: DiceBoard, viewer: int | None) -> dict[str, object]:
    """All that a seat, or a spectator, may know: everything but the luck to come."""
    seen = dump(t)
    seen["viewer"] = viewer
    seen["active"] = t.active
    seen["turn"] = t.turn
    seen["over"] = t.over
    seen["ask"] = _ask(t)
    seen["target"] = t.bazaar.target
    seen["tiles_for_ruby"] = t.bazaar.tiles_for_ruby
    seen["open"] = _open_prices(t)
    seen["prices"] = _all_prices(t)
    return seen


def _ask(t: DiceBoard) -> dict[str, object] | None:
    """What is asked, of whom, and about what."""
    if t.over:
        return None
    ask = t.asks[-1]
    return {"question": t.book.rules[ask.kind].name, "seat": ask.seat, "a": ask.a, "b": ask.b}


def _open_prices(t: DiceBoard) -> dict[str, object]:
    """What the next ruby of each track costs; None where there is none."""
    costs = t.bazaar.ruby_costs
    left = costs[LEFT_CARPET][t.rubies[LEFT_CARPET]]
    prices: dict[str, object] = {GOODS[i]: costs[i][t.rubies[i]].total or None for i in range(4)}
    prices["left"] = {**{GOODS[i]: left.need[i] for i in range(4)}, "any": left.any} if left.total else None
    prices["right"] = t.bazaar.ruby_prices[t.rubies[RIGHT_CARPET]] or None
    return prices


def _all_prices(t: DiceBoard) -> dict[str, list[int]]:
    """What the rubies of a track cost, from the first to the last: so many goods of its colour; on the left carpet so
    many of any kind besides one of each; on the right one so many Lira."""
    costs = t.bazaar.ruby_costs
    return {
        "goods": [cost.total for cost in reversed(costs[0][1:])],
        "left": [cost.any for cost in reversed(costs[LEFT_CARPET][1:])],
        "right": list(reversed(t.bazaar.ruby_prices[1:])),
    }


def imagine(t: DiceBoard, seat: int, chance: Generator) -> DiceBoard:
    """A copy that fits all this seat knows, which is everything, with other luck."""
    twin = t.copy()
    twin.generator = chance
    twin.manual = False
    return twin
