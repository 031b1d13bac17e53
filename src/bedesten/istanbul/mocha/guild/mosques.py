"""Guild cards 14 and 15: a mosque tile for one good. (MB-G14, MB-G15)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.guild.turn import GuildCard
from bedesten.istanbul.mocha.terms import GUILD_MOSQUE
from bedesten.istanbul.places.mosque import Mosque, asked, take_tile
from bedesten.istanbul.rule import FromAfar
from bedesten.istanbul.terms import GOODS
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["GuildMosque", "TileForOne", "mosque_of", "tiles_for_one"]


class TileForOne(GuildCard):
    """14 Small Mosque, 15 Great Mosque: a tile of a colour one lacks for 1 good of it. (MB-G14, MB-G15)"""

    def __init__(self, number: int, mosque: int) -> None:
        super().__init__(number)
        self.mosque = mosque

    def possible(self, t: Board, seat: int) -> bool:
        return bool(tiles_for_one(t, seat, self.mosque))

    def carry_out(self, t: Board, seat: int) -> None:
        t.ask(GUILD_MOSQUE, seat, self.mosque)


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
    """A tile of a mosque for 1 good of its colour, however many it asks for. (MB-G14, MB-G15)

    ``a`` is the mosque.
    """

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
