"""Events tell all that happens: who writes them down knows the position."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import bedesten
from bedesten.dicegame.events import FIELDS
from dicegame.games import SETUPS, Setup, name_of, new, played

TOLD_OTHERWISE = {"phase", "actions", "start", "over", "asks"}
"""Where the game is in its course: the questions tell that."""


class Scribe:
    """A position that is kept up by events alone."""

    def __init__(self, state: dict[str, Any], tiles: list[str], cards: list[str], tiles_for_ruby: int) -> None:
        self.state = copy.deepcopy({key: value for key, value in state.items() if key not in TOLD_OTHERWISE})
        self.tiles = tiles
        self.cards = cards
        self.tiles_for_ruby = tiles_for_ruby

    def write(self, told: dict[str, Any]) -> None:
        seat = self.state["seats"][told["seat"]] if "seat" in told else {}
        write = getattr(self, "on_" + told["event"].replace("-", "_"), None)
        if write is not None:
            write(seat, told)

    def on_turn(self, seat: dict, told: dict) -> None:
        self.state |= {"active": told["seat"], "round": told["round"], "turn": self.state["turn"] + 1}
        self.state |= {"dice": {}, "fresh": []}

    def on_over(self, seat: dict, told: dict) -> None:
        self.state["dice"] = {}

    def on_roll(self, seat: dict, told: dict) -> None:
        for face, count in told["dice"].items():
            change(self.state["dice"], face, count)

    def on_reroll(self, seat: dict, told: dict) -> None:
        for face, count in told["dice"].items():
            change(self.state["dice"], face, -count)

    def on_use(self, seat: dict, told: dict) -> None:
        change(self.state["dice"], told["face"], -told["count"])

    def on_take(self, seat: dict, told: dict, sign: int = 1) -> None:
        thing = told["thing"]
        (seat if thing in ("lira", "crystals") else seat["markers"])[thing] += sign * told["count"]
        self.state["supply"][thing] -= sign * told["count"]

    def on_give(self, seat: dict, told: dict) -> None:
        self.on_take(seat, told, -1)

    on_return = on_give

    def on_ruby(self, seat: dict, told: dict) -> None:
        seat["rubies"] += 1
        self.state["rubies"][told["track"]] -= 1

    def on_tile(self, seat: dict, told: dict) -> None:
        self.state["display"].remove(told["tile"])
        self.lay(seat["tiles"], told["tile"], self.tiles)
        if told["seat"] == self.state["active"]:
            self.lay(self.state["fresh"], told["tile"], self.tiles)
        seat["mosque_ruby"] |= len(seat["tiles"]) == self.tiles_for_ruby

    def on_give_up(self, seat: dict, told: dict) -> None:
        seat["tiles"].remove(told["tile"])
        if told["seat"] == self.state["active"] and told["tile"] in self.state["fresh"]:
            self.state["fresh"].remove(told["tile"])
        self.state["under"].append(told["tile"])

    def on_open(self, seat: dict, told: dict) -> None:
        if self.state["unseen"]:
            change(self.state["unseen"], told["tile"], -1)
        else:
            assert self.state["under"].pop(0) == told["tile"]
        self.lay(self.state["display"], told["tile"], self.tiles)

    def on_reveal(self, seat: dict, told: dict) -> None:
        change(self.state["pile"], told["card"], -1)
        self.lay(self.state["revealed"], told["card"], self.cards)

    def on_use_card(self, seat: dict, told: dict) -> None:
        assert told["card"] in self.state["revealed"]
        self.state["discards"] += self.state["revealed"]
        self.state["revealed"] = []

    def on_reshuffle(self, seat: dict, told: dict) -> None:
        assert not self.state["pile"]
        for card in self.state["discards"]:
            change(self.state["pile"], card, 1)
        self.state["discards"] = []

    def lay(self, heap: list[str], thing: str, order: list[str]) -> None:
        heap.append(thing)
        heap.sort(key=order.index)


def change(counts: dict[str, int], key: str, by: int) -> None:
    counts[key] = counts.get(key, 0) + by
    assert counts[key] >= 0
    if not counts[key]:
        del counts[key]


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_the_events_account_for_every_change(setup: Setup) -> None:
    game = new(setup, 7, chance="manual")
    shown = game.options.components  # type: ignore[attr-defined]
    tiles, cards = [tile.name for tile in shown.tiles], [card.name for card in shown.cards]
    scribe = Scribe(game.state(), tiles, cards, 4 if setup["players"] == 4 else 5)
    chooser = random.Random(7)
    while not game.over:
        for event in game.play(chooser.choice(game.moves())):
            scribe.write(game.describe(event))
        for key, value in scribe.state.items():
            assert value == game.state()[key], key


def test_every_event_is_described_and_told() -> None:
    """Each kind of event occurs in some game, and can be written as JSON."""
    told = set()
    for seed in range(60):
        game = new(SETUPS[seed % len(SETUPS)], seed, chance="manual")
        chooser = random.Random(seed)
        while not game.over:
            for event in game.play(chooser.choice(game.moves())):
                said = game.describe(event)
                assert json.loads(json.dumps(said)) == said
                told.add(said["event"])
    assert told == set(FIELDS)


def test_nothing_is_told_in_secret() -> None:
    game = played({"players": 3}, 1, 50)
    for event in game.play(game.moves()[0]):
        assert not event.secret


def test_the_events_of_an_action() -> None:
    game = bedesten.new("dicegame", players=2, seed=4, start=0, chance="manual")
    while game.question == "open":
        game.play(game.moves()[0])
    game.play_text("roll red2 green lira card")
    game.play_text("keep")
    assert [game.describe(event) for event in game.play_text("marker red")] == [
        {"event": "act", "seat": 0, "action": "marker red"},
        {"event": "use", "seat": 0, "face": "red", "count": 2},
        {"event": "take", "seat": 0, "thing": "red", "count": 1},
    ]
