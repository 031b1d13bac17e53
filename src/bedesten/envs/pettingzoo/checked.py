"""The checks that PettingZoo's environments come with, in one wrapper.

PettingZoo stacks three: `OrderEnforcingWrapper`, `AssertOutOfBoundsWrapper` and `TerminateIllegalWrapper`. Each looks
up what it needs through those below it, which costs several times what a step of the game costs. This one raises and
warns as they do together, and looks at the table itself.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from bedesten.envs.pettingzoo.turns import Observation, TurnTable

__all__ = ["CheckedTable"]

ILLEGAL = -1.0
"""The reward of an illegal action."""


class CheckedTable(OrderEnforcingWrapper):  # type: ignore[misc]
    """A table on which misuse is found: calls before `reset` and actions that do not exist raise; an illegal action
    ends the game, and who made it loses; a step after the end of all is warned of."""

    def __init__(self, table: TurnTable) -> None:
        super().__init__(table)
        self.table = table

    def observe(self, agent: str) -> Observation:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.table.observe(agent)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            raise AttributeError("agent_selection cannot be accessed before reset")
        found: tuple[Observation | None, float, bool, bool, dict[str, Any]] = self.table.last(observe)
        return found

    def step(self, action: Any) -> None:
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        table = self.table
        if not table.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = table.agent_selection
        ended = table.terminations[agent] or table.truncations[agent]
        if not (ended and action is None):
            plain = type(action) is int and 0 <= action < table.running.arrays.actions  # the space itself takes longer
            assert plain or table.spaces.actions[agent].contains(action), "action is not in action space"
        if ended:
            table.step(action)
            return
        move = table.running.episode.move_of(int(action))
        if move < 0:
            EnvLogger.warn_on_illegal_move()
            table.forfeit(ILLEGAL)
        else:
            table.play(move)

    def __str__(self) -> str:
        return str(self.table)

    def __deepcopy__(self, memo: dict[int, Any]) -> CheckedTable:
        twin = CheckedTable(self.table.copy())
        twin._has_reset = self._has_reset
        twin._has_updated = self._has_updated
        return twin
