"""The boxes, as tests of what holds in every game look at them: setups, laws, and how random games go."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

import bedesten
import dicegame.games
import dicegame.laws
import expansion_laws
import games
import laws
from bedesten._build import compiled
from bedesten.kernel.position import dump_position
from wandering import at_random, wander

__all__ = ["BOXES", "EXPANSIONS", "Box", "Setup", "keeping_letters"]

Setup = dict[str, Any]
Law = Callable[[dict[str, Any], dict[str, Any]], None]
ALL = 1_000_000


def keeping_letters(game: bedesten.Game, luck: random.Random) -> int:
    """A random move, but letters are kept for the Secret Society more often than not."""
    moves = game.moves()
    if game.question == "bonus-turn" and luck.random() < 0.8:
        return moves[0]
    if game.question == "secret-society" and len(moves) > 1:
        return moves[1]
    if game.question == "embassy" and luck.random() < 0.8:
        return moves[1]
    return luck.choice(moves)


class Box:
    """A box with all its setups."""

    def __init__(
        self,
        name: str,
        setups: list[Setup],
        check: Law,
        check_end: Law,
        *,
        any_setup: st.SearchStrategy[Setup] | None = None,
        best: Callable[[dict[str, Any]], list[int]] = laws.best,
        choose: Callable[[bedesten.Game, random.Random], int] = at_random,
        looks: int = 1,
        most: int = ALL,
        words: int = 10,
        tries: int = 20,
        long: int = 60_000,
        playouts: tuple[int, int] = (160, 40),
    ) -> None:
        self.name = name
        self.setups = setups
        self.any_setup = st.sampled_from(setups) if any_setup is None else any_setup
        self.check = check
        """Nothing is created or lost."""
        self.check_end = check_end
        self.best = best
        """The seats that win."""
        self.choose = choose
        self.looks = looks
        """The laws are checked at every so many decisions, for what is created or lost stays so."""
        self.most = most
        """Decisions of a game that is looked at."""
        self.words = words
        """At every so many decisions all moves are put into words and read again."""
        self.tries = tries
        """At every so many decisions all moves are tried: a multiple of the former."""
        self.long = long
        """A random game has fewer moves."""
        self.playouts = playouts[0 if compiled() else 1]
        """Games that are played in all: fewer interpreted, since the compiled build plays the same games."""

    def new(self, setup: Setup, seed: int, **options: Any) -> bedesten.Game:
        game = "dicegame" if self.name == "dicegame" else "istanbul"
        return bedesten.new(game, **setup, **options, seed=seed)

    def wander(self, game: bedesten.Game, seed: int, most: int = ALL) -> Iterator[bedesten.Game]:
        """The game before each of its random moves, until it is over or has seen so many."""
        return wander(game, seed, most, self.choose)

    def played(self, setup: Setup, seed: int, moves: int = ALL) -> bedesten.Game:
        game = self.new(setup, seed)
        for _ in self.wander(game, seed, moves):
            pass
        return game

    def state_of(self, game: bedesten.Game, table: bedesten.Table) -> dict[str, Any]:
        """The position of a bare table, as `Game.state` tells it."""
        return dump_position(game.box, table)

    def name_of(self, setup: Setup) -> str:
        """Box and setup in a word, for the names of tests."""
        if self.name == "dicegame":
            return f"{self.name}-{dicegame.games.name_of(setup)}"
        deck = f"-{setup['bonus_deck']}" if "bonus_deck" in setup else ""
        return f"{self.name}-{games.name_of({'edition': 'big-box', **setup})}{deck}"


def with_expansions(expansions: list[str], layouts: tuple[str, ...], **more: Any) -> list[Setup]:
    """Every number of players with every variant and some layouts."""
    return [
        {"players": players, "expansions": expansions, "layout": layout, "variants": variants, **more}
        for players in games.PLAYERS
        for layout in layouts
        for variants in games.variants_of(players, "big-box")
    ]


MOCHA = with_expansions(["mocha"], ("first-game", "random"))
LETTERS = [
    *with_expansions(["letters"], ("first-game", "random"), bonus_deck="mixed"),
    *with_expansions(["letters"], ("random",), bonus_deck="new-only"),
]
GREAT_BAZAAR = with_expansions(["mocha", "letters"], ("random",))

BOXES = {
    box.name: box
    for box in (
        Box(
            "base",
            games.SETUPS,
            laws.check,
            laws.check_end,
            any_setup=games.setups(),
            looks=4,
            words=20,
            tries=60,
            long=40_000,
            playouts=(896, 224),
        ),
        Box(
            "mocha",
            MOCHA,
            expansion_laws.check_mocha,
            expansion_laws.check_end,
            looks=4,
            tries=40,
            playouts=(224, 112),
        ),
        Box(
            "letters",
            LETTERS,
            expansion_laws.check_letters,
            expansion_laws.check_end_of_letters,
            choose=keeping_letters,
            looks=4,
            tries=40,
            most=1500,
            playouts=(180, 90),
        ),
        Box(
            "great_bazaar",
            GREAT_BAZAAR,
            expansion_laws.check_great_bazaar,
            expansion_laws.check_end,
            looks=5,
            tries=40,
            playouts=(112, 44),
        ),
        Box(
            "dicegame",
            dicegame.games.SETUPS,
            dicegame.laws.check,
            dicegame.laws.check_end,
            best=dicegame.laws.best,
            words=1,
            tries=5,
            long=20_000,
            playouts=(1000, 160),
        ),
    )
}
EXPANSIONS = [BOXES["mocha"], BOXES["letters"], BOXES["great_bazaar"]]
