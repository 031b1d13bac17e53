"""Inputs about the race for rubies, which both games have."""

from __future__ import annotations

from typing import Final

from bedesten.bots.features import LEADS, MOST_TO_GO, has_turn_left, most_of_others
from bedesten.bots.nets.inputs import Inputs
from bedesten.bots.nets.net import Net

__all__ = ["Race"]

MOST_RUBIES: Final = 16
MOST_WAIT: Final = 8


class Race:
    """Where these inputs are among all of a game."""

    def __init__(self, inputs: Inputs, players: int) -> None:
        self.to_go = inputs.add("to_go", MOST_TO_GO, "rubies that the seat lacks", of="rubies")
        self.lead = inputs.add("lead", LEADS, "its rubies against the best of the others", of="rubies")
        self.leader = inputs.add("leader", MOST_TO_GO, "rubies that the leader lacks", of="rubies")
        self.last_round = inputs.add(
            "last_round",
            6,
            "in the last round: the seat has the most rubies, is tied, has fewer; who has no more turn in it, who has",
            of="rubies",
        )
        self.wait = inputs.add("wait", players, "turns of others before its own")
        self.players = inputs.add("players", players - 1, f"2 to {players} players")

    def mark(
        self, net: Net, known: dict[int, int], rubies: list[int], seat: int, target: int, active: int, start: int
    ) -> None:
        """Mark those that hold, or add what they came to before."""
        players = len(rubies)
        mine = rubies[seat]
        others = most_of_others(rubies, seat)
        wait = (seat - active + players) % players
        later = has_turn_left(seat, active, start, players)
        key = ((mine * MOST_RUBIES + others) * MOST_WAIT + wait) * 2 + (1 if later else 0)
        if net.recall(known, key):
            return
        before = net.sum
        lead = mine - others
        lacking = target - max(mine, others)
        net.mark(self.to_go + min(max(target - mine, 0), MOST_TO_GO - 1))
        net.mark(self.lead + min(max(lead + LEADS // 2, 0), LEADS - 1))
        net.mark(self.leader + min(max(lacking, 0), MOST_TO_GO - 1))
        net.mark(self.wait + wait)
        net.mark(self.players + players - 2)
        if lacking <= 0:
            case = 0 if lead > 0 else 1 if lead == 0 else 2
            net.mark(self.last_round + case + (3 if later else 0))
        net.remember(known, key, before)
