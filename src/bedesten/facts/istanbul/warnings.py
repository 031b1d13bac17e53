"""What a player of the board game might regret."""

from __future__ import annotations

from collections import Counter

from bedesten.facts.istanbul.belongings import board_of
from bedesten.facts.trial import Trial, TriedMove, only_declines
from bedesten.facts.types import Warning
from bedesten.istanbul.board import Board
from bedesten.istanbul.movement import OtherMerchants
from bedesten.istanbul.places.warehouse import Warehouse
from bedesten.istanbul.terms import ARRIVAL, GOODS, MOVE, OTHER_MERCHANTS, PLACES
from bedesten.kernel.ask import Ask

__all__ = ["warnings_of"]


def warnings_of(trial: Trial) -> list[Warning]:
    """All that applies, the gravest first."""
    found: list[Warning] = []
    t, before = board_of(trial.table), board_of(trial.first)
    me = t.seats[trial.seat]
    if trial.own("stop"):
        found += _ended(trial)
    elif trial.stop == "choice" and trial.steps:
        found += _stuck(t, trial)
    if trial.own("leave", "leave-neutral") and me.stack == 1:
        found.append(Warning("last-assistant"))
    found += _no_action(trial, t)
    found += [Warning("no-room", good=good, count=count) for good, count in _lost(trial).items()]
    if trial.own("act") and trial.stop not in ("chance", "other") and _same(trial):
        found.append(Warning("nothing-gained"))
    if me.rubies >= t.bazaar.target > before.seats[trial.seat].rubies:
        found.append(Warning("last-round"))
    return found


def _same(trial: Trial) -> bool:
    """Whether the player has what he had before he acted."""
    acted = [step.table for step in trial.steps if step.own("act")]
    return trial.game.has(trial.table, trial.seat) == trial.game.has(acted[0], trial.seat)


# ── A turn that ends at once, or can't go on ───────────────────────────────────────────────────────────────────


def _ended(trial: Trial) -> list[Warning]:
    """The turn ended at once: by the player's will, or since he could not go on."""
    last = trial.steps[-1]
    if last.phrase.declines and last.ask.kind in (ARRIVAL, OTHER_MERCHANTS):
        return [Warning("ends-turn")]
    came = trial.own("go")
    place = came[-1].place or 0 if came else 0
    if trial.own("leave", "leave-neutral", "pick-up", "pick-up-neutral") or not came:
        price = _price(board_of(trial.first), trial.seat, place) if place else 0
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
    if ask.kind == ARRIVAL and trial.only_declines():
        return [Warning("no-assistant", place=ask.a)]
    if ask.kind == OTHER_MERCHANTS and trial.only_declines():
        return [Warning("cannot-pay", place=ask.a, lira=_price(t, ask.seat, ask.a))]
    return []


# ── An action that can't be carried out, or is passed up ───────────────────────────────────────────────────────


def _no_action(trial: Trial, t: Board) -> list[Warning]:
    """A piece has come to a place whose action it can't carry out now, or that it declines."""
    passed = [step for step in trial.steps if step.phrase.declines and step.ask.kind < PLACES]
    if passed:
        return [_passed(step) for step in passed]
    full = _full(trial, t)
    came = _came(trial)
    if full or not came or trial.own("act", "stop") or trial.ask_is(ARRIVAL, OTHER_MERCHANTS):
        return full
    if trial.stop not in ("turn", "over"):
        waiting = [ask for ask in t.asks if ask.kind == came and ask.seat == trial.seat]
        if waiting and not (waiting[-1] is trial.ask and trial.only_declines()):
            return []
    return [Warning("no-action", place=came)]


def _passed(step: TriedMove) -> Warning:
    """Who can do nothing else passes nothing up."""
    return Warning("no-action" if only_declines(step.table) else "passes-up", place=step.ask.a)


def _came(trial: Trial) -> int:
    """The last place that a piece has come to in order to use it; 0 if there is none. The ways out of some places lead
    where nothing is done, and belong to these places' actions."""
    walked = [walk for walk in trial.game.walks(trial) if walk.piece != "family"]
    by_action = trial.steps and trial.steps[-1].phrase.verb == "go" and trial.steps[-1].ask.kind != MOVE
    return walked[-1].target if walked and not by_action else 0


def _full(trial: Trial, t: Board) -> list[Warning]:
    """A warehouse of goods for which there is no room."""
    rule = t.book.rules[trial.ask.kind] if trial.stop == "choice" else None
    if trial.steps and isinstance(rule, Warehouse):
        me = t.seats[trial.seat]
        if me.goods[rule.good] >= me.room:
            return [Warning("no-room", place=trial.ask.a, good=GOODS[rule.good])]
    return []


# ── Goods that find no room ────────────────────────────────────────────────────────────────────────────────────


def _lost(trial: Trial) -> Counter[str]:
    lost: Counter[str] = Counter()
    for part in (part for step in trial.steps for part in step.parts if part.seat == trial.seat):
        lost.update(part.lost)
    return lost
