"""One game of a plan: what its result says, and that the record says the same."""

import pytest

import bedesten
from bedesten import arena, bots
from bedesten.arena.job import record_path
from bedesten.bots.bot import Bot
from bedesten.kernel.errors import BedestenError


class First(Bot):
    """Always the first move."""

    def choose(self, sight):
        return sight.moves()[0]


class Last(Bot):
    """Always the last move: it never comes to an end."""

    def choose(self, sight):
        return sight.moves()[-1]


class Watching(Bot):
    """Plays at random like the random bot, but in full sight."""

    def choose(self, sight):
        assert sight.view["viewer"] == sight.seat
        moves = sight.moves()
        return moves[self.chance.below(len(moves))]


class Broken(Bot):
    def choose(self, sight):
        raise ZeroDivisionError("too clever")


class Cheat(Bot):
    def choose(self, sight):
        return 99_999


def by_hand(plan, index):
    """The game as a user would play it, in full sight, with the seeds that are documented."""
    seed = arena.game_seed(plan.seed, index)
    game = bedesten.new("istanbul", seed=seed, **plan.options)
    seated = [bots.make(bot, arena.bot_seed(seed, seat)) for seat, bot in enumerate(plan.begin(index)[1])]
    decisions, rubies = 0, 0
    while not game.over:
        decisions += 1
        actor = game.actor
        rubies += sum(event.what == "ruby" for event in game.play(seated[actor].choose(game.sight(actor))))
    return game, decisions, rubies


@pytest.fixture(scope="module")
def plan():
    return arena.prepare(4, "random", players=2, seed=11)


@pytest.fixture(scope="module")
def result(plan):
    return arena.play_game(plan, 3)


def test_a_result_is_what_a_game_by_hand_gives(plan, result):
    game, decisions, rubies = by_hand(plan, 3)
    state = game.state()
    assert result.index == 3
    assert result.seed == game.seed
    assert result.over
    assert result.winners == tuple(game.winners())
    assert (result.start, result.rounds, result.turns) == (state["start"], state["round"], state["turn"])
    assert result.decisions == decisions
    assert result.fingerprint == game.fingerprint()
    assert result.duration > 0
    for standing in game.standings():
        seat = result.seats[standing.seat]
        assert (seat.bot, seat.rank, seat.score) == ("random", standing.rank, standing.score)
        assert list(seat.score) == ["rubies", "lira", "goods", "cards"]
    assert sum(sum(seat.rubies_from.values()) for seat in result.seats) == rubies


def test_rubies_are_those_of_the_standings(result):
    for seat in result.seats:
        assert sum(seat.rubies_from.values()) == seat.score["rubies"]
        assert set(seat.rubies_from) <= {1, 13, 14, 15, 16}


def test_order_of_play(result):
    assert [result.order(seat) for seat in range(2)] == ([0, 1] if result.start == 0 else [1, 0])


def test_the_random_bot_needs_no_sight(monkeypatch):
    short = arena.prepare(1, "random", players=3, seed=5, limit=400)
    blind = arena.play_game(short, 0)
    monkeypatch.setitem(bots.BOTS, "random", Watching)
    assert arena.play_game(short, 0) == blind


def test_a_game_without_end_is_given_up(tmp_path):
    plan = arena.prepare(1, Last, players=2, seed=1, limit=50, records=tmp_path)
    result = arena.play_game(plan, 0)
    assert not result.over
    assert result.winners == ()
    assert result.decisions == 50
    verdict = bedesten.verify(next(tmp_path.iterdir()).read_text(encoding="utf-8"))
    assert verdict.genuine
    assert verdict.game.fingerprint() == result.fingerprint


@pytest.mark.parametrize(("bot", "message"), [(Broken, "ZeroDivisionError: too clever"), (Cheat, "IllegalMove: 99999")])
def test_a_bot_that_fails_is_named_with_game_and_seed(bot, message):
    plan = arena.prepare(9, [bot, "random"], seed=1)
    with pytest.raises(arena.GameFailed, match=message) as caught:
        arena.play_game(plan, 8)
    game = plan.begin(8)[0]
    seat = game.names.index(bot.__name__)
    assert f"game 8 (seed {game.seed}, seats {', '.join(game.names)}, seat {seat} to move)" in str(caught.value)
    assert caught.value.__cause__ is not None


def test_a_record_replays_to_the_same_result(tmp_path):
    plan = arena.prepare(2, [First, "random", "random"], seed=3, records=tmp_path, variants=["caravan-leader"])
    for index in range(2):
        result = arena.play_game(plan, index)
        text = record_path(str(tmp_path), index, result.seed).read_text(encoding="utf-8")
        game = bedesten.replay(text)
        assert game.fingerprint() == result.fingerprint
        assert tuple(sorted(game.winners())) == result.winners
        assert game.names == [seat.bot for seat in result.seats]
        assert bedesten.verify(text).genuine
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"game-00000{index}-{arena.game_seed(3, index)}.txt" for index in range(2)
    ]


def test_a_record_that_cant_be_written_is_named(tmp_path):
    plan = arena.prepare(1, "random", players=2, seed=3, limit=5, records=tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    with pytest.raises(BedestenError, match=r"records: can't write .*game-000000-\d+\.txt: No such file"):
        arena.play_game(plan, 0)
