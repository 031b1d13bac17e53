"""What may be paid and what is offered, compared with all that could be thought of."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bedesten.dicegame.cost import Cost, single
from bedesten.dicegame.payments import MOST_GOODS, PAYMENTS, goods_words, legal_payments, number_of
from bedesten.dicegame.worth import not_worthwhile, worthwhile_payments

Purse = tuple[tuple[int, ...], tuple[int, ...]]
"""Dice by colour; markers by colour and brown ones."""

small = st.integers(0, 2)
purses = st.tuples(st.tuples(small, small, small, small), st.tuples(small, small, small, small, small))
costs = st.one_of(
    st.builds(single, st.integers(0, 3), st.integers(1, 5)),
    st.builds(lambda different: Cost([0, 0, 0, 0], 0, different), st.integers(2, 4)),
    st.builds(lambda need, some: Cost(list(need), some, 0), st.tuples(small, small, small, small), st.integers(0, 2)),
).filter(lambda cost: 0 < cost.total <= MOST_GOODS)


def all_payments(cost: Cost, purse: Purse) -> set[Purse]:
    """Every choice of dice and markers that pays the cost, thought of without any cleverness."""
    dice, markers = purse
    found = set()
    for used in product(*(range(count + 1) for count in (*dice, *markers))):
        if sum(used) == cost.total and pays(cost, [used[c] + used[4 + c] for c in range(4)], used[8]):
            found.add((used[:4], used[4:]))
    return found


def pays(cost: Cost, goods: list[int], brown: int) -> bool:
    """Whether these goods pay exactly: brown markers are given colours in every way."""
    if brown:
        return any(pays(cost, [*goods[:c], goods[c] + 1, *goods[c + 1 :]], brown - 1) for c in range(4))
    if cost.different:
        return max(goods) <= 1
    return all(goods[c] >= cost.need[c] for c in range(4))


def used_by(way: int, purse: Purse) -> Purse:
    """The dice and markers of a way: dice go first."""
    goods = PAYMENTS[way]
    dice = tuple(min(goods[c], purse[0][c]) for c in range(4))
    return dice, (*(goods[c] - dice[c] for c in range(4)), goods[4])


def as_good(one: Purse, other: Purse, last: bool) -> bool:
    """Whether what is left after paying one is at least as good as what is left after paying the other.

    A marker is as good as a die of its colour, a brown marker as good as any die; and dice are worth nothing any more
    after the last action. Between markers of a colour and brown ones there is no telling.
    """
    more_dice = [other[0][c] - one[0][c] for c in range(4)]
    more_markers = [other[1][c] - one[1][c] for c in range(5)]
    if min(more_markers) < 0:
        return False
    return last or sum(max(0, -more_dice[c] - more_markers[c]) for c in range(4)) <= more_markers[4]


def goods_of(payment: Purse) -> list[int]:
    """By colour, and brown markers."""
    dice, markers = payment
    return [*(dice[c] + markers[c] for c in range(4)), markers[4]]


@given(costs, purses)
@settings(max_examples=300)
def test_all_that_pays_is_legal_and_nothing_else(cost: Cost, purse: Purse) -> None:
    legal = legal_payments(cost, list(purse[0]) + [0, 0], list(purse[1]) + [0, 0])
    assert legal == sorted({number_of(goods_of(payment)) for payment in all_payments(cost, purse)})


@given(costs, purses, st.booleans())
@settings(max_examples=300)
def test_what_is_legal_and_not_offered_is_told_so_with_what_to_pay_instead(
    cost: Cost, purse: Purse, last: bool
) -> None:
    dice = list(purse[0]) + [0, 0]
    stock = list(purse[1]) + [0, 0]
    offered = worthwhile_payments(cost, dice, stock, last, False)
    for payment in legal_payments(cost, dice, stock):
        if payment not in offered:
            reason = not_worthwhile(payment, offered, dice, last)
            assert reason.code == "not-worthwhile"
            instead = next(way for way in offered if goods_words(PAYMENTS[way]) == reason.facts["instead"])
            assert as_good(used_by(instead, purse), used_by(payment, purse), last)


@given(costs, purses, st.booleans())
@settings(max_examples=300)
def test_every_payment_is_matched_by_a_way_that_is_offered(cost: Cost, purse: Purse, last: bool) -> None:
    payments = all_payments(cost, purse)
    offered = worthwhile_payments(cost, list(purse[0]) + [0, 0], list(purse[1]) + [0, 0], last, False)
    have = [purse[0][c] + purse[1][c] + purse[1][4] for c in range(4)]
    assert cost.met(have, purse[1][4]) == bool(payments)
    assert bool(offered) == bool(payments)
    assert offered == sorted(set(offered))
    chosen = [used_by(way, purse) for way in offered]
    assert set(chosen) <= payments
    for payment in payments:
        assert any(as_good(way, payment, last) for way in chosen), payment
    for one in chosen:
        assert not any(as_good(other, one, last) for other in chosen if other is not one), (one, chosen)


@given(costs, purses)
@settings(max_examples=200)
def test_where_brown_markers_are_scarce_all_of_them_are_offered(cost: Cost, purse: Purse) -> None:
    payments = all_payments(cost, purse)
    offered = worthwhile_payments(cost, list(purse[0]) + [0, 0], list(purse[1]) + [0, 0], False, True)
    if payments:
        first = {(dice, markers) for dice, markers in payments if dice_first(dice, markers, purse)}
        assert {used_by(way, purse) for way in offered} == first


def dice_first(dice: tuple[int, ...], markers: tuple[int, ...], purse: Purse) -> bool:
    return all(dice[c] == purse[0][c] or not markers[c] for c in range(4))


def test_payments_are_numbered() -> None:
    assert len(PAYMENTS) == 1286
    assert all(number_of(goods) == i for i, goods in enumerate(PAYMENTS))
    assert {sum(goods) for goods in PAYMENTS} == set(range(1, MOST_GOODS + 1))


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        (single(1, 3), "3 green"),
        (Cost([0, 0, 0, 0], 0, 2), "2 of different colours"),
        (Cost([1, 1, 0, 0], 2, 0), "1 red, 1 green, 2 of any colour"),
    ],
)
def test_costs_in_words(cost: Cost, words: str) -> None:
    assert cost.words() == words
