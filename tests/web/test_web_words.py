"""Whatever the games can ask, name or tell has words in the browser table's catalogues."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bedesten
from bedesten.dicegame.options import Options as DiceOptions
from bedesten.istanbul.board import Board
from bedesten.kernel.game import Game

WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "i18n"
TO_CHANCE = {"dice", "token-roll", "neutral-roll", "draw", "demand", "start-player", "guild-draw", "letter-draw"}
TO_CHANCE |= {"kiosk-reveal", "kiosk-die", "roll", "reveal", "open", "others"}


@pytest.fixture(params=["en", "de", "fr"])
def keys(request: pytest.FixtureRequest) -> set[str]:
    text = (WORDS / f"{request.param}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-zA-Z0-9_-]*) =", text, re.MULTILINE))


@pytest.fixture(scope="module")
def great_bazaar() -> Game:
    return bedesten.new("istanbul", players=5, seed=1, expansions=["mocha", "letters"], variants=["caravan-leader"])


def questions(game: Game) -> set[str]:
    return {rule.name for rule in game.book.rules if rule is not None and rule.name} - TO_CHANCE


def test_every_question_is_worded(keys: set[str], great_bazaar: Game) -> None:
    asked = questions(great_bazaar) | questions(bedesten.new("dicegame", players=3, seed=1))
    assert {name for name in asked if f"ask-{name}" not in keys} == set()


def test_what_has_a_button_is_worded_when_it_is_planned(keys: set[str]) -> None:
    buttons = {key.removeprefix("special-") for key in keys if key.startswith("special-")}
    assert {name for name in buttons if f"offer-{name}" not in keys} == set()


def test_every_card_place_and_token_is_named(keys: set[str], great_bazaar: Game) -> None:
    view = great_bazaar.view(0)
    board, tokens, parts = view["board"], view["tokens"], view["parts"]
    assert isinstance(board, list)
    assert isinstance(tokens, dict)
    assert isinstance(parts, dict)
    table = great_bazaar.table()
    assert isinstance(table, Board)
    wanted = {f"place-{place}" for place in board} | {f"place-{place}-short" for place in board}
    wanted |= {f"token-{token}" for token in tokens} | {f"token-{token}-deal" for token in tokens}
    wanted |= {f"guild-{number}{what}" for number in range(1, 21) for what in ("", "-rule")}
    wanted |= {f"card-{card}" for card in table.bazaar.cards} | {f"card-{card}-rule" for card in table.bazaar.cards}
    wanted |= {f"kiosk-{tile}" for tile in parts["letters"]["kiosk"]["pile"]}
    assert wanted - keys == set()


def test_every_bazaar_card_and_tile_is_named(keys: set[str]) -> None:
    game = bedesten.new("dicegame", players=3, seed=1)
    assert isinstance(game.options, DiceOptions)
    components = game.options.components
    wanted = {f"bazaar-{card.name}" for card in components.cards}
    wanted |= {f"dicetile-{tile.name.split('-')[0]}" for tile in components.tiles}
    assert wanted - keys == set()
