"""How the board game is looked at."""

from __future__ import annotations

from typing import Any, Final

from bedesten.facts.istanbul.belongings import belongings, board_of, counts
from bedesten.facts.istanbul.odds import odds_of
from bedesten.facts.istanbul.reasons import unavailable_now
from bedesten.facts.istanbul.routes import walk_of
from bedesten.facts.istanbul.warnings import warnings_of
from bedesten.facts.lens import Lens
from bedesten.facts.trial import Desk, Trial
from bedesten.facts.types import (
    Assistant,
    Change,
    Deed,
    GroupName,
    Meeting,
    Odds,
    Option,
    Payment,
    Unavailable,
    Walk,
    Warning,
)
from bedesten.istanbul.encounters import Encounters
from bedesten.istanbul.rule import PlaceAction
from bedesten.istanbul.terms import ENCOUNTERS, PLACES
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.table import Table

__all__ = ["IstanbulLens"]

BY_PLACE: Final = ("go", "send", "fetch", "act", "companion", "ruby", "baksheesh")
USUAL: Final = (("pick up", None), ("leave", None), ("fetch", "all"))
"""Verb and way of what is ordinarily answered, where it is possible."""
PLAIN_DEEDS: Final = (
    *("brew", "buy", "collect", "deliver", "enrol", "extend", "fetch", "fill", "open", "roll", "take", "tile"),
)
"""What one does at a place where there is one way to do it; a trade or a gift of cards or letters is not among it."""
NOTHING_LEFT: Final = ("acted", "encounters", "turn-done", "guild-done")
"""Questions that are asked only since something might still be played."""
DEEDS: Final[dict[str, Deed]] = {
    "leave": "leave",
    "leave-neutral": "leave",
    "pick-up": "pick-up",
    "pick-up-neutral": "pick-up",
    "fetch": "fetch",
}


class IstanbulLens(Lens):
    """The board game and all its expansions."""

    def belongs(self, phrase: Phrase) -> tuple[GroupName, str]:
        if phrase.card is not None:
            return "card", phrase.card
        if phrase.guild is not None:
            return "guild", str(phrase.guild)
        if phrase.verb in ("recall", "turn", "reroll"):
            return "tile", "yellow" if phrase.verb == "recall" else "red"
        if phrase.tile is not None:
            return "tile", phrase.tile
        if phrase.token is not None:
            return "token", phrase.token
        if phrase.verb == "catch":
            return "token", f"family-{phrase.seat}"
        if phrase.verb in BY_PLACE and phrase.place is not None:
            return "place", str(phrase.place)
        return "answer", ""

    def usual(self, answers: dict[int, Phrase]) -> int:
        for verb, way in USUAL:
            for move, phrase in answers.items():
                if (phrase.verb, phrase.way) == (verb, way):
                    return move
        sales = [move for move, phrase in answers.items() if phrase.verb == "sell"]
        return max(sales, key=lambda move: sum((answers[move].goods or {}).values()), default=-1)

    def ordinary(self, trial: Trial, finish: bool) -> int:
        answers = trial.answers()
        ways = {move: phrase for move, phrase in answers.items() if not phrase.declines}
        question = trial.question
        if question in ("arrival", "other-merchants"):
            return self._worth(trial, ways) if len(ways) == 1 else -1
        if trial.table.may_play_by_name(trial.ask):
            return -1
        if trial.ask.kind < PLACES:
            return self._deed(trial, ways)
        if finish and question in NOTHING_LEFT and not ways and len(answers) == 1:
            return next(iter(answers))
        return -1

    def _worth(self, trial: Trial, ways: dict[int, Phrase]) -> int:
        """The one way on, unless it gives something for nothing: no action, nobody to meet, and the turn is over."""
        [(move, phrase)] = ways.items()
        if (phrase.verb, phrase.way) != ("pick up", None):
            tried = trial.copy()
            tried.play(move)
            if tried.stop in ("turn", "over"):
                return -1
        return move

    def _deed(self, trial: Trial, ways: dict[int, Phrase]) -> int:
        """The action of a place, if there is one way to carry it out, and it brings something."""
        if len(ways) != 1:
            return -1
        [(move, phrase)] = ways.items()
        if phrase.verb not in PLAIN_DEEDS:
            return -1
        tried = trial.copy()
        tried.play(move)
        seat = trial.desk.seat
        brings = self.changes(self.has(trial.table, seat), self.has(tried.table, seat))
        return move if brings or tried.stop == "chance" else -1

    def has(self, t: Table, seat: int) -> dict[str, Any]:
        return belongings(board_of(t), seat)

    def counts(self, has: dict[str, Any]) -> dict[str, int]:
        return counts(has)

    def unavailable(self, desk: Desk, t: Table, ask: Ask, options: list[Option]) -> list[Unavailable]:
        return unavailable_now(board_of(t), ask, options)

    def walk(self, desk: Desk, trial: Trial) -> Walk | None:
        return walk_of(desk, trial)

    def assistants(self, trial: Trial, stacks: list[list[str]]) -> list[Assistant]:
        found: list[Assistant] = []
        for i, step in enumerate(trial.steps):
            for fact in step.events:
                if fact["event"] in DEEDS and fact["seat"] == trial.desk.seat:
                    neutral = fact["event"].endswith("neutral")
                    deed = DEEDS[fact["event"]]
                    found.append(Assistant(deed, fact["place"], neutral, stacks[i], stacks[i + 1]))
        return found

    def payments(self, trial: Trial) -> list[Payment]:
        found: list[Payment] = []
        for step in trial.steps:
            for fact in step.events:
                if fact.get("seat") != trial.desk.seat:
                    continue
                if fact["event"] == "pay":
                    found.append(Payment(fact["to"], fact["lira"]))
                elif fact["event"] == "spend" and step.question == "other-merchants":
                    found.append(Payment(None, fact["lira"]))
        return found

    def meets(self, trial: Trial) -> list[Meeting]:
        t = board_of(trial.table)
        for ask in t.asks:
            if ask.kind == ENCOUNTERS and ask.seat == trial.desk.seat and trial.stop not in ("turn", "over"):
                rule = t.book.rules[ENCOUNTERS]
                assert isinstance(rule, Encounters)
                found: list[Meeting] = []
                for encounter in rule.encounters:
                    options = encounter.options(t, ask)
                    must = encounter.obliges(t, ask)
                    if encounter.name == "family":
                        found += [Meeting("family", seat, must) for seat in sorted({way // 2 for way in options})]
                    elif options:
                        found.append(Meeting(encounter.name, None, must))
                return found
        return []

    def sign(self, trial: Trial, walk: Walk | None) -> dict[str, Any] | None:
        t = board_of(trial.desk.table)
        place = walk.target if walk is not None else None
        if place is None and trial.stop == "choice":
            place = trial.about.place
        if place is None:
            return None
        action = t.book.rules[place]
        assert isinstance(action, PlaceAction)
        return {"place": place} | action.sign(t, place).plain()

    def odds(self, trial: Trial) -> list[Odds]:
        return odds_of(board_of(trial.table), trial.desk.seat) if trial.stop in ("choice", "chance") else []

    def warnings(self, desk: Desk, trial: Trial, changes: list[Change]) -> list[Warning]:
        return warnings_of(desk, trial, changes)
