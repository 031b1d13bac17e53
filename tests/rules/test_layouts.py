"""Where the places lie: the boxes' layouts, and the random one."""

from functools import cache

import pytest

import bedesten
from scenes import at_table

rule = pytest.mark.rule

SHORT = [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]]
LONG = [[16, 2, 8, 11], [15, 7, 6, 4], [3, 5, 12, 1], [10, 9, 14, 13]]
IN_ORDER = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]

CELLS = [(row, column) for row in range(4) for column in range(4)]
MIDDLE = {(1, 1), (1, 2), (2, 1), (2, 2)}
SEEDS = {"big-box": 700, "first": 700, "first-fr": 300}
"""So many random layouts are looked at: each pair of places for 8 and 9 comes up once in about 120."""


def rows(game: bedesten.Game) -> list[list[int]]:
    view = game.view()
    board, width = view["board"], view["width"]
    return [board[i : i + width] for i in range(0, len(board), width)]


def cell(layout: list[list[int]], place: int) -> tuple[int, int]:
    return next((i, row.index(place)) for i, row in enumerate(layout) if place in row)


def steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def goes(layout: list[list[int]], place: int) -> list[str]:
    """The moves from a place: 1 or 2 steps in the grid."""
    here = cell(layout, place)
    return [f"go {other}" for other in range(1, 17) if 1 <= steps(here, cell(layout, other)) <= 2]


@cache
def random_layouts(edition: str) -> list[list[list[int]]]:
    return [
        rows(bedesten.new("istanbul", layout="random", edition=edition, seed=seed, chance="manual"))
        for seed in range(SEEDS[edition])
    ]


@rule("SET-02")
@pytest.mark.parametrize("edition", ["big-box", "first", "first-fr"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("layout", ["short", "long", "in-order", "random"])
def test_the_board_is_sixteen_places_four_by_four(edition, players, layout):
    board = rows(bedesten.new("istanbul", players=players, layout=layout, edition=edition, seed=3))
    assert [len(row) for row in board] == [4, 4, 4, 4]
    assert sorted(place for row in board for place in row) == list(range(1, 17))


@rule("SET-02")
@pytest.mark.parametrize("place", range(1, 17))
def test_merchants_walk_on_the_grid_as_it_is_laid(place):
    own = [9, 16, 2, 13, 7, 1, 12, 4, 11, 5, 8, 3, 14, 10, 6, 15]
    layout = [own[:4], own[4:8], own[8:12], own[12:]]
    scene = at_table(seats={0: {"merchant": place}}, options={"layout": own})
    assert rows(scene.game) == layout
    assert scene.options() == goes(layout, place)


@rule("SET-02")
@pytest.mark.parametrize(
    "layout",
    [
        list(range(1, 16)),
        [*range(1, 16), 15],
        [*range(1, 17), 17],
        [0, *range(2, 17)],
        list(range(1, 21)),
        "shortest",
        "",
    ],
)
def test_no_other_board_is_played_on(layout):
    with pytest.raises(bedesten.OptionError, match="layout"):
        bedesten.new("istanbul", layout=layout, seed=1)


@rule("SET-03")
def test_short_paths():
    assert rows(bedesten.new("istanbul", layout="short", seed=1)) == SHORT
    for place in range(1, 17):
        assert at_table(seats={0: {"merchant": place}}, options={"layout": "short"}).options() == goes(SHORT, place)


@rule("SET-04")
def test_long_paths():
    assert rows(bedesten.new("istanbul", layout="long", seed=1)) == LONG
    for place in range(1, 17):
        assert at_table(seats={0: {"merchant": place}}, options={"layout": "long"}).options() == goes(LONG, place)


@rule("SET-05")
def test_in_order():
    assert rows(bedesten.new("istanbul", layout="in-order", seed=1)) == IN_ORDER
    scene = at_table(seats={0: {"merchant": 4}}, options={"layout": "in-order"})
    assert scene.options() == ["go 2", "go 3", "go 7", "go 8", "go 12"]


@rule("VAR-02")
def test_a_random_layout_is_a_shuffle_of_all_places():
    layouts = random_layouts("big-box")
    assert all(sorted(place for row in layout for place in row) == list(range(1, 17)) for layout in layouts)
    assert len({str(layout) for layout in layouts}) == len(layouts)
    for place in set(range(1, 17)) - {7}:
        assert {cell(layout, place) for layout in layouts} == set(CELLS), place


@rule("VAR-02")
def test_a_random_layout_is_the_same_for_the_same_seed_and_stays():
    game = bedesten.new("istanbul", layout="random", seed=11)
    assert rows(bedesten.new("istanbul", layout="random", seed=11)) == rows(game)
    assert rows(bedesten.load(game.dump())) == rows(game)
    assert rows(bedesten.replay(game.record())) == rows(game)


@rule("VAR-03")
@pytest.mark.parametrize("edition", ["big-box", "first", "first-fr"])
def test_the_fountain_is_on_any_of_the_four_places_in_the_middle(edition):
    fountains = [cell(layout, 7) for layout in random_layouts(edition)]
    assert set(fountains) == MIDDLE
    assert min(fountains.count(place) for place in MIDDLE) > len(fountains) / 8


@rule("VAR-04")
def test_big_box_black_market_and_tea_house_neither_near_nor_in_line():
    for layout in random_layouts("big-box"):
        black_market, tea_house = cell(layout, 8), cell(layout, 9)
        assert steps(black_market, tea_house) >= 3
        assert black_market[0] != tea_house[0]
        assert black_market[1] != tea_house[1]


@rule("VAR-04")
@pytest.mark.parametrize("edition", ["first", "first-fr"])
def test_2014_black_market_and_tea_house_at_least_three_steps_apart_and_maybe_in_line(edition):
    pairs = [(cell(layout, 8), cell(layout, 9)) for layout in random_layouts(edition)]
    assert all(steps(a, b) >= 3 for a, b in pairs)
    assert any(a[0] == b[0] for a, b in pairs)
    assert any(a[1] == b[1] for a, b in pairs)


def pairs_allowed(edition: str) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    far = {(a, b) for a in CELLS for b in CELLS if steps(a, b) >= 3}
    return far if edition != "big-box" else {(a, b) for a, b in far if a[0] != b[0] and a[1] != b[1]}


@rule("VAR-05")
@pytest.mark.parametrize(("edition", "count"), [("big-box", 108), ("first", 124)])
def test_every_allowed_pair_of_places_for_8_and_9_comes_up(edition, count):
    found = {(cell(layout, 8), cell(layout, 9)) for layout in random_layouts(edition)}
    assert len(pairs_allowed(edition)) == count
    assert found == pairs_allowed(edition)


@rule("VAR-05")
@pytest.mark.parametrize("edition", ["big-box", "first"])
def test_8_and_9_are_in_the_middle_too_whenever_that_is_allowed(edition):
    layouts = random_layouts(edition)
    for fountain in MIDDLE:
        here = [layout for layout in layouts if cell(layout, 7) == fountain]
        assert {cell(layout, 8) for layout in here} == set(CELLS) - {fountain}
        assert {cell(layout, 9) for layout in here} == set(CELLS) - {fountain}
