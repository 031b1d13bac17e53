"""Messages about a table, as plain data: for all, and for each viewer what that seat may know.

The server's schema has their types, and tests hold the one against the other. The server and the static edition's
worker serialize them as JSON.
"""

from __future__ import annotations

from dataclasses import asdict, replace
from functools import lru_cache
from typing import Any

from bedesten.facts import IllegalLine, plain, plan
from bedesten.kernel.boxes import box_of
from bedesten.kernel.game import Game
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason
from bedesten.kernel.replay import verify
from bedesten.tables.entries import LogEntry
from bedesten.tables.entries.play import Play
from bedesten.tables.entries.undo import UndoAsked
from bedesten.tables.errors import Refused, illegal
from bedesten.tables.log import TableLog
from bedesten.tables.people import Moment
from bedesten.tables.settings import TableSettings
from bedesten.tables.state import State

__all__ = [
    "accepted",
    "changing_state",
    "fixed_state",
    "hints",
    "line_plan",
    "offers",
    "position",
    "ranked",
    "reason",
    "refusal",
    "seat_sight",
    "table_state",
    "verdict",
    "why_not",
]

Message = dict[str, Any]


def table_state(log: TableLog, moment: Moment, spectators: int) -> Message:
    """What all may know of a table, besides the position: a `TableState`."""
    return fixed_state(log.state) | changing_state(log.state, moment, spectators)


def fixed_state(state: State) -> Message:
    """The fields of a `TableState` that stay as they were when the table was made."""
    config = state.config
    return {
        "code": config.code,
        "game": config.game,
        "rules": config.rules,
        "options": config.options,
        "settings": _settings(state.settings),
        "commitment": config.commitment,
        "parent": config.parent,
        "created": config.created,
    }


def changing_state(state: State, moment: Moment, spectators: int) -> Message:
    """The other fields of a `TableState`."""
    game = state.game
    return {
        "phase": state.phase,
        "paused": state.paused,
        "seats": _seats(state, moment),
        "number": state.number,
        "at": state.at,
        "line": state.line,
        "turn": 0 if game is None else game.turn,
        "active": None if game is None or state.phase != "playing" else game.active,
        "actor": state.actor,
        "spectators": spectators,
        "clocks": _clocks(state, moment.now),
        "consent": _consent(state),
        "rematch": _rematch(state),
        "result": _result(state),
        "time": moment.now,
    }


@lru_cache(maxsize=256)
def _settings(settings: TableSettings) -> Message:
    """Most tables have the same, and share them."""
    return asdict(settings)


def _seats(state: State, moment: Moment) -> list[Message]:
    game = state.config.game
    return [
        {
            "seat": row.seat,
            "house": _house(game, row.seat),
            "kind": row.kind,
            "name": row.name,
            "bot": state.bot_of(row.seat),
            "present": row.seat in moment.present,
            "stand_in_at": state.stand_in_at(row.seat, moment),
            "since": moment.since.get(row.seat),
            "resigned": row.seat in state.resigned,
            "standing": [answer.question for answer in state.pre_answers.get(row.seat, ())],
        }
        for row in state.seats
    ]


@lru_cache(maxsize=64)
def _house(game: str, seat: int) -> str:
    return box_of(game).seat_name(seat)


def _clocks(state: State, time: int) -> list[Message]:
    clocks = state.clocks
    if clocks is None:
        return []
    over = state.phase == "over"
    return [
        {
            "seat": row.seat,
            "left": clocks.left_at(row.seat, time),
            "running": not over and clocks.running == row.seat,
        }
        for row in state.seats
        if row.kind == "person"
    ]


def _consent(state: State) -> Message | None:
    request = state.request
    if request is None:
        return None
    return {
        "request": request.number,
        "seat": request.seat,
        "to": request.to,
        "agreed": sorted(request.agreed),
        "waiting": state.waiting(),
    }


def _rematch(state: State) -> Message | None:
    if state.phase != "over":
        return None
    return {"wanted": sorted(state.wanted), "table": state.rematch}


def _result(state: State) -> Message | None:
    """How it ended. Who has resigned does not win."""
    game = state.game
    if state.phase != "over":
        return None
    if game is None:
        return {"reason": "closed", "winners": [], "standings": [], "seed": None}
    standings = game.standings()
    winners = game.winners()
    if state.ended == "resigned":
        left = [standing for standing in standings if standing.seat not in state.resigned]
        winners = [standing.seat for standing in left if standing.rank == left[0].rank]
    return {
        "reason": state.ended,
        "winners": winners,
        "standings": ranked(game),
        "seed": state.config.seed or None,
    }


def ranked(game: Game) -> list[Message]:
    """Who came where."""
    return [{"seat": each.seat, "rank": each.rank, "score": each.score} for each in game.standings()]


def offers(game: Game) -> list[Message]:
    """The legal moves, each an `Offer`."""
    return [_offer(game, move, game.phrase(move)) for move in game.moves()]


def _offer(game: Game, move: int, phrase: Phrase) -> Message:
    return {"move": move, "text": phrase.text(), "phrase": phrase.as_dict(), "action": game.action(move)}


def seat_sight(log: TableLog, viewer: int | None, seen: int | None) -> Message:
    """What one viewer is told: a `SeatSight` without the view, and without the steps that led to it. `seen` is the
    entry of the log up to which the viewer has looked."""
    state = log.state
    game = state.game
    if game is None:
        none: Message = {"viewer": viewer, "moves": [], "can_undo": False, "undo_to": None}
        return none | {"turn_start": None, "standing": [], "seen": seen}
    plays = viewer is not None and state.phase == "playing" and not state.paused and viewer not in state.chairs
    asked = plays and game.actor == viewer
    free = asked and state.settings.undo != "none" and game.can_undo()
    answers = () if viewer is None else state.pre_answers.get(viewer, ())
    return {
        "viewer": viewer,
        "moves": offers(game) if asked else [],
        "can_undo": free,
        "undo_to": game.barrier if free else None,
        "turn_start": log.turn_start() if free else None,
        "standing": [answer.as_dict() for answer in answers],
        "seen": seen,
    }


# ── Answers ────────────────────────────────────────────────────────────────────────────────────────────────────


def accepted(number: int, entry: LogEntry) -> Message:
    """What a command has come to: an `Accepted`."""
    line = entry if isinstance(entry, Play) else Play()
    return {
        "type": "accepted",
        "number": number,
        "entry": entry.number,
        "at": entry.at,
        "played": line.played or 0,
        "stopped": line.stopped,
        "asked": isinstance(entry, UndoAsked),
    }


def refusal(refused: Refused, number: int | None = None) -> Message:
    """Why something is not done, and of which command: a `Refusal`."""
    why = None if refused.why is None else reason(refused.why)
    told: Message = {"type": "refusal", "number": number, "code": refused.code, "reason": refused.reason}
    return told | {"why": why, "index": refused.index}


def reason(why: Reason) -> Message:
    """A reason of the rules: a `Reason`."""
    return {"rules": why.rules, "code": why.code, "words": why.words, "facts": why.facts}


# ── Looking at a game ──────────────────────────────────────────────────────────────────────────────────────────


def position(then: Game, viewer: int | None, last: int, over: bool) -> Message:
    """An earlier position of a game that has `last` entries by now, and is over or not: a `Position`."""
    told = then.actor is not None and then.actor >= 0 and (then.actor == viewer or over)
    at = len(then.entries)
    return {"at": at, "last": last, "viewer": viewer, "view": then.view(viewer), "moves": offers(then) if told else []}


def verdict(game: Game) -> Message:
    """Whether the record of a game that is over is genuine: a `RecordVerdict`."""
    found = verify(game.record(True), box_of)
    return {"genuine": found.genuine, "checked": found.checked, "dice": found.dice, "problem": found.problem}


def line_plan(game: Game, seat: int, moves: list[str], odds: bool = True) -> Message:
    """A line of moves with its usual continuation and what it would do, from what the seat may know: a `LinePlan`.

    Without `odds`, only what may be answered and what it does.
    """
    try:
        planned = plan(game.sight(seat), moves)
    except IllegalLine as error:
        raise illegal(error, error.index) from None
    told: Message = plain(planned if odds else replace(planned, odds=[], warnings=[]))
    return told


def why_not(game: Game, words: str) -> Message:
    """Why a move is not possible, and what is: a `WhyNot`."""
    why = game.why_not(words)
    if why is None:
        return {"why": None, "possible": []}
    return {"why": reason(why), "possible": [game.text(move) for move in game.moves()]}


def check_asked(game: Game, words: str) -> None:
    """Refuse a hint about a move that is not possible."""
    why = game.why_not(words) if words else None
    if why is not None:
        raise Refused("illegal", f"not possible: {why}", why=why)


def hints(game: Game, bot: str, advised: Message) -> Message:
    """What a bot thinks of moves, and its best plans: `Hints`; refused if it has no opinion."""
    if advised["values"] is None:
        raise Refused("bad-options", f"bot: {bot} has no opinion of moves")
    names = ("value", "chance", "place")
    rows = advised["values"]
    told = [{"move": int(move), "text": game.text(int(move)), **dict(zip(names, rated))} for move, *rated in rows]
    return {"at": len(game.entries), "bot": bot, "hints": told, **advised["advice"]}
