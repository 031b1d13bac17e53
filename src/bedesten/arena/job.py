"""One game of a plan, and a batch of them: what a worker does, wherever it runs."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from bedesten.arena.plan import Plan, make_bot
from bedesten.arena.seeds import bot_seed
from bedesten.bots.bot import Bot
from bedesten.bots.protocol.errors import BotFault
from bedesten.bots.random_bot import RandomBot
from bedesten.kernel.errors import BedestenError
from bedesten.kernel.game import Game

__all__ = ["GameFailed", "Job", "Result", "SeatResult", "play_game", "play_job", "record_path", "remove_parts"]


class GameFailed(BedestenError):
    """A game that broke off: an error or an illegal move of a bot, or a worker that died. Names game and seed."""

    def __init__(self, message: str, trace: str = "") -> None:
        super().__init__(message)
        self.trace = trace
        """Where in a bot's own code it happened; empty if that tells nobody anything."""

    def __reduce__(self) -> tuple[type[GameFailed], tuple[str, str]]:
        return type(self), (str(self), self.trace)


@dataclass(frozen=True)
class SeatResult:
    """How one seat finished."""

    bot: str
    rank: int
    """From 1 on; the tied share one."""
    score: dict[str, int]
    """What decided, in order of weight: rubies, lira, goods, cards."""
    rubies_from: dict[int, int]
    """How many rubies came from which place."""
    decisions: int = 0
    seconds: float = field(default=0.0, compare=False)
    """Spent on them; none for the random bot, which does not think."""
    cpu: float = field(default=0.0, compare=False)
    """Seconds of processor time spent on them: unlike those above, the same on a busy machine. What a bot that is a
    program of its own spends is not in it."""
    faults: int = field(default=0, compare=False)
    """How often a bot that is a program of its own crashed, was late or answered what can't be."""


@dataclass(frozen=True)
class Result:
    """How one game went."""

    index: int
    seed: int
    """`bedesten.new` with this seed and the plan's options deals the same game."""
    over: bool
    """False if it was given up at the plan's limit; then nobody has won."""
    winners: tuple[int, ...]
    seats: tuple[SeatResult, ...]
    start: int
    """The starting player's seat."""
    rounds: int
    turns: int
    decisions: int
    fingerprint: str
    """Of the last position."""
    duration: float = field(compare=False)
    """In seconds."""
    match: str = ""
    """Which match of a tournament it belongs to."""
    record: str = field(default="", compare=False, repr=False)
    """The game as text, if the plan wants it brought along."""

    def order(self, seat: int) -> int:
        """A seat's place in the order of play: 0 is the starting player."""
        return (seat - self.start) % len(self.seats)


@dataclass(frozen=True)
class Job:
    """Some games in a row: those from `first` up to `stop`, `stop` not included."""

    plan: Plan
    first: int
    stop: int


def play_job(job: Job) -> list[Result]:
    """Play all games of a job."""
    return [play_game(job.plan, index) for index in range(job.first, job.stop)]


def play_game(plan: Plan, index: int) -> Result:
    """Play one game of a plan, and write its record if the plan wants one."""
    began = perf_counter()
    game, seated = plan.begin(index)
    assert game.seed is not None
    notes = [_Notes() for _ in seated]
    try:
        bots = [make_bot(bot, bot_seed(game.seed, seat)) for seat, bot in enumerate(seated)]
        _play(game, bots, plan.limit, notes)
    except Exception as error:
        names = ", ".join(game.names)
        where = "" if game.actor is None else f", seat {game.actor} to move"
        outside = isinstance(error, BotFault)
        why = str(error) if outside else f"{type(error).__name__}: {error}"
        raise GameFailed(
            f"game {index} (seed {game.seed}, seats {names}{where}) failed: {why}",
            "" if outside else traceback.format_exc(),
        ) from error
    if plan.records is not None:
        _write(plan, index, game)
    return _result(plan, index, game, notes, perf_counter() - began)


class _Notes:
    """What is written down of one seat while the game runs."""

    def __init__(self) -> None:
        self.rubies: dict[int, int] = {}
        """By place."""
        self.decisions = 0
        self.seconds = 0.0
        self.cpu = 0.0
        self.faults = 0


def _play(game: Game, bots: list[Bot], limit: int, notes: list[_Notes]) -> None:
    """Play to the end or to the limit, and note where rubies come from and how long bots think.

    The random bot looks at nothing but the legal moves, so it is spared the sight, which costs several times what the
    move does. Its own luck decides here exactly as in `RandomBot.choose`, so nothing else changes.
    """
    blind: list[Callable[[int], int] | None] = [bot.chance.below if type(bot) is RandomBot else None for bot in bots]
    actor = game.actor
    decisions = 0
    while actor is not None and decisions < limit:
        below = blind[actor]
        if below is None:
            sight = game.sight(actor)
            began, begun = perf_counter(), process_time()
            move = bots[actor].choose(sight)
            notes[actor].cpu += process_time() - begun
            notes[actor].seconds += perf_counter() - began
        else:
            moves = game.moves()
            move = moves[below(len(moves))]
        notes[actor].decisions += 1
        for event in game.play(move):
            if event.what == "ruby":
                found = notes[event.seat].rubies
                found[event.a] = found.get(event.a, 0) + 1
        decisions += 1
        actor = game.actor
    for bot, note in zip(bots, notes, strict=True):
        note.faults = len(getattr(bot, "faults", ()))


def _result(plan: Plan, index: int, game: Game, notes: list[_Notes], duration: float) -> Result:
    state: dict[str, Any] = game.state()
    standings = sorted(game.standings(), key=lambda standing: standing.seat)
    return Result(
        index=index,
        seed=game.seed or 0,
        over=game.over,
        winners=tuple(sorted(game.winners())),
        seats=tuple(
            SeatResult(
                *(game.names[s.seat], s.rank, s.score, note.rubies),
                *(note.decisions, note.seconds, note.cpu, note.faults),
            )
            for s, note in zip(standings, notes, strict=True)
        ),
        start=state["start"],
        rounds=state["round"],
        turns=state["turn"],
        decisions=sum(note.decisions for note in notes),
        fingerprint=game.fingerprint(),
        duration=duration,
        match=plan.match,
        record=game.record(reveal=True) if plan.keep else "",
    )


# ── Records ────────────────────────────────────────────────────────────────────────────────────────────────


def record_path(folder: str, index: int, seed: int) -> Path:
    """Where the record of a game is put."""
    return Path(folder, f"game-{index:06}-{seed}.txt")


def _write(plan: Plan, index: int, game: Game) -> None:
    """Write a record under another name first, so that nobody ever finds half a record."""
    assert plan.records is not None
    assert game.seed is not None
    path = record_path(plan.records, index, game.seed)
    part = path.with_name(f".{plan.token}-{path.name}")
    try:
        part.write_text(game.record(reveal=True), encoding="utf-8", newline="\n")
        os.replace(part, path)
    except OSError as error:
        raise BedestenError(f"records: can't write {path}: {error.strerror or error}") from error


def remove_parts(plan: Plan) -> None:
    """Take away half-written records of workers that were stopped."""
    if plan.records is not None:
        for part in Path(plan.records).glob(f".{plan.token}-*"):
            part.unlink(missing_ok=True)
