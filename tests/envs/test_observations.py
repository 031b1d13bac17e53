"""Observations: they say what the layout says, hide what is hidden, and stay within bounds."""

from __future__ import annotations

import random
import zlib
from typing import Any

import pytest

import bedesten
from bedesten.envs.observations.encoder import Encoder
from bedesten.envs.observations.finding import encoder_of
from bedesten.envs.observations.layout import Layout
from bedesten.istanbul.terms import GOODS
from bedesten.kernel.chance import generator
from envs.envs_setups import SETUPS, played
from golden_games import BOXES

BOARD_GAMES = {name: setup for name, setup in SETUPS.items() if "game" not in setup}
CHECKSUMS = {
    "base: end-at-great-mosque": 0x937C296E,
    "mocha: end-baksheesh": 0x8A43A621,
    "letters: greedy-2p-first-game-mixed-plain": 0xDB1BAF43,
    "great_bazaar: greedy-2p-both": 0x60B5F5BB,
    "dicegame: brown-3p-2": 0x278E4AE8,
}
"""Of observations and masks in golden games, as the first encoder told them."""
every_setup = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
every_board_game = pytest.mark.parametrize("setup", BOARD_GAMES.values(), ids=BOARD_GAMES)


def walk(setup: dict[str, Any], seed: int, every: int, most: int = 2500) -> Any:
    """Tables of a random game, every so many decisions."""
    table = bedesten.new(**setup, seed=seed).table()
    luck = random.Random(seed)
    for number in range(most):
        if table.over:
            break
        if number % every == 0:
            yield table
        table.play(luck.choice(table.moves()))
    yield table


def section(encoder: Encoder, values: bytes | bytearray, name: str) -> list[list[int]]:
    found = encoder.layout.section(name)
    flat = list(values[found.first : found.first + found.size])
    return [flat[i : i + found.width] for i in range(0, found.size, found.width)]


def by_name(encoder: Encoder, values: bytes | bytearray, name: str) -> dict[str, dict[str, int]]:
    """A section as a table with names."""
    found = encoder.layout.section(name)
    columns = [column.name for column in found.columns]
    return {row: dict(zip(columns, line)) for row, line in zip(found.rows, section(encoder, values, name))}


@every_setup
def test_numbers_stay_within_bounds(setup: dict[str, Any]) -> None:
    for table in walk(setup, 3, 25):
        encoder = encoder_of(table)
        most = encoder.layout.most()
        for seat in range(setup["players"]):
            values = encoder.values(table, seat)
            assert len(values) == encoder.layout.size == len(most)
            assert all(value <= high for value, high in zip(values, most))


@every_setup
def test_what_a_seat_observes_does_not_depend_on_what_it_cannot_know(setup: dict[str, Any]) -> None:
    """Hands of others and the piles are dealt anew, and the luck to come is changed: the observation stays."""
    differed = 0
    for number, table in enumerate(walk(setup, 5, 60)):
        encoder = encoder_of(table)
        box = played(setup, 0, 0).box
        for seat in range(setup["players"]):
            other = box.imagine(table, seat, generator(number, "test"))
            differed += box.dump(other) != box.dump(table)
            assert encoder.values(other, seat) == encoder.values(table, seat)
    assert differed or setup.get("game") == "dicegame"


@every_setup
def test_a_page_that_is_kept_tells_what_a_new_one_tells(setup: dict[str, Any]) -> None:
    """Only what may have changed is written anew; so nothing may change unnoticed, whoever looks."""
    first = bedesten.new(**setup, seed=9).table()
    encoder = encoder_of(first)
    page, stays = encoder.page(), encoder.page()
    luck = random.Random(9)
    last = setup["players"] - 1
    for table in walk(setup, 9, 1, 1500):
        seat = luck.randrange(setup["players"])
        encoder.tell(page, table, seat)
        assert page.values() == encoder.values(table, seat)
        encoder.tell(stays, table, last)
        assert stays.values() == (page.values() if seat == last else encoder.values(table, last))
    encoder.tell(page, first, 0)
    assert page.values() == encoder.values(first, 0), "it may tell of any position, not just of the next one"


def test_observations_of_layout_version_1_stay_as_they_are() -> None:
    """What was learnt from them must not come to mean something else: checksums of positions of golden games. If a
    number has to change, so has the version; if golden games do, checksums of the new ones are taken before."""
    found = {}
    for box, golden in BOXES.items():
        name = golden.names[0]
        crc = 0
        for at in golden.stored[name]["moments"]:
            game = bedesten.replay(golden.record(name), at=int(at))
            encoder = encoder_of(game.table())
            for seat in range(game.options.players):
                crc = zlib.crc32(encoder.values(game.table(), seat), crc)
            crc = zlib.crc32(encoder.mask(game.table()), crc)
        found[f"{box}: {name}"] = crc
    assert found == CHECKSUMS


@every_board_game
def test_the_own_hand_is_observed(setup: dict[str, Any]) -> None:
    """Else nothing would be hidden, either."""
    seen = 0
    for table in walk(setup, 4, 40, 800):
        encoder = encoder_of(table)
        view: dict[str, Any] = played(setup, 0, 0).box.view(table, 0)
        hand = view["seats"][0]["hand"]
        cards = by_name(encoder, encoder.values(table, 0), "cards")
        assert {name: card["hand"] for name, card in cards.items() if card["hand"]} == hand
        seen += len(hand)
        unseen = sum(card["unseen"] for card in cards.values())
        assert unseen == view["pile"] + sum(other["cards"] for other in view["seats"][1:])
    assert seen


@every_setup
def test_seats_are_told_from_the_observer_on(setup: dict[str, Any]) -> None:
    """Row i of an observation is the seat i places further on."""
    players = setup["players"]
    for table in walk(setup, 6, 150):
        encoder = encoder_of(table)
        rows = [section(encoder, encoder.values(table, seat), "seats") for seat in range(players)]
        asked = [section(encoder, encoder.values(table, seat), "asked") for seat in range(players)]
        for seat in range(players):
            for i in range(players):
                assert rows[seat][i] == rows[(seat + i) % players][0]
                assert asked[seat][i] == asked[(seat + i) % players][0]
        if not table.over:
            assert [row[0][0] for row in asked] == [int(seat == table.actor) for seat in range(players)]


def test_the_board_game_is_told_as_the_view_tells_it() -> None:
    setup = {"players": 3}
    box = played(setup, 0, 0).box
    for table in walk(setup, 7, 20, 1500):
        encoder = encoder_of(table)
        for seat in range(3):
            view: Any = box.view(table, seat)
            values = encoder.values(table, seat)
            rows = list(by_name(encoder, values, "seats").values())
            for i in range(3):
                shown = view["seats"][(seat + i) % 3]
                row = rows[i]
                assert row["lira"] == min(shown["lira"], 100)
                assert {good: row[good] for good in shown["goods"]} == shown["goods"]
                assert (row["room"], row["rubies"], row["cards"]) == (shown["room"], shown["rubies"], shown["cards"])
                assert row["assistants"] == len(shown["stack"])
                assert [good for good in shown["goods"] if row[f"{good} tile"]] == shown["tiles"]
            check_places(by_name(encoder, values, "places"), view, seat)
            check_prices(by_name(encoder, values, "prices")["shown"], view)
            if not table.over:
                asked = by_name(encoder, values, "question")["asked"]
                assert [name for name, on in asked.items() if on] == [view["ask"]["question"]]
                bits = section(encoder, values, "numbers")
                assert sum(bit << i for i, bit in enumerate(bits[0])) == table.asks[-1].a
                assert sum(bit << i for i, bit in enumerate(bits[1])) == table.asks[-1].b


def check_places(places: dict[str, dict[str, int]], view: Any, seat: int) -> None:
    names = ["own", "next 1", "next 2"]
    for i, name in enumerate(names):
        shown = view["seats"][(seat + i) % 3]
        for piece, where in (
            ("merchant", [shown["merchant"]]),
            ("family", [shown["family"]]),
            ("assistant", shown["assistants"]),
        ):
            assert [place for place, row in places.items() if row[f"{name}: {piece}"]] == [
                f"place {place}" for place in sorted(where)
            ]
    for token, where in view["tokens"].items():
        assert [place for place, row in places.items() if row[token]] == [f"place {where}"]
    for place, left in view["rubies"].items():
        assert places[f"place {place}"]["rubies"] == min(left, 12)
    here = view["board"].index(view["seats"][seat]["merchant"])
    for i, place in enumerate(view["board"]):
        row = places[f"place {place}"]
        assert (row["row"], row["column"]) == divmod(i, view["width"])
        assert row["steps"] == abs(i // 4 - here // 4) + abs(i % 4 - here % 4)


def check_prices(prices: dict[str, int], view: Any) -> None:
    deals = {place: sign.get("deals", []) for place, sign in view["signs"].items()}
    for good in (*GOODS, "any"):
        assert prices[f"palace: {good}"] == deals["13"][0].get("price", {}).get(good, 0)
    assert prices["gem"] == deals["16"][0].get("price", {}).get("lira", 0)
    for thing in (*GOODS, "lira"):
        assert prices[f"post: {thing}"] == deals["5"][0]["gives"].get(thing, 0)
    for deal in [*deals["14"], *deals["15"]]:
        assert prices[f"mosque: {deal['tile']}"] == deal.get("needs", {}).get(deal["tile"], 0)
        assert prices[f"mosque: {deal['tile']} left"] == deal["left"]


def test_the_dice_game_is_told_as_the_view_tells_it() -> None:
    setup = {"game": "dicegame", "players": 3}
    box = played(setup, 0, 0).box
    for table in walk(setup, 7, 3):
        encoder = encoder_of(table)
        view: Any = box.view(table, 1)
        values = encoder.values(table, 1)
        rows = list(by_name(encoder, values, "seats").values())
        for i in range(3):
            shown = view["seats"][(1 + i) % 3]
            assert {name: rows[i][name] for name in shown["markers"]} == shown["markers"]
            assert (rows[i]["lira"], rows[i]["crystals"], rows[i]["rubies"]) == (
                shown["lira"],
                shown["crystals"],
                shown["rubies"],
            )
            tiles = {name: shown["tiles"].count(name) for name in shown["tiles"]}
            assert {name: rows[i][f"{name} tile"] for name in tiles} == tiles
        turn = by_name(encoder, values, "turn")["turn"]
        assert {face: turn[f"{face} dice"] for face in view["dice"]} == view["dice"]
        assert turn["actions"] == view["actions"]
        assert [name for name, on in turn.items() if on and name.startswith("phase")] == [f"phase: {view['phase']}"]
        tracks = by_name(encoder, values, "rubies")
        assert {track: row["rubies"] for track, row in tracks.items()} == view["rubies"]
        cards = by_name(encoder, values, "cards")
        assert {name: row["pile"] for name, row in cards.items() if row["pile"]} == view["pile"]
        tiles_now = by_name(encoder, values, "tiles")
        assert {name: row["display"] for name, row in tiles_now.items() if row["display"]} == {
            name: view["display"].count(name) for name in view["display"]
        }


@every_setup
def test_the_mask_marks_the_legal_moves(setup: dict[str, Any]) -> None:
    game = played(setup, 8, 120)
    encoder = encoder_of(game.table())
    mask = encoder.mask(game.table())
    assert len(mask) == game.book.actions
    assert [i for i, on in enumerate(mask) if on] == sorted(game.action(move) for move in game.moves())
    assert all(game.move(i) in game.moves() for i, on in enumerate(mask) if on)


def test_nothing_is_marked_once_a_game_is_over() -> None:
    game = played({"game": "dicegame", "players": 2}, 1, 10_000)
    assert game.over
    assert not any(encoder_of(game.table()).mask(game.table()))


def test_random_layouts_share_one_layout_of_observations() -> None:
    tables = [bedesten.new(players=3, layout="random", seed=seed).table() for seed in range(4)]
    encoders = [encoder_of(table) for table in tables]
    assert len({id(encoder) for encoder in encoders}) == 4
    assert len({str(encoder.layout.describe()) for encoder in encoders}) == 1
    assert len({table.book.actions for table in tables}) == 1
    seen = {bytes(encoder.values(table, 0)) for encoder, table in zip(encoders, tables)}
    assert len(seen) == 4, "where the places lie differs"


def test_encoders_are_shared_and_not_kept_for_ever() -> None:
    table = bedesten.new(players=3, seed=1).table()
    assert encoder_of(table) is encoder_of(table.copy())
    for seed in range(150):
        encoder_of(bedesten.new(players=2, layout="random", seed=seed).table())
    from bedesten.envs.observations import finding

    assert len(finding._KEPT) <= finding.MOST_KEPT


def test_sections_of_an_expansion_come_after_those_of_the_base_game() -> None:
    base = [one.name for one in encoder_of(bedesten.new(players=3, seed=1).table()).layout.sections]
    more = [
        one.name for one in encoder_of(bedesten.new(players=3, seed=1, expansions=["mocha"]).table()).layout.sections
    ]
    assert more[: len(base)] == base
    assert len(more) > len(base)


def test_a_layout_names_each_number_once() -> None:
    for setup in SETUPS.values():
        layout: Layout = encoder_of(bedesten.new(**setup, seed=1).table()).layout
        assert layout.version == 1
        end = 0
        for one in layout.sections:
            assert one.first == end
            end += one.size
            assert len(set(one.rows)) == len(one.rows)
            assert len({column.name for column in one.columns}) == one.width
        assert end == layout.size
        assert len({one.name for one in layout.sections}) == len(layout.sections)
    with pytest.raises(KeyError):
        layout.section("no such section")
