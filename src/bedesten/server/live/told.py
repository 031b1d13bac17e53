"""What is told of a table: to all, and to each viewer what he may know.

It is told as plain data in the form of `messages`, and written as JSON once for all who are told the same: to build and
check the messages anew for each client would be most of the server's work. Tests hold what is sent against the types.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from pydantic_core import to_json

from bedesten.kernel.boxes import box_of
from bedesten.kernel.game import Game
from bedesten.kernel.phrase import Phrase
from bedesten.server import schema as m
from bedesten.server.live_table import LiveTable
from bedesten.server.store import TableRow, now
from bedesten.tables.log import TableLog
from bedesten.tables.people import TableSeat
from bedesten.tables.settings import TableSettings
from bedesten.tables.state import State

__all__ = ["offers", "presence", "sight_text", "state_text", "stored_state", "table_state", "written"]

Told = dict[str, Any]


def table_state(live: LiveTable) -> m.TableState:
    """What all may know of a table, besides the position."""
    return m.TableState.model_validate(_state(live))


def _state(live: LiveTable) -> Told:
    state = live.state
    config, game, time = state.config, state.game, now()
    return {
        "code": config.code,
        "game": config.game,
        "rules": config.rules,
        "phase": state.phase,
        "paused": state.paused,
        "options": config.options,
        "settings": _settings(state.settings),
        "seats": _seats(live),
        "number": state.number,
        "at": state.at,
        "line": state.line,
        "turn": 0 if game is None else game.turn,
        "active": None if game is None or state.phase != "playing" else game.active,
        "actor": state.actor,
        "spectators": live.spectators(),
        "clocks": _clocks(state, time),
        "consent": _consent(state),
        "rematch": _rematch(state),
        "result": _result(state),
        "commitment": config.commitment,
        "parent": config.parent,
        "created": config.created,
        "time": time,
    }


def stored_state(row: TableRow, seats: Sequence[TableSeat], at: int, line: int) -> m.TableState:
    """What all may know of a table whose game can't be read."""
    state = State.new(row, tuple(seats))
    state.phase, state.number, state.ended = row.phase, row.number, "closed"
    told = _state(LiveTable(row.id, TableLog.of(state)))
    return m.TableState.model_validate(told | {"at": at, "line": line})


@lru_cache(maxsize=256)
def _settings(settings: TableSettings) -> Told:
    """Most tables have the same, and share them."""
    return asdict(settings)


def _seats(live: LiveTable) -> list[Told]:
    state = live.state
    moment = live.moment()
    box = box_of(state.config.game)
    return [
        {
            "seat": row.seat,
            "house": box.seat_name(row.seat),
            "kind": row.kind,
            "name": row.name,
            "bot": state.bot_of(row.seat),
            "present": row.seat in moment.present,
            "stand_in_at": state.stand_in_at(row.seat, moment),
            "since": live.away_since.get(row.seat),
            "resigned": row.seat in state.resigned,
            "standing": [answer.question for answer in state.pre_answers.get(row.seat, ())],
        }
        for row in state.seats
    ]


def _clocks(state: State, time: int) -> list[Told]:
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


def _consent(state: State) -> Told | None:
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


def _rematch(state: State) -> Told | None:
    if state.phase != "over":
        return None
    return {"wanted": sorted(state.wanted), "table": state.rematch}


def _result(state: State) -> Told | None:
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
        "standings": [{"seat": each.seat, "rank": each.rank, "score": each.score} for each in standings],
        "seed": state.config.seed,
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
    wave = live.wave
    seen: str | None = wave.get(("sight", viewer))
    if seen is None:
        seen = wave["sight", viewer] = f'{{"view":{_view_text(live, viewer)},{written(_sight(live, viewer))[1:]}'
    return seen


def _view_text(live: LiveTable, viewer: int | None) -> str:
    """What a viewer sees of the game, written. Signs, which are most of it, are the same for all, and are worked out
    and written once: 95 of the 117 microseconds that a view of the board game for two takes, compiled."""
    game, wave = live.state.game, live.wave
    if game is None:
        return "{}"
    signs = wave.get("signs")
    if signs is None:
        signs = wave["signs"] = written(game.signs())
    return f'{written(game.view(viewer, signs=False))[:-1]},"signs":{signs}}}'


def _sight(live: LiveTable, viewer: int | None) -> Told:
    """What else one viewer is told."""
    state = live.state
    game = state.game
    seen = None if viewer is None else live.seen.get(viewer, 0)
    if game is None:
        none: Told = {"viewer": viewer, "moves": [], "can_undo": False, "undo_to": None}
        return none | {"turn_start": None, "standing": [], "seen": seen}
    plays = viewer is not None and state.phase == "playing" and not state.paused and viewer not in state.chairs
    asked = plays and game.actor == viewer
    free = asked and state.settings.undo != "none" and game.can_undo()
    answers = () if viewer is None else state.pre_answers.get(viewer, ())
    return {
        "viewer": viewer,
        "moves": _offers(game) if asked else [],
        "can_undo": free,
        "undo_to": game.barrier if free else None,
        "turn_start": live.log.turn_start() if free else None,
        "standing": [answer.as_dict() for answer in answers],
        "seen": seen,
    }


def state_text(live: LiveTable) -> str:
    """What all may know of a table: a `TableState`, written as JSON."""
    wave = live.wave
    state: str | None = wave.get("state")
    if state is None:
        state = wave["state"] = written(_state(live))
    return state


def written(told: Any) -> str:
    """As JSON."""
    return to_json(told).decode()


def presence(live: LiveTable) -> m.Presence:
    """Who is here."""
    present = live.present()
    return m.Presence(
        present=[row.seat in present for row in live.state.seats], spectators=live.spectators(), time=now()
    )
