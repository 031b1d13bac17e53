"""Odds of what chance is asked at the board game's table."""

from __future__ import annotations

from bedesten.facts.istanbul.luck import Spread, black_market, sums, tea_house
from bedesten.facts.types import Odds, OddsLine, named_outcome
from bedesten.istanbul.board import Board
from bedesten.istanbul.dice import announced, follows, tile_used
from bedesten.istanbul.mocha.guild.tea_house import TEA_HOUSE_TIMES
from bedesten.istanbul.mocha.terms import (
    GUILD_CARDS,
    GUILD_DRAW,
    GUILD_EFFECT,
    GUILD_PAIR_ROLL,
    GUILD_TEA_HOUSE,
    GUILD_TEA_HOUSE_ROLL,
)
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

__all__ = ["odds_of"]


def odds_of(t: Board, seat: int) -> list[Odds]:
    """Of the open question, if dice decide what its answers bring; and of all that chance is still asked."""
    found: list[Odds] = []
    ask = t.asks[-1]
    if ask.kind == TEA_HOUSE or ask.kind == GUILD_TEA_HOUSE:
        found.append(_announcing(t, ask))
    elif ask.kind == BLACK_MARKET:
        found.append(_blue(t, ask.seat, False, standing(t, ask)))
    for waiting in reversed(t.asks):
        if waiting.seat == CHANCE:
            found += _chance(t, waiting, seat)
    return found


def _aids(t: Board, seat: int, tile: bool) -> tuple[list[str], bool, int]:
    """What a seat has to change a roll with: names, whether the red tile is among it, how many turn a die to 6."""
    me = t.seats[seat]
    names: list[str] = []
    red = tile and me.has_tile(RED)
    if red:
        names.append("red-tile")
    cards = t.bazaar.cards
    sixes = me.hand[cards.index("turn-six")] if "turn-six" in cards else 0
    if sixes:
        names.append("turn-six")
    return names, red, sixes


def _announcing(t: Board, ask: Ask) -> Odds:
    """For each number that may be announced the chance to reach it. The guild card brings a multiple."""
    guild = ask.kind == GUILD_TEA_HOUSE
    names, red, sixes = _aids(t, ask.seat, not guild and standing(t, ask))
    times = TEA_HOUSE_TIMES if guild else 1
    lines = [_reached(number, times, False, 0) for number in ANNOUNCEMENTS]
    aided = [_reached(number, times, red, sixes) for number in ANNOUNCEMENTS] if names else []
    return Odds("guild-tea-house" if guild else "tea-house", "", lines, aided, names)


def _blue(t: Board, seat: int, guild: bool, tile: bool) -> Odds:
    """How many blue goods come and find room."""
    me = t.seats[seat]
    room = me.room - me.goods[BLUE]
    names, red, sixes = _aids(t, seat, tile)
    aided = _lines(black_market(guild, room, red, sixes)) if names else []
    return Odds("black-market", "", _lines(black_market(guild, room, False, 0)), aided, names)


def _lines(spread: Spread) -> list[OddsLine]:
    return [OddsLine(str(value), chance) for value, chance in spread]


def _chance(t: Board, ask: Ask, seat: int) -> list[Odds]:
    """The odds of one thing that chance is asked."""
    name = t.book.rules[ask.kind].name
    if ask.kind == DICE:
        return [_roll(t, ask)]
    if ask.kind == TOKEN_ROLL:
        return [Odds(name, t.bazaar.tokens[ask.a], _lines(sums()), [], [])]
    if ask.kind == NEUTRAL_ROLL:
        return [Odds(name, str(ask.a), _lines(sums()), [], [])]
    if ask.kind == DRAW:
        return [_unseen_cards(t, seat)]
    if ask.kind == GUILD_DRAW:
        return [_unseen_guild_cards(t, seat)]
    rule = t.book.rules[ask.kind]
    moves, weights = rule.moves(t, ask), rule.weights(t, ask)
    total = sum(weights)
    lines = [named_outcome(rule.phrase(t, ask, move), weight / total) for move, weight in zip(moves, weights)]
    return [Odds(name, "", lines, [], [])]


def _roll(t: Board, ask: Ask) -> Odds:
    """A roll for a seat: what follows it is in the ask."""
    kind = follows(ask)
    tile = not tile_used(ask)
    if kind == BLACK_MARKET_ROLL:
        return _blue(t, ask.a, False, tile)
    if kind == GUILD_PAIR_ROLL:
        return _blue(t, ask.a, True, False)
    if kind in (TEA_HOUSE_ROLL, GUILD_TEA_HOUSE_ROLL):
        times = 1 if kind == TEA_HOUSE_ROLL else TEA_HOUSE_TIMES
        number = announced(ask)
        names, red, sixes = _aids(t, ask.a, tile)
        aided = [_reached(number, times, red, sixes)] if names else []
        return Odds("tea-house-roll", "", [_reached(number, times, False, 0)], aided, names)
    return Odds(t.book.rules[kind].name, "", _lines(sums()), [], [])


def _reached(number: int, times: int, red: bool, sixes: int) -> OddsLine:
    reached = times * income(number, number)
    return OddsLine(str(number), tea_house(number, red, sixes), reached, times * MISSED)


def _unseen_cards(t: Board, seat: int) -> Odds:
    """A card of the pile: for who does not know the hands of others, any card that lies face down is as likely."""
    unseen = t.pile[:]
    for i, other in enumerate(t.seats):
        if i != seat:
            unseen = [one + more for one, more in zip(unseen, other.hand)]
    total = sum(unseen)
    lines = [OddsLine(t.bazaar.cards[card], count / total) for card, count in enumerate(unseen) if count]
    return Odds("draw", "", lines, [], [])


def _unseen_guild_cards(t: Board, seat: int) -> Odds:
    """A guild card, in the same way: those that neither lie open nor are in the own hand."""
    shown = next(part.view(seat) for part in t.parts if part.name == "mocha")
    hands, discards = shown["guild_hands"], shown["guild_discards"]
    assert isinstance(hands, list)
    assert isinstance(discards, list)
    in_use = {ask.a for ask in t.asks if ask.kind == GUILD_EFFECT}
    unseen = sorted(set(range(1, GUILD_CARDS + 1)) - in_use - set(discards) - set(hands[seat]["cards"]))
    return Odds("guild-draw", "", [OddsLine(str(card), 1 / len(unseen)) for card in unseen], [], [])
