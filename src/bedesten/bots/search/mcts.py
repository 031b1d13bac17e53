"""A bot that looks into a tree of turns: Monte Carlo tree search over what all seats may do, the unseen dealt anew."""

from __future__ import annotations

import math
from typing import Final

from bedesten.bots.judge import Judge
from bedesten.bots.opinion import MoveOpinion, Opinion, place_of
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.searcher import Searcher
from bedesten.bots.search.turns import BUDGET, FEW, Ending, turn_search
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = ["MctsBot", "Tree"]

LATER: Final = 500
"""Positions looked at in a turn that is not the one under way, at the most."""
ROOT_WAYS: Final = 24
ITERATIONS: Final = 100
"""If nothing else is said."""
WAYS: Final = 8
"""Ways to play a turn that are kept, the best by the judge."""
WIDER: Final = 1.0
EXPLORE: Final = 0.35


class Way:
    """One way to play a turn, and what came of it."""

    __slots__ = ("after", "prior", "script", "total", "visits")

    def __init__(self, script: list[int], prior: float) -> None:
        self.script = script
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        """Sum of the chances of the seat whose turn it is."""
        self.after: dict[int, Node] = {}
        """The turns that follow, by seat: a bonus turn may come between."""


class Node:
    """A turn of a seat, known by the ways in which the turns before it were played, whatever chance dealt."""

    __slots__ = ("seat", "visits", "ways")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.ways: list[Way] = []


class Tree:
    """The tree of turns that follow from what one seat sees."""

    def __init__(self, sight: Sight, judge: Judge, budget: Budget) -> None:
        self.judge = judge
        self.budget = budget
        self.sight = sight
        self.seat = sight.seat
        self.root = Node(sight.seat)
        self.total: list[float] = []
        self.deepest = 0
        self.places: dict[int, float] = {}

    def look(self, seed: int) -> None:
        """One iteration: deal what is hidden, go down the tree, add a turn, tell all above what it promises."""
        table = self.sight.sample(seed)
        node = self.root
        path: list[Way] = []
        nodes: list[Node] = []
        chances: list[float] = []
        while not table.over:
            nodes.append(node)
            if not node.ways:
                chances = self.expand(node, table)
                break
            way = self.select(node, table)
            path.append(way)
            self.follow(way, table, node.seat)
            if table.over:
                break
            seat = table.active
            if seat not in way.after:
                way.after[seat] = Node(seat)
            node = way.after[seat]
        if not chances:
            chances = self.judge.chances(table)
        self.deepest = max(self.deepest, len(path))
        for i in range(len(nodes)):
            nodes[i].visits += 1
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += chances[nodes[i].seat]
        if path:
            first = path[0].script[0]
            self.places[first] = self.places.get(first, 0.0) + place_of(chances, self.seat)

    def expand(self, node: Node, table: Table) -> list[float]:
        """Find the ways to play this turn; tells the chances after the best of them."""
        own = node is self.root
        table = table.copy()
        table.manual = True
        search = turn_search(self.judge, node.seat, self.budget, BUDGET if own else LATER, 21 if own else FEW)
        endings = search.endings(table)
        endings.sort(key=_best_first)
        endings = endings[: ROOT_WAYS if own else WAYS]
        best = endings[0].value
        total = 0.0
        for ending in endings:
            total += math.exp((ending.value - best) / self.judge.scale)
        for ending in endings:
            if ending.script:
                node.ways.append(Way(ending.script, math.exp((ending.value - best) / self.judge.scale) / total))
        return self.judge.chances(endings[0].table)

    def select(self, node: Node, table: Table) -> Way:
        """The way to try now: of those that are open by now and possible on this table, the most promising one."""
        open_ways = 1 + int(WIDER * math.sqrt(node.visits))
        explore = EXPLORE * math.sqrt(node.visits)
        moves = table.moves()
        best: Way | None = None
        best_score = 0.0
        known = 0.0
        count = 0
        for way in node.ways:
            if way.script[0] not in moves:
                continue
            if best is None:
                known = way.total / way.visits if way.visits else 0.0
            mean = way.total / way.visits if way.visits else known
            score = mean + explore * way.prior / (1 + way.visits)
            if best is None or score > best_score:
                best = way
                best_score = score
            count += 1
            if count >= open_ways:
                break
        if best is None:
            best = Way([self.judge.shortlist(table, moves)[0]], 0.0)
            node.ways.append(best)
        return best

    def follow(self, way: Way, table: Table, seat: int) -> None:
        """Play a turn: as the way says as far as it goes, then as the judge likes it best."""
        turn = table.turn
        step = 0
        script = way.script
        while not table.over and table.turn == turn:
            if step < len(script) and table.asks[-1].seat == seat:
                if script[step] in table.moves():
                    table.play(script[step])
                    step += 1
                    continue
                step = len(script)
            self.answer(table)

    def answer(self, table: Table) -> None:
        """Whoever is asked answers as is best for the end of this turn."""
        moves = table.moves()
        if len(moves) > 1:
            moves = self.judge.shortlist(table, moves)
        if len(moves) == 1:
            table.play(moves[0])
            return
        copy = table.copy()
        copy.manual = True
        search = turn_search(self.judge, table.asks[-1].seat, self.budget, 60, 3)
        best = 0
        best_value = 0.0
        for ending in search.endings(copy):
            if not best_value or ending.value > best_value:
                best_value = ending.value
                best = ending.script[0]
        table.play(best)

    def opinion(self) -> Opinion:
        visits: dict[int, int] = {}
        best: dict[int, Way] = {}
        for way in self.root.ways:
            first = way.script[0]
            visits[first] = visits.get(first, 0) + way.visits
            if first not in best or way.visits > best[first].visits:
                best[first] = way
        found: list[MoveOpinion] = []
        for first, way in best.items():
            count = way.visits
            chance = way.total / count if count else 0.0
            place = self.places[first] / visits[first] if visits[first] else 0.0
            found.append(MoveOpinion(first, count + chance + 1e-3 * way.prior, visits[first], chance, place))
        return Opinion(found, self.root.visits, 1 + self.deepest)


def _best_first(ending: Ending) -> float:
    return -ending.value


@mypyc_attr(allow_interpreted_subclasses=True)
class MctsBot(Searcher):
    """Tree search over whole turns of all seats."""

    def __init__(self, seed: int = 0, judge: str = "hand", style: str = "", budget: Budget | None = None) -> None:
        super().__init__(seed, judge, style, Budget(ITERATIONS) if budget is None else budget)

    def think(self, sight: Sight, judge: Judge) -> Opinion:
        tree = Tree(sight, judge, self.budget)
        self.budget.another()
        tree.look(self.chance.word())  # in any case: it finds the moves
        while self.budget.another():
            tree.look(self.chance.word())
        return tree.opinion()
