"""What an action, a tile, a ruby or a card costs in goods."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.terms import GOODS
from bedesten.kernel.hints import i64, mypyc_attr

__all__ = ["NO_COST", "Cost", "single"]


@mypyc_attr(acyclic=True)
class Cost:
    """Goods to be discarded: so many of each colour and so many of any, or so many of different colours."""

    __slots__ = ("any", "colour", "colours", "different", "need", "total")

    def __init__(self, need: list[int], some: int, different: int) -> None:
        self.need = need
        """Of each colour."""
        self.any = some
        """Of any colour, besides."""
        self.different: i64 = different
        """Of different colours; then nothing else is asked for."""
        self.total: i64 = sum(need) + some + different
        self.colour: i64 = -1
        """The only colour asked for, if there is just one."""
        for colour in range(4):
            if need[colour] and need[colour] == self.total:
                self.colour = colour
        self.colours = [colour for colour in range(4) if need[colour]]
        """The colours asked for."""

    def met(self, have: list[int], brown: i64) -> bool:
        """Whether goods will do, of which there are so many for each colour, so many brown markers included. (DG-12)"""
        if self.different:
            kinds = brown + (have[0] > brown) + (have[1] > brown) + (have[2] > brown) + (have[3] > brown)
            return kinds >= self.different
        if have[0] + have[1] + have[2] + have[3] - 3 * brown < self.total:
            return False
        left = brown
        for colour in self.colours:
            lacking = self.need[colour] - have[colour]
            if lacking > 0:
                return False  # brown markers are counted already
            if lacking > -brown:
                left -= lacking + brown
        return left >= 0

    def things(self) -> dict[str, int]:
        """What is asked for, by name; empty where it is nothing."""
        found = {GOODS[colour]: self.need[colour] for colour in self.colours}
        if self.any:
            found["any"] = self.any
        if self.different:
            found["different"] = self.different
        return found

    def words(self) -> str:
        """The cost in words."""
        words = [f"{self.need[colour]} {GOODS[colour]}" for colour in range(4) if self.need[colour]]
        if self.any:
            words.append(f"{self.any} of any colour")
        if self.different:
            words.append(f"{self.different} of different colours")
        return ", ".join(words) or "nothing"


def single(colour: int, count: int) -> Cost:
    """So many goods of one colour."""
    need = [0, 0, 0, 0]
    need[colour] = count
    return Cost(need, 0, 0)


NO_COST: Final = Cost([0, 0, 0, 0], 0, 0)
