"""Guild card 9: the Tea House with twice the income. (MB-G09)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.dice import Rolled, after_roll, announced, total
from bedesten.istanbul.mocha.guild.turn import GuildCard
from bedesten.istanbul.mocha.terms import GUILD_TEA_HOUSE, GUILD_TEA_HOUSE_ROLL
from bedesten.istanbul.places.tea_house import ANNOUNCEMENTS, income, three_to_twelve
from bedesten.istanbul.rule import Question
from bedesten.istanbul.terms import DICE
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["TEA_HOUSE_TIMES", "DoubleTeaHouse", "GuildTeaHouse", "GuildTeaHouseRoll"]

TEA_HOUSE_TIMES: Final = 2
"""How many times the income of the Tea House the guild card brings."""


class DoubleTeaHouse(GuildCard):
    """9: Tea House with twice the income. (MB-G09)"""

    def carry_out(self, t: Board, seat: int) -> None:
        t.ask(GUILD_TEA_HOUSE, seat)


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

    def recall(self, about: About, ask: Ask) -> None:
        about.number = announced(ask)

    def settle(self, t: Board, ask: Ask) -> None:
        t.earn(ask.seat, TEA_HOUSE_TIMES * income(announced(ask), total(ask.a)))
