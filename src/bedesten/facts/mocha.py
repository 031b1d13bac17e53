"""What Mocha & Baksheesh adds to the facts of the board game."""

from __future__ import annotations

from typing import Final

from bedesten.facts.game_facts import Belongings
from bedesten.facts.istanbul.odds import announcing, blue, one_announced
from bedesten.facts.istanbul.parts import PartFacts
from bedesten.facts.istanbul.unavailable import because
from bedesten.facts.types import Odds, OddsLine, Unavailable
from bedesten.istanbul.board import Board
from bedesten.istanbul.dice import follows
from bedesten.istanbul.mocha.guild.goods import pair_blue_goods
from bedesten.istanbul.mocha.guild.tea_house import TEA_HOUSE_TIMES
from bedesten.istanbul.mocha.part import mocha_of
from bedesten.istanbul.mocha.terms import (
    GUILD_CARDS,
    GUILD_DRAW,
    GUILD_EFFECT,
    GUILD_PAIR_ROLL,
    GUILD_TEA_HOUSE,
    GUILD_TEA_HOUSE_ROLL,
    NO_BARRIER,
    TAVERN_TILES,
)
from bedesten.istanbul.terms import DICE
from bedesten.kernel.ask import Ask
from bedesten.kernel.notation import move_phrase

__all__ = ["FACTS"]


class MochaFacts(PartFacts):
    """Coffee, guild cards, Tavern tiles, the Barrier; a card that turns dice."""

    def has(self, t: Board, seat: int) -> Belongings:
        mocha = mocha_of(t)
        found: Belongings = {("coffee", ""): mocha.coffee[seat], ("guild-cards", ""): len(mocha.cards(seat))}
        return found | {("tavern-tile", name): int(mocha.has_tile(seat, i)) for i, name in enumerate(TAVERN_TILES)}

    def closed(self, t: Board, seat: int) -> set[int]:
        mocha = mocha_of(t)
        return set() if mocha.barrier == NO_BARRIER or mocha.control == seat else set(mocha.edges[mocha.barrier])

    def sixes(self, t: Board, seat: int) -> dict[str, int]:
        return {"turn-six": t.seats[seat].hand[t.bazaar.cards.index("turn-six")]}

    def question_odds(self, t: Board, ask: Ask) -> Odds | None:
        """Guild card 9: the red tile does not help."""
        if ask.kind != GUILD_TEA_HOUSE:
            return None
        return announcing(t, ask.seat, "guild-tea-house", TEA_HOUSE_TIMES, False)

    def chance_odds(self, t: Board, ask: Ask, seat: int) -> Odds | None:
        if ask.kind == GUILD_DRAW:
            return _unseen(t, seat)
        if ask.kind == DICE and follows(ask) == GUILD_PAIR_ROLL:
            return blue(t, ask.a, pair_blue_goods, False)
        if ask.kind == DICE and follows(ask) == GUILD_TEA_HOUSE_ROLL:
            return one_announced(t, ask, TEA_HOUSE_TIMES)
        return None

    def unavailable(self, t: Board, ask: Ask) -> list[Unavailable]:
        """Guild cards of the hand."""
        play = next(play for play in t.book.plays if play.name == "guild")
        offered = {move_phrase(t, move).guild for move in t.moves()}
        held = [card for card in mocha_of(t).cards(ask.seat) if card not in offered]
        return [because("guild", str(card), play.why_not(t, ask, card)) for card in held]


def _unseen(t: Board, seat: int) -> Odds:
    """A guild card: those that neither lie open nor are in the own hand are as likely as each other."""
    mocha = mocha_of(t)
    in_use = {ask.a for ask in t.asks if ask.kind == GUILD_EFFECT}
    unseen = sorted(set(range(1, GUILD_CARDS + 1)) - in_use - set(mocha.discards) - set(mocha.cards(seat)))
    return Odds("guild-draw", "", [OddsLine(str(card), 1 / len(unseen)) for card in unseen], [], [])


FACTS: Final = MochaFacts()
