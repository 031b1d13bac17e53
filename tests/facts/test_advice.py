"""Advice: a bot's best plans with their reasons, from what the seat may know."""

from __future__ import annotations

from typing import Any

import pytest

import bedesten
from bedesten.advice import Advice, AdvisedPlan, advise, plain_advice
from bedesten.advice.game_advice import advice_of
from bedesten.bots import make
from bots.hidden import SETUPS, name_of, played, unknowable
from scenes import at_table

BOT = "grand-vizier:iterations=12"


def advice_for(game: bedesten.Game, asked: str = "") -> Advice:
    found = advise(game.sight(game.actor), make(BOT, 1), asked)
    assert found is not None
    return found


def codes(plan: AdvisedPlan) -> list[str]:
    return [motive.code for motive in plan.reasons]


@pytest.mark.parametrize(("name", "options"), [("istanbul", {"expansions": ["mocha", "letters"]}), ("dicegame", {})])
def test_three_plans_at_the_most_ranked_and_each_with_a_reason(name: str, options: dict[str, Any]):
    game = bedesten.new(name, players=3, seed=4, **options)
    found = advice_for(game)
    firsts = [plan.moves[0] for plan in found.plans]
    assert 1 <= len(firsts) == len(set(firsts)) <= 3
    assert set(firsts) <= {game.text(move) for move in game.moves()}
    chances = [plan.chance for plan in found.plans]
    assert chances == sorted(chances, reverse=True)
    assert found.plans[0].loss is None
    assert all(plan.loss is not None for plan in found.plans[1:])
    for plan in found.plans:
        assert 1 <= len(plan.reasons) <= 4
        assert [abs(one.weight) for one in plan.reasons] == sorted(
            (abs(one.weight) for one in plan.reasons), reverse=True
        )


def test_a_ruby_in_reach_is_told_with_its_price_and_who_is_paid():
    """At the Tea House with 30 Lira, the Gemstone Dealer next door, and another merchant there, and the Governor."""
    scene = at_table(3, {0: {"lira": 30, "merchant": 9}, 1: {"merchant": 16}}, governor=16)
    game = scene.game
    assert "go 16" in {game.text(move) for move in game.moves()}
    found = advice_for(game, "go 16")
    plan = next((plan for plan in found.plans if plan.moves[0] == "go 16"), found.asked)
    assert plan is not None
    assert (plan.place, plan.turns) == (16, 1)
    ruby = next(one for one in plan.reasons if one.code in ("ruby", "wins"))
    assert ruby.lira == scene.deal(16)["price"]["lira"]
    pay = next(one for one in plan.reasons if one.code == "pay")
    assert (pay.lira, pay.seats) == (2, [1])


def test_a_ruby_for_which_dice_must_be_kind_is_not_promised():
    """Four Lira short of the Gemstone Dealer, with the Tea House on the way."""
    game = at_table(3, {0: {"lira": 10, "merchant": 11}}).game
    found = advice_for(game, "go 9")
    plan = next((plan for plan in found.plans if plan.moves[0] == "go 9"), found.asked)
    assert plan is not None
    assert plan.moves[-1].startswith("announce")
    ruby = next(one for one in plan.reasons if one.code.startswith("ruby"))
    assert (ruby.code, ruby.count, ruby.places) == ("ruby-luck", 2, [9, 16])


def test_the_way_to_a_ruby_names_the_police_station_and_where_it_sends():
    """The family member is sent, was sent before, or stays; a turn has no place to which nobody went."""

    def at(merchant: int, family: int) -> bedesten.Table:
        return at_table(3, {0: {"merchant": merchant, "family": family}}).game.table()

    stops = advice_of("istanbul").stops
    assert stops(at(5, 12), at(12, 5), 0) == [12, 5]
    assert stops(at(7, 5), at(12, 5), 0) == [12]
    assert stops(at(7, 12), at(12, 12), 0) == [12]
    assert stops(at(12, 5), at(8, 5), 0) == [8]


def test_a_move_that_is_asked_about_is_compared_with_the_best():
    game = bedesten.new("istanbul", players=3, seed=3, layout="short")
    best = {plan.moves[0] for plan in advice_for(game).plans}
    other = next(text for text in map(game.text, game.moves()) if text.startswith("go ") and text not in best)
    found = advice_for(game, other).asked
    assert found is not None
    assert found.moves[0] == other
    assert found.loss is not None


def test_advice_is_plain_data_without_what_is_not_there():
    said = plain_advice(advice_for(bedesten.new("istanbul", players=2, seed=1)))
    assert None not in said["plans"][0]["reasons"][0].values()
    assert "loss" not in said["plans"][0]


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_nothing_hidden_is_used(setup: dict[str, Any]):
    """The same plans, reasons and losses on tables that differ only in what the seat can't see: hands of others and
    piles dealt anew three times, other dice to come."""
    games = (played(setup, 5, moves) for moves in range(60, 200))
    game = next(game for game in games if setup["game"] == "dicegame" or unknowable(game, 1).state() != game.state())
    assert game.actor is not None
    told = plain_advice(advice_for(game))
    for seed in (1, 2, 3):
        other = unknowable(game, seed)
        assert other.view(game.actor) == game.view(game.actor)
        assert plain_advice(advice_for(other)) == told
