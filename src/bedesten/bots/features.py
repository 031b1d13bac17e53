"""Features: what a learned judge sees of a position, from one seat's side, and how it adds them up."""

from __future__ import annotations

from typing import Final

__all__ = [
    "PHASES",
    "RACE",
    "RACE_FEATURES",
    "Feature",
    "FeatureSum",
    "has_turn_left",
    "most_of_others",
    "places_of",
    "width_of",
]

PHASES: Final = 3
"""Weights differ by how many rubies the leader lacks: 4 or more, 2 or 3, 1 or none."""

# The rows about the race for rubies, which both games have, come first.
MOST_TO_GO: Final = 8
LEADS: Final = 7
TO_GO: Final = 0
LEAD: Final = TO_GO + MOST_TO_GO
LAST_ROUND: Final = LEAD + LEADS
WAIT: Final = LAST_ROUND + 6
RACE: Final = WAIT + 5
"""How many weights these rows have."""


class Feature:
    """A row of weights: one for each case, or one for each knot between which a number is interpolated."""

    def __init__(self, name: str, cases: int, about: str, start: list[float], of: str = "") -> None:
        self.name = name
        self.cases = cases
        self.about = about
        """What it says, for the documentation."""
        self.of = of
        """What of a seat it is about, as facts name what changes: `lira`, `goods`, `assistants` …; `next` is what the
        next turns promise; empty if it is about nothing that a turn brings."""
        self.start = start if start else [0.0] * cases
        """What learning starts from, in Lira: the hand-made opinion, as far as it has one."""
        assert len(self.start) == cases, name


def width_of(features: list[Feature]) -> int:
    """How many weights they have together."""
    return sum(feature.cases for feature in features)


def places_of(features: list[Feature]) -> dict[str, int]:
    """Where the row of each feature begins."""
    found: dict[str, int] = {}
    first = 0
    for feature in features:
        found[feature.name] = first
        first += feature.cases
    return found


RACE_FEATURES: Final[list[Feature]] = [
    Feature(
        "to_go",
        MOST_TO_GO,
        "rubies that the seat still lacks, 0 to 7",
        [-32.0 * n for n in range(MOST_TO_GO)],
        of="rubies",
    ),
    Feature("lead", LEADS, "its rubies against the best of the others: -3 or less to +3 or more", [], of="rubies"),
    Feature(
        "last_round",
        6,
        "somebody has reached the target, so that this round is the last: this seat has the most rubies, is tied, or "
        "has fewer; three cases for who has no more turn in it, three for who has",
        [60.0, 20.0, -60.0, 60.0, 30.0, -40.0],
        of="rubies",
    ),
    Feature("wait", 5, "turns of others before its own: 0 to 4", [3.0, 2.0, 1.0, 0.0, -1.0]),
]


class FeatureSum:
    """Adds up the weights of a position's features; notes them too if somebody wants to learn from them.

    Weights differ by phase of the game: `first` is where those of the present phase begin.
    """

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.first = 0
        self.total = 0.0
        self.noting = False
        self.noted: list[int] = []
        """The features that were found, as places in the rows; the phase is not counted in."""
        self.amounts: list[float] = []

    def begin(self, first: int) -> None:
        self.first = first
        self.total = 0.0
        if self.noting:
            self.noted = []
            self.amounts = []

    def mark(self, place: int) -> None:
        """A case that holds."""
        self.total += self.weights[self.first + place]
        if self.noting:
            self.noted.append(place)
            self.amounts.append(1.0)

    def add(self, place: int, amount: float) -> None:
        """So much of something."""
        self.total += amount * self.weights[self.first + place]
        if self.noting:
            self.noted.append(place)
            self.amounts.append(amount)

    def ramp(self, place: int, knots: int, step: int, value: int) -> None:
        """A number, between two of the knots that lie `step` apart, from 0 on; beyond the last it counts as that."""
        knot = value // step
        if knot >= knots - 1:
            self.mark(place + knots - 1)
            return
        part = (value - knot * step) / step
        self.add(place + knot, 1.0 - part)
        if part > 0.0:
            self.add(place + knot + 1, part)

    def race(self, width: int, rubies: list[int], seat: int, target: int, active: int, start: int) -> None:
        """Begin with the rubies, which tell the phase, and with whose turn is next. A phase has `width` weights."""
        players = len(rubies)
        mine = rubies[seat]
        others = most_of_others(rubies, seat)
        lacking = target - max(mine, others)
        self.begin(0 if lacking > 3 else width if lacking > 1 else 2 * width)
        self.mark(TO_GO + min(max(target - mine, 0), MOST_TO_GO - 1))
        lead = mine - others
        self.mark(LEAD + min(max(lead + LEADS // 2, 0), LEADS - 1))
        self.mark(WAIT + (seat - active + players) % players)
        if lacking <= 0:
            case = 0 if lead > 0 else 1 if lead == 0 else 2
            self.mark(LAST_ROUND + case + (3 if has_turn_left(seat, active, start, players) else 0))


def most_of_others(rubies: list[int], seat: int) -> int:
    """The rubies of whoever has the most of them, this seat left aside."""
    found = 0
    for i in range(len(rubies)):
        if i != seat and rubies[i] > found:
            found = rubies[i]
    return found


def has_turn_left(seat: int, active: int, start: int, players: int) -> bool:
    """Whether a seat has its turn of this round under way or before it: turns go on to the last seat before the
    starting player."""
    return (seat - start + players) % players >= (active - start + players) % players
