"""Events tell all that happens: who writes them down knows the position."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import bedesten
from games import SETUPS, Setup, name_of
from laws import DEMANDS

TOLD_OTHERWISE = {"phase", "start", "met", "recalled", "over", "asks"}
"""Where the game is in its course: the questions tell that."""


class Scribe:
    """A position that is kept up by events alone."""

    def __init__(self, state: dict[str, Any], refills: bool) -> None:
        self.state = copy.deepcopy({key: value for key, value in state.items() if key not in TOLD_OTHERWISE})
        self.refills = refills

    def write(self, told: dict[str, Any]) -> None:
        seat = self.state["seats"][told["seat"]] if "seat" in told else {}
        write = getattr(self, "on_" + told["event"].replace("-", "_"), None)
        if write is not None:
            write(seat, told)

    def agrees(self, state: dict[str, Any]) -> None:
        for key, value in self.state.items():
            found = state[key]
            if key == "active" and state["phase"] == "last-cards":
                continue
            if key == "parts" and "caravan-leader" in found:
                found = found | {"caravan-leader": {"leader": found["caravan-leader"]["leader"]}}
                value = value | {"caravan-leader": {"leader": value["caravan-leader"]["leader"]}}
            assert value == found, key

    def on_turn(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        self.state |= {"active": told["seat"], "round": told["round"], "turn": self.state["turn"] + 1}

    def on_go(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        seat["merchant"] = told["place"]

    def on_leave(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        assert seat["stack"].pop(0) == "own"
        seat["assistants"] = sorted([*seat["assistants"], told["place"]])

    def on_pick_up(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        seat["assistants"].remove(told["place"])
        seat["stack"].insert(0, "own")

    on_fetch = on_pick_up

    def on_leave_neutral(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        assert seat["stack"].pop(0) == "neutral"
        change(self.state["parts"]["neutral-assistants"], str(told["place"]), 1)

    def on_pick_up_neutral(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        seat["stack"].insert(0, "neutral")
        change(self.state["parts"]["neutral-assistants"], str(told["place"]), -1)

    def on_fifth_assistant(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        seat["stack"].insert(0, "own")

    def on_family(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        seat["family"] = told["place"]

    def on_earn(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        seat["lira"] += told["lira"]

    def on_spend(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        seat["lira"] -= told["lira"]

    def on_pay(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        seat["lira"] -= told["lira"]
        self.state["seats"][told["to"]]["lira"] += told["lira"]

    def on_gain(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        seat["goods"][told["good"]] += told["count"]

    def on_give(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        seat["goods"][told["good"]] -= told["count"]

    def on_extend(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        seat["extensions"] += 1
        assert told["room"] == 2 + seat["extensions"]

    def on_ruby(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        seat["rubies"] += 1
        left = self.state["rubies"]
        place = str(told["place"])
        if left[place] > 1 or not self.refills or place not in ("13", "16"):
            left[place] -= 1

    def on_tile(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        colours = ("red", "green", "yellow", "blue")
        seat["tiles"] = sorted([*seat["tiles"], told["colour"]], key=colours.index)
        self.state["mosque"][told["colour"]].pop(0)

    def on_token(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        self.state["tokens"][told["token"]] = told["place"]

    def on_neutral(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        self.state["neutral_merchants"][told["merchant"]] = told["place"]

    def on_mail(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        self.state["mail"] = told["down"]

    def on_demand(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        stack = self.state["demands"][f"{told['market']}-market"]
        tile = dict(
            zip(("red", "green", "yellow", "blue"), DEMANDS[f"{told['market']}-market"][told["tile"]], strict=True)
        )
        stack["under"].append(stack["top"])
        stack["top"] = tile
        stack["unseen" if tile in stack["unseen"] else "under"].remove(tile)

    def on_draw(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        change(self.state["pile"], told["card"], -1)
        change(seat["hand"], told["card"], 1)

    def on_discard(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        change(seat["hand"], told["card"], -1)
        self.state["discards"].append(told["card"])

    def on_take_discard(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        assert self.state["discards"].pop() == told["card"]
        change(seat["hand"], told["card"], 1)

    def on_reshuffle(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        assert not self.state["pile"]
        for card in self.state["discards"]:
            change(self.state["pile"], card, 1)
        self.state["discards"].clear()

    def on_caravan(self, seat: dict[str, Any], told: dict[str, Any]) -> None:
        self.state["parts"]["caravan-leader"]["leader"] = told["seat"]


def change(counts: dict[str, int], key: str, by: int) -> None:
    counts[key] = counts.get(key, 0) + by
    assert counts[key] >= 0
    if not counts[key]:
        del counts[key]


@pytest.mark.compiled_only
@pytest.mark.parametrize("setup", SETUPS[::3], ids=name_of)
def test_the_events_account_for_every_change(setup: Setup) -> None:
    seed = SETUPS.index(setup)
    game = bedesten.new(**setup, seed=seed)
    scribe = Scribe(game.state(), refills=setup["edition"] == "big-box")
    chooser = random.Random(seed)
    while not game.over:
        for event in game.play(chooser.choice(game.moves())):
            scribe.write(game.describe(event, event.seat if event.seat >= 0 else None))
        scribe.agrees(game.state())
