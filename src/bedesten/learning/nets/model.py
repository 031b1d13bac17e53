"""The net as numpy sees it: its outcome for many positions at once, and steps downhill."""

from __future__ import annotations

from typing import Any, Final

from bedesten.arena.extras import need
from bedesten.bots.nets.file import read_numbers, write_net
from bedesten.bots.nets.inputs import Inputs
from bedesten.bots.nets.net import GRAIN, LARGEST, LINEAR
from bedesten.kernel.errors import BedestenError

__all__ = ["Model", "chances_of"]

DECAY: Final = 0.002
"""How fast weights of the first layer shrink that nothing holds."""
MOMENTS: Final = (0.9, 0.999)
"""Adam's."""
TINY: Final = 1e-8
AVERAGE: Final = 0.998
"""What plays is the average of the weights of some hundred steps: single ones are blurred by the last games."""
SPREAD: Final = 0.08
"""Of the first weights: hidden units begin different from each other, but add nothing to the outcome yet."""


class Model:
    """Weights, and what Adam remembers of them."""

    def __init__(self, inputs: Inputs, units: int, seed: int) -> None:
        numpy: Any = need("numpy", "train")
        self.numpy = numpy
        self.inputs = inputs
        chance = numpy.random.default_rng(seed)
        first = chance.normal(size=(inputs.size + 1, units)) * SPREAD
        first[:, :LINEAR] = 0.0
        bias = numpy.full(units, 0.05)
        bias[:LINEAR] = 0.0
        out = numpy.zeros(units)
        out[:LINEAR] = 1.0
        self.weights = {"first": first.astype("f"), "bias": bias.astype("f"), "out": out.astype("f")}
        self.average = {name: array.copy() for name, array in self.weights.items()}
        self.means = {name: numpy.zeros_like(array) for name, array in self.weights.items()}
        self.squares = {name: numpy.zeros_like(array) for name, array in self.weights.items()}
        self.steps = 0
        self.middle = numpy.zeros(LINEAR, dtype="f")
        """What the linear units come to on average. It is the same for all seats, so that nothing holds it in place:
        it is taken off what plays, whose numbers must fit into 16 bits."""

    def step(self, inputs: Any, base: Any, starts: Any, targets: Any, rate: float) -> float:
        """One step for some positions, whose seats lie together from each of the starts; tells the loss before it."""
        numpy = self.numpy
        here = numpy.zeros((len(inputs), self.inputs.size + 1), dtype="f")
        here[numpy.arange(len(inputs))[:, None], inputs] = 1.0
        here[:, self.inputs.size] = 0.0  # what rows are filled up with
        sums = here @ self.weights["first"] + self.weights["bias"]
        holds = sums > 0.0
        holds[:, :LINEAR] = True
        hidden = sums * holds
        told = chances_of(hidden @ self.weights["out"] + base, starts)
        loss = -float((targets * numpy.log(numpy.maximum(told, 1e-9))).sum()) / len(starts)
        missed = ((told - targets) / len(starts)).astype("f")
        back = missed[:, None] * self.weights["out"] * holds
        out = hidden.T @ missed
        out[:LINEAR] = 0.0
        self._descend({"first": here.T @ back, "bias": back.sum(0), "out": out}, rate)
        linear = here @ self.average["first"][:, :LINEAR] + self.average["bias"][:LINEAR]
        self.middle = linear.mean(0).astype("f")
        return loss

    def _descend(self, slopes: dict[str, Any], rate: float) -> None:
        numpy = self.numpy
        self.steps += 1
        slow, slower = MOMENTS
        keep = min(AVERAGE, (self.steps + 1) / (self.steps + 10))
        for name, slope in slopes.items():
            mean, square, weights = self.means[name], self.squares[name], self.weights[name]
            mean *= slow
            mean += (1 - slow) * slope
            square *= slower
            square += (1 - slower) * slope * slope
            size = numpy.sqrt(square / (1 - slower**self.steps)) + TINY
            weights -= rate * (mean / (1 - slow**self.steps)) / size
            if name == "first":
                weights *= 1 - rate * DECAY
            self.average[name] += (1 - keep) * (weights - self.average[name])

    def file(self, heading: dict[str, object]) -> bytes:
        """The net that plays, as a file."""
        numpy = self.numpy
        rows = numpy.rint(self.average["first"][:-1] * GRAIN).clip(-LARGEST, LARGEST).astype(int).tolist()
        begun = self.average["bias"].copy()
        begun[:LINEAR] -= self.middle
        bias = numpy.rint(begun * GRAIN).astype(int).tolist()
        out = [float(weight) for weight in self.average["out"]]
        return write_net(heading, self.inputs, rows, bias, out)

    def begin_with(self, net: bytes) -> None:
        """Weights of a net that was trained before, instead of those drawn by lot."""
        numpy = self.numpy
        rows, bias, out = read_numbers(net, self.inputs)
        if len(bias) != len(self.weights["bias"]):
            raise BedestenError(f"a net with {len(bias)} hidden units, not {len(self.weights['bias'])}")
        for arrays in (self.weights, self.average):
            arrays["first"][:-1] = numpy.array(rows, dtype="f") / GRAIN
            arrays["bias"][:] = numpy.array(bias, dtype="f") / GRAIN
            arrays["out"][:] = out

    def state(self) -> dict[str, Any]:
        """All of it as arrays by name."""
        found: dict[str, Any] = {"steps": self.numpy.array(self.steps), "middle": self.middle}
        for kind, arrays in self._kinds().items():
            found |= {f"{kind}-{name}": array for name, array in arrays.items()}
        return found

    def restore(self, state: Any) -> None:
        """As it was when its state was kept."""
        self.steps = int(state["steps"])
        self.middle = state["middle"]
        for kind, arrays in self._kinds().items():
            for name, array in arrays.items():
                array[...] = state[f"{kind}-{name}"]

    def _kinds(self) -> dict[str, dict[str, Any]]:
        return {"weights": self.weights, "average": self.average, "means": self.means, "squares": self.squares}


def chances_of(values: Any, starts: Any) -> Any:
    """For each row its chance among the rows of its position, which lie together."""
    numpy: Any = need("numpy", "train")
    sizes = numpy.diff(numpy.append(starts, len(values)))
    found = numpy.exp(values - numpy.repeat(numpy.maximum.reduceat(values, starts), sizes))
    return found / numpy.repeat(numpy.add.reduceat(found, starts), sizes)
