"""What holds in every position of The Dice Game, whatever was played."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bedesten.dicegame.components import Components, read

STOCK = {"red": 8, "green": 8, "yellow": 8, "blue": 8, "brown": 10, "crystals": 12, "lira": 87}
TARGET = {2: 6, 3: 6, 4: 5}
TILES_FOR_RUBY = {2: 5, 3: 5, 4: 4}

State = dict[str, Any]


def check(state: State, options: State) -> None:
    """Nothing is created or lost, and everything is somewhere it can be."""
    shown = read(options["components"])
    assert len(state["seats"]) == options["players"]
    check_supply(state)
    check_rubies(state, options, shown)
    check_tiles(state, options, shown)
    check_cards(state, shown)
    check_dice(state, shown)
    assert state["over"] or state["asks"]


def check_supply(state: State) -> None:
    found: Counter[str] = Counter(state["supply"])
    for seat in state["seats"]:
        held = {**seat["markers"], "crystals": seat["crystals"], "lira": seat["lira"]}
        assert min(held.values()) >= 0
        found.update(held)
    assert found == STOCK
    assert min(state["supply"].values()) >= 0


def check_rubies(state: State, options: State, shown: Components) -> None:
    players = options["players"]
    lying = dict.fromkeys(("red", "green", "yellow", "blue"), len(shown.goods[players]))
    lying |= {"left": len(shown.left[players]), "right": len(shown.right[players]), "mosque": shown.mosque[players]}
    left = state["rubies"]
    assert set(left) == set(lying)
    assert all(0 <= left[track] <= lying[track] for track in lying)
    assert sum(left.values()) + sum(seat["rubies"] for seat in state["seats"]) == sum(lying.values())
    earned = sum(seat["mosque_ruby"] for seat in state["seats"])
    assert lying["mosque"] - left["mosque"] == min(earned, lying["mosque"])


def check_tiles(state: State, options: State, shown: Components) -> None:
    found: Counter[str] = Counter(state["unseen"])
    found.update(state["under"] + state["display"])
    for seat in state["seats"]:
        found.update(seat["tiles"])
        if len(seat["tiles"]) >= TILES_FOR_RUBY[options["players"]]:
            assert seat["mosque_ruby"]
    assert found == {tile.name: tile.count for tile in shown.tiles}
    names = [tile.name for tile in shown.tiles]
    for tiles in (state["display"], state["fresh"], *(seat["tiles"] for seat in state["seats"])):
        assert tiles == sorted(tiles, key=names.index)
    if state["phase"] != "setup" and state["asks"] and state["asks"][-1][0] != "open":
        stack = sum(state["unseen"].values()) + len(state["under"])
        assert len(state["display"]) == 6 or not stack, "the display is filled up as long as there is a stack"
    if state["active"] >= 0:
        assert not Counter(state["fresh"]) - Counter(state["seats"][state["active"]]["tiles"])


def check_cards(state: State, shown: Components) -> None:
    found: Counter[str] = Counter(state["pile"])
    found.update(state["discards"] + state["revealed"])
    assert found == {card.name: card.count for card in shown.cards}
    assert state["pile"] or not state["discards"], "an exhausted pile is made anew from the discards at once"


def check_dice(state: State, shown: Components) -> None:
    dice = sum(state["dice"].values())
    kinds = {tile.name: tile.kind for tile in shown.tiles}
    mine = state["seats"][state["active"]]["tiles"] if state["active"] >= 0 else []
    assert all(count > 0 for count in state["dice"].values())
    if state["phase"] in ("setup", "income") or state["over"]:
        assert dice == 0
    elif state["phase"] == "rolling" and state["asks"][-1][0] == "reroll":
        old = Counter(mine) - Counter(state["fresh"])
        assert dice == 5 + sum(count for tile, count in old.items() if kinds[tile] == 5)
        assert state["actions"] == 2 + sum(count for tile, count in old.items() if kinds[tile] == 3)
    assert dice <= 9


def check_end(state: State, options: State) -> None:
    """A game is over after the round in which somebody reached the target, and not before."""
    reached = max(seat["rubies"] for seat in state["seats"]) >= TARGET[options["players"]]
    if state["over"]:
        assert reached
        assert not state["asks"]
        assert state["turn"] == options["players"] * state["round"], "everybody has had as many turns"
    elif state["phase"] != "setup":
        place = (state["active"] - state["start"]) % options["players"]
        assert state["turn"] == options["players"] * (state["round"] - 1) + place + 1


def best(state: State) -> list[int]:
    """The seats that win: most rubies, then most Lira once markers are sold for 3 and crystals for 2."""
    scores = [
        (seat["rubies"], seat["lira"] + 3 * sum(seat["markers"].values()) + 2 * seat["crystals"])
        for seat in state["seats"]
    ]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
