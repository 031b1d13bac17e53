"""Updates: how things stand, and what happened since a client's cursor, written as JSON.

What happened a moment ago is at hand, and is written once for all who are told the same. Who comes to a long game for
the first time is told all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bedesten.kernel.game import Game
from bedesten.server.live.live_table import LiveTable, Wave
from bedesten.server.live.serialize import sight_text, state_text, written
from bedesten.server.store import Store
from bedesten.server.threads import FEW, in_thread_if_long
from bedesten.tables.entries import LogEntry
from bedesten.tables.history import RecordStep, ToldSteps

__all__ = ["WrittenUpdate", "update_for", "update_now"]

Viewers = Sequence[int | None]


@dataclass(slots=True)
class WrittenUpdate:
    """An update, written."""

    text: str
    number: int
    """The entry of the log up to which it tells."""


@dataclass(slots=True)
class _Stretch:
    """What happened in a stretch of the log: the entries, and for each viewer the steps, as lists of JSON without their
    brackets, so that they can be joined."""

    log: str
    steps: list[str]


def update_now(live: LiveTable, viewers: Viewers, since: int) -> WrittenUpdate | None:
    """What is to be told to a client that sees the table as these viewers do; None if that must be read from the store,
    or is much."""
    wave = live.wave
    recent = wave.get(("happened", since))
    if recent is None:
        found = live.recent(since)
        if found is None or len(found[1]) > FEW:
            return None
        recent = _happened(wave, since, live.state.game, *found)
    return _whole(live, wave, viewers, since, _shared(wave, viewers, since, *recent))


async def update_for(live: LiveTable, store: Store, viewers: Viewers, since: int) -> WrittenUpdate:
    """The same, however long it takes."""
    update = update_now(live, viewers, since)
    if update is not None:
        return update
    number, game = live.state.number, live.state.game
    entries, steps = await live.history(since, store)
    if len(steps) > FEW or live.state.number != number:
        return await _long_update(live, store, viewers, since)
    wave = live.wave
    recent = _happened(wave, since, game, entries, steps)
    return _whole(live, wave, viewers, since, _shared(wave, viewers, since, *recent))


def _happened(
    wave: Wave, since: int, game: Game | None, entries: Sequence[LogEntry], steps: Sequence[RecordStep]
) -> tuple[str, ToldSteps | None]:
    """What happened, for all who are told of it."""
    recent = wave["happened", since] = (_log(entries), _told(game, steps))
    return recent


async def _long_update(live: LiveTable, store: Store, viewers: Viewers, since: int) -> WrittenUpdate:
    """An update that tells so much that more may happen meanwhile."""
    log, told = "", since
    steps = [""] * len(viewers)
    while True:
        number, game = live.state.number, live.state.game
        entries, found = await live.history(told, store)
        more = await in_thread_if_long(len(found), _write, game, viewers, entries, found)
        log, steps = _join(log, more.log), [_join(*each) for each in zip(steps, more.steps, strict=True)]
        told = number
        if live.state.number == number:  # else more has happened meanwhile, and what is told would have a gap
            return _whole(live, live.wave, viewers, since, _Stretch(log, steps))


def _whole(live: LiveTable, wave: Wave, viewers: Viewers, since: int, happened: _Stretch) -> WrittenUpdate:
    """The update, put together of what was written once for all who are told the same. JSON is glued here and in `told`
    and nowhere else: to make each message anew took twice the processor time (docs/benchmarks-server.md)."""
    sights = [
        f'{sight_text(live, wave, viewer)[:-1]},"steps":[{steps}]}}'
        for viewer, steps in zip(viewers, happened.steps, strict=True)
    ]
    head = f'{{"type":"update","table":{state_text(live, wave)},"entries":[{happened.log}]'
    return WrittenUpdate(f'{head},"sights":[{",".join(sights)}],"since":{since}}}', live.state.number)


def _join(*parts: str) -> str:
    return ",".join(part for part in parts if part)


def _shared(wave: Wave, viewers: Viewers, since: int, log: str, told: ToldSteps | None) -> _Stretch:
    """What happened, as it was written for others already if it was."""
    found = []
    for viewer in viewers:
        insider = viewer if told is not None and viewer in told.insiders else None
        text = wave.get((insider, since))
        if text is None:
            text = wave[insider, since] = _steps(told, insider)
        found.append(text)
    return _Stretch(log, found)


def _write(game: Game | None, viewers: Viewers, entries: Sequence[LogEntry], steps: Sequence[RecordStep]) -> _Stretch:
    told = _told(game, steps)
    return _Stretch(_log(entries), [_steps(told, viewer) for viewer in viewers])


def _told(game: Game | None, steps: Sequence[RecordStep]) -> ToldSteps | None:
    return None if game is None else ToldSteps(game, steps)


def _log(entries: Sequence[LogEntry]) -> str:
    return written([entry.told() for entry in entries])[1:-1]


def _steps(told: ToldSteps | None, viewer: int | None) -> str:
    return "" if told is None else written(told.told(viewer))[1:-1]
