"""The games in OpenSpiel: its own random simulations, its searches, and that its states are our positions."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import bedesten
import bedesten.envs.openspiel
from bedesten.kernel.errors import OptionError

SHORT = [
    "bedesten_istanbul(players=2,limit=40)",
    "bedesten_istanbul(players=4,limit=30,variants=neutral-assistants+caravan-leader,layout=random,layout_seed=4)",
    "bedesten_istanbul(players=5,limit=20,expansions=mocha+letters,layout=random)",
    "bedesten_istanbul(players=3,limit=20,expansions=letters,reward=win)",
    "bedesten_dicegame(players=2,limit=40)",
    "bedesten_dicegame(players=4,limit=20)",
]


def past_chance(state: Any, luck: np.random.RandomState) -> Any:
    """Let chance answer until a player must."""
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes())
        state.apply_action(int(luck.choice(outcomes, p=odds)))
    return state


def begun(name: str, moves: int, seed: int = 1) -> Any:
    """A state after so many random moves of the players."""
    luck = np.random.RandomState(seed)
    state = past_chance(pyspiel.load_game(name).new_initial_state(), luck)
    for _ in range(moves):
        state.apply_action(int(luck.choice(state.legal_actions())))
        past_chance(state, luck)
    return state


@pytest.mark.parametrize("name", SHORT)
def test_random_simulation(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel's own test: legality, chance, clones, tensors, serialization, returns."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def follow(game: Any, state: Any, moves: int) -> None:
    """Play so many random moves, chance included, in a game of ours and in a state: both tell the same."""
    luck = random.Random(1)
    for _ in range(moves):
        if game.over:
            break
        move = luck.choice(game.moves())
        words = game.text(move)
        if game.actor == bedesten.CHANCE:
            assert state.is_chance_node()
            odds = dict(state.chance_outcomes())
            assert odds == pytest.approx({game.action(other): p for other, p in game.chances()})
            assert sum(odds.values()) == pytest.approx(1)
        else:
            assert state.current_player() == game.actor
            assert state.legal_actions() == sorted(game.action(other) for other in game.moves())
        assert state.action_to_string(state.current_player(), game.action(move)) == words
        state.apply_action(game.action(move))
        game.play(move)


def test_a_whole_game_is_our_game() -> None:
    game = bedesten.new("dicegame", players=3, seed=4, chance="manual")
    state = pyspiel.load_game("bedesten_dicegame(players=3)").new_initial_state()
    follow(game, state, 10_000)
    assert state.is_terminal()
    best = [seat for seat, worth in enumerate(state.returns()) if worth == max(state.returns())]
    assert best == game.winners()
    assert sum(state.returns()) == pytest.approx(0)


def test_the_board_game_is_our_game() -> None:
    """Two at once, move by move: what is kept of the outcomes of chance for one must not come up in the other."""
    games = [bedesten.new("istanbul", players=3, seed=4, chance="manual", expansions=more) for more in ([], ["mocha"])]
    names = ["bedesten_istanbul(players=3)", "bedesten_istanbul(players=3,expansions=mocha)"]
    states = [pyspiel.load_game(name).new_initial_state() for name in names]
    for _ in range(60):
        for game, state in zip(games, states, strict=True):
            follow(game, state, 5)


def test_clones_go_their_own_way() -> None:
    state = begun("bedesten_istanbul(players=2)", 30)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert state.history() != twin.history()


def test_observations_hide_what_is_hidden() -> None:
    state = begun("bedesten_istanbul(players=3)", 250)
    player = state.current_player()
    hands = set()
    for number in range(10):
        other = state.resample_from_infostate(player, random.Random(number).random)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        hands.add(str(other))
    assert len(hands) > 1


def test_observers_name_their_sections() -> None:
    from open_spiel.python.observation import make_observation

    state = begun("bedesten_istanbul(players=3)", 20)
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    assert observation.tensor.tolist() == state.observation_tensor(1)
    assert observation.dict["places"].shape[0] == 16
    assert observation.dict["seats"].shape[0] == 3
    assert observation.tensor.max() <= 1
    assert observation.string_from(state, 1) == state.observation_string(1)


@pytest.mark.parametrize("name", ["bedesten_istanbul(players=2,limit=30)", "bedesten_dicegame(players=3,limit=30)"])
def test_stock_mcts_plays(name: str) -> None:
    luck = np.random.RandomState(3)
    state = begun(name, 3)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 8, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    before = str(state)
    for _ in range(3):
        action = int(bot.step(state))
        assert str(state) == before
        assert action in state.legal_actions()
        state.apply_action(action)
        past_chance(state, luck)
        before = str(state)


def test_information_set_mcts_plays() -> None:
    luck = np.random.RandomState(3)
    state = begun("bedesten_istanbul(players=2,limit=60)", 20)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, luck),
        2.0,
        12,
        random_state=luck,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    for _ in range(3):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
        past_chance(state, luck)


def test_rl_environment() -> None:
    """OpenSpiel's environment for its learners, which samples chance."""
    env = rl_environment.Environment(pyspiel.load_game("bedesten_dicegame(players=2,limit=60)"), seed=1)
    step = env.reset()
    luck = random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([luck.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


def test_a_game_is_broken_off_at_the_limit() -> None:
    state = begun("bedesten_istanbul(players=2,limit=12)", 12)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert state.get_game().max_game_length() == 12


@pytest.mark.parametrize("bad", ["players=7", "edition=none", "reward=rubies", "layout=round"])
def test_bad_parameters_are_named(bad: str) -> None:
    with pytest.raises((OptionError, pyspiel.SpielError), match=bad.partition("=")[0]):
        pyspiel.load_game(f"bedesten_istanbul({bad})")
