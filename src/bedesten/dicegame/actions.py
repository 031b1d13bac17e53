"""The actions of a turn. (DG-10, DG-A1 – DG-A10)"""

from __future__ import annotations

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
    ONE_MARKER,
    REVEAL,
    RIGHT_CARPET,
    TAKE_LIRA,
    TRACKS,
    TWO_MARKERS,
    USE_CARD,
)
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase, begins
from bedesten.kernel.reason import Reason

__all__ = ["Action"]


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
        brown = stock[BROWN]
        red = dice[0] + stock[0] + brown
        green = dice[1] + stock[1] + brown
        yellow = dice[2] + stock[2] + brown
        blue = dice[3] + stock[3] + brown
        found = [DONE]
        if red > 1:
            found.append(ONE_MARKER)
        if green > 1:
            found.append(ONE_MARKER + 1)
        if yellow > 1:
            found.append(ONE_MARKER + 2)
        if blue > 1:
            found.append(ONE_MARKER + 3)
        kinds = brown + (red > brown) + (green > brown) + (yellow > brown) + (blue > brown)
        if kinds > 1:
            found.append(A_CRYSTAL)
            if kinds > 2:
                found.append(A_BROWN)
                if kinds > 3:
                    found.append(TWO_MARKERS)
        if dice[LIRA_FACE]:
            found.append(TAKE_LIRA)
        for more in range(dice[CARD_FACE]):
            found.append(CARDS + more)
        goods = red + green + yellow + blue - 3 * brown
        if goods >= t.bazaar.cheapest:
            add_dear(t, [red, green, yellow, blue], brown, goods, stock[LIRA], found)
        else:
            add_right_carpet(t, stock[LIRA], found)
        return found

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


def add_dear(t: DiceBoard, have: list[int], brown: int, goods: int, lira: int, found: list[int]) -> None:
    """Add the rubies that can be paid, and the open tiles, equal ones once; `have` counts brown markers everywhere,
    `goods` once."""
    if goods >= t.bazaar.cheapest_ruby:
        rubies = t.rubies
        costs = t.bazaar.ruby_costs
        for colour in range(4):
            left = rubies[colour]
            if left and have[colour] >= costs[colour][left].total:
                found.append(A_RUBY + colour)
        left = rubies[LEFT_CARPET]
        if left:
            cost = costs[LEFT_CARPET][left]
            if goods >= cost.total and cost.met(have, brown):
                found.append(A_RUBY + LEFT_CARPET)
    add_right_carpet(t, lira, found)
    colours = t.bazaar.tile_colours
    totals = t.bazaar.tile_totals
    last = -1
    for tile in t.display:
        if tile != last:
            last = tile
            colour = colours[tile]
            if colour >= 0:
                if have[colour] >= totals[tile]:
                    found.append(A_TILE + tile)
            elif t.bazaar.tiles[tile].cost.met(have, brown):
                found.append(A_TILE + tile)


def add_right_carpet(t: DiceBoard, lira: int, found: list[int]) -> None:
    """Add the ruby of the right carpet, if it can be paid."""
    left = t.rubies[RIGHT_CARPET]
    if left and lira >= t.bazaar.ruby_prices[left]:
        found.append(A_RUBY + RIGHT_CARPET)


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
