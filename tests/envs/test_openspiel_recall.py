"""Information states in OpenSpiel: what a player has seen and done, and that its CFR and MCCFR run on small games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, outcome_sampling_mccfr

import bedesten.envs.openspiel
from bedesten.kernel.errors import OptionError

SMALL = "bedesten_istanbul(players=2,limit=3,recall=True)"
ONE_DEAL = "bedesten_istanbul(players=2,limit=3,deal=3,start=0,recall=True)"
DICE = "bedesten_dicegame(players=2,limit=3,recall=True)"


def past_chance(state: Any, choose: Any) -> Any:
    while state.is_chance_node():
        state.apply_action(choose([outcome for outcome, _ in state.chance_outcomes()], state))
    return state


def first(outcomes: list[int], state: Any) -> int:
    return outcomes[0]


def last_card_for(seat: int) -> Any:
    """The first outcome always, but for the cards that this seat draws."""

    def choose(outcomes: list[int], state: Any) -> int:
        ask = state.table.asks[-1]
        drawn = state.table.question == "draw" and ask.a == seat
        return outcomes[-1] if drawn else outcomes[0]

    return choose


def test_what_a_player_cannot_see_is_not_in_his_information_state() -> None:
    """Two set-ups that differ in the card that seat 1 has drawn."""
    game = pyspiel.load_game("bedesten_istanbul(players=2,limit=8,start=0,recall=True)")
    one = past_chance(game.new_initial_state(), first)
    other = past_chance(game.new_initial_state(), last_card_for(1))
    assert str(one) != str(other)
    for _ in range(3):
        assert one.information_state_string(0) == other.information_state_string(0)
        assert one.information_state_tensor(0) == other.information_state_tensor(0)
        assert one.information_state_string(1) != other.information_state_string(1)
        action = min(set(one.legal_actions()) & set(other.legal_actions()))
        for state in (one, other):
            state.apply_action(action)
            past_chance(state, first)


def test_a_player_remembers_what_he_saw_and_did() -> None:
    """Every history of a small game leads to information states of its own: nothing that was seen is forgotten."""
    game = pyspiel.load_game(ONE_DEAL)
    seen: dict[str, list[int]] = {}

    def visit(state: Any) -> None:
        assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()
        if state.is_terminal():
            return
        if not state.is_chance_node():
            me = state.current_player()
            key = state.information_state_string(me)
            mine = [step.action for step in state.full_history() if step.player == me]
            assert seen.setdefault(key, mine) == mine
        for action in state.legal_actions():
            visit(state.child(action))

    visit(game.new_initial_state())
    assert len(seen) > 20


def test_the_tensor_has_a_row_for_each_own_decision() -> None:
    game = pyspiel.load_game(ONE_DEAL)
    state = game.new_initial_state()
    before = np.array(state.observation_tensor(0), np.float32)
    action = state.legal_actions()[2]
    state.apply_action(action)
    rows = np.array(state.information_state_tensor(0), np.float32).reshape(4, -1)
    assert (rows[0, :-1] == before).all()
    assert rows[0, -1] == pytest.approx((action + 1) / game.num_distinct_actions())
    assert (rows[1, :-1] == np.array(state.observation_tensor(0), np.float32)).all()
    assert not rows[2:].any()


def test_a_deal_is_that_of_its_seed() -> None:
    state = pyspiel.load_game("bedesten_istanbul(players=2,deal=3)").new_initial_state()
    assert not state.is_chance_node()
    dealt = bedesten.new("istanbul", players=2, seed=3)
    assert dealt.box.dump(state.table)["seats"] == dealt.dump()["state"]["seats"]


@pytest.mark.parametrize("name", [SMALL, DICE])
def test_openspiels_own_simulation_with_information_states(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [SMALL, "bedesten_dicegame(players=2,limit=1,recall=True)"])
def test_mccfr_runs(name: str) -> None:
    np.random.seed(1)
    game = pyspiel.load_game(name)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    solver.iteration()
    state = past_chance(game.new_initial_state(), first)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) <= set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)
    sampler = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    sampler.iteration()
    assert len(sampler._infostates) > 1


def test_cfr_solves_a_game_of_one_deal() -> None:
    """The whole tree, so that how far a policy can be exploited is known: it falls."""
    game = pyspiel.load_game(ONE_DEAL)
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, solver.average_policy())
    solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.6 * before


def test_learners_are_handed_information_states() -> None:
    env = rl_environment.Environment(
        pyspiel.load_game(SMALL), chance_event_sampler=rl_environment.ChanceEventSampler(1)
    )
    step = env.reset()
    size = env.observation_spec()["info_state"][0]
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == size == env.game.information_state_tensor_size()
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_a_resampled_state_has_no_history_to_remember() -> None:
    state = past_chance(pyspiel.load_game(SMALL).new_initial_state(), first)
    state.apply_action(state.legal_actions()[0])
    past_chance(state, first)
    twin = state.resample_from_infostate(0, lambda: 0.5)
    with pytest.raises(ValueError, match="resampled"):
        twin.information_state_string(0)


def test_information_states_are_asked_for_and_bounded() -> None:
    with pytest.raises(OptionError, match=r"limit=\d+ is the most"):
        pyspiel.load_game("bedesten_istanbul(players=2,recall=True)")
    game = pyspiel.load_game("bedesten_istanbul(players=2)")
    assert not game.get_type().provides_information_state_string
    state = past_chance(game.new_initial_state(), first)
    with pytest.raises(Exception, match="recall=True"):
        state.information_state_string(0)
