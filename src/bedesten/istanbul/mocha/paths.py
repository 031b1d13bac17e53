"""Ways through the bazaar: the Barrier that only one player passes, and the Movement tile. (MB-16 – MB-18)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.part import Mocha, mocha_of
from bedesten.istanbul.mocha.terms import MOVEMENT, NO_BARRIER
from bedesten.istanbul.moments import MerchantWalk
from bedesten.istanbul.terms import PLACES
from bedesten.kernel.reason import Reason

__all__ = ["BarrierWalk", "Paths", "corners", "edges_of"]


def edges_of(layout: list[int], width: int) -> list[list[int]]:
    """All pairs of adjacent places, the lower number first, ascending."""
    found: list[list[int]] = []
    for i in range(len(layout)):
        if i % width < width - 1:
            found.append(sorted([layout[i], layout[i + 1]]))
        if i + width < len(layout):
            found.append(sorted([layout[i], layout[i + width]]))
    return sorted(found)


def corners(layout: list[int], width: int) -> list[int]:
    """The places at the corners, ascending."""
    return sorted([layout[0], layout[width - 1], layout[-width], layout[-1]])


class Around:
    """Where one gets on foot from one place."""

    def __init__(self, rings: list[list[int]], straight: list[int]) -> None:
        self.exactly = rings
        """The places at path length 0, 1, 2, 3 and 4, each ascending."""
        self.near = sorted(rings[1] + rings[2])
        """The places at path length 1 or 2."""
        self.distant = sorted(rings[3] + rings[4])
        """The places at path length 3 or 4."""
        self.swift = sorted({*self.near, *straight})
        """The places that are near, and those in a straight line."""


class Paths:
    """Where one gets on foot when a pair of adjacent places is closed (or none: two zeros).

    The Barrier lies in many ways, and from most places nobody sets out: what lies around a place is found out when it
    is asked for.
    """

    def __init__(self, layout: list[int], width: int, edges: list[list[int]], closed: list[int]) -> None:
        self.layout = layout
        self.width = width
        self.closed = closed
        self.steps: list[list[int]] = [[] for _ in range(PLACES)]
        for edge in edges:
            if edge != closed:
                self.steps[edge[0]].append(edge[1])
                self.steps[edge[1]].append(edge[0])

    def around(self, place: int) -> Around:
        """What lies around a place."""
        return Around(self.rings(place), self.straight(place))

    def rings(self, place: int) -> list[list[int]]:
        """The places at path length 0 to 4."""
        seen = [place]
        found = [[place]]
        for _ in range(4):
            ring: list[int] = []
            for inner in found[-1]:
                for outer in self.steps[inner]:
                    if outer not in seen:
                        seen.append(outer)
                        ring.append(outer)
            found.append(sorted(ring))
        return found

    def straight(self, place: int) -> list[int]:
        """All places in one row or column with this one, as far as nothing is closed on the way. (MB-18)"""
        found: list[int] = []
        at = self.layout.index(place)
        for down, across in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            row = at // self.width
            column = at % self.width
            here = place
            while True:
                row += down
                column += across
                if not (0 <= column < self.width and 0 <= row < len(self.layout) // self.width):
                    break
                there = self.layout[row * self.width + column]
                if sorted([here, there]) == self.closed:
                    break
                found.append(there)
                here = there
        return found


class BarrierWalk(MerchantWalk):
    """On foot nobody passes the Barrier but who holds its control tile; the Movement tile leads straight on, any
    distance, instead of 1 or 2 steps. (MB-16 – MB-18)"""

    def __init__(self, layout: list[int], width: int, edges: list[list[int]]) -> None:
        self.layout = layout
        self.width = width
        self.edges = edges
        super().__init__([], [])
        # What was found out so far, by where the Barrier lies; the last is for `NO_BARRIER`.
        self._paths: list[Paths | None] = [None] * (len(edges) + 1)
        self._around: list[list[Around | None]] = [[None] * PLACES for _ in range(len(edges) + 1)]

    def around(self, mocha: Mocha, seat: int, place: int) -> Around:
        """What lies around a place for the pieces of a seat."""
        barrier = NO_BARRIER if mocha.control == seat else mocha.barrier
        found = self._around[barrier][place]
        if found is None:
            found = self.before(barrier).around(place)
            self._around[barrier][place] = found
        return found

    def before(self, barrier: int) -> Paths:
        """The ways that are open to who can't pass the Barrier where it lies."""
        found = self._paths[barrier]
        if found is None:
            closed = [0, 0] if barrier == NO_BARRIER else self.edges[barrier]
            found = Paths(self.layout, self.width, self.edges, closed)
            self._paths[barrier] = found
        return found

    def near(self, t: Board, seat: int) -> list[int]:
        mocha = mocha_of(t)
        around = self.around(mocha, seat, t.seats[seat].at)
        return around.swift if mocha.tiles[seat] >> MOVEMENT & 1 else around.near

    def distant(self, t: Board, seat: int) -> list[int]:
        return self.around(mocha_of(t), seat, t.seats[seat].at).distant

    def too_far(self, t: Board, seat: int, place: int) -> Reason:
        mocha = mocha_of(t)
        unhindered = self.before(NO_BARRIER).around(t.seats[seat].at)
        if place in unhindered.near:
            return self.in_the_way(t, ["MB-16"])
        if not mocha.has_tile(seat, MOVEMENT):
            return super().too_far(t, seat, place)
        if place in unhindered.swift:
            return self.in_the_way(t, ["MB-18", "MB-17"])
        words = f"place {place} is neither 1 or 2 steps away nor in a straight line"
        facts: dict[str, object] = {"place": place, "steps": t.bazaar.steps(t.seats[seat].at, place)}
        return Reason(["MB-18", "MOV-01"], "too-far", words, facts)

    def not_distant(self, t: Board, seat: int, place: int) -> Reason:
        if place in self.before(NO_BARRIER).around(t.seats[seat].at).distant:
            return self.in_the_way(t, ["MB-16", "MOV-02"])
        return super().not_distant(t, seat, place)

    def in_the_way(self, t: Board, rules: list[str]) -> Reason:
        """The Barrier bars the way to a place that would be in reach without it."""
        words = "the Barrier is in the way, and only who holds its control tile passes"
        return Reason(rules, "barrier", words, {"seat": mocha_of(t).control})
