"""What guild cards ask while they are carried out."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.dice import Rolled, after_roll, total
from bedesten.istanbul.mocha.places.tavern import TavernDeeds, can_act, cant_act
from bedesten.istanbul.mocha.terms import GUILD_ACTION, GUILD_PAIR_ROLL, GUILD_TEA_HOUSE_ROLL
from bedesten.istanbul.places.mosque import Mosque, asked, take_tile
from bedesten.istanbul.places.tea_house import ANNOUNCEMENTS, income, three_to_twelve
from bedesten.istanbul.refusals import lacks_goods, no_place, no_room
from bedesten.istanbul.rule import PASS, FromAfar, PlaceAction, Question, goods_words, named_goods
from bedesten.istanbul.terms import (
    BLUE,
    DICE,
    GOODS,
    GREEN,
    NOBODY,
    PALACE_RUBIES,
    PLACES,
    POLICE_STATION,
    RED,
    YELLOW,
)
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase, counted
from bedesten.kernel.reason import Reason

__all__ = [
    "FamilyBack",
    "GuildAction",
    "GuildDelivery",
    "GuildGoods",
    "GuildMosque",
    "GuildPair",
    "GuildPairRoll",
    "GuildPlace",
    "GuildTavern",
    "GuildTavernMore",
    "GuildTeaHouse",
    "GuildTeaHouseRoll",
]


class GuildGoods(Question):
    """Up to ``a`` different goods, 1 of each: any for which there is room. (MB-G02 – MB-G05)"""

    def __init__(self) -> None:
        super().__init__("guild-goods", 1 << len(GOODS), clause="MB-G02")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.most = ask.a
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        full = sum(1 << good for good in range(4) if me.goods[good] >= me.room)
        return [kinds for kinds in range(16) if not kinds & full and kinds.bit_count() <= ask.a]

    def stands(self, t: Board, ask: Ask) -> bool:
        me = t.seats[ask.seat]
        return me.all_goods() < 4 * me.room

    def play(self, t: Board, ask: Ask, move: int) -> None:
        for good in range(4):
            if move >> good & 1:
                t.gain(ask.seat, good, 1)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        if not move:
            return Phrase("take", declines=True, way="none")
        return Phrase("take", goods=named_goods([move >> good & 1 for good in range(4)]))

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        me = t.seats[ask.seat]
        for good in range(4):
            if move >> good & 1 and me.goods[good] >= me.room:
                return no_room(good)
        return self.unknown(t, ask, "")

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        clause = "MB-G05" if ask.a == len(GOODS) else "MB-G02"
        return Reason([clause], "different-goods", f"up to {ask.a} different goods are taken", {"most": ask.a})


class GuildPair(Question):
    """2 red, 2 green or 2 yellow goods; then two dice for blue ones, without the red tile. (MB-G08)"""

    def __init__(self) -> None:
        super().__init__("guild-pair", 3, clause="MB-G08")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [RED, GREEN, YELLOW]

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.gain(ask.seat, move, 2)
        t.ask(DICE, CHANCE, ask.seat, after_roll(GUILD_PAIR_ROLL, False, 0))

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("take", goods={GOODS[move]: 2})

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        choices = [counted({GOODS[good]: 2}) for good in (RED, GREEN, YELLOW)]
        return Reason(["MB-G08"], "no-such-choice", "2 red, 2 green or 2 yellow goods are taken", {"choices": choices})


def pair_blue_goods(rolled: int) -> int:
    """4–6 give 1 blue good, 7–12 give 3, less gives none. (MB-G08)"""
    return 3 if rolled >= 7 else 1 if rolled >= 4 else 0


class GuildPairRoll(Rolled):
    """Then the dice bring blue goods. (MB-G08)"""

    def __init__(self) -> None:
        super().__init__("guild-pair-roll", clause="MB-G08")

    def settle(self, t: Board, ask: Ask) -> None:
        found = pair_blue_goods(total(ask.a))
        if found:
            t.gain(ask.seat, BLUE, found)


TEA_HOUSE_TIMES: Final = 2
"""How many times the income of the Tea House the guild card brings."""


class GuildTeaHouse(Question):
    """The Tea House's action with twice the income, without the red tile. (MB-G09)"""

    def __init__(self) -> None:
        super().__init__("guild-tea-house", 13, clause="MB-G09")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return ANNOUNCEMENTS

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.tell("announce", ask.seat, move)
        t.ask(DICE, CHANCE, ask.seat, after_roll(GUILD_TEA_HOUSE_ROLL, False, move))

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("announce", number=move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return three_to_twelve()

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return three_to_twelve()


class GuildTeaHouseRoll(Rolled):
    """Twice as many Lira as announced if the roll is as high, else 4. (MB-G09)"""

    def __init__(self) -> None:
        super().__init__("guild-tea-house-roll", clause="MB-G09")

    def recall(self, about: About, remembered: int) -> None:
        about.number = remembered >> 1

    def settle(self, t: Board, ask: Ask) -> None:
        t.earn(ask.seat, TEA_HOUSE_TIMES * income(ask.b >> 1, total(ask.a)))


class GuildPlace(Question):
    """Any place whose action is possible as if the player stood nowhere. (MB-G12)"""

    def __init__(self, board: list[int]) -> None:
        super().__init__("guild-place", PLACES, clause="MB-G12")
        self.places = sorted(board)

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [place for place in self.places if can_act(t, ask.seat, place)]

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.ask(GUILD_ACTION, ask.seat, move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("act", place=move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return cant_act(move) if move in self.places else no_place("MB-G12", move)


class GuildAction(FromAfar):
    """The action of place ``a``, which the guild card brings and which is therefore carried out. (MB-12, MB-G12)"""

    def __init__(self, span: int) -> None:
        super().__init__("guild-action", span, clause="MB-12")

    def action(self, t: Board, place: int) -> PlaceAction:
        found = t.book.rules[place]
        assert isinstance(found, PlaceAction)
        return found

    def moves(self, t: Board, ask: Ask) -> list[int]:
        action = self.action(t, ask.a)
        here = Ask(ask.a, ask.seat, ask.a, NOBODY)
        return action.choices(t, here) if action.possible(t, here) else []

    def stands(self, t: Board, ask: Ask) -> bool:
        return len(self.moves(t, ask)) > 1

    def lapse(self, t: Board, ask: Ask) -> None:
        for only in self.moves(t, ask):
            self.play(t, ask, only)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        self.action(t, ask.a).play(t, Ask(ask.a, ask.seat, ask.a, NOBODY), move)

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        me = t.seats[ask.seat]
        hand = me.hand
        me.hand = fewer(hand, cards)
        me.lira -= lira
        possible = can_act(t, ask.seat, ask.a)
        me.hand = hand
        me.lira += lira
        return possible

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        if move == PASS or not 0 < ask.a < PLACES or move >= t.book.rules[ask.a].span:
            return Phrase("")
        return t.book.rules[ask.a].phrase(t, Ask(ask.a, ask.seat, ask.a, NOBODY), move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        action = self.action(t, ask.a)
        if move == PASS:
            return Reason(["MB-12"], "must-act", "the action that the guild card brings is carried out")
        if move >= action.span:
            return Reason(["MB-12"], "no-such-move", "this place has no such choice")
        return action.why_not(t, Ask(ask.a, ask.seat, ask.a, NOBODY), move)

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return self.action(t, ask.a).unknown(t, Ask(ask.a, ask.seat, ask.a, NOBODY), words)


def fewer(hand: list[int], cards: int) -> list[int]:
    """A hand with so many cards less, whichever."""
    found = hand[:]
    for card in range(len(found)):
        gone = min(cards, found[card])
        found[card] -= gone
        cards -= gone
    return found


class FamilyBack(Question):
    """Then the family member goes to the Police Station, unrewarded, unless it is there. (MB-22, MB-G12)"""

    def __init__(self) -> None:
        super().__init__("family-back", 1, clause="MB-G12")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [0]

    def stands(self, t: Board, ask: Ask) -> bool:
        return False

    def lapse(self, t: Board, ask: Ask) -> None:
        if t.seats[ask.seat].family != POLICE_STATION:
            t.send_family(ask.seat, POLICE_STATION)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("")


def _deliveries() -> list[list[int]]:
    """All ways to give 6 goods, of which a barrow holds 5 of a kind."""
    found: list[list[int]] = []
    numbers = range(6)
    for red in numbers:
        for green in numbers:
            for yellow in numbers:
                blue = 6 - red - green - yellow
                if 0 <= blue <= 5:
                    found.append([red, green, yellow, blue])
    return found


DELIVERIES: Final = _deliveries()


class GuildDelivery(Question):
    """Any 6 goods for the next ruby of the Sultan's Palace. (MB-G13)"""

    def __init__(self) -> None:
        super().__init__("guild-delivery", len(DELIVERIES), clause="MB-G13")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        goods = t.seats[ask.seat].goods
        found: list[int] = []
        for i in range(len(DELIVERIES)):
            given = DELIVERIES[i]
            if given[0] <= goods[0] and given[1] <= goods[1] and given[2] <= goods[2] and given[3] <= goods[3]:
                found.append(i)
        return found

    def play(self, t: Board, ask: Ask, move: int) -> None:
        for good in range(4):
            t.give(ask.seat, good, DELIVERIES[move][good])
        t.take_ruby(ask.seat, PALACE_RUBIES)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("deliver", goods=named_goods(DELIVERIES[move]))

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return lacks_goods("MB-G13", goods_words(DELIVERIES[move]), goods_words(t.seats[ask.seat].goods))

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return Reason(["MB-G13"], "as-many", "6 goods are delivered", {"count": 6})


def mosque_of(t: Board, place: int) -> Mosque:
    mosque = t.book.rules[place]
    assert isinstance(mosque, Mosque)
    return mosque


def tiles_for_one(t: Board, seat: int, place: int) -> list[int]:
    """The colours of a mosque whose top tile this seat lacks and has a good for. (MB-G14)"""
    me = t.seats[seat]
    found = mosque_of(t, place).colours
    return [colour for colour in found if asked(t, colour) and me.goods[colour] and not me.has_tile(colour)]


class GuildMosque(FromAfar):
    """A tile of mosque ``a`` for 1 good of its colour, however many it asks for. (MB-G14, MB-G15)"""

    def __init__(self) -> None:
        super().__init__("guild-mosque", len(GOODS), clause="MB-G14")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return tiles_for_one(t, ask.seat, ask.a)

    def stands(self, t: Board, ask: Ask) -> bool:
        return len(self.moves(t, ask)) > 1

    def lapse(self, t: Board, ask: Ask) -> None:
        self.play(t, ask, self.moves(t, ask)[0])

    def play(self, t: Board, ask: Ask, move: int) -> None:
        take_tile(t, ask.seat, move, mosque_of(t, ask.a))

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("tile", tile=GOODS[move])

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return mosque_of(t, ask.a).refusal(t, ask.seat, move, 1)


class GuildTavern(Question):
    """The first Tavern action of guild card 19, for 1 coffee less. (MB-G19)"""

    def __init__(self, deeds: TavernDeeds) -> None:
        super().__init__("guild-tavern", deeds.span, clause="MB-G19")
        self.deeds = deeds

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return self.deeds.ways(t, ask.seat, 1)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        self.deeds.carry_out(t, ask.seat, move, 1)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return self.deeds.phrase(t, move) if move else Phrase("")

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if move == PASS:
            return Reason(["MB-G19"], "must-act", "the guild card brings at least one Tavern action")
        return self.deeds.why_not(t, ask.seat, move, 1)


class GuildTavernMore(Question):
    """Then a second Tavern action, if wanted, at its full price. (MB-G19)"""

    def __init__(self, deeds: TavernDeeds) -> None:
        super().__init__("guild-tavern-more", deeds.span, clause="MB-G19")
        self.deeds = deeds

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [PASS, *self.deeds.ways(t, ask.seat, 0)]

    def stands(self, t: Board, ask: Ask) -> bool:
        return self.deeds.any_way(t, ask.seat, 0) or t.may_play(ask)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move != PASS:
            self.deeds.carry_out(t, ask.seat, move, 0)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return self.deeds.phrase(t, move) if move else Phrase("done", declines=True)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return self.deeds.why_not(t, ask.seat, move, 0)
