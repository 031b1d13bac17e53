"""Previews of moves in a few words, from the plans that `facts` makes for every client."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bedesten.facts import Change, LinePlan, Odds, OddsLine, Stage, Warning
from bedesten.terminal.istanbul.names import short_token
from bedesten.terminal.istanbul.parts import of_parts
from bedesten.terminal.words import percent

__all__ = ["announced_words", "assistant_words", "changes_words", "deed_words", "market_words", "met_words", "warned"]

ORDER: Final = {
    "lira": "Lira",
    "red": "red",
    "green": "green",
    "yellow": "yellow",
    "blue": "blue",
    "rubies": "rubies",
    "room": "room",
    **of_parts(lambda part: part.changes),
    "assistants": "assistants",
}
"""What is told of all that changes, in this order, and what it is called."""


def changes_words(changes: Sequence[Change]) -> str:
    """``Lira 5→12, red 0→2``."""
    told = {change.what: change for change in changes}
    found = [f"{name} {told[what].before}→{told[what].after}" for what, name in ORDER.items() if what in told]
    return ", ".join(found)


# ── On the way ─────────────────────────────────────────────────────────────────────────────────────────────────


def assistant_words(plan: LinePlan) -> str:
    """``leave 4→3``."""
    for each in plan.assistants:
        if each.deed != "fetch":
            return f"{each.deed.replace('-', ' ')} {each.before}→{each.after}"
    return ""


def met_words(plan: LinePlan, letters: Sequence[str]) -> str:
    """``Gov, catch B``: who could be met after the action."""
    tokens = [short_token(meeting.who) for meeting in plan.meets if meeting.seat is None]
    return ", ".join([*tokens, *(f"catch {letters[each.seat]}" for each in plan.meets if each.seat is not None)])


# ── Actions ────────────────────────────────────────────────────────────────────────────────────────────────────

SUMMARIES: Final = {
    "caravansary": "2 cards",
    "black-market": "dice for blue",
    "tea-house": "dice for Lira",
    "police-station": "send family",
    "sultans-palace": "a ruby",
    **of_parts(lambda part: part.summaries),
}
"""Actions that are told by what they are about, not by what exactly changes."""


def deed_words(plan: LinePlan, action: str) -> str:
    """What a place's action would bring, in short; empty if that is nothing. `action` is the name of its question."""
    stages = [stage for stage in plan.stages if stage.question == action]
    answers = [option for stage in stages for option in stage.options if not option.phrase.declines]
    if _moves_on_first(plan):
        return SUMMARIES.get(action, action.replace("-", " "))
    if not answers:
        return ""
    if action in SUMMARIES:
        return SUMMARIES[action]
    tiles = [option.phrase.tile for option in answers if option.phrase.tile is not None]
    if tiles:
        return f"tile {' or '.join(tiles)}"
    fetched = [each for each in plan.assistants if each.deed == "fetch"]
    if fetched:
        return f"fetch {len(fetched[0].places)}"
    if _chosen(stages[0]) == "sell":
        return "".join(f"sell for {each.after - each.before} Lira" for each in plan.changes if each.what == "lira")
    return changes_words(plan.changes)


def _moves_on_first(plan: LinePlan) -> bool:
    """Whether dice come before the action: those of neutral merchants who are paid and go."""
    return plan.stop == "chance" and plan.stages[-1].question == "other-merchants"


def _chosen(stage: Stage) -> str:
    """The verb of the answer that is planned."""
    return next((option.phrase.verb for option in stage.options if option.text == stage.chosen), "")


def announced_words(line: OddsLine) -> str:
    """``58 % for 7 Lira, else 2``."""
    return f"{percent(line.chance)} for {line.lira} Lira, else {line.otherwise}"


def market_words(odds: Odds) -> str:
    """``58 % for 1 blue or more, 28 % for 2, 8 % for 3``."""
    counts = [int(line.key) for line in odds.best if line.key != "0"]
    least = {count: sum(line.chance for line in odds.best if int(line.key) >= count) for count in counts}
    found = [
        f"{percent(chance)} for {count}{' blue or more' * (i == 0)}" for i, (count, chance) in enumerate(least.items())
    ]
    return ", ".join(found) or "no room for blue"


# ── Warnings ───────────────────────────────────────────────────────────────────────────────────────────────────

ENDS: Final = "your turn ends"
STUCK: Final = {"no-assistant": "no assistant", "cannot-pay": "you can't pay"}
WASTE: Final = {
    "ends-turn": ENDS,
    "no-action": "no action for you there now",
    "last-assistant": "last assistant",
    "nothing-gained": "brings nothing",
    "last-round": "begins the last round",
}


def warned(plan: LinePlan) -> str:
    """What the player might regret."""
    codes = {warning.code for warning in plan.warnings}
    for code, words in STUCK.items():
        if code in codes:
            return f"{words}{'' if 'ends-turn' in codes else ' without a card or tile'}: {ENDS}"
    found = [WASTE[warning.code] for warning in plan.warnings if warning.code in WASTE]
    return ", ".join([*found, *_no_room(plan.warnings)])


def _no_room(warnings: Sequence[Warning]) -> list[str]:
    goods = [warning.good for warning in warnings if warning.code == "no-room" and warning.good is not None]
    return [f"no room for {' and '.join(goods)}"] if goods else []
