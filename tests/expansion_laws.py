"""What holds in every position of the board game with its expansions, whatever was played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import laws
from bedesten.istanbul.letters.terms import CARDS as LETTERS_CARDS
from bedesten.istanbul.letters.terms import KIOSK_TILES
from letters import LETTERS

MOCHA_CARDS = (
    "two-coffee",
    "buy-guild",
    "eight-lira",
    "exchange",
    "two-rewards",
    "turn-six",
    "corner",
    "wainwright-again",
    "coffee-again",
)
GUILD_CARDS = list(range(1, 21))
OF_LETTERS = {*range(1, 17), 21, 22, 23, 24}
"""The places in a bazaar with Letters & Seals."""
TARGET = 6

State = dict[str, Any]


def check_mocha(state: State, options: State) -> None:
    """Mocha & Baksheesh: nothing is created or lost, everything is somewhere it can be."""
    players = options["players"]
    check_deck(state, laws.DECK | dict.fromkeys(MOCHA_CARDS, 2))
    check_seats(state, set(range(1, 21)))
    laws.check_tiles(state, options)
    check_guild(state)
    check_tavern(state, players)
    check_coffee(state, players)
    check_rubies(state, players)
    check_assistants(state, options)
    if state["phase"] != "setup":
        assert len(state["tokens"]) == 3
        assert all(2 <= place <= 12 for place in state["tokens"].values())


def check_letters(state: State, options: State) -> None:
    """Letters & Seals: nothing is created or lost, everything is somewhere it can be."""
    laws.check_tiles(state, options)
    laws.check_rubies(state, options)
    laws.check_demand(state, options)
    check_deck(state, (laws.DECK if options["bonus_deck"] == "mixed" else {}) | dict.fromkeys(LETTERS_CARDS, 2))
    check_seats(state, OF_LETTERS)
    check_mail(state, OF_LETTERS)
    check_assistants(state, options)
    assert all(set(seat["assistants"]) <= OF_LETTERS for seat in state["seats"])
    if state["phase"] != "setup":
        assert all(2 <= place <= 12 for place in state["tokens"].values())
    assert state["over"] or state["asks"]


def check_great_bazaar(state: State, options: State) -> None:
    """Both together: nothing is created or lost, everything is somewhere it can be."""
    deck = laws.DECK | dict.fromkeys(MOCHA_CARDS, 2) | dict.fromkeys(LETTERS_CARDS, 2)
    assert sum(deck.values()) == 72
    check_deck(state, deck)
    check_seats(state, set(range(1, 26)))
    check_guild(state)
    check_tavern(state, options["players"])
    check_coffee(state, options["players"])
    check_assistants(state, options)
    check_mail(state, set(range(1, 26)))
    check_rubies(state, options["players"])


def check_end(state: State, options: State) -> None:
    """A game is over when somebody has reached the target, and nothing is left to ask."""
    if state["over"]:
        assert max(seat["rubies"] for seat in state["seats"]) >= TARGET
        assert not state["asks"]


def check_end_of_letters(state: State, options: State) -> None:
    """And everybody has had as many turns, but for bonus turns."""
    check_end(state, options)
    if state["over"]:
        bonus = any(seat["bonus_round"] > 0 for seat in state["parts"]["letters"]["seats"])
        whole = len(state["seats"]) * state["round"]
        assert state["turn"] == whole or (bonus and state["turn"] > whole)


def check_deck(state: State, deck: dict[str, int]) -> None:
    found: Counter[str] = Counter(state["pile"])
    found.update(state["discards"])
    for seat in state["seats"]:
        found.update(seat["hand"])
    assert found == deck
    assert state["pile"] or not state["discards"], "an empty pile is made anew from the discards at once"


def check_seats(state: State, places: set[int]) -> None:
    for seat in state["seats"]:
        assert seat["lira"] >= 0
        assert 0 <= seat["extensions"] <= 3
        assert all(0 <= count <= 2 + seat["extensions"] for count in seat["goods"].values())
        assert {seat["merchant"], seat["family"]} <= places


def check_guild(state: State) -> None:
    """Each guild card lies at one place; one being carried out is on the stack of asks."""
    mocha = state["parts"]["mocha"]
    cards = mocha["guild_pile"] + mocha["guild_discards"]
    for hand in mocha["guild_hands"]:
        cards = cards + hand
    cards = cards + [ask[2] for ask in state["asks"] if ask[0] == "guild-effect"]
    assert sorted(cards) == GUILD_CARDS
    assert mocha["guild_pile"] or not mocha["guild_discards"]


def check_tavern(state: State, players: int) -> None:
    mocha = state["parts"]["mocha"]
    for kind in ("movement", "encounter"):
        taken = sum(kind in tiles for tiles in mocha["tavern_tiles"])
        assert len(mocha["tavern"][kind]) == (2 if players == 2 else 4) - taken
    assert (mocha["barrier"] is None) == (mocha["control"] is None)
    if state["over"] or not state["asks"]:
        assert not mocha["another_turn"]


def check_coffee(state: State, players: int) -> None:
    coffee = state["parts"]["mocha"]["coffee"]
    assert len(coffee) == players
    assert min(coffee) >= 0


def check_rubies(state: State, players: int) -> None:
    """With the Coffee House: what places have given is what seats hold, unless the supply refilled a track."""
    lying, left, seats = laws.RUBIES[players] | {"20": 5}, state["rubies"], state["seats"]
    assert set(left) == set(lying)
    assert left["1"] == lying["1"] - sum(seat["extensions"] == 3 for seat in seats)
    given = sum(lying[place] - left[place] for place in lying)
    held = sum(seat["rubies"] for seat in seats)
    refilled = ("13", "16", "20")
    assert all(left[place] >= 1 for place in refilled)
    assert held == given or (held > given and any(left[place] == 1 for place in refilled))


def check_assistants(state: State, options: State) -> None:
    neutral = "neutral-assistants" in options["variants"]
    for seat in state["seats"]:
        own = seat["stack"].count("own") + len(seat["assistants"])
        assert own == (3 if neutral else 4) + ("blue" in seat["tiles"])
    in_stacks = sum(seat["stack"].count("neutral") for seat in state["seats"])
    standing = state["parts"].get("neutral-assistants", {})
    assert in_stacks + sum(standing.values()) == (options["players"] if neutral else 0)


def check_mail(state: State, places: set[int]) -> None:
    part = state["parts"]["letters"]
    found: Counter[str] = Counter(part["letters"]["pile"])
    found.update(part["letters"]["discards"])
    for seat, mine in zip(state["seats"], part["seats"], strict=True):
        found.update(str(place) for place in mine["letters"] + mine["delivered"])
        standing = {seat["merchant"], seat["family"], mine["companion"]}
        assert not standing.intersection(mine["letters"]), "letters deliver themselves"
        assert mine["companion"] in {"general supply", "own supply", *places}
        assert mine["bonus_round"] <= state["round"]
    assert found == LETTERS
    assert part["letters"]["pile"] or not part["letters"]["discards"]
    kiosk = part["kiosk"]
    assert sorted(kiosk["pile"] + kiosk["open"] + kiosk["used"] + kiosk["discards"]) == sorted(KIOSK_TILES)
    assert kiosk["pile"]
    asked = {ask[0] for ask in state["asks"]}
    if not asked & {"kiosk-choice", "kiosk-reveal", "kiosk-tile"}:
        assert kiosk["open"] == kiosk["used"] == []
