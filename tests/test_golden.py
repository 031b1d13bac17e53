"""Golden games: recorded games of every setup, replayed to exactly what they led to; together they show everything.

`tools/write_golden.py` writes them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import bedesten
from golden_games import Golden

GOLDEN = Golden()
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


def test_every_record_has_its_facts() -> None:
    GOLDEN.check_folder(games=48, size=2_000_000)


@pytest.mark.parametrize("name", GOLDEN.names)
def test_a_golden_game_leads_where_it_led(name: str) -> None:
    GOLDEN.check_game(name)


# ── Everything occurs in one of them ───────────────────────────────────────────────────────────────────────


class Seen:
    """What occurs in the golden games."""

    def __init__(self) -> None:
        self.words: Counter[tuple[str, str]] = Counter()
        """Answers, by question."""
        self.told: Counter[tuple[str, int, int]] = Counter()
        """Events with their numbers."""
        self.setups: list[dict[str, Any]] = []
        self.rules: set[str] = set()
        self.ends: set[str] = set()
        for name in GOLDEN.names:
            self.look(name)

    def look(self, name: str) -> None:
        game = bedesten.replay(GOLDEN.record(name))
        self.setups.append(game.options.as_dict())
        self.rules |= {section.name for section in game.book.sections}
        again = bedesten.replay(game.record(reveal=False), at=0)
        last = 0
        for move in game.line:
            self.words[again.question, again.text(move)] += 1
            for event in again.play(move):
                self.told[event.what, event.a, event.b] += 1
                last = event.a if event.what == "ruby" else last
        self.ends |= {f"last ruby at {last}", *ends_of(game)}


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


@pytest.fixture(scope="module")
def seen() -> Seen:
    return Seen()


def test_every_setup_occurs(seen: Seen) -> None:
    assert {setup["players"] for setup in seen.setups} == {2, 3, 4, 5}
    assert {setup["layout"] for setup in seen.setups} == {"short", "long", "in-order", "random"}
    found = {(setup["players"], setup["edition"], *setup["variants"]) for setup in seen.setups}
    assert len(found) == 28


def test_every_question_and_card_occurs(seen: Seen) -> None:
    asked = {question for question, _ in seen.words}
    played = {f"play {card}" for card in CARDS} | {"turn", "reroll", "recall"}
    said = {text for _, text in seen.words}
    assert {words for words in played if not any(text.startswith(words) for text in said)} == set()
    assert seen.rules - asked - set(CARDS) - {"red-tile", "yellow-tile"} == set()


def test_every_action_occurs(seen: Seen) -> None:
    """Each place is used by a merchant and by a family member."""
    used = {(place, piece) for what, place, piece in seen.told if what == "act"}
    assert {(place, MERCHANT) for place in PLACES} <= used
    assert {(place, FAMILY) for place in PLACES if place != 12} <= used


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


@pytest.mark.parametrize("question", WORDS)
def test_every_word_occurs(seen: Seen, question: str) -> None:
    assert [words for words in WORDS[question] if not seen.words[question, words]] == []


def test_every_size_of_sale_and_delivery_occurs(seen: Seen) -> None:
    sold = Counter((question, size(text)) for question, text in seen.words if text.startswith("sell"))
    for market in ("large-market", "small-market", "sell-any"):
        assert {count for question, count in sold if question == market} >= {1, 2, 3, 4}, market
    assert ("small-market", 5) in sold
    assert ("large-market", 5) in sold
    assert {size(text) for question, text in seen.words if question == "sultans-palace" and "deliver" in text} >= {0, 1}


def size(text: str) -> int:
    return sum(int(word[-1]) if word[-1].isdigit() else 1 for word in text.split()[1:])


def test_every_event_occurs(seen: Seen) -> None:
    expected = """
        turn go pick-up leave pick-up-neutral leave-neutral turn-ends pay act pass earn spend gain give extend ruby tile
        fifth-assistant fetch family catch governor smuggler token neutral roll announce red-tile green-tile yellow-tile
        mail demand play draw discard take-discard reshuffle caravan over
    """
    assert set(expected.split()) - {what for what, _, _ in seen.told} == set()


def test_every_way_to_end_occurs(seen: Seen) -> None:
    decided = {"by rubies", "by lira", "by goods", "by cards", "shared"}
    reached = {"reached by the first", "reached by the last", "reached by several"}
    assert decided | reached | {f"last ruby at {place}" for place in (1, 13, 14, 15, 16)} <= seen.ends
