"""Guild card 12: the action of any place. (MB-G12)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.guild.turn import GuildCard
from bedesten.istanbul.mocha.places.tavern import can_act, cant_act
from bedesten.istanbul.mocha.terms import FAMILY_BACK, GUILD_ACTION, GUILD_PLACE
from bedesten.istanbul.refusals import no_place
from bedesten.istanbul.rule import PASS, FromAfar, PlaceAction, Question
from bedesten.istanbul.seat import fewer
from bedesten.istanbul.terms import NOBODY, PLACES, POLICE_STATION
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["AnyPlace", "FamilyBack", "GuildAction", "GuildPlace"]


class AnyPlace(GuildCard):
    """12: any place's action, as if standing nowhere; then the family member goes to the Police Station. (MB-G12)"""

    def possible(self, t: Board, seat: int) -> bool:
        for place in t.bazaar.board:
            if can_act(t, seat, place):
                return True
        return False

    def carry_out(self, t: Board, seat: int) -> None:
        t.ask(FAMILY_BACK, seat)
        t.ask(GUILD_PLACE, seat)


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
    """The action of a place, which the guild card brings and which is therefore carried out. (MB-12, MB-G12)

    ``a`` is the place.
    """

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
