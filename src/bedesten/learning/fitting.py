"""Fitting weights to examples: softmax over the seats of a position, cross-entropy, a pull to where learning began."""

from __future__ import annotations

from typing import Any, Final

from bedesten.arena.extras import need
from bedesten.bots.features import PHASES
from bedesten.learning.examples import Examples

__all__ = ["calibration", "chances", "fit", "fit_scale", "log_loss", "refine", "values_of"]

STEPS: Final = 60
RATE: Final = 0.05
PULL: Final = 12.0
"""How strongly a weight is pulled to where it began: as much as so many examples would be."""
PHASE_PULL: Final = 50.0
"""How strongly the phases are pulled together."""
TRUST: Final = 0.85
"""How much a position is judged by what came of it, against how the next one noted was judged."""
LOOK_AHEAD: Final = 0.5
"""How much a turn later counts beside each turn, for what a judge expects of turns. With 0.95, after 1,500 games, a
greedy bot lost to itself as it was (13 of 120), with 0.5 it won."""
REVISIONS: Final = 3
"""How often positions are judged anew while weights are fitted."""


def chances(examples: Examples, values: Any) -> Any:
    """For each row, its chance among the rows of its position."""
    numpy: Any = need("numpy", "train")
    starts = examples.first_rows[:-1]
    sizes = numpy.diff(examples.first_rows)
    best = numpy.repeat(numpy.maximum.reduceat(values, starts), sizes)
    found = numpy.exp(values - best)
    return found / numpy.repeat(numpy.add.reduceat(found, starts), sizes)


def values_of(examples: Examples, weights: Any) -> Any:
    """For each row, the sum of its weights."""
    numpy: Any = need("numpy", "train")
    parts = numpy.asarray(weights)[examples.cells] * examples.amounts
    return numpy.bincount(examples.rows, weights=parts, minlength=len(examples.outcomes))


def log_loss(examples: Examples, values: Any) -> float:
    """How surprising the winners are on average, in nats a position."""
    numpy: Any = need("numpy", "train")
    found = chances(examples, values)
    surprise = -examples.outcomes * numpy.log(numpy.maximum(found, 1e-12))
    return float(surprise.sum() / (len(examples.first_rows) - 1))


def fit_scale(examples: Examples) -> float:
    """By what to divide the hand-made judge's values, so that they tell the odds best."""
    best, best_loss = 10.0, 1e9
    for step in range(60):
        scale = 3.0 * 1.06**step
        loss = log_loss(examples, examples.hand / scale)
        if loss < best_loss:
            best, best_loss = scale, loss
    return best


def calibration(examples: Examples, values: Any, bins: int = 10) -> list[tuple[float, float, int]]:
    """For chances from low to high: how likely a win was said to be, how often it came, in how many cases."""
    numpy: Any = need("numpy", "train")
    found = chances(examples, values)
    slots = numpy.minimum((found * bins).astype(int), bins - 1)
    table = []
    for slot in range(bins):
        chosen = slots == slot
        if chosen.any():
            said, came = float(found[chosen].mean()), float(examples.outcomes[chosen].mean())
            table.append((said, came, int(chosen.sum())))
    return table


def fit(examples: Examples, start: list[float], now: list[float]) -> list[float]:
    """Weights that explain the examples best, not far from where learning began.

    `now` are the weights to go on from. A weight is what all phases share and what one phase has besides; both are
    pulled to nothing, the latter more. Targets are a mix of who won and of how later positions are judged, which
    tells more of a single turn than the end of a game does.
    """
    numpy: Any = need("numpy", "train")
    begun = numpy.array(start).reshape(PHASES, -1)
    change = numpy.array(now).reshape(PHASES, -1) - begun
    shared = change.mean(axis=0)
    besides = change - shared
    for _ in range(REVISIONS):
        weights = begun + shared + besides
        targets = _targets(examples, chances(examples, values_of(examples, weights.ravel())))
        shared, besides = _descend(examples, targets, begun, shared, besides)
    return [float(weight) for weight in (begun + shared + besides).ravel()]


def refine(examples: Examples, now: list[float]) -> list[float]:
    """Weights that tell before a turn what the judge expected after it, not far from those with which it was played.

    Who won is mostly luck: what a judge of these weights expected of the turn itself, dice, draws and choices
    averaged, misses its own opinion before the turn by much less, and only for reasons that are worth learning.
    """
    numpy: Any = need("numpy", "train")
    begun = numpy.array(now).reshape(PHASES, -1)
    nothing = numpy.zeros(begun.shape[1]), numpy.zeros_like(begun)
    shared, besides = _descend(examples, _expected_targets(examples), begun, *nothing)
    return [float(weight) for weight in (begun + shared + besides).ravel()]


def _expected_targets(examples: Examples) -> Any:
    """For each row what its chance should be: as judged, and what this and the later turns were misjudged by."""
    missed = examples.expected - examples.judged
    targets = examples.judged.copy()
    rows = examples.first_rows
    positions = examples.first_positions
    for game in range(len(positions) - 1):
        first, last = positions[game], positions[game + 1]
        later: Any = 0.0
        for i in range(last - 1, first - 1, -1):
            here = slice(rows[i], rows[i + 1])
            later = missed[here] + LOOK_AHEAD * later
            targets[here] += later
    return targets


def _targets(examples: Examples, judged: Any) -> Any:
    """For each row what its chance should be: going back from the end of each game."""
    targets = examples.outcomes.copy()
    rows = examples.first_rows
    positions = examples.first_positions
    for game in range(len(positions) - 1):
        first, last = positions[game], positions[game + 1]
        for i in range(last - 2, first - 1, -1):
            later = slice(rows[i + 1], rows[i + 2])
            targets[rows[i] : rows[i + 1]] = TRUST * targets[later] + (1.0 - TRUST) * judged[later]
    return targets


def _descend(examples: Examples, targets: Any, begun: Any, shared: Any, besides: Any) -> tuple[Any, Any]:
    """Adam, on all examples at once."""
    numpy: Any = need("numpy", "train")
    size = begun.size
    parts = [shared.copy(), besides.copy()]
    pulls = [PULL, PHASE_PULL]
    means = [numpy.zeros_like(part) for part in parts]
    squares = [numpy.zeros_like(part) for part in parts]
    positions = len(examples.first_rows) - 1
    for step in range(1, STEPS + 1):
        weights = (begun + parts[0] + parts[1]).ravel()
        off = chances(examples, values_of(examples, weights)) - targets
        slope = numpy.bincount(examples.cells, weights=examples.amounts * off[examples.rows], minlength=size)
        slope = slope.reshape(begun.shape)
        slopes = [slope.sum(axis=0), slope]
        rate = RATE * (1.0 - 0.9 * step / STEPS)
        for i in range(2):
            down = (slopes[i] + pulls[i] * parts[i]) / positions
            means[i] = 0.9 * means[i] + 0.1 * down
            squares[i] = 0.99 * squares[i] + 0.01 * down * down
            mean = means[i] / (1.0 - 0.9**step)
            square = squares[i] / (1.0 - 0.99**step)
            parts[i] = parts[i] - rate * mean / (numpy.sqrt(square) + 1e-9)
    return parts[0], parts[1]
