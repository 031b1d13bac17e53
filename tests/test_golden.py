"""Golden games: recorded games of every box, replayed to exactly what they led to; together they show everything.

`tools/write_golden.py` writes them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import bedesten
from bedesten.dicegame.events import FIELDS
from bedesten.istanbul.letters.terms import CARDS as LETTERS_CARDS
from bedesten.istanbul.letters.terms import KIOSK_TILES
from expansion_laws import GUILD_CARDS, MOCHA_CARDS
from golden_games import BOXES, Seen

HOUSES = ("red", "blue", "turquoise", "saffron", "pearl")
GOODS = ("red", "green", "yellow", "blue")
CARDS = (
    "good",
    "five-lira",
    "palace-again",
    "post-again",
    "gem-again",
    "family-home",
    "market",
    "stay",
    "far",
    "return",
)
PLACES = range(1, 17)
MERCHANT, FAMILY = 0, 1


@pytest.mark.parametrize("box", BOXES)
def test_every_record_has_its_facts(box: str) -> None:
    BOXES[box].check_folder()


@pytest.mark.parametrize(("box", "name"), [(box, name) for box, golden in BOXES.items() for name in golden.names])
def test_a_golden_game_leads_where_it_led(box: str, name: str) -> None:
    BOXES[box].check_game(name)


# ── Everything in the base game occurs in one of them ──────────────────────────────────────────────────────

WORDS = {
    "move": [f"go {place}" for place in PLACES] + [f"play far {place}" for place in PLACES] + ["play stay"],
    "arrival": ["stop", "leave", "leave and stop", "pick up", "pick up neutral"],
    "other-merchants": ["pay", "refuse"],
    "caravansary": ["take pile", "take discards"],
    "second-card": ["take pile", "take discards"],
    "discard": [f"discard {card}" for card in CARDS],
    "fountain": ["fetch all", "fetch 1", "fetch 16", "pass"],
    "fetch-more": ["fetch all", "done"],
    "green-tile": ["no more", *(f"add {good}" for good in GOODS)],
    "black-market-roll": ["keep", "reroll"],
    "black-market-good": ["take red", "take green", "take yellow"],
    "tea-house": [f"announce {number}" for number in range(3, 13)],
    "tea-house-roll": ["keep", "reroll"],
    "police-station": [f"send {place}" for place in PLACES if place != 12],
    "sultans-palace": ["deliver"],
    "small-mosque": ["tile red", "tile green"],
    "great-mosque": ["tile yellow", "tile blue"],
    "encounters": ["done", "governor", *(f"smuggler {good}" for good in GOODS)]
    + [f"catch {house} {what}" for house in HOUSES for what in ("lira", "card")],
    "governor-price": ["pay lira", *(f"discard {card}" for card in CARDS)],
    "smuggler-price": ["pay lira", *(f"pay {good}" for good in GOODS)],
    "acted": ["done", "play palace-again", "play post-again", "play gem-again"],
    "last-cards": ["done", "play good red", "play five-lira", "play family-home lira", "play family-home card"],
    "start-player": [f"start {house}" for house in HOUSES],
    "dice": [f"roll {first} {second}" for first in range(1, 7) for second in range(1, 7)],
    "draw": [f"draw {card}" for card in CARDS],
}


@pytest.mark.compiled_only
def test_everything_in_the_base_game_occurs() -> None:
    seen = Seen("base")
    assert seen.missing(WORDS) == {}
    check_setups(seen)
    check_questions_and_cards(seen)
    check_actions(seen)
    check_sizes(seen)
    check_events(seen)
    check_ends(seen)


def check_setups(seen: Seen) -> None:
    assert {setup["players"] for setup in seen.setups} == {2, 3, 4, 5}
    assert {setup["layout"] for setup in seen.setups} == {"short", "long", "in-order", "random"}
    found = {(setup["players"], setup["edition"], *setup["variants"]) for setup in seen.setups}
    assert len(found) == 28


def check_questions_and_cards(seen: Seen) -> None:
    assert seen.missing_starts({f"play {card}" for card in CARDS} | {"turn", "reroll", "recall"}) == set()
    rules = {section.name for game in seen.games for section in game.book.sections}
    assert rules - seen.questions - set(CARDS) - {"red-tile", "yellow-tile"} == set()


def check_actions(seen: Seen) -> None:
    """Each place is used by a merchant and by a family member."""
    used = {(place, piece) for what, place, piece in seen.events if what == "act"}
    assert {(place, MERCHANT) for place in PLACES} <= used
    assert {(place, FAMILY) for place in PLACES if place != 12} <= used


def check_sizes(seen: Seen) -> None:
    """Every size of a sale, and of a delivery."""
    sold = Counter((question, size(text)) for question, text in seen.words if text.startswith("sell"))
    for market in ("large-market", "small-market", "sell-any"):
        assert {count for question, count in sold if question == market} >= {1, 2, 3, 4}, market
    assert ("small-market", 5) in sold
    assert ("large-market", 5) in sold
    assert {size(text) for question, text in seen.words if question == "sultans-palace" and "deliver" in text} >= {0, 1}


def size(text: str) -> int:
    return sum(int(word[-1]) if word[-1].isdigit() else 1 for word in text.split()[1:])


def check_events(seen: Seen) -> None:
    expected = """
        turn go pick-up leave pick-up-neutral leave-neutral turn-ends pay act pass earn spend gain give extend ruby tile
        fifth-assistant fetch family catch governor smuggler token neutral roll announce red-tile green-tile yellow-tile
        mail demand play draw discard take-discard reshuffle caravan over
    """
    assert set(expected.split()) - {what for what, _, _ in seen.events} == set()


def check_ends(seen: Seen) -> None:
    """Every way to decide a game, and to bring its end."""
    ends = set().union(*map(ends_of, seen.games))
    decided = {"by rubies", "by lira", "by goods", "by cards", "shared"}
    reached = {"reached by the first", "reached by the last", "reached by several"}
    assert decided | reached <= ends
    assert {1, 13, 14, 15, 16} <= seen.last_rubies


def ends_of(game: bedesten.Game) -> set[str]:
    """How a game was decided, and who brought its end."""
    best, second = (list(standing.score.items()) for standing in game.standings()[:2])
    differing = [one[0] for one, other in zip(best, second, strict=True) if one != other]
    state: dict[str, Any] = game.state()
    seats = state["seats"]
    target = 6 if len(seats) == 2 else 5
    reached = [(i - state["start"]) % len(seats) for i, seat in enumerate(seats) if seat["rubies"] >= target]
    found = {f"by {differing[0]}" if differing else "shared"}
    if 0 in reached:
        found.add("reached by the first")
    if len(seats) - 1 in reached:
        found.add("reached by the last")
    if len(reached) > 1:
        found.add("reached by several")
    return found


# ── Everything in the other boxes, too ─────────────────────────────────────────────────────────────────────


@pytest.mark.compiled_only
def test_everything_in_mocha_and_baksheesh_occurs() -> None:
    seen = Seen("mocha")
    assert len({(setup["players"], *setup["variants"]) for setup in seen.setups}) == 14
    assert {f"guild {card}" for card in GUILD_CARDS} <= seen.answers
    assert seen.missing_starts({f"play {card}" for card in MOCHA_CARDS[:-1]}) == set()
    starts = {"barrier ", "baksheesh ", "roast guild", "give ", "take blue", "discard guild", "act "}
    assert seen.missing_starts(starts) == set()
    assert {"tile movement", "tile encounter", "brew", "enrol", "roast lira", "trader lira", "trader"} <= seen.answers
    acted = {(place, piece) for what, place, piece in seen.events if what == "act"}
    assert {(place, MERCHANT) for place in range(1, 21)} <= acted
    expected = """
        gain-coffee pay-coffee coffee-trader guild draw-guild discard-guild guild-reshuffle barrier tavern-tile
        baksheesh another-turn
    """
    assert set(expected.split()) <= {what for what, _, _ in seen.events}
    options: Any = seen.games[0].options
    assert set(options.components.sheet.keys("mocha_bonus_cards")) == set(MOCHA_CARDS)


@pytest.mark.compiled_only
def test_everything_in_letters_and_seals_occurs() -> None:
    seen = Seen("letters")
    pieces = ("merchant", "family", "companion")
    assert {f"act {place} {piece}" for place in (21, 22, 23) for piece in pieces} <= seen.told
    assert {f"kiosk-use {tile}" for tile in KIOSK_TILES} <= seen.told
    cards = {f"play {card}" for card in LETTERS_CARDS if card != "society-again"}  # twice 6 seals are rare
    assert cards <= seen.told
    assert {"society 1", "society 2", "ruby 13", "ruby 16", "bonus-turn", "courier", "companion-ready"} <= seen.told


def test_the_catacombs_of_the_great_bazaar_occur() -> None:
    golden = BOXES["great_bazaar"]
    assert any("go 25, " in golden.record(name) for name in golden.names)


@pytest.mark.compiled_only
def test_everything_in_the_dice_game_occurs() -> None:
    seen = Seen("dicegame")
    game = bedesten.new("dicegame")
    options: Any = game.options
    shown = options.components
    assert {rule.name for rule in game.book.rules if rule.name != "others"} <= seen.questions
    assert set(FIELDS) <= {what for what, _, _ in seen.events}
    wanted = {f"use-card {card.name}" for card in shown.cards}
    wanted |= {f"accept {card.name}" for card in shown.cards if card.own.optional}
    wanted |= {f"tile {tile.name}" for tile in shown.tiles}
    wanted |= {f"ruby {track}" for track in ("red", "green", "yellow", "blue", "left", "right", "mosque")}
    wanted |= {f"return {thing}" for thing in ("red", "green", "yellow", "blue", "brown", "crystals", "lira")}
    assert wanted <= seen.named, sorted(wanted - seen.named)
    assert {setup["players"] for setup in seen.setups} == {2, 3, 4}
