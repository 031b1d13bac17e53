"""Updates: the current state and what happened since a client's cursor, serialized as JSON.

What happened a moment ago is in memory, and is serialized once for all clients that get the same. A client that opens
a long game for the first time is sent all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bedesten.kernel.game import Game
from bedesten.server.live.json_text import array, array_of_all, merged, record, to_text
from bedesten.server.live.live_table import JsonCache, LiveTable
from bedesten.server.live.serialize import sight_json, state_json
from bedesten.server.store import Store
from bedesten.server.threads import FEW, in_thread_if_long
from bedesten.tables.entries import LogEntry
from bedesten.tables.history import DecisionSteps, RecordStep

__all__ = ["SerializedUpdate", "update_for", "update_now"]

Viewers = Sequence[int | None]


@dataclass(slots=True)
class SerializedUpdate:
    """An `Update`, ready to be sent."""

    text: str
    number: int
    """The entry of the log up to which it tells."""


@dataclass(slots=True)
class _Happened:
    """What happened in a stretch of the log, as JSON: the entries, and the steps for each viewer."""

    entries: str
    steps: list[str]


def update_now(live: LiveTable, viewers: Viewers, since: int) -> SerializedUpdate | None:
    """The update for a client that sees the table as these viewers do; None if it must be read from the store, or is
    long."""
    cache = live.json_cache
    recent = cache.get(("happened", since))
    if recent is None:
        found = live.recent(since)
        if found is None or len(found[1]) > FEW:
            return None
        recent = cache["happened", since] = (_entries(found[0]), _decisions(live.state.game, found[1]))
    return _update(live, viewers, since, _cached(cache, viewers, since, *recent))


async def update_for(live: LiveTable, store: Store, viewers: Viewers, since: int) -> SerializedUpdate:
    """The same, however long it takes."""
    update = update_now(live, viewers, since)
    if update is not None:
        return update
    entries, upto = "[]", since
    steps = ["[]"] * len(viewers)
    while True:
        number, game = live.state.number, live.state.game
        found, found_steps = await live.history(upto, store)
        more = await in_thread_if_long(len(found_steps), _happened, game, viewers, found, found_steps)
        entries = array_of_all(entries, more.entries)
        steps = [array_of_all(*each) for each in zip(steps, more.steps, strict=True)]
        upto = number
        if live.state.number == number:  # else more has happened meanwhile, and the update would have a gap
            return _update(live, viewers, since, _Happened(entries, steps))


def _update(live: LiveTable, viewers: Viewers, since: int, happened: _Happened) -> SerializedUpdate:
    cache = live.json_cache
    sights = [
        merged(sight_json(live, cache, viewer), record(steps=steps))
        for viewer, steps in zip(viewers, happened.steps, strict=True)
    ]
    text = record(
        type='"update"',
        table=state_json(live, cache),
        entries=happened.entries,
        sights=array(sights),
        since=str(since),
    )
    return SerializedUpdate(text, live.state.number)


def _cached(cache: JsonCache, viewers: Viewers, since: int, entries: str, decisions: DecisionSteps | None) -> _Happened:
    """What happened, as it was serialized for others already if it was."""
    found = []
    for viewer in viewers:
        insider = viewer if decisions is not None and viewer in decisions.insiders else None
        text = cache.get((insider, since))
        if text is None:
            text = cache[insider, since] = _steps(decisions, insider)
        found.append(text)
    return _Happened(entries, found)


def _happened(
    game: Game | None, viewers: Viewers, entries: Sequence[LogEntry], steps: Sequence[RecordStep]
) -> _Happened:
    decisions = _decisions(game, steps)
    return _Happened(_entries(entries), [_steps(decisions, viewer) for viewer in viewers])


def _decisions(game: Game | None, steps: Sequence[RecordStep]) -> DecisionSteps | None:
    return None if game is None else DecisionSteps(game, steps)


def _entries(entries: Sequence[LogEntry]) -> str:
    return to_text([entry.message() for entry in entries])


def _steps(decisions: DecisionSteps | None, viewer: int | None) -> str:
    return "[]" if decisions is None else to_text(decisions.messages(viewer))
