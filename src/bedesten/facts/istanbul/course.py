"""What happens in the course of a line: assistants, payments to others, and who could be met."""

from __future__ import annotations

from typing import Final

from bedesten.facts.istanbul.belongings import board_of, stack_of
from bedesten.facts.trial import Trial, TriedMove
from bedesten.facts.types import Assistants, Deed, Meeting, Payment
from bedesten.istanbul.encounters import Encounters
from bedesten.istanbul.terms import ENCOUNTERS, OTHER_MERCHANTS

__all__ = ["assistants_of", "meets_of", "payments_of"]

DEEDS: Final[dict[str, tuple[Deed, bool]]] = {
    "leave": ("leave", False),
    "leave-neutral": ("leave", True),
    "pick-up": ("pick-up", False),
    "pick-up-neutral": ("pick-up", True),
}
"""Parts of an outcome about one assistant: what is done, and whether it is a neutral one."""


def assistants_of(trial: Trial) -> list[Assistants]:
    """Those left, picked up and fetched, in order; fetched ones are told together."""
    found: list[Assistants] = []
    tables = [*(step.table for step in trial.steps), trial.table]
    for step, after in zip(trial.steps, tables[1:], strict=True):
        for deed, neutral, places in _deeds(step, trial.seat):
            before = stack_of(board_of(step.table), trial.seat)
            if deed == "fetch" and found and found[-1].deed == deed:
                places, before = found[-1].places + places, found.pop().before
            found.append(Assistants(deed, places, neutral, before, stack_of(board_of(after), trial.seat)))
    return found


def _deeds(step: TriedMove, seat: int) -> list[tuple[Deed, bool, list[int]]]:
    """What one move does with assistants, and where."""
    found: list[tuple[Deed, bool, list[int]]] = []
    for part in step.parts:
        if part.seat == seat and part.what in DEEDS and part.place is not None:
            found.append((*DEEDS[part.what], [part.place]))
        elif part.seat == seat and part.places:
            found.append(("fetch", False, part.places))
    return found


def payments_of(trial: Trial) -> list[Payment]:
    """To the owners of other pieces, and to neutral merchants."""
    found: list[Payment] = []
    for step in trial.steps:
        if step.ask.kind != OTHER_MERCHANTS:
            continue
        lira = board_of(step.table).seats[trial.seat].lira
        paid = step.own("pay")
        for parts in ([part for part in paid if part.to is not None], [part for part in paid if part.to is None]):
            price = sum(part.gave["lira"] for part in parts)
            if price:
                seats = [part.to for part in parts for event in part.events if event.what == "pay"]
                found.append(Payment([seat for seat in seats if seat is not None], price, lira, lira - price))
                lira -= price
    return found


def meets_of(trial: Trial) -> list[Meeting]:
    """Who could be met, once the plan has come so far that the encounters wait."""
    if trial.stop in ("turn", "over"):
        return []
    t = board_of(trial.table)
    waiting = [ask for ask in t.asks if ask.kind == ENCOUNTERS and ask.seat == trial.seat]
    rule = t.book.rules[ENCOUNTERS]
    assert isinstance(rule, Encounters)
    found: list[Meeting] = []
    for encounter in rule.encounters if waiting else []:
        must = encounter.obliges(t, waiting[0])
        phrases = [encounter.phrase(option) for option in encounter.options(t, waiting[0])]
        seats = sorted({phrase.seat for phrase in phrases if phrase.seat is not None})
        if seats:
            found += [Meeting(encounter.name, seat, must) for seat in seats]
        elif phrases:
            found.append(Meeting(encounter.name, None, must))
    return found
