"""Guild cards that are carried out at once and ask nothing of their own. (MB-G01, MB-G06, MB-G07, MB-G17, MB-G18)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.guild.turn import GuildCard
from bedesten.istanbul.mocha.part import draw_guild, gain_coffee, mocha_of
from bedesten.istanbul.places.wainwright import extend
from bedesten.istanbul.terms import FETCH_MORE, FOUNTAIN, NOBODY

__all__ = ["CoffeeAndGuildCards", "FiveCoffee", "FreeExtension", "ThreeBonusCards", "ToTheFountain"]


class FreeExtension(GuildCard):
    """1: an extension, free. (MB-G01)"""

    def possible(self, t: Board, seat: int) -> bool:
        return t.seats[seat].room < t.bazaar.full_room

    def carry_out(self, t: Board, seat: int) -> None:
        extend(t, seat)


class ThreeBonusCards(GuildCard):
    """6: 3 bonus cards. (MB-G06)"""

    def carry_out(self, t: Board, seat: int) -> None:
        for _ in range(3):
            t.draw_card(seat)


class ToTheFountain(GuildCard):
    """7: merchant and stack go to the Fountain, any number of own assistants join them, without the Fountain's action;
    then comes another turn. (MB-G07)"""

    def carry_out(self, t: Board, seat: int) -> None:
        mocha_of(t).another_turn = True
        t.tell("go", seat, FOUNTAIN, t.seats[seat].at)
        t.seats[seat].at = FOUNTAIN
        t.piece_moved(seat, FOUNTAIN)
        t.ask(FETCH_MORE, seat, FOUNTAIN, NOBODY)


class FiveCoffee(GuildCard):
    """17: 5 coffee. (MB-G17)"""

    def carry_out(self, t: Board, seat: int) -> None:
        gain_coffee(t, seat, 5)


class CoffeeAndGuildCards(GuildCard):
    """18: 1 coffee and 2 guild cards. (MB-G18)"""

    def carry_out(self, t: Board, seat: int) -> None:
        gain_coffee(t, seat, 1)
        draw_guild(t, seat)
        draw_guild(t, seat)
