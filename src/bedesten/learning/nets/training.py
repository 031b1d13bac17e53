"""Training a net: play a generation of games with it, fit it to what they teach, and so on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from bedesten.arena.executors import Local, Processes, cores
from bedesten.arena.extras import need
from bedesten.arena.seeds import game_seed
from bedesten.kernel.errors import OptionError
from bedesten.learning.nets.courses import course_named
from bedesten.learning.nets.games import Batch, TrainingGame, play_batch
from bedesten.learning.nets.model import Model
from bedesten.learning.nets.run_folder import RunFolder

__all__ = ["NetGeneration", "targets_of", "train_net"]

UNITS: Final = 64
"""Of the hidden layer."""
BATCH: Final = 10
"""Games that a worker plays at a time."""
WINDOW: Final = 10
"""So many generations are learned from at a time, the last ones."""
LOOK_AHEAD: Final = 0.7
"""How much a turn counts beside the one before it."""
POSITIONS: Final = 1024
"""In one step."""
RATE: Final = 0.001
"""How far a step goes in the first generation …"""
RATE_ON: Final = 0.0003
"""… if it goes on with a net that was trained before …"""
SLOWEST: Final = 0.05
"""… and in the last, as a part of that."""


@dataclass(frozen=True)
class NetGeneration:
    """How one generation went."""

    number: int
    games: int
    positions: int
    rounds: float
    """Turns that a seat has in a game, on average."""
    missed: float
    """By how much a turn was expected to change the chances of a seat, on average: less is better."""
    loss: float
    """Log-loss beside the targets, in the last steps."""


def train_net(
    course: str,
    games: int,
    seed: int,
    generations: int,
    folder: Path,
    jobs: int | None = None,
    progress: Callable[[int, int, int], None] | None = None,
    tell: Callable[[bytes, list[NetGeneration]], None] | None = None,
    players: tuple[int, ...] = (),
    base: bytes | None = None,
) -> bytes:
    """Train a net with so many games in each of several generations; returns it as a file. It begins as nothing, or
    with the `base`, a net that was trained before; for all tables of the course, or those of some sizes.

    All that is needed to go on is kept in the folder, by generation: a later call goes on there, and comes to the same
    net as one that was not stopped. `tell` is shown the net after each generation, and how they went.
    """
    about = course_named(course, players)
    if games < 1 or generations < 1:
        raise OptionError("games: 1 or more; generations: 1 or more")
    head: dict[str, object] = {
        "course": course,
        "games": games,
        "seed": seed,
        "generations": generations,
        "units": UNITS,
    }
    model = Model(about.inputs, UNITS, seed)
    if players:
        head["players"] = list(players)
    if base is not None:
        model.begin_with(base)
        head["from"] = sha256(base).hexdigest()[:16]
    run = RunFolder(folder, head)
    found = [NetGeneration(**entry) for entry in run.log()]
    if found:
        model.restore(run.state(len(found)))
    executor: Local | Processes = Local() if jobs == 1 else Processes(jobs or cores())
    net = model.file(head)
    window = [run.games(number, _batches(games)) for number in range(max(1, len(found) - WINDOW + 2), len(found) + 1)]
    for number in range(len(found) + 1, generations + 1):
        played = _play(run, executor, Batch(course, net, game_seed(seed, number), 0, games, players), number, progress)
        window = [*window, played][-WINDOW:]
        rate = (RATE if base is None else RATE_ON) * max(SLOWEST, 1.0 - (number - 1) / generations)
        looks = int(about.passes * sum(len(game.chances) for game in played))
        loss = _fit(model, [game for generation in window for game in generation], looks, rate, game_seed(seed, number))
        net = model.file(head)
        found.append(_measured(number, played, loss))
        run.keep(number, model.state(), asdict(found[-1]), number - WINDOW + 1)
        run.draw(found)
        if tell is not None:
            tell(net, found)
    return net


def _play(
    run: RunFolder,
    executor: Local | Processes,
    whole: Batch,
    number: int,
    progress: Callable[[int, int, int], None] | None,
) -> list[TrainingGame]:
    """The games of a generation: those that were played before it was stopped, then the others."""
    games = whole.last
    batches = [replace(whole, first=first, last=min(first + BATCH, games)) for first in range(0, games, BATCH)]
    due = [batch for batch in batches if not run.has(number, batch.first // BATCH)]
    done = games - sum(batch.last - batch.first for batch in due)
    with closing(executor.map(_played, iter(due))) as results:
        for batch, played in results:
            run.note(number, batch.first // BATCH, played)
            done += len(played)
            if progress is not None:
                progress(number, done, games)
    return run.games(number, _batches(games))


def _batches(games: int) -> int:
    """How many batches these games are."""
    return (games + BATCH - 1) // BATCH


def _played(batch: Batch) -> tuple[Batch, list[TrainingGame]]:
    return batch, play_batch(batch)


def targets_of(game: TrainingGame) -> Any:
    """What the chances of each position should have been: as they were judged, and what this turn and later ones were
    misjudged by."""
    numpy: Any = need("numpy", "train")
    missed = game.expected - game.chances
    targets = numpy.empty_like(game.chances)
    later: Any = 0.0
    for i in range(len(missed) - 1, -1, -1):
        later = missed[i] + LOOK_AHEAD * later
        targets[i] = game.chances[i] + later
    targets = targets.clip(0.0, 1.0)
    return (targets / numpy.maximum(targets.sum(1, keepdims=True), 1e-6)).ravel()


def _fit(model: Model, games: list[TrainingGame], looks: int, rate: float, seed: int) -> float:
    """Steps with so many positions drawn from all these games; tells the loss of the last ones."""
    numpy: Any = need("numpy", "train")
    width = max(game.inputs.shape[1] for game in games)
    rows = sum(len(game.inputs) for game in games)
    inputs = numpy.full((rows, width), model.inputs.size, dtype=numpy.uint16)
    starts = []
    row = 0
    for game in games:
        last = row + len(game.inputs)
        inputs[row:last, : game.inputs.shape[1]] = game.inputs
        starts.append(numpy.arange(row, last, game.players))
        row = last
    first = numpy.concatenate(starts)
    sizes = numpy.diff(numpy.append(first, rows))
    base = numpy.concatenate([game.base for game in games])
    targets = numpy.concatenate([targets_of(game) for game in games])
    chance = numpy.random.default_rng(seed)
    losses: list[float] = []
    for _ in range(max(1, looks // POSITIONS)):
        drawn = numpy.sort(chance.integers(0, len(first), POSITIONS))
        counts = sizes[drawn]
        begins = numpy.cumsum(counts) - counts
        chosen = numpy.repeat(first[drawn] - begins, counts) + numpy.arange(counts.sum())
        losses.append(model.step(inputs[chosen], base[chosen], begins, targets[chosen], rate))
    last_losses = losses[-100:]
    return sum(last_losses) / len(last_losses)


def _measured(number: int, games: list[TrainingGame], loss: float) -> NetGeneration:
    return NetGeneration(
        number=number,
        games=len(games),
        positions=sum(len(game.chances) for game in games),
        rounds=round(sum(len(game.chances) / game.players for game in games) / len(games), 2),
        missed=round(sum(float(abs(game.expected - game.chances).mean()) for game in games) / len(games), 5),
        loss=round(loss, 5),
    )
