"""Self-play in many games at once: the same games as one by one, each seat seeing what it may see."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import seeding

import bedesten
from bedesten.envs.gymnasium import SeatVectorEnv, SelfPlayVectorEnv
from bedesten.envs.gymnasium.terms import drawn_seed
from bedesten.envs.observations.finding import encoder_of
from bedesten.envs.pettingzoo import dicegame_v0, istanbul_v0
from bedesten.envs.running import dealer_of
from bedesten.kernel.chance import generator
from bedesten.kernel.errors import OptionError
from envs.envs_setups import SETUPS, game_of, options_of

IDS = {"istanbul": "bedesten/IstanbulSelfPlay-v0", "dicegame": "bedesten/DiceGameSelfPlay-v0"}
MODULES = {"istanbul": istanbul_v0, "dicegame": dicegame_v0}
each_game = pytest.mark.parametrize("game", IDS)
every_setup = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)


def choose(masks: Any, luck: np.random.Generator) -> Any:
    """A random legal action in each game; 0 where there is none."""
    return np.array([luck.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize("reward", ["place", "rubies"])
@each_game
def test_many_games_are_the_same_games_as_one_by_one(game: str, reward: str) -> None:
    """The environment of turns with the same seeds and actions tells the same, beyond the end of games, too."""
    limit = 70
    many = gymnasium.make_vec(IDS[game], num_envs=3, players=2, reward=reward, limit=limit)
    assert isinstance(many, SelfPlayVectorEnv)
    singles = [MODULES[game].raw_env(players=2, reward=reward, max_cycles=limit) for _ in range(3)]
    seen, info = many.reset(seed=30)
    drawn = seeding.np_random(30)[0]
    for i, single in enumerate(singles):
        single.reset(seed=30 + i)
    luck = np.random.default_rng(1)
    ended = np.zeros(3, bool)
    begun = 0
    for _ in range(160):
        assert many.observation_space.contains(seen)
        for i, single in enumerate(singles):
            agent = f"player_{info['seat'][i]}"
            assert ended[i] or agent == single.agent_selection
            np.testing.assert_array_equal(single.observe(agent)["observation"], seen[i])
            np.testing.assert_array_equal(single.observe(agent)["action_mask"], info["action_mask"][i])
        actions = choose(info["action_mask"], luck)
        answered = info["seat"]
        seen, rewards, over, broken_off, info = many.step(actions)
        for i, single in enumerate(singles):
            if ended[i]:
                single.reset(seed=drawn_seed(drawn))
                assert not info["rewards"][i].any()
                begun += 1
            else:
                single.step(actions[i])
                assert info["rewards"][i].tolist() == list(single.rewards.values())
            assert rewards[i] == info["rewards"][i, answered[i]]
            assert over[i] == all(single.terminations.values())
            assert broken_off[i] == all(single.truncations.values())
        ended = over | broken_off
    assert begun > 3


@every_setup
def test_no_seat_sees_what_it_cannot_know(setup: dict[str, Any]) -> None:
    """Whoever is asked: with the hands of the others dealt anew, his row would be the same."""
    many = SelfPlayVectorEnv(2, game_of(setup), raw=True, **options_of(setup))
    seen, info = many.reset(seed=4)
    luck = np.random.default_rng(2)
    seats = set()
    for number in range(400):
        if number % 20 == 0:
            for i, episode in enumerate(many.vector.episodes):
                assert episode.table is not None
                seat = int(info["seat"][i])
                assert episode.table.actor == seat
                seats.add(seat)
                other = many.dealer.box.imagine(episode.table, seat, generator(number, "test"))
                assert encoder_of(other).values(other, seat) == seen[i].tobytes()
        seen, _, _, _, info = many.step(choose(info["action_mask"], luck))
    assert seats == set(range(setup["players"]))


def test_all_seats_are_paid_at_the_end() -> None:
    many = SelfPlayVectorEnv(4, "dicegame", players=3)
    _, info = many.reset(seed=1)
    luck = np.random.default_rng(1)
    ended = np.zeros(4, bool)
    finished = 0
    for _ in range(500):
        answered = info["seat"]
        _, rewards, over, broken_off, info = many.step(choose(info["action_mask"], luck))
        assert not over[ended].any(), "a game that has ended begins anew with the next step"
        assert info["action_mask"][ended].any(axis=1).all()
        assert not broken_off.any()
        for i in range(4):
            if over[i]:
                finished += 1
                assert not info["action_mask"][i].any()
                assert info["seat"][i] == answered[i]
                table = many.vector.episodes[i].table
                assert table is not None
                ranks = {one.seat: one.rank for one in many.dealer.box.standings(table, 3)}
                best = max(info["rewards"][i])
                assert [seat for seat in range(3) if ranks[seat] == 1] == np.flatnonzero(
                    info["rewards"][i] == best
                ).tolist()
                assert info["rewards"][i].sum() == pytest.approx(0)
                assert rewards[i] == info["rewards"][i, answered[i]]
            else:
                assert not info["rewards"][i].any()
        ended = over
    assert finished > 4


def test_an_illegal_action_ends_its_own_game_only() -> None:
    many = SelfPlayVectorEnv(2, players=3)
    _, info = many.reset(seed=[7, 8])
    assert "illegal" not in info
    asked = info["seat"]
    actions = choose(info["action_mask"], np.random.default_rng(1))
    actions[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    _, rewards, over, broken_off, info = many.step(actions)
    assert rewards.tolist() == [0.0, -1.0]
    assert (over.tolist(), broken_off.tolist()) == ([False, True], [False, False])
    assert info["illegal"].tolist() == [False, True]
    assert info["rewards"][1].tolist() == [-1.0 if seat == asked[1] else 0.0 for seat in range(3)]
    assert not info["action_mask"][1].any()
    _, _, over, _, info = many.step(choose(info["action_mask"], np.random.default_rng(1)))
    assert not over.any()
    assert "illegal" not in info
    assert info["action_mask"].any(axis=1).all()


def test_many_copied_in_mid_game() -> None:
    many = SelfPlayVectorEnv(3, players=3)
    _, info = many.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(40):
        _, _, _, _, info = many.step(choose(info["action_mask"], luck))
    before = [episode.line[:] for episode in many.vector.episodes]
    twin = copy.deepcopy(many)
    told = info
    line = []
    for _ in range(15):
        line.append(choose(told["action_mask"], luck))
        seen, _, _, _, told = twin.step(line[-1])
    assert [episode.line for episode in many.vector.episodes] == before
    for actions in line:
        again, _, _, _, info = many.step(actions)
    np.testing.assert_array_equal(seen, again)
    np.testing.assert_array_equal(told["action_mask"], info["action_mask"])
    np.testing.assert_array_equal(twin.reset()[0], many.reset()[0])


@pytest.mark.parametrize("make", [SelfPlayVectorEnv, SeatVectorEnv])
def test_copies_with_other_luck_foresee_nothing(make: Any) -> None:
    many = make(2, players=3)
    _, info = many.reset(seed=3)
    luck = np.random.default_rng(1)
    for _ in range(80):
        seen, _, _, _, info = many.step(choose(info["action_mask"], luck))
    before = [one.table.generator.words() for one in games(many)]
    actions = choose(info["action_mask"], luck)
    ends, hands = set(), set()
    for seed in range(5):
        twin = many.copy(seed=10 * seed)
        np.testing.assert_array_equal(twin.observe(), seen)
        np.testing.assert_array_equal(twin.action_masks(), info["action_mask"])
        hands.add(str([[seat.hand for seat in one.table.seats] for one in games(twin)]))
        words = [one.table.generator.words() for one in games(twin)]
        assert words[0] != words[1]
        assert not set(map(str, words)) & set(map(str, before))
        twin.step(actions)
        for _ in range(25):
            told = twin.step(choose(twin.action_masks(), np.random.default_rng(2)))[4]
        ends.add(told["action_mask"].tobytes())
    assert len(ends) > 1
    assert len(hands) > 1
    assert [one.table.generator.words() for one in games(many)] == before


def games(many: Any) -> Any:
    return many.vector.episodes if isinstance(many, SelfPlayVectorEnv) else many.matches.matches


def test_bad_options_are_named() -> None:
    for bad in ({"players": 9}, {"limit": 0}, {"reward": "glory"}, {"rivals": "random"}):
        with pytest.raises(OptionError, match=next(iter(bad))):
            SelfPlayVectorEnv(2, **bad)
    with pytest.raises(OptionError, match="seed"):
        SelfPlayVectorEnv(2).reset(seed=[1, 2, 3])


@pytest.mark.parametrize(
    "setup",
    [*SETUPS.values(), {"players": 3, "layout": "random"}, {"players": 2, "start": 1}],
    ids=[*SETUPS, "random-layout", "start"],
)
def test_a_dealer_deals_what_a_new_game_is(setup: dict[str, Any]) -> None:
    """Though it checks and lays the setup only once, and whatever became of the tables before."""
    dealer = dealer_of(game_of(setup), options_of(setup))
    for seed in (5, 5, 6):
        table = dealer.deal(seed)
        new = bedesten.new(**setup, seed=seed).table()
        assert dealer.box.dump(table) == dealer.box.dump(new)
        assert repr(table.asks) == repr(new.asks)
        assert table.generator.words() == new.generator.words()
        table.playout(seed)
