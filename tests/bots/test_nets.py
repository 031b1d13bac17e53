"""Nets: sums of long integers, files, and the judges that add a net to what was learned."""

from __future__ import annotations

import json
import random
import struct
import zlib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import bedesten
from bedesten.bots import make
from bedesten.bots.dicegame.net_inputs import INPUTS as DICE_GAME_INPUTS
from bedesten.bots.dicegame.net_judge import NetDiceGameJudge
from bedesten.bots.istanbul.net_inputs import INPUTS as ISTANBUL_INPUTS
from bedesten.bots.istanbul.net_judge import NetIstanbulJudge
from bedesten.bots.judges import judge_for
from bedesten.bots.nets.file import read_net, write_net
from bedesten.bots.nets.inputs import Inputs
from bedesten.bots.nets.net import GRAIN, Net, packed
from bedesten.kernel.errors import BedestenError, OptionError
from bedesten.kernel.table import Table

PLAIN: list[dict[str, Any]] = [
    {"game": "istanbul", "players": 2, "layout": "random"},
    {"game": "istanbul", "players": 4, "edition": "first", "layout": "long"},
    {"game": "istanbul", "players": 3, "variants": ["neutral-assistants", "caravan-leader"]},
    {"game": "istanbul", "players": 5, "layout": "random"},
    {"game": "dicegame", "players": 2},
    {"game": "dicegame", "players": 4},
]
UNITS = 8


def drawn(inputs: Inputs, seed: int) -> bytes:
    """A net with weights drawn by lot, as a file."""
    luck = random.Random(seed)
    rows = [[luck.randint(-400, 400) for _ in range(UNITS)] for _ in range(inputs.size)]
    return write_net({}, inputs, rows, rows[0], [luck.uniform(-1, 1) for _ in range(UNITS)])


def judge_with(game: str, net: bytes) -> NetIstanbulJudge | NetDiceGameJudge:
    base = judge_for(game, "learned")
    if game == "dicegame":
        return NetDiceGameJudge(read_net(net, DICE_GAME_INPUTS), base)
    return NetIstanbulJudge(read_net(net, ISTANBUL_INPUTS), base)


def inputs_of(game: str) -> Inputs:
    return DICE_GAME_INPUTS if game == "dicegame" else ISTANBUL_INPUTS


def positions(setup: dict[str, Any], seed: int, most: int = 150) -> list[Table]:
    """Positions of a game of quick bots, one for each turn."""
    game = bedesten.new(**setup, seed=seed)
    bots = [make("apprentice:blunders=50", seed + seat) for seat in range(setup["players"])]
    found: list[Table] = []
    while game.actor is not None and len(found) < most:
        table = game.table()
        if not found or found[-1].turn != table.turn:
            found.append(table)
        game.play(bots[game.actor].choose(game.sight(game.actor)))
    return found


@pytest.mark.parametrize("seed", range(20))
def test_a_net_adds_up_as_it_would_unit_by_unit(seed: int) -> None:
    """Also where units are negative, large, or exactly nothing."""
    luck = random.Random(seed)
    size = 30
    rows = [[luck.choice([0, luck.randint(-900, 900)]) for _ in range(UNITS)] for _ in range(size)]
    bias = [luck.randint(-50, 50) for _ in range(UNITS)]
    out = [luck.uniform(-2, 2) for _ in range(UNITS)]
    net = Net(UNITS, [packed(row) for row in rows], packed(bias), out)
    for _ in range(10):
        held = luck.sample(range(size), luck.randint(0, size))
        net.begin()
        for i in held:
            net.mark(i)
        units = [bias[unit] + sum(rows[i][unit] for i in held) for unit in range(UNITS)]
        wanted = [units[0], *(max(unit, 0) for unit in units[1:])]
        told = sum(weight * unit / GRAIN for weight, unit in zip(out, wanted, strict=True))
        assert net.outcome() == pytest.approx(told, abs=1e-9)


def test_what_some_inputs_came_to_is_recalled() -> None:
    net = Net(4, [packed([1, 2, 3, 4]), packed([-5, 0, 0, 7])], packed([0] * 4), [1.0] * 4)
    known: dict[int, int] = {}
    net.begin()
    assert not net.recall(known, 9)
    before = net.sum
    net.mark(0)
    net.mark(1)
    net.remember(known, 9, before)
    told = net.outcome()
    net.begin()
    assert net.recall(known, 9)
    assert net.outcome() == told
    net.noting = True
    net.begin()
    assert not net.recall(known, 9)  # who wants to learn needs the inputs themselves


@pytest.mark.parametrize("setup", PLAIN, ids=lambda setup: f"{setup['game']}-{setup['players']}")
def test_what_is_noted_is_what_is_summed(setup: dict[str, Any]) -> None:
    """In all positions of a game, from each side: the inputs that a net is trained with say all that it will tell,
    and no position looked at before matters."""
    game = setup["game"]
    inputs = inputs_of(game)
    net = drawn(inputs, 3)
    used, noting = judge_with(game, net), judge_with(game, net)
    noting.net.noting = True
    for seed in (1, 2):
        for table in positions(setup, seed):
            for seat in range(setup["players"]):
                told = used.value(table, seat)
                assert noting.value(table, seat) == told
                held = noting.net.noted
                assert len(set(held)) == len(held)  # an input holds or not: none counts twice
                assert 0 <= min(held) <= max(held) < inputs.size
                assert noting.net.sum == noting.net.bias + sum(noting.net.rows[i] for i in held)
                assert judge_for(game, "learned").value(table, seat) + noting.net.outcome() == told
    fresh = judge_with(game, net)
    assert fresh.value(table, 0) == used.value(table, 0)


@pytest.mark.parametrize("game", ["istanbul", "dicegame"])
def test_each_group_of_inputs_is_used(game: str) -> None:
    """In games of two and of four with all variants: no input group is left out by mistake."""
    inputs = inputs_of(game)
    judge = judge_with(game, drawn(inputs, 1))
    judge.net.noting = True
    held: set[int] = set()
    for setup in PLAIN:
        if setup["game"] == game:
            for table in positions(setup, 5, 400):
                for seat in range(setup["players"]):
                    judge.value(table, seat)
                    held.update(judge.net.noted)
    first = 0
    for group in inputs.groups:
        assert any(first <= i < first + group.size for i in held), group.name
        first += group.size
    assert first == inputs.size


@pytest.mark.parametrize("expansions", [["mocha"], ["letters"], ["mocha", "letters"]])
def test_with_expansions_the_learned_judge_judges_alone(expansions: list[str]) -> None:
    judge = judge_with("istanbul", drawn(ISTANBUL_INPUTS, 4))
    for table in positions({"game": "istanbul", "players": 3, "expansions": expansions}, 6, 20):
        assert judge.value(table, 1) == judge_for("istanbul", "learned").value(table, 1)
        assert judge.certainty(table) == judge_for("istanbul", "learned").certainty(table)


@pytest.mark.parametrize(
    "setup",
    [{"players": 2, "expansions": ["mocha", "letters"]}, {"game": "dicegame", "players": 2}],
)
def test_where_no_net_helps_the_sultan_plays_as_the_grand_vizier_does(setup: dict[str, Any]) -> None:
    """So it is as strong there."""
    game = bedesten.new(**setup, seed=8)
    bots = [make("grand-vizier:iterations=6", 1), make("sultan:iterations=6", 1)]
    for _ in range(30):
        assert game.actor is not None
        chosen = [bot.choose(game.sight(game.actor)) for bot in bots]
        assert chosen[0] == chosen[1]
        game.play(chosen[0])


def test_the_net_of_the_package_is_read_and_differs_from_what_was_learned() -> None:
    net, learned = judge_for("istanbul", "net"), judge_for("istanbul", "learned")
    tables = positions({"game": "istanbul", "players": 2}, 7)
    assert any(abs(net.value(table, 0) - learned.value(table, 0)) > 0.01 for table in tables)
    buyer = judge_for("istanbul", "net", "gem-buyer")
    assert any(abs(net.value(table, 0) - buyer.value(table, 0)) > 0.01 for table in tables)
    assert judge_for("dicegame", "net") is judge_for("dicegame", "learned")


@pytest.mark.parametrize("setup", PLAIN[:4], ids=lambda setup: f"{setup['game']}-{setup['players']}")
def test_no_sum_of_the_net_of_the_package_leaves_its_bits(setup: dict[str, Any]) -> None:
    """In games at tables of all sizes, units added up one by one: a number of 17 bits would spoil its neighbour."""
    data = files("bedesten.bots").joinpath("data", "istanbul.net").read_bytes()
    judge = judge_with("istanbul", data)
    judge.net.noting = True
    units = json.loads(data.partition(b"\n")[0])["units"]
    rows = unpacked(data, units)
    largest = 0
    for table in positions(setup, 11, 60):
        for seat in range(setup["players"]):
            judge.value(table, seat)
            sums = [sum(row) for row in zip(*(rows[i] for i in [*judge.net.noted, -1]), strict=True)]
            largest = max(largest, *map(abs, sums))
    assert 0 < largest < 2**15


def unpacked(data: bytes, units: int) -> list[tuple[int, ...]]:
    """What each input of a file adds to each unit, and last what they begin with."""
    numbers = zlib.decompress(data.partition(b"\n")[2])
    rows = struct.iter_unpack(f"<{units}H", numbers[: 2 * units * (ISTANBUL_INPUTS.size + 1)])
    return [tuple(number - 2**15 for number in row) for row in rows]


@pytest.mark.parametrize("game", ["istanbul", "dicegame"])
def test_every_input_is_documented(game: str) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "evaluation.md").read_text(encoding="utf-8")
    for group in inputs_of(game).groups:
        assert f"| `{group.name}` | {group.size} | {group.about} |" in page


def test_the_command_that_trained_the_net_is_documented() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "evaluation.md").read_text(encoding="utf-8")
    data = files("bedesten.bots").joinpath("data", "istanbul.net").read_bytes()
    head = json.loads(data.partition(b"\n")[0])
    words = " ".join(f"--{key} {head[key]}" for key in ("games", "seed", "generations"))
    assert f"bedesten train {head['course']} --net {words} " in page
    assert len(data) < 2_000_000


def test_a_net_in_a_file_judges(tmp_path: Path) -> None:
    file = tmp_path / "my.net"
    file.write_bytes(drawn(ISTANBUL_INPUTS, 2))
    game = bedesten.new(players=2, seed=1)
    assert make(f"greedy:judge={file}").choose(game.sight(0)) in game.moves()
    with pytest.raises(OptionError, match=r"has no net for dicegame: a net with other inputs: .*"):
        judge_for("dicegame", str(file))


@pytest.mark.parametrize("broken", [b"", b"no net", b"{}\n", b'{"format": 1, "units": 8, "inputs": {}}\nxx', b"[]\n"])
def test_a_file_without_a_net_is_refused(broken: bytes, tmp_path: Path) -> None:
    with pytest.raises(BedestenError, match=r"no file with a net|net of format"):
        read_net(broken, ISTANBUL_INPUTS)
    file = tmp_path / "my.net"
    file.write_bytes(broken)
    with pytest.raises(OptionError, match=r"my\.net has no net for istanbul"):
        make(f"greedy:judge={file}")


def test_nets_of_another_format_and_missing_files_are_refused(tmp_path: Path) -> None:
    whole = drawn(ISTANBUL_INPUTS, 2)
    with pytest.raises(BedestenError, match="a net of format 9, not 1"):
        read_net(whole.replace(b'"format": 1', b'"format": 9'), ISTANBUL_INPUTS)
    with pytest.raises(BedestenError, match="no file with a net"):
        read_net(whole[:-40], ISTANBUL_INPUTS)
    with pytest.raises(OptionError, match="can't be read"):
        make(f"greedy:judge={tmp_path / 'none.net'}")
