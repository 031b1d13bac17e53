"""What of the legal is worth doing. Nothing here is a rule.

Dice and markers are no equals: both serve any action of this turn alike, but a die that is left over is lost. So of the
legal payments these are not offered, being worse than another in everything:

- a marker where a die of its colour lies: dice go first;
- a brown marker where a die could take its place, of whatever colour;
- in the last action of a turn, when the dice that are left mean nothing, a payment that takes more markers than
  another, or the same markers with other dice.

What is left is a real choice: which dice to keep for the actions to come, a marker or a die of another colour, a brown
marker (which can be anything) or one of the colour (which counts where different markers must be shown). Were all legal
payments offered, `pay` would be asked where only one is worthwhile, and records of before could not be replayed.

One rule can turn the first two around. Markers that are paid lie in the supply before anything is taken from it, so
where markers are scarce, who pays with one need not return one when the supply runs short (DG-13), and keeps a die for
the next action. Hence, while the supply has fewer than `SCARCE` of a kind and an action is still to come, brown markers
are offered in place of dice, and for the other colours `keep-dice` is asked (see `paying`).

Among the moves that are offered some still only lose: whoever plays one has nothing more than before, and something
less. Clients warn of them, and bots leave them out.
"""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.cost import Cost
from bedesten.dicegame.payments import MOST_GOODS, PAYMENTS, goods_words, lacking, legal_payments, of_one_colour
from bedesten.dicegame.purposes import cost_of
from bedesten.dicegame.terms import A_BROWN, A_CRYSTAL, ACTION, BROWN, KEEP_DICE, ONE_MARKER, PAY
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import i64
from bedesten.kernel.reason import Reason

__all__ = ["SCARCE", "not_worthwhile", "only_loses", "worth_keeping", "worthwhile", "worthwhile_payments"]

SCARCE: Final = 4
"""Markers of a kind that two actions can take: with so many in the supply they can't run short before the turn ends."""

# ── Payments ───────────────────────────────────────────────────────────────────────────────────────────────

_of_different_colours: Final[dict[int, list[int]]] = {}
"""What has been found for goods of different colours, where only few cases differ."""


def worthwhile_payments(cost: Cost, dice: list[int], stock: list[int], last: bool, scarce: bool) -> list[int]:
    """The legal payments with these dice and markers that are not worse than another, ascending.

    `last` says that no action is to come, `scarce` that brown markers are worth paying in place of dice.
    """
    brown = stock[BROWN]
    if cost.colour >= 0:
        if last or not scarce:  # no brown marker where a die would do
            without_dice = cost.total - dice[cost.colour]
            if without_dice < brown:
                brown = without_dice if without_dice > 0 else 0
        return of_one_colour(cost, dice, stock, brown)
    if not cost.different:
        return _of_several_colours(cost, dice, stock, last, scarce and not last)
    key: i64 = 4 * cost.different + (2 if last else 0) + (1 if scarce else 0)
    key = 4 * key + (2 if dice[0] else 0) + (1 if stock[0] else 0)
    key = 4 * key + (2 if dice[1] else 0) + (1 if stock[1] else 0)
    key = 4 * key + (2 if dice[2] else 0) + (1 if stock[2] else 0)
    key = 4 * key + (2 if dice[3] else 0) + (1 if stock[3] else 0)
    key = 8 * key + (brown if brown < 4 else 4)
    known = _of_different_colours.get(key)
    if known is None:
        known = _of_several_colours(cost, dice, stock, last, scarce and not last)
        _of_different_colours[key] = known
    return known


def _of_several_colours(cost: Cost, dice: list[int], stock: list[int], last: bool, scarce: bool) -> list[int]:
    found = legal_payments(cost, dice, stock)
    if not scarce and stock[BROWN]:
        found = [payment for payment in found if not _die_would_do(cost, PAYMENTS[payment], dice)]
    return _fewest_markers(found, dice) if last else found


def _die_would_do(cost: Cost, goods: list[int], dice: list[int]) -> bool:
    """Whether a die that is left could take the place of a brown marker."""
    if not goods[BROWN]:
        return False
    to_spare = goods[BROWN] > lacking(cost, goods)  # one need not be of a certain colour
    for colour in range(4):
        if dice[colour] > goods[colour]:
            if cost.different:
                if not goods[colour]:
                    return True
            elif to_spare or goods[colour] < cost.need[colour]:
                return True
    return False


def _fewest_markers(found: list[int], dice: list[int]) -> list[int]:
    """Of these payments those that take the fewest markers, and of those with the same markers the first."""
    best: list[int] = []
    seen: list[int] = []
    fewest = MOST_GOODS + 1
    for payment in found:
        goods = PAYMENTS[payment]
        count = goods[BROWN]
        markers = count
        for colour in range(4):
            more = goods[colour] - dice[colour]
            markers <<= 4
            if more > 0:
                count += more
                markers |= more
        if count < fewest:
            fewest = count
            best = [payment]
            seen = [markers]
        elif count == fewest and markers not in seen:
            best.append(payment)
            seen.append(markers)
    return best


def not_worthwhile(payment: int, offered: list[int], dice: list[int], last: bool) -> Reason:
    """Why a payment that the rules allow is not offered: another leaves as much, or more."""
    better = [other for other in offered if _leaves_as_much(other, payment, dice, last)]
    instead = goods_words(PAYMENTS[better[0]])
    words = f"the rules allow it, but 'pay {instead}' does the same and leaves you no less: pay that instead"
    return Reason(["DG-12"], "not-worthwhile", words, {"instead": instead})


def _leaves_as_much(one: int, other: int, dice: list[int], last: bool) -> bool:
    """Whether one payment leaves all that another leaves: a brown marker is as good as any die, and after the last
    action dice are worth nothing any more."""
    spared = PAYMENTS[other][BROWN] - PAYMENTS[one][BROWN]
    lost = 0
    for colour in range(4):
        mine, theirs = PAYMENTS[one][colour], PAYMENTS[other][colour]
        markers = max(0, theirs - dice[colour]) - max(0, mine - dice[colour])
        if markers < 0:
            return False
        lost += max(0, min(mine, dice[colour]) - min(theirs, dice[colour]) - markers)
    return spared >= 0 and (last or lost <= spared)


def worth_keeping(t: DiceBoard, colour: int) -> bool:
    """Whether a marker of this colour may be worth paying in place of a die, which then serves the next action."""
    return t.actions > 0 and t.supply[colour] < SCARCE


# ── Moves ──────────────────────────────────────────────────────────────────────────────────────────────────


def only_loses(t: DiceBoard, ask: Ask, move: int) -> bool:
    """Whether a move pays a marker for a marker that is no better: a marker of a colour for one of the same, or a brown
    one, which stands for any colour, for any. Dice that go with it are lost besides."""
    if ask.kind == ACTION:
        if ONE_MARKER <= move < A_CRYSTAL:
            return t.dice[move - ONE_MARKER] < cost_of(t, move).total
        if move == A_BROWN:
            return colours(t, ask.seat) < cost_of(t, move).total
        return False
    if ask.kind == PAY:
        goods = PAYMENTS[move]
        return goods[BROWN] > 0 and (ask.a == A_BROWN or ONE_MARKER <= ask.a < A_CRYSTAL)
    # Markers paid in the place of dice that are kept.
    return ask.kind == KEEP_DICE and move > 0 and ONE_MARKER <= ask.a < A_CRYSTAL


def worthwhile(t: DiceBoard, moves: list[int]) -> list[int]:
    """The moves that do not only lose; all of them, should none be better."""
    ask = t.asks[-1]
    if ask.kind != ACTION and ask.kind != PAY and ask.kind != KEEP_DICE:
        return moves
    found = [move for move in moves if not only_loses(t, ask, move)]
    return found or moves


def colours(t: DiceBoard, seat: int) -> int:
    """Of how many colours a seat has dice or markers, brown ones not counted."""
    stock = t.seats[seat].stock
    found = 0
    for colour in range(4):
        if t.dice[colour] or stock[colour]:
            found += 1
    return found
