"""The kiosk tiles. (LS-K01 – LS-K24)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.dice import Rolled
from bedesten.istanbul.letters.companion import can_be_fetched, fetch_companion
from bedesten.istanbul.letters.terms import KIOSK_DIE, KIOSK_ROLL
from bedesten.istanbul.letters.trades import (
    GainCard,
    GainGood,
    GainLetter,
    GainLira,
    Gains,
    PayCard,
    PayGood,
    PayLetter,
    PayLira,
    Pays,
)
from bedesten.istanbul.places.wainwright import extend
from bedesten.istanbul.rule import Question
from bedesten.istanbul.terms import BLUE, FOUNTAIN, GREEN, RED, YELLOW
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.rule import NOTHING, ONCE

__all__ = ["Die", "KioskRoll", "KioskTile", "Take", "Trade", "kiosk_tiles"]


def kiosk_tiles(cards: list[str]) -> dict[str, KioskTile]:
    """All tiles by name. Coffee counts only where there is some. (LS-19)"""
    return {
        "yellow-and-lira": Take([YELLOW], 1),
        "green-and-lira": Take([GREEN], 1),
        "red-and-lira": Take([RED], 1),
        "two-yellow": Take([YELLOW, YELLOW], 0),
        "two-green": Take([GREEN, GREEN], 0),
        "two-red": Take([RED, RED], 0),
        "yellow": Take([YELLOW], 0),
        "green": Take([GREEN], 0),
        "red": Take([RED], 0),
        "blue": Take([BLUE], 0),
        "card": TakeCard(),
        "two-lira": Take([], 2),
        "coffee-or-two-lira": Take([], 2),
        "coffee-or-three-lira": Take([], 3),
        "companion": TakeCompanion(),
        "die": RollDie(),
        "extension-for-lira": ExtensionForLira(),
        "extension-for-goods": ExtensionForGoods(),
        "to-the-fountain": StackToFountain(),
        "good-or-letter": Trade(PayGood(), GainLetter(), PayLetter(), GainGood()),
        "card-or-letter": Trade(PayCard(cards), GainLetter(), PayLetter(), GainCard()),
        "lira-or-letter": Trade(PayLira(2), GainLetter(), PayLetter(), GainLira(3)),
        "lira-or-good": Trade(PayLira(2), GainGood(), PayGood(), GainLira(3)),
        "lira-or-card": Trade(PayLira(2), GainCard(), PayCard(cards), GainLira(3)),
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class KioskTile:
    """A kiosk tile: whether and how its player can carry it out, and what it does."""

    def __init__(self, span: int = 1) -> None:
        self.span = span

    def options(self, t: Board, seat: int) -> list[int]:
        """The ways to carry it out now, from 0 on."""
        return ONCE

    def carry_out(self, t: Board, seat: int, option: int) -> None:
        raise NotImplementedError

    def phrase(self, option: int) -> Phrase:
        """What a way is called."""
        return Phrase("use")


class Take(KioskTile):
    """Take these goods and so many Lira. (LS-K01 – LS-K10, LS-K12 – LS-K14)"""

    def __init__(self, goods: list[int], lira: int) -> None:
        super().__init__()
        self.goods = goods
        self.lira = lira

    def carry_out(self, t: Board, seat: int, option: int) -> None:
        for good in self.goods:
            t.gain(seat, good, 1)
        if self.lira:
            t.earn(seat, self.lira)


class TakeCard(KioskTile):
    """Take a bonus card. (LS-K11)"""

    def options(self, t: Board, seat: int) -> list[int]:
        return ONCE if t.any_card_left() else NOTHING

    def carry_out(self, t: Board, seat: int, option: int) -> None:
        t.draw_card(seat)


class TakeCompanion(KioskTile):
    """The companion comes to the own supply, from the board or the general supply. (LS-K15)"""

    def options(self, t: Board, seat: int) -> list[int]:
        return ONCE if can_be_fetched(t, seat) else NOTHING

    def carry_out(self, t: Board, seat: int, option: int) -> None:
        fetch_companion(t, seat)


class RollDie(KioskTile):
    """Roll one die for as many Lira. (LS-K16)"""

    def carry_out(self, t: Board, seat: int, option: int) -> None:
        t.ask(KIOSK_DIE, CHANCE, seat)


class ExtensionForLira(KioskTile):
    """10 Lira for an extension. (LS-K17)"""

    def options(self, t: Board, seat: int) -> list[int]:
        me = t.seats[seat]
        return ONCE if me.lira >= 10 and me.room < t.bazaar.full_room else NOTHING

    def carry_out(self, t: Board, seat: int, option: int) -> None:
        t.spend(seat, 10)
        extend(t, seat)


class ExtensionForGoods(KioskTile):
    """One of each good for an extension. (LS-K18)"""

    def options(self, t: Board, seat: int) -> list[int]:
        me = t.seats[seat]
        return ONCE if min(me.goods) and me.room < t.bazaar.full_room else NOTHING

    def carry_out(self, t: Board, seat: int, option: int) -> None:
        for good in range(4):
            t.give(seat, good, 1)
        extend(t, seat)


class StackToFountain(KioskTile):
    """The merchant's stack goes to the Fountain; no assistants return. (LS-K19)"""

    def options(self, t: Board, seat: int) -> list[int]:
        return ONCE if t.seats[seat].at != FOUNTAIN else NOTHING

    def carry_out(self, t: Board, seat: int, option: int) -> None:
        t.tell("go", seat, FOUNTAIN, t.seats[seat].at)
        t.seats[seat].at = FOUNTAIN
        t.piece_moved(seat, FOUNTAIN)


class Trade(KioskTile):
    """One of two trades. (LS-K20 – LS-K24)"""

    def __init__(self, pays: Pays, gains: Gains, or_pays: Pays, or_gains: Gains) -> None:
        super().__init__(pays.span + or_pays.span)
        self.pays = pays
        self.gains = gains
        self.or_pays = or_pays
        self.or_gains = or_gains

    def options(self, t: Board, seat: int) -> list[int]:
        found = self.pays.ways(t, seat) if self.gains.possible(t, seat) else NOTHING
        if self.or_gains.possible(t, seat):
            first = self.pays.span
            found = found + [first + way for way in self.or_pays.ways(t, seat)]
        return found

    def carry_out(self, t: Board, seat: int, option: int) -> None:
        if option < self.pays.span:
            self.pays.pay(t, seat, option)
            self.gains.gain(t, seat)
        else:
            self.or_pays.pay(t, seat, option - self.pays.span)
            self.or_gains.gain(t, seat)

    def phrase(self, option: int) -> Phrase:
        if option < self.pays.span:
            return self.pays.phrase(option)
        return self.or_pays.phrase(option - self.pays.span)


# ── The die ────────────────────────────────────────────────────────────────────────────────────────────────────


class Die(Question):
    """One die, each face as likely as the others. (LS-K16)"""

    def __init__(self) -> None:
        super().__init__("kiosk-die", 6, clause="LS-K16")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.seat = ask.a
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [0, 1, 2, 3, 4, 5]

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.tell("kiosk-roll", ask.a, move + 1)
        t.ask(KIOSK_ROLL, ask.a, move + 1)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("roll", pips=[move + 1])


class KioskRoll(Rolled):
    """The kiosk's roll may be changed as long as something of the player's can change it, on his own turn. (LS-K16)

    ``a`` is the roll.
    """

    def __init__(self) -> None:
        super().__init__("kiosk-roll", clause="LS-K16")

    def pips(self, ask: Ask) -> list[int]:
        return [ask.a]

    def stands(self, t: Board, ask: Ask) -> bool:
        return ask.seat == t.active and t.may_play_by_name(ask)

    def settle(self, t: Board, ask: Ask) -> None:
        t.earn(ask.seat, ask.a)
