"""What holds in every position of the board game, whatever was played."""

from __future__ import annotations

from collections import Counter
from typing import Any

GOODS = ("red", "green", "yellow", "blue")
DECK = {
    "good": 4,
    "five-lira": 4,
    "palace-again": 2,
    "post-again": 2,
    "gem-again": 2,
    "family-home": 2,
    "market": 2,
    "stay": 2,
    "far": 4,
    "return": 2,
}
RUBIES = {
    2: {"1": 2, "14": 2, "15": 2, "13": 6, "16": 9},
    3: {"1": 3, "14": 3, "15": 3, "13": 6, "16": 10},
    4: {"1": 4, "14": 4, "15": 4, "13": 7, "16": 12},
    5: {"1": 5, "14": 4, "15": 4, "13": 7, "16": 12},
}
MOSQUE_TILES = {2: [2, 4], 3: [2, 3, 4], 4: [2, 3, 4, 5], 5: [2, 3, 4, 5]}
DEMANDS = {
    "large-market": [[2, 1, 0, 2], [1, 1, 0, 3], [2, 0, 1, 2], [1, 0, 1, 3], [1, 1, 1, 2]],
    "small-market": [[1, 1, 2, 1], [1, 2, 1, 1], [1, 3, 1, 0], [1, 2, 2, 0], [0, 2, 2, 1]],
}
TARGET = {2: 6, 3: 5, 4: 5, 5: 5}
REFILLED = ("13", "16")
"""Where, in the Big Box, the supply replaces the last ruby."""

State = dict[str, Any]


def check(state: State, options: State) -> None:
    """Nothing is created or lost, everything is somewhere it can be, and no capacity is exceeded."""
    seats = state["seats"]
    assert len(seats) == options["players"]
    check_cards(state)
    check_rubies(state, options)
    check_tiles(state, options)
    check_assistants(state, options)
    check_pieces(state)
    check_demand(state, options)
    for seat in seats:
        assert seat["lira"] >= 0
        assert 0 <= seat["extensions"] <= 3
        assert list(seat["goods"]) == list(GOODS)
        assert all(0 <= count <= 2 + seat["extensions"] for count in seat["goods"].values())
    assert 0 <= state["mail"] <= 4
    assert state["over"] or state["asks"]


def check_cards(state: State) -> None:
    found: Counter[str] = Counter(state["pile"])
    found.update(state["discards"])
    for seat in state["seats"]:
        found.update(seat["hand"])
    assert found == DECK
    assert state["pile"] or not state["discards"], "an empty pile is made anew from the discards at once"


def check_rubies(state: State, options: State) -> None:
    """What a place has given is what the seats have earned there; only the refilled tracks may have given more."""
    lying, seats = RUBIES[options["players"]], state["seats"]
    left = state["rubies"]
    assert set(left) == set(lying)
    earned = {
        "1": sum(seat["extensions"] == 3 for seat in seats),
        "14": sum({"red", "green"} <= set(seat["tiles"]) for seat in seats),
        "15": sum({"yellow", "blue"} <= set(seat["tiles"]) for seat in seats),
    }
    for place, count in earned.items():
        assert left[place] == lying[place] - count
    given = sum(lying[place] - left[place] for place in lying)
    held = sum(seat["rubies"] for seat in seats)
    if options["edition"] == "big-box":
        assert all(left[place] >= 1 for place in REFILLED)
        assert held == given or (held > given and any(left[place] == 1 for place in REFILLED))
    else:
        assert all(count >= 0 for count in left.values())
        assert held == given


def check_tiles(state: State, options: State) -> None:
    for colour in GOODS:
        taken = sum(colour in seat["tiles"] for seat in state["seats"])
        assert state["mosque"][colour] == MOSQUE_TILES[options["players"]][taken:]


def check_assistants(state: State, options: State) -> None:
    """Four each, or three and a neutral one; the blue tile brings one more."""
    neutral = "neutral-assistants" in options["variants"]
    for seat in state["seats"]:
        assert set(seat["stack"]) <= {"own", "neutral"}
        own = seat["stack"].count("own") + len(seat["assistants"])
        assert own == (3 if neutral else 4) + ("blue" in seat["tiles"])
        assert len(set(seat["assistants"])) == len(seat["assistants"])
        assert all(1 <= place <= 16 for place in seat["assistants"])
    in_stacks = sum(seat["stack"].count("neutral") for seat in state["seats"])
    standing = state["parts"].get("neutral-assistants", {})
    assert all(1 <= int(place) <= 16 and count > 0 for place, count in standing.items())
    assert in_stacks + sum(standing.values()) == (options["players"] if neutral else 0)


def check_pieces(state: State) -> None:
    """Everybody is at a place; tokens and neutral merchants are where dice can send them."""
    for seat in state["seats"]:
        assert 1 <= seat["merchant"] <= 16
        assert 1 <= seat["family"] <= 16
    if state["phase"] != "setup":
        assert all(2 <= place <= 12 for place in state["tokens"].values())
    assert len(state["neutral_merchants"]) == (3 if len(state["seats"]) == 2 else 0)
    assert all(2 <= place <= 12 or place in (14, 15, 16) for place in state["neutral_merchants"])


def check_demand(state: State, options: State) -> None:
    for market, stack in state["demands"].items():
        extra = (options["components"] or {}).get(market.replace("-", "_"), {}).get("extra_demand", [])
        # Between a sale and the next tile's draw the sold tile is under the stack, and the top one is still to come.
        seen = [] if stack["top"] is None else [stack["top"]]
        found = sorted(tuple(tile[good] for good in GOODS) for tile in seen + stack["unseen"] + stack["under"])
        assert found == sorted(map(tuple, DEMANDS[market] + extra))


def check_end(state: State, options: State) -> None:
    """A game is over after the round in which somebody reached the target, and not before."""
    reached = max(seat["rubies"] for seat in state["seats"]) >= TARGET[options["players"]]
    if state["over"]:
        assert reached
        assert not state["asks"]
    if state["phase"] == "last-cards":
        assert reached
    assert state["turn"] <= options["players"] * state["round"]
    if state["phase"] == "last-cards" or state["over"]:
        assert state["turn"] == options["players"] * state["round"], "everybody has had as many turns"


def best(state: State) -> list[int]:
    """The seats that win: most rubies, then Lira, then goods, then cards; the tied share it."""
    scores = [
        (seat["rubies"], seat["lira"], sum(seat["goods"].values()), sum(seat["hand"].values()))
        for seat in state["seats"]
    ]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
