"""What is told of a table: to all, and to each viewer what he may know.

It is told as plain data in the form of `messages`, and written as JSON once for all who are told the same: to build and
check the messages anew for each client would be most of the server's work. Tests hold what is sent against the types.
"""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json

from bedesten.kernel.boxes import box_of
from bedesten.kernel.game import Game
from bedesten.kernel.phrase import Phrase
from bedesten.server import schema as m
from bedesten.server.live_table import LiveTable
from bedesten.server.sitting import Sitting
from bedesten.server.store import EntryRow, now

__all__ = ["entry_message", "offers", "presence", "sight_text", "state_text", "table_state", "written"]

Told = dict[str, Any]


def table_state(live: LiveTable) -> m.TableState:
    """What all may know of a table, besides the position."""
    return m.TableState.model_validate(_state(live))


def _state(live: LiveTable) -> Told:
    sitting = live.sitting
    row, game, time = sitting.row, sitting.game, now()
    ask_table = None if game is None else game.table()
    return {
        "code": row.code,
        "game": row.game,
        "rules": row.rules,
        "phase": sitting.phase,
        "paused": sitting.paused,
        "options": row.options,
        "settings": sitting.settings.model_dump(),
        "seats": _seats(live),
        "number": sitting.number,
        "at": sitting.at,
        "line": sitting.line,
        "turn": 0 if ask_table is None else ask_table.turn,
        "active": None if ask_table is None or sitting.phase != "playing" else ask_table.active,
        "actor": sitting.actor,
        "spectators": live.spectators(),
        "clocks": _clocks(sitting, time),
        "consent": _consent(sitting),
        "rematch": _rematch(sitting),
        "result": _result(sitting),
        "commitment": row.commitment,
        "parent": row.parent,
        "created": row.created,
        "time": time,
    }


def _seats(live: LiveTable) -> list[Told]:
    sitting = live.sitting
    present = live.present()
    box = box_of(sitting.row.game)
    return [
        {
            "seat": row.seat,
            "house": box.seat_name(row.seat),
            "kind": row.kind,
            "name": row.name,
            "bot": sitting.bot_of(row.seat),
            "present": row.seat in present,
            "since": live.away_since.get(row.seat),
            "resigned": row.seat in sitting.resigned,
            "standing": [answer.question for answer in sitting.standing.get(row.seat, ())],
        }
        for row in sitting.seats
    ]


def _clocks(sitting: Sitting, time: int) -> list[Told]:
    clocks = sitting.clocks
    if clocks is None:
        return []
    over = sitting.phase == "over"
    return [
        {
            "seat": row.seat,
            "left": clocks.left_at(row.seat, time),
            "running": not over and clocks.running == row.seat,
        }
        for row in sitting.seats
        if row.kind == "person"
    ]


def _consent(sitting: Sitting) -> Told | None:
    request = sitting.request
    if request is None:
        return None
    waiting = set(sitting.people()) - {request.seat} - request.agreed
    return {
        "request": request.number,
        "seat": request.seat,
        "to": request.to,
        "agreed": sorted(request.agreed),
        "waiting": sorted(waiting),
    }


def _rematch(sitting: Sitting) -> Told | None:
    if sitting.phase != "over":
        return None
    return {"wanted": sorted(sitting.wanted), "table": sitting.rematch}


def _result(sitting: Sitting) -> Told | None:
    """How it ended. Who has resigned does not win."""
    game = sitting.game
    if sitting.phase != "over":
        return None
    if game is None:
        return {"reason": "closed", "winners": [], "standings": [], "seed": None}
    standings = game.standings()
    winners = game.winners()
    if sitting.ended == "resigned":
        left = [standing for standing in standings if standing.seat not in sitting.resigned]
        winners = [standing.seat for standing in left if standing.rank == left[0].rank]
    return {
        "reason": sitting.ended,
        "winners": winners,
        "standings": [{"seat": each.seat, "rank": each.rank, "score": each.score} for each in standings],
        "seed": sitting.row.seed,
    }


def offers(game: Game) -> list[m.Offer]:
    """The legal moves."""
    return [m.Offer.model_validate(offer) for offer in _offers(game)]


def _offers(game: Game) -> list[Told]:
    return [_offer(game, move, game.phrase(move)) for move in game.moves()]


def _offer(game: Game, move: int, phrase: Phrase) -> Told:
    return {"move": move, "text": phrase.text(), "phrase": phrase.as_dict(), "action": game.action(move)}


def sight_text(live: LiveTable, viewer: int | None) -> str:
    """What one viewer sees, without the steps that led to it: a `SeatSight`, written as JSON."""
    seen = live.wave.get(("sight", viewer))
    if seen is None:
        seen = live.wave["sight", viewer] = written(_sight(live, viewer))
    return seen


def _sight(live: LiveTable, viewer: int | None) -> Told:
    sitting = live.sitting
    game = sitting.game
    seen = None if viewer is None else live.seen.get(viewer, 0)
    if game is None:
        none: Told = {"viewer": viewer, "view": {}, "moves": [], "can_undo": False, "undo_to": None}
        return none | {"turn_start": None, "standing": [], "lapsed": [], "seen": seen}
    plays = viewer is not None and sitting.phase == "playing" and not sitting.paused and viewer not in sitting.chairs
    asked = plays and game.actor == viewer
    free = asked and sitting.settings.undo != "none" and game.can_undo()
    standing = () if viewer is None else sitting.standing.get(viewer, ())
    return {
        "viewer": viewer,
        "view": game.view(viewer),
        "moves": _offers(game) if asked else [],
        "can_undo": free,
        "undo_to": game.barrier if free else None,
        "turn_start": live.turn_start() if free else None,
        "standing": [answer.model_dump() for answer in standing],
        "lapsed": [] if viewer is None else [lapsed.model_dump() for lapsed in sitting.lapsed.get(viewer, ())],
        "seen": seen,
    }


def state_text(live: LiveTable) -> str:
    """What all may know of a table: a `TableState`, written as JSON."""
    state = live.wave.get("state")
    if state is None:
        state = live.wave["state"] = written(_state(live))
    return state


def written(told: Any) -> str:
    """As JSON."""
    return to_json(told).decode()


def entry_message(entry: EntryRow) -> Told:
    """An entry of the log as all may know it."""
    data = entry.data
    questions = [answer["question"] for answer in data["answers"]] if entry.kind == "standing" else None
    return {
        "number": entry.number,
        "time": entry.time,
        "kind": entry.kind,
        "seat": data["seat"] if entry.kind in ("sit", "leave") else entry.seat,
        "by": entry.by,
        "at": data["at"],
        "line": data["line"],
        "text": data.get("text"),
        "agree": data.get("agree"),
        "request": data.get("request"),
        "to": data.get("to"),
        "chair": data.get("chair"),
        "bot": data.get("bot"),
        "paused": data.get("paused"),
        "seconds": data.get("seconds"),
        "table": data.get("table"),
        "questions": questions,
    }


def presence(live: LiveTable) -> m.Presence:
    """Who is here."""
    present = live.present()
    return m.Presence(
        present=[row.seat in present for row in live.sitting.seats], spectators=live.spectators(), time=now()
    )
