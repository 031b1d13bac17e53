"""The rules in force, and the action space that follows from them."""

from __future__ import annotations

from typing import Any, Final

from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.options import GameOptions
from bedesten.kernel.rule import PLAYS, Playable, Rule

__all__ = ["Book", "PlayOffer", "Section"]


class Section:
    """A stretch of the action space: all answers to one kind of ask, or all options of one play."""

    def __init__(self, name: str, first: int, span: int, kind: int, chance: bool) -> None:
        self.name = name
        self.first = first
        self.span = span
        self.kind = kind
        self.chance = chance


class PlayOffer:
    """The plays that are offered on one kind of ask: those that need nothing held, and the others by their keys."""

    def __init__(self, plays: list[Playable[Any]], keys: int) -> None:
        self.plays = plays
        self.always = [play for play in plays if play.key < 0]
        self.keyed = [[play for play in plays if play.key == key] for key in range(keys)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """All rules of a setup: built once, then shared by every copy of its tables.

    Rules are found by the kind of the ask. Plays are offered on kinds of asks, or at any time: on every ask
    to the seat whose turn it is, except on closed kinds. The order of registration fixes the action space,
    so what comes later (an expansion) moves no index of what was there before.
    """

    def __init__(self) -> None:
        self.game = ""
        """The game whose rules these are; empty if they were put together by hand."""
        self.options: GameOptions | None = None
        """What was chosen of that game: set up with them again, the rules are the same."""
        self.rules: list[Rule[Any]] = []
        self.named: list[PlayOffer] = []
        """For each kind of ask the plays offered on it by name."""
        self.offers: list[PlayOffer] = []
        """For each kind of ask all plays offered on it, those of any time included."""
        self.plays: list[Playable[Any]] = []
        self.sections: list[Section] = []
        self.actions = 0
        self.outcomes = 0
        self._named: list[list[Playable[Any]]] = []
        self._any_time: list[Playable[Any]] = []
        self._closed: list[int] = []
        self._play_of: list[int] = []
        self._rule_first: list[int] = []
        self._play_first: list[int] = []

    def add(self, kind: int, rule: Rule[Any], chance: bool = False) -> None:
        """Put a rule into force for a kind of ask, or in place of the rule that was there."""
        while len(self.rules) <= kind:
            self.rules.append(_UNUSED)
            self._named.append([])
            self._rule_first.append(-1)
        if self.rules[kind] is _UNUSED or rule.span > self.rules[kind].span:
            first = self.outcomes if chance else self.actions
            self._rule_first[kind] = first
            self.sections.append(Section(rule.name, first, rule.span, kind, chance))
            if chance:
                self.outcomes += rule.span
            else:
                self.actions += rule.span
        self.rules[kind] = rule

    def offer(self, play: Playable[Any], kinds: list[int]) -> None:
        """Offer a play on these kinds of asks."""
        self._enter(play)
        for kind in kinds:
            self._named[kind].append(play)

    def offer_any_time(self, play: Playable[Any]) -> None:
        """Offer a play on every ask to the seat whose turn it is."""
        self._enter(play)
        self._any_time.append(play)

    def close_to_any_time(self, kind: int) -> None:
        """A kind of ask on which nothing may be played but what is offered on it by name."""
        self._closed.append(kind)

    def bind(self, game: str = "", options: GameOptions | None = None) -> Book:
        """Finish the book, which is of a game with these options: from here on it does not change."""
        self.game = game
        self.options = options
        keys = max((play.key for play in self.plays), default=-1) + 1
        for kind, plays in enumerate(self._named):
            offered = plays[:]
            if kind not in self._closed:
                offered += [play for play in self._any_time if play not in plays]
            self.named.append(PlayOffer(plays, keys))
            self.offers.append(PlayOffer(offered, keys))
        return self

    def play_of(self, move: int) -> Playable[Any]:
        """The play that a move from `PLAYS` on belongs to."""
        return self.plays[self._play_of[move - PLAYS]]

    def action(self, kind: int, move: int) -> int:
        """The index of (ask, move) in the action space; for asks to chance, in the space of outcomes."""
        if move < PLAYS:
            return self._rule_first[kind] + move
        play = self._play_of[move - PLAYS]
        return self._play_first[play] + move - self.plays[play].first

    def move(self, kind: int, action: int) -> int:
        """The move that an index of the action space means under an ask of this kind, or -1 if it means none."""
        first = self._rule_first[kind]
        if first <= action < first + self.rules[kind].span:
            return action - first
        for play in self.offers[kind].plays:
            first = self._play_first[self._play_of[play.first - PLAYS]]
            if first <= action < first + play.span:
                return play.first + action - first
        return -1

    def play_at(self, action: int) -> int:
        """The move from `PLAYS` on that an index of the action space means under any ask, or -1 if it means none."""
        for i in range(len(self.plays)):
            first = self._play_first[i]
            if first <= action < first + self.plays[i].span:
                return self.plays[i].first + action - first
        return -1

    def kind_at(self, action: int, chance: bool) -> int:
        """The kind of ask that an index of the action space, or of that of outcomes, answers; -1 if it is none."""
        for section in self.sections:
            if (
                section.chance == chance
                and section.kind >= 0
                and section.first <= action < section.first + section.span
            ):
                return section.kind
        return -1

    def is_closed(self, kind: int) -> bool:
        """Whether on this kind of ask nothing may be played but what is offered on it by name."""
        return kind in self._closed

    def kind_of(self, name: str) -> int:
        """The kind of ask with this name, or -1."""
        for kind in range(len(self.rules)):
            if self.rules[kind].name == name:
                return kind
        return -1

    def is_chance(self, kind: int) -> bool:
        """Whether this kind of ask is put to chance."""
        for section in self.sections:
            if section.kind == kind:
                return section.chance
        return False

    def _enter(self, play: Playable[Any]) -> None:
        if play in self.plays:
            return
        play.first = PLAYS + len(self._play_of)
        self._play_of.extend([len(self.plays)] * play.span)
        self._play_first.append(self.actions)
        self.sections.append(Section(play.name, self.actions, play.span, -1, False))
        self.plays.append(play)
        self.actions += play.span


_UNUSED: Final[Rule[Any]] = Rule("", 0)
