"""Styles: the learned judge bent, so that a bot does what its style's name says more often than the plain one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

import bedesten
from bedesten import bots
from bedesten.bots.features import PHASES, places_of, width_of
from bedesten.bots.judges import judge_for, styles
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.turns import TurnSearch
from bedesten.bots.weights import features_of, load_styles, load_weights, styled
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.terms import ACTION, BROWN, CRYSTALS, LIRA, STOCK
from bedesten.istanbul.board import Board
from bedesten.istanbul.terms import GEM_RUBIES, LARGE_MARKET, MOVE, SMALL_MARKET
from bedesten.kernel.sight import Sight

TESTS = Path(__file__).resolve().parent.parent
BASE = "golden/greedy-?p-*-plain.txt"
LETTERS = "golden/letters/greedy-*.txt"
DICE = "golden/dicegame/greedy-*.txt"
MOST = 100
"""Positions looked at, at the most."""


def choices(spec: str, records: str) -> Counter[int]:
    """What a bot chooses to begin its turns with, at positions of recorded games."""
    found: Counter[int] = Counter()
    paths = sorted(TESTS.glob(records))
    assert paths
    for path in paths:
        game = bedesten.replay(path.read_text(encoding="utf-8"))
        table = game.restart()
        number = 0
        for entry in game.entries:
            ask = table.asks[-1]
            if ask.kind == MOVE:
                number += 1
                if number % 3 == 0:
                    bot = bots.make(spec, seed=number)
                    found[bot.choose(Sight(game.box, table, ask.seat))] += 1
                    if sum(found.values()) == MOST:
                        return found
            table.play(entry)
    return found


@pytest.mark.parametrize(
    ("style", "records", "named_for"),
    [
        ("tea-gambler", BASE, [9]),
        ("courier", BASE, [5]),
        ("courier", LETTERS, [5, 21, 22]),
    ],
)
def test_a_style_shows(style: str, records: str, named_for: Sequence[int]) -> None:
    """At the same positions a bot with a style does what the style is named for more often than the plain one."""
    plain = choices("greedy:judge=learned", records)
    bent = choices(f"greedy:judge=learned,style={style}", records)
    usually = sum(plain[move] for move in named_for)
    often = sum(bent[move] for move in named_for)
    assert often >= 3 + 1.2 * usually


def collected(style: str | None, games: int = 8) -> dict[str, int]:
    """What two greedy bots of a style have at the end of some games, the rubies that the Gemstone Dealer sold, and the
    turns that ended at a market."""
    spec = "greedy:judge=learned" + (f",style={style}" if style else "")
    found: Counter[str] = Counter()
    for seed in range(300, 300 + games):
        game = bedesten.new(players=2, seed=seed)
        board = game.table()
        assert isinstance(board, Board)
        left = board.rubies[GEM_RUBIES]
        seats = [bots.make(spec, seed=2 * seed + seat) for seat in range(2)]
        while game.actor is not None:
            seat = board.active
            turn = board.turn
            game.play(seats[game.actor].choose(game.sight(game.actor)))
            board = game.table()
            assert isinstance(board, Board)
            if board.turn != turn:
                found["markets"] += board.seats[seat].at in (LARGE_MARKET, SMALL_MARKET)
        assert isinstance(board, Board)
        found["gems"] += left - board.rubies[GEM_RUBIES]
        found["tiles"] += sum(seat.tiles.bit_count() for seat in board.seats)
    return found


def test_characters_show_in_what_they_collect() -> None:
    """They are milder than other styles: it takes games to see them."""
    assert collected("trader", 24)["markets"] > 1.2 * collected(None, 24)["markets"]
    plain = collected(None)
    assert collected("pilgrim")["tiles"] > 1.1 * plain["tiles"]
    saved = collected("gem-buyer")
    assert saved["gems"] > plain["gems"]
    assert saved["tiles"] < plain["tiles"]


def held(style: str | None) -> list[int]:
    """What seats of The Dice Game have in all after their turns, if a style plays them: stock by thing, then tiles."""
    judge = judge_for("dicegame", "learned", style)
    found = [0] * (len(STOCK) + 1)
    for path in sorted(TESTS.glob(DICE)):
        game = bedesten.replay(path.read_text(encoding="utf-8"))
        table = game.restart()
        for entry in game.entries:
            ask = table.asks[-1]
            if ask.kind == ACTION and table.turn % 2:
                imagined = Sight(game.box, table, ask.seat).sample(1)
                imagined.manual = True
                end = TurnSearch(judge, ask.seat, Budget()).best(imagined).table
                assert isinstance(end, DiceBoard)
                for thing in range(len(STOCK)):
                    found[thing] += end.seats[ask.seat].stock[thing]
                found[-1] += len(end.seats[ask.seat].tiles)
            table.play(entry)
    return found


@pytest.mark.parametrize(
    ("style", "thing"),
    [("trader", 3), ("pilgrim", len(STOCK)), ("tea-gambler", CRYSTALS), ("gem-buyer", LIRA), ("courier", BROWN)],
)
def test_a_style_shows_in_the_dice_game(style: str, thing: int) -> None:
    """Markers, tiles, crystals to roll again, Lira and brown markers."""
    plain = held(None)
    bent = held(style)
    assert bent[thing] > 1.02 * plain[thing]


@pytest.mark.parametrize("game", ["istanbul", "dicegame"])
def test_styles_are_multipliers_of_one_set_of_weights(game: str) -> None:
    names = {feature.name: feature.cases for feature in features_of(game)}
    for style, changes in load_styles(game).items():
        assert set(changes) <= set(names), style
        for name, change in changes.items():
            assert isinstance(change, dict)
            assert set(change) <= {"times", "plus"}
            assert all(0 <= int(case) < names[name] for case in change.get("plus", {}))
    assert set(styles(game)) == set(load_styles(game))


def test_a_style_changes_what_it_names_and_nothing_else() -> None:
    weights = load_weights("istanbul")
    bent = styled("istanbul", weights, {"purse": {"times": 2.0}, "at": {"plus": {"9": 0.5}}})
    width = width_of(features_of("istanbul"))
    places = places_of(features_of("istanbul"))
    purse = range(places["purse"], places["gem_lack"])
    tea_house = places["at"] + 9
    assert len(bent) == PHASES * width
    for i, (before, after) in enumerate(zip(weights, bent, strict=True)):
        row = i % width
        assert after == (2.0 * before if row in purse else before + 0.5 if row == tea_house else before)
