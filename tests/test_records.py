"""Games as text and as JSON, and back: at any moment, with undos, with names, from any position."""

from __future__ import annotations

import json
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
from games import SETUPS, Setup, name_of, played, setups
from scenes import at_place, at_table
from wandering import at_position, seeds, wander


def played_with_undos(setup: Setup, seed: int, moves: int, chance: str = "auto") -> bedesten.Game:
    """A game in which somebody sometimes takes back a move, and sometimes all agree to go further back."""
    game = bedesten.new(**setup, chance=chance, seed=seed)
    luck = random.Random(seed)
    for _ in wander(game, seed, moves):
        if game.can_undo() and luck.random() < 0.2:
            game.undo()
        elif game.number > 20 and luck.random() < 0.02:
            game.undo(luck.randrange(game.number), consent=True)
        if game.over:
            break
    return game


def check_round_trips(game: bedesten.Game) -> None:
    """A dump and a record both bring the game back, and with the seed also its future."""
    loaded = bedesten.load(json.loads(json.dumps(game.dump())))
    assert loaded.dump() == game.dump()
    text = game.record(reveal=True)
    replayed = bedesten.replay(text)
    assert replayed.dump() == game.dump()
    assert replayed.record(reveal=True) == text
    assert (loaded.line, loaded.barrier) == (replayed.line, replayed.barrier) == (game.line, game.barrier)
    go_on(game, loaded, replayed)


def go_on(*games: bedesten.Game) -> None:
    """They go on alike, dice included."""
    twins = [game.copy() for game in games]
    for together in zip(*(wander(twin, 77, 60) for twin in twins), strict=True):
        assert len({str(twin.moves()) for twin in together}) == 1
    assert len({twin.fingerprint() for twin in twins}) == 1


@pytest.mark.compiled_only
@pytest.mark.parametrize("setup", SETUPS[::2], ids=name_of)
def test_whole_games_come_back(setup: Setup) -> None:
    game = played(setup, SETUPS.index(setup), 1_000_000)
    assert bedesten.load(game.dump()).fingerprint() == game.fingerprint()
    replayed = bedesten.replay(game.record())
    assert (replayed.fingerprint(), replayed.winners()) == (game.fingerprint(), game.winners())
    assert replayed.record() == game.record()
    assert bedesten.verify(game.record()).genuine


@given(setups(), seeds, st.integers(0, 400), st.sampled_from(["auto", "manual"]))
@settings(max_examples=60)
def test_games_come_back_at_any_moment(setup: Setup, seed: int, moves: int, chance: str) -> None:
    check_round_trips(played(setup, seed, moves, chance=chance))


@given(setups(), seeds, st.integers(20, 300), st.sampled_from(["auto", "manual"]))
@settings(max_examples=60)
def test_games_with_undos_come_back(setup: Setup, seed: int, moves: int, chance: str) -> None:
    check_round_trips(played_with_undos(setup, seed, moves, chance))


@given(setups(), seeds, st.integers(0, 1500), st.integers(0, 60))
@settings(max_examples=40)
def test_games_come_back_from_any_first_position(setup: Setup, seed: int, moves: int, more: int) -> None:
    game = played(setup, seed, moves)
    placed = at_position(game, game.state())
    assert placed.fingerprint() == game.fingerprint()
    for _ in wander(placed, seed, more):
        pass
    check_round_trips(placed)


@given(st.lists(st.text(max_size=12), min_size=3, max_size=3))
@settings(max_examples=150)
def test_any_names_come_back(names: list[str]) -> None:
    game = bedesten.new(players=3, seed=1, names=names)
    assert bedesten.load(game.dump()).names == names
    assert bedesten.replay(game.record()).names == names


@pytest.mark.parametrize("chance", ["auto", "manual"])
@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_record_can_be_looked_at(seed: int, chance: str) -> None:
    game = bedesten.new(players=2 + seed, chance=chance, seed=seed)
    seen = {len(game.entries): game.fingerprint()}
    for _ in wander(game, seed, 60):
        if seed and game.can_undo() and game.number % 7 == 0:
            game.undo()
            seen[len(game.entries)] = game.fingerprint()
        seen[len(game.entries)] = game.fingerprint()
    text = game.record(reveal=True)
    for at, fingerprint in seen.items():
        looked = bedesten.replay(text, at=at)
        assert (len(looked.entries), looked.fingerprint()) == (at, fingerprint)
    for at in (-1, len(game.entries) + 1):
        with pytest.raises(bedesten.RecordError):
            bedesten.replay(text, at=at)


def test_between_two_dice_of_a_record_one_can_look_too() -> None:
    """Without the seed each single outcome of chance is a moment of its own."""
    game = bedesten.new(players=4, seed=5)
    manual = bedesten.new(players=4, seed=5, chance="manual")
    for entry in range(game.number):
        assert bedesten.replay(game.record(), at=entry).fingerprint() == manual.fingerprint()
        assert bedesten.replay(game.record(), at=entry).number == entry
        manual.play(game.line[entry])


def test_a_record_keeps_its_seed_until_the_end() -> None:
    game = bedesten.new(players=2, seed=1234567890123)
    assert "1234567890123" not in game.record()
    assert "seed" not in game.record()
    assert game.commitment in game.record()
    assert "\nseed: 1234567890123\n" in game.record(reveal=True)
    for _ in wander(game, 1):
        pass
    assert "\nseed: 1234567890123\n" in game.record()
    assert "seed" not in game.record(reveal=False)


def test_a_record_without_seed_can_be_gone_on_with() -> None:
    """Whoever replays it does not know the dice to come, and answers for them."""
    game = played({"players": 3}, 4, 50)
    replayed = bedesten.replay(game.record())
    assert replayed.fingerprint() == game.fingerprint()
    assert replayed.seed is None
    assert replayed.manual
    assert replayed.commitment == game.commitment
    for _ in wander(replayed, 3):
        pass
    assert replayed.over
    again = bedesten.replay(replayed.record())
    assert again.fingerprint() == replayed.fingerprint()


def test_a_record_reads_as_it_is_documented() -> None:
    scene = at_table(players=2, seats={0: {"merchant": 3}}).play("go 9", "leave", "announce 8", "roll 3 6")
    scene.game.undo(2, consent=True)
    scene.play("pass", "go 3", "leave")
    body = scene.game.record().split("\n\n", 1)[1].splitlines()
    assert body == ["1. red: go 9, leave, announce 8, {roll 3 6}", "3. undo 2", "3. red: pass", "4. blue: go 3, leave"]


def test_records_are_plain_lines() -> None:
    text = played({"players": 4}, 6, 1_000_000).record()
    header, body, result, *rest = text.split("\n\n")
    assert not rest
    assert header.startswith("Bedesten 1\ngame: istanbul\nrules: ")
    entry = r"(\{[a-z0-9 -]+\}|[a-z0-9 -]+)"
    assert all(re.fullmatch(rf"\d+\. ([a-z]+: )?{entry}(, {entry})*", line) for line in body.splitlines())
    assert re.fullmatch(r"result: [a-z]+( [a-z]+)*\n", result)
    assert max(len(line) for line in body.splitlines()) < 400


@pytest.mark.parametrize("line", ["# a word in between", "", "   "])
def test_comments_and_empty_lines_are_passed_over(line: str) -> None:
    game = played({"players": 3}, 7, 80)
    header, body = game.record(reveal=True).split("\n\n", 1)
    lines = [addition for entry in body.splitlines() for addition in (entry, line)]
    replayed = bedesten.replay(header + "\n\n" + "\n".join(lines))
    assert replayed.dump() == game.dump()
    assert bedesten.replay(game.record(reveal=True).replace("\n", "\r\n")).dump() == game.dump()


def test_a_dump_is_json_and_says_what_it_is() -> None:
    game = played({"players": 2, "variants": ["caravan-leader"]}, 8, 100, names=["Ann", "Bo"])
    dumped = game.dump()
    assert json.loads(json.dumps(dumped)) == dumped
    assert (dumped["bedesten"], dumped["game"], dumped["names"]) == (1, "istanbul", ["Ann", "Bo"])
    assert dumped["state"] == game.state()
    assert dumped["options"] == game.options.as_dict()
    assert bedesten.new(**dumped["options"], seed=8).options.as_dict() == dumped["options"]


def test_fingerprints_tell_positions_apart() -> None:
    """Equal for equal positions however they came about, different for different ones."""
    game = bedesten.new(players=3, seed=9)
    found: dict[str, str] = {}
    for _ in wander(game, 9):
        state = json.dumps(game.state(), sort_keys=True)
        assert found.setdefault(game.fingerprint(), state) == state
        assert re.fullmatch("[0-9a-f]{32}", game.fingerprint())
    assert len(found) > 1000


# ── Of earlier versions of the rules ───────────────────────────────────────────────────────────────────────


def at_tea_house() -> bedesten.Game:
    """A family member that was sent to the Tea House has gone home again before the dice are looked at."""
    scene = at_place(12, hand="family-home", tiles="red").play("send 9", "announce 8", "roll 3 3")
    return scene.play("play family-home lira").game


def of_version_1(game: bedesten.Game) -> str:
    return game.record(reveal=True).replace(f"rules: {game.box.version}\n", "rules: 1\n")


def test_a_record_of_earlier_rules_is_read_and_written_by_those_of_now() -> None:
    game = at_tea_house()
    again = bedesten.replay(of_version_1(game))
    assert (again.fingerprint(), again.record(reveal=True)) == (game.fingerprint(), game.record(reveal=True))
    assert bedesten.load(game.dump() | {"rules": 1}).fingerprint() == game.fingerprint()


def test_a_record_that_met_what_was_decided_otherwise_says_so() -> None:
    """Rules version 1 let the red tile turn a die for a family member that had gone home. (BON-21)"""
    text = of_version_1(at_tea_house()).rstrip()
    assert text.endswith("play family-home lira")
    with pytest.raises(bedesten.RecordError, match=r"'turn 3' .*version 1, which decided BON-21 otherwise"):
        bedesten.replay(f"{text}, turn 3")
    assert "BON-21" in bedesten.verify(f"{text}, turn 3").problem
    with pytest.raises(bedesten.RecordError, match=r"'turn 3' (?!.*version)"):
        bedesten.replay(f"{text}, turn 3".replace("rules: 1\n", "rules: 2\n"))


def test_a_saved_game_that_met_what_was_decided_otherwise_says_so() -> None:
    """Rules version 1 handed out the Lira for mosque tiles in two steps: fewer of them, if they were short. (DG-K10)"""
    saved = played({"game": "dicegame", "players": 2}, 1, 40).dump()
    saved["state"]["seats"][0]["lira"] += 1
    saved["state"]["supply"]["lira"] -= 1
    with pytest.raises(bedesten.RecordError, match="version 1, which decided DG-K10, DG-K13 otherwise"):
        bedesten.load(saved | {"rules": 1})
    with pytest.raises(bedesten.RecordError, match=r"lead to; a position(?!.*version)"):
        bedesten.load(saved)
