"""Judges and weights of one's own in the searches, and searches extended from outside."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import bedesten
from bedesten import arena
from bedesten.bots import Opinion, make
from bedesten.bots.search.champion import ChampionBot
from bedesten.bots.search.planner import PlannerBot
from bedesten.bots.weights import load_weights, start_weights, write_weights
from bedesten.envs.datasets.playing import Order
from bedesten.kernel.errors import OptionError
from bedesten.kernel.position import dump_position
from bots.hidden import played, unknowable

WAYS = ["greedy", "planner:depth=2,width=3", "mcts:iterations=4", "champion:iterations=4", "apprentice"]

MINE = '''
class One:
    """A position at a time."""

    scale = 12.0

    def value(self, table, seat):
        return 30 * table.seats[seat].rubies + table.seats[seat].lira


class Many:
    """Many positions in one call, as a net wants them."""

    scale = 12.0
    shown = []

    def values(self, tables, seat):
        Many.shown.append(list(tables))
        return [30 * table.seats[seat].rubies + table.seats[seat].lira for table in tables]


class Wrong:
    def values(self, tables, seat):
        return [1.0]


class NotANumber:
    def value(self, table, seat):
        return float("nan")


class Broken:
    def __init__(self):
        raise KeyError("weights")

    value = None


class Nothing:
    pass
'''


@pytest.fixture
def mine(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(MINE, encoding="utf-8")
    return str(file)


def with_judge(way: str, judge: str) -> str:
    return f"{way}{',' if ':' in way else ':'}judge={judge}"


def module_of(bot: Any, game: bedesten.Game) -> Any:
    return sys.modules[type(bot.judge(game.sight(game.actor)).own).__module__]


@pytest.mark.parametrize("name", bedesten.GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_many_in_one_call_choose_as_one_by_one(way: str, name: str, mine: str) -> None:
    game = bedesten.new(name, players=2, seed=3)
    one, many = (make(with_judge(way, f"{mine}:{kind}"), 1) for kind in ("One", "Many"))
    for _ in range(2):
        sight = game.sight(game.actor)
        move = many.choose(sight)
        assert move == one.choose(sight)
        game.play(move)
    assert max(len(tables) for tables in module_of(many, game).Many.shown) > 20


def test_a_batch_stops_when_its_time_is_up(mine: str) -> None:
    game = bedesten.new(players=4, seed=3, expansions=["mocha", "letters"])
    assert make(f"planner:ms=20,judge={mine}:Many", 1).choose(game.sight(game.actor)) in game.moves()


def test_judged_positions_hold_only_what_the_seat_may_know(mine: str) -> None:
    """Two games that the seat can't tell apart: its judge is shown the very same positions."""
    setup = {"game": "istanbul", "players": 3}
    shown = []
    for game in (one := played(setup, 3, 40), unknowable(one, 5)):
        bot = make(f"planner:depth=2,width=2,replies=1,judge={mine}:Many", 1)
        seen = module_of(bot, game).Many.shown
        seen.clear()
        bot.choose(game.sight(game.actor))
        shown.append([[dump_position(game.box, table) for table in tables] for tables in seen])
    assert shown[0]
    assert shown[0] == shown[1]


def test_weights_that_training_wrote(tmp_path: Path) -> None:
    for course in ("istanbul", "dicegame"):
        file = tmp_path / f"{course}.toml"
        file.write_text(write_weights(course, load_weights(course), ["mine"]), encoding="utf-8")
        game = bedesten.new(course, players=2, seed=3)
        sight = game.sight(game.actor)
        assert make(f"champion:iterations=4,judge={file}", 1).choose(sight) == make(
            "champion:iterations=4,judge=learned", 1
        ).choose(sight)
        file.write_text(write_weights(course, start_weights(course), ["others"]), encoding="utf-8")
        assert make(f"greedy:judge={file}", 1).choose(sight) in game.moves()
    game = bedesten.new(players=2, seed=3)
    with pytest.raises(OptionError, match=r"dicegame.toml has no weights for istanbul: .*needs 3 rows"):
        make(f"greedy:judge={tmp_path}/dicegame.toml").choose(game.sight(game.actor))


def test_weights_of_the_other_game_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(write_weights("istanbul", load_weights("istanbul"), []), encoding="utf-8")
    bots = ["random", f"greedy:judge={file}"]
    match = {"kind": "ladder", "bots": bots, "games": 2}
    with pytest.raises(OptionError, match="no weights for dicegame"):
        arena.prepare(2, bots, game="dicegame")
    with pytest.raises(OptionError, match="no weights for dicegame"):
        arena.make_tournament({"setting": [{"game": "dicegame", "players": 2}], "match": [match]})
    with pytest.raises(OptionError, match="no weights for dicegame"):
        Order.of(1, bots[1], 1, "dicegame", {})
    assert arena.prepare(2, bots).names == bots


WRONG = {
    "./gone.toml": "can't be read: No such file",
    "./gone.py:Judge": "there is no file ./gone.py",
    "{mine}:Judge": "has no class 'Judge'; classes in it: One, Many",
    "{mine}:Nothing": "is no judge: it must be a class with value(table, seat) or values(tables, seat)",
    "{mine}:Broken": "can't be made: KeyError",
    "best": "judge is hand, learned, net, weights or a net in a file (./weights.toml, ./my.net) or a class of your own",
}


@pytest.mark.parametrize("judge", WRONG)
def test_what_is_wrong_is_said_at_once(judge: str, mine: str) -> None:
    with pytest.raises(OptionError) as error:
        make(f"greedy:judge={judge.format(mine=mine)}")
    assert WRONG[judge] in str(error.value)
    with pytest.raises(OptionError, match="a style bends a judge of ours"):
        make(f"greedy:judge={mine}:One,style=gem-buyer")


@pytest.mark.parametrize(("kind", "said"), [("Wrong", "gave 1 values"), ("NotANumber", "no number")])
def test_a_fault_of_a_judge_is_not_hidden(kind: str, said: str, mine: str) -> None:
    """Bots of ours play on after a fault; the author of a judge must hear of it."""
    game = bedesten.new(players=2, seed=3)
    with pytest.raises(OptionError, match=said):
        make(f"greedy:judge={mine}:{kind}").choose(game.sight(game.actor))


def test_searches_can_be_extended_from_outside() -> None:
    """By subclass, in the compiled build, too: another judge for each game, and a second thought about the answer."""

    class Careful(ChampionBot):
        def think(self, sight: bedesten.Sight, judge: Any) -> Opinion:
            found = super().think(sight, judge)
            self.looked = len(found.moves)
            return found

    class Hurried(PlannerBot):
        def choose(self, sight: bedesten.Sight) -> int:
            return super().choose(sight) if len(sight.moves()) < 8 else sight.moves()[0]

    game = bedesten.new(players=2, seed=3)
    careful = Careful(1)
    assert careful.choose(game.sight(game.actor)) in game.moves()
    assert careful.looked > 1
    assert Hurried(1).choose(game.sight(game.actor)) == game.moves()[0]
