"""What is told of a table: to all, and to each viewer what he may know."""

from __future__ import annotations

from collections.abc import Sequence

from bedesten.kernel.game import Game
from bedesten.server import messages as m
from bedesten.server.chronicle import Happening, tell
from bedesten.server.games import box_of
from bedesten.server.live_table import LiveTable
from bedesten.server.sitting import Sitting
from bedesten.server.store import EntryRow, now

__all__ = ["entry_message", "offers", "presence", "sight", "table_state", "update"]


def table_state(live: LiveTable) -> m.TableState:
    """What all may know of a table, besides the position."""
    sitting = live.sitting
    row, game, time = sitting.row, sitting.game, now()
    ask_table = None if game is None else game.table()
    return m.TableState(
        code=row.code,
        game=row.game,  # type: ignore[arg-type]
        rules=row.rules,
        phase=sitting.phase,  # type: ignore[arg-type]
        paused=sitting.paused,
        options=row.options,
        settings=sitting.settings,
        seats=_seats(live),
        number=sitting.number,
        at=sitting.at,
        line=sitting.line,
        turn=0 if ask_table is None else ask_table.turn,
        active=None if ask_table is None or sitting.phase != "playing" else ask_table.active,
        actor=sitting.actor,
        spectators=live.spectators(),
        clocks=_clocks(sitting, time),
        consent=_consent(sitting),
        rematch=_rematch(sitting),
        result=_result(sitting),
        commitment=row.commitment,
        parent=row.parent,
        created=row.created,
        time=time,
    )


def _seats(live: LiveTable) -> list[m.SeatState]:
    sitting = live.sitting
    present = live.present()
    box = box_of(sitting.row.game)
    return [
        m.SeatState(
            seat=row.seat,
            house=box.seat_name(row.seat),
            kind=row.kind,  # type: ignore[arg-type]
            name=row.name,
            bot=sitting.bot_of(row.seat),
            present=row.seat in present,
            since=live.away_since.get(row.seat),
            resigned=row.seat in sitting.resigned,
            standing=[answer.question for answer in sitting.standing.get(row.seat, ())],
        )
        for row in sitting.seats
    ]


def _clocks(sitting: Sitting, time: int) -> list[m.ClockState]:
    clocks = sitting.clocks
    if clocks is None:
        return []
    over = sitting.phase == "over"
    return [
        m.ClockState(
            seat=row.seat, left=clocks.left_at(row.seat, time), running=not over and clocks.running == row.seat
        )
        for row in sitting.seats
        if row.kind == "person"
    ]


def _consent(sitting: Sitting) -> m.ConsentState | None:
    request = sitting.request
    if request is None:
        return None
    waiting = set(sitting.people()) - {request.seat} - request.agreed
    return m.ConsentState(
        request=request.number,
        seat=request.seat,
        to=request.to,
        agreed=sorted(request.agreed),
        waiting=sorted(waiting),
    )


def _rematch(sitting: Sitting) -> m.RematchState | None:
    if sitting.phase != "over":
        return None
    return m.RematchState(wanted=sorted(sitting.wanted), table=sitting.rematch)


def _result(sitting: Sitting) -> m.Result | None:
    """How it ended. Who has resigned does not win."""
    game = sitting.game
    if sitting.phase != "over":
        return None
    if game is None:
        return m.Result(reason="closed", winners=[], standings=[], seed=None)
    standings = [m.Ranked(seat=s.seat, rank=s.rank, score=s.score) for s in game.standings()]
    winners = game.winners()
    if sitting.ended == "resigned":
        left = [standing for standing in standings if standing.seat not in sitting.resigned]
        winners = [standing.seat for standing in left if standing.rank == left[0].rank]
    return m.Result(
        reason=sitting.ended,  # type: ignore[arg-type]
        winners=winners,
        standings=standings,
        seed=sitting.row.seed,
    )


def offers(game: Game) -> list[m.Offer]:
    """The legal moves."""
    return [m.Offer(move=move, text=game.text(move), action=game.action(move)) for move in game.moves()]


def sight(live: LiveTable, viewer: int | None, steps: Sequence[Happening]) -> m.SeatSight:
    """What one viewer sees."""
    sitting = live.sitting
    game = sitting.game
    if game is None:
        return m.SeatSight(
            viewer=viewer, view={}, moves=[], can_undo=False, undo_to=None, turn_start=None, standing=[], steps=[]
        )
    plays = viewer is not None and sitting.phase == "playing" and not sitting.paused and viewer not in sitting.chairs
    asked = plays and game.actor == viewer
    free = asked and sitting.settings.undo != "none" and game.can_undo()
    return m.SeatSight(
        viewer=viewer,
        view=game.view(viewer),
        moves=offers(game) if asked else [],
        can_undo=free,
        undo_to=game.barrier if free else None,
        turn_start=live.turn_start() if free else None,
        standing=[] if viewer is None else list(sitting.standing.get(viewer, ())),
        steps=[tell(game, step, viewer) for step in steps],
    )


def update(
    live: LiveTable,
    viewers: Sequence[int | None],
    since: int,
    entries: Sequence[EntryRow],
    steps: Sequence[Happening],
) -> m.Update:
    """How things stand, for a client that plays or watches so."""
    return m.Update(
        table=table_state(live),
        entries=[entry_message(entry) for entry in entries],
        sights=[sight(live, viewer, steps) for viewer in viewers],
        since=since,
    )


def entry_message(entry: EntryRow) -> m.Entry:
    """An entry of the log as all may know it."""
    data = entry.data
    questions = [answer["question"] for answer in data["answers"]] if entry.kind == "standing" else None
    return m.Entry(
        number=entry.number,
        time=entry.time,
        kind=entry.kind,  # type: ignore[arg-type]
        seat=data["seat"] if entry.kind in ("sit", "leave") else entry.seat,
        by=entry.by,  # type: ignore[arg-type]
        at=data["at"],
        line=data["line"],
        text=data.get("text"),
        agree=data.get("agree"),
        request=data.get("request"),
        to=data.get("to"),
        chair=data.get("chair"),
        bot=data.get("bot"),
        paused=data.get("paused"),
        table=data.get("table"),
        questions=questions,
    )


def presence(live: LiveTable) -> m.Presence:
    """Who is here."""
    present = live.present()
    return m.Presence(
        present=[row.seat in present for row in live.sitting.seats], spectators=live.spectators(), time=now()
    )
