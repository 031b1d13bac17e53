"""Odds of what chance is asked at the board game's table."""

from __future__ import annotations

from collections.abc import Callable

from bedesten.facts.istanbul.dice_odds import Spread, reached, spread
from bedesten.facts.istanbul.parts import parts_of
from bedesten.facts.types import Odds, OddsLine, named_line
from bedesten.istanbul.board import Board
from bedesten.istanbul.dice import announced, follows, tile_used
from bedesten.istanbul.places.black_market import blue_goods
from bedesten.istanbul.places.tea_house import ANNOUNCEMENTS, MISSED, income
from bedesten.istanbul.rule import standing
from bedesten.istanbul.terms import (
    BLACK_MARKET,
    BLACK_MARKET_ROLL,
    BLUE,
    DICE,
    DRAW,
    NEUTRAL_ROLL,
    RED,
    TEA_HOUSE,
    TEA_HOUSE_ROLL,
    TOKEN_ROLL,
)
from bedesten.kernel.ask import CHANCE, Ask

__all__ = ["announcing", "blue", "chance_odds", "one_announced", "question_odds"]


def question_odds(t: Board) -> Odds | None:
    """Of the open question, if dice decide what its answers bring."""
    ask = t.asks[-1]
    if ask.kind == TEA_HOUSE:
        return announcing(t, ask.seat, "tea-house", 1, standing(t, ask))
    if ask.kind == BLACK_MARKET:
        return blue(t, ask.seat, blue_goods, standing(t, ask))
    asked = (part.question_odds(t, ask) for part in parts_of(t))
    return next((odds for odds in asked if odds is not None), None)


def chance_odds(t: Board, seat: int) -> list[Odds]:
    """Of all that chance is asked, the next first."""
    return [_chance(t, ask, seat) for ask in reversed(t.asks) if ask.seat == CHANCE]


def _chance(t: Board, ask: Ask, seat: int) -> Odds:
    """The odds of one thing that chance is asked."""
    for part in parts_of(t):
        own = part.chance_odds(t, ask, seat)
        if own is not None:
            return own
    rule = t.book.rules[ask.kind]
    if ask.kind == DICE:
        return _roll(t, ask)
    if ask.kind == TOKEN_ROLL:
        return Odds(rule.name, t.bazaar.tokens[ask.a], _sums(), [], [])
    if ask.kind == NEUTRAL_ROLL:
        return Odds(rule.name, str(ask.a), _sums(), [], [])
    if ask.kind == DRAW:
        return _unseen_cards(t, seat)
    moves, weights = rule.moves(t, ask), rule.weights(t, ask)
    total = sum(weights)
    lines = [named_line(rule.phrase(t, ask, move), weight / total) for move, weight in zip(moves, weights)]
    return Odds(rule.name, "", lines, [], [])


def _roll(t: Board, ask: Ask) -> Odds:
    """A roll for a seat: what follows it is in the ask."""
    kind = follows(ask)
    if kind == BLACK_MARKET_ROLL:
        return blue(t, ask.a, blue_goods, not tile_used(ask))
    if kind == TEA_HOUSE_ROLL:
        return one_announced(t, ask, 1)
    return Odds(t.book.rules[kind].name, "", _sums(), [], [])


# ── Two dice, and what may change them ─────────────────────────────────────────────────────────────────────────


def _aids(t: Board, seat: int, tile: bool) -> tuple[list[str], bool, int]:
    """What a seat has to change a roll with: names, whether the red tile is among it, how many turn a die to 6."""
    red = tile and t.seats[seat].has_tile(RED)
    sixes: dict[str, int] = {}
    for part in parts_of(t):
        sixes |= part.sixes(t, seat)
    return ["red-tile"] * red + [card for card, count in sixes.items() if count], red, sum(sixes.values())


def announcing(t: Board, seat: int, kind: str, times: int, tile: bool) -> Odds:
    """For each number that may be announced the chance to reach it, and so many times the income of the Tea House."""
    names, red, sixes = _aids(t, seat, tile)
    lines = [_reached(number, times, False, 0) for number in ANNOUNCEMENTS]
    aided = [_reached(number, times, red, sixes) for number in ANNOUNCEMENTS] if names else []
    return Odds(kind, "", lines, aided, names)


def one_announced(t: Board, ask: Ask, times: int) -> Odds:
    """The same of the number that has been announced, once the dice are asked."""
    number = announced(ask)
    names, red, sixes = _aids(t, ask.a, not tile_used(ask))
    aided = [_reached(number, times, red, sixes)] if names else []
    return Odds("tea-house-roll", "", [_reached(number, times, False, 0)], aided, names)


def _reached(number: int, times: int, red: bool, sixes: int) -> OddsLine:
    chance = reached(number, red, sixes)
    return OddsLine(str(number), chance, times * income(number, number), times * MISSED)


def blue(t: Board, seat: int, brings: Callable[[int], int], tile: bool) -> Odds:
    """How many blue goods come for the sum of two dice and find room."""
    me = t.seats[seat]
    room = me.room - me.goods[BLUE]
    names, red, sixes = _aids(t, seat, tile)
    aided = _lines(spread(brings, room, red, sixes)) if names else []
    return Odds("black-market", "", _lines(spread(brings, room, False, 0)), aided, names)


def _sums() -> list[OddsLine]:
    """The sum of two dice: where a token goes."""
    return _lines(spread(_itself, 12, False, 0))


def _itself(total: int) -> int:
    return total


def _lines(found: Spread) -> list[OddsLine]:
    return [OddsLine(str(value), chance) for value, chance in found]


def _unseen_cards(t: Board, seat: int) -> Odds:
    """A card of the pile: for who does not know the hands of others, any card that lies face down is as likely."""
    unseen = t.pile[:]
    for i, other in enumerate(t.seats):
        if i != seat:
            unseen = [one + more for one, more in zip(unseen, other.hand)]
    total = sum(unseen)
    lines = [OddsLine(t.bazaar.cards[card], count / total) for card, count in enumerate(unseen) if count]
    return Odds("draw", "", lines, [], [])
