"""Bots from `vizier` up take a win that needs no luck, and know who wins a game that ends in a tie of rubies."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bedesten
from bedesten import Game
from bedesten.bots import LEVELS, make
from bedesten.bots.judge import WIN, bounded
from bedesten.istanbul.board import Board
from bedesten.istanbul.terms import LAST
from bedesten.kernel.boxes import box_of
from bedesten.kernel.table import Table

MOST_WAYS = 3000
"""Positions looked at for a win, at the most."""
GOODS = ("red", "green", "yellow", "blue")
CARDS = ("good", "five-lira", "palace-again", "gem-again", "family-home", "market", "stay", "far", "return")
BOXES = {
    "base": ("istanbul", []),
    "great bazaar": ("istanbul", ["mocha", "letters"]),
    "dice game": ("dicegame", []),
}
UPPER = [level.name for level in LEVELS if level.name not in ("random", "apprentice", "peddler", "merchant")]
UPPER.append("strategist")
"""The levels that look ahead, and who plans once for a turn."""
COUNTS = [("base", 700), ("great bazaar", 100), ("dice game", 500)]
"""How many open wins each of them is shown."""


def won(game: str, table: Table, seat: int) -> bool:
    """Whether a seat has won alone, or nobody can win it back: after the last round rubies don't change."""
    last = isinstance(table, Board) and table.phase == LAST
    if not table.over and not last:
        return False
    scores = [list(box_of(game).score(table, other).values()) for other in range(len(table.seats))]  # type: ignore[attr-defined]
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] > max(others) if table.over else scores[seat][0] > max(score[0] for score in others)


def can_win(game: str, table: Table, seat: int) -> bool:
    """Whether a line of own moves, with no chance in it, wins the game in this turn."""
    turn = table.turn
    waiting = [table]
    looked = 0
    while waiting and looked < MOST_WAYS:
        here = waiting.pop()
        if won(game, here, seat):
            return True
        if here.over or here.turn != turn or here.asks[-1].seat != seat:
            continue
        looked += 1
        for move in here.moves():
            after = here.copy()
            after.play(move)
            waiting.append(after)
    return False


def nearly_won(chance: random.Random, name: str) -> Game:
    """The last seat of a round lacks one ruby; the others have little, or have ended the game themselves."""
    game, expansions = BOXES[name]
    players = chance.choice([2, 2, 3, 4])
    target = 6 if players == 2 or expansions else 5
    weak = chance.random() < 0.5
    seats: dict[int, dict[str, Any]] = {}
    for seat in range(players):
        seats[seat] = {"rubies": 0 if weak else chance.randint(0, target - 2)}
    me: dict[str, Any] = {"rubies": target - 1}
    options: dict[str, Any] = {"players": players, "start": 0, "seed": chance.randrange(10**6)}
    if game == "istanbul":
        if chance.random() < 0.3:
            seats[0] = {"rubies": target, "lira": chance.randint(0, 12)}
        room = chance.randint(0, 2)
        me |= {"merchant": chance.randint(1, 16), "lira": chance.randint(5, 28), "extensions": room}
        me["hand"] = chance.sample(CARDS, chance.randint(0, 2))
        me["goods"] = {good: chance.randint(0, 2 + room) for good in GOODS}
        options |= {"layout": "random", "expansions": expansions}
    else:
        me |= {"lira": chance.randint(0, 15), "markers": {good: chance.randint(0, 2) for good in GOODS}}
    seats[players - 1] = me
    return bedesten.position(game, {"active": players - 1, "round": 12, "seats": seats}, **options)


@pytest.mark.parametrize(("name", "count"), COUNTS)
def test_a_win_without_luck_is_taken(name: str, count: int) -> None:
    """Every level that looks ahead plays it to its end, through all questions of the turn."""
    chance = random.Random(name)
    game = BOXES[name][0]
    found = 0
    while found < count:
        begun = nearly_won(chance, name)
        seat = begun.actor
        assert seat is not None
        start = begun.table()
        start.manual = True
        if not can_win(game, start, seat):
            continue
        found += 1
        for level in UPPER:
            play = begun.copy()
            bot = make(level, seed=found)
            while not play.over and play.table().turn == start.turn and play.actor == seat:
                play.play(bot.choose(play.sight(seat)))
            assert won(game, play.table(), seat), f"{level} declined a win:\n{begun.record()}"


def test_a_win_comes_first_among_opinions() -> None:
    chance = random.Random(5)
    found = 0
    while found < 12:
        play = nearly_won(chance, "base")
        seat = play.actor
        assert seat is not None
        table = play.table()
        table.manual = True
        if not can_win("istanbul", table, seat):
            continue
        found += 1
        about = make("vizier", seed=found).opinion(play.sight(seat))
        assert about is not None
        assert about.moves[0].chance == 1.0
        assert about.moves[0].value > about.moves[1].value
        for move in about.moves[0].plan:
            assert not won("istanbul", table, seat)
            table.play(move)
        assert won("istanbul", table, seat)


def test_nothing_is_worth_more_than_a_win() -> None:
    leads = [-1000.0, -17.0, -6.0, -1.0, 0.0, 1.0, 6.0, 17.0, 1000.0]
    counted = [bounded(lead) for lead in leads]
    assert counted == sorted(counted)
    assert counted[3:6] == leads[3:6]
    assert max(counted) < WIN
    assert min(counted) > -WIN


def tied(lira: int) -> Game:
    """The last turn of a game in which the other one has as many rubies, and 9 Lira; market and mosque are near."""
    seats = [
        {"rubies": 6, "lira": 9, "goods": {}, "hand": []},
        {"rubies": 6, "lira": lira, "merchant": 6, "goods": {}, "hand": ["five-lira"]},
    ]
    position = {"active": 1, "round": 12, "seats": seats, "tokens": {"governor": 16, "smuggler": 16}}
    return bedesten.position("istanbul", position, players=2, layout="short", start=0, seed=3)


@pytest.mark.parametrize("level", UPPER)
def test_in_a_tie_of_rubies_the_last_turn_is_played_for_lira(level: str) -> None:
    """Whoever has more Lira wins (END-07): 5 and the card's 5 are more than 9, whatever else could be had."""
    game = tied(5)
    bot = make(level, seed=1)
    while not game.over:
        seat = game.actor
        assert seat is not None
        game.play(bot.choose(game.sight(seat)) if seat == 1 else game.moves()[0])
    table = game.table()
    assert won("istanbul", table, 1), game.record()
