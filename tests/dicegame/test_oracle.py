"""The actions that are offered, compared with those worked out from the position alone."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bedesten.dicegame.components import Components, read
from bedesten.dicegame.cost import Cost, single
from dicegame.games import SETUPS, Setup, name_of, new
from dicegame.test_payments import pays
from wandering import wander

COLOURS = ("red", "green", "yellow", "blue")
CHEAP = {"board": {"goods_2_3": [1, 1, 2], "goods_4": [1, 3, 3, 8], "left_open": ["any"], "left_2_3": ["red", "any"]}}


@cache
def payable(cost: Cost, goods: tuple[int, ...], brown: int) -> bool:
    """Whether some of these goods pay exactly."""
    if sum(goods) + brown == cost.total:
        return pays(cost, list(goods), brown)
    if sum(goods) + brown < cost.total:
        return False
    fewer = [(*goods[:c], goods[c] - 1, *goods[c + 1 :]) for c in range(4) if goods[c]]
    return any(payable(cost, some, brown) for some in fewer) or (brown > 0 and payable(cost, goods, brown - 1))


PAIRS = [single(colour, 2) for colour in range(4)]


@cache
def ruby(colour: int, price: int) -> Cost:
    return single(colour, price)


def expected(state: dict[str, Any], shown: Components, players: int) -> list[str]:
    """The actions of a position in words, in the order of their numbers."""
    me, dice, left = state["seats"][state["active"]], state["dice"], state["rubies"]
    goods = tuple(min(8, dice.get(colour, 0) + me["markers"][colour]) for colour in COLOURS)
    brown = me["markers"]["brown"]
    found = ["done"]
    found += [f"marker {colour}" for c, colour in enumerate(COLOURS) if payable(PAIRS[c], goods, brown)]
    kinds = sum(map(bool, goods)) + brown
    found += [words for words, count in (("crystal", 2), ("brown", 3), ("markers", 4)) if kinds >= count]
    found += ["lira"] * bool(dice.get("lira"))
    found += [f"cards {count + 1}" for count in range(dice.get("card", 0))]
    for c, colour in enumerate(COLOURS):
        prices = shown.goods[players]
        if left[colour] and payable(ruby(c, prices[len(prices) - left[colour]]), goods, brown):
            found.append(f"ruby {colour}")
    costs = shown.left[players]
    if left["left"] and payable(costs[len(costs) - left["left"]], goods, brown):
        found.append("ruby left")
    prices = shown.right[players]
    if left["right"] and me["lira"] >= prices[len(prices) - left["right"]]:
        found.append("ruby right")
    for tile in shown.tiles:
        if tile.name in state["display"] and payable(tile.cost, goods, brown):
            found.append(f"tile {tile.name}")
    return found


@pytest.mark.parametrize("setup", [*SETUPS, *({"players": p, "components": CHEAP} for p in (2, 3, 4))], ids=name_of)
def test_all_actions_are_offered_and_no_others(setup: Setup) -> None:
    shown = read(setup.get("components"))
    game = new(setup, 13)
    compared = 0
    for _ in wander(game, 13):
        state = game.state()
        held = sum(state["seats"][state["active"]]["markers"].values())
        if game.question == "action" and held < 10:
            assert [game.text(move) for move in game.moves()] == expected(state, shown, setup["players"])
            compared += 1
    assert compared > 20
