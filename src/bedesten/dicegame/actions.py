"""The actions of a turn. (DG-10, DG-A1 – DG-A10)"""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.mosque_tiles import not_open
from bedesten.dicegame.paying import pay
from bedesten.dicegame.purposes import cost_of
from bedesten.dicegame.rule import Question
from bedesten.dicegame.terms import (
    A_BROWN,
    A_CRYSTAL,
    A_RUBY,
    A_TILE,
    ACTIONS,
    BROWN,
    CARD_FACE,
    CARDS,
    DONE,
    GOODS,
    LEFT_CARPET,
    LIRA,
    LIRA_FACE,
    MARKER_TILE,
    MOST_DICE,
    ONE_MARKER,
    REVEAL,
    RIGHT_CARPET,
    TAKE_LIRA,
    TRACKS,
    TWO_MARKERS,
    USE_CARD,
)
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.hints import i64
from bedesten.kernel.phrase import Phrase, begins
from bedesten.kernel.reason import Reason

__all__ = ["Action"]

A_RIGHT_RUBY: Final = [A_RUBY + RIGHT_CARPET]


class Action(Question):
    """One of the actions that are left in this turn, or no more of them. (DG-10)"""

    def __init__(self, tiles: list[str]) -> None:
        super().__init__("action", A_TILE + len(tiles), clause="DG-10")
        self.tiles = tiles

    def stands(self, t: DiceBoard, ask: Ask) -> bool:
        """Two goods always make an action possible: they are equal or different."""
        dice = t.dice
        if dice[LIRA_FACE] or dice[CARD_FACE]:
            return True
        if dice[0] + dice[1] + dice[2] + dice[3] > 1 or t.seats[ask.seat].markers() > 1:
            return True
        return len(self.moves(t, ask)) > 1

    def lapse(self, t: DiceBoard, ask: Ask) -> None:
        t.actions = 0

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        stock = t.seats[ask.seat].stock
        dice = t.dice
        brown: i64 = stock[BROWN]
        red: i64 = dice[0] + stock[0] + brown
        green: i64 = dice[1] + stock[1] + brown
        yellow: i64 = dice[2] + stock[2] + brown
        blue: i64 = dice[3] + stock[3] + brown
        pairs = (red > 1) | (green > 1) << 1 | (yellow > 1) << 2 | (blue > 1) << 3
        kinds = brown + (red > brown) + (green > brown) + (yellow > brown) + (blue > brown)
        found = plain_actions(pairs, kinds, dice[LIRA_FACE], dice[CARD_FACE])
        goods = red + green + yellow + blue - 3 * brown
        most = max(red, green)
        most = max(most, yellow)  # of two at a time, for which nothing is made
        most = max(most, blue)
        bazaar = t.bazaar
        if most >= bazaar.cheapest_of_one or goods >= bazaar.cheapest_of_several:
            dear = dear_actions(t, [red, green, yellow, blue], brown, most, goods, stock[LIRA])
            return found + dear if dear else found
        return found + A_RIGHT_RUBY if affords_right_carpet(t, stock[LIRA]) else found

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        if move == DONE:
            t.actions = 0
            t.tell("done", ask.seat)
            return
        t.actions -= 1
        if t.heard is not None:
            t.tell("act", ask.seat, move)
        if move == TAKE_LIRA:
            take_lira(t, ask.seat)
        elif CARDS <= move < A_RUBY:
            reveal_cards(t, ask.seat, move - CARDS + 1)
        elif move == A_RUBY + RIGHT_CARPET:
            t.give(ask.seat, LIRA, t.bazaar.ruby_prices[t.rubies[RIGHT_CARPET]])
            t.take_ruby(ask.seat, RIGHT_CARPET)
        else:
            pay(t, ask.seat, move)

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        return t.phase == ACTIONS and ask.seat == t.active and t.actions > 0

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        return action_phrase(move, self.tiles)

    def why_not(self, t: DiceBoard, ask: Ask, move: int) -> Reason:
        if move == TAKE_LIRA:
            return Reason(["DG-A5"], "no-lira-die", "no die shows Lira")
        if CARDS <= move < A_RUBY:
            return card_dice(t.dice[CARD_FACE])
        if move >= A_TILE and move - A_TILE not in t.display:
            return not_open("DG-A7", self.tiles[move - A_TILE])
        if A_RUBY <= move < A_TILE:
            left = t.rubies[move - A_RUBY]
            if not left:
                return Reason(["DG-17"], "none-left", "no ruby is left there", {"what": "ruby"})
            if move == A_RUBY + RIGHT_CARPET:
                price = t.bazaar.ruby_prices[left]
                have = t.seats[ask.seat].stock[LIRA]
                words = f"the next ruby there costs {price} Lira, and you have {have}"
                return Reason(["DG-A10"], "lacks-lira", words, {"price": price, "have": have})
        price_words = cost_of(t, move).words()
        words = f"the price is {price_words}; dice and markers do not suffice"
        return Reason(["DG-12"], "lacks-goods", words, {"price": price_words})

    def unknown(self, t: DiceBoard, ask: Ask, words: str) -> Reason:
        if begins(words, "cards"):
            return card_dice(t.dice[CARD_FACE])
        return super().unknown(t, ask, words)


def card_dice(showing: int) -> Reason:
    words = f"of the dice that are left {showing} show a card"
    return Reason(["DG-A6"], "card-dice", words, {"count": showing})


_plain: Final[list[list[int] | None]] = [None] * (16 * 5 * 2 * (MOST_DICE + 1))


def plain_actions(pairs: i64, kinds: i64, lira_dice: i64, card_dice: i64) -> list[int]:
    """The actions that buy neither rubies nor tiles: by the colours of which there are two goods (a bit each), of how
    many there is one, and the dice that show no goods. So few cases differ that each is put together only once."""
    if kinds > 4:
        kinds = 4
    case = 2 * (5 * pairs + kinds)
    if lira_dice:
        case += 1
    case = case * (MOST_DICE + 1) + card_dice
    known = _plain[case]
    if known is None:
        known = [DONE]
        known += [ONE_MARKER + colour for colour in range(4) if pairs >> colour & 1]
        known += [A_CRYSTAL, A_BROWN, TWO_MARKERS][: max(kinds - 1, 0)]
        if lira_dice:
            known.append(TAKE_LIRA)
        known += [CARDS + more for more in range(card_dice)]
        _plain[case] = known
    return known


def dear_actions(t: DiceBoard, have: list[int], brown: i64, most: i64, goods: i64, lira: int) -> list[int]:
    """The rubies that can be paid, and the open tiles, equal ones once; `have` and the `most` of it count brown markers
    everywhere, `goods` once."""
    found: list[int] = []
    bazaar = t.bazaar
    rubies = t.rubies
    costs = bazaar.ruby_costs
    if most >= bazaar.cheapest_ruby:
        for colour in range(4):
            left = rubies[colour]
            if left and have[colour] >= costs[colour][left].total:
                found.append(A_RUBY + colour)
    left = rubies[LEFT_CARPET]
    if left:
        cost = costs[LEFT_CARPET][left]
        if goods >= cost.total and cost.met(have, brown):
            found.append(A_RUBY + LEFT_CARPET)
    if affords_right_carpet(t, lira):
        found.append(A_RUBY + RIGHT_CARPET)
    colours = bazaar.tile_colours
    totals = bazaar.tile_totals
    enough = most >= bazaar.cheapest_of_one
    last = -1
    for tile in t.display:
        if tile != last:
            last = tile
            colour = colours[tile]
            if colour >= 0:
                if enough and have[colour] >= totals[tile]:
                    found.append(A_TILE + tile)
            elif goods >= totals[tile] and bazaar.tiles[tile].cost.met(have, brown):
                found.append(A_TILE + tile)
    return found


def affords_right_carpet(t: DiceBoard, lira: int) -> bool:
    """Whether the next ruby of the right carpet can be paid."""
    left = t.rubies[RIGHT_CARPET]
    return left > 0 and lira >= t.bazaar.ruby_prices[left]


def take_lira(t: DiceBoard, seat: int) -> None:
    """All Lira dice that are left bring Lira, and the tiles that go with it their markers. (DG-A5, DG-M5)"""
    count = t.dice[LIRA_FACE]
    t.use_dice(LIRA_FACE, count)
    t.take(seat, LIRA, count * t.bazaar.lira_a_die)
    if t.seats[seat].tiles:
        for number in t.working():
            if t.bazaar.tile_kinds[number] == MARKER_TILE:
                t.take(seat, t.bazaar.tiles[number].colour, 1)


def reveal_cards(t: DiceBoard, seat: int, count: int) -> None:
    """As many cards as dice are discarded for them, of which one is used. (DG-A6)"""
    t.use_dice(CARD_FACE, count)
    t.ask(USE_CARD, seat)
    for _ in range(count):
        t.ask(REVEAL, CHANCE, seat)


def action_phrase(move: int, tiles: list[str]) -> Phrase:
    """What an action names."""
    if move == DONE:
        return Phrase("done", declines=True)
    if move >= A_TILE:
        return Phrase("tile", tile=tiles[move - A_TILE])
    if move >= A_RUBY:
        return Phrase("ruby", track=TRACKS[move - A_RUBY])
    if move >= CARDS:
        return Phrase("cards", count=move - CARDS + 1)
    if ONE_MARKER <= move < A_CRYSTAL:
        return Phrase("marker", goods={GOODS[move - ONE_MARKER]: 1})
    return Phrase({A_CRYSTAL: "crystal", A_BROWN: "brown", TWO_MARKERS: "markers", TAKE_LIRA: "lira"}[move])
