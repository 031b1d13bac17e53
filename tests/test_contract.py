"""The contract: everything that is promised of a game works as it is documented."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bedesten
from games import SETUPS, Setup, name_of, played
from wandering import wander


def test_a_game_from_first_to_last() -> None:
    """What the documentation shows, line by line."""
    game = bedesten.new("istanbul", players=3, seed=7, layout="short", edition="big-box", variants=["caravan-leader"])
    assert game.actor in (0, 1, 2)
    assert game.ask is not None
    assert (game.ask.seat, game.question) == (game.actor, "move")
    moves = game.moves()
    assert moves
    assert all(type(move) is int for move in moves)
    assert all(game.read(game.text(move)) == move for move in moves)
    twin = game.copy()
    events = game.play(moves[0])
    assert events
    assert all(isinstance(event, bedesten.Event) for event in events)
    assert twin.moves() == moves
    table = game.table()
    assert isinstance(table, bedesten.Table)
    assert (table.actor, table.moves(), table.over) == (game.actor, game.moves(), False)
    assert (game.over, game.winners()) == (False, [])
    assert isinstance(game.sight(0), bedesten.Sight)
    assert bedesten.load(game.dump()).fingerprint() == game.fingerprint()
    assert bedesten.replay(game.record()).fingerprint() == game.fingerprint()
    for _ in wander(game, 7):
        pass
    assert game.over
    assert game.actor is None
    assert game.ask is None
    assert game.winners()


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_every_setup_begins(setup: Setup) -> None:
    game = bedesten.new(**setup, seed=1)
    given: dict[str, Any] = game.options.as_dict()
    assert {key: given[key] for key in setup} == setup
    assert bedesten.new(**given, seed=99).options.as_dict() == given
    assert json.loads(json.dumps(given)) == given
    assert game.actor == game.state()["start"]
    assert game.state()["turn"] == 1


def test_there_are_defaults_for_all() -> None:
    options = bedesten.new().options.as_dict()
    assert (options["players"], options["edition"], options["layout"]) == (4, "big-box", "short")
    assert (options["expansions"], options["variants"]) == ([], [])


def test_without_a_seed_no_two_games_are_alike() -> None:
    games = [bedesten.new() for _ in range(20)]
    assert len({game.commitment for game in games}) == 20
    assert len({json.dumps(game.line) for game in games}) > 15


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"players": 1}, ["players", "2 to 5", "1"]),
        ({"players": 6}, ["players", "2 to 5", "6"]),
        ({"players": "4"}, ["players", "2 to 5"]),
        ({"players": True}, ["players", "2 to 5"]),
        ({"players": 4.0}, ["players", "2 to 5"]),
        ({"edition": "second"}, ["edition", "big-box", "first", "first-fr", "second"]),
        ({"edition": None}, ["edition", "big-box"]),
        ({"layout": "wide"}, ["layout", "short", "long", "in-order", "random", "wide"]),
        ({"layout": [1, 2, 3]}, ["layout", "4", "16"]),
        ({"layout": [1, *range(1, 16)]}, ["layout", "16"]),
        ({"layout": [place + 0.5 for place in range(1, 17)]}, ["layout"]),
        ({"layout": 7}, ["layout"]),
        ({"variants": ["fast"]}, ["variants", "neutral-assistants", "caravan-leader", "fast"]),
        ({"variants": 3}, ["variants", "neutral-assistants"]),
        ({"variants": ["neutral-assistants"], "players": 5}, ["variants", "2 to 4", "5"]),
        ({"variants": ["caravan-leader"], "edition": "first"}, ["variants", "big-box", "first"]),
        ({"expansions": ["mocha"], "edition": "first"}, ["expansions", "first", "big-box"]),
        ({"expansions": ["coffee"]}, ["expansions", "mocha", "letters", "coffee"]),
        ({"start": 4}, ["start", "0 to 3", "4"]),
        ({"start": -1}, ["start", "0 to 3"]),
        ({"components": 5}, ["components", "TOML"]),
        ({"components": {"wainwright": {"price": 8}}}, ["components", "wainwright", "price"]),
        ({"components": "no-such-file.toml"}, ["no-such-file.toml"]),
        ({"seed": -1}, ["seed", "0"]),
        ({"seed": "7"}, ["seed", "whole number"]),
        ({"seed": True}, ["seed"]),
        ({"chance": "dice"}, ["chance", "auto", "manual", "dice"]),
        ({"names": ["Ann"]}, ["names", "4", "1"]),
        ({"names": "Ann"}, ["names"]),
        ({"names": [1, 2, 3, 4]}, ["names"]),
        ({"names": None}, ["names"]),
        ({"names": 5}, ["names"]),
        ({"colour": "red"}, ["colour", "players", "edition", "layout"]),
    ],
    ids=lambda value: json.dumps(value) if isinstance(value, dict) else "",
)
def test_a_bad_option_is_named_with_what_it_takes(given: dict[str, Any], named: list[str]) -> None:
    with pytest.raises(bedesten.OptionError) as caught:
        bedesten.new(**given)
    for word in named:
        assert word in str(caught.value)


@pytest.mark.parametrize("given", [{"game": game} for game in bedesten.GAMES] + [{"expansions": ["mocha", "letters"]}])
def test_what_is_named_can_be_played_or_says_that_it_is_to_come(given: dict[str, Any]) -> None:
    try:
        game = bedesten.new(**given, players=3, seed=7)
    except bedesten.OptionError as error:
        refusal = str(error)
    else:
        assert game.moves()
        return
    assert next(iter(given)) in refusal
    assert "yet" in refusal


@pytest.mark.parametrize("game", ["chess", "", None, 3, ["istanbul"], {}])
def test_other_games_are_not_there(game: object) -> None:
    with pytest.raises(bedesten.OptionError) as caught:
        bedesten.new(game)  # type: ignore[arg-type]
    assert all(name in str(caught.value) for name in ("game", *bedesten.GAMES))


def test_all_errors_have_one_root() -> None:
    assert issubclass(bedesten.BedestenError, ValueError)
    for error in (bedesten.ComponentError, bedesten.IllegalMove, bedesten.OptionError, bedesten.RecordError):
        assert issubclass(error, bedesten.BedestenError)
    assert issubclass(bedesten.ComponentError, bedesten.OptionError)


@pytest.mark.parametrize("layout", ["1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 16", list(range(1, 17)), "in-order"])
def test_a_layout_may_be_a_name_or_places_row_by_row(layout: object) -> None:
    game = bedesten.new(layout=layout, seed=0)
    assert game.view()["board"] == list(range(1, 17))


def test_a_random_layout_comes_from_the_seed() -> None:
    boards: list[Any] = [bedesten.new(layout="random", seed=seed).view()["board"] for seed in range(30)]
    assert boards == [bedesten.new(layout="random", seed=seed).view()["board"] for seed in range(30)]
    assert len({str(board) for board in boards}) == 30
    assert all(sorted(board) == list(range(1, 17)) for board in boards)


@pytest.mark.parametrize("seat", [-1, 3, 10**9])
def test_there_is_nothing_to_see_from_a_seat_that_is_not_there(seat: int) -> None:
    game = bedesten.new(players=3, seed=0)
    for look in (game.view, game.sight):
        with pytest.raises(bedesten.IllegalMove, match="0 to 2"):
            look(seat)


def test_an_illegal_move_says_why_and_leaves_the_game_untouched() -> None:
    game = played({"players": 2}, 3, 40)
    before = game.dump()
    with pytest.raises(bedesten.IllegalMove, match="no legal move"):
        game.play(4095)
    with pytest.raises(bedesten.IllegalMove, match="Possible: "):
        game.play_text("go 99")
    with pytest.raises(bedesten.IllegalMove, match="no legal move"):
        game.text(-7)
    for action in (-7, 10**6, game.book.actions):
        with pytest.raises(bedesten.IllegalMove):
            game.move(action)
    for move in (-7, 4095, 10**6):
        with pytest.raises(bedesten.IllegalMove):
            game.action(move)
    assert game.dump() == before


# ── Chance ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_by_default_chance_answers_by_itself() -> None:
    game = bedesten.new(players=4, seed=2)
    for _ in wander(game, 2, 500):
        assert game.actor in range(4)
        assert game.chances() == []


def test_with_manual_chance_the_caller_answers() -> None:
    """Outcomes come with their probabilities; given those of the seed, the game is the same."""
    auto = played({"players": 3}, 6, 300)
    game = bedesten.new(players=3, seed=6, chance="manual")
    answered = 0
    for move in auto.line:
        chances = game.chances()
        assert bool(chances) == (game.actor == bedesten.CHANCE)
        if chances:
            answered += 1
            assert [outcome for outcome, _ in chances] == game.moves()
            assert all(probability > 0 for _, probability in chances)
            assert sum(probability for _, probability in chances) == pytest.approx(1)
        game.play(move)
    assert answered == auto.number - 300
    assert game.fingerprint() == auto.fingerprint()


@pytest.mark.parametrize("setup", SETUPS[::3], ids=name_of)
def test_chance_has_its_own_outcomes_and_no_others(setup: Setup) -> None:
    """Cards and tiles are played by seats, never by chance, not even while the table is set up."""
    for seed in range(8):
        game = bedesten.new(**setup, seed=seed, chance="manual")
        for _ in wander(game, seed, 120):
            if game.actor == bedesten.CHANCE:
                assert len(game.chances()) == len(game.moves())
                assert max(game.moves()) < 36
                assert not any(game.text(move).startswith(("play", "recall")) for move in game.moves())


def test_cards_are_as_likely_as_they_are_many() -> None:
    game = bedesten.new(players=2, seed=0, chance="manual", start=0)
    while game.question != "draw":
        game.play(game.moves()[0])
    chances = {game.text(move): probability for move, probability in game.chances()}
    assert chances["draw good"] == pytest.approx(4 / 26)
    assert chances["draw stay"] == pytest.approx(2 / 26)


# ── The end ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(6))
def test_standings_rank_all_seats(seed: int) -> None:
    game = played({"players": 2 + seed % 4}, seed, 1_000_000)
    standings = game.standings()
    assert sorted(standing.seat for standing in standings) == list(range(game.options.players))
    scores = [tuple(standing.score.values()) for standing in standings]
    assert scores == sorted(scores, reverse=True)
    assert list(standings[0].score) == ["rubies", "lira", "goods", "cards"]
    for standing, score in zip(standings, scores, strict=True):
        assert standing.rank == 1 + sum(other > score for other in scores)
    assert game.winners() == [standing.seat for standing in standings if standing.rank == 1]
    assert game.record().endswith("\n\nresult: " + " ".join(map(game.box.seat_name, game.winners())) + "\n")


NO_NUMBERS: list[Any] = [1.0, 0.5, "1", None, [1], b"1", float("nan"), {}, 1 + 0j]


@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=repr)
@pytest.mark.parametrize("ask", ["play", "action", "move", "phrase", "text", "undo", "enter", "sight"])
def test_what_is_no_whole_number_is_a_type_error(ask: str, wrong: Any) -> None:
    """Even one that equals a legal move: the game would keep it, and break when it is saved."""
    game = bedesten.new("istanbul", players=2, seed=1)
    before = game.dump()
    with pytest.raises(TypeError, match=r"whole number|object expected"):
        getattr(game, ask)(wrong)
    assert game.dump() == before


def test_true_is_the_number_one() -> None:
    game = bedesten.new("istanbul", players=2, seed=1)
    assert 1 in game.moves()
    game.play(True)
    assert type(game.entries[-1]) is int
    assert bedesten.load(json.loads(json.dumps(game.dump()))).fingerprint() == game.fingerprint()


@pytest.mark.parametrize("wrong", [1, 1.0, None, ["go 1"], b"go 1"], ids=repr)
def test_what_is_no_text_is_a_type_error(wrong: Any) -> None:
    game = bedesten.new("istanbul", players=2, seed=1)
    for ask in (game.read, game.play_text):
        with pytest.raises(TypeError, match=r"text|object expected"):
            ask(wrong)


@pytest.mark.parametrize("wrong", [1, 1.0, None, ["x"], b"x"], ids=repr)
def test_the_front_door_refuses_other_types(wrong: Any) -> None:
    record = bedesten.new("istanbul", players=2, seed=1).record()
    for ask in (bedesten.replay, bedesten.verify, bedesten.load):
        with pytest.raises(bedesten.RecordError, match="not"):
            ask(wrong)
    with pytest.raises(bedesten.PositionError):
        bedesten.position("istanbul", wrong)
    if wrong is not None and wrong != 1:
        with pytest.raises(bedesten.RecordError, match="not"):
            bedesten.replay(record, at=wrong)


def test_a_seat_that_is_named_must_be_the_one_that_is_asked() -> None:
    game = bedesten.new(players=3, seed=7, start=1, layout="short")
    with pytest.raises(bedesten.IllegalMove, match="asked of seat 1, not of 0") as caught:
        game.play_text("go 9", seat=0)
    assert caught.value.reason is not None
    assert (caught.value.reason.code, caught.value.reason.rules) == ("not-your-turn", ["MOV-01"])
    assert (game.actor, game.question) == (1, "move")
    assert game.play(game.read("go 9"), seat=1)
