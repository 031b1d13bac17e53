"""What a player of the board game might regret."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bedesten.facts.istanbul.belongings import board_of
from bedesten.facts.trial import Desk, Trial
from bedesten.facts.types import Change, Warning
from bedesten.istanbul.board import Board
from bedesten.istanbul.movement import OtherMerchants
from bedesten.istanbul.terms import GOODS, GREEN, OTHER_MERCHANTS, RED, YELLOW
from bedesten.kernel.ask import Ask
from bedesten.kernel.notation import find_move

__all__ = ["only_declines", "warnings_of"]

AMPLE: Final = 20
"""More room than anything that is gained at once could need."""


def warnings_of(desk: Desk, trial: Trial, changes: list[Change]) -> list[Warning]:
    """All that applies, the gravest first."""
    found: list[Warning] = []
    t = board_of(trial.table)
    if trial.told("turn-ends"):
        found += _ended(desk, trial)
    elif trial.stop == "choice":
        found += _stuck(t, trial)
    if trial.told("leave", "leave-neutral") and t.seats[desk.seat].stack == 1:
        found.append(Warning("last-assistant"))
    found += _no_action(trial, t)
    found += [Warning("no-room", good=good, count=count) for good, count in _lost(desk, trial).items()]
    if trial.told("act") and not changes and trial.stop not in ("chance", "other"):
        found.append(Warning("nothing-gained"))
    if t.seats[desk.seat].rubies >= t.bazaar.target > _rubies_before(desk):
        found.append(Warning("last-round"))
    return found


def _rubies_before(desk: Desk) -> int:
    """The rubies that the seat has before anything is tried."""
    return board_of(desk.table).seats[desk.seat].rubies


def _ended(desk: Desk, trial: Trial) -> list[Warning]:
    """The turn ended at once: by the player's will, or since he could not go on."""
    last = trial.steps[-1]
    if last.question == "other-merchants" or (last.question == "arrival" and last.phrase.declines):
        return [Warning("ends-turn")]
    place = trial.told("go", "companion")[-1]["place"] if trial.told("go", "companion") else 0
    before = board_of(desk.table)
    price = _price(before, desk.seat, place) if place else 0
    if trial.told("leave", "leave-neutral", "pick-up", "pick-up-neutral") or not trial.told("go"):
        return [Warning("cannot-pay", place=place, lira=price), Warning("ends-turn")]
    return [Warning("no-assistant", place=place), Warning("ends-turn")]


def _price(t: Board, seat: int, place: int) -> int:
    """What the other merchants at a place ask."""
    rule = t.book.rules[OTHER_MERCHANTS]
    assert isinstance(rule, OtherMerchants)
    return rule.price(t, Ask(OTHER_MERCHANTS, seat, place))


def _stuck(t: Board, trial: Trial) -> list[Warning]:
    """Without a card the player can't go on from here."""
    ask = trial.ask
    if trial.question == "arrival" and only_declines(trial):
        return [Warning("no-assistant", place=ask.a)]
    if trial.question == "other-merchants" and only_declines(trial):
        return [Warning("cannot-pay", place=ask.a, lira=_price(t, ask.seat, ask.a))]
    if trial.question in ("arrival", "other-merchants"):
        return _idle(t, trial)
    good = WAREHOUSES.get(trial.question)
    if good is not None and t.seats[ask.seat].goods[good] >= t.seats[ask.seat].room:
        return [Warning("no-room", place=ask.a, good=GOODS[good])]
    return []


def only_declines(trial: Trial) -> bool:
    """Whether the question itself leaves nothing to do but to decline or to end something."""
    return all(phrase.declines for phrase in trial.answers().values())


def _idle(t: Board, trial: Trial) -> list[Warning]:
    """Who goes on from here can't pay, or finds neither an action nor anybody to meet."""
    for move, phrase in trial.answers().items():
        if phrase.verb in ("leave", "pay"):
            tried = trial.copy()
            tried.play(move)
            if tried.told("turn-ends"):
                return [Warning("cannot-pay", place=trial.ask.a, lira=_price(t, trial.desk.seat, trial.ask.a))]
            if tried.stop == "turn":
                return [Warning("no-action", place=trial.ask.a)]
            return _idle(t, tried) if tried.stop == "choice" and tried.question == "other-merchants" else []
    return []


def _no_action(trial: Trial, t: Board) -> list[Warning]:
    """A piece has come to a place whose action it can't carry out now, or that it declines."""
    found = [Warning("passes-up", place=fact["place"]) for fact in trial.told("pass")]
    came = trial.told("go", "companion")
    if found or not came or trial.told("act", "turn-ends") or trial.steps[-1].question == "catacombs-way":
        return found
    place = came[-1]["place"]
    waiting = [ask for ask in t.asks if ask.kind == place and ask.seat == trial.desk.seat]
    if trial.stop == "turn" or trial.stop == "over":
        return [Warning("no-action", place=place)]
    if trial.question in ("arrival", "other-merchants"):
        return []
    if not waiting or (waiting[-1] is trial.ask and only_declines(trial)):
        return [Warning("no-action", place=place)]
    return []


def _lost(desk: Desk, trial: Trial) -> Counter[str]:
    """Goods that find no room: the same steps are taken with a barrow that has room enough."""
    twin = desk.trial()
    lost: Counter[str] = Counter()
    for step in trial.steps:
        if step.question in LOADED_TO_THE_BRIM:
            twin.play_line([step.text])
            continue
        me = board_of(twin.table).seats[desk.seat]
        other = twin.copy()
        board_of(other.table).seats[desk.seat].room = me.room + AMPLE
        twin.play_line([step.text])
        if find_move(other.table, step.text) < 0:
            continue  # it is about the room itself: an extension, by card or by tile, which then brings no goods
        other.play_line([step.text])
        lost += _gained(other, desk.seat) - _gained_in(twin, desk.seat)
    return lost


WAREHOUSES: Final = {"fabric-warehouse": RED, "spice-warehouse": GREEN, "fruit-warehouse": YELLOW}
LOADED_TO_THE_BRIM: Final = (*WAREHOUSES, "wainwright")
"""Where nothing is lost, since as much is loaded as there is room for, or where the room itself changes."""


def _gained(trial: Trial, seat: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for fact in trial.told("gain"):
        if fact["seat"] == seat:
            found[fact["good"]] += fact["count"]
    return found


def _gained_in(trial: Trial, seat: int) -> Counter[str]:
    """What the last step brought."""
    found: Counter[str] = Counter()
    for fact in trial.steps[-1].events:
        if fact["event"] == "gain" and fact["seat"] == seat:
            found[fact["good"]] += fact["count"]
    return found
